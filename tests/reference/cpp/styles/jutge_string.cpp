#include <bits/stdc++.h>
using namespace std;

int n;
string s;

int find_end(int r, int c, int dr, int dc, char me) {
    int len = 0;
    for (;;) {
        r += dr;
        c += dc;
        if (min(r, c) < 0 || max(r, c) >= n) return 0;
        char x = s[r * n + c];
        if (x == '.') return 0;
        if (x == me) return len;
        len++;
    }
}

void out() {
    for (int r = 0; r < n; r++) cout << s.substr(r * n, n) << endl;
    long b = count(s.begin(), s.end(), 'N');
    long w = count_if(s.begin(), s.end(), [](char x) { return x == 'B'; });
    cout << b << ":" << w << endl;
    cout << endl;
}

int main() {
    cin >> n;
    s.assign(n * n, '.');
    s[(n / 2 - 1) * n + n / 2 - 1] = s[n / 2 * n + n / 2] = 'B';
    s[(n / 2 - 1) * n + n / 2] = s[n / 2 * n + n / 2 - 1] = 'N';
    out();
    char me;
    int r, c;
    while (cin >> me >> r >> c) {
        r--, c--;
        for (int d = 0; d < 9; d++) {
            if (d == 4) continue;
            int dr = d / 3 - 1, dc = d % 3 - 1;
            for (int k = find_end(r, c, dr, dc, me); k >= 0; k--) s[(r + k * dr) * n + c + k * dc] = me;
        }
        out();
    }
}
