export function freePort(preferred?: number, host?: string): Promise<number>;
