export interface RunningPostgres {
  /** The application database. */
  url: string;
  /** The database `postgres` of the same server, for creating others. */
  adminUrl: string;
  port: number;
  pid: number;
  folder: string;
  exited: Promise<{ code: number | null; signal: string | null }>;
  stop(): Promise<void>;
}
export function startPostgres(options: {
  dataDir: string;
  password: string;
  port?: number;
  durable?: boolean;
  flags?: string[];
  /** A folder with another version of PostgreSQL, as `fetchPostgres` creates it. */
  programs?: string | undefined;
}): Promise<RunningPostgres>;
/** Stops any server on this folder and deletes the data, wherever they are. For tests. */
export function discardPostgres(dataDir: string): Promise<void>;
