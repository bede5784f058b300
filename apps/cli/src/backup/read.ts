import { createReadStream } from 'node:fs';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { z } from 'zod';
import {
  type BackedUpTable,
  backupHead,
  type BackupHead,
  BackupError,
  backupSecrets,
  type BackupSecrets,
  backupSummary,
  type BackupSummary,
  HEAD,
  SECRETS,
  SUMMARY,
  tableOfBlock,
} from './format.js';
import { type Opener, openStream } from './seal.js';

/** An entry of the archive: its bytes must be read before the next one arrives. */
interface Entry extends AsyncIterable<Buffer> {
  readonly header: { readonly name: string };
}

/** The maximum size of an entry that is read into memory: head, secrets, summary. */
const MOST_BYTES = 4 * 1024 * 1024;

const readEntry = async (entry: Entry): Promise<string> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of entry) {
    size += chunk.length;
    if (size > MOST_BYTES)
      throw new BackupError(`no backup of Conclave: ${entry.header.name} is too large`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

const parseEntry = <T>(schema: z.ZodType<T>, name: string, text: string): T => {
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new BackupError(`no backup of this version of Conclave: ${name}: ${why}`);
  }
};

/** A backup that is read once, from beginning to end. */
export interface OpenBackup {
  readonly head: BackupHead;
  readonly secrets: BackupSecrets;
  /** The rows of each table, in the order of the head, as COPY wrote them. */
  readonly tables: () => AsyncGenerator<TableRows>;
  /** The entry after the rows of the last table. */
  readonly summary: () => Promise<BackupSummary>;
  readonly close: () => void;
}

export interface TableRows {
  readonly table: BackedUpTable;
  readonly rows: () => AsyncGenerator<Buffer>;
}

/** Entries one by one; reports a truncated file or a failed decryption in words. */
class Entries {
  readonly #bytes: Readable;
  readonly #entries: AsyncIterator<Entry>;
  #failure: unknown;
  #next: Entry | null = null;

  constructor(bytes: Readable) {
    this.#bytes = bytes;
    const archive = extract();
    pipeline(bytes, createGunzip(), archive, (error) => {
      this.#failure ??= error ?? undefined;
    });
    this.#entries = archive[Symbol.asyncIterator]() as AsyncIterator<Entry>;
  }

  /** The next entry, without consuming it. Null at the end. */
  async peek(): Promise<Entry | null> {
    this.#next ??= await this.#read();
    return this.#next;
  }

  async take(name: string): Promise<Entry> {
    const entry = await this.peek();
    if (entry === null || entry.header.name !== name)
      throw new BackupError(
        entry === null
          ? `cut off: it ends before ${name}`
          : `no backup of Conclave: ${name} is not where it belongs`,
      );
    this.#next = null;
    return entry;
  }

  async *readBytes(entry: Entry): AsyncGenerator<Buffer> {
    try {
      yield* entry;
    } catch (error) {
      throw this.#explain(error);
    }
  }

  close(): void {
    this.#bytes.destroy();
  }

  async #read(): Promise<Entry | null> {
    try {
      const { done, value } = await this.#entries.next();
      return done === true ? null : value;
    } catch (error) {
      throw this.#explain(error);
    }
  }

  #explain(error: unknown): BackupError {
    const cause = this.#failure ?? error;
    const why = cause instanceof Error ? cause.message : String(cause);
    return new BackupError(`cut off or altered: ${why}`, { cause });
  }
}

const takeEntry = async <T>(entries: Entries, name: string, schema: z.ZodType<T>): Promise<T> =>
  parseEntry(schema, name, await readEntry(await entries.take(name)));

const readTables = async function* (
  entries: Entries,
  { tables }: BackupHead,
): AsyncGenerator<TableRows> {
  for (const table of tables) {
    const rows = async function* (): AsyncGenerator<Buffer> {
      for (;;) {
        const entry = await entries.peek();
        if (entry === null || tableOfBlock(entry.header.name) !== table.name) return;
        yield* entries.readBytes(await entries.take(entry.header.name));
      }
    };
    yield { table, rows };
  }
};

/** Opens a backup and reads its head. Throws a `BackupError` with the fault of the file. */
export const openBackup = async (file: string, opener: Opener): Promise<OpenBackup> => {
  const entries = new Entries(await openStream(createReadStream(file), opener));
  try {
    const head = await takeEntry(entries, HEAD, backupHead);
    const secrets = await takeEntry(entries, SECRETS, backupSecrets);
    return {
      head,
      secrets,
      tables: () => readTables(entries, head),
      summary: () => takeEntry(entries, SUMMARY, backupSummary),
      close: () => {
        entries.close();
      },
    };
  } catch (error) {
    entries.close();
    throw error;
  }
};
