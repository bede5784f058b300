import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { BackupError } from './format.js';

const NAME = /^conclave-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z\.backup$/;

/** The name of a backup made at this time; names sort by time. */
export const nameBackup = (at: Date): string =>
  `conclave-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`;

/** Names of backups beyond the newest `most`, among all file names at a place. */
export const listOutdated = (names: readonly string[], most: number): readonly string[] => {
  const backups = names.filter((name) => NAME.test(name)).sort();
  return backups.slice(0, Math.max(0, backups.length - most));
};

/** A place for several backups, each named after its time; other files there are left alone. */
export interface BackupShelf {
  /**
   * Creates a new backup file by `write` and keeps it. Returns the result of `write`, and the place
   * of the backup.
   */
  add<T>(at: Date, write: (file: string) => Promise<T>): Promise<{ at: string; written: T }>;
  /** Removes the oldest backups beyond `most` and returns their names. */
  prune(most: number): Promise<readonly string[]>;
}

/** A folder for backups; created if it does not exist. */
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
