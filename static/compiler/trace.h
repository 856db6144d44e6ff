/* Included by instrumented C and C++ programs before their own text; see workbench/programs/tracing/cpp_tracer.py.
 *
 * Records what a run does, and writes it to descriptor 98 when the run ends. The variable TRACE of
 * the environment chooses what is recorded: workbench/programs/tracing/trace_text.py describes it. Without TRACE the
 * program runs as usual. No header is included and all names have two underscores, which no program
 * may use: so nothing clashes with the program's own names. */

#ifndef TRACE__
#define TRACE__

#define TRACE__TEXT_(name) #name
#define TRACE__TEXT(name) TRACE__TEXT_(name)
#define TRACE__AS(name) __asm__(TRACE__TEXT(__USER_LABEL_PREFIX__) #name)
#define TRACE__OPTIONAL __attribute__((unused)) static
#ifdef __cplusplus
#define TRACE__C extern "C"
#else
#define TRACE__C extern
#endif

enum {
  TRACE__FILE = 98,
  TRACE__MOST_LINES = 200000,
  TRACE__LAST_LINES = 4000,
  TRACE__MOST_BYTES = 4000000,
  TRACE__MOST_VARIABLES = 100000, /* That live at the same time. */
  TRACE__MOST_EVENTS = 50000,
  TRACE__LONGEST = 60000, /* Bytes of a value. */
  TRACE__LONG = 50000,    /* No further items are printed behind them. */
  TRACE__SHORT = 200,     /* Bytes of a value among the variables of an event. */
  TRACE__MOST_CELLS = 12000,
  TRACE__MOST_ROWS = 40, /* And columns of an array that has more bytes than this number of cells. */
  TRACE__MOST_TEXTS = 100,      /* That are looked at after a statement. */
  TRACE__LONGEST_TEXT = 100000, /* Bytes. */
  TRACE__MOST_BLANK = 200000,   /* Bytes of a variable without a value; more are not printed. */
  TRACE__MOST_ADDED = 1000000,  /* Bytes of all texts. */
  TRACE__DEEPEST = 8, /* Values in values. */
  TRACE__LARGEST_POINTED = 64, /* Bytes of an object in a variable. */
  TRACE__MOST_BOARDS = 500,
  TRACE__BLOCKS = 500,
  TRACE__FACTORS = 64, /* Of blocks that are being made. */
  TRACE__ALIVE = 32,  /* Boards that live at the same time. */
  TRACE__TESTS = 64,  /* Conditions inside each other. */
  TRACE__STOPPED = 124, /* The exit status of a run that was stopped. */
  TRACE__FRESH = 0xbe   /* What fills new blocks of memory. */
};

/* What fills variables that are declared without a value, if the compiler fills them. */
#ifdef __wasm__
#define TRACE__FILL 0xff
#elif defined(TRACE__IS_FILLED) && defined(__clang__)
#define TRACE__FILL 0xaa
#elif defined(TRACE__IS_FILLED)
#define TRACE__FILL 0xfe
#endif

struct trace__type;
enum { TRACE__MADE, TRACE__GIVEN, TRACE__STATIC, TRACE__BLANK, TRACE__UNSET };
typedef unsigned long long trace__word;
typedef __SIZE_TYPE__ trace__size;
typedef void trace__printer(const void *place, const struct trace__type *type);
typedef const char *trace__texter(const void *place, const struct trace__type *type, trace__size *size);

TRACE__C char *trace__getenv(const char *) TRACE__AS(getenv);
TRACE__C int trace__atoi(const char *) TRACE__AS(atoi);
TRACE__C int trace__atexit(void (*)(void)) TRACE__AS(atexit);
TRACE__C __PTRDIFF_TYPE__ trace__write(int, const void *, trace__size) TRACE__AS(write);
TRACE__C __attribute__((noreturn)) void trace__exit(int) TRACE__AS(_Exit);
TRACE__C void *trace__realloc(void *, trace__size) TRACE__AS(realloc);
TRACE__C void trace__free(void *) TRACE__AS(free);
TRACE__C int trace__flush(void *) TRACE__AS(fflush);
TRACE__C int trace__buffer(void *, char *, int, trace__size) TRACE__AS(setvbuf);
#ifdef __cplusplus
extern "C" {
#endif
extern void *trace__stdout TRACE__AS(stdout);
#ifdef __cplusplus
}
#endif

/* A type of C, followed by those of its items or members. The kind is `a` for an array, `s` for a
 * structure, `p` for a pointer to a block of memory, `t` for an array of characters, `c`, `b`, `i`, `u` or `f` for numbers, 0 if unknown. */
struct trace__type {
  const char *name, *member; /* The names of the structure, and of the member with this type. */
  char kind;
  int count, start, size; /* Of items or members; where a member starts; of an item or a number. */
};

/* A call of a function. The first one stands for what no function of the program does. */
struct trace__call {
  struct trace__call *caller;
  const char *function;
  int line, number, is_told, tests;
  int born, age; /* The number of lines that were executed before, and of variables. */
};

struct trace__text {
  char *start;
  int size, room, age; /* The age is that of the variable that had this value. */
};

/* A variable while it lives. Its members are in an order without gaps: it takes room on the stack. */
struct trace__variable {
  struct trace__variable *before, *after;
  struct trace__call *call;
  const void *place;
  trace__printer *print;
  const struct trace__type *type;
  int number, age;
  int size;   /* Of a number, -1 of a text, else 0. */
  int bytes;  /* Their number. */
  int flat;   /* The same if they alone decide its value, else 0. */
  int time;   /* When it changed last. */
  int frozen; /* The number of blocks that had been made when it lost one. */
  int born;   /* The number of lines that were executed before. */
  char is_given; /* Whether it is a parameter or names another object. */
  char is_shown; /* Whether an event has told its value. */
  char is_sure;  /* Whether all its assignments are noticed. */
  trace__word sum; /* Of its value when it changed last. */
  trace__texter *read; /* Returns its text, 0 if it is none. */
  struct trace__text text; /* The known one. */
  struct trace__variable *older; /* The next one with a text. */
  /* If it was declared without a value: the bytes that it had then, and which of them were set since. */
  struct trace__text blank;
  struct trace__variable *earlier; /* The next one that was. */
  trace__word first; /* The bytes of a number when it was declared. */
};

static enum { TRACE__NOTHING, TRACE__VALUES, TRACE__OUTPUT, TRACE__SQUARES, TRACE__WRITING } trace__mode;
static struct trace__call trace__main = {0, "the main program", 0, 0, 0, 0, -1, 0};
static struct trace__call *trace__top = &trace__main;
static struct trace__variable *trace__living, *trace__texts, *trace__blanks;
static int trace__is_telling; /* While a value is printed for a reader. */
/* The open conditions: how many squares were read before, whether something that was never set was, and
 * the texts of the operands. */
static struct trace__test { int reads, is_unset, sizes[2]; char texts[2][TRACE__SHORT]; } trace__tests[TRACE__TESTS];
static int trace__open_tests;
static int trace__lines, trace__calls, trace__ages, trace__events, trace__is_ended;
static int trace__last[2];   /* The last call and its line. */
static int trace__is_busy;   /* While a value is read, nothing is recorded. */

/* ---------------------------------------------------------------- the value that is printed */

static char trace__value[TRACE__LONGEST + 8];
static int trace__value_size, trace__value_most, trace__cells, trace__depth, trace__has_pointer, trace__most_items;

/* What is searched among the items of a board: its place, and where the search is. */
static struct { const char *place; int depth, at[2], key_size, is_found; char key[TRACE__SHORT]; } trace__search;

static void trace__put(char c) {
  if (trace__value_size < trace__value_most) trace__value[trace__value_size++] = c;
}

static void trace__put_text(const char *text) {
  while (*text) trace__put(*text++);
}

static void trace__put_number(trace__word value, int is_negative) {
  char digits[24];
  int at = 24;
  if (is_negative) value = 0 - value;
  do digits[--at] = (char)('0' + value % 10);
  while (value /= 10);
  if (is_negative) trace__put('-');
  while (at < 24) trace__put(digits[at++]);
}

TRACE__OPTIONAL void trace__put_real(double value) {
  char text[40];
  if (value != value) {
    trace__put_text("NaN");
  } else if (value - value != 0) {
    trace__put_text(value > 0 ? "Infinity" : "-Infinity");
  } else {
    __builtin_snprintf(text, sizeof text, "%.17g", value);
    trace__put_text(text);
    if (!__builtin_strpbrk(text, ".e")) trace__put_text(".0");
  }
}

static struct trace__variable *trace__blank_at(const char *place, int left) {
  struct trace__variable *one = trace__blanks;
  for (; one && left; one = one->earlier, left--) {
    if (place >= (const char *)one->place && place < (const char *)one->place + one->blank.size / 2) return one;
  }
  return 0;
}

/* Returns whether bytes are in a block of memory and as it was made. */
static int trace__is_fresh(const char *place, int size);

/* Returns whether a number in a variable that was declared without a value was never set. */
static int trace__is_unset_in(const struct trace__variable *one, const void *place, int size) {
  const char *first = one->blank.start + ((const char *)place - (const char *)one->place), *set = first + one->blank.size / 2;
  if (set + size > one->blank.start + one->blank.size || __builtin_memcmp(place, first, (trace__size)size)) return 0;
  while (size && !*set) size--, set++;
  return !size;
}

