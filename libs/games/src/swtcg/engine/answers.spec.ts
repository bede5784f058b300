import { describe, expect, it } from 'vitest';
import { keyedChance } from '#game';
import { starterBook } from '../play/book.js';
import { createEngine, isRefusal } from './engine.js';
import { layTable, type Placed } from './layout.js';
import { readerOf } from './machine.js';
import type { Option } from './options.js';
import { attackable, hasKeyword } from './queries.js';
import type { Frame, SwtcgState } from './state.js';

const engine = createEngine(starterBook);
const chance = keyedChance('answers');

const inArena = (key: string, card: string, owner: number): Placed => ({
  key,
  card,
  owner,
  controller: owner,
  zone: 'arena',
  arena: 'Character',
});

const laid = (cards: readonly Placed[], stack: readonly Frame[], force = 4): SwtcgState =>
  engine.resume(
    layTable(cards, {
      seats: [
        { force, points: 0, side: 'D', extra: 0 },
        { force: 4, points: 0, side: 'L', extra: 0 },
      ],
      stack: [...stack],
    }),
    chance,
  ).state;

const play = (state: SwtcgState, option: Option): SwtcgState => {
  const result = engine.apply(state, { seat: state.waiting?.seat ?? 0, option }, chance);
  if (isRefusal(result)) throw new Error(`${result.refused}: ${JSON.stringify(state.waiting)}`);
  return result.state;
};

const parts = (card: string, of: Extract<Frame, { kind: 'parts' }>['parts']): Frame => ({
  kind: 'parts',
  at: 0,
  seat: 0,
  card,
  on: null,
  parts: of,
});

describe('a unit that enemies pay to damage', () => {
  const cards = [inArena('a1', 'AOTC_049', 0), inArena('b1', 'ANH_098', 1)];
  const damage = [parts('a1', [{ do: 'damage', n: 1, to: { each: { whose: 'opponent' } } }])];

  it('is spared where the Force is not paid, and hurt where it is', () => {
    const asked = laid(cards, damage);
    expect(asked.waiting).toMatchObject({ seat: 0, question: 'pay-for', source: 'b1' });
    const spared = play(asked, { do: 'pass' });
    expect([spared.cards['b1']?.damage, spared.seats[0].force]).toEqual([0, 8]);
    const hurt = play(asked, { pick: 'number', number: 2 });
    expect([hurt.cards['b1']?.damage, hurt.seats[0].force]).toEqual([1, 6]);
  });

  it('is spared where there is too little Force', () => {
    expect(laid(cards, damage, 1).cards['b1']?.damage).toBe(0);
  });
});

describe('what is given for a while', () => {
  const cards = [inArena('a1', 'AOTC_049', 0), inArena('b1', 'ROTJ_046', 1)];

  it('may be that a unit is not attacked, or lacks a keyword', () => {
    const plain = layTable(cards, {});
    const given: SwtcgState = {
      ...plain,
      lasting: [
        { on: 'a1', mods: [{ keyword: "Can't Be Attacked" }], until: 'turn' },
        { on: 'b1', mods: [{ lacks: 'Armor' }], until: 'turn' },
      ],
    };
    const seen = (state: SwtcgState): readonly boolean[] => {
      const g = readerOf(state, starterBook);
      return [attackable(g, 'a1'), hasKeyword(g, 'b1', 'Armor')];
    };
    expect([seen(plain), seen(given)]).toEqual([
      [true, true],
      [false, false],
    ]);
  });
});
