import { z } from 'zod';

/**
 * Entries of the archive, in this order: the head, the secrets, blocks of tables, and the summary.
 * A file without a summary was truncated.
 */
export const HEAD = 'backup.json';
export const SECRETS = 'secrets.json';
export const SUMMARY = 'summary.json';

const blockName = /^tables\/([a-z_]+)\/\d+\.copy$/i;

/** The name of the `block`-th block of a table's rows; from 1. */
export const nameBlock = (table: string, block: number): string =>
  `tables/${table}/${String(block).padStart(6, '0')}.copy`;

/** Null if the entry is not a block of a table. */
export const tableOfBlock = (entry: string): string | null => blockName.exec(entry)?.[1] ?? null;

/** A name that needs only double quotes in PostgreSQL. */
const identifier = z.string().regex(/^[A-Za-z_][A-Za-z0-9_]{0,62}$/);

export const backupHead = z.strictObject({
  format: z.literal('conclave-backup'),
  version: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Names of the migrations that made these tables, in order, each with the digest of its text. */
  migrations: z.array(z.strictObject({ name: z.string(), checksum: z.string() })),
  /** Every table; tables come before those that refer to them. */
  tables: z.array(z.strictObject({ name: identifier, columns: z.array(identifier).min(1) })),
  /** The last number of each sequence. */
  sequences: z.array(z.strictObject({ name: identifier, last: z.string().regex(/^\d+$/) })),
});
export type BackupHead = z.infer<typeof backupHead>;
export type BackedUpTable = BackupHead['tables'][number];

export const backupSecrets = z.strictObject({
  /** CONCLAVE_SECRET, without which sessions, codes and sealed choices cannot be read. */
  secret: z.string().min(1),
  /** SIGNING_KEYS, if set. */
  signingKeys: z.string().min(1).nullable(),
});
export type BackupSecrets = z.infer<typeof backupSecrets>;

export const backupSummary = z.strictObject({
  tables: z.array(
    z.strictObject({
      name: identifier,
      rows: z.int().nonnegative(),
      /** SHA-256 of the table's rows as they are in the blocks; hexadecimal. */
      digest: z.string().regex(/^[0-9a-f]{64}$/),
    }),
  ),
});
export type BackupSummary = z.infer<typeof backupSummary>;

/**
 * The file is no backup, was truncated or altered, is encrypted for somebody else, or of a newer
 * Conclave.
 */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
