#include <stdio.h>
#include <string.h>

static char f[64];

static int walk(const char *from, int dr, int dc, int length) {
    int r = (from - f) / 8, c = (from - f) % 8, i;
    for (i = 0; i < length; i++) {
        r += dr, c += dc;
        if (r < 0 || r > 7 || c < 0 || c > 7) return -1;
        if (i == length - 1) break;
        if (f[8 * r + c] != '.' && f[8 * r + c] != *from) return -1;
    }
    return f[8 * r + c] == *from ? -1 : 8 * r + c;
}

static int total(const char *from, int dr, int dc) {
    int r, c, n = 0, row = (from - f) / 8, column = (from - f) % 8;
    for (r = 0; r < 8; r++)
        for (c = 0; c < 8; c++) {
            if (f[8 * r + c] == '.') continue;
            /* Both are on the line if the vectors are parallel. */
            if ((r - row) * dc == (c - column) * dr) n++;
        }
    return n;
}

int main(void) {
    char s[64];
    int first = 1, i, dr, dc;
    while (scanf("%63s", s) == 1) {
        int none = 1;
        for (i = 0; i < 8; i++) {
            memcpy(f + 8 * i, s, 8);
            scanf("%63s", s);
        }
        if (first) first = 0;
        else puts("");
        for (i = 0; i < 64; i++) {
            if (f[i] != s[0]) continue;
            for (dr = -1; dr <= 1; dr++)
                for (dc = -1; dc <= 1; dc++) {
                    int to;
                    if (!dr && !dc) continue;
                    to = walk(f + i, dr, dc, total(f + i, dr, dc));
                    if (to < 0) continue;
                    none = 0;
                    printf("%c%d-%c%d\n", "ABCDEFGH"[i / 8], i % 8 + 1, "ABCDEFGH"[to / 8], to % 8 + 1);
                }
        }
        if (none) puts("No moves are possible");
    }
    return 0;
}
