export interface RunningRedis {
  url: string;
  port: number;
  pid: number;
  exited: Promise<{ code: number | null; signal: string | null }>;
  stop(): Promise<void>;
}
export function startRedis(options: {
  dataDir: string;
  cacheDir: string;
  password: string;
  port?: number;
  durable?: boolean;
  databases?: number;
}): Promise<RunningRedis>;
export function stopLeftoverRedis(dataDir: string): Promise<boolean>;
