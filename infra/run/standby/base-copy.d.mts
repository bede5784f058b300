/** Copies the database of a running server into `dataDir`. */
export function copyDatabase(options: {
  url: string;
  dataDir: string;
  slot: string;
}): Promise<{ readonly folder: string; readonly bytes: number }>;
