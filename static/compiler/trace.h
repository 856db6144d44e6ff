/* Included by instrumented C and C++ programs before their own text; see py/tracing/cpp_tracer.py.
 *
 * Records what a run does, and writes it to TRACE when the run ends. The variable TRACE of the
 * environment chooses what is recorded; without it, nothing is. tracing/trace_text.py describes the
 * records. No header is included, because its names could clash with those of the program. */

#ifndef OTHELLO_TRACE
#define OTHELLO_TRACE

#define OTHELLO_TRACE_TEXT_(name) #name
#define OTHELLO_TRACE_TEXT(name) OTHELLO_TRACE_TEXT_(name)
#define OTHELLO_TRACE_AS(name) __asm__(OTHELLO_TRACE_TEXT(__USER_LABEL_PREFIX__) #name)
#define OTHELLO_TRACE_UNUSED __attribute__((unused))

enum {
  OTHELLO_TRACE_FILE = 98,
  OTHELLO_TRACE_MOST_LINES = 200000,
  OTHELLO_TRACE_MOST_BYTES = 4000000,
  OTHELLO_TRACE_MOST_VARIABLES = 100000, /* That live at the same time. */
  OTHELLO_TRACE_LONGEST = 20000,         /* Bytes of a value. */
  OTHELLO_TRACE_MOST_CELLS = 2500,       /* Of a value. */
  OTHELLO_TRACE_DEEPEST = 6,             /* Values in values. */
  OTHELLO_TRACE_STOPPED = 124            /* The exit status of a run that was stopped. */
};

#ifdef __cplusplus
extern "C" {
#endif
extern char *othello_trace_getenv(const char *) OTHELLO_TRACE_AS(getenv);
extern int othello_trace_atoi(const char *) OTHELLO_TRACE_AS(atoi);
extern int othello_trace_atexit(void (*)(void)) OTHELLO_TRACE_AS(atexit);
extern __PTRDIFF_TYPE__ othello_trace_write(int, const void *, __SIZE_TYPE__) OTHELLO_TRACE_AS(write);
extern __attribute__((noreturn)) void othello_trace_exit(int) OTHELLO_TRACE_AS(_Exit);
extern void *othello_trace_realloc(void *, __SIZE_TYPE__) OTHELLO_TRACE_AS(realloc);
extern int othello_trace_flush(void *) OTHELLO_TRACE_AS(fflush);
extern void *othello_trace_stdout OTHELLO_TRACE_AS(stdout);
extern int othello_trace_buffer(void *, char *, int, __SIZE_TYPE__) OTHELLO_TRACE_AS(setvbuf);
#ifndef __wasm__
extern void (*othello_trace_signal(int, void (*)(int)))(int) OTHELLO_TRACE_AS(signal);
extern int othello_trace_raise(int) OTHELLO_TRACE_AS(raise);
extern long long othello_trace_seek(int, long long, int) OTHELLO_TRACE_AS(lseek64);
#endif
#ifdef __cplusplus
}
#endif

/* A call of a function of the program. The first one stands for what no function does. */
struct othello_trace_call {
  struct othello_trace_call *caller;
  const char *function;
  int line;
  int number;
  int is_told;
};

typedef void othello_trace_printer(const void *);

/* A variable while it lives. */
struct othello_trace_variable {
  struct othello_trace_variable *before, *after;
  struct othello_trace_call *call;
  const void *place;
  othello_trace_printer *print;
  int number, age;
  int size; /* Of a simple value, else 0. */
  int time; /* When its value changed last. */
  unsigned long long known; /* Its bytes then. */
};

/* The last value of a variable that has died, or a value that has been recorded. */
struct othello_trace_text {
  char *text;
  int size, room;
  int age; /* When the variable began to live. */
};

static enum { OTHELLO_TRACE_NOTHING, OTHELLO_TRACE_VALUES, OTHELLO_TRACE_OUTPUT } othello_trace_mode;

