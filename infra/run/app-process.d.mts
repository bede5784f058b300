export interface RunningApp {
  pid: number;
  exited: Promise<{ code: number | string | null; signal: string | null }>;
  /** The last lines of its log. */
  tail(): string;
  stop(): Promise<void>;
}
export function startApp(options: {
  name: string;
  main: string;
  env: Readonly<Record<string, string>>;
  logFile: string;
  show: (line: string) => void;
  everything?: boolean;
}): RunningApp;
