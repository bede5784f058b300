/** Applies what is missing of prisma/migrations; returns the names of the migrations applied. */
export function migrate(url: string, folder?: string): Promise<string[]>;
