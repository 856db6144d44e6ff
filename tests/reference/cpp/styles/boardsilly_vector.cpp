#include <bits/stdc++.h>
using namespace std;

vector<string> b(8);
int dr[8] = {-1, -1, -1, 0, 1, 1, 1, 0};
int dc[8] = {-1, 0, 1, 1, 1, 0, -1, -1};

bool in(int r, int c) { return r >= 0 && r < 8 && c >= 0 && c < 8; }

int line(int r, int c, int d) {
    int k = 1;
    for (int x = r + dr[d], y = c + dc[d]; in(x, y); x += dr[d], y += dc[d]) k += b[x][y] != '.';
    for (int x = r - dr[d], y = c - dc[d]; in(x, y); x -= dr[d], y -= dc[d]) k += b[x][y] != '.';
    return k;
}

bool go(int r, int c, int d, int k) {
    char own = b[r][c], foe = own == 'X' ? 'O' : 'X';
    for (int i = 1; i <= k; i++) {
        r += dr[d], c += dc[d];
        if (!in(r, c)) return false;
        if (i < k && b[r][c] == foe) return false;
    }
    return b[r][c] != own;
}

int main() {
    bool first = true;
    while (cin >> b[0]) {
        for (int i = 1; i < 8; i++) cin >> b[i];
        char p;
        cin >> p;
        if (!first) cout << endl;
        first = false;
        bool any = false;
        for (int r = 0; r < 8; r++)
            for (int c = 0; c < 8; c++) {
                if (b[r][c] != p) continue;
                for (int d = 0; d < 8; d++) {
                    int k = line(r, c, d);
                    if (!go(r, c, d, k)) continue;
                    any = true;
                    cout << char('A' + r) << c + 1 << "-" << char('A' + r + k * dr[d]) << c + 1 + k * dc[d] << endl;
                }
            }
        if (!any) cout << "No moves are possible" << endl;
    }
}
