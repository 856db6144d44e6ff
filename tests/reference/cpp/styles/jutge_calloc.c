#include <stdio.h>
#include <stdlib.h>

enum { BORDER = 1 };
int n, width, count[3];
int *cells; /* 0 is empty, 1 is black, 2 is white, -1 is outside. */

void write_board() {
    int i, j;
    count[1] = count[2] = 0;
    for (i = 1; i <= n; i++) {
        for (j = 1; j <= n; j++) {
            int value = cells[i * width + j];
            putchar(".NB"[value]);
            count[value]++;
        }
        putchar('\n');
    }
    printf("%d:%d\n", count[1], count[2]);
    printf("\n");
}

void flip(int start, int step, int color) {
    int at = start + step;
    while (cells[at] == 3 - color) at += step;
    if (cells[at] != color) return;
    for (at -= step; at != start; at -= step) cells[at] = color;
}

int main() {
    int row, column, k;
    char letter[2];
    if (scanf("%d", &n) != 1) return 0;
    width = n + 2 * BORDER;
    cells = (int *)calloc(width * width, sizeof(int));
    for (k = 0; k < width; k++) {
        cells[k] = cells[width * (n + 1) + k] = -1;
        cells[width * k] = cells[width * k + n + 1] = -1;
    }
    k = n / 2 * width + n / 2;
    cells[k] = cells[k + width + 1] = 2;
    cells[k + 1] = cells[k + width] = 1;
    write_board();
    while (scanf("%1s %d %d", letter, &row, &column) == 3) {
        int color = letter[0] == 'N' ? 1 : 2;
        int steps[] = {1, -1, width, -width, width + 1, width - 1, -width + 1, -width - 1};
        for (k = 0; k < 8; k++) flip(row * width + column, steps[k], color);
        cells[row * width + column] = color;
        write_board();
    }
    free(cells);
    return 0;
}
