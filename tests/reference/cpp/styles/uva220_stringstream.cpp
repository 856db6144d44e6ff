#include <algorithm>
#include <iomanip>
#include <iostream>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>
using namespace std;

struct Point {
    int r, c;
    bool valid() const { return 0 <= r && r < 8 && 0 <= c && c < 8; }
    Point operator+(const Point& p) const { return {r + p.r, c + p.c}; }
};

ostream& operator<<(ostream& out, const Point& p) {
    return out << "(" << p.r + 1 << "," << p.c + 1 << ")";
}

const Point directions[] = {{-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}, {1, 1}};

struct Table {
    vector<vector<char>> square = vector<vector<char>>(8, vector<char>(8));

    char& operator[](const Point& p) { return square[p.r][p.c]; }

    vector<Point> line(Point p, Point d, char own) {
        vector<Point> points;
        for (p = p + d; p.valid() && (*this)[p] != '-'; p = p + d) {
            if ((*this)[p] == own) return points;
            points.push_back(p);
        }
        return {};
    }

    bool legal(Point p, char own) {
        if ((*this)[p] != '-') return false;
        return any_of(begin(directions), end(directions), [&](Point d) { return !line(p, d, own).empty(); });
    }

    vector<Point> moves(char own) {
        vector<Point> found;
        for (int i = 0; i < 64; i++) {
            Point p = {i / 8, i % 8};
            if (legal(p, own)) found.push_back(p);
        }
        return found;
    }

    void play(Point p, char own) {
        for (const Point& d : directions)
            for (const Point& q : line(p, d, own)) (*this)[q] = own;
        (*this)[p] = own;
    }

    int count(char color) const {
        int n = 0;
        for (auto row = square.begin(); row != square.end(); ++row) n += std::count(row->begin(), row->end(), color);
        return n;
    }
};

int main() {
    int games;
    cin >> games;
    ostringstream out;
    for (int g = 0; g < games; g++) {
        if (g) out << '\n';
        Table table;
        for (auto& row : table.square)
            for (char& c : row) cin >> c;
        char turn;
        cin >> turn;
        string word;
        while (cin >> word && word != "Q") {
            vector<Point> moves = table.moves(turn);
            if (word == "L") {
                ostringstream list;
                copy(moves.begin(), moves.end(), ostream_iterator<Point>(list, " "));
                string text = list.str();
                if (text.empty())
                    out << "No legal move.\n";
                else
                    out << text.substr(0, text.size() - 1) << '\n';
                continue;
            }
            istringstream digits(word.substr(1));
            int number;
            digits >> number;
            if (moves.empty()) turn = turn == 'B' ? 'W' : 'B';
            table.play({number / 10 - 1, number % 10 - 1}, turn);
            turn = turn == 'B' ? 'W' : 'B';
            out << "Black - " << setw(2) << table.count('B') << " White - " << setw(2) << table.count('W') << '\n';
        }
        for (auto& row : table.square) out << string(row.begin(), row.end()) << '\n';
    }
    cout << out.str();
}
