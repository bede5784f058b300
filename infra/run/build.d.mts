/** Compiles servers and web application, each only when something of it changed. */
export function build(): Promise<void>;
