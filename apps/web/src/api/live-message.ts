import type { LiveChange, LiveHello } from '#contracts';
import { isRecord } from './record.js';

const json = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

type Hello = Pick<LiveHello, 'serverTime' | 'position'> & { readonly spreadMs: number | undefined };
type Change = Pick<LiveChange, 'position'> & {
  readonly changed: readonly string[];
  readonly spreadMs: number | undefined;
  readonly matches: readonly string[];
};

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
const milliseconds = (value: unknown): number | undefined =>
  typeof value === 'number' ? value : undefined;

export const readHello = (text: string): Hello | null => {
  const told = json(text);
  if (!isRecord(told)) return null;
  const { serverTime, position } = told;
  return typeof serverTime === 'string' &&
    !Number.isNaN(Date.parse(serverTime)) &&
    typeof position === 'number'
    ? { serverTime, position, spreadMs: milliseconds(told['spreadMs']) }
    : null;
};

/**
 * Parses a change message. A page cached on the device may be older than the server: unknown query
 * names are ignored, the others still count.
 */
export const readChange = (text: string): Change | null => {
  const told = json(text);
  if (!isRecord(told)) return null;
  const { position, changed } = told;
  return typeof position === 'number' && Array.isArray(changed)
    ? {
        position,
        changed: texts(changed),
        spreadMs: milliseconds(told['spreadMs']),
        matches: texts(told['matches']),
      }
    : null;
};