static struct othello_trace_call othello_trace_main = {0, "the main program", 0, 0, 0};
static struct othello_trace_call *othello_trace_top = &othello_trace_main;
static struct othello_trace_variable *othello_trace_living;
static struct othello_trace_text *othello_trace_kept; /* By the number of a variable. */
static int othello_trace_kept_room;
static int othello_trace_last[2]; /* The last call and its line. */
static int othello_trace_lines, othello_trace_calls, othello_trace_ages, othello_trace_is_ended;
static char othello_trace_log[OTHELLO_TRACE_MOST_BYTES + 2 * OTHELLO_TRACE_LONGEST];
static int othello_trace_size, othello_trace_written;
/* The value that is being printed. Nothing is recorded meanwhile. */
static char othello_trace_value[OTHELLO_TRACE_LONGEST + 8];
static int othello_trace_value_size, othello_trace_cells, othello_trace_depth, othello_trace_is_busy;

/* ---------------------------------------------------------------- the value that is printed */

static void othello_trace_put(char c) {
  if (othello_trace_value_size < OTHELLO_TRACE_LONGEST) othello_trace_value[othello_trace_value_size++] = c;
}

static void othello_trace_put_text(const char *text) {
  while (*text) othello_trace_put(*text++);
}

static void othello_trace_put_number(unsigned long long value, int is_negative) {
  char digits[24];
  int at = 24;
  if (is_negative) value = 0 - value;
  do digits[--at] = (char)('0' + value % 10);
  while (value /= 10);
  if (is_negative) othello_trace_put('-');
  while (at < 24) othello_trace_put(digits[at++]);
}

static void othello_trace_put_real(double value) {
  char text[40];
  if (value != value) {
    othello_trace_put_text("NaN");
  } else if (value - value != 0) {
    othello_trace_put_text(value > 0 ? "Infinity" : "-Infinity");
  } else {
    __builtin_snprintf(text, sizeof text, "%.17g", value);
    othello_trace_put_text(text);
    if (!__builtin_strpbrk(text, ".e")) othello_trace_put_text(".0");
  }
}

/* Puts a byte of a JSON text. Bytes of UTF-8 are put one by one. */
static void othello_trace_put_byte(unsigned char c) {
  if (c >= 32 && c < 127 && c != '"' && c != '\\') {
    othello_trace_put((char)c);
  } else {
    othello_trace_put_text("\\u00");
    othello_trace_put("0123456789abcdef"[c >> 4]);
    othello_trace_put("0123456789abcdef"[c & 15]);
  }
}

static void othello_trace_put_string(const char *text, __SIZE_TYPE__ size) {
  if (size > OTHELLO_TRACE_LONGEST) size = OTHELLO_TRACE_LONGEST;
  othello_trace_put('"');
  for (__SIZE_TYPE__ at = 0; at < size; at++) othello_trace_put_byte((unsigned char)text[at]);
  othello_trace_put('"');
}

/* Counts a part of a value, and returns whether it may be printed. */
OTHELLO_TRACE_UNUSED static int othello_trace_may_put(void) {
  return othello_trace_cells++ < OTHELLO_TRACE_MOST_CELLS && othello_trace_value_size < OTHELLO_TRACE_LONGEST;
}

/* Prints a value, and returns whether it is small enough. */
static int othello_trace_print(const struct othello_trace_variable *variable) {
  othello_trace_value_size = othello_trace_cells = othello_trace_depth = 0;
  othello_trace_is_busy = 1;
  variable->print(variable->place);
  othello_trace_is_busy = 0;
  return othello_trace_value_size < OTHELLO_TRACE_LONGEST && othello_trace_cells <= OTHELLO_TRACE_MOST_CELLS;
}

/* ---------------------------------------------------------------- the log */

static void othello_trace_send(void) {
  while (othello_trace_written < othello_trace_size) {
    __PTRDIFF_TYPE__ sent = othello_trace_write(OTHELLO_TRACE_FILE, othello_trace_log + othello_trace_written,
                                                (__SIZE_TYPE__)(othello_trace_size - othello_trace_written));
    if (sent <= 0) return;
    othello_trace_written += (int)sent;
  }
}

static void othello_trace_add(const char *text, int size) {
  if (othello_trace_size + size > (int)sizeof othello_trace_log) return;
  __builtin_memcpy(othello_trace_log + othello_trace_size, text, (__SIZE_TYPE__)size);
  othello_trace_size += size;
}

