#include <iostream>
#include <map>
#include <string>
#include <vector>
using namespace std;

class Silly {
    vector<string> grid;
    map<int, int> rows, columns, rising, falling;

    bool free(int r, int c, int dr, int dc, int length, char own) const {
        for (int i = 1; i < length; i++) {
            char piece = grid[r + i * dr][c + i * dc];
            if (piece != '.' && piece != own) return false;
        }
        return grid[r + length * dr][c + length * dc] != own;
    }

    bool report(int r, int c, int dr, int dc, int length) const {
        int row = r + length * dr, column = c + length * dc;
        if (row < 0 || row >= 8 || column < 0 || column >= 8) return false;
        if (!free(r, c, dr, dc, length, grid[r][c])) return false;
        cout << (char)('A' + r) << c + 1 << '-' << (char)('A' + row) << column + 1 << '\n';
        return true;
    }

public:
    Silly(const vector<string>& lines) : grid(lines) {
        for (int r = 0; r < 8; r++) {
            for (int c = 0; c < 8; c++) {
                if (grid[r][c] == '.') continue;
                ++rows[r];
                ++columns[c];
                ++rising[r + c];
                ++falling[r - c];
            }
        }
    }

    void list(char player) {
        bool any = false;
        for (int r = 0; r < 8; r++) {
            for (int c = 0; c < 8; c++) {
                if (grid[r][c] != player) continue;
                for (int side : {-1, 1}) {
                    any |= report(r, c, 0, side, rows[r]);
                    any |= report(r, c, side, 0, columns[c]);
                    any |= report(r, c, side, side, falling[r - c]);
                    any |= report(r, c, side, -side, rising[r + c]);
                }
            }
        }
        if (!any) cout << "No moves are possible\n";
    }
};

int main() {
    vector<string> lines;
    string line;
    bool first = true;
    while (cin >> line) {
        if (lines.size() < 8) {
            lines.push_back(line);
            continue;
        }
        if (!first) cout << '\n';
        first = false;
        Silly(lines).list(line[0]);
        lines.clear();
    }
}
