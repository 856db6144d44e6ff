#include <cstdio>
#include <cstring>

char m[10][10];

int run(int r, int c, int i, int j, char me, char you) {
    int n = 0;
    for (r += i, c += j; m[r][c] == you; r += i, c += j) n++;
    return m[r][c] == me ? n : 0;
}

bool ok(int r, int c, char me, char you) {
    if (m[r][c] != '-') return false;
    for (int i = -1; i <= 1; i++)
        for (int j = -1; j <= 1; j++)
            if (run(r, c, i, j, me, you)) return true;
    return false;
}

void put(int r, int c, char me, char you) {
    for (int i = -1; i <= 1; i++)
        for (int j = -1; j <= 1; j++) {
            int n = run(r, c, i, j, me, you);
            while (n) {
                m[r + n * i][c + n * j] = me;
                n--;
            }
        }
    m[r][c] = me;
}

void read() {
    char line[20];
    memset(m, '#', sizeof m);
    for (int r = 1; r <= 8; r++) {
        scanf("%s", line);
        for (int c = 1; c <= 8; c++) m[r][c] = line[c - 1];
    }
}

int main() {
    int games;
    scanf("%d", &games);
    for (int k = 0; k < games; k++) {
        if (k > 0) printf("\n");
        read();
        char me, you, cmd[8];
        scanf(" %c", &me);
        you = me == 'B' ? 'W' : 'B';
        for (;;) {
            scanf("%s", cmd);
            if (cmd[0] == 'Q') break;
            int moves = 0;
            for (int r = 1; r <= 8; r++)
                for (int c = 1; c <= 8; c++) {
                    if (!ok(r, c, me, you)) continue;
                    if (cmd[0] == 'L') {
                        if (moves) putchar(' ');
                        printf("(%d,%d)", r, c);
                    }
                    moves++;
                }
            if (cmd[0] == 'L') {
                if (!moves) printf("No legal move.");
                printf("\n");
            } else {
                char t;
                if (!moves) {
                    t = me;
                    me = you;
                    you = t;
                }
                put(cmd[1] - '0', cmd[2] - '0', me, you);
                t = me;
                me = you;
                you = t;
                int black = 0, white = 0;
                for (int r = 1; r < 9; r++)
                    for (int c = 1; c < 9; c++) {
                        if (m[r][c] == 'B') black++;
                        if (m[r][c] == 'W') white++;
                    }
                printf("Black - %2d White - %2d\n", black, white);
            }
        }
        for (int r = 1; r <= 8; r++) {
            for (int c = 1; c <= 8; c++) putchar(m[r][c]);
            putchar('\n');
        }
    }
}
