// What the checked JavaScript uses and TypeScript does not declare.

// ---------------------------------------------------------------- Browsers

interface ErrorConstructor {
  stackTraceLimit: number;
}

interface WorkerGlobalScope {
  bring: () => Promise<ArrayBuffer>;
  kernel: Kernel;
  writeFile: (path: string, content: ArrayBuffer) => void;
  grown: (content: Uint8Array, end: number) => Uint8Array;
  printed: (bytes: Uint8Array) => void;
  writing: (write: WriteToFile, memory: () => WebAssembly.Memory) => WriteToFile;
}

// WASI's function `fd_write`.
type WriteToFile = (descriptor: number, start: number, number: number, total: number) => number;

// The scope of a service worker, which TypeScript declares as a type only.
declare const registration: ServiceWorkerRegistration;
declare const clients: Clients;
declare function skipWaiting(): Promise<void>;
declare function addEventListener(
  type: "install" | "activate", listener: (event: ExtendableEvent) => void,
): void;
declare function addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
declare function addEventListener(
  type: "message", listener: (event: ExtendableMessageEvent) => void,
): void;

// The build writes it before service-worker.js.
declare const KEPT: {
  version: string;
  first: Record<string, string>;
  later: Record<string, string>;
};

// ---------------------------------------------------------------- Pyodide

interface FileNode {
  mount: unknown;
  mode: number;
  pipe?: unknown;
  usedBytes: number;
  contents: Uint8Array;
}

interface FileStream {
  node: FileNode;
}

interface FileSystem {
  filesystems: {
    MEMFS: Record<"expandFileStorage" | "resizeFileStorage", (node: FileNode, size: number) => void>;
  };
  streams: (FileStream | null)[];
  ErrnoError: new (code: number) => Refusal;
  chdir(path: string): void;
  close(stream: FileStream): void;
  createNode(...values: unknown[]): FileNode;
  doSetAttr(stream: FileStream, node: FileNode, change: unknown): void;
  isChrdev(mode: number): boolean;
  mkdirTree(path: string): void;
  readdir(path: string): string[];
  mount(kind: unknown, options: object, path: string): { mount: unknown };
  nodePermissions(node: FileNode, wanted: string): number;
  symlink(target: string, path: string): void;
  unlink(path: string): void;
  unmount(path: string): void;
  write(
    stream: FileStream, buffer: Uint8Array, offset: number, length: number, ...others: unknown[]
  ): number;
  writeFile(path: string, content: string | Uint8Array): void;
}

type Refusal = Error & { errno: number };

interface Pyodide {
  FS: FileSystem;
  ERRNO_CODES: Record<string, number>;
  _module: { HEAPU8: Uint8Array };
  globals: {
    get(name: "new_import"): () => FileImport;
    get(name: "run"): (program: string) => string;
    set(name: string, value: unknown): void;
  };
  makeMemorySnapshot(): Uint8Array<ArrayBuffer>;
  runPython(code: string, options?: { filename: string }): void;
  setInterruptBuffer(buffer: { 0: number }): void;
  setStderr(options: { write(bytes: Uint8Array): number }): void;
  setStdout(options: { write(bytes: Uint8Array): number }): void;
}

// Loads a file of the page; see static/loading.js.
type Load = (address: string, isOptional?: boolean) => Promise<Response>;

// What py/play/engine/page_engine.py uses of the compiled kernel.
interface Kernel {
  exports: WebAssembly.Exports;
  read: (address: number, length: number) => string;
  write: (address: number, hex: string) => void;
}

// play/engine/protocol/dialogue.py
interface Dialogue {
  over: boolean;
  ask(request: string): void;
  next(milliseconds: number): string;
}

// py/play/library/file_import.py
interface FileImport {
  over: boolean;
  learn(name: string, path: string): boolean;
  open(name: string, path: string): void;
  next(milliseconds: number): string;
  destroy(): void;
}

// Where Python's files come from; see startPython in static/python.js.
interface Places {
  address: (name: string) => string | Promise<string>;
  file: (name: string) => Response | Promise<Response>;
  compiled: WebAssembly.Module | Promise<WebAssembly.Module>;
}

interface Started {
  python: Pyodide;
  image?: Uint8Array<ArrayBuffer>;
}

interface ImageStore {
  find(): Promise<Uint8Array<ArrayBuffer> | undefined>;
  put(image: Uint8Array<ArrayBuffer>): Promise<void>;
}

// What the engine's worker is made of; see static/engine.js.
interface Engine {
  page: string;
  installed: string;
  published: string;
  integrity: Record<string, string>;
  loader: string;
  modules: string[];
  kernel: string;
  weights: string;
  faulty: string[];
}

// What the worker that reads files is made of; see static/reader.js.
interface Reader {
  page: string;
  installed: string;
  published: string;
  integrity: Record<string, string>;
  files: Record<string, string>;
  afresh: boolean;
  faulty: string[];
}

// ---------------------------------------------------------------- Clang

// A folder: its files and folders by name.
interface Tree {
  [name: string]: string | Uint8Array<ArrayBuffer> | Tree;
}

interface Streams {
  stderr: (bytes: Uint8Array | null) => void;
  decodeASCII: boolean;
}

interface Clang {
  Exit: new (code: number, files: Tree) => Error;
  commands: Record<string, (options: string[], tree: Tree, streams: Streams) => Promise<Written>>;
  runLLVM: RunLLVM & { planned?: RunLLVM };
}

// Runs an instance of Clang's module. Without options it only loads the module.
type RunLLVM = (
  options: string[] | null, tree: Tree, streams: Partial<Streams> & { fetchProgress?: () => void },
) => Promise<Written>;

// The files that a command wrote, by name.
type Written = Record<string, Uint8Array<ArrayBuffer>>;

// static/runtime/clang/files.json
type Contents = Record<string, { size: number, sha256: string }>;

// Reports how many bytes have been loaded.
type Tell = (bytes: number) => void;

// A program, with its preamble as py/workbench/programs/compiler/preamble.py finds it; `kind` is c or c++.
interface Program {
  name: string;
  kind: string;
  source: string;
  preamble: string;
  options: string[];
  linking: string[];
}

// ---------------------------------------------------------------- Programs

// A request to run a program; see static/compiler/program.js.
interface Job {
  input: string;
  most: number;
  milliseconds: number;
  trace?: string;
  edit?: string;
  edits?: string;
  ticks?: number; // The most of this run.
  work?: number; // Ticks, after which no other edit is tried.
  expected?: string;
  anyOrder?: boolean;
}

interface Output {
  post(): void;
  write(bytes: Uint8Array): void;
  count(bytes: number): void;
}

// Uses the bytes of a buffer, or fills them; returns how many.
type Use = (buffer: Uint8Array<ArrayBuffer>) => number;

// What a compiled program exports.
interface Exports extends WebAssembly.Exports {
  memory: WebAssembly.Memory;
  __stack_pointer: WebAssembly.Global;
  _start: () => void;
  flush_output: () => void;
  othello_trace_stack: () => number;
  othello_trace_finish: () => void;
}

// How a program ended.
interface Ending {
  kind: string;
  cause?: string;
  [name: string]: unknown;
}
