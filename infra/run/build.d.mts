/** Compiles servers and web application, each only if some of its input has changed. */
export function build(): Promise<void>;

/** The libraries whose sources the pages use. */
export const LIBRARIES_OF_PAGES: readonly string[];
