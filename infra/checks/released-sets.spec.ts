import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { setCodes, swuLegality } from '#cards';
import { entriesWithoutEnd, releasedWithoutFacts } from '#formats';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** The latest date in the entries themselves; for a source without a history. */
const lastLook = (): string =>
  swuLegality.entries
    .map(({ checkedUntil }) => checkedUntil)
    .toSorted()
    .at(-1) ?? '';

/**
 * The day on which these sources were last changed, not today: an old checkout keeps passing if it
 * passed then, and the first change after a set's release fails while the set has no facts. A
 * running server reports how old the data are today, and so does `npx conclave cards --age`.
 */
const dayOfSources = (): string => {
  try {
    return execFileSync('git', ['log', '-1', '--format=%cI'], { cwd: ROOT, encoding: 'utf8' });
  } catch {
    return lastLook();
  }
};

const day = dayOfSources().slice(0, 10);

describe(`what is known of legality on ${day}`, () => {
  it('has facts of every set that has come out', () => {
    expect(releasedWithoutFacts(swuLegality, new Set(setCodes), day)).toEqual([]);
  });

  it('says of every entry until when it was looked at', () => {
    expect(entriesWithoutEnd(swuLegality, day)).toEqual([]);
  });

  it('would miss the facts of a set from its release day on', () => {
    const withoutHomeworlds = new Set<string>(setCodes.filter((set) => set !== 'HMW'));
    expect(releasedWithoutFacts(swuLegality, withoutHomeworlds, '2026-10-08')).toEqual([]);
    expect(releasedWithoutFacts(swuLegality, withoutHomeworlds, '2026-10-09')).toEqual(['HMW']);
  });
});
