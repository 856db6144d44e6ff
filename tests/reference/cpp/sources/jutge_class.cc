// A class with checked access by at(), and one string for the whole output.
#include <bits/stdc++.h>

class Othello {
  const int n;
  std::vector<std::string> rows;

 public:
  explicit Othello(int n) : n(n), rows(n, std::string(n, '.')) {
    set(n / 2, n / 2, 'B');
    set(n / 2 + 1, n / 2 + 1, 'B');
    set(n / 2, n / 2 + 1, 'N');
    set(n / 2 + 1, n / 2, 'N');
  }

  char get(int r, int c) const { return rows.at(r - 1).at(c - 1); }
  void set(int r, int c, char color) { rows.at(r - 1).at(c - 1) = color; }

  void move(char color, int r, int c) {
    for (int d = 0; d < 8; d++) {
      static const int down[] = {-1, -1, -1, 0, 0, 1, 1, 1};
      static const int right[] = {-1, 0, 1, -1, 1, -1, 0, 1};
      int steps = 1;
      for (;; steps++) {
        int i = r + steps * down[d], j = c + steps * right[d];
        if (i < 1 || i > n || j < 1 || j > n || get(i, j) == '.') {
          steps = 0;
          break;
        }
        if (get(i, j) == color) break;
      }
      while (steps-- > 1) set(r + steps * down[d], c + steps * right[d], color);
    }
    set(r, c, color);
  }

  void append_to(std::string &output) const {
    int black = 0, white = 0;
    for (const auto &row : rows) {
      output += row + "\n";
      black += std::count(row.begin(), row.end(), 'N');
      white += std::count(row.begin(), row.end(), 'B');
    }
    output += std::to_string(black) + ":" + std::to_string(white) + "\n\n";
  }
};

int main() {
  std::ios_base::sync_with_stdio(false);
  std::cin.tie(0);
  int n;
  if (!(std::cin >> n)) return 0;
  Othello game(n);
  std::string output;
  game.append_to(output);
  char color;
  int r, c;
  while (std::cin >> color >> r >> c) {
    game.move(color, r, c);
    game.append_to(output);
  }
  std::cout << output;
}
