#include <bitset>
#include <cstdio>
#include <cstring>

typedef std::bitset<64> Bits;

struct State {
    Bits x, o;
};

bool inside(int r, int c) { return (r & 7) == r && (c & 7) == c; }

int total(const Bits& all, int r, int c, int dr, int dc) {
    while (inside(r - dr, c - dc)) {
        r -= dr;
        c -= dc;
    }
    int n = 0;
    for (; inside(r, c); r += dr, c += dc) n += all[8 * r + c];
    return n;
}

int list(const Bits& mine, const Bits& theirs) {
    int found = 0;
    Bits all = mine | theirs;
    for (int s = 0; s < 64; s++) {
        if (!mine.test(s)) continue;
        int r = s / 8, c = s % 8;
        for (int d = 0; d < 9; d++) {
            int dr = d / 3 - 1, dc = d % 3 - 1;
            if (dr == 0 && dc == 0) continue;
            int n = total(all, r, c, dr, dc);
            int row = r + n * dr, column = c + n * dc;
            if (!inside(row, column) || mine[8 * row + column]) continue;
            bool free = true;
            for (int i = 1; i < n; i++) {
                if (theirs[8 * (r + i * dr) + c + i * dc]) free = false;
            }
            if (free) {
                std::printf("%c%d-%c%d\n", 'A' + r, c + 1, 'A' + row, column + 1);
                found++;
            }
        }
    }
    return found;
}

int main() {
    char line[100];
    bool later = false;
    while (std::scanf("%s", line) == 1) {
        State state;
        for (int r = 0; r < 8; r++) {
            for (int c = 0; c < 8; c++) {
                if (line[c] == 'X') state.x.set(8 * r + c);
                if (line[c] == 'O') state.o.set(8 * r + c);
            }
            std::scanf("%s", line);
        }
        if (later) std::puts("");
        later = true;
        int found = line[0] == 'X' ? list(state.x, state.o) : list(state.o, state.x);
        if (!found) std::puts("No moves are possible");
    }
}
