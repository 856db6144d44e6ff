// Streams, a global board and functions of two coordinates.
#include <iostream>
#include <string>
using namespace std;

char board[8][8];
int down[8] = {-1, -1, -1, 0, 1, 1, 1, 0}, sideways[8] = {-1, 0, 1, 1, 1, 0, -1, -1};

bool on_board(int r, int c) { return r >= 0 && r <= 7 && c >= 0 && c <= 7; }

int pieces(int r, int c, int d) {
  while (on_board(r - down[d], c - sideways[d])) r -= down[d], c -= sideways[d];
  int sum = 0;
  for (; on_board(r, c); r += down[d], c += sideways[d]) sum += board[r][c] != '.';
  return sum;
}

bool can_move(int r, int c, int d, int length) {
  char own = board[r][c];
  int last_r = r + length * down[d], last_c = c + length * sideways[d];
  if (!on_board(last_r, last_c) || board[last_r][last_c] == own) return false;
  for (int i = 1; i < length; i++) {
    char at = board[r + i * down[d]][c + i * sideways[d]];
    if (at != '.' && at != own) return false;
  }
  return true;
}

int main() {
  string row;
  for (int number = 0; cin >> row; number++) {
    if (number) cout << "\n";
    for (int r = 0; r < 8; r++) {
      for (int c = 0; c < 8; c++) board[r][c] = row[c];
      cin >> row;
    }
    int moves = 0;
    for (int r = 0; r < 8; r++)
      for (int c = 0; c < 8; c++)
        for (int d = 0; d < 8 && board[r][c] == row[0]; d++) {
          int length = pieces(r, c, d);
          if (!can_move(r, c, d, length)) continue;
          cout << char('A' + r) << c + 1 << '-' << char('A' + r + length * down[d])
               << c + 1 + length * sideways[d] << "\n";
          moves++;
        }
    if (!moves) cout << "No moves are possible\n";
  }
}
