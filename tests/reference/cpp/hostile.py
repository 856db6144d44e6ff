"""Programs and sources that try to use up or leave the sandbox, and how each has to end."""

# The ways to end: a compiler error; a refusal of the module's imports; the limits of time, memory,
# output and stack; a fault while running; or, with an ordinary output, nothing at all.
COMPILER, IMPORT, TIME, MEMORY, OUTPUT, STACK, FAULT, ORDINARY = (
    "compiler",
    "import",
    "time",
    "memory",
    "output",
    "stack",
    "fault",
    "ordinary",
)

PROGRAMS = {
    "endless loop": (TIME, "int main() {\n  for (volatile int i = 0;; i++) {}\n}\n"),
    "endless output": (OUTPUT, '#include <cstdio>\nint main() {\n  for (;;) puts("8");\n}\n'),
    "endless messages": (
        OUTPUT,
        '#include <cstdio>\nint main() {\n  for (;;) fputs("8", stderr);\n}\n',
    ),
    "endless empty output": (
        TIME,
        "#include <unistd.h>\nint main() {\n  for (;;) write(1, 0, 0);\n}\n",
    ),
    "endless input": (TIME, "#include <cstdio>\nint main() {\n  for (;;) getchar();\n}\n"),
    "endless memory": (
        MEMORY,
        "#include <vector>\nint main() {\n  std::vector<std::vector<int>> all;\n"
        "  for (;;) all.emplace_back(1000000);\n}\n",
    ),
    "one huge block": (
        MEMORY,
        "#include <vector>\nint main() {\n  std::vector<char> all(2000000000);\n}\n",
    ),
    "growing the memory by hand": (
        FAULT,
        "int main() {\n  while (__builtin_wasm_memory_grow(0, 1) != (__SIZE_TYPE__)-1) {}\n"
        "  __builtin_trap();\n}\n",
    ),
    "endless recursion": (
        STACK,
        "int f(int n) {\n  volatile int a[9] = {n};\n  return f(n + 1) + a[n % 9];\n}\n"
        "int main() { return f(0); }\n",
    ),
    "a huge local array": (
        STACK,
        "int main() {\n  volatile char a[16000000];\n  a[0] = 1;\n  return a[0] - 1;\n}\n",
    ),
    "a trap before main": (
        FAULT,
        "struct Trap {\n  Trap() { __builtin_trap(); }\n} trap;\nint main() {}\n",
    ),
    "a loop before main": (
        TIME,
        "struct Loop {\n  Loop() { for (volatile int i = 0;; i++) {} }\n} loop;\nint main() {}\n",
    ),
    "a trap in a destructor": (
        FAULT,
        "struct Trap {\n  ~Trap() { __builtin_trap(); }\n} trap;\nint main() {}\n",
    ),
    "a trap in the start function": (
        FAULT,
        "__attribute__((constructor(0))) void trap() { __builtin_trap(); }\nint main() {}\n",
    ),
    "a wrong function pointer": (
        FAULT,
        "int main() {\n  volatile long address = 1234567;\n  ((void (*)())address)();\n}\n",
    ),
    "memory that is not its own": (
        FAULT,
        "int main() {\n  volatile long address = -16;\n  *(volatile int *)address = 5;\n}\n",
    ),
}

