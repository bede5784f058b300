/** Compiles servers and web application, each only when something of it changed. */
export function build(): Promise<void>;

/** The libraries whose sources the pages are built of. */
export const LIBRARIES_OF_PAGES: readonly string[];
