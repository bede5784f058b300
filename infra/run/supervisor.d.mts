export interface Supervised {
  name: string;
  /** Rejects if the process crashed too often; never resolves. */
  gaveUp: Promise<never>;
  stop(): Promise<void>;
}
export function supervise(options: {
  name: string;
  start: () => Process | Promise<Process>;
  report: (line: string) => void;
  onChange?: (name: string, pid: number) => void;
  pauseMs?: number;
}): Promise<Supervised>;
export interface Process {
  pid: number;
  exited: Promise<{ code: number | string | null; signal: string | null }>;
  stop(): Promise<void>;
}
