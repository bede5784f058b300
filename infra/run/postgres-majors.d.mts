export function bundledMajor(): number;
export function majorOfFolder(dataDir: string): number | undefined;
/** Folder for the option `programs` of `startPostgres`. */
export function fetchPostgres(major: number): Promise<string>;
