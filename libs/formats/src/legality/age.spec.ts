import { describe, expect, it } from 'vitest';
import { agesOfParts, entriesWithoutEnd, legalityAge, releasedWithoutFacts } from './age.js';
import type { LegalityEntry, LegalityManifest } from '#cards';
import { swuLegality } from '#cards';

const manifest: LegalityManifest = {
  version: 'test',
  entries: ['2026-10-10', '2026-10-01'].map((checkedUntil, index) => ({
    kind: 'set',
    pool: 'premier',
    set: ['AAA', 'BBB'][index] ?? '',
    from: ['2026-01-01', '2026-12-01'][index] ?? '',
    source: 'a test',
    confidence: 'high',
    checkedUntil,
  })),
};

describe('the age of what is known of legality', () => {
  it('counts from the entry that was looked at longest ago', () => {
    expect(legalityAge(manifest, '2026-11-15')).toEqual({
      checkedUntil: '2026-10-01',
      days: 45,
      old: false,
    });
    expect(legalityAge(manifest, '2026-11-16T09:00:00Z')).toMatchObject({ days: 46, old: true });
    expect(legalityAge(manifest, '2026-09-01')).toMatchObject({ days: 0, old: false });
  });

  it('is old where nothing says when anybody looked', () => {
    expect(legalityAge({ version: 'none', entries: [] }, '2026-11-16')).toEqual({
      checkedUntil: '',
      days: null,
      old: true,
    });
  });

  it('counts sets and suspensions apart', () => {
    const suspended = {
      ...manifest,
      entries: [
        ...manifest.entries,
        {
          kind: 'suspension',
          pool: 'premier',
          card: 'SOR_015',
          from: '2024-11-08',
          source: 'a test',
          confidence: 'low',
          checkedUntil: '2026-11-01',
        },
      ],
    } satisfies LegalityManifest;
    expect(agesOfParts(suspended, '2026-11-20')).toEqual([
      { part: 'sets', checkedUntil: '2026-10-01', days: 50, old: true },
      { part: 'suspensions', checkedUntil: '2026-11-01', days: 19, old: false },
    ]);
  });

  it('names entries that nobody looked at, or that claim a look of tomorrow', () => {
    const [first, second] = manifest.entries as [LegalityEntry, LegalityEntry];
    const entries = [{ ...first, checkedUntil: '' }, second];
    expect(entriesWithoutEnd({ version: 'test', entries }, '2026-10-01')).toEqual([entries[0]]);
    expect(entriesWithoutEnd({ version: 'test', entries }, '2026-09-30')).toEqual(entries);
  });

  it('names sets that have come out and have no facts', () => {
    expect(releasedWithoutFacts(manifest, new Set(), '2026-11-30')).toEqual(['AAA']);
    expect(releasedWithoutFacts(manifest, new Set(['AAA']), '2026-12-01')).toEqual(['BBB']);
  });
});

describe('the legality that is built in', () => {
  it('says of each entry where it is from, how sure it is and until when it was looked at', () => {
    for (const { source, checkedUntil, from } of swuLegality.entries) {
      expect(source).not.toBe('');
      expect(checkedUntil).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(from).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  });
});