/* Returns whether a number is in such a variable, or in a block, and was never set. */
static int trace__is_unset(const void *place, int size) {
  struct trace__variable *one = trace__blank_at((const char *)place, TRACE__MOST_VARIABLES);
  return one ? trace__is_unset_in(one, place, size) : trace__is_fresh((const char *)place, size);
}

TRACE__OPTIONAL int trace__hides(const void *place, int size) {
  if (!trace__is_telling || !trace__is_unset(place, size)) return 0;
  trace__put_text("{\"u\":\"?\"}");
  return 1;
}

/* Notes that a part of a variable is set. */
static void trace__mark(const void *place, int size) {
  struct trace__variable *one = trace__blank_at((const char *)place, TRACE__MOST_TEXTS);
  if (!one) return;
  trace__size start = (trace__size)((const char *)place - (const char *)one->place), half = (trace__size)one->blank.size / 2;
  if (start + (trace__size)size <= half) __builtin_memset(one->blank.start + half + start, 1, (trace__size)size);
}

/* Puts bytes as a text in JSON, where each byte is a character. */
static void trace__put_string(const char *text, trace__size size) {
  trace__put('"');
  for (trace__size at = 0; at < size && trace__value_size < trace__value_most; at++) {
    unsigned char c = (unsigned char)text[at];
    if (trace__is_telling && trace__is_unset(text + at, 1)) c = '?';
    if (c >= 32 && c < 127 && c != '"' && c != '\\') {
      trace__put((char)c);
    } else {
      trace__put_text("\\u00");
      trace__put("0123456789abcdef"[c >> 4]);
      trace__put("0123456789abcdef"[c & 15]);
    }
  }
  trace__put('"');
}

/* Returns whether more items of a value are printed. */
TRACE__OPTIONAL int trace__has_room(void) { return trace__cells <= TRACE__MOST_CELLS && trace__value_size < TRACE__LONG; }

/* Prints a value, and returns whether it is small enough. */
static int trace__print(trace__printer *print, const void *place, const struct trace__type *type, int most) {
  trace__value_size = trace__cells = trace__depth = trace__has_pointer = trace__most_items = 0;
  trace__value_most = most;
  trace__is_busy++;
  print(place, type);
  trace__is_busy--;
  return trace__value_size < most && trace__cells <= TRACE__MOST_CELLS;
}

static int trace__print_variable(struct trace__variable *variable, int most) {
  int is_small = trace__print(variable->print, variable->place, variable->type, most);
  if (trace__has_pointer) variable->flat = 0;
  return is_small;
}

static int trace__is_blank_number(struct trace__variable *variable) {
  return variable->size > 0 && variable->blank.size && trace__is_unset_in(variable, variable->place, variable->size);
}

/* Prints what is told of a variable: the part of it that was never set has no value. */
static int trace__print_told(struct trace__variable *variable, int most) {
  if (trace__is_blank_number(variable)) {
    trace__value_size = 0, trace__value_most = most;
    trace__put_text(variable->is_sure ? "{\"u\":\"not set\"}" : "null");
    return 1;
  }
  trace__is_telling = variable->size <= 0; /* Another number was set. */
  int is_small = trace__print_variable(variable, most);
  trace__is_telling = 0;
  return is_small;
}

/* Returns the bytes of a number, or a checksum of the text of another value. */
static trace__word trace__sum(struct trace__variable *variable) {
  trace__word sum = 0;
  if (variable->size > 0) {
    __builtin_memcpy(&sum, variable->place, (trace__size)variable->size);
  } else {
    trace__print_variable(variable, TRACE__SHORT);
    for (int at = 0; at < trace__value_size; at++) sum = (sum ^ (unsigned char)trace__value[at]) * 1099511628211ull;
  }
  return sum;
}

static void trace__copy(struct trace__text *text, const char *from, int size) {
  if (size > text->room) {
    text->room = 2 * size;
    text->start = (char *)trace__realloc(text->start, (trace__size)text->room);
  }
  if (size) __builtin_memcpy(text->start, from, (trace__size)size);
  text->size = size;
}

/* ---------------------------------------------------------------- the log */

static char trace__log[TRACE__MOST_BYTES + 2 * TRACE__LONGEST];
static int trace__log_size, trace__sent;

static void trace__send(void) {
  while (trace__sent < trace__log_size) {
    __PTRDIFF_TYPE__ size = trace__write(TRACE__FILE, trace__log + trace__sent, (trace__size)(trace__log_size - trace__sent));
    if (size <= 0) return;
    trace__sent += (int)size;
  }
}

static void trace__add(const char *text, int size) {
  if (trace__log_size + size > (int)sizeof trace__log) return;
  __builtin_memcpy(trace__log + trace__log_size, text, (trace__size)size);
  trace__log_size += size;
}

/* Adds a record: its kind, numbers, and a text if there is one. */
static void trace__record(char kind, const int *numbers, int count, const char *text, int size) {
  char digits[16];
  if (trace__log_size + size + 16 * (count + 1) > (int)sizeof trace__log) return;
  trace__add("\n", 1);
  trace__add(&kind, 1);
  for (int at = 0; at < count; at++) trace__add(digits, __builtin_snprintf(digits, sizeof digits, " %d", numbers[at]));
  if (text) trace__add(" ", 1), trace__add(text, size);
  trace__add("\n", 1);
}

/* Adds the numbers that a call was given, the last one first. */
static void trace__tell_arguments(struct trace__call *call) {
  for (struct trace__variable *one = trace__living; one && one->age > call->age; one = one->before) {
    int names[2] = {call->number, one->number};
    if (one->call != call || one->born != call->born || !one->is_given || one->size <= 0) continue;
    trace__print(one->print, &one->first, one->type, TRACE__SHORT);
    trace__record('p', names, 2, trace__value, trace__value_size);
  }
}

/* Adds the records of a call and its callers, once. */
static void trace__tell(struct trace__call *call) {
  int numbers[3] = {call->number, -1, 0};
  if (call->is_told || call == &trace__main) return;
  call->is_told = 1;
  if (call->caller != &trace__main) {
    trace__tell(call->caller);
    numbers[1] = call->caller->number;
    numbers[2] = call->caller->line;
  }
  trace__record('C', numbers, 3, call->function, (int)__builtin_strlen(call->function));
  if (trace__mode == TRACE__SQUARES) trace__tell_arguments(call);
}

/* In the mode `values` only the last lines are told, with a hash of those before. */
static struct { int lines[TRACE__LAST_LINES], count; unsigned hash; } trace__recent;

static void trace__add_recent(int line) {
  int *at = trace__recent.lines + trace__recent.count++ % TRACE__LAST_LINES;
  if (trace__recent.count > TRACE__LAST_LINES) trace__recent.hash = 31 * trace__recent.hash + (unsigned)*at;
  *at = line;
}

/* Adds a line that is executed, as a character of UTF-8. */
static void trace__add_line(int line) {
  unsigned at = (unsigned)line + 256;
  char text[3];
  int size = at < 0x800 ? 2 : 3;
  text[0] = (char)(size == 2 ? 0xc0 | at >> 6 : 0xe0 | at >> 12);
  if (size == 3) text[1] = (char)(0x80 | (at >> 6 & 63));
  text[size - 1] = (char)(0x80 | (at & 63));
  trace__add(text, size);
}

/* ---------------------------------------------------------------- values */

static int trace__blocks_made;
static struct trace__text *trace__kept; /* The last values of variables that have died. */
static int trace__kept_count;

static void trace__keep(struct trace__variable *variable) {
  int number = variable->number, count = 2 * number + 64;
  if (!variable->print || variable->frozen == trace__blocks_made) return;
  if (number >= trace__kept_count) {
    trace__kept = (struct trace__text *)trace__realloc(trace__kept, (trace__size)count * sizeof *trace__kept);
    __builtin_memset(trace__kept + trace__kept_count, 0, (trace__size)(count - trace__kept_count) * sizeof *trace__kept);
    trace__kept_count = count;
  }
  if (trace__kept[number].age > variable->age) return;
  int is_small = !trace__is_blank_number(variable) && trace__print_variable(variable, TRACE__LONGEST);
  trace__copy(trace__kept + number, trace__value, is_small ? trace__value_size : 0);
  trace__kept[number].age = variable->age;
}

/* Adds the values of all variables. */
static void trace__add_values(char kind) {
  int left = TRACE__MOST_VARIABLES;
  for (struct trace__variable *one = trace__living; one && left--; one = one->before) trace__keep(one);
  for (int number = 0; number < trace__kept_count; number++) {
    if (trace__kept[number].size) trace__record(kind, &number, 1, trace__kept[number].start, trace__kept[number].size);
  }
}

static int trace__has_changed(struct trace__variable *variable) {
  trace__word now = trace__sum(variable);
  if (now == variable->sum) return 0;
  variable->sum = now;
  variable->time = trace__lines;
  if (variable->blank.size && variable->size > 0) trace__mark(variable->place, variable->size);
  return 1;
}

/* ---------------------------------------------------------------- the mode `output` */

static struct { int end, call, line, wanted, addition, additions, added, has_moment; } trace__output;

static void trace__add_part(void) {
  int numbers[3] = {trace__output.end, trace__output.call, trace__output.line};
  if (trace__output.line) trace__record('W', numbers, 3, 0, 0);
}

