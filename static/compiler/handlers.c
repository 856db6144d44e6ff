/* Linked with every C and C++ program that the page tests.
 *
 * Reports what a checked program did wrong to the worker that runs it: one JSON object a line,
 * written to REPORTS. The first fault is the one that counts, so later ones are not reported.
 * Compiled once, as C, without the sanitizers. */

#include <errno.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <wasi/api.h>

enum { REPORTS = 99, LONGEST = 4096, MOST_MESSAGE = 1000, BRANCHES = 65536 };

/* The worker calls this after it has stopped the program, whose output it would lose otherwise. */
__attribute__((export_name("flush_output"))) void __flush_output(void) { fflush(stdout); }

/* Called at each branch of the program. The worker, which the call to the clock reaches, stops a
 * program whose time is over, and its stack names the line of an endless loop. */
void __sanitizer_cov_trace_pc(void) {
  static uint32_t left = BRANCHES;
  if (--left) return;
  left = BRANCHES;
  __wasi_timestamp_t now;
  (void)__wasi_clock_time_get(__WASI_CLOCKID_MONOTONIC, 0, &now);
}

/* ---------------------------------------------------------------- one report */

static char report[LONGEST];
static size_t length;
static int has_reported;

static void put(char c) {
  if (length < sizeof report) report[length++] = c;
}

static void put_text(const char *text) {
  while (*text) put(*text++);
}

static void put_number(int64_t value) {
  char digits[24];
  snprintf(digits, sizeof digits, "%lld", (long long)value);
  put_text(digits);
}

static void put_string(const char *text) {
  put('"');
  for (int left = MOST_MESSAGE; *text && left; text++, left--) {
    unsigned char c = (unsigned char)*text;
    if (c == '"' || c == '\\') put('\\');
    put(c < ' ' ? ' ' : *text);
  }
  put('"');
}

static void put_name(const char *name) {
  put(',');
  put_string(name);
  put(':');
}

static void with_text(const char *name, const char *text) {
  put_name(name);
  put_string(text);
}

static void with_number(const char *name, int64_t value) {
  put_name(name);
  put_number(value);
}

static void begin(const char *kind) {
  length = 0;
  put_text("{\"kind\":");
  put_string(kind);
}

static void send(void) {
  put_text("}\n");
  if (has_reported) return;
  has_reported = 1;
  __wasi_ciovec_t piece = {(const uint8_t *)report, length};
  __wasi_size_t written;
  (void)__wasi_fd_write(REPORTS, &piece, 1, &written);
}

static _Noreturn void send_and_stop(void) {
  send();
  fflush(stdout); /* Shows what was printed before. */
  __builtin_trap();
}

/* ---------------------------------------------------------------- undefined behaviour */

struct place { const char *file; uint32_t line, column; };
struct type { uint16_t kind, size; char name[]; };
struct type_at { struct place place; const struct type *type; };
struct array_at { struct place place; const struct type *array, *index; };
struct access_at { struct place place; const struct type *type; unsigned char alignment, access; };
struct shift_at { struct place place; const struct type *left, *right; };

void othello_examine_line(void);

/* What was written outside an array through a pointer came before, and is reported instead. */
static void begin_at(const char *kind, const struct place *place) {
  othello_examine_line();
  begin(kind);
  with_text("file", place->file ? place->file : "");
  with_number("line", place->line);
  with_number("column", place->column);
}

/* Writes a type without the quotes that surround it. */
static void with_type(const char *name, const struct type *type) {
  char text[MOST_MESSAGE];
  size_t size = strlen(type->name);
  int quoted = size > 1 && type->name[0] == '\'';
  snprintf(text, sizeof text, "%.*s", (int)(size - 2 * quoted), type->name + quoted);
  with_text(name, text);
}

/* Writes an integer, which is in the handle itself or, if it has more bits, where that points to.
 * It is written as text: the page's integers may have fewer bits. */
