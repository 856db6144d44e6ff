#include <cstdio>

const int MAXN = 1000;
char t[MAXN][MAXN];
int n, black, white;

void show() {
    for (int i = 1; i <= n; i++) {
        for (int j = 1; j <= n; j++) printf("%c", t[i][j]);
        printf("\n");
    }
    printf("%d:%d\n\n", black, white);
}

void init() {
    for (int i = 0; i <= n + 1; i++)
        for (int j = 0; j <= n + 1; j++) t[i][j] = '.';
    int h = n / 2;
    t[h][h] = 'B';
    t[h + 1][h + 1] = 'B';
    t[h][h + 1] = 'N';
    t[h + 1][h] = 'N';
    black = 2;
    white = 2;
}

void place(char c, int i, int j) {
    int flipped = 0;
    char d = c == 'N' ? 'B' : 'N';
    for (int y = -1; y <= 1; y++) {
        for (int x = -1; x <= 1; x++) {
            int a = i + y, b = j + x, len = 0;
            while (t[a][b] == d) {
                a += y;
                b += x;
                len++;
            }
            if (t[a][b] == c) {
                for (int k = 0; k < len; k++) {
                    a -= y;
                    b -= x;
                    t[a][b] = c;
                }
                flipped += len;
            }
        }
    }
    t[i][j] = c;
    if (c == 'N') {
        black += flipped + 1;
        white -= flipped;
    } else {
        white += flipped + 1;
        black -= flipped;
    }
}

int main() {
    char c;
    int i, j;
    scanf("%d", &n);
    init();
    show();
    while (scanf(" %c%d%d", &c, &i, &j) == 3) {
        place(c, i, j);
        show();
    }
}