static void trace__add_moment(int is_written) {
  int place[3] = {trace__top->number, trace__top->line, is_written}, left = TRACE__MOST_VARIABLES;
  if (trace__output.has_moment) return;
  trace__output.has_moment = 1;
  trace__tell(trace__top);
  trace__record('M', place, 3, 0, 0);
  for (struct trace__variable *one = trace__living; one && left--; one = one->before) {
    int numbers[3] = {one->number, one->time, one->call->number};
    if (one->print && trace__print_told(one, TRACE__LONGEST)) {
      trace__record('N', numbers, 3, trace__value, trace__value_size);
    }
  }
  trace__add_values('K');
}

/* Notes bytes of the output that the current line has written. */
static void trace__note_output(int size) {
  if (trace__output.call != trace__top->number || trace__output.line != trace__top->line) {
    trace__add_part();
    trace__tell(trace__top);
    trace__output.call = trace__top->number;
    trace__output.line = trace__top->line;
  }
  trace__output.end += size;
  if (trace__output.end > trace__output.wanted && trace__output.addition < 0) trace__add_moment(1);
}

/* Notes what the current line has added to a text, and how many bytes of it are the same. */
static void trace__note_text(struct trace__variable *variable) {
  trace__size length = 0;
  const char *text = variable->read(variable->place, variable->type, &length);
  struct trace__text *known = &variable->text;
  int size = (int)length, start = known->size;
  if (!text || length > TRACE__LONGEST_TEXT || trace__output.added >= TRACE__MOST_ADDED) return;
  int is_longer = size >= start && !(start && __builtin_memcmp(text, known->start, (trace__size)start));
  if (is_longer && size == start) return;
  int numbers[4] = {variable->age, trace__top->number, trace__top->line, is_longer ? start : 0};
  trace__copy(known, text, size);
  trace__value_size = 0, trace__value_most = TRACE__LONGEST;
  trace__put_string(text + numbers[3], length - (trace__size)numbers[3]);
  if (trace__value_size == TRACE__LONGEST) return;
  trace__output.added += trace__value_size;
  trace__tell(trace__top);
  trace__record('G', numbers, 4, trace__value, trace__value_size);
  if (trace__output.additions++ == trace__output.addition) trace__add_moment(1);
}

#ifdef __wasm__
struct trace__piece { const void *start; trace__size size; };
TRACE__C unsigned short trace__fd_write(int, const struct trace__piece *, trace__size, trace__size *) TRACE__AS(__wasi_fd_write);

/* Replaces the library's function, with which it writes files. */
TRACE__C __PTRDIFF_TYPE__ trace__writev(int, const struct trace__piece *, int) TRACE__AS(writev);
__PTRDIFF_TYPE__ trace__writev(int file, const struct trace__piece *pieces, int count) {
  trace__size written = 0;
  if (trace__fd_write(file, pieces, (trace__size)count, &written)) return -1;
  if (file == 1 && trace__mode == TRACE__OUTPUT) trace__note_output((int)written);
  return (__PTRDIFF_TYPE__)written;
}
static void trace__look_at_output(void) {}
#else
TRACE__C long long trace__seek(int, long long, int) TRACE__AS(lseek64);

#ifdef __cplusplus
/* Replaces the library's function: its streams would write only at the end. */
TRACE__C bool trace__sync_with_stdio(bool) TRACE__AS(_ZNSt8ios_base15sync_with_stdioEb);
bool trace__sync_with_stdio(bool) { return true; }
#endif

static void trace__look_at_output(void) {
  int end = (int)trace__seek(1, 0, 1 /* SEEK_CUR */);
  if (end > trace__output.end) trace__note_output(end - trace__output.end);
}
#endif

/* ---------------------------------------------------------------- the followed variable */

static struct {
  int number;
  struct trace__variable *variable; /* The newest one. */
  const char *member; /* Names with points between, may be empty. */
  int call, line, times, is_given;
  struct trace__text value, bytes;
} trace__followed;
static const char *trace__wanted = ""; /* The member whose value alone is printed. */
static const void *trace__sought; /* A block. */
static int trace__is_shown;         /* Whether it was printed. */

static int trace__print_followed(struct trace__variable *variable) {
  trace__wanted = trace__followed.member;
  int is_small = trace__print_variable(variable, TRACE__LONGEST);
  trace__wanted = "";
  return is_small && trace__value_size;
}

/* Returns whether a variable has the bytes that are known, which are its bytes now. */
static int trace__is_same(struct trace__text *bytes, struct trace__variable *variable) {
  int size = variable->flat;
  if (!size || size > TRACE__LONGEST) return 0;
  if (size == bytes->size && !__builtin_memcmp(bytes->start, variable->place, (trace__size)size)) return 1;
  trace__copy(bytes, (const char *)variable->place, size);
  return 0;
}

/* Notes that the current line may have written the variable. */
static void trace__look_at_writing(struct trace__variable *variable, int is_new) {
  if (trace__is_same(&trace__followed.bytes, variable) && !is_new) return;
  if (!trace__print_followed(variable)) trace__value_size = 0;
  int is_same = trace__value_size == trace__followed.value.size;
  if (is_same) is_same = !trace__value_size || !__builtin_memcmp(trace__value, trace__followed.value.start, (trace__size)trace__value_size);
  if (is_same && (!is_new || variable->is_given)) return;
  trace__copy(&trace__followed.value, trace__value, trace__value_size);
  trace__tell(trace__top);
  trace__followed.call = trace__top->number;
  trace__followed.line = trace__top->line;
  trace__followed.is_given = is_new && variable->is_given;
  trace__followed.times++;
}

/* The objects that the followed variable names, while they live. */
static struct trace__board {
  struct trace__variable *variable;
  int number;
  struct trace__text value, bytes;
} trace__boards[TRACE__ALIVE];
static int trace__boards_born, trace__reads;
static struct { const char *place; int call; } trace__targets[16]; /* What current lines assign. */
static int trace__target_count;

/* Returns whether an item contains what is searched, which then ends here. */
TRACE__OPTIONAL int trace__finds(const void *item, trace__size size) {
  const char *start = (const char *)item;
  int is_here = trace__search.place >= start && trace__search.place < start + size;
  if (is_here && !trace__search.is_found) trace__search.is_found = trace__search.depth;
  return is_here;
}

/* Adds an event, after the simple variables of the current call that have changed. */
static void trace__event(char kind, int first, int second, int third, const char *text, int size) {
  int numbers[5] = {trace__top->number, trace__top->line, first, second, third};
  if (trace__events++ > TRACE__MOST_EVENTS) return;
  trace__tell(trace__top);
  for (struct trace__variable *one = trace__living; one && one->call == trace__top; one = one->before) {
    int names[2] = {one->call->number, one->number};
    if (!one->size || (!trace__has_changed(one) && one->is_shown)) continue;
    one->is_shown = 1;
    if (!trace__print_told(one, TRACE__SHORT)) trace__value_size = 0;
    trace__record('n', names, 2, trace__value, trace__value_size);
  }
  trace__record(kind, numbers, 5, text ? text : "", size);
}

/* Adds an event for each board that has a place, with the indexes of the place. */
static void trace__place_event(char kind, const char *place) {
  for (struct trace__board *board = trace__boards; board < trace__boards + TRACE__ALIVE; board++) {
    char path[TRACE__SHORT + 40];
    if (!board->variable) continue;
    trace__search.place = place;
    trace__search.depth = trace__search.is_found = trace__search.key_size = 0;
    trace__print_followed(board->variable);
    trace__search.place = 0;
    if (!trace__search.is_found) continue;
    int size = 0;
    for (int at = 0; at < trace__search.is_found; at++) {
      if (at == 0 && trace__search.key_size) {
        __builtin_memcpy(path, trace__search.key, (trace__size)(size = trace__search.key_size));
      } else {
        size += __builtin_snprintf(path + size, 20, at ? ",%d" : "%d", trace__search.at[at]);
      }
    }
    trace__event(kind, board->number, 0, 0, path, size);
    trace__reads += kind == 'R';
  }
}

/* Tells the values of boards that the current line has changed. At the end of a statement, what it
 * has assigned is told too, as it may have been the same value. */
static void trace__look_at_boards(int is_ended) {
  for (struct trace__board *board = trace__boards; board < trace__boards + TRACE__ALIVE; board++) {
    if (!board->variable || trace__is_same(&board->bytes, board->variable)) continue;
    if (!trace__print_followed(board->variable)) trace__value_size = 0;
    int size = trace__value_size;
    if (size == board->value.size && !__builtin_memcmp(trace__value, board->value.start, (trace__size)size)) continue;
    int least = size < board->value.size ? size : board->value.size, start = 0, end = 0;
    while (start < least && trace__value[start] == board->value.start[start]) start++;
    while (end < least - start && trace__value[size - 1 - end] == board->value.start[board->value.size - 1 - end]) end++;
    trace__copy(&board->value, trace__value, size);
    trace__event('S', board->number, start, end, board->value.start + start, size - start - end);
  }
  while (is_ended && trace__target_count && trace__targets[trace__target_count - 1].call >= trace__top->number) {
    trace__target_count--;
    if (trace__targets[trace__target_count].call == trace__top->number) trace__place_event('P', trace__targets[trace__target_count].place);
  }
}

