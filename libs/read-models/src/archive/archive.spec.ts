import { describe, expect, it } from 'vitest';
import type { EventRecord } from '#contracts';
import { summaryOf } from './event-summary.js';
import { afterCursor } from './past-events.js';
import { shareOf } from './share.js';

const rounded = (value: number | null): number => Math.round((value ?? NaN) * 10_000) / 10_000;

describe('a share with its interval', () => {
  it.each([
    [5, 10, 0.2366, 0.7634],
    [0, 10, 0, 0.2775],
    [10, 10, 0.7225, 1],
    [1, 3, 0.0615, 0.7923],
  ])('%s of %s lies between %s and %s (Wilson)', (count, of, low, high) => {
    const share = shareOf(count, of);
    expect([rounded(share.low), rounded(share.high)]).toEqual([low, high]);
  });

  it('is unknown without a count', () => {
    expect(shareOf(0, 0)).toEqual({ count: 0, of: 0, rate: null, low: null, high: null });
  });
});

const deck = (leader: string): EventRecord['players'][number]['decks'][number] => ({
  leaders: [{ id: leader, count: 1 }],
  bases: [{ id: 'SOR_029', count: 1 }],
  main: [],
  sideboard: [],
});
const player = (playerId: string, leaders: readonly string[]): EventRecord['players'][number] => ({
  playerId,
  name: playerId,
  rank: 1,
  swissRank: 1,
  points: 0,
  record: '0-0',
  tiebreaks: {},
  droppedAfter: null,
  decks: leaders.map(deck),
});
const round = (
  kind: 'swiss' | 'elimination',
  score: EventRecord['rounds'][number]['tables'][number]['score'],
): EventRecord['rounds'][number] => ({
  phase: 0,
  round: 1,
  number: 1,
  kind,
  completed: true,
  tables: [{ matchId: 'm', table: 1, a: 'one', b: 'two', score }],
  byes: [],
  losses: [],
});
const record = (changes: Partial<EventRecord>): EventRecord => ({
  eventId: 'e',
  name: 'e',
  date: '2026-11-22',
  venue: '',
  game: 'swu',
  format: 'premier',
  status: 'finished',
  bestOf: 3,
  points: { win: 3, draw: 1, loss: 0, bye: 3 },
  columns: [],
  phases: [],
  players: [player('one', ['SOR_005']), player('two', ['SOR_010']), player('three', ['SOR_005'])],
  rounds: [],
  ...changes,
});

describe('what of an event counts in the metagame', () => {
  it('is every match between known decks, a draw half', () => {
    const rounds = [
      round('swiss', { a: 2, b: 1, drawn: 0 }),
      round('swiss', { a: 1, b: 1, drawn: 1 }),
      round('swiss', { a: 0, b: 0, drawn: 0 }),
      round('swiss', null),
    ];
    expect(summaryOf(record({ rounds })).matches.map(({ points }) => points)).toEqual([1, 0.5]);
  });

  it('is who reached the cut, and nothing of it where there was none', () => {
    const cut = [round('elimination', { a: 2, b: 0, drawn: 0 })];
    expect(summaryOf(record({ rounds: cut })).decks.map(({ inCut }) => inCut)).toEqual([
      true,
      true,
      false,
    ]);
    expect(summaryOf(record({})).decks.map(({ inCut }) => inCut)).toEqual([null, null, null]);
  });

  it('leaves out players with three decks, and takes two leaders for one choice', () => {
    const players = [player('one', ['SOR_005', 'SOR_010', 'SOR_001'])];
    const two = player('two', ['SOR_010']);
    two.decks[0]?.leaders.push({ id: 'SOR_005', count: 1 });
    expect(summaryOf(record({ players: [...players, two] })).decks).toEqual([
      { leader: 'SOR_005+SOR_010', base: 'SOR_029', inCut: null },
    ]);
  });
});

describe('a cursor', () => {
  it('is a date and an event, and nothing else is read as one', () => {
    expect(afterCursor('2026-11-22.abc-1')).toEqual({ value: '2026-11-22', key: 'abc-1' });
    expect(afterCursor("2026-11-22.x' or 1=1")).toBeUndefined();
    expect(afterCursor(undefined)).toBeUndefined();
  });
});
