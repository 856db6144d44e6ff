// The numbers of discs are kept while playing.
#include <iostream>
#include <stdio.h>
using namespace std;

void readBoard(char board[8][8], int& black, int& white) {
    black = white = 0;
    for (int i = 0; i < 8; i++) {
        for (int j = 0; j < 8; j++) {
            cin >> board[i][j];
            if (board[i][j] == 'B') black++;
            if (board[i][j] == 'W') white++;
        }
    }
}

void swapTurn(char& turn, char& rival) {
    char help = turn;
    turn = rival;
    rival = help;
}

int search(char board[8][8], int i, int j, int down, int right, char turn, char rival) {
    int found = 0;
    i += down;
    j += right;
    while (i >= 0 && i <= 7 && j >= 0 && j <= 7) {
        if (board[i][j] == turn) return found;
        if (board[i][j] != rival) return 0;
        found++;
        i += down;
        j += right;
    }
    return 0;
}

bool possible(char board[8][8], int i, int j, char turn, char rival) {
    if (board[i][j] != '-') return false;
    for (int down = -1; down <= 1; down++)
        for (int right = -1; right <= 1; right++)
            if (search(board, i, j, down, right, turn, rival) > 0) return true;
    return false;
}

void play(char board[8][8], int i, int j, char turn, char rival, int& gained) {
    gained = 0;
    for (int down = -1; down <= 1; down++) {
        for (int right = -1; right <= 1; right++) {
            int found = search(board, i, j, down, right, turn, rival);
            for (int k = 1; k <= found; k++) board[i + k * down][j + k * right] = turn;
            gained += found;
        }
    }
    board[i][j] = turn;
}

int main() {
    int games, black, white;
    char board[8][8], turn, rival, command;
    cin >> games;
    for (int game = 0; game < games; game++) {
        readBoard(board, black, white);
        cin >> turn;
        rival = (turn == 'B') ? 'W' : 'B';
        cin >> command;
        while (command != 'Q') {
            bool some = false;
            for (int i = 0; i < 8; i++)
                for (int j = 0; j < 8; j++)
                    if (possible(board, i, j, turn, rival)) {
                        if (command == 'L') {
                            if (some) cout << " ";
                            cout << "(" << i + 1 << "," << j + 1 << ")";
                        }
                        some = true;
                    }
            if (command == 'L') {
                if (!some) cout << "No legal move.";
                cout << endl;
            } else {
                char row, column;
                int gained;
                cin >> row >> column;
                if (!some) swapTurn(turn, rival);
                play(board, row - '1', column - '1', turn, rival, gained);
                if (turn == 'B') {
                    black += gained + 1;
                    white -= gained;
                } else {
                    white += gained + 1;
                    black -= gained;
                }
                swapTurn(turn, rival);
                cout << "Black - " << (black < 10 ? " " : "") << black;
                cout << " White - " << (white < 10 ? " " : "") << white << endl;
            }
            cin >> command;
        }
        for (int i = 0; i < 8; i++) {
            for (int j = 0; j < 8; j++) cout << board[i][j];
            cout << endl;
        }
        if (game < games - 1) cout << endl;
    }
    return 0;
}
