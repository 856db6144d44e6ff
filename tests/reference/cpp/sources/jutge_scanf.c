/* C with scanf and memory from malloc. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct board {
    int n;
    char *cells;
};

static char *cell(struct board *board, int r, int c) {
    if (r < 0 || r >= board->n || c < 0 || c >= board->n) return NULL;
    return board->cells + r * board->n + c;
}

static struct board *new_board(int n) {
    struct board *board = malloc(sizeof *board);
    board->n = n;
    board->cells = malloc((size_t)(n * n));
    memset(board->cells, '.', (size_t)(n * n));
    *cell(board, n / 2 - 1, n / 2 - 1) = *cell(board, n / 2, n / 2) = 'B';
    *cell(board, n / 2 - 1, n / 2) = *cell(board, n / 2, n / 2 - 1) = 'N';
    return board;
}

static int flip(struct board *board, int r, int c, int down, int right, char own) {
    char *at = cell(board, r, c);
    if (!at || *at == '.') return 0;
    if (*at == own) return 1;
    if (!flip(board, r + down, c + right, down, right, own)) return 0;
    *at = own;
    return 1;
}

static void show(struct board *board) {
    int black = 0, white = 0;
    for (int i = 0; i < board->n * board->n; i++) {
        black += board->cells[i] == 'N';
        white += board->cells[i] == 'B';
    }
    for (int r = 0; r < board->n; r++) printf("%.*s\n", board->n, cell(board, r, 0));
    printf("%d:%d\n\n", black, white);
}

int main(void) {
    int n, r, c;
    char own;
    if (scanf("%d", &n) != 1) return 0;
    struct board *board = new_board(n);
    show(board);
    while (scanf(" %c %d %d", &own, &r, &c) == 3) {
        for (int down = -1; down <= 1; down++) {
            for (int right = -1; right <= 1; right++) {
                if (!down && !right) continue;
                flip(board, r - 1 + down, c - 1 + right, down, right, own);
            }
        }
        *cell(board, r - 1, c - 1) = own;
        show(board);
    }
    free(board->cells);
    free(board);
    return 0;
}
