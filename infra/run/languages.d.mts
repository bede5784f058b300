export function isList(file: string): boolean;
export function languageFolders(): string[];
export function listOf(folder: string): string;
export function outdatedLists(): string[];
export function writeLists(): void;
