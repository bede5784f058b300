import { sha256 } from './sha256.js';
import type { State } from './state.js';

/** JSON with sorted keys: equal data gives equal text, whatever the order of its keys. */
export function canonical(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const entries = Object.entries(value as Record<string, unknown>).filter(
    ([, v]) => v !== undefined,
  );
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([k, v]) => `${JSON.stringify(k)}:${canonical(v)}`).join(',')}}`;
}

/**
 * Hashes everything except the key of the handles: handles are no part of the game, and older games
 * without a key keep their hash.
 */
export const hash = ({ veil: _, ...state }: State): string => sha256(canonical(state));
