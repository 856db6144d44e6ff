#include <stdio.h>
#include <string.h>

char a[8][10], turn;
int list[64][2], number;

char enemy() { return 'B' + 'W' - turn; }

int ray(int x, int y, int dx, int dy) {
    int n = 0;
next:
    x += dx;
    y += dy;
    if (x < 0 || x > 7 || y < 0 || y > 7) return 0;
    if (a[x][y] == '-') return 0;
    if (a[x][y] == turn) return n;
    n++;
    goto next;
}

void moves() {
    number = 0;
    for (int x = 0; x < 8; x++) {
        for (int y = 0; y < 8; y++) {
            if (a[x][y] != '-') continue;
            for (int dx = -1; dx <= 1; dx++) {
                for (int dy = -1; dy <= 1; dy++) {
                    if ((dx || dy) && ray(x, y, dx, dy)) goto found;
                }
            }
            continue;
        found:
            list[number][0] = x;
            list[number][1] = y;
            number++;
        }
    }
}

void play(int x, int y) {
    for (int dx = -1; dx <= 1; dx++)
        for (int dy = -1; dy <= 1; dy++) {
            if (!dx && !dy) continue;
            for (int n = ray(x, y, dx, dy); n > 0; n--) a[x + n * dx][y + n * dy] = turn;
        }
    a[x][y] = turn;
}

int main() {
    int games, i, j, count[128];
    char line[12];
    if (scanf("%d", &games) != 1 || games == 0) return 0;
game:
    for (i = 0; i < 8; i++) scanf("%s", a[i]);
    scanf("%s", line);
    turn = line[0];
command:
    scanf("%s", line);
    switch (line[0]) {
        case 'L':
            moves();
            if (!number) printf("No legal move.");
            for (i = 0; i < number; i++) {
                if (i > 0) printf(" ");
                printf("(%d,%d)", list[i][0] + 1, list[i][1] + 1);
            }
            printf("\n");
            goto command;
        case 'M':
            moves();
            if (!number) turn = enemy();
            play(line[1] - '1', line[2] - '1');
            turn = enemy();
            memset(count, 0, sizeof count);
            for (i = 0; i < 8; i++)
                for (j = 0; j < 8; j++) count[(int)a[i][j]]++;
            printf("Black - %2d White - %2d\n", count['B'], count['W']);
            goto command;
    }
    for (i = 0; i < 8; i++) printf("%s\n", a[i]);
    if (--games) {
        printf("\n");
        goto game;
    }
    return 0;
}
