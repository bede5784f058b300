export interface LogFile {
  add(line: string): void;
  end(): Promise<void>;
}
export function openLogFile(file: string, mostBytes?: number): LogFile;
