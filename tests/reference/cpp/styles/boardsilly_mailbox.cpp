#include <stdio.h>
#include <algorithm>
#include <string>
#include <vector>
using std::string;
using std::vector;

int a[100];
const int D[4] = {1, 9, 10, 11};

vector<string> search(int me) {
    vector<string> found;
    for (int i = 11; i <= 88; i++) {
        if (a[i] != me) continue;
        for (int d : D) {
            int n = 1;
            for (int j = i + d; a[j] != 9; j += d) n += a[j] != 0;
            for (int j = i - d; a[j] != 9; j -= d) n += a[j] != 0;
            for (int s = -1; s <= 1; s += 2) {
                int j = i, left = n;
                while (left > 0) {
                    j += s * d;
                    left--;
                    if (a[j] == 9) break;
                    if (left > 0 && a[j] == -me) break;
                }
                if (left > 0 || a[j] == 9 || a[j] == me) continue;
                char text[20];
                sprintf(text, "%c%d-%c%d", 'A' + i / 10 - 1, i % 10, 'A' + j / 10 - 1, j % 10);
                found.push_back(text);
            }
        }
    }
    std::sort(found.begin(), found.end());
    return found;
}

int main() {
    char s[30];
    int boards = 0;
    while (scanf("%s", s) != EOF) {
        std::fill(a, a + 100, 9);
        for (int r = 1; r <= 8; r++) {
            for (int c = 1; c <= 8; c++) {
                int& cell = a[10 * r + c];
                cell = 0;
                if (s[c - 1] == 'X') cell = 1;
                if (s[c - 1] == 'O') cell = -1;
            }
            scanf("%s", s);
        }
        if (boards++) printf("\n");
        vector<string> found = search(s[0] == 'X' ? 1 : -1);
        for (size_t i = 0; i < found.size(); i++) printf("%s\n", found[i].c_str());
        if (found.size() == 0) printf("No moves are possible\n");
    }
    return 0;
}
