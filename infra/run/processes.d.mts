export interface ProcessIdentity {
  pid: number;
  startedAt: string;
}
export function identify(pid: number): ProcessIdentity | undefined;
export function isRunning(identity: ProcessIdentity | undefined): boolean;
export function commandOf(pid: number): string;
export function stopProcess(
  identity: ProcessIdentity,
  steps?: [signal: string, patienceMs: number][],
): Promise<void>;
