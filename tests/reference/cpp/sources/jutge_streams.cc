// A vector of vectors, as taught in a first course.
#include <iostream>
#include <vector>
using namespace std;

typedef vector<char> Row;
typedef vector<Row> Board;

void write(const Board& board) {
    int n = board.size();
    int black = 0, white = 0;
    for (int i = 0; i < n; ++i) {
        for (int j = 0; j < n; ++j) {
            cout << board[i][j];
            if (board[i][j] == 'N') ++black;
            else if (board[i][j] == 'B') ++white;
        }
        cout << endl;
    }
    cout << black << ":" << white << endl << endl;
}

bool inside(const Board& board, int i, int j) {
    int n = board.size();
    return 0 <= i and i < n and 0 <= j and j < n;
}

void turn(Board& board, int i, int j, int down, int right, char color) {
    int k = i + down, l = j + right;
    while (inside(board, k, l) and board[k][l] != '.' and board[k][l] != color) {
        k += down;
        l += right;
    }
    if (not inside(board, k, l) or board[k][l] != color) return;
    while (k != i or l != j) {
        k -= down;
        l -= right;
        board[k][l] = color;
    }
}

int main() {
    int n;
    if (not (cin >> n)) return 0;
    Board board(n, Row(n, '.'));
    int h = n / 2;
    board[h - 1][h - 1] = board[h][h] = 'B';
    board[h - 1][h] = board[h][h - 1] = 'N';
    write(board);
    char color;
    int i, j;
    while (cin >> color >> i >> j) {
        --i, --j;
        for (int down = -1; down <= 1; ++down)
            for (int right = -1; right <= 1; ++right)
                if (down != 0 or right != 0) turn(board, i, j, down, right, color);
        board[i][j] = color;
        write(board);
    }
}
