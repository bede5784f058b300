/** JSON with sorted keys: equal values give equal texts. */
const canonical = (value: unknown): string => {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const entries = Object.entries(value as Record<string, unknown>)
    .filter(([, inner]) => inner !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join(',')}}`;
};

/**
 * 53 bits that depend on every character (the mixing of cyrb53): enough to notice a replay that
 * diverged, but no protection against forgery.
 */
const digest = (text: string): string => {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(16).padStart(14, '0');
};

/**
 * A hash of a game's state, 14 characters long: games that went the same way have the same hash.
 */
export const stateHash = (state: object): string => digest(canonical(state));

/** The hash of the final state after replaying a game from its events. */
export const replayedHash = <State extends object, Event>(
  { evolve }: { readonly evolve: (state: State | null, event: Event) => State },
  events: readonly Event[],
): string => {
  let state: State | null = null;
  for (const event of events) state = evolve(state, event);
  if (!state) throw new Error('a game has events');
  return stateHash(state);
};
