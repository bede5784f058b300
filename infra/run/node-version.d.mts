export function isAtLeast(running: string, wanted: string): boolean;
export function leastNode(): string;
export function nodeComplaint(running?: string): string | null;
export function requireNode(): void;