static void with_value(const char *name, const struct type *type, uintptr_t handle) {
  int is_signed = type->size & 1, bits = 1 << (type->size >> 1);
  if (type->kind != 0 || bits > 64) return;
  char digits[24];
  if (bits == 64) {
    int64_t value = *(int64_t *)handle;
    snprintf(digits, sizeof digits, is_signed ? "%lld" : "%llu", (long long)value);
  } else if (is_signed) {
    snprintf(digits, sizeof digits, "%d", (int32_t)(handle << (32 - bits)) >> (32 - bits));
  } else {
    snprintf(digits, sizeof digits, "%u", (uint32_t)handle);
  }
  with_text(name, digits);
}

void __ubsan_handle_out_of_bounds(struct array_at *at, uintptr_t index) {
  begin_at("bounds", &at->place);
  with_type("type", at->array);
  with_value("index", at->index, index);
  send();
}

void __ubsan_handle_type_mismatch_v1_abort(struct access_at *at, uintptr_t pointer) {
  begin_at(pointer ? "object" : "null", &at->place);
  with_type("type", at->type);
  with_number("access", at->access);
  send_and_stop();
}

static int is_zero(const struct type *type, uintptr_t handle) {
  return type->size >> 1 == 6 ? !*(int64_t *)handle : !handle;
}

void __ubsan_handle_divrem_overflow(struct type_at *at, uintptr_t left, uintptr_t right) {
  begin_at(is_zero(at->type, right) ? "division" : "overflow", &at->place);
  with_type("type", at->type);
  with_value("left", at->type, left);
  with_value("right", at->type, right);
  send_and_stop();
}

void __ubsan_handle_divrem_overflow_abort(struct type_at *at, uintptr_t left, uintptr_t right) {
  __ubsan_handle_divrem_overflow(at, left, right);
}

void __ubsan_handle_missing_return(struct place *at) {
  begin_at("return", at);
  send_and_stop();
}

void __ubsan_handle_builtin_unreachable(struct place *at) {
  begin_at("unreachable", at);
  send_and_stop();
}

static void overflow(const char *operation, struct type_at *at, uintptr_t left, uintptr_t right) {
  begin_at("overflow", &at->place);
  with_text("operation", operation);
  with_type("type", at->type);
  with_value("left", at->type, left);
  with_value("right", at->type, right);
  send();
}

void __ubsan_handle_add_overflow(struct type_at *at, uintptr_t left, uintptr_t right) {
  overflow("+", at, left, right);
}

void __ubsan_handle_sub_overflow(struct type_at *at, uintptr_t left, uintptr_t right) {
  overflow("-", at, left, right);
}

void __ubsan_handle_mul_overflow(struct type_at *at, uintptr_t left, uintptr_t right) {
  overflow("*", at, left, right);
}

void __ubsan_handle_negate_overflow(struct type_at *at, uintptr_t value) {
  begin_at("overflow", &at->place);
  with_type("type", at->type);
  with_value("left", at->type, value);
  send();
}

void __ubsan_handle_shift_out_of_bounds(struct shift_at *at, uintptr_t left, uintptr_t right) {
  begin_at("shift", &at->place);
  with_type("type", at->left);
  with_value("left", at->left, left);
  with_value("right", at->right, right);
  send();
}

void __ubsan_handle_load_invalid_value(struct type_at *at, uintptr_t value) {
  begin_at("value", &at->place);
  with_type("type", at->type);
  with_value("left", at->type, value);
  send();
}

void __ubsan_handle_vla_bound_not_positive(struct type_at *at, uintptr_t bound) {
  begin_at("size", &at->place);
  with_value("left", at->type, bound);
  send();
}

/* ---------------------------------------------------------------- the heap */

/* The linker puts these functions in place of the library's. A guard follows each block of memory. It
 * is examined when the block is freed, and at the end. A freed block is filled and kept for a while. A new
 * one is filled too: memory that was never set would otherwise be 0, and seem right. */
