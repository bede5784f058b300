import { expect, it } from 'vitest';
import type { BracketView } from '#contracts';
import { bracketPages, letterSize } from './bracket-pages.js';
import { stillPlaying } from './still-playing.js';

const match = (matchId: string) => ({
  matchId,
  a: null,
  b: null,
  seedA: null,
  seedB: null,
  score: null,
  winner: null,
});
const bracket = (size: number): BracketView => ({
  size,
  champion: null,
  rounds: Array.from({ length: Math.log2(size) }, (_, round) => ({
    round: round + 1,
    matches: Array.from({ length: size / 2 ** (round + 1) }, (_each, index) =>
      match(`${round}.${index}`),
    ),
  })),
});

it('shows a top 8 whole', () => expect(bracketPages(bracket(8))).toHaveLength(1));

it.each([16, 32])(
  'shows every match of a top %i, never more than four below each other',
  (size) => {
    const whole = bracket(size);
    const pages = bracketPages(whole);
    const columns = pages.flatMap(({ rounds }) => rounds.map(({ matches }) => matches));
    expect(Math.max(...columns.map(({ length }) => length))).toBe(4);
    const shown = new Set(columns.flat().map(({ matchId }) => matchId));
    expect(shown.size).toBe(size - 1);
  },
);

it('names the tables that still play while they are few', () => {
  const tables = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      table: index + 1,
      seats: [],
      status: index === 0 ? ('completed' as const) : ('open' as const),
      claims: [],
    }));
  expect(stillPlaying({ tables: [], multiplayer: tables(4) })).toEqual([2, 3, 4]);
  expect(stillPlaying({ tables: [], multiplayer: tables(27) })).toBeNull();
  expect(stillPlaying({ tables: [], multiplayer: tables(1) })).toBeNull();
});

it('takes smaller letters for a long name, but none that nobody reads', () => {
  const room = { width: 1800, height: 900 };
  const named = (name: string): BracketView => {
    const plain = bracket(4);
    const a = { playerId: 'p', name, points: 0, record: '0-0' };
    return {
      ...plain,
      rounds: plain.rounds.map((round) => ({
        ...round,
        matches: round.matches.map((each) => ({ ...each, a })),
      })),
    };
  };
  const short = letterSize(named('Ana'), room);
  const long = letterSize(named('The Rebels of Yavin Four'), room);
  expect(long).toBeLessThan(short);
  expect(long * (24 * 0.62 + 4.6)).toBeLessThanOrEqual(room.width / 2);
  expect(letterSize(named('x'.repeat(200)), room)).toBeGreaterThan(short * 0.4);
});
