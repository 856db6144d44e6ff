// What the page and the tests add to a window, and what TypeScript declares for workers only.

interface Window {
  bring: unknown;
  copied: string[];
  // Of browsers that have Trusted Types; TypeScript does not declare it yet.
  trustedTypes?: {
    createPolicy(name: string, rules: Record<string, (text: string) => string>): Record<string, (text: string) => string>;
  };
  pageReset: {
    begin(names?: string): Promise<string>;
    restart(): Promise<void>;
    // Set by track_tasks.py.
    cancelTasks?(): void;
    tasksUnderWay?(): number;
  };
}

declare function importScripts(url: string): void;

// A request to run a program, and an answer, which the program may have made; see static/sandbox.html.
interface Job {
  milliseconds: number;
  streams?: boolean;
}

interface Answer {
  kind?: string;
  image?: Uint8Array<ArrayBuffer> | null;
  reusable?: boolean;
  output?: string;
  error?: string;
}
