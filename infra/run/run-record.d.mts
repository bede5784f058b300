/** The url of a Conclave that runs on this folder already. */
export function runningElsewhere(dataDir: string): string | undefined;
