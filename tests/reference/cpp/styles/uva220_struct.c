#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct {
    char cells[64];
    char turn;
    int discs[2];
} Game;

static char rival(const Game *game) { return game->turn == 'B' ? 'W' : 'B'; }

static const char *at(const Game *game, int r, int c) {
    if (r < 0 || r >= 8 || c < 0 || c >= 8) return NULL;
    return &game->cells[8 * r + c];
}

static int ray(const Game *game, int r, int c, int dr, int dc) {
    int length = 0;
    const char *cell;
    do {
        r += dr, c += dc;
        cell = at(game, r, c);
        length++;
    } while (cell != NULL && *cell == rival(game));
    return cell != NULL && *cell == game->turn ? length - 1 : 0;
}

static int turn_over(Game *game, int r, int c, bool really) {
    int total = 0;
    for (int dr = -1; dr <= 1; dr++) {
        for (int dc = -1; dc <= 1; dc++) {
            if (dr == 0 && dc == 0) continue;
            int length = ray(game, r, c, dr, dc);
            total += length;
            for (int i = 1; really && i <= length; i++) game->cells[8 * (r + i * dr) + c + i * dc] = game->turn;
        }
    }
    return total;
}

static bool legal(Game *game, int r, int c) {
    return *at(game, r, c) == '-' && turn_over(game, r, c, false) > 0;
}

static int list(Game *game, bool print) {
    int found = 0;
    for (int r = 0; r < 8; r++) {
        for (int c = 0; c < 8; c++) {
            if (!legal(game, r, c)) continue;
            if (print) printf(found ? " (%d,%d)" : "(%d,%d)", r + 1, c + 1);
            found++;
        }
    }
    return found;
}

static void count(Game *game) {
    game->discs[0] = game->discs[1] = 0;
    for (const char *cell = game->cells; cell < game->cells + 64; cell++) {
        if (*cell == '-') continue;
        game->discs[*cell == 'W']++;
    }
    printf("Black - %2d White - %2d\n", game->discs[0], game->discs[1]);
}

static void read(Game *game) {
    for (char *cell = game->cells; cell != game->cells + 64; ++cell) scanf(" %c", cell);
    scanf(" %c", &game->turn);
}

int main(void) {
    int games;
    scanf("%d", &games);
    Game *game = malloc(sizeof *game);
    for (int number = 0; number < games; number++) {
        if (number) printf("\n");
        read(game);
        char command, row, column;
        while (scanf(" %c", &command) == 1 && command != 'Q') {
            if (command == 'L') {
                if (!list(game, true)) printf("No legal move.");
                printf("\n");
            } else {
                scanf(" %c%c", &row, &column);
                if (!list(game, false)) game->turn = rival(game);
                int r = row - '1', c = column - '1';
                turn_over(game, r, c, true);
                game->cells[8 * r + c] = game->turn;
                count(game);
                game->turn = rival(game);
            }
        }
        for (int r = 0; r < 8; r++) printf("%.8s\n", game->cells + 8 * r);
    }
    free(game);
    return 0;
}
