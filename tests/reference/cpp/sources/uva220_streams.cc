// A global board of characters, read and written by streams.
#include <cstring>
#include <iomanip>
#include <iostream>
using namespace std;

char board[8][8];

bool inside(int r, int c) {
  return r >= 0 && r < 8 && c >= 0 && c < 8;
}

int bracketed(int r, int c, int dr, int dc, char player) {
  int length = 0;
  r += dr, c += dc;
  while (inside(r, c) && board[r][c] != '-' && board[r][c] != player) {
    r += dr, c += dc, length++;
  }
  return inside(r, c) && board[r][c] == player ? length : 0;
}

bool legal(int r, int c, char player) {
  if (board[r][c] != '-') return false;
  for (int dr = -1; dr <= 1; dr++)
    for (int dc = -1; dc <= 1; dc++)
      if ((dr || dc) && bracketed(r, c, dr, dc, player)) return true;
  return false;
}

void place(int r, int c, char player) {
  for (int dr = -1; dr <= 1; dr++)
    for (int dc = -1; dc <= 1; dc++) {
      int length = dr || dc ? bracketed(r, c, dr, dc, player) : 0;
      for (int i = 1; i <= length; i++) board[r + i * dr][c + i * dc] = player;
    }
  board[r][c] = player;
}

int discs(char color) {
  int number = 0;
  for (int r = 0; r < 8; r++)
    for (int c = 0; c < 8; c++) number += board[r][c] == color;
  return number;
}

int main() {
  int games;
  cin >> games;
  for (int game = 0; game < games; game++) {
    if (game > 0) cout << endl;
    char player;
    for (int r = 0; r < 8; r++)
      for (int c = 0; c < 8; c++) cin >> board[r][c];
    cin >> player;
    char command;
    while (cin >> command && command != 'Q') {
      bool any = false;
      for (int r = 0; r < 8; r++)
        for (int c = 0; c < 8; c++)
          if (legal(r, c, player)) {
            if (command == 'L') cout << (any ? " " : "") << "(" << r + 1 << "," << c + 1 << ")";
            any = true;
          }
      if (command == 'L') {
        cout << (any ? "" : "No legal move.") << endl;
        continue;
      }
      char row, column;
      cin >> row >> column;
      if (!any) player = player == 'B' ? 'W' : 'B';
      place(row - '1', column - '1', player);
      cout << "Black - " << setw(2) << discs('B') << " White - " << setw(2) << discs('W') << endl;
      player = player == 'B' ? 'W' : 'B';
    }
    for (int r = 0; r < 8; r++) {
      cout.write(board[r], 8);
      cout << endl;
    }
  }
}