# Calls that a module may ask for and must not get, or must not do harm with.
ESCAPES = {
    "open a file": (
        ORDINARY,
        '#include <cstdio>\nint main() { puts(fopen("/etc/passwd", "r") ? "open" : "closed"); }\n',
    ),
    "list a folder": (
        ORDINARY,
        "#include <dirent.h>\n#include <cstdio>\n"
        'int main() {\n  puts(opendir("/") ? "open" : "closed");\n}\n',
    ),
    "import a function of JavaScript": (
        IMPORT,
        '__attribute__((import_module("env"), import_name("eval"))) int evaluate(const char *);\n'
        'int main() { return evaluate("1"); }\n',
    ),
    "import an inherited property": (
        FAULT,
        '__attribute__((import_module("wasi_snapshot_preview1"), import_name("constructor")))\n'
        'int make(const char *);\nint main() { return make("return 1"); }\n',
    ),
    "import a constructor": (
        IMPORT,
        '__attribute__((import_module("constructor"), import_name("constructor"))) int make(int);\n'
        "int main() { return make(1); }\n",
    ),
    "import from the prototype": (
        IMPORT,
        '__attribute__((import_module("__proto__"), import_name("toString"))) int text();\n'
        "int main() { return text(); }\n",
    ),
    "import a socket": (
        FAULT,
        '__attribute__((import_module("wasi_snapshot_preview1"), import_name("sock_accept")))\n'
        "int take(int, int, int *);\nint main() {\n  int found;\n  return take(3, 0, &found);\n}\n",
    ),
    "forge a report": (
        ORDINARY,
        "#include <cstdio>\n#include <cstring>\n#include <unistd.h>\nint main() {\n"
        '  const char *texts[] = {"{", "null\\n", "[]\\n", "{\\"kind\\": 5}\\n",\n'
        '                         "{\\"kind\\": \\"__proto__\\", \\"line\\": \\"<b>\\"}\\n"};\n'
        "  for (const char *text : texts) write(99, text, strlen(text));\n"
        '  puts("closed");\n}\n',
    ),
    "write outside the memory": (
        FAULT,
        "#include <cstdio>\n#include <unistd.h>\nint main() {\n"
        "  volatile long address = -8;\n"
        '  puts(write(1, (void *)address, 4000000) < 0 ? "closed" : "open");\n}\n',
    ),
    "read into foreign memory": (
        FAULT,
        "#include <cstdio>\n#include <unistd.h>\nint main() {\n"
        "  volatile long address = -8;\n"
        '  puts(read(0, (void *)address, 4000000) <= 0 ? "closed" : "open");\n}\n',
    ),
    "use descriptors that do not exist": (
        ORDINARY,
        "#include <cstdio>\n#include <unistd.h>\nint main() {\n  long sum = 0;\n"
        '  for (int fd = 3; fd < 99; fd++) sum += write(fd, "x", 1) > 0;\n'
        '  puts(sum ? "open" : "closed");\n}\n',
    ),
    "replace a handler": (
        COMPILER,
        'extern "C" void __ubsan_handle_out_of_bounds(void *, long) {}\nint main() {}\n',
    ),
    "export a name of the page": (
        ORDINARY,
        '#include <cstdio>\nextern "C" __attribute__((export_name("__proto__"))) int f() {\n'
        '  return 5;\n}\nint main() { puts("closed"); }\n',
    ),
}

SOURCES = {
    "include a file of the machine": (COMPILER, '#include "/etc/passwd"\nint main() {}\n'),
    "include a parent folder": (COMPILER, '#include "../../../../etc/passwd"\nint main() {}\n'),
    "include an address": (COMPILER, '#include "https://example.com/x.h"\nint main() {}\n'),
    "include a device": (COMPILER, "#include </dev/stdin>\nint main() {}\n"),
    "include itself": (COMPILER, "#include __FILE__\nint main() {}\n"),
    "include an object file": (COMPILER, '#include "handlers.o"\nint main() {}\n'),
    "embed a file of the machine": (
        COMPILER,
        'const char all[] = {\n#embed "/etc/passwd"\n};\nint main() {}\n',
    ),
    "embed a device": (
        COMPILER,
        'const char all[] = {\n#embed "/dev/zero" limit(1000000000)\n};\nint main() {}\n',
    ),
    "assemble a file of the machine": (
        COMPILER,
        'asm(".incbin \\"/etc/passwd\\"");\nint main() {}\n',
    ),
    "endless templates": (
        COMPILER,
        "template <int N> struct More { enum { n = More<N + 1>::n }; };\n"
        "int main() { return More<0>::n; }\n",
    ),
    "branching templates": (
        TIME,
        "template <int N, int M> struct More {\n"
        "  enum : long { n = More<N - 1, 2 * M>::n + More<N - 1, 2 * M + 1>::n };\n};\n"
        "template <int M> struct More<0, M> { enum : long { n = 1 }; };\n"
        "int main() { return More<28, 0>::n; }\n",
    ),
    "endless constant expressions": (
        COMPILER,
        "constexpr int f(int n) {\n  while (n >= 0) n = n ? n : 1;\n  return n;\n}\n"
        "constexpr int n = f(1);\nint main() { return n; }\n",
    ),
    "branching macros": (
        TIME,
        "#define A(x) x x x x x x x x x x\n#define B(x) A(A(x))\n#define C(x) B(B(B(x)))\n"
        "int main() { int i = 0; C(C(i++;)) }\n",
    ),
    "deep parentheses": (
        COMPILER,
        "int main() { return " + "(" * 5000 + "0" + ")" * 5000 + "; }\n",
    ),
    "a huge global array": (TIME, "char all[2000000000];\nint main() { return all[5]; }\n"),
    "a huge initialised array": (TIME, "int all[500000000] = {1}; int main() { return all[5]; }\n"),
    "a large initialised array": (
        ORDINARY,
        '#include <cstdio>\nint all[8000000] = {1};\nint main() { puts("closed"); }\n',
    ),
    "a line of another file": (COMPILER, '#line 7 "/etc/passwd"\nint main() { return unknown; }\n'),
    "a null character": (ORDINARY, '#include <cstdio>\n// \0\nint main() { puts("closed"); }\n'),
}
