/** The url of a Conclave that already runs on this folder. */
export function runningElsewhere(dataDir: string): string | undefined;
