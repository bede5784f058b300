import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';

const NAME = /^conclave-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z\.backup$/;

/** The name of a backup of this moment; names sort by time. */
export const nameBackup = (at: Date): string =>
  `conclave-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`;

/** Keeps backups in a folder of their own; other files there are left alone. */
export const openFolder = async (folder: string): Promise<BackupFolder> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return new BackupFolder(folder);
};

export class BackupFolder {
  constructor(readonly folder: string) {}

  fileFor(at: Date): string {
    return path.join(this.folder, nameBackup(at));
  }

  /** Removes the oldest beyond `most` and returns their names. */
  async prune(most: number): Promise<readonly string[]> {
    const names = (await readdir(this.folder)).filter((name) => NAME.test(name)).sort();
    const tooMany = names.slice(0, Math.max(0, names.length - most));
    for (const name of tooMany) await rm(path.join(this.folder, name));
    return tooMany;
  }
}
