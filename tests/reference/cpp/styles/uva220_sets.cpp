#include <cstdio>
#include <iostream>
#include <map>
#include <set>
#include <string>
using namespace std;

typedef pair<int, int> Cell;

map<Cell, char> disc;

char color_at(Cell cell) {
    map<Cell, char>::iterator it = disc.find(cell);
    return it == disc.end() ? '-' : it->second;
}

set<Cell> captured(Cell start, char own) {
    set<Cell> all;
    if (disc.count(start)) return all;
    char enemy = own == 'B' ? 'W' : 'B';
    for (int dr = -1; dr <= 1; dr++) {
        for (int dc = -1; dc <= 1; dc++) {
            set<Cell> line;
            Cell at(start.first + dr, start.second + dc);
            while (color_at(at) == enemy) {
                line.insert(at);
                at.first += dr;
                at.second += dc;
            }
            if (color_at(at) == own) all.insert(line.begin(), line.end());
        }
    }
    return all;
}

set<Cell> legal(char own) {
    set<Cell> found;
    for (int r = 1; r <= 8; r++)
        for (int c = 1; c <= 8; c++)
            if (!captured(Cell(r, c), own).empty()) found.insert(Cell(r, c));
    return found;
}

void show_counts() {
    map<char, int> counts;
    for (map<Cell, char>::iterator it = disc.begin(); it != disc.end(); ++it) counts[it->second]++;
    printf("Black - %2d White - %2d\n", counts['B'], counts['W']);
}

int main() {
    int games;
    cin >> games;
    for (int game = 1; game <= games; game++) {
        disc.clear();
        string line;
        for (int r = 1; r <= 8; r++) {
            cin >> line;
            for (int c = 1; c <= 8; c++)
                if (line[c - 1] != '-') disc[Cell(r, c)] = line[c - 1];
        }
        char own;
        cin >> own;
        while (cin >> line) {
            set<Cell> moves = legal(own);
            if (line[0] == 'L') {
                if (moves.empty()) printf("No legal move.");
                for (set<Cell>::iterator it = moves.begin(); it != moves.end(); ++it)
                    printf("%s(%d,%d)", it == moves.begin() ? "" : " ", it->first, it->second);
                printf("\n");
            } else if (line[0] == 'M') {
                if (moves.empty()) own = own == 'B' ? 'W' : 'B';
                Cell at(line[1] - '0', line[2] - '0');
                set<Cell> turned = captured(at, own);
                for (set<Cell>::iterator it = turned.begin(); it != turned.end(); ++it) disc[*it] = own;
                disc[at] = own;
                own = own == 'B' ? 'W' : 'B';
                show_counts();
            } else {
                break;
            }
        }
        for (int r = 1; r <= 8; r++) {
            for (int c = 1; c <= 8; c++) putchar(color_at(Cell(r, c)));
            puts("");
        }
        if (game != games) puts("");
    }
}
