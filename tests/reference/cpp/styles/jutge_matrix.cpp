#include <iostream>
#include <vector>
using namespace std;

using Fila = vector<char>;
using Taulell = vector<Fila>;

// Diu si la posicio es dins del taulell.
bool dins(const Taulell& t, int i, int j) {
    int n = t.size();
    return i >= 0 and i < n and j >= 0 and j < n;
}

Taulell inicial(int n) {
    Taulell t(n, Fila(n, '.'));
    t[n/2 - 1][n/2 - 1] = t[n/2][n/2] = 'B';
    t[n/2 - 1][n/2] = t[n/2][n/2 - 1] = 'N';
    return t;
}

void escriu(const Taulell& t) {
    int n = t.size();
    int negres = 0, blanques = 0;
    for (int i = 0; i < n; ++i) {
        for (int j = 0; j < n; ++j) {
            cout << t[i][j];
            if (t[i][j] == 'N') ++negres;
            else if (t[i][j] == 'B') ++blanques;
        }
        cout << endl;
    }
    cout << negres << ':' << blanques << endl << endl;
}

// Gira les fitxes en la direccio (di, dj).
void gira(Taulell& t, char color, int i, int j, int di, int dj) {
    int k = 1;
    while (dins(t, i + k*di, j + k*dj) and t[i + k*di][j + k*dj] != '.' and t[i + k*di][j + k*dj] != color) {
        ++k;
    }
    if (dins(t, i + k*di, j + k*dj) and t[i + k*di][j + k*dj] == color) {
        while (k > 1) {
            --k;
            t[i + k*di][j + k*dj] = color;
        }
    }
}

void juga(Taulell& t, char color, int i, int j) {
    for (int di = -1; di <= 1; ++di) {
        for (int dj = -1; dj <= 1; ++dj) {
            if (di != 0 or dj != 0) gira(t, color, i, j, di, dj);
        }
    }
    t[i][j] = color;
}

int main() {
    int n;
    cin >> n;
    Taulell t = inicial(n);
    escriu(t);
    char color;
    int i, j;
    while (cin >> color >> i >> j) {
        juga(t, color, i - 1, j - 1);
        escriu(t);
    }
}