/* Adds a record: its kind, numbers, and the printed value if there is one. */
static void othello_trace_record(char kind, const int *numbers, int count, const char *value, int size) {
  char digits[16];
  othello_trace_add("\n", 1);
  othello_trace_add(&kind, 1);
  for (int at = 0; at < count; at++) {
    othello_trace_add(digits, __builtin_snprintf(digits, sizeof digits, " %d", numbers[at]));
  }
  if (value) {
    othello_trace_add(" ", 1);
    othello_trace_add(value, size);
  }
  othello_trace_add("\n", 1);
}

static void othello_trace_finish(const char *reason);

static void othello_trace_stop(void) {
  othello_trace_finish("stopped");
  othello_trace_flush(0);
  othello_trace_exit(OTHELLO_TRACE_STOPPED);
}

/* Adds a line that is executed, as a character of UTF-8. */
static void othello_trace_add_line(int line) {
  unsigned at = (unsigned)line + 256;
  char text[3];
  int size = at < 0x800 ? 2 : 3;
  text[0] = (char)(size == 2 ? 0xc0 | at >> 6 : 0xe0 | at >> 12);
  text[size - 2] = (char)(size == 2 ? (unsigned char)text[0] : 0x80 | (at >> 6 & 63));
  text[size - 1] = (char)(0x80 | (at & 63));
  othello_trace_add(text, size);
  if (++othello_trace_lines > OTHELLO_TRACE_MOST_LINES || othello_trace_size > OTHELLO_TRACE_MOST_BYTES) {
    othello_trace_stop();
  }
}

/* Adds the records of a call and its callers, once. */
static void othello_trace_tell(struct othello_trace_call *call) {
  if (call->is_told) return;
  int numbers[3] = {call->number, -1, 0};
  call->is_told = 1;
  if (call->caller && call->caller != &othello_trace_main) {
    othello_trace_tell(call->caller);
    numbers[1] = call->caller->number;
    numbers[2] = call->caller->line;
  }
  othello_trace_record('C', numbers, 3, call->function, (int)__builtin_strlen(call->function));
}

static int othello_trace_is_recording(void) { return othello_trace_mode && !othello_trace_is_busy; }

/* ---------------------------------------------------------------- values */

/* Returns whether the bytes of a simple variable have changed. */
static int othello_trace_has_changed(struct othello_trace_variable *variable) {
  unsigned long long now = 0;
  __builtin_memcpy(&now, variable->place, (__SIZE_TYPE__)variable->size);
  if (now == variable->known) return 0;
  variable->known = now;
  variable->time = othello_trace_lines;
  return 1;
}

static void othello_trace_keep(const struct othello_trace_variable *variable) {
  if (variable->number >= othello_trace_kept_room) {
    int room = 2 * variable->number + 64;
    __SIZE_TYPE__ size = sizeof *othello_trace_kept, known = (__SIZE_TYPE__)othello_trace_kept_room;
    othello_trace_kept = (struct othello_trace_text *)othello_trace_realloc(othello_trace_kept, (__SIZE_TYPE__)room * size);
    __builtin_memset(othello_trace_kept + known, 0, ((__SIZE_TYPE__)room - known) * size);
    othello_trace_kept_room = room;
  }
  struct othello_trace_text *kept = othello_trace_kept + variable->number;
  if (kept->age > variable->age || !variable->print) return;
  int size = othello_trace_print(variable) ? othello_trace_value_size : 0;
  if (size > kept->room) {
    kept->text = (char *)othello_trace_realloc(kept->text, (__SIZE_TYPE__)(2 * size));
    kept->room = 2 * size;
  }
  if (size) __builtin_memcpy(kept->text, othello_trace_value, (__SIZE_TYPE__)size);
  kept->size = size;
  kept->age = variable->age;
}

/* Adds the values of all variables, with the times when they began to live. */
static void othello_trace_add_values(char kind) {
  int left = OTHELLO_TRACE_MOST_VARIABLES;
  for (struct othello_trace_variable *one = othello_trace_living; one && left--; one = one->before) {
    othello_trace_keep(one);
  }
  for (int number = 0; number < othello_trace_kept_room; number++) {
    struct othello_trace_text *kept = othello_trace_kept + number;
    int numbers[2] = {number, kept->age};
    if (kept->size) othello_trace_record(kind, numbers, 2, kept->text, kept->size);
  }
}

