#include <cstdio>
#include <cstdlib>

int sq[64];  // 0 is empty, 1 is black, -1 is white.
const int step[8] = {-9, -8, -7, -1, 1, 7, 8, 9};

bool next_to(int a, int b) {
    return b >= 0 && b < 64 && abs(a % 8 - b % 8) <= 1;
}

int flip(int at, int side, bool really) {
    int total = 0;
    for (int k = 0; k < 8; k++) {
        int from = at, to = at + step[k], run = 0;
        while (next_to(from, to) && sq[to] == -side) {
            from = to;
            to += step[k];
            run++;
        }
        if (next_to(from, to) && sq[to] == side) {
            total += run;
            if (really)
                for (int i = at + step[k]; i != to; i += step[k]) sq[i] = side;
        }
    }
    return total;
}

int main() {
    int n, first = 1;
    scanf("%d", &n);
    while (n--) {
        if (!first) printf("\n");
        first = 0;
        char ch;
        for (int i = 0; i < 64; i++) {
            scanf(" %c", &ch);
            sq[i] = ch == '-' ? 0 : ch == 'B' ? 1 : -1;
        }
        scanf(" %c", &ch);
        int side = ch == 'B' ? 1 : -1;
        while (scanf(" %c", &ch) == 1 && ch != 'Q') {
            int legal[64], moves = 0;
            for (int i = 0; i < 64; i++)
                if (sq[i] == 0 && flip(i, side, false) > 0) legal[moves++] = i;
            if (ch == 'L') {
                if (moves == 0) {
                    printf("No legal move.\n");
                    continue;
                }
                for (int i = 0; i < moves; i++) {
                    printf("(%d,%d)%c", legal[i] / 8 + 1, legal[i] % 8 + 1, i == moves - 1 ? '\n' : ' ');
                }
            } else {
                int rc;
                scanf("%d", &rc);
                int at = (rc / 10 - 1) * 8 + rc % 10 - 1;
                if (moves == 0) side = -side;
                flip(at, side, true);
                sq[at] = side;
                side = -side;
                int black = 0, white = 0;
                for (int i = 0; i < 64; i++) {
                    if (sq[i] > 0) black++;
                    if (sq[i] < 0) white++;
                }
                printf("Black - %2d White - %2d\n", black, white);
            }
        }
        for (int i = 0; i < 64; i++) {
            putchar("W-B"[sq[i] + 1]);
            if (i % 8 == 7) putchar('\n');
        }
    }
}