/* Follows the object of a variable that begins to live. */
static void trace__follow(struct trace__variable *variable) {
  struct trace__board *free = 0;
  for (struct trace__board *board = trace__boards; board < trace__boards + TRACE__ALIVE; board++) {
    if (!board->variable) free = board;
    else if (board->variable->place == variable->place) return trace__event('U', board->number, 0, 0, 0, 0);
  }
  if (!free || trace__boards_born == TRACE__MOST_BOARDS) return trace__event('X', 0, 0, 0, 0, 0);
  free->variable = variable;
  free->bytes.size = 0;
  free->number = trace__boards_born++;
  if (!trace__print_followed(variable)) trace__value_size = 0;
  trace__copy(&free->value, trace__value, trace__value_size);
  trace__event('B', free->number, !variable->is_given, 0, free->value.start, free->value.size);
  trace__event('U', free->number, 0, 0, 0, 0);
}

static void trace__forget(const struct trace__variable *variable) {
  for (struct trace__board *board = trace__boards; board < trace__boards + TRACE__ALIVE; board++) {
    if (board->variable == variable) board->variable = 0;
  }
}

/* ---------------------------------------------------------------- the run */

#ifdef __wasm__
TRACE__C __attribute__((weak)) void othello_examine_line(void);
static int trace__is_examining;

/* Notices what the current line has written outside of arrays. */
static void trace__look_at_memory(void) {
  trace__is_examining = 1;
  if (othello_examine_line) othello_examine_line();
  trace__is_examining = 0;
}
#else
static void trace__look_at_memory(void) {}
#endif

/* Notes what the current line has done until now. */
static void trace__look(int is_ended) {
  if (trace__mode == TRACE__OUTPUT) {
    trace__look_at_memory();
    trace__look_at_output();
    for (struct trace__variable *one = trace__living; one && one->call == trace__top; one = one->before) {
      if (one->size) trace__has_changed(one);
    }
    int left = TRACE__MOST_TEXTS;
    for (struct trace__variable *one = trace__texts; one && left; one = one->older, left--) trace__note_text(one);
    if (!left) trace__output.added = TRACE__MOST_ADDED;
  } else if (trace__mode == TRACE__SQUARES) {
    trace__look_at_boards(is_ended);
  } else if (trace__mode == TRACE__WRITING) {
    if (trace__followed.variable) trace__look_at_writing(trace__followed.variable, 0);
  }
}

#ifdef __wasm__
TRACE__C __attribute__((weak)) void othello_examine_memory(void);
#endif

/* Writes the trace. Reading the variables may fail, so what is known is sent before. */
static void trace__finish(const char *reason) {
  if (trace__is_ended || !trace__mode) return;
  trace__is_ended = 1;
  trace__look(1);
#ifdef __wasm__
  if (othello_examine_memory) othello_examine_memory();
#endif
  if (trace__mode == TRACE__OUTPUT) trace__add_part();
  if (trace__mode == TRACE__WRITING && trace__followed.times) {
    int numbers[4] = {trace__followed.call, trace__followed.line, trace__followed.times, trace__followed.is_given};
    trace__record('A', numbers, 4, trace__followed.value.start, trace__followed.value.size);
  }
  if (trace__mode == TRACE__VALUES) {
    int count = trace__recent.count, skipped = count > TRACE__LAST_LINES ? count - TRACE__LAST_LINES : 0;
    int numbers[2] = {skipped, (int)trace__recent.hash};
    trace__record('H', numbers, 2, 0, 0);
    for (int at = skipped; at < count; at++) trace__add_line(trace__recent.lines[at % TRACE__LAST_LINES]);
  }
  trace__record('E', trace__last, 2, reason, (int)__builtin_strlen(reason));
  trace__send();
  if (trace__mode == TRACE__OUTPUT && trace__top != &trace__main) trace__add_moment(0);
  if (trace__mode == TRACE__OUTPUT || trace__mode == TRACE__VALUES) trace__add_values('V');
  trace__mode = TRACE__NOTHING;
  trace__send();
}

static void trace__at_exit(void) { trace__finish("exit"); }

#ifdef __wasm__
/* The worker calls these after a trap. The frames below the stack's end are still read. */
TRACE__C __attribute__((export_name("othello_trace_finish"))) void trace__at_trap(void);
void trace__at_trap(void) { trace__finish("trap"); }

TRACE__C __attribute__((export_name("othello_trace_stack"))) char *trace__stack(void);
char *trace__stack(void) {
  static __attribute__((aligned(16))) char room[65536];
  return room + sizeof room;
}
#else
TRACE__C void (*trace__signal(int, void (*)(int)))(int) TRACE__AS(signal);
TRACE__C int trace__raise(int) TRACE__AS(raise);

static void trace__at_signal(int number) {
  trace__signal(number, 0);
  trace__finish("trap");
  trace__raise(number);
}
#endif

/* Returns what follows a word, 0 if a text does not begin with it. */
static const char *trace__after(const char *text, const char *word) {
  trace__size size = __builtin_strlen(word);
  return __builtin_strncmp(text, word, size) ? 0 : text + size;
}

__attribute__((constructor(101))) static void trace__begin(void) {
  const char *mode = trace__getenv("TRACE"), *rest = 0;
  if (!mode) return;
  if (trace__after(mode, "values")) {
    trace__mode = TRACE__VALUES;
  } else if ((rest = trace__after(mode, "output "))) {
    trace__mode = TRACE__OUTPUT;
    trace__output.wanted = trace__atoi(rest);
    rest = __builtin_strchr(rest, ' ');
    trace__output.addition = rest ? trace__atoi(rest) : -1;
    trace__buffer(trace__stdout, 0, 2 /* _IONBF */, 0);
  } else if ((rest = trace__after(mode, "squares ")) || (rest = trace__after(mode, "writing "))) {
    trace__mode = *mode == 's' ? TRACE__SQUARES : TRACE__WRITING;
    trace__followed.number = trace__atoi(rest);
    trace__followed.member = __builtin_strchr(rest, ' ') ? __builtin_strchr(rest, ' ') + 1 : "";
  }
  trace__atexit(trace__at_exit);
#ifndef __wasm__
  static const int faults[] = {4, 6, 7, 8, 11}; /* SIGILL, SIGABRT, SIGBUS, SIGFPE, SIGSEGV */
  for (unsigned at = 0; at < sizeof faults / sizeof *faults; at++) trace__signal(faults[at], trace__at_signal);
#endif
}

/* ---------------------------------------------------------------- what the program calls */

/* Returns whether the value of a variable contains a block. */
static int trace__shows(struct trace__variable *variable, const void *block) {
  trace__sought = block;
  trace__is_shown = 0;
  trace__print_variable(variable, TRACE__LONGEST);
  trace__sought = 0;
  return trace__is_shown;
}

static int trace__is_recording(void) { return trace__mode && !trace__is_busy; }

TRACE__OPTIONAL void trace__line(int line) {
  if (!trace__is_recording()) return;
  trace__look(1);
  trace__top->line = line;
  trace__last[0] = trace__top->number;
  trace__last[1] = line;
  if (trace__mode == TRACE__OUTPUT) trace__tell(trace__top);
  if (trace__mode == TRACE__VALUES) trace__add_recent(line);
  else if (trace__mode != TRACE__WRITING) trace__add_line(line);
  if (++trace__lines <= TRACE__MOST_LINES && trace__log_size <= TRACE__MOST_BYTES) return;
  trace__finish("stopped");
  trace__flush(0);
  trace__exit(TRACE__STOPPED);
}

/* Notes the line of a global. */
TRACE__OPTIONAL void trace__at(int line) { trace__main.line = line; }

TRACE__OPTIONAL void trace__enter(struct trace__call *call, const char *function, int line) {
  if (trace__is_recording()) trace__look(0);
  call->caller = trace__top;
  call->function = function;
  call->line = line;
  call->number = ++trace__calls;
  call->is_told = 0;
  call->born = trace__lines;
  call->age = trace__ages;
  call->tests = trace__open_tests;
  trace__top = call;
}

TRACE__OPTIONAL void trace__leave(struct trace__call *call) {
  if (trace__is_recording()) trace__look(1);
  trace__open_tests = call->tests;
  trace__top = call->caller;
}

/* Registers a variable. Its origin is TRACE__GIVEN for a parameter and other names of an object,
 * TRACE__STATIC if it belongs to no call, TRACE__BLANK or TRACE__UNSET if it has no value yet, of which the second
 * has no assignment that is not noticed, TRACE__MADE for others. Its size is that of a number, -1 for a text, else 0.
 * It is flat if its bytes alone decide its value. */
TRACE__OPTIONAL void trace__live(struct trace__variable *variable, int number, int origin, const void *place, int size,
                                 int bytes, int is_flat, trace__printer *print, const struct trace__type *type, trace__texter *read) {
  variable->before = trace__living;
  variable->after = 0;
  if (variable->before) variable->before->after = variable;
  variable->call = origin == TRACE__STATIC ? &trace__main : trace__top;
  variable->place = place;
  variable->print = print;
  variable->type = type;
  variable->number = number;
  variable->age = ++trace__ages;
  variable->size = size > (int)sizeof(trace__word) ? 0 : size;
  variable->bytes = bytes;
  variable->flat = is_flat ? bytes : 0;
  variable->is_given = origin == TRACE__GIVEN;
  variable->is_shown = 0;
  variable->born = trace__lines;
  variable->first = 0;
  if (variable->size > 0 && variable->is_given) __builtin_memcpy(&variable->first, place, (trace__size)variable->size);
  variable->sum = 0;
  variable->read = read;
  variable->text.start = 0;
  variable->text.size = variable->text.room = 0;
  variable->frozen = -1;
  variable->blank.start = 0;
  variable->blank.size = variable->blank.room = 0;
  for (struct trace__variable *one = trace__texts; one && origin == TRACE__GIVEN; one = one->older) {
    if (one->place == place) variable->read = 0;
  }
  variable->older = trace__texts;
  if (variable->read) trace__texts = variable;
  trace__living = variable;
  if (!trace__is_recording()) return;
  if (size && trace__mode == TRACE__OUTPUT) trace__has_changed(variable);
  variable->time = trace__lines;
  if (number != trace__followed.number || !print) return;
  trace__followed.variable = variable;
  if (trace__mode == TRACE__WRITING) trace__look_at_writing(variable, 1);
  if (trace__mode == TRACE__SQUARES) trace__follow(variable);
}