enum { GUARD = 16, ALIGNMENT = 4, MOST_KEPT = 1 << 20, FILL = 0xdd, FRESH = 0xbe };
enum { LIVE = 0x1ea4ca00, FREED = 0x5afe0b00, STATE = ~0xff };

/* The last byte of the state is the exponent of the alignment. */
struct block { struct block *previous, *next; uint32_t size, state; };

void *__real_aligned_alloc(size_t alignment, size_t size);
void __real_free(void *pointer);

static struct block live = {&live, &live, 0, 0}, kept = {&kept, &kept, 0, 0};
static size_t kept_size;
static const unsigned char guard[GUARD + 1] = "guard\xa5guard\x5aguar";

static unsigned char *content(struct block *block) { return (unsigned char *)(block + 1); }

static void insert(struct block *block, struct block *list) {
  block->previous = list->previous;
  block->next = list;
  list->previous = list->previous->next = block;
}

static void take_out(struct block *block) {
  block->previous->next = block->next;
  block->next->previous = block->previous;
}

/* A program that is followed has this function, which notes its line. */
__attribute__((weak)) void othello_trace_misuse(const void *start, const char *message);

static void misuse(const void *start, const char *message) {
  if (othello_trace_misuse && !has_reported) othello_trace_misuse(start, message);
  begin("misuse");
  with_text("message", message);
  send();
}

enum { MOST_EXAMINED = 1 << 23 };
static unsigned examined; /* Blocks and variables. */

static void examine(struct block *block) {
  examined++;
  if (memcmp(content(block) + block->size, guard, GUARD)) {
    misuse(content(block), "the program writes beyond the end of an array or object on the heap");
  }
}

static void examine_freed(struct block *block) {
  examine(block);
  examined += block->size / GUARD;
  unsigned char *at = content(block), *end = at + block->size;
  while (at < end && *at == FILL) at++;
  if (at < end) misuse(content(block), "the program writes to memory that it has freed");
}

static void *allocate(size_t size, uint32_t exponent) {
  size_t room = (size_t)1 << exponent;
  if (size > PTRDIFF_MAX - 2 * room - GUARD) return NULL;
  char *start = __real_aligned_alloc(room, (2 * room + size + GUARD - 1) & -room);
  if (!start) return NULL;
  struct block *block = (struct block *)(start + room) - 1;
  block->size = size;
  block->state = LIVE | exponent;
  memset(content(block), FRESH, size); /* trace.h knows it. */
  memcpy(content(block) + size, guard, GUARD);
  insert(block, &live);
  return content(block);
}

static void release(struct block *block) {
  examine_freed(block);
  take_out(block);
  kept_size -= block->size;
  __real_free(content(block) - ((size_t)1 << (block->state & ~STATE)));
}

static _Noreturn void stop_at_free(void *pointer, int was_freed) {
  struct block *block = live.next;
  while (block != &live && content(block) != pointer) block = block->next;
  misuse(pointer, was_freed ? "memory is freed twice"
                  : block == &live ? "memory is freed that was never allocated"
                                   : "the program writes before an array or object on the heap");
  fflush(stdout);
  __builtin_trap();
}

void __wrap_free(void *pointer) {
  if (!pointer) return;
  struct block *block = (struct block *)pointer - 1;
  if ((block->state & STATE) != LIVE) stop_at_free(pointer, (block->state & STATE) == FREED);
  examine(block);
  take_out(block);
  block->state ^= LIVE ^ FREED;
  memset(pointer, FILL, block->size);
  insert(block, &kept);
  kept_size += block->size;
  while (kept_size > MOST_KEPT) release(kept.next);
}

void *__wrap_malloc(size_t size) { return allocate(size, ALIGNMENT); }

void *__wrap_calloc(size_t number, size_t size) {
  size_t whole;
  void *found = __builtin_mul_overflow(number, size, &whole) ? NULL : __wrap_malloc(whole);
  return found ? memset(found, 0, whole) : NULL;
}

