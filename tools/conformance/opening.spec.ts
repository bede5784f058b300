import { playableBook } from '#cards';
import { createEngine } from '#rules';
import { describe, expect, it } from 'vitest';
import { replay } from './replay.js';
import type { Board, Side, Step, Trace } from './trace.js';

const engine = createEngine(playableBook());
const DECK = [
  'SOR_046',
  'SOR_095',
  'SOR_128',
  'SOR_229',
  'SOR_164',
  'SOR_063',
  'SOR_172',
  'SOR_222',
];
const HAND = [...DECK.slice(0, 6)].reverse();

const side = (leader: string, base: string, rest: Partial<Side>): Side => ({
  base: { card: base, damage: 0, hp: 30, epicUsed: false },
  leader: { card: leader, deployed: false, exhausted: false, epicUsed: false },
  hand: [],
  discard: [],
  deck: [],
  resources: [],
  credits: 0,
  force: false,
  ground: [],
  space: [],
  ...rest,
});
const board = (rest: Partial<Side>, game: Partial<Board>): Board => ({
  phase: 'setup',
  round: 0,
  initiative: null,
  initiativeClaimed: false,
  active: null,
  p1: side('SOR_010', 'SOR_027', rest),
  p2: side('SOR_005', 'SOR_029', rest),
  ...game,
});
const step = (
  by: 'p1' | 'p2',
  kind: string,
  choice: Step['choice'],
  cards: string[] = [],
): Step => ({
  by,
  prompt: {
    kind,
    menu: '',
    cards: cards.map((card, i) => ({ uid: `${by}${i}`, card, zone: 'hand', controller: by })),
  },
  choice,
});
const button = (label: string) => ({ type: 'button' as const, label });
const click = (by: 'p1' | 'p2', card: string) => ({
  type: 'card' as const,
  ref: { uid: card, card, zone: 'hand', controller: by },
});

/** p1 wins the toss and lets p2 begin; p1 takes a mulligan; each makes two cards resources. */
const recorded = (hand: readonly string[], end: Partial<Board>): Trace => ({
  id: 'made',
  cards: [],
  start: board({ deck: [...DECK] }, {}),
  steps: [
    step('p1', 'initiative', button('opponent')),
    step('p1', 'menu', button('mulligan')),
    step('p2', 'menu', button('keep')),
    ...(['p1', 'p2'] as const).flatMap((by) =>
      [hand[0], hand[1]].map((card) => step(by, 'resource', click(by, card as string), [...hand])),
    ),
  ],
  end: board(
    {
      hand: hand.slice(2),
      deck: DECK.filter((id) => !hand.includes(id)),
      resources: hand.slice(0, 2),
    },
    { phase: 'action', round: 1, initiative: 'p2', active: 'p2', ...end },
  ),
});

describe('a recording that begins before the first round', () => {
  it('is followed to the first action: who starts, the new hand, the resources', () => {
    expect(replay(engine, recorded(HAND, {}))).toMatchObject({ kind: 'equal' });
  });

  it('differs where another player starts, or where more than six cards are dealt', () => {
    expect(replay(engine, recorded(HAND, { initiative: 'p1', active: 'p1' }))).toMatchObject({
      kind: 'different',
      what: 'initiative: ours 1 false | recorded 0 false',
    });
    expect(replay(engine, recorded(DECK.slice(0, 7), {}))).toMatchObject({
      kind: 'different',
      what: expect.stringMatching(/^the recorded hands are not six/) as string,
    });
  });
});