/* Notes the bytes of a variable without a value, or those that the compiler puts in each. */
TRACE__OPTIONAL void trace__declare(struct trace__variable *variable, int origin, trace__size size, int is_trivial) {
  if (!trace__is_recording() || origin < TRACE__BLANK) return;
  if (variable->size <= 0 && trace__mode != TRACE__OUTPUT && trace__mode != TRACE__SQUARES) return;
#ifndef TRACE__FILL
  if (!is_trivial) return;
#define TRACE__FILL 0
#endif
  if (variable->size > 0) variable->sum = trace__sum(variable);
  if (size > TRACE__MOST_BLANK) size = TRACE__MOST_BLANK;
  struct trace__text *blank = &variable->blank;
  trace__copy(blank, (const char *)variable->place, (int)size);
  if (!is_trivial) __builtin_memset(blank->start, TRACE__FILL, size);
  __builtin_memset(blank->start + size, 0, size);
  blank->size = (int)(2 * size);
  variable->is_sure = origin == TRACE__UNSET;
  variable->earlier = trace__blanks;
  trace__blanks = variable;
}

TRACE__OPTIONAL void trace__die(struct trace__variable *variable) {
  if (trace__is_recording()) {
    trace__look(0);
    if (trace__mode == TRACE__VALUES || trace__mode == TRACE__OUTPUT) trace__keep(variable);
    if (trace__mode == TRACE__SQUARES && variable->is_shown) {
      int numbers[2] = {variable->call->number, variable->number};
      trace__record('d', numbers, 2, 0, 0);
    }
  }
  trace__forget(variable);
  trace__free(variable->text.start);
  trace__free(variable->blank.start);
  for (struct trace__variable **at = &trace__blanks; *at && variable->blank.size; at = &(*at)->earlier) {
    if (*at != variable) continue;
    *at = variable->earlier;
    break;
  }
  for (struct trace__variable **at = &trace__texts; *at && variable->read; at = &(*at)->older) {
    if (*at != variable) continue;
    *at = variable->older;
    break;
  }
  if (trace__followed.variable == variable) trace__followed.variable = 0;
  if (variable->before) variable->before->after = variable->after;
  if (variable->after) variable->after->before = variable->before;
  else trace__living = variable->before;
}

/* Notes a round of a loop. */
TRACE__OPTIONAL void trace__round(int loop) {
  if (trace__is_recording() && trace__mode == TRACE__SQUARES) trace__event('O', loop, 0, 0, 0, 0);
}

/* Notes that the innermost condition depends on a number, whose value is not told if it was never set. */
TRACE__OPTIONAL void trace__note_use(const volatile void *volatile_place, trace__size size) {
  const char *place = (const char *)volatile_place;
  int is_wanted = trace__is_recording() && trace__mode == TRACE__SQUARES;
  if (!is_wanted || !trace__open_tests || trace__open_tests > TRACE__TESTS) return;
  int is_known = trace__blank_at(place, TRACE__MOST_TEXTS) || trace__is_fresh(place, (int)size);
  if (is_known && trace__is_unset(place, (int)size)) trace__tests[trace__open_tests - 1].is_unset = 1;
}

TRACE__OPTIONAL void trace__note_read(const volatile void *place, trace__size size) {
  trace__note_use(place, size);
  if (trace__is_recording() && trace__mode == TRACE__SQUARES) trace__place_event('R', (const char *)place);
}

TRACE__OPTIONAL void trace__note_set(const volatile void *place, trace__size size) {
  if (trace__is_recording()) trace__mark((const void *)place, (int)size);
}

TRACE__OPTIONAL void trace__note_target(const volatile void *place, trace__size size) {
  trace__note_set(place, size);
  if (!trace__is_recording() || trace__mode != TRACE__SQUARES || trace__target_count == 16) return;
  trace__targets[trace__target_count].place = (const char *)place;
  trace__targets[trace__target_count++].call = trace__top->number;
}

/* Notes that a variable was set, perhaps to the item that was just read. */
TRACE__OPTIONAL void trace__took(int variable, int is_item) {
  int numbers[2] = {variable, is_item};
  if (trace__is_recording() && trace__mode == TRACE__SQUARES) trace__record('Y', numbers, 2, 0, 0);
}

/* Begins a condition. */
TRACE__OPTIONAL void trace__start(void) {
  if (trace__open_tests < TRACE__TESTS) {
    struct trace__test *test = &trace__tests[trace__open_tests];
    test->reads = trace__reads;
    test->is_unset = test->sizes[0] = test->sizes[1] = 0;
  }
  trace__open_tests++;
}

/* Notes an operand of the innermost condition: the first or the second. */
TRACE__OPTIONAL void trace__note_operand(int number, trace__printer *print, const void *place, const struct trace__type *type) {
  if (!trace__is_recording() || trace__mode != TRACE__SQUARES || trace__open_tests > TRACE__TESTS) return;
  struct trace__test *test = &trace__tests[trace__open_tests - 1];
  trace__print(print, place, type, TRACE__SHORT);
  __builtin_memcpy(test->texts[number], trace__value, (trace__size)trace__value_size);
  test->sizes[number] = trace__value_size;
}

/* Ends a condition. It is told if it has read squares, or variables that were set to one. Its operands are
 * not told if one was never set. */
TRACE__OPTIONAL void trace__end(int condition, int has_variables, int result) {
  if (--trace__open_tests >= TRACE__TESTS || !trace__is_recording() || trace__mode != TRACE__SQUARES) return;
  struct trace__test *test = &trace__tests[trace__open_tests];
  if (!has_variables && test->reads == trace__reads) return;
  char text[2 * TRACE__SHORT + 3];
  int size = 0;
  text[size++] = '[';
  for (int at = 0; at < 2 && test->sizes[at] && !test->is_unset; at++) {
    if (at) text[size++] = ',';
    __builtin_memcpy(text + size, test->texts[at], (trace__size)test->sizes[at]);
    size += test->sizes[at];
  }
  text[size++] = ']';
  trace__event('T', condition, result, test->reads, text, size);
}

/* Prints characters; or finds the one that is searched. */
TRACE__OPTIONAL void trace__print_text(const char *text, trace__size size) {
  if (!trace__search.place) {
    trace__put_string(text, size);
    return;
  }
  if (trace__search.depth++ < 2 && !trace__search.is_found && trace__finds(text, size)) {
    trace__search.at[trace__search.depth - 1] = (int)(trace__search.place - text);
  }
  trace__search.depth--;
}
/* ---------------------------------------------------------------- blocks of memory */

/* Those that the program has made. */
static struct trace__block {
  const char *start, *function; /* Where it was made. */
  trace__size size;
  int line, is_freed;
} trace__blocks[TRACE__BLOCKS];
static trace__size trace__factors[TRACE__FACTORS];
static int trace__factor_count;

/* Notes a factor of the size of the next block. Between it and the block others may be made. */
TRACE__OPTIONAL trace__size trace__factor(trace__size factor) {
  if (trace__factor_count < TRACE__FACTORS) trace__factors[trace__factor_count] = factor;
  trace__factor_count++;
  return factor;
}

static trace__size trace__taken_factor(void) {
  if (--trace__factor_count < TRACE__FACTORS) return trace__factors[trace__factor_count];
  return 0;
}

static struct trace__block *trace__block_around(const char *place, int size) {
  for (struct trace__block *block = trace__blocks; block < trace__blocks + TRACE__BLOCKS && block->start; block++) {
    if (!block->is_freed && place >= block->start && place + size <= block->start + block->size) return block;
  }
  return 0;
}

static int trace__is_fresh(const char *place, int size) {
  for (int at = 0; at < size; at++) {
    if ((unsigned char)place[at] != TRACE__FRESH) return 0;
  }
  return trace__block_around(place, size) != 0;
}

static struct trace__block *trace__block_at(const void *start) {
  struct trace__block *block = trace__blocks;
  while (block < trace__blocks + TRACE__BLOCKS && (block->start != start || block->is_freed)) block++;
  return block < trace__blocks + TRACE__BLOCKS ? block : 0;
}

/* Returns the block that a pointer names while a value is printed, 0 if none is known. A pointer to
 * a number may name one inside it. */
static struct trace__block *trace__block_of(const void *start, int is_inside) {
  struct trace__block *block = start ? trace__block_at(start) : 0;
  if (start && !block && is_inside) block = trace__block_around((const char *)start, 1);
  trace__has_pointer = 1;
  if (block && block->start == trace__sought) trace__is_shown = 1;
  return block;
}

static int trace__is_pointed; /* While the object is printed that a pointer names. */

