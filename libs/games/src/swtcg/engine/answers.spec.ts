import { describe, expect, it } from 'vitest';
import { keyedChance } from '#game';
import { starterBook } from '../play/book.js';
import { viewOf } from '../play/view.js';
import { createEngine, isRefusal } from './engine.js';
import { layTable, type Placed } from './layout.js';
import { readerOf } from './reading.js';
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

const taken = (state: SwtcgState, option: Option) => {
  const result = engine.apply(state, { seat: state.waiting?.seat ?? 0, option }, chance);
  if (isRefusal(result)) throw new Error(`${result.refused}: ${JSON.stringify(state.waiting)}`);
  return result;
};

const play = (state: SwtcgState, option: Option): SwtcgState => taken(state, option).state;

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

describe('cards that are looked at', () => {
  const waiting = (key: string, counters: number): Placed => ({
    key,
    card: 'AOTC_049',
    owner: 0,
    controller: 0,
    zone: 'build',
    faceDown: true,
    counters,
  });
  const held = (key: string, owner: number, controller: number): Placed => ({
    key,
    card: 'AOTC_049',
    owner,
    controller,
    zone: 'hand',
  });
  const offered = ({ waiting: asked }: SwtcgState): readonly string[] =>
    (asked?.options ?? []).flatMap((one) =>
      'pick' in one && one.pick === 'card' ? [one.card] : [],
    );

  it('are each offered where the same card lies twice on the table', () => {
    const cards = [inArena('a1', 'AOTC_049', 0), waiting('a2', 1), waiting('a3', 2)];
    expect(offered(laid(cards, [parts('a1', [{ do: 'hasten', n: 1 }])]))).toEqual(['a2', 'a3']);
  });

  it('are offered once where the same card lies twice in a hand', () => {
    const cards = [inArena('a1', 'AOTC_049', 0), held('b1', 1, 1), held('b2', 1, 1)];
    expect(offered(laid(cards, [parts('a1', [{ do: 'strip', n: 1 }])]))).toEqual(['b1']);
  });

  it('are those that the other player holds, whoever owns them', () => {
    const cards = [inArena('a1', 'AOTC_049', 0), held('a2', 0, 1), held('b1', 1, 0)];
    const state = laid(cards, [parts('a1', [{ do: 'strip', n: 1 }])]);
    expect(offered(state)).toEqual(['a2']);
    expect(viewOf(starterBook, state, 0).cards['a2']?.card).toBe('AOTC_049');
    const { told } = taken(state, { pick: 'card', card: 'a2' });
    expect(told).toContainEqual({ what: 'discarded', card: 'a2', seat: 1 });
  });
});
