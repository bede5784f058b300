export interface Migration {
  name: string;
  sql: string;
  /** SHA-256 of the text; hexadecimal. */
  checksum: string;
}
/** The migrations of this version in the order in which they are applied. */
export function listMigrations(): Migration[];
/** Applies what is missing of prisma/migrations, or of those that `wanted` names; returns the names of the migrations applied. */
export function migrate(url: string, wanted?: readonly string[]): Promise<string[]>;
/** Resolves when every migration of this version is done; changes nothing. `say` is told what is waited for. */
export function untilMigrated(
  url: string,
  options?: { say?: (line: string) => void; everyMs?: number },
): Promise<void>;
/** Migrates as the owner and lets the role of the apps in where that is another; returns the names of the migrations applied. */
export function bringUpToDate(addresses: { ownerUrl: string; appUrl: string }): Promise<string[]>;
/** What MIGRATION_DATABASE_URL and DATABASE_URL say, or the files that hold them; undefined when neither is set. */
export function readAddresses(): { ownerUrl: string; appUrl: string } | undefined;