/* Returns whether a pointer names a small object in a variable or a block, which may be printed. */
TRACE__OPTIONAL int trace__points(const void *start, trace__size size) {
  const char *place = (const char *)start;
  int left = TRACE__MOST_VARIABLES;
  if (!start || trace__is_pointed || *trace__wanted || size > TRACE__LARGEST_POINTED) return 0;
  for (struct trace__variable *one = trace__living; one && left--; one = one->before) {
    const char *first = (const char *)one->place;
    if (!one->is_given && place >= first && place + size <= first + one->bytes) return 1;
  }
  return trace__block_around(place, (int)size) != 0;
}

/* Returns where a block is noted: its last place, or that of another block that was freed. */
static struct trace__block *trace__place_of(const void *start) {
  struct trace__block *found = 0;
  for (struct trace__block *block = trace__blocks; block < trace__blocks + TRACE__BLOCKS; block++) {
    if (block->start == start) return block;
    if (!block->start || (block->is_freed && !found)) found = block;
    if (!block->start) break;
  }
  return found;
}

static void trace__note_block(const void *start, trace__size size, int is_in_line) {
  struct trace__block *block = start && size ? trace__place_of(start) : 0;
  if (!block) return;
  block->start = (const char *)start;
  block->function = trace__top->function;
  block->size = size;
  block->line = is_in_line ? trace__top->line : 0;
  block->is_freed = 0;
  trace__blocks_made++;
}

/* Notes a block, whose size is the product of one or two factors. */
TRACE__OPTIONAL void *trace__allocated(int count, void *start) {
  trace__size size = trace__taken_factor();
  if (count > 1) size *= trace__taken_factor();
  trace__note_block(start, size, 1);
  return start;
}

/* Notes that a block will be freed. Variables keep the value that they had with it. */
static void trace__note_freed(const void *start) {
  struct trace__block *block = start ? trace__block_at(start) : 0;
  int left = TRACE__MOST_VARIABLES, is_kept = trace__mode == TRACE__VALUES || trace__mode == TRACE__OUTPUT;
  if (!block) return;
  for (struct trace__variable *one = trace__living; one && left-- && is_kept; one = one->before) {
    if (!one->print || one->size || !trace__shows(one, start)) continue;
    trace__keep(one);
    one->frozen = trace__blocks_made;
  }
  block->is_freed = 1;
}

#ifdef __wasm__
/* The page's allocator calls this when it notices a misuse of memory. */
TRACE__C void othello_trace_misuse(const void *start, const char *message);
void othello_trace_misuse(const void *start, const char *message) {
  struct trace__block *block = trace__place_of(start);
  int is_known = block && block->start == start;
  int is_end = trace__is_ended || (trace__calls && trace__top == &trace__main); /* Globals live on after `main`. */
  int numbers[3] = {is_end ? 0 : trace__top->line, is_known ? block->line : 0, trace__is_examining};
  char text[2 * TRACE__SHORT];
  if (!trace__mode) return;
  int size = __builtin_snprintf(text, sizeof text, "[\"%.60s\",\"%.60s\",\"%s\"]", trace__top->function, is_known ? block->function : "", message);
  trace__record('F', numbers, 3, text, size);
}
#endif

TRACE__OPTIONAL void *trace__freed(void *start) {
  trace__note_freed(start);
  return start;
}

/* Returns how many items of an array are printed. The rows in a large array are printed in part too. */
TRACE__OPTIONAL trace__size trace__items_shown(trace__size count, trace__size bytes) {
  if (bytes > TRACE__MOST_CELLS) trace__most_items = TRACE__MOST_ROWS;
  return trace__most_items && count > (trace__size)trace__most_items ? (trace__size)trace__most_items : count;
}

/* Returns the same for an array of characters, which may be a text with much room behind it. */
TRACE__OPTIONAL trace__size trace__characters_shown(const char *start, trace__size count) {
  if (trace__most_items || count <= TRACE__MOST_CELLS) return trace__items_shown(count, 0);
  const char *end = (const char *)__builtin_memchr(start, 0, TRACE__MOST_CELLS);
  return end ? (trace__size)(end - start) + 1 : TRACE__MOST_CELLS;
}

/* Returns an array of characters, and the size of the text in it. */
TRACE__OPTIONAL const char *trace__text_before_end(const char *start, trace__size most, trace__size *size) {
  const char *end = (const char *)__builtin_memchr(start, 0, most);
  *size = end ? (trace__size)(end - start) : most;
  return start;
}

#ifndef __cplusplus

/* ---------------------------------------------------------------- C */

/* Returns the text in an array of characters, or in a block of them. */
static const char *trace__text_in(const void *place, const struct trace__type *type, trace__size *size) {
  if (type->kind == 't') return trace__text_before_end((const char *)place, (trace__size)type->count, size);
  const struct trace__block *block = trace__block_of(*(void *const *)place, 0);
  return block && type[1].kind == 'c' ? trace__text_before_end(block->start, block->size, size) : 0;
}

/* Prints a number, which ends a search. */
static void trace__print_number(const char *place, const struct trace__type *type) {
  trace__word value = 0;
  int unused = 64 - 8 * type->size;
  if (trace__search.place) {
    trace__finds(place, (trace__size)(type->kind == 's' ? type->size : type->size * type->count));
  } else if (type->kind != 'c' && trace__hides(place, type->size)) {
    return;
  } else if (type->kind == 'f') {
    trace__put_real(type->size == sizeof(float) ? (double)*(const float *)place : type->size == sizeof(double) ? *(const double *)place : (double)*(const long double *)place);
  } else if (type->kind == 'c') {
    trace__put_string(place, 1);
  } else if (type->size > 8) {
    trace__put_text("null");
  } else {
    __builtin_memcpy(&value, place, (trace__size)type->size);
    if (type->kind == 'b') trace__put_text(value ? "true" : "false");
    else if (type->kind == 'u') trace__put_number(value, 0);
    else trace__put_number((trace__word)((long long)(value << unused) >> unused), (long long)(value << unused) < 0);
  }
}

/* Returns the type that follows a type with its items or members. */
static const struct trace__type *trace__behind(const struct trace__type *type) {
  int left = type->kind == 's' ? type->count : type->kind == 'a' || type->kind == 'p';
  for (type++; left; left--) type = trace__behind(type);
  return type;
}

static void trace__print_type(const void *place, const struct trace__type *type);

/* Prints the items of an array, which are of a type. */
static void trace__print_items(const char *start, const struct trace__type *type, const struct trace__type *item) {
  if (trace__search.place && trace__search.depth == 2) {
    trace__print_number(start, type);
  } else if (type->kind == 't') {
    trace__size size = trace__characters_shown(start, (trace__size)type->count);
    trace__put_text("{\"c\":"), trace__print_text(start, size), trace__put_text("}");
    trace__cells += (int)size;
  } else {
    int before = trace__most_items;
    int count = (int)trace__items_shown((trace__size)type->count, (trace__size)type->count * (trace__size)type->size);
    trace__put('[');
    trace__search.depth++;
    for (int at = 0; at < count && trace__has_room(); at++) {
      if (trace__search.depth <= 2 && !trace__search.is_found) trace__search.at[trace__search.depth - 1] = at;
      if (at) trace__put(',');
      trace__print_type(start + at * type->size, item);
    }
    trace__search.depth--;
    trace__put(']');
    trace__most_items = before;
  }
}

static void trace__print_type(const void *place, const struct trace__type *type) {
  const char *start = (const char *)place;
  int is_wanted = *trace__wanted != 0, is_first = 1;
  int is_number = type->kind == 'p' && __builtin_memchr("cbiuf", type[1].kind, 5);
  const char *named = type->kind == 'p' ? *(const char *const *)place : 0;
  struct trace__block *block = type->kind == 'p' ? trace__block_of(named, is_number) : 0;
  if (block && type->size) {
    const struct trace__type *item = type + 1;
    struct trace__type whole = *type;
    whole.count = (int)((block->start + block->size - named) / type->size);
    whole.kind = item->kind == 'c' ? 't' : 'a';
    if (whole.count == 1 && (item->kind == 's' || item->kind == 'a')) trace__print_type(named, item);
    else if (!is_wanted) trace__print_items(named, &whole, item);
  } else if (type->kind == 'p' && trace__search.place) {
    trace__finds(place, sizeof named);
  } else if (type->kind == 'p' && type[1].kind == 's' && trace__points(named, (trace__size)type->size)) {
    trace__is_pointed = 1;
    trace__print_type(named, type + 1);
    trace__is_pointed = 0;
  } else if (trace__cells++ > TRACE__MOST_CELLS || !type->kind || type->kind == 'p') {
    trace__put_text(type->kind == 'p' && !named ? "0" : "null");
  } else if (type->kind == 's' && (is_wanted || !trace__search.place)) {
    const struct trace__type *member = type + 1;
    if (!is_wanted) trace__put_text("{\"o\":{");
    for (int at = 0; at < type->count; at++, member = trace__behind(member)) {
      const char *wanted = trace__wanted, *rest = trace__after(wanted, member->member);
      if (is_wanted && (!rest || (*rest && *rest != '.'))) continue;
      if (is_wanted) {
        trace__wanted = *rest ? rest + 1 : rest;
      } else {
        trace__put_text(is_first ? "\"" : ",\"");
        trace__put_text(member->member);
        trace__put_text("\":");
      }
      is_first = 0;
      trace__print_type(start + member->start, member);
      trace__wanted = wanted;
    }
    if (!is_wanted) trace__put_text("},\"n\":\""), trace__put_text(type->name), trace__put_text("\"}");
  } else if (is_wanted) {
    return;
  } else if (type->kind == 'a' || type->kind == 't') {
    trace__print_items(start, type, type + 1);
  } else {
    trace__print_number(start, type);
  }
}

