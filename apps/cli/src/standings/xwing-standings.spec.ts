import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { standingsOfFile } from '../standings.js';

const folder = join(import.meta.dirname, '../../../../test/samples/events/xwing');
const files = readdirSync(folder).filter((file) => file.endsWith('.json'));

interface PublishedRow {
  readonly rank: number;
  readonly player: string;
  readonly score: number;
  readonly mov: number;
  /**
   * Two decimals. Some tools truncate, others round, so the values are compared within a hundredth.
   */
  readonly sos: string;
}
const published = (text: string) =>
  (JSON.parse(text) as { standings: readonly PublishedRow[] }).standings;
const byPlayer = <T extends { player: string }>(rows: readonly T[]) =>
  new Map(rows.map((row) => [row.player, row]));

describe('standings of real X-Wing events', () => {
  it('has the events to compare', () => {
    const rows = files.flatMap((file) => published(readFileSync(join(folder, file), 'utf8')));
    expect([files.length, rows.length]).toEqual([39, 1264]);
  });

  it.each(files)('come out as published: %s', (file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    const ours = byPlayer(standingsOfFile(text));
    const differing = published(text).filter(({ player, score, mov, sos }) => {
      const row = ours.get(player);
      return (
        row?.['score'] !== score ||
        row['mov'] !== mov ||
        Math.abs(Number(row['sos']) - Number(sos)) > 0.0100001
      );
    });
    expect(differing).toEqual([]);
    expect(ours.size).toBe(published(text).length);
  });

  it('rank by score, then margin of victory, then strength of schedule', () => {
    for (const file of files) {
      const rows = standingsOfFile(readFileSync(join(folder, file), 'utf8'));
      const keys = rows.map(({ score, mov, sos }) => [score, mov, sos].map(Number));
      const sorted = keys.toSorted(([s, m, o], [s2, m2, o2]) => s2! - s! || m2! - m! || o2! - o!);
      expect(keys, file).toEqual(sorted);
    }
  });
});

const policy = {
  win: 1,
  draw: 0,
  loss: 0,
  bye: 1,
  squadPoints: 200,
  byeMov: 300,
  sos: 'per-opponent',
  chain: ['score', 'mov', 'sos'],
};
const match = (change: object = {}) => ({ a: 'A', b: 'B', points: [1, 2], winner: 'b', ...change });
const event = (change: object = {}, ...matches: object[]) =>
  JSON.stringify({
    game: 'xwing',
    policy,
    rounds: [{ matches: matches.length > 0 ? matches : [match()] }],
    ...change,
  });

describe('an X-Wing results file at fault', () => {
  it.each<[string, string, string]>([
    [
      'an unknown game',
      event({ game: 'chess' }),
      'game: one of swu, xwing is wanted, found "chess"',
    ],
    [
      'an unknown strength of schedule',
      event({ policy: { ...policy, sos: 'toString' } }),
      'policy.sos: one of sum, per-opponent, per-round, either is wanted, found "toString"',
    ],
    [
      'an unknown column',
      event({ policy: { ...policy, chain: ['score', 'luck'] } }),
      'policy.chain[1]: one of score, mov, sos is wanted, found "luck"',
    ],
    [
      'points of one side',
      event({}, match({ points: [1] })),
      'rounds[0].matches[0].points: two numbers are wanted, found [1]',
    ],
    [
      'a winner who is neither',
      event({}, match({ winner: 'c' })),
      'rounds[0].matches[0].winner: "a", "b" or null is wanted, found "c"',
    ],
    [
      'a missing opponent without a bye',
      event({}, { a: 'A', b: null }),
      'rounds[0].matches[0].result: without an opponent "bye" is wanted, found nothing',
    ],
    [
      'a player twice in a round',
      event({}, match(), match({ b: 'C' })),
      'rounds[0].matches[1]: "A" already plays in matches[0] of this round',
    ],
  ])('with %s is refused, naming the place', (_, text, message) => {
    expect(() => standingsOfFile(text)).toThrow(message);
  });
});
