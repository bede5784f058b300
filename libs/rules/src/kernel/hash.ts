import { sha256 } from './sha256.js';
import type { State } from './state.js';

/** JSON with sorted keys: equal data gives equal text, whatever order it was written in. */
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
 * Of everything but the key of the handles: what viewers are told is no
 * part of the game, and games from before there was a key hash as they did.
 */
export const hash = ({ veil: _, ...state }: State): string => sha256(canonical(state));
