/* Each direction is written out. */
#include <stdio.h>

char tab[8][9];
char me, he;

int check(int y, int x, int flip) {
    int i, j, sum = 0;
    /* up */
    for (i = y - 1; i >= 0 && tab[i][x] == he; i--);
    if (i >= 0 && tab[i][x] == me && i != y - 1) {
        sum += y - i - 1;
        if (flip) for (i++; i < y; i++) tab[i][x] = me;
    }
    /* down */
    for (i = y + 1; i < 8 && tab[i][x] == he; i++);
    if (i < 8 && tab[i][x] == me && i != y + 1) {
        sum += i - y - 1;
        if (flip) for (i--; i > y; i--) tab[i][x] = me;
    }
    /* left */
    for (j = x - 1; j >= 0 && tab[y][j] == he; j--);
    if (j >= 0 && tab[y][j] == me && j != x - 1) {
        sum += x - j - 1;
        if (flip) for (j++; j < x; j++) tab[y][j] = me;
    }
    /* right */
    for (j = x + 1; j < 8 && tab[y][j] == he; j++);
    if (j < 8 && tab[y][j] == me && j != x + 1) {
        sum += j - x - 1;
        if (flip) for (j--; j > x; j--) tab[y][j] = me;
    }
    /* up and left */
    for (i = y - 1, j = x - 1; i >= 0 && j >= 0 && tab[i][j] == he; i--, j--);
    if (i >= 0 && j >= 0 && tab[i][j] == me && i != y - 1) {
        sum += y - i - 1;
        if (flip) for (i++, j++; i < y; i++, j++) tab[i][j] = me;
    }
    /* up and right */
    for (i = y - 1, j = x + 1; i >= 0 && j < 8 && tab[i][j] == he; i--, j++);
    if (i >= 0 && j < 8 && tab[i][j] == me && i != y - 1) {
        sum += y - i - 1;
        if (flip) for (i++, j--; i < y; i++, j--) tab[i][j] = me;
    }
    /* down and left */
    for (i = y + 1, j = x - 1; i < 8 && j >= 0 && tab[i][j] == he; i++, j--);
    if (i < 8 && j >= 0 && tab[i][j] == me && i != y + 1) {
        sum += i - y - 1;
        if (flip) for (i--, j++; i > y; i--, j++) tab[i][j] = me;
    }
    /* down and right */
    for (i = y + 1, j = x + 1; i < 8 && j < 8 && tab[i][j] == he; i++, j++);
    if (i < 8 && j < 8 && tab[i][j] == me && i != y + 1) {
        sum += i - y - 1;
        if (flip) for (i--, j--; i > y; i--, j--) tab[i][j] = me;
    }
    return sum;
}

void change() {
    char t = me;
    me = he;
    he = t;
}

int main() {
    int games, i, j, n, b, w;
    char s[10];
    scanf("%d", &games);
    while (games--) {
        for (i = 0; i < 8; i++) scanf("%s", tab[i]);
        scanf("%s", s);
        me = s[0];
        if (me == 'B') he = 'W'; else he = 'B';
        while (scanf("%s", s) == 1 && s[0] != 'Q') {
            n = 0;
            for (i = 0; i < 8; i++)
                for (j = 0; j < 8; j++)
                    if (tab[i][j] == '-' && check(i, j, 0)) {
                        if (s[0] == 'L') {
                            if (n) printf(" ");
                            printf("(%d,%d)", i + 1, j + 1);
                        }
                        n++;
                    }
            if (s[0] == 'L') {
                if (n == 0) printf("No legal move.");
                printf("\n");
                continue;
            }
            if (n == 0) change();
            i = s[1] - '1';
            j = s[2] - '1';
            check(i, j, 1);
            tab[i][j] = me;
            change();
            for (i = b = w = 0; i < 8; i++)
                for (j = 0; j < 8; j++) {
                    if (tab[i][j] == 'B') b++;
                    if (tab[i][j] == 'W') w++;
                }
            printf("Black - %2d White - %2d\n", b, w);
        }
        for (i = 0; i < 8; i++) puts(tab[i]);
        if (games) puts("");
    }
    return 0;
}