/* ---------------------------------------------------------------- output */

static struct { int end, call, line, wanted, has_moment; } othello_trace_output;

static void othello_trace_add_writing(void) {
  int numbers[3] = {othello_trace_output.end, othello_trace_output.call, othello_trace_output.line};
  if (othello_trace_output.line) othello_trace_record('W', numbers, 3, 0, 0);
}

/* Adds the variables as they are now. */
static void othello_trace_add_moment(int was_written) {
  int place[3] = {othello_trace_top->number, othello_trace_top->line, was_written};
  int left = OTHELLO_TRACE_MOST_VARIABLES;
  if (othello_trace_output.has_moment) return;
  othello_trace_output.has_moment = 1;
  othello_trace_tell(othello_trace_top);
  othello_trace_record('M', place, 3, 0, 0);
  for (struct othello_trace_variable *one = othello_trace_living; one && left--; one = one->before) {
    int numbers[3] = {one->number, one->time, one->call->number};
    if (one->call != &othello_trace_main) othello_trace_tell(one->call);
    if (one->print && othello_trace_print(one)) {
      othello_trace_record('N', numbers, 3, othello_trace_value, othello_trace_value_size);
    }
  }
  othello_trace_add_values('K');
}

/* Notes bytes of the output that the current line has written. */
static void othello_trace_note_output(int size) {
  if (othello_trace_output.call != othello_trace_top->number || othello_trace_output.line != othello_trace_top->line) {
    othello_trace_add_writing();
    othello_trace_tell(othello_trace_top);
    othello_trace_output.call = othello_trace_top->number;
    othello_trace_output.line = othello_trace_top->line;
  }
  othello_trace_output.end += size;
  if (othello_trace_output.end > othello_trace_output.wanted) othello_trace_add_moment(1);
}

#ifdef __wasm__
struct othello_trace_piece { const void *start; __SIZE_TYPE__ size; };
#ifdef __cplusplus
extern "C"
#endif
unsigned short othello_trace_fd_write(int, const struct othello_trace_piece *, __SIZE_TYPE__, __SIZE_TYPE__ *)
    OTHELLO_TRACE_AS(__wasi_fd_write);

/* Replaces the library's function, with which it writes files. */
#ifdef __cplusplus
extern "C"
#endif
__PTRDIFF_TYPE__ othello_trace_writev(int, const struct othello_trace_piece *, int) OTHELLO_TRACE_AS(writev);
__PTRDIFF_TYPE__ othello_trace_writev(int file, const struct othello_trace_piece *pieces, int number) {
  __SIZE_TYPE__ written = 0;
  if (othello_trace_fd_write(file, pieces, (__SIZE_TYPE__)number, &written)) return -1;
  if (file == 1 && othello_trace_mode == OTHELLO_TRACE_OUTPUT) othello_trace_note_output((int)written);
  return (__PTRDIFF_TYPE__)written;
}
#endif

/* Notes what the current line has done until now. */
static void othello_trace_look(void) {
  if (othello_trace_mode != OTHELLO_TRACE_OUTPUT) return;
#ifndef __wasm__
  int end = (int)othello_trace_seek(1, 0, 1);
  if (end > othello_trace_output.end) othello_trace_note_output(end - othello_trace_output.end);
#endif
  for (struct othello_trace_variable *one = othello_trace_living; one && one->call == othello_trace_top; one = one->before) {
    if (one->size) othello_trace_has_changed(one);
  }
}

/* Writes the trace. Reading the variables may fail, so what is known is sent before. */
static void othello_trace_finish(const char *reason) {
  if (othello_trace_is_ended || !othello_trace_mode) return;
  othello_trace_is_ended = 1;
  othello_trace_look();
  if (othello_trace_mode == OTHELLO_TRACE_OUTPUT) othello_trace_add_writing();
  othello_trace_record('E', othello_trace_last, 2, reason, (int)__builtin_strlen(reason));
  othello_trace_send();
  if (othello_trace_mode == OTHELLO_TRACE_OUTPUT && othello_trace_top != &othello_trace_main) othello_trace_add_moment(0);
  othello_trace_add_values('V');
  othello_trace_mode = OTHELLO_TRACE_NOTHING;
  othello_trace_send();
}