void *__wrap_realloc(void *pointer, size_t size) {
  void *found = __wrap_malloc(size);
  if (!pointer || !found) return found;
  size_t before = ((struct block *)pointer - 1)->size;
  memcpy(found, pointer, before < size ? before : size);
  __wrap_free(pointer);
  return found;
}

void *__wrap_aligned_alloc(size_t alignment, size_t size) {
  uint32_t exponent = __builtin_ctzl(alignment);
  return allocate(size, exponent > ALIGNMENT ? exponent : ALIGNMENT);
}

int __wrap_posix_memalign(void **found, size_t alignment, size_t size) {
  void *memory = __wrap_aligned_alloc(alignment, size);
  if (!memory) return ENOMEM;
  *found = memory;
  return 0;
}

/* ---------------------------------------------------------------- global and local arrays */

/* The compiler leaves room behind each variable, as AddressSanitizer wants it. The room is filled: in empty
 * room, the zero at the end of a text would not be noticed. The compiler lists the global variables
 * before the program begins. It also calls some functions that have nothing to do here. */
struct global { unsigned char *start; size_t size, whole; const char *name, *file; uintptr_t unused[3]; };

static const struct global *globals;
static size_t global_number;

/* What is in a byte of the room. Its zeros end a text that the program has not ended. */
static unsigned char filling(size_t index) { return guard[index % sizeof guard]; }

static void fill(unsigned char *start, size_t size) {
  for (size_t at = 0; at < size; at++) start[at] = filling(at);
}

static void examine_room(const unsigned char *start, size_t size, const char *name, size_t length) {
  size_t at = 0;
  examined++;
  if (size <= GUARD && !memcmp(start, guard, size)) return;
  while (at < size && start[at] == filling(at)) at++;
  if (at == size) return;
  char message[MOST_MESSAGE];
  int most = length < 100 ? (int)length : 100;
  snprintf(message, sizeof message, "the program writes beyond the end of `%.*s`", most, name);
  misuse(start, message);
}

void __asan_register_globals(const struct global *list, size_t number) {
  globals = list;
  global_number = number;
  for (const struct global *one = list; one < list + number; one++) {
    fill(one->start + one->size, one->whole - one->size);
  }
}

/* The local variables of a call. The compiler writes what they are: the text has their number, then the
 * offset, size, length of the name, and name of each. The rest is ours, and the first variable follows. */
struct frame { uint32_t magic; const char *variables; struct frame *caller; uint32_t before; };
enum { UNIT = 8 }; /* Places and sizes are in bytes divided by this. */
enum { BEFORE = 0x5afea5a5 };

static struct frame *innermost;

static unsigned char *room_at(uintptr_t place) { return (unsigned char *)(place * UNIT); }

void __asan_set_shadow_f1(uintptr_t place, size_t size) {
  (void)size;
  struct frame *frame = (struct frame *)room_at(place);
  frame->caller = innermost;
  frame->before = BEFORE;
  innermost = frame;
}

/* Behind each variable is at least one unit of room, or the rest of the unit in which it ends. */
static void fill_unit(uintptr_t place, size_t used) { fill(room_at(place) + used, UNIT - used); }

#define FILL_UNIT(name, used) \
  void __asan_set_shadow_##name(uintptr_t place, size_t size) { (void)size, fill_unit(place, used); }
FILL_UNIT(01, 1) FILL_UNIT(02, 2) FILL_UNIT(03, 3) FILL_UNIT(04, 4) FILL_UNIT(05, 5) FILL_UNIT(06, 6)
FILL_UNIT(07, 7) FILL_UNIT(f2, 0) FILL_UNIT(f3, 0)

static size_t read_number(const char **at) {
  size_t number = 0;
  for (; **at != ' '; ++*at) number = 10 * number + (size_t)(**at - '0');
  ++*at;
  return number;
}

