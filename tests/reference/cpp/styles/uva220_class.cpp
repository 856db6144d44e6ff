#include <iomanip>
#include <iostream>
#include <string>
#include <vector>

class Othello {
public:
    Othello(const std::vector<std::string>& rows, char player) : board_(rows), player_(player) {}

    void list() const {
        bool found = false;
        for (int row = 0; row < 8; ++row) {
            for (int col = 0; col < 8; ++col) {
                if (!isLegal(row, col, player_)) continue;
                if (found) std::cout << ' ';
                std::cout << '(' << row + 1 << ',' << col + 1 << ')';
                found = true;
            }
        }
        if (!found) std::cout << "No legal move.";
        std::cout << std::endl;
    }

    void move(int row, int col) {
        if (!canMove(player_)) changePlayer();
        for (int dr = -1; dr <= 1; ++dr) {
            for (int dc = -1; dc <= 1; ++dc) {
                int length = lineLength(row, col, dr, dc, player_);
                for (int step = 1; step <= length; ++step) {
                    board_[row + step * dr][col + step * dc] = player_;
                }
            }
        }
        board_[row][col] = player_;
        changePlayer();
        std::cout << "Black - " << std::setw(2) << count('B') << " White - " << std::setw(2)
                  << count('W') << std::endl;
    }

    void print() const {
        for (const std::string& row : board_) std::cout << row << std::endl;
    }

private:
    std::vector<std::string> board_;
    char player_;

    static char opponent(char player) {
        if (player == 'B') return 'W';
        return 'B';
    }

    void changePlayer() { player_ = opponent(player_); }

    bool inside(int row, int col) const { return row >= 0 && row < 8 && col >= 0 && col < 8; }

    int lineLength(int row, int col, int dr, int dc, char player) const {
        if (dr == 0 && dc == 0) return 0;
        int length = 0;
        row += dr;
        col += dc;
        while (inside(row, col) && board_[row][col] == opponent(player)) {
            row += dr;
            col += dc;
            ++length;
        }
        if (!inside(row, col) || board_[row][col] != player) return 0;
        return length;
    }

    bool isLegal(int row, int col, char player) const {
        if (board_[row][col] != '-') return false;
        for (int dr = -1; dr <= 1; ++dr) {
            for (int dc = -1; dc <= 1; ++dc) {
                if (lineLength(row, col, dr, dc, player) > 0) return true;
            }
        }
        return false;
    }

    bool canMove(char player) const {
        for (int row = 0; row < 8; ++row) {
            for (int col = 0; col < 8; ++col) {
                if (isLegal(row, col, player)) return true;
            }
        }
        return false;
    }

    int count(char color) const {
        int total = 0;
        for (const std::string& row : board_) {
            for (char square : row) {
                if (square == color) ++total;
            }
        }
        return total;
    }
};

int main() {
    int games;
    std::cin >> games;
    for (int number = 1; number <= games; ++number) {
        std::vector<std::string> rows(8);
        for (std::string& row : rows) std::cin >> row;
        char player;
        std::cin >> player;
        Othello game(rows, player);
        std::string command;
        while (std::cin >> command) {
            if (command == "Q") break;
            if (command == "L") {
                game.list();
            } else {
                game.move(command[1] - '1', command[2] - '1');
            }
        }
        game.print();
        if (number < games) std::cout << std::endl;
    }
    return 0;
}
