export const ROOT: string;
export const CACHE: string;
export const SERVER_APPS: readonly string[];
export function inRoot(...parts: readonly string[]): string;
export function readJson(file: string): unknown;