static void examine_frame(const struct frame *frame) {
  if (frame->before != BEFORE) {
    misuse(NULL, "the program writes outside a local array");
    return;
  }
  const char *at = frame->variables;
  for (size_t left = read_number(&at); left; left--) {
    size_t offset = read_number(&at), size = read_number(&at), length = read_number(&at);
    examine_room((const unsigned char *)frame + offset + size, UNIT - size % UNIT, at, length);
    at += length + 1;
  }
}

/* The first of these calls at the end of a function names the frame. After a fault the program may have
 * damaged its frames, which are no longer read. */
void __asan_set_shadow_00(uintptr_t place, size_t size) {
  (void)size;
  if (has_reported || room_at(place) != (unsigned char *)innermost) return;
  examine_frame(innermost);
  innermost = innermost->caller;
}

static void examine_variables(void) {
  if (has_reported) return;
  for (const struct global *one = globals; one < globals + global_number; one++) {
    examine_room(one->start + one->size, one->whole - one->size, one->name, strlen(one->name));
  }
  for (const struct frame *frame = innermost; frame && !has_reported; frame = frame->caller) {
    examine_frame(frame);
  }
}

void __asan_init(void) {}
void __asan_version_mismatch_check_v8(void) {}
void __asan_unregister_globals(void *list, size_t number) { (void)list, (void)number; }
void __asan_before_dynamic_init(void *file) { (void)file; }
void __asan_after_dynamic_init(void) {}
void __asan_handle_no_return(void) {}
void *__asan_memcpy(void *to, const void *from, size_t size) { return memcpy(to, from, size); }
void *__asan_memmove(void *to, const void *from, size_t size) { return memmove(to, from, size); }
void *__asan_memset(void *to, int value, size_t size) { return memset(to, value, size); }
void __sanitizer_annotate_contiguous_container(void *a, void *b, void *c, void *d) {
  (void)a, (void)b, (void)c, (void)d;
}

/* The compiler puts this guard behind all local variables of a function. */
uintptr_t __stack_chk_guard = 0x5afea5a5;

_Noreturn void __stack_chk_fail(void) {
  misuse(NULL, "the program writes outside a local array");
  fflush(stdout);
  __builtin_trap();
}

__attribute__((destructor(101))) void othello_examine_memory(void) {
  examine_variables();
  for (struct block *block = live.next; block != &live && !has_reported; block = block->next) examine(block);
  for (struct block *block = kept.next; block != &kept && !has_reported; block = block->next) examine_freed(block);
}

/* A program that is followed calls this after each line, so that the one that wrote is known. Many
 * lines with many variables and blocks would take too long. */
void othello_examine_line(void) {
  if (examined <= MOST_EXAMINED) othello_examine_memory();
}

/* ---------------------------------------------------------------- the library */

_Noreturn void __assert_fail(const char *expression, const char *file, int line,
                             const char *function) {
  (void)function;
  begin("assert");
  with_text("file", file);
  with_number("line", line);
  with_text("expression", expression);
  send_and_stop();
}

/* The library's function aborts the program, unless that handles the signal. */
int __real_raise(int number);
static int raised;

int __wrap_raise(int number) {
  raised = number;
  int result = __real_raise(number);
  raised = 0;
  return result;
}

_Noreturn void abort(void) {
  begin(raised ? "signal" : "abort");
  if (raised) with_text("message", strsignal(raised));
  send_and_stop();
}

/* The library does not have this function, which C no longer has either. */
char *gets(char *line) {
  char *at = line;
  int c = getchar();
  if (c == EOF) return NULL;
  for (; c != EOF && c != '\n'; c = getchar()) *at++ = (char)c;
  *at = 0;
  return line;
}

/* A thread runs to its end when it is made. Most programs only want a larger stack for it. */
int pthread_create(void ***made, const void *attributes, void *(*function)(void *), void *value) {
  (void)attributes;
  *made = malloc(sizeof **made);
  if (!*made) return EAGAIN;
  **made = function(value);
  return 0;
}

