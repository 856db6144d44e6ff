"""Programs that damage what they can reach, and a correct program to run after each of them.

They use the names LIBRARY, a file, and FOLDERS, a list of folders, for which tests choose values.
"""

# Ends at once; what it damages must not outlive it.
DAMAGE = {
    "make the library unreadable": "import os\nos.chmod(LIBRARY, 0)",
    "make all folders unreadable": "import os\nfor folder in FOLDERS: os.chmod(folder, 0)",
    "change the time of the library": "import os\nos.utime(LIBRARY, (0, 0))",
    "truncate the library": "import os\nos.truncate(LIBRARY, 0)",
    "remove the library": "import os\nos.remove(LIBRARY)",
    "leave modules behind": "for name in ('json', 're'): open(f'{name}.py', 'w').write('1 / 0')",
    "remove its folder": "import os, shutil\nshutil.rmtree(os.getcwd())",
    "forbid new files": "import os\nos.umask(0o777)",
    "link the input to itself": "import os\nos.remove('input')\nos.symlink('input', 'input')",
    "replace built-in functions": "import builtins\n"
    "vars(builtins).update(dict.fromkeys([n for n in dir(builtins) if n.islower()]))",
    "delete exceptions": "import builtins\n"
    "for name in ('SystemExit', 'BaseException', 'Exception'): delattr(builtins, name)",
    "replace print and input": "import builtins\nbuiltins.print = builtins.input = exit",
    "clear the modules": "import sys\nsys.modules.clear()",
    "replace functions of os": "import os\nos.write = os.read = os.fdopen = os.open = None",
    "replace functions of json": "import json\njson.dumps = json.loads = lambda *a: '?'",
    "replace functions of traceback": "import traceback\n"
    "traceback.format_exception_only = traceback.walk_tb = None\n1 / 0",
    "replace functions of sys": "import sys\nsys.exit = sys.settrace = sys.intern = None",
    "close all descriptors": "import os\nos.closerange(0, 99)",
    "close the output": "import sys\nsys.stdout.close()",
    "redirect the output": "import os\nos.dup2(os.open('elsewhere', os.O_CREAT | os.O_RDWR), 1)",
    "open many descriptors": "import os\nfor i in range(2000): os.dup(0)",
    "delete the streams": "import sys\n"
    "del sys.stdin, sys.stdout, sys.stderr, sys.__stdout__, sys.__stdin__",
    "replace the streams": "import sys\nsys.stdin = sys.stdout = sys.stderr = 5",
    "raise in an exit handler": "import atexit\n"
    "atexit.register(lambda: 1 / 0)\natexit.register(exit, 3)",
    "exit in a destructor": "class Late:\n    def __del__(self): exit(3)\nlate = Late()",
    "start threads": "import threading\n"
    "for i in range(9): threading.Thread(target=lambda: 1 / 0).start()",
    "handle signals": "import signal\n"
    "for number in (2, 14, 15): signal.signal(number, lambda *a: 1 / 0)",
    "raise a signal": "import signal\nsignal.raise_signal(signal.SIGINT)",
    "kill itself": "import os, signal\nos.kill(os.getpid(), signal.SIGTERM)",
    "abort": "import os\nos.abort()",
    "exit at once": "import os\nos._exit(3)",
    "exit with an odd status": "class Odd:\n    def __str__(self): exit(4)\nexit(Odd())",
    "raise an odd exception": "class Odd(BaseException):\n    def __str__(self): 1 / 0\nraise Odd",
    "recurse without end": "import sys\nsys.setrecursionlimit(10 ** 6)\ndef f(): f()\nf()",
    "recurse without end in C": "import sys\nsys.setrecursionlimit(10 ** 6)\n"
    "class Odd:\n    def __repr__(self): return repr(self)\nrepr(Odd())",
    "allow no recursion": "import sys\nsys.setrecursionlimit(30)\n1 / 0",
    "trace everything": "import sys\n"
    "def f(*a): return 1 / (a[1] != 'c_call')\nsys.settrace(f)\nsys.setprofile(f)",
    "confuse the collector": "import gc\n"
    "gc.callbacks.append(lambda *a: 1 / 0)\ngc.set_threshold(1)\ngc.freeze()",
    "change the environment": "import os\n"
    "os.environ.clear()\nos.environ['PYTHONPATH'] = '/nowhere'",
    "hook imports": "import sys\nclass Hook:\n    def find_spec(self, *a): raise ImportError\n"
    "sys.meta_path[:] = [Hook()]\nsys.path_hooks.clear()\nsys.path_importer_cache.clear()",
    "fork": "import os\nos._exit(0) if os.fork() == 0 else None",
    "reach JavaScript": "import sys\ndel sys.meta_path[0]\nimport pyodide_js\n"
    "pyodide_js.FS.writeFile = None",
    "execute another program": "import os\nos.execv('/bin/true', ['true'])",
    "start another program": "import subprocess\nsubprocess.run(['true'])",
    "overwrite memory": "import ctypes, sys\nctypes.memmove(id(8), id(7), sys.getsizeof(7))",
}
# Ends only when it is stopped, or when something is used up.
EXCESS = {
    "use up the memory": "rows = []\nwhile True: rows.append(bytearray(10 ** 7))",
    "use up the memory with files": "import os\n"
    "while True: open(str(len(os.listdir())), 'wb').write(bytes(10 ** 7))",
    "use up the memory with one file": "open('full', 'w').truncate(10 ** 9)",
    "use up the memory with a pipe": "import os\n_, end = os.pipe()\n"
    "while True: os.write(end, bytes(10 ** 7))",
    "print without end": "while True: print('x' * 1000)",
    "print single bytes without end": "import os\nwhile True: os.write(1, b'x')",
    "loop": "while True:\n    try: pass\n    except BaseException: pass",
    "sleep": "import time\ntime.sleep(1000)",
    "compute": "sum(range(10 ** 15))",
}

# Uses modules, files, recursion and the input; prints the sum of the numbers from 1 to 1000.
CORRECT = """\
import collections, fractions, json, os, random, re, sys
def depth(n): return n and 1 + depth(n - 1)
numbers = [int(word) for word in sys.stdin.read().split()]
os.mkdir("folder")
with open("folder/sum", "w") as file:
    json.dump({"sum": sum(numbers)}, file)
assert collections.Counter(re.findall("1", "2121"))["1"] == 2
assert 4 + 4 == 8 and depth(500) == 500 and random.random() < 1
print(fractions.Fraction(json.load(open("folder/sum"))["sum"]))
"""
CORRECT_INPUT = " ".join(map(str, range(1, 1001)))
CORRECT_OUTPUT = "500500\n"

# Classes whose objects fail the code that looks at them by other means than those of `object`.
HOSTILE_CLASSES = """\
def called(*args):
    raise SystemError
class Hostile:
    __repr__ = __str__ = __format__ = __hash__ = __bool__ = __index__ = __getattribute__ = called
    __len__ = __iter__ = __getitem__ = __contains__ = __eq__ = __ne__ = __le__ = called
    __sub__ = __and__ = get = items = keys = values = tolist = called
    __dict__ = __class__ = property(called)
class Meta(type):
    __eq__ = __hash__ = __getattribute__ = __subclasscheck__ = called
    __module__ = __name__ = __mro__ = __dict__ = property(called)
"""
