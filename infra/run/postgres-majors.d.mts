export function bundledMajor(): number;
export function majorOfFolder(dataDir: string): number | undefined;
/** Folder for the `programs` of `startPostgres`. */
export function fetchPostgres(major: number): Promise<string>;
