import { describe, expect, it } from 'vitest';
import type { ReplayPosition, TableHappening } from '#contracts';
import { basesByRound, momentsOf } from './moments.js';

const unit = (card: number, power: number, hp: number, damage = 0) => ({
  card,
  id: `U${card}`,
  power,
  hp,
  damage,
});

interface Half {
  readonly damage: number;
  readonly units?: readonly ReturnType<typeof unit>[];
  readonly deployed?: boolean;
}

const half = (card: number, { damage, units = [], deployed = false }: Half) => ({
  base: { card, id: `B${card}`, damage, hp: 30 },
  leaders: [{ card: card + 1, id: `L${card}`, deployed }],
  units,
});

const position = (
  round: number,
  [a, b]: readonly [Half, Half],
  {
    action = false,
    happened = [],
  }: { readonly action?: boolean; readonly happened?: readonly TableHappening[] } = {},
): ReplayPosition =>
  ({
    board: { round, a: half(100, a), b: half(200, b), happened, attack: null },
    answered: null,
    action,
  }) as unknown as ReplayPosition;

const hit = (card: number, n: number): TableHappening => ({ e: 'damage', card, to: null, n });
const attack = (card: number, to: number): TableHappening => ({ e: 'attack', card, to, n: null });

const walker = unit(1, 5, 6);
const scout = unit(2, 2, 2);
const game = [
  position(0, [{ damage: 0 }, { damage: 0 }]),
  position(1, [{ damage: 0 }, { damage: 0 }], { action: true }),
  position(
    1,
    [
      { damage: 0, units: [walker] },
      { damage: 0, units: [scout] },
    ],
    { action: true },
  ),
  // The walker deals 5 damage to the scout, which had 2 HP left: a defeated unit is no longer on
  // the board.
  position(2, [{ damage: 0, units: [unit(1, 5, 6, 2)] }, { damage: 0 }], {
    action: true,
    happened: [attack(1, 2), hit(2, 5), hit(1, 2)],
  }),
  position(3, [{ damage: 0, units: [unit(1, 5, 6, 2)], deployed: true }, { damage: 21 }], {
    action: true,
    happened: [hit(200, 4)],
  }),
  position(4, [
    { damage: 8, deployed: true },
    { damage: 33, deployed: true },
  ]),
];

describe('the curve of both bases', () => {
  it('is what was left at the end of each round, and never less than nothing', () => {
    expect(basesByRound(game).map(({ round, left }) => [round, left.a, left.b])).toEqual([
      [0, 30, 30],
      [1, 30, 30],
      [2, 30, 30],
      [3, 30, 9],
      [4, 22, 0],
    ]);
  });
});

describe('moments worth sharing', () => {
  it('are the largest swing, the largest hit and the own leader, as they came', () => {
    expect(momentsOf(game, 'a')).toEqual([
      {
        kind: 'hit',
        at: 3,
        n: 5,
        to: { card: 2, id: 'U2' },
        by: { card: 1, id: 'U1' },
      },
      { kind: 'swing', at: 4, round: 2, n: 21, side: 'a' },
      { kind: 'leader', at: 4, round: 3, leader: { card: 101, id: 'L100' } },
    ]);
  });

  it('are those of the viewer: the leader of the other side, and the same swing', () => {
    const [, swing, leader] = momentsOf(game, 'b');
    expect(swing).toMatchObject({ kind: 'swing', n: 21, side: 'a' });
    expect(leader).toMatchObject({ kind: 'leader', at: 5, leader: { id: 'L200' } });
    expect(momentsOf(game, null).at(-1)).toMatchObject({ leader: { id: 'L100' } });
  });

  it('are only what there was: a game that was given up at once has none', () => {
    expect(momentsOf(game.slice(0, 2), 'a')).toEqual([]);
    expect(momentsOf([], 'a')).toEqual([]);
  });
});
