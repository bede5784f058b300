export interface Link {
  readonly port: number;
  close(): Promise<void>;
}
/** The code that the other machine must know. */
export function codeOf(secret: string): string;
export function serveLink(options: {
  port: number;
  code: string;
  answer: (question: { kind: string; port?: number; term?: number }, from: string) => unknown;
  postgresPort?: () => number | undefined;
}): Promise<Link>;
/** Throws if the other machine does not answer, or uses another code. */
export function ask(
  address: string,
  code: string,
  question: { kind: string; port?: number; term?: number },
  withinMs?: number,
): Promise<Record<string, unknown>>;
/** A port of this machine that is forwarded to the database of the other one. */
export function forwardPostgres(address: string, code: string): Promise<Link>;