#define trace__function __attribute__((cleanup(trace__leave))) struct trace__call
#define trace__local __attribute__((cleanup(trace__die))) struct trace__variable
#define trace__kind(x) _Generic((x), char: 'c', _Bool: 'b', float: 'f', double: 'f', long double: 'f', default: (__typeof__(x))-1 < 1 ? 'i' : 'u')
#define trace__number(x) {0, 0, trace__kind(x), 1, 0, sizeof(x)}
#define trace__read(...) (*({ __auto_type trace__p = &(__VA_ARGS__); trace__note_read(trace__p, sizeof *trace__p); trace__p; }))
#define trace__used(...) (*({ __auto_type trace__p = &(__VA_ARGS__); trace__note_use(trace__p, sizeof *trace__p); trace__p; }))
#define trace__target(...) (*({ __auto_type trace__p = &(__VA_ARGS__); trace__note_target(trace__p, sizeof *trace__p); trace__p; }))
#define trace__set(...) (*({ __auto_type trace__p = &(__VA_ARGS__); trace__note_set(trace__p, sizeof *trace__p); trace__p; }))
#define trace__operand(number, ...) ({ \
    __auto_type trace__o = (__VA_ARGS__); \
    trace__note_operand(number, trace__print_type, &trace__o, &(const struct trace__type)trace__number(trace__o)); \
    trace__o; })
#define trace__letter(number, x) ({ \
    char trace__o = (char)(x); \
    trace__note_operand(number, trace__print_type, &trace__o, &(const struct trace__type)trace__number(trace__o)); \
    (x); })
#define trace__test(condition, has_variables, ...) ({ \
    int trace__r = (__VA_ARGS__); trace__end(condition, has_variables, trace__r); trace__r; })
#define trace__truth(condition, has_variables, ...) ({ \
    __auto_type trace__x = trace__operand(0, __VA_ARGS__); \
    trace__end(condition, has_variables, trace__x != 0); \
    trace__x; })
#endif

#ifdef __cplusplus

/* ---------------------------------------------------------------- C++ */

