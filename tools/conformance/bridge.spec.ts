import { playableBook } from '#cards';
import { createEngine } from '#rules';
import { describe, expect, it } from 'vitest';
import { replay } from './replay.js';
import type { Board, Ref, Side, Step } from './trace.js';

const engine = createEngine(playableBook());
const DECK = ['SOR_232', 'SOR_222', 'SOR_164'];

const side = (rest: Partial<Side>): Side => ({
  base: { card: 'SOR_029', damage: 0, hp: 30, epicUsed: false },
  leader: { card: 'SOR_010', deployed: false, exhausted: true, epicUsed: false },
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
const board = (active: 'p1' | 'p2', p1: Partial<Side>): Board => ({
  phase: 'action',
  round: 1,
  initiative: 'p1',
  initiativeClaimed: false,
  active,
  p1: side(p1),
  p2: side({}),
});

const event: Ref = { uid: 'event', card: 'SOR_152', zone: 'hand', controller: 'p1' };
const played: Step = {
  by: 'p1',
  prompt: {
    kind: 'action',
    menu: 'choose_action',
    buttons: ['pass', 'claim_initiative'],
    cards: [event],
  },
  choice: { type: 'card', ref: event },
};

/**
 * For a Cause I Believe In as recorded: for each revealed card, one after the other, its
 * destination.
 */
function recorded(
  labels: readonly ('put_top' | 'discard')[],
  after: { deck: string[]; discard: string[] },
) {
  const refs = DECK.map((card): Ref => ({ uid: card, card, zone: 'deck', controller: 'p1' }));
  const steps = refs.map((ref, i): Step => ({
    by: 'p1',
    prompt: {
      kind: 'search',
      menu: 'choose_cards',
      display: refs.slice(i).map((r) => ({ ...r, state: 'selectable' })),
    },
    choice: { type: 'perCard', ref, label: labels[i] as string, index: 0 },
  }));
  const end = board('p2', { ...after, resources: Array.from({ length: 5 }, () => 'SOR_247!') });
  return {
    id: 'made#01',
    cards: ['SOR_152'],
    start: board('p1', {
      hand: ['SOR_152'],
      deck: DECK,
      resources: Array.from({ length: 5 }, () => 'SOR_247'),
    }),
    end,
    steps: [played, ...steps],
  };
}

describe('a recording that puts cards away one by one', () => {
  it('is followed where some of them go to one place and some to another', () => {
    const t = recorded(['discard', 'put_top', 'discard'], {
      deck: ['SOR_222'],
      discard: ['SOR_152', 'SOR_232', 'SOR_164'],
    });
    expect(replay(engine, t).kind).toBe('equal');
  });

  it('differs where other cards than those went there', () => {
    const t = recorded(['discard', 'put_top', 'discard'], {
      deck: ['SOR_164'],
      discard: ['SOR_152', 'SOR_232', 'SOR_222'],
    });
    expect(replay(engine, t).kind).toBe('different');
  });
});