static void othello_trace_at_exit(void) { othello_trace_finish("exit"); }

#ifdef __wasm__
/* The worker calls this after a trap. */
__attribute__((export_name("othello_trace_finish"))) void othello_trace_at_trap(void) {
  othello_trace_finish("trap");
}
#else
static void othello_trace_at_signal(int number) {
  othello_trace_signal(number, 0);
  othello_trace_finish("trap");
  othello_trace_raise(number);
}
#endif

__attribute__((constructor(101))) static void othello_trace_begin(void) {
  const char *mode = othello_trace_getenv("TRACE");
  if (!mode) return;
  if (!__builtin_strcmp(mode, "values")) othello_trace_mode = OTHELLO_TRACE_VALUES;
  if (!__builtin_strncmp(mode, "output ", 7)) {
    othello_trace_mode = OTHELLO_TRACE_OUTPUT;
    othello_trace_output.wanted = othello_trace_atoi(mode + 7);
    othello_trace_buffer(othello_trace_stdout, 0, 2, 0); /* _IONBF */
  }
  othello_trace_atexit(othello_trace_at_exit);
#ifndef __wasm__
  static const int faults[] = {4, 6, 7, 8, 11}; /* SIGILL, SIGABRT, SIGBUS, SIGFPE, SIGSEGV */
  for (unsigned at = 0; at < sizeof faults / sizeof *faults; at++) {
    othello_trace_signal(faults[at], othello_trace_at_signal);
  }
#endif
}

/* ---------------------------------------------------------------- what the program calls */

OTHELLO_TRACE_UNUSED static void othello_trace_line(int line) {
  if (!othello_trace_is_recording()) return;
  othello_trace_look();
  othello_trace_top->line = line;
  if (othello_trace_mode == OTHELLO_TRACE_OUTPUT) othello_trace_tell(othello_trace_top);
  othello_trace_last[0] = othello_trace_top->number;
  othello_trace_last[1] = line;
  othello_trace_add_line(line);
}

static void othello_trace_enter(struct othello_trace_call *call, const char *function, int line) {
  if (othello_trace_is_recording()) othello_trace_look();
  call->caller = othello_trace_top;
  call->function = function;
  call->line = line;
  call->number = ++othello_trace_calls;
  call->is_told = 0;
  othello_trace_top = call;
}

static void othello_trace_leave(struct othello_trace_call *call) {
  if (othello_trace_is_recording()) othello_trace_look();
  othello_trace_top = call->caller;
}

static void othello_trace_live(struct othello_trace_variable *variable, int number, const void *place, int size,
                               othello_trace_printer *print) {
  variable->before = othello_trace_living;
  variable->after = 0;
  if (variable->before) variable->before->after = variable;
  variable->call = othello_trace_top;
  variable->place = place;
  variable->print = print;
  variable->number = number;
  variable->size = size;
  variable->time = othello_trace_lines;
  variable->known = 0;
  if (size) othello_trace_has_changed(variable);
  variable->age = ++othello_trace_ages;
  othello_trace_living = variable;
}

static void othello_trace_die(struct othello_trace_variable *variable) {
  if (othello_trace_is_recording()) {
    othello_trace_look();
    othello_trace_keep(variable);
  }
  if (variable->before) variable->before->after = variable->after;
  if (variable->after) variable->after->before = variable->before;
  else othello_trace_living = variable->before;
}

#ifdef __cplusplus

/* ---------------------------------------------------------------- C++ */

