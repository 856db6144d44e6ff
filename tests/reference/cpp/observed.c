/* Linked with a program that GCC compiles with -fsanitize=thread, in place of the library of that
 * sanitizer. GCC then calls a function of this file before each access to memory.
 *
 * Writes to the file in OBSERVED, for each access to a square of the board: `r` for reading or `w` for
 * writing, row, column, and the addresses of the code and of its callers; `u` if a square was changed
 * by a function of the library, which is not observed; and `p`, the length of a part of the output and
 * the addresses of what printed it. */

#define _GNU_SOURCE
#include <execinfo.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { FRAMES = 24, MOST = 26 };

const char *observed_square(int row, int column); /* Behind the program. */

static FILE *told;
static int rows, is_busy;
static char known[MOST][MOST], is_written[MOST][MOST];

static void tell(char kind, int first, int second) {
  void *frames[FRAMES];
  int count = backtrace(frames, FRAMES);
  fprintf(told, "%c %d %d", kind, first, second);
  for (int at = 1; at < count; at++) fprintf(told, " %p", frames[at]);
  fputc('\n', told);
}

static void note(char kind, const char *place, size_t size) {
  if (is_busy || !told) return;
  is_busy = 1;
  for (int row = 0; row < rows; row++) {
    for (int column = 0; column < rows; column++) {
      const char *square = observed_square(row, column);
      int is_here = square >= place && square < place + size;
      if (known[row][column] != *square && !is_written[row][column]) tell('u', row, column);
      known[row][column] = *square;
      is_written[row][column] = is_here && kind == 'w';
      if (is_here) tell(kind, row, column);
    }
  }
  is_busy = 0;
}

static ssize_t print(void *unused, const char *text, size_t size) {
  (void)unused;
  is_busy = 1;
  tell('p', (int)size, 0);
  is_busy = 0;
  return write(1, text, size);
}

__attribute__((constructor(101))) static void begin(void) {
  const char *file = getenv("OBSERVED");
  if (!file) return;
  cookie_io_functions_t functions = {.write = print};
  told = fopen(file, "w");
  rows = atoi(getenv("ROWS"));
  stdout = fopencookie(0, "w", functions);
  setvbuf(stdout, 0, _IONBF, 0);
}

#define ACCESS(size)                                               \
  void __tsan_read##size(void *p) { note('r', p, size); }            \
  void __tsan_write##size(void *p) { note('w', p, size); }           \
  void __tsan_unaligned_read##size(void *p) { note('r', p, size); }  \
  void __tsan_unaligned_write##size(void *p) { note('w', p, size); }
ACCESS(1) ACCESS(2) ACCESS(4) ACCESS(8) ACCESS(16)
void __tsan_read_range(void *p, size_t size) { note('r', p, size); }
void __tsan_write_range(void *p, size_t size) { note('w', p, size); }
void __tsan_init(void) {}
void __tsan_func_entry(void *p) { (void)p; }
void __tsan_func_exit(void) {}
void __tsan_vptr_update(void **p, void *value) { (void)p; (void)value; }
void __tsan_vptr_read(void **p) { (void)p; }
char __tsan_atomic8_load(const volatile char *p, int order) { (void)order; return *p; }
