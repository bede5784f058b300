export interface Migration {
  name: string;
  sql: string;
  /** SHA-256 of the text; hexadecimal. */
  checksum: string;
}
/** The migrations of this version in their order. */
export function listMigrations(): Migration[];
/**
 * Applies the missing migrations of prisma/migrations, or those of them that `wanted` names;
 * returns the names of the applied migrations.
 */
export function migrate(url: string, wanted?: readonly string[]): Promise<string[]>;
/**
 * Resolves when every migration of this version is applied; changes nothing. `say` gets messages
 * about the wait.
 */
export function untilMigrated(
  url: string,
  options?: { say?: (line: string) => void; everyMs?: number },
): Promise<void>;
/**
 * Migrates as the owner and gives access to the role of the apps if that is another; returns the
 * names of the applied migrations.
 */
export function bringUpToDate(addresses: { ownerUrl: string; appUrl: string }): Promise<string[]>;
/**
 * The addresses in MIGRATION_DATABASE_URL and DATABASE_URL, or in their files; undefined if neither
 * is set.
 */
export function readAddresses(): { ownerUrl: string; appUrl: string } | undefined;
