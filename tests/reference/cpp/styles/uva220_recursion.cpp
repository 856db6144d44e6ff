#include <iostream>
#include <string>
using namespace std;

string table[8];
char player;

// Tells whether a line of the opponent's discs ends with one of the player's.
bool ends(int r, int c, int dr, int dc, bool turn) {
    if (r < 0 || r > 7 || c < 0 || c > 7) return false;
    if (table[r][c] == '-') return false;
    if (table[r][c] == player) return true;
    if (!ends(r + dr, c + dc, dr, dc, turn)) return false;
    if (turn) table[r][c] = player;
    return true;
}

bool flips(int r, int c, bool turn) {
    bool any = false;
    for (int dr = -1; dr < 2; dr++) {
        for (int dc = -1; dc < 2; dc++) {
            int i = r + dr, j = c + dc;
            if (i < 0 || i > 7 || j < 0 || j > 7 || table[i][j] == player) continue;
            any = ends(i, j, dr, dc, turn) || any;
        }
    }
    return any;
}

bool legal(int r, int c) { return table[r][c] == '-' && flips(r, c, false); }

int howMany(char color) {
    int n = 0;
    for (int r = 0; r < 8; r++)
        for (int c = 0; c < 8; c++)
            if (table[r][c] == color) n++;
    return n;
}

void pass() {
    if (player == 'B')
        player = 'W';
    else
        player = 'B';
}

string padded(int n) {
    string s = to_string(n);
    while (s.length() < 2) s = " " + s;
    return s;
}

int main() {
    int n;
    cin >> n;
    while (n-- > 0) {
        for (int r = 0; r < 8; r++) cin >> table[r];
        cin >> player;
        char what;
        do {
            cin >> what;
            if (what == 'L') {
                string text;
                for (int r = 0; r < 8; r++)
                    for (int c = 0; c < 8; c++)
                        if (legal(r, c)) text += "(" + to_string(r + 1) + "," + to_string(c + 1) + ") ";
                if (text.empty()) text = "No legal move. ";
                text.erase(text.length() - 1);
                cout << text << endl;
            } else if (what == 'M') {
                char row, column;
                cin >> row >> column;
                bool can = false;
                for (int r = 0; r < 8; r++)
                    for (int c = 0; c < 8; c++)
                        if (legal(r, c)) can = true;
                if (!can) pass();
                flips(row - '1', column - '1', true);
                table[row - '1'][column - '1'] = player;
                pass();
                cout << "Black - " << padded(howMany('B')) << " White - " << padded(howMany('W')) << endl;
            }
        } while (what != 'Q');
        for (int r = 0; r < 8; r++) cout << table[r] << endl;
        if (n > 0) cout << endl;
    }
}