namespace othello_trace {

template <class T> struct plain { typedef T type; };
template <class T> struct plain<const T> { typedef T type; };
template <class T> struct plain<volatile T> { typedef T type; };
template <class T> struct plain<const volatile T> { typedef T type; };
template <class...> struct any { typedef int type; };
template <class T> const T &value_of();
template <int> void get(struct nobody *); /* So that `get<0>(x)` can be read as a call. */
struct visitor;

enum kind { UNKNOWN, NUMBER, TUPLE, VARIANT, OPTIONAL, OWNER, BITS, PAIR, LIST, SET, DICT, TEXT, OBJECT };
template <int N> struct rank : rank<N - 1> {};
template <> struct rank<0> {};
template <kind K> struct is { static const kind value = K; };

/* Tests what a type has; those of a higher rank are asked first. */
#define OTHELLO_TRACE_TEST(kind, ...) \
  template <class T> is<kind> test(rank<kind>, typename any<__VA_ARGS__>::type)
template <class T> is<UNKNOWN> test(rank<UNKNOWN>, int);
OTHELLO_TRACE_TEST(NUMBER, decltype(value_of<T>() * value_of<T>()), char[__is_class(T) ? -1 : 1]);
OTHELLO_TRACE_TEST(TUPLE, decltype(get<0>(value_of<T>())));
OTHELLO_TRACE_TEST(VARIANT, decltype(value_of<T>().valueless_by_exception()));
OTHELLO_TRACE_TEST(OPTIONAL, decltype(value_of<T>().has_value(), *value_of<T>()));
OTHELLO_TRACE_TEST(OWNER, decltype(*value_of<T>().get()), typename T::element_type);
OTHELLO_TRACE_TEST(BITS, decltype(value_of<T>().test(0), value_of<T>().count()));
OTHELLO_TRACE_TEST(PAIR, typename T::first_type, typename T::second_type);
OTHELLO_TRACE_TEST(LIST, decltype(value_of<T>().begin(), value_of<T>().max_size()));
OTHELLO_TRACE_TEST(SET, typename T::key_type, decltype(value_of<T>().max_size()));
OTHELLO_TRACE_TEST(DICT, typename T::key_type, typename T::mapped_type);
OTHELLO_TRACE_TEST(TEXT, typename T::traits_type, decltype((const char *)value_of<T>().data()));
OTHELLO_TRACE_TEST(OBJECT, decltype(value_of<T>().othello_trace_members(*(visitor *)0)));
template <class T> struct kind_of : decltype(test<T>(rank<OBJECT>(), 0)) {};

inline void put(const char *text) { othello_trace_put_text(text); }

/* How values of a type are printed. */
template <class T, kind K, bool = __is_enum(T)> struct shape {
  static void print(const T &) { put("null"); }
};

template <class T> void print(const T &x) {
  typedef typename plain<T>::type type;
  if (othello_trace_depth == OTHELLO_TRACE_DEEPEST || !othello_trace_may_put()) return put("null");
  othello_trace_depth++;
  shape<type, kind_of<type>::value>::print((const type &)x);
  othello_trace_depth--;
}

template <class T> void print_number(T x) {
  if (sizeof x > 8) return put("null");
  othello_trace_put_number((unsigned long long)x, !(x > 0) && x != 0);
}
inline void print_number(bool x) { put(*(const unsigned char *)&x ? "true" : "false"); }
inline void print_number(char x) { othello_trace_put_string(&x, 1); }
inline void print_number(float x) { othello_trace_put_real((double)x); }
inline void print_number(double x) { othello_trace_put_real(x); }
inline void print_number(long double x) { othello_trace_put_real((double)x); }
template <class T> struct shape<T, NUMBER, false> {
  static void print(const T &x) { print_number(x); }
};
template <class T, kind K> struct shape<T, K, true> {
  static void print(const T &x) { print_number((long long)x); }
};

/* Prints items between an opening and a closing text. */
struct series {
  const char *comma, *end;
  series(const char *begin, const char *end) : comma(begin), end(end) {}
  void next() { put(comma), comma = ","; }
  ~series() {
    if (*comma != ',') put(comma);
    put(end);
  }
};

template <class T> void print_range(const T &x, const char *begin, const char *end) {
  series items(begin, end);
  for (typename T::const_iterator it = x.begin(); it != x.end(); ++it) {
    items.next();
    print<typename T::value_type>(*it);
    if (othello_trace_cells > OTHELLO_TRACE_MOST_CELLS) return;
  }
}
template <class T> struct shape<T, LIST, false> {
  static void print(const T &x) { print_range(x, "[", "]"); }
};
template <class T> struct shape<T, SET, false> {
  static void print(const T &x) { print_range(x, "{\"s\":[", "]}"); }
};
template <class T> struct shape<T, DICT, false> {
  static void print(const T &x) { print_range(x, "{\"d\":[", "]}"); }
};
template <class T> struct shape<T, TEXT, false> {
  static void print(const T &x) { othello_trace_put_string(x.data(), x.size()); }
};
template <class T, __SIZE_TYPE__ N, kind K> struct shape<T[N], K, false> {
  static void print(const T (&x)[N]) {
    series items("[", "]");
    for (__SIZE_TYPE__ at = 0; at < N && othello_trace_cells <= OTHELLO_TRACE_MOST_CELLS; at++) {
      items.next();
      othello_trace::print(x[at]);
    }
  }
};
template <__SIZE_TYPE__ N, kind K> struct shape<char[N], K, false> {
  static void print(const char (&x)[N]) {
    put("{\"c\":"), othello_trace_put_string(x, N), put("}");
    othello_trace_cells += (int)(N < 9999 ? N : 9999);
  }
};
template <class T> struct shape<T, PAIR, false> {
  static void print(const T &x) {
    put("{\"t\":["), othello_trace::print(x.first), put(","), othello_trace::print(x.second), put("]}");
  }
};
template <class T> struct shape<T, TUPLE, false> {
  template <int I> static void print_from(const T &, rank<I>, rank<I>) {}
  template <int I, int N> static void print_from(const T &x, rank<I>, rank<N>) {
    put(I ? "," : "");
    othello_trace::print(get<I>(x));
    print_from(x, rank<I + 1>(), rank<N>());
  }
  template <template <class...> class C, class... A> static rank<sizeof...(A)> count(const C<A...> *);
  static void print(const T &x) {
    put("{\"t\":["), print_from(x, rank<0>(), decltype(count(&x))()), put("]}");
  }
};
template <class T> struct shape<T, OPTIONAL, false> {
  static void print(const T &x) {
    if (x.has_value()) othello_trace::print(*x);
    else put("null");
  }
};
template <class T> struct shape<T, OWNER, false> {
  static void print(const T &x) {
    if (x.get()) othello_trace::print(*x.get());
    else put("null");
  }
};
template <class T> struct shape<T, BITS, false> {
  static void print(const T &x) {
    series items("[", "]");
    for (__SIZE_TYPE__ at = 0; at < x.size() && othello_trace_may_put(); at++) {
      items.next(), put(x.test(at) ? "1" : "0");
    }
  }
};

/* What a class shows of itself: its members, and those of its bases. */
struct visitor {
  series items;
  visitor() : items("{\"o\":{", "}") {}
  template <class M> void operator()(const char *name, const M &member) {
    items.next();
    put("\""), put(name), put("\":");
    print(member);
  }
  template <class B> void show(const B &base, is<OBJECT>) { base.othello_trace_members(*this); }
  template <class B, kind K> void show(const B &, is<K>) {}
  template <class B> void base(const B &base) { show(base, is<kind_of<B>::value>()); }
};
template <class T> struct shape<T, OBJECT, false> {
  static void print(const T &x) {
    const char *name;
    {
      visitor members;
      name = x.othello_trace_members(members);
    }
    put(",\"n\":\""), put(name), put("\"}");
  }
};

template <class T> void print_at(const void *place) { print(*(const T *)place); }

struct call : othello_trace_call {
  call(const char *function, int line) { othello_trace_enter(this, function, line); }
  call(const call &) = delete;
  ~call() { othello_trace_leave(this); }
};

struct variable : othello_trace_variable {
  template <class T> variable(int number, T &x) {
    typedef typename plain<T>::type type;
    const bool is_known = kind_of<type>::value != UNKNOWN || __is_enum(type) || is_array(&x);
    const bool is_simple = (kind_of<type>::value == NUMBER || __is_enum(type)) && sizeof(type) <= 8;
    othello_trace_live(this, number, (const void *)__builtin_addressof(x), is_simple ? (int)sizeof(type) : 0,
                       is_known ? print_at<type> : 0);
  }
  template <class T, __SIZE_TYPE__ N> static bool is_array(T (*)[N]) { return true; }
  static bool is_array(...) { return false; }
  variable(const variable &) = delete;
  ~variable() { othello_trace_die(this); }
};

} // namespace othello_trace

typedef othello_trace::call othello_trace_function;
typedef othello_trace::variable othello_trace_local;
typedef othello_trace::visitor othello_trace_visitor;
#endif
#endif