namespace trace__cpp {

template <class T> struct plain { typedef T type; };
template <class T> struct plain<const T> { typedef T type; };
template <class T> struct plain<volatile T> { typedef T type; };
template <class T> struct plain<const volatile T> { typedef T type; };
template <class...> struct any { typedef int type; };
template <class T> const T &value_of();
template <int> void get(struct nobody *); /* So that `get<0>(x)` can be read as a call. */
struct visitor;

/* What a type is, and tests of what it has; those of a higher rank are asked first. */
enum kind { UNKNOWN, NUMBER, TUPLE, VARIANT, OPTIONAL, OWNER, ROW, ADAPTER, STREAM, BITS, PAIR, LIST, SET, DICT, TEXT, OBJECT, ENUM, ARRAY, POINTER };
template <int N> struct rank : rank<N - 1> {};
template <> struct rank<0> {};
template <kind K> struct is { static const kind value = K; };
#define TRACE__TEST(kind, ...) template <class T> is<kind> test(rank<kind>, typename any<__VA_ARGS__>::type)
template <class T> is<UNKNOWN> test(rank<UNKNOWN>, int);
TRACE__TEST(NUMBER, decltype(value_of<T>() * value_of<T>()), char[__is_class(T) ? -1 : 1]);
TRACE__TEST(TUPLE, decltype(get<0>(value_of<T>())));
TRACE__TEST(VARIANT, decltype(value_of<T>().valueless_by_exception()));
TRACE__TEST(OPTIONAL, decltype(value_of<T>().has_value(), *value_of<T>()));
TRACE__TEST(OWNER, decltype(*value_of<T>()), typename T::element_type);
TRACE__TEST(ROW, decltype(value_of<T>()[0]), typename T::element_type, typename T::deleter_type);
TRACE__TEST(ADAPTER, typename T::container_type, decltype(value_of<T>().empty()));
TRACE__TEST(STREAM, decltype(value_of<T>().rdbuf()->str(), value_of<T>().rdbuf()->pubsync()));
TRACE__TEST(BITS, decltype(value_of<T>().test(0), value_of<T>().count()));
TRACE__TEST(PAIR, typename T::first_type, typename T::second_type);
TRACE__TEST(LIST, decltype(value_of<T>().begin(), value_of<T>().max_size()));
TRACE__TEST(SET, typename T::key_type, decltype(value_of<T>().max_size()));
TRACE__TEST(DICT, typename T::key_type, typename T::mapped_type);
TRACE__TEST(TEXT, typename T::traits_type, decltype((const char *)value_of<T>().data()));
TRACE__TEST(OBJECT, decltype(value_of<T>().trace__members(*(visitor *)0)));
TRACE__TEST(ENUM, char[__is_enum(T) ? 1 : -1]);
template <class T> struct kind_of : decltype(test<T>(rank<ENUM>(), 0)) {};
template <class T, __SIZE_TYPE__ N> struct kind_of<T[N]> : is<ARRAY> {};
template <class T> struct kind_of<T *> : is<kind_of<typename plain<T>::type>::value == UNKNOWN ? UNKNOWN : POINTER> {};

inline void put(const char *text) { trace__put_text(text); }

/* How values of a type are printed. */
template <class T, kind K = kind_of<T>::value> struct shape {
  static void print(const T &) { put("null"); }
};

template <class T> void print(const T &x) {
  typedef typename plain<T>::type type;
  const kind of = kind_of<type>::value;
  const bool is_item = of < OWNER || of == SET || of == PAIR || of == OBJECT || of == ENUM;
  if (*trace__wanted) {
    if (of != OBJECT && of != OWNER && of != POINTER) return;
  } else if (trace__search.place && (is_item || trace__search.depth == 2)) {
    trace__finds((const void *)__builtin_addressof(x), sizeof x);
    return;
  }
  if (trace__depth == TRACE__DEEPEST || trace__cells++ >= TRACE__MOST_CELLS) return put("null");
  trace__depth++;
  shape<type>::print((const type &)x);
  trace__depth--;
}

template <class T> void print_number(T x) {
  if (sizeof x > 8) return put("null");
  trace__put_number((trace__word)x, !(x > 0) && x != 0);
}
inline void print_number(bool x) { put(*(const unsigned char *)&x ? "true" : "false"); }
inline void print_number(char x) { trace__put_string(&x, 1); }
inline void print_number(float x) { trace__put_real((double)x); }
inline void print_number(double x) { trace__put_real(x); }
inline void print_number(long double x) { trace__put_real((double)x); }
template <class T> struct shape<T, NUMBER> {
  static void print(const T &x) {
    if (!trace__hides(__builtin_addressof(x), (int)sizeof x)) print_number(x);
  }
};
template <class T> struct shape<T, ENUM> {
  static void print(const T &x) {
    if (!trace__hides(__builtin_addressof(x), (int)sizeof x)) print_number((long long)x);
  }
};

/* Prints items between an opening and a closing text, and counts them for a search. */
struct items {
  const char *comma, *end;
  int count;
  items(const char *begin, const char *end) : comma(begin), end(end), count(0) { trace__search.depth++; }
  bool next() {
    if (!trace__has_room()) return false;
    put(comma), comma = ",";
    if (trace__search.depth <= 2 && !trace__search.is_found) trace__search.at[trace__search.depth - 1] = count;
    count++;
    return true;
  }
  ~items() {
    if (!count) put(comma);
    put(end);
    trace__search.depth--;
  }
};

template <class T> void print_range(const T &x, const char *begin, const char *end) {
  items all(begin, end);
  for (typename T::const_iterator it = x.begin(); it != x.end() && all.next(); ++it) trace__cpp::print<typename T::value_type>(*it);
}
template <class T> struct shape<T, LIST> {
  static void print(const T &x) { trace__cpp::print_range(x, "[", "]"); }
};
template <class T> struct shape<T, SET> {
  static void print(const T &x) { trace__cpp::print_range(x, "{\"s\":[", "]}"); }
};
template <class T> struct shape<T, DICT> {
  static void print(const T &x) {
    items all("{\"d\":[", "]}");
    for (typename T::const_iterator it = x.begin(); it != x.end() && all.next(); ++it) {
      put("[");
      const char *place = trace__search.place;
      int start = trace__value_size;
      trace__search.place = 0;
      trace__cpp::print(it->first);
      trace__search.place = place;
      if (place && !trace__search.is_found && trace__search.depth == 1 && trace__value_size - start < TRACE__SHORT) {
        trace__search.key_size = trace__value_size - start;
        __builtin_memcpy(trace__search.key, trace__value + start, (trace__size)trace__search.key_size);
      }
      put(","), trace__cpp::print(it->second), put("]");
    }
  }
};

template <class T> struct shape<T, TEXT> {
  static void print(const T &x) { trace__print_text(x.data(), x.size()); }
};
template <class T, trace__size N> struct shape<T[N], ARRAY> {
  static void print(const T (&x)[N]) {
    const char *place = trace__search.place, *start = (const char *)x;
    const bool is_flat = kind_of<T>::value == NUMBER || kind_of<T>::value == ENUM;
    if (place && is_flat && (place < start || place >= start + sizeof x)) return;
    const int before = trace__most_items;
    const trace__size count = trace__items_shown(N, sizeof x);
    items all("[", "]");
    for (trace__size at = 0; at < count && all.next(); at++) trace__cpp::print(x[at]);
    trace__most_items = before;
  }
};
template <trace__size N> struct shape<char[N], ARRAY> {
  static void print(const char (&x)[N]) {
    const trace__size size = trace__characters_shown(x, N);
    put("{\"c\":"), trace__print_text(x, size), put("}");
    trace__cells += (int)size;
  }
};
template <class T> struct shape<T, PAIR> {
  static void print(const T &x) { put("{\"t\":["), trace__cpp::print(x.first), put(","), trace__cpp::print(x.second), put("]}"); }
};
template <class T> struct shape<T, TUPLE> {
  template <int I> static void print_from(const T &, rank<I>, rank<I>) {}
  template <int I, int N> static void print_from(const T &x, rank<I>, rank<N>) {
    put(I ? "," : "");
    trace__cpp::print(get<I>(x));
    print_from(x, rank<I + 1>(), rank<N>());
  }
  template <template <class...> class C, class... A> static rank<sizeof...(A)> count(const C<A...> *);
  static void print(const T &x) { put("{\"t\":["), print_from(x, rank<0>(), decltype(count(&x))()), put("]}"); }
};
template <class T> struct shape<T, OPTIONAL> {
  static void print(const T &x) { x.has_value() ? trace__cpp::print(*x) : put("null"); }
};
template <class T> struct shape<T, OWNER> {
  static void print(const T &x) { x.get() ? trace__cpp::print(*x.get()) : put("0"); }
};
template <class T> struct shape<T, ROW> {
  static void print(const T &x) {
    typename T::pointer start = x.get();
    trace__cpp::print(start);
  }
};
template <class T> struct shape<T *, POINTER> {
  static void print(T *const &x) {
    const bool is_number = kind_of<typename plain<T>::type>::value == NUMBER || kind_of<typename plain<T>::type>::value == ENUM;
    struct trace__block *block = trace__block_of((const void *)x, is_number);
    trace__size count = block ? (trace__size)(block->start + block->size - (const char *)x) / sizeof(T) : 0;
    const bool is_object = kind_of<typename plain<T>::type>::value == OBJECT;
    if (!block) return print_unknown(x, is<is_object ? OBJECT : UNKNOWN>());
    if (is_object && count == 1) return trace__cpp::print(*x);
    if (*trace__wanted) return;
    if (kind_of<typename plain<T>::type>::value == ARRAY && count == 1) return trace__cpp::print(*x);
    print_items(x, count);
  }
  template <class U> static void print_unknown(U *const &x, is<OBJECT>) {
    const bool is_known = !trace__search.place && trace__points((const void *)x, sizeof *x);
    trace__is_pointed += is_known;
    is_known ? trace__cpp::print(*x) : print_unknown(x, is<UNKNOWN>());
    trace__is_pointed -= is_known;
  }
  template <class U> static void print_unknown(U *const &x, is<UNKNOWN>) {
    trace__search.place ? (void)trace__finds(&x, sizeof x) : put(x ? "null" : "0");
  }
  template <class U> static void print_items(U *x, trace__size count) {
    const int before = trace__most_items;
    count = trace__items_shown(count, count * sizeof *x);
    items all("[", "]");
    for (trace__size at = 0; at < count && all.next(); at++) trace__cpp::print(x[at]);
    trace__most_items = before;
  }
  static void print_items(const char *x, trace__size count) {
    count = trace__characters_shown(x, count);
    put("{\"c\":"), trace__print_text(x, count), put("}");
    trace__cells += (int)count;
  }
  static void print_items(char *x, trace__size count) { print_items((const char *)x, count); }
};
template <class T> struct shape<T, ADAPTER> {
  struct open : T {
    static const typename T::container_type &of(const T &x) { return x.*&open::c; }
  };
  static void print(const T &x) { trace__cpp::print(open::of(x)); }
};
/* What a stream of a text has written. */
template <class T> struct buffer : T {
  static const char *start(const T &x) { return (x.*&buffer::pbase)(); }
  static const char *end(const T &x) { return (x.*&buffer::pptr)(); }
};
template <class T> buffer<T> buffer_of(T *);
template <class T> struct shape<T, STREAM> {
  static void print(const T &x) {
    typedef decltype(buffer_of(x.rdbuf())) buffer;
    trace__print_text(buffer::start(*x.rdbuf()), (trace__size)(buffer::end(*x.rdbuf()) - buffer::start(*x.rdbuf())));
  }
};
template <class T> struct shape<T, BITS> {
  static void print(const T &x) {
    items all("[", "]");
    for (trace__size at = 0; at < x.size() && all.next(); at++) trace__cells++, put(x.test(at) ? "1" : "0");
  }
};

/* What a class shows of itself: its members and those of its bases, or the wanted member alone. */
struct visitor {
  const char *comma;
  visitor() : comma("") {}
  template <class M> void operator()(const char *name, const M &member) {
    if (!*trace__wanted) {
      put(comma), put("\""), put(name), put("\":"), trace__cpp::print(member);
      comma = ",";
      return;
    }
    const char *wanted = trace__wanted, *rest = trace__after(wanted, name);
    if (!rest || (*rest && *rest != '.')) return;
    trace__wanted = *rest ? rest + 1 : rest;
    trace__cpp::print(member);
    trace__wanted = wanted;
  }
  template <class B> void show(const B &base, is<OBJECT>) { base.trace__members(*this); }
  template <class B, kind K> void show(const B &, is<K>) {}
  template <class B> void base(const B &base) { show(base, is<kind_of<B>::value>()); }
};
template <class T> struct shape<T, OBJECT> {
  static void print(const T &x) {
    visitor members;
    if (*trace__wanted) return (void)x.trace__members(members);
    put("{\"o\":{");
    const char *name = x.trace__members(members);
    put("},\"n\":\""), put(name), put("\"}");
  }
};

template <class T> void print_at(const void *place, const trace__type *) { trace__cpp::print(*(const T *)place); }

struct call : trace__call {
  call(const char *function, int line) { trace__enter(this, function, line); }
  call(const call &) = delete;
  ~call() { trace__leave(this); }
};

/* How the text of a variable is read, if it has one. */
template <class T, kind K> struct reading { static trace__texter *reader() { return 0; } };
template <class T> struct reading<T, TEXT> {
  static const char *read(const void *place, const trace__type *, trace__size *size) {
    *size = ((const T *)place)->size();
    return (const char *)((const T *)place)->data();
  }
  static trace__texter *reader() { return read; }
};
template <class T> struct reading<T, STREAM> {
  static const char *read(const void *place, const trace__type *, trace__size *size) {
    typedef decltype(buffer_of(((const T *)place)->rdbuf())) buffer;
    const char *start = buffer::start(*((const T *)place)->rdbuf());
    *size = (trace__size)(buffer::end(*((const T *)place)->rdbuf()) - start);
    return start;
  }
  static trace__texter *reader() { return read; }
};
template <trace__size N> struct reading<char[N], ARRAY> {
  static const char *read(const void *place, const trace__type *, trace__size *size) {
    return trace__text_before_end((const char *)place, N, size);
  }
  static trace__texter *reader() { return read; }
};
template <> struct reading<char *, POINTER> {
  static const char *read(const void *place, const trace__type *, trace__size *size) {
    const struct trace__block *block = trace__block_of(*(char *const *)place, 0);
    return block ? trace__text_before_end(block->start, block->size, size) : 0;
  }
  static trace__texter *reader() { return read; }
};

struct variable : trace__variable {
  template <class T> variable(int number, int origin, T &x) {
    typedef typename plain<T>::type type;
    const kind of = kind_of<type>::value;
    const bool is_number = of == NUMBER || of == ENUM;
    const int size = is_number ? (int)sizeof x : -(of == TEXT);
    const bool is_flat = __is_trivially_copyable(type) && of != TEXT;
    trace__live(this, number, origin, (const void *)__builtin_addressof(x), size, sizeof x, is_flat, of == UNKNOWN ? 0 : print_at<type>, 0,
                reading<type, of>::reader());
    trace__declare(this, origin, sizeof x, __is_trivially_constructible(type));
  }
  variable(const variable &) = delete;
  ~variable() { trace__die(this); }
};

} // namespace trace__cpp

/* Notes what the current line has made, or an initializer, which is in no known line. */
template <class T> T *trace__made(int is_in_line, int is_array, T *start) {
  trace__note_block((const void *)start, sizeof(T) * (is_array ? trace__taken_factor() : 1), is_in_line);
  return start;
}
template <class T> T *trace__gone(T *start) {
  trace__note_freed((const void *)start);
  return start;
}
template <class T> T &trace__read(T &x) {
  trace__note_read(__builtin_addressof(x), sizeof x);
  return x;
}
template <class T> T &trace__used(T &x) {
  trace__note_use(__builtin_addressof(x), sizeof x);
  return x;
}
template <class T> T &trace__target(T &x) {
  trace__note_target(__builtin_addressof(x), sizeof x);
  return x;
}
template <class T> T &trace__set(T &x) {
  trace__note_set(__builtin_addressof(x), sizeof x);
  return x;
}
template <class T> T trace__operand(int number, T x) {
  trace__note_operand(number, trace__cpp::print_at<T>, &x, 0);
  return x;
}
inline bool trace__test(int condition, int has_variables, bool result) {
  trace__end(condition, has_variables, result);
  return result;
}
template <class T> T trace__truth(int condition, int has_variables, T x) {
  trace__end(condition, has_variables, trace__operand(0, x) ? 1 : 0);
  return x;
}
#endif
#endif