int pthread_join(void **made, void **result) {
  if (result) *result = *made;
  free(made);
  return 0;
}

int pthread_detach(void **made) {
  free(made);
  return 0;
}

/* No other thread could end the wait. */
int pthread_cond_wait(void *condition, void *mutex) {
  (void)condition, (void)mutex;
  begin("wait");
  send_and_stop();
}

int pthread_cond_timedwait(void *condition, void *mutex, const void *time) {
  (void)time;
  return pthread_cond_wait(condition, mutex);
}

/* What the library says when it throws, as it was compiled without exceptions. */
#define THROWN " was thrown in -fno-exceptions mode"
#define WITH_MESSAGE " with message \""
#define FAILED " failed: "

static _Noreturn void stop_at_throw(const char *type, const char *what) {
  begin("throw");
  with_text("type", type);
  with_text("what", what);
  send_and_stop();
}

static _Noreturn void stop_in_library(const char *format, va_list values) {
  char message[MOST_MESSAGE];
  vsnprintf(message, sizeof message, format, values);
  char *thrown = strstr(message, THROWN), *failed = strstr(message, FAILED);
  if (thrown) {
    char *what = strstr(thrown, WITH_MESSAGE);
    if (what) {
      what += sizeof WITH_MESSAGE - 1;
      what[strcspn(what, "\"")] = 0;
    }
    *thrown = 0;
    stop_at_throw(message, what ? what : "");
  }
  begin(failed ? "hardening" : "abort");
  char *said = failed ? failed + sizeof FAILED - 1 : message;
  said[strcspn(said, "\n")] = 0;
  with_text("message", said);
  send_and_stop();
}

/* libc++ calls this if it would throw, or if a check of its hardening fails. */
_Noreturn void verbose_abort(const char *format, ...)
    __asm__("_ZNSt3__222__libcpp_verbose_abortEPKcz");
_Noreturn void verbose_abort(const char *format, ...) {
  va_list values;
  va_start(values, format);
  stop_in_library(format, values);
}

_Noreturn void __abort_message(const char *format, ...) {
  va_list values;
  va_start(values, format);
  stop_in_library(format, values);
}

/* ---------------------------------------------------------------- exceptions */

struct type_info { void **methods; const char *name; };
struct single_base { struct type_info own; const struct type_info *base; };
extern void *single_base_methods[] __asm__("_ZTVN10__cxxabiv120__si_class_type_infoE");

/* Returns whether a class is std::exception or derives from it by single inheritance. */
static int is_exception(const struct type_info *type) {
  while (strcmp(type->name, "St9exception")) {
    if (type->methods != single_base_methods + 2) return 0;
    type = ((const struct single_base *)type)->base;
  }
  return 1;
}

/* Returns what() of a std::exception, its third virtual function. */
static const char *what_of(void *object) {
  const char *(**methods)(void *) = *(const char *(***)(void *))object;
  return methods[2](object);
}

void *__cxa_allocate_exception(size_t size) { return malloc(size); }
void __cxa_free_exception(void *object) { free(object); }

_Noreturn void __cxa_throw(void *object, const struct type_info *type, void *destructor) {
  (void)destructor;
  char number[16];
  const char *what = "";
  if (is_exception(type)) {
    what = what_of(object);
  } else if (!strcmp(type->name, "PKc")) {
    what = *(const char **)object;
  } else if (!strcmp(type->name, "i")) {
    snprintf(number, sizeof number, "%d", *(int *)object);
    what = number;
  }
  stop_at_throw(type->name, what);
}

_Noreturn void __cxa_rethrow(void) { stop_at_throw("", ""); }
void *__cxa_begin_catch(void *object) { return object; }
void *__cxa_get_exception_ptr(void *object) { return object; }
void __cxa_end_catch(void) {}
