#include <bits/stdc++.h>
using namespace std;

struct Position {
    int row, col;
};

bool operator==(const Position& a, const Position& b) { return a.row == b.row && a.col == b.col; }

struct Move {
    char color;
    Position to;
};

istream& operator>>(istream& in, Move& move) {
    in >> move.color >> move.to.row >> move.to.col;
    --move.to.row;
    --move.to.col;
    return in;
}

struct Board {
    int size;
    vector<string> rows;

    Board(int n) {
        size = n;
        rows = vector<string>(n, string(n, '.'));
        int half = n / 2;
        for (int i = 0; i < 2; i++) {
            for (int j = 0; j < 2; j++) rows[half - i][half - j] = i == j ? 'B' : 'N';
        }
    }

    char get(Position p) const {
        if (p.row < 0 || p.row >= size || p.col < 0 || p.col >= size) return '.';
        return rows[p.row][p.col];
    }

    Position end_of_line(Position from, int dr, int dc, char color) const {
        Position p = {from.row + dr, from.col + dc};
        while (get(p) != '.') {
            if (get(p) == color) return p;
            p.row += dr;
            p.col += dc;
        }
        return from;
    }

    void apply(const Move& move) {
        for (int dr = -1; dr <= 1; dr++) {
            for (int dc = -1; dc <= 1; dc++) {
                if (dr == 0 && dc == 0) continue;
                Position p = end_of_line(move.to, dr, dc, move.color);
                while (!(p == move.to)) {
                    rows[p.row][p.col] = move.color;
                    p.row -= dr;
                    p.col -= dc;
                }
            }
        }
        rows[move.to.row][move.to.col] = move.color;
    }

    int discs(char color) const {
        int total = 0;
        for (auto& row : rows) total += count(row.begin(), row.end(), color);
        return total;
    }

    void print() const {
        for (auto& row : rows) cout << row << "\n";
        cout << discs('N') << ":" << discs('B') << "\n\n";
    }
};

int main() {
    int n;
    cin >> n;
    Board board(n);
    board.print();
    Move move;
    while (cin >> move) {
        board.apply(move);
        board.print();
    }
}
