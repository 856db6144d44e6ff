// Whole lines by getline, the board as strings in a struct, all headers at once.
#include <bits/stdc++.h>
using namespace std;

typedef pair<int, int> Square;

struct Game {
  vector<string> rows;
  char player;

  char other() const { return player == 'B' ? 'W' : 'B'; }

  vector<Square> flipped(int r, int c) const {
    vector<Square> all;
    if (rows[r][c] != '-') return all;
    for (int dr : {-1, 0, 1}) {
      for (int dc : {-1, 0, 1}) {
        vector<Square> line;
        int i = r + dr, j = c + dc;
        while (i >= 0 && i < 8 && j >= 0 && j < 8 && rows[i][j] == other()) {
          line.push_back(make_pair(i, j));
          i += dr;
          j += dc;
        }
        bool closed = i >= 0 && i < 8 && j >= 0 && j < 8 && rows[i][j] == player;
        if (closed) all.insert(all.end(), line.begin(), line.end());
      }
    }
    return all;
  }

  vector<Square> moves() const {
    vector<Square> found;
    for (int r = 0; r < 8; r++)
      for (int c = 0; c < 8; c++)
        if (!flipped(r, c).empty()) found.push_back(make_pair(r, c));
    return found;
  }

  void list() const {
    vector<Square> found = moves();
    ostringstream out;
    for (const Square &move : found) {
      out << '(' << move.first + 1 << ',' << move.second + 1 << ") ";
    }
    string text = out.str();
    if (!text.empty()) text.pop_back();
    cout << (text.empty() ? "No legal move." : text) << '\n';
  }

  void play(int r, int c) {
    if (moves().empty()) player = other();
    for (const Square &at : flipped(r, c)) rows[at.first][at.second] = player;
    rows[r][c] = player;
    player = other();
    int black = 0, white = 0;
    for (const string &row : rows) {
      black += count(row.begin(), row.end(), 'B');
      white += count(row.begin(), row.end(), 'W');
    }
    printf("Black - %2d White - %2d\n", black, white);
  }
};

string next_line() {
  string line;
  while (getline(cin, line)) {
    while (!line.empty() && isspace((unsigned char)line.back())) line.pop_back();
    if (!line.empty()) break;
  }
  return line;
}

int main() {
  int games = atoi(next_line().c_str());
  for (int number = 0; number < games; number++) {
    if (number) cout << '\n';
    Game game;
    for (int r = 0; r < 8; r++) game.rows.push_back(next_line());
    game.player = next_line()[0];
    for (string line = next_line(); line[0] != 'Q'; line = next_line()) {
      if (line[0] == 'L') game.list();
      else game.play(line[1] - '1', line[2] - '1');
    }
    for (const string &row : game.rows) cout << row << '\n';
  }
}
