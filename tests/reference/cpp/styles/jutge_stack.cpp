#include <iostream>
#include <stack>
#include <string>
#include <vector>
using namespace std;

class Othello {
  vector<vector<int>> grid;  // -1 is black, 1 is white.
  int n;

  void turn(int i, int j, int down, int right, int who) {
    stack<pair<int, int>> line;
    i += down;
    j += right;
    while (i >= 0 and i < n and j >= 0 and j < n and grid[i][j] == -who) {
      line.push(make_pair(i, j));
      i += down;
      j += right;
    }
    if (i < 0 or i >= n or j < 0 or j >= n or grid[i][j] == 0) return;
    while (not line.empty()) {
      grid[line.top().first][line.top().second] = who;
      line.pop();
    }
  }

 public:
  Othello(int size) : grid(size, vector<int>(size, 0)), n(size) {
    int a = n / 2 - 1, b = n / 2;
    grid[a][a] = grid[b][b] = 1;
    grid[a][b] = grid[b][a] = -1;
  }

  void play(char letter, int i, int j) {
    int who = letter == 'N' ? -1 : 1;
    for (int down = -1; down <= 1; down++)
      for (int right = -1; right <= 1; right++)
        if (down or right) turn(i, j, down, right, who);
    grid[i][j] = who;
  }

  string text() const {
    string result;
    int counts[3] = {0, 0, 0};
    for (const vector<int>& row : grid) {
      for (int cell : row) {
        result += "N.B"[cell + 1];
        counts[cell + 1]++;
      }
      result += '\n';
    }
    return result + to_string(counts[0]) + ":" + to_string(counts[2]) + "\n";
  }
};

int main() {
  int n, i, j;
  char letter;
  cin >> n;
  Othello game(n);
  cout << game.text() << endl;
  while (cin >> letter >> i >> j) {
    game.play(letter, i - 1, j - 1);
    cout << game.text() << endl;
  }
}
