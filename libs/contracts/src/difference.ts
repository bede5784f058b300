/**
 * The change from one JSON value to another, smaller than JSON Patch, which names a path for every
 * member; made for the live line of a table. `[value]` replaces the value; `[at, removed, items]`
 * is a splice of an array; an object holds the changes of members, or of array positions, and 0 for
 * a removed member.
 */
export type Difference =
  | readonly [value: unknown]
  | readonly [at: number, removed: number, items: readonly unknown[]]
  | { readonly [member: string]: Difference | 0 };

type Members = Readonly<Record<string, unknown>>;

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Iterates over members without building lists of them, because this runs for every viewer of every
 * move.
 */
const betweenMembers = (before: Members, after: Members): Difference | null => {
  let changes: Record<string, Difference | 0> | null = null;
  for (const name in after) {
    const value = after[name];
    if (value === before[name] || value === undefined) continue;
    const change = differenceOf(before[name], value);
    if (change !== null) (changes ??= {})[name] = change;
  }
  for (const name in before)
    if (before[name] !== undefined && after[name] === undefined) (changes ??= {})[name] = 0;
  return changes;
};

/** How many items are equal in both, counted from the given end. */
const alike = (before: readonly unknown[], after: readonly unknown[], from: 0 | -1): number => {
  const most = Math.min(before.length, after.length);
  let count = 0;
  while (count < most) {
    const place = from === 0 ? count : -1 - count;
    if (differenceOf(before.at(place), after.at(place)) !== null) break;
    count += 1;
  }
  return count;
};

const betweenArrays = (
  before: readonly unknown[],
  after: readonly unknown[],
): Difference | null => {
  if (before.length === after.length)
    return betweenMembers(before as unknown as Members, after as unknown as Members);
  const start = alike(before, after, 0);
  const end = alike(before.slice(start), after.slice(start), -1);
  return [start, before.length - start - end, after.slice(start, after.length - end)];
};

/**
 * Null if nothing has changed. Both values are JSON; a member that is undefined counts as absent.
 */
export const differenceOf = (before: unknown, after: unknown): Difference | null => {
  if (before === after) return null;
  if (Array.isArray(before) && Array.isArray(after)) return betweenArrays(before, after);
  return isMembers(before) && isMembers(after) ? betweenMembers(before, after) : [after];
};

/** The value after the change; unchanged parts are shared with the value before. */
export const applyDifference = (before: unknown, difference: Difference): unknown => {
  if (Array.isArray(difference)) {
    if (difference.length === 1) return difference[0];
    const [at, removed, items] = difference as readonly [number, number, readonly unknown[]];
    const places = before as readonly unknown[];
    return [...places.slice(0, at), ...items, ...places.slice(at + removed)];
  }
  const next = (
    Array.isArray(before) ? [...(before as unknown[])] : { ...(before as object) }
  ) as Record<string, unknown>;
  for (const [name, change] of Object.entries(difference as Record<string, Difference | 0>))
    if (change === 0) delete next[name];
    else next[name] = applyDifference(next[name], change);
  return next;
};
