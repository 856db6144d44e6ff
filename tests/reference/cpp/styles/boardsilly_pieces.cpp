#include <iostream>
#include <set>
#include <string>
#include <utility>
#include <vector>
using namespace std;

typedef pair<int, int> Place;

struct Move {
    Place from, to;
};

set<Place> own, foes;

int on_line(Place p, int dr, int dc) {
    int n = 0;
    for (int k = -7; k <= 7; k++) {
        Place q(p.first + k * dr, p.second + k * dc);
        if (own.count(q) || foes.count(q)) n++;
    }
    return n;
}

bool blocked(Place p, int dr, int dc, int n) {
    for (int k = 1; k < n; k++)
        if (foes.count(Place(p.first + k * dr, p.second + k * dc))) return true;
    return false;
}

vector<Move> moves() {
    vector<Move> found;
    for (Place p : own) {
        for (int dr = -1; dr <= 1; dr++) {
            for (int dc = -1; dc <= 1; dc++) {
                if (dr == 0 && dc == 0) continue;
                int n = on_line(p, dr, dc);
                Place q(p.first + n * dr, p.second + n * dc);
                if (q.first < 1 || q.first > 8 || q.second < 1 || q.second > 8) continue;
                if (own.count(q) || blocked(p, dr, dc, n)) continue;
                found.push_back({p, q});
            }
        }
    }
    return found;
}

string name(Place p) { return string(1, "ABCDEFGH"[p.first - 1]) + to_string(p.second); }

int main() {
    string rows[8], player;
    int number = 0;
    while (cin >> rows[0]) {
        for (int i = 1; i < 8; i++) cin >> rows[i];
        cin >> player;
        own.clear();
        foes.clear();
        for (int i = 0; i < 8; i++) {
            for (int j = 0; j < 8; j++) {
                if (rows[i][j] == '.') continue;
                if (rows[i][j] == player[0])
                    own.insert(Place(i + 1, j + 1));
                else
                    foes.insert(Place(i + 1, j + 1));
            }
        }
        if (number++ > 0) cout << "\n";
        vector<Move> found = moves();
        for (const Move& move : found) cout << name(move.from) << "-" << name(move.to) << "\n";
        if (found.empty()) cout << "No moves are possible\n";
    }
}
