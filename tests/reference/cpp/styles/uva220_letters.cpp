#include <bits/stdc++.h>
using namespace std;
#define REP(i, n) for (int i = 0; i < (n); i++)

char g[9][9], p;
int dx[] = {-1, -1, -1, 0, 0, 1, 1, 1};
int dy[] = {-1, 0, 1, -1, 1, -1, 0, 1};

char o() { return p == 'B' ? 'W' : 'B'; }
bool in(int x, int y) { return x >= 0 && x < 8 && y >= 0 && y < 8; }

int f(int x, int y, bool b) {
    if (g[x][y] != '-') return 0;
    int s = 0;
    REP(d, 8) {
        int a = x + dx[d], c = y + dy[d], k = 0;
        while (in(a, c) && g[a][c] == o()) a += dx[d], c += dy[d], k++;
        if (!in(a, c) || g[a][c] != p) continue;
        s += k;
        if (b) REP(i, k) g[x + dx[d] * (i + 1)][y + dy[d] * (i + 1)] = p;
    }
    if (b) g[x][y] = p;
    return s;
}

int main() {
    int t;
    scanf("%d", &t);
    REP(z, t) {
        if (z) puts("");
        REP(i, 8) scanf("%s", g[i]);
        scanf(" %c", &p);
        char s[9];
        while (scanf("%s", s) && s[0] != 'Q') {
            int n = 0;
            REP(i, 8) REP(j, 8) if (f(i, j, false)) {
                if (s[0] == 'L') printf(n ? " (%d,%d)" : "(%d,%d)", i + 1, j + 1);
                n++;
            }
            if (s[0] == 'L') {
                puts(n ? "" : "No legal move.");
                continue;
            }
            if (!n) p = o();
            f(s[1] - '1', s[2] - '1', true);
            p = o();
            int b = 0, w = 0;
            REP(i, 8) REP(j, 8) b += g[i][j] == 'B', w += g[i][j] == 'W';
            printf("Black - %2d White - %2d\n", b, w);
        }
        REP(i, 8) puts(g[i]);
    }
}
