export interface Secrets {
  readonly secret: string;
  readonly postgresPassword: string;
  readonly redisPassword: string;
}
/** Made once for each data folder and readable by its owner only. */
export function secretsOf(dataDir: string): Secrets;
/** Puts another CONCLAVE_SECRET in the place of the present one; the passwords of PostgreSQL and Redis stay. */
export function replaceSecret(dataDir: string, secret: string): void;
