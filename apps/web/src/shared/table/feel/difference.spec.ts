import { describe, expect, it } from 'vitest';
import type { TableBoard, TableHalf, TableUnit } from '#contracts';
import { cracksOf } from '../cracks.js';
import { differenceOf, shakeOf, soundsOf } from './difference.js';

const unit = (card: number, more: Partial<TableUnit> = {}): TableUnit => ({
  card,
  id: `U${card}`,
  arena: 'ground',
  power: 3,
  hp: 4,
  damage: 0,
  ready: true,
  leader: false,
  keywords: [],
  upgrades: [],
  captives: [],
  ...more,
});

const half = (base: number, damage: number, more: Partial<TableHalf> = {}): TableHalf => ({
  base: { card: base, id: 'B', damage, hp: 30, epicUsed: false },
  leaders: [{ card: base + 1, id: 'L', deployed: false, ready: true, epicUsed: false }],
  handSize: 0,
  hand: null,
  deckSize: 0,
  discard: [],
  resources: [],
  credits: 0,
  force: false,
  units: [],
  passed: false,
  ...more,
});

const before: TableBoard = {
  at: 10,
  round: 2,
  phase: 'action',
  initiative: 'a',
  initiativeTaken: false,
  a: half(100, 0, { units: [unit(1), unit(2, { damage: 2 })] }),
  b: half(200, 5, { units: [unit(3, { upgrades: [{ card: 9, id: 'TOKEN' }] })] }),
  attack: null,
  waitingFor: 'b',
  decision: null,
  log: [],
  happened: [],
  faces: { TOKEN: { name: 'Escudo', names: { en: 'Shield', es: 'Escudo' } } as never },
};
const after = (more: Partial<TableBoard>): TableBoard => ({ ...before, at: 11, ...more });

describe('what is to be seen between two boards', () => {
  it('is an attack with all that comes of it, which waits for the blow', () => {
    const now = after({
      a: half(100, 0, { units: [unit(1, { damage: 3 })] }),
      b: half(200, 9, { units: [unit(3)] }),
      happened: [
        { e: 'attack', card: 1, to: 3, n: null },
        { e: 'damage', card: 2, to: null, n: 2 },
      ],
    });
    expect(differenceOf(before, now, null)).toEqual([
      { e: 'lunge', card: 1, to: 3 },
      { e: 'number', card: 1, n: 3, late: true },
      { e: 'shield', card: 3, late: true },
      { e: 'number', card: 2, n: 2, late: true },
      { e: 'fall', card: 2, late: true },
      { e: 'number', card: 200, n: 4, late: true },
    ]);
  });

  it('is healing, a card that arrives and a leader that is deployed, whom no card announces twice', () => {
    const now = after({
      a: half(100, 0, {
        units: [unit(1), unit(2), unit(4), unit(101, { leader: true })],
        leaders: [{ card: 101, id: 'L', deployed: true, ready: true, epicUsed: true }],
      }),
    });
    expect(differenceOf(before, now, 'b')).toEqual([
      { e: 'leader', card: 101, side: 'a' },
      { e: 'number', card: 2, n: -2, late: false },
      { e: 'arrive', card: 4 },
    ]);
  });

  it('is a base that cracks at a third, at a sixth and at nothing, once each', () => {
    expect([19, 20, 24, 25, 29, 30, 34].map((damage) => cracksOf({ hp: 30, damage }))).toEqual([
      0, 1, 1, 2, 2, 3, 3,
    ]);
    const cracks = (was: number, is: number): number =>
      differenceOf({ ...before, b: half(200, was) }, after({ b: half(200, is) }), null).filter(
        ({ e }) => e === 'crack',
      ).length;
    expect([cracks(5, 19), cracks(5, 20), cracks(20, 24), cracks(21, 25)]).toEqual([0, 1, 0, 1]);
  });

  it('is the round, the turn of whoever looks on, and the end in their own voice', () => {
    const kinds = (now: TableBoard, mine: 'a' | 'b' | null) =>
      differenceOf(before, now, mine).filter(({ e }) => ['round', 'turn', 'end'].includes(e));
    expect(kinds(after({ round: 3, waitingFor: 'a' }), 'a')).toEqual([
      { e: 'round', n: 3 },
      { e: 'turn' },
    ]);
    expect(kinds(after({ waitingFor: 'a' }), 'b')).toEqual([]);
    const beaten = after({ phase: 'over', waitingFor: null, b: half(200, 31) });
    expect([kinds(beaten, 'a'), kinds(beaten, 'b'), kinds(beaten, null)]).toEqual([
      [{ e: 'end', won: true }],
      [{ e: 'end', won: false }],
      [{ e: 'end', won: null }],
    ]);
    // A player has conceded: the bases do not tell who won.
    expect(kinds(after({ phase: 'over' }), 'a')).toEqual([{ e: 'end', won: null }]);
  });

  it('is nothing on the way back, or while the same board is drawn again', () => {
    expect(differenceOf(after({ b: half(200, 20) }), before, 'a')).toEqual([]);
    expect(differenceOf(before, { ...before, b: half(200, 20) }, 'a')).toEqual([]);
  });
});

describe('what is heard and felt of it', () => {
  it('is each sound once, and the victory rather than the call', () => {
    expect(
      soundsOf([
        { e: 'arrive', card: 1 },
        { e: 'number', card: 2, n: 3, late: true },
        { e: 'number', card: 3, n: 1, late: true },
        { e: 'number', card: 4, n: -1, late: true },
        { e: 'shield', card: 3, late: true },
        { e: 'fall', card: 5, late: true },
        { e: 'turn' },
      ]),
    ).toEqual(['card', 'hit', 'shield', 'defeat', 'turn']);
    expect(soundsOf([{ e: 'turn' }, { e: 'end', won: true }])).toEqual(['win']);
    expect(
      soundsOf([
        { e: 'end', won: false },
        { e: 'round', n: 2 },
      ]),
    ).toEqual([]);
  });

  it('shakes for the own base before it shakes for the turn, and for nothing else', () => {
    const hit = { e: 'number', card: 100, n: 3, late: true } as const;
    expect(shakeOf([hit, { e: 'turn' }], 100)).toEqual([40, 40, 60]);
    expect(shakeOf([hit, { e: 'turn' }], 200)).toEqual([50]);
    expect([shakeOf([hit], 200), shakeOf([{ ...hit, n: -3 }], 100)]).toEqual([null, null]);
  });
});
