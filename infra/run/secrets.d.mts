export interface Secrets {
  readonly secret: string;
  readonly postgresPassword: string;
  readonly redisPassword: string;
}
/** Created once for each data folder and readable by its owner only. */
export function secretsOf(dataDir: string): Secrets;
/** Replaces the present CONCLAVE_SECRET; the passwords of PostgreSQL and Redis stay. */
export function replaceSecret(dataDir: string, secret: string): void;
