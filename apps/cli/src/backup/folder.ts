import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { BackupError } from './format.js';

const NAME = /^conclave-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z\.backup$/;

/** The name of a backup of this moment; names sort by time. */
export const nameBackup = (at: Date): string =>
  `conclave-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`;

/** Names of backups beyond the newest `most`, out of all that lies at a place. */
export const listOutdated = (names: readonly string[], most: number): readonly string[] => {
  const backups = names.filter((name) => NAME.test(name)).sort();
  return backups.slice(0, Math.max(0, backups.length - most));
};

/** Where backups lie side by side, each named after its moment; whatever else lies there is left alone. */
export interface BackupShelf {
  /**
   * Has the backup of this moment written into a new file and
   * keeps it. Returns what `write` did, and where the backup is.
   */
  add<T>(at: Date, write: (file: string) => Promise<T>): Promise<{ at: string; written: T }>;
  /** Removes the oldest beyond `most` and returns their names. */
  prune(most: number): Promise<readonly string[]>;
}

/** A folder that backups are kept in; made where it is not there. */
export const openFolder = async (folder: string): Promise<BackupShelf> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return {
    add: async (at, write) => {
      const file = path.join(folder, nameBackup(at));
      if (existsSync(file)) throw new BackupError(`${file} is there already`);
      return { at: file, written: await write(file) };
    },
    prune: async (most) => {
      const outdated = listOutdated(await readdir(folder), most);
      for (const name of outdated) await rm(path.join(folder, name));
      return outdated;
    },
  };
};
