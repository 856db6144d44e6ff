#include <stdio.h>
#include <string.h>
#define N 8
#define FOR(i, a, b) for (i = (a); i <= (b); i++)
#define OPP(p) ((p) == 'B' ? 'W' : 'B')
#define IN(r, c) ((r) >= 1 && (r) <= N && (c) >= 1 && (c) <= N)

char b[N + 2][N + 2];
int legal[N + 2][N + 2];

int find(char p) {
    int r, c, i, j, total = 0;
    memset(legal, 0, sizeof(legal));
    FOR(r, 1, N) FOR(c, 1, N) {
        if (b[r][c] != p) continue;
        FOR(i, -1, 1) FOR(j, -1, 1) {
            int x = r + i, y = c + j;
            if (b[x][y] != OPP(p)) continue;
            while (IN(x, y) && b[x][y] == OPP(p)) x += i, y += j;
            if (IN(x, y) && b[x][y] == '-') {
                if (!legal[x][y]) total++;
                legal[x][y] = 1;
            }
        }
    }
    return total;
}

void put(int r, int c, char p) {
    int i, j;
    b[r][c] = p;
    FOR(i, -1, 1) FOR(j, -1, 1) {
        int x = r + i, y = c + j;
        while (b[x][y] == OPP(p)) x += i, y += j;
        if (!IN(x, y) || b[x][y] != p) continue;
        while (x != r || y != c) {
            x -= i, y -= j;
            b[x][y] = p;
        }
    }
}

int main() {
    int t, r, c, k, any;
    char s[20], p;
    scanf("%d", &t);
    FOR(k, 1, t) {
        if (k > 1) puts("");
        FOR(r, 1, N) {
            scanf("%s", s);
            FOR(c, 1, N) b[r][c] = s[c - 1];
        }
        scanf("%s", s);
        p = s[0];
        while (scanf("%s", s) != EOF) {
            if (s[0] == 'Q') break;
            any = find(p);
            if (s[0] == 'L') {
                if (any == 0) printf("No legal move.");
                FOR(r, 1, N) FOR(c, 1, N) if (legal[r][c]) {
                    printf("(%d,%d)", r, c);
                    if (--any) printf(" ");
                }
                puts("");
            }
            if (s[0] == 'M') {
                int n[2] = {0, 0};
                if (any == 0) p = OPP(p);
                put(s[1] - '0', s[2] - '0', p);
                p = OPP(p);
                FOR(r, 1, N) FOR(c, 1, N) if (b[r][c] != '-') n[b[r][c] == 'W']++;
                printf("Black - %2d White - %2d\n", n[0], n[1]);
            }
        }
        FOR(r, 1, N) printf("%.8s\n", b[r] + 1);
    }
    return 0;
}
