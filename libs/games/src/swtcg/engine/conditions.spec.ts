import { describe, expect, it } from 'vitest';
import { keyedChance } from '#game';
import { cardWords } from '../play/ability-words.js';
import { playableCards, starterBook } from '../play/book.js';
import { createEngine, isRefusal } from './engine.js';
import { layTable, type Placed } from './layout.js';
import type { Option } from './options.js';
import type { Frame, SwtcgState } from './state.js';

const engine = createEngine(starterBook);
const chance = keyedChance('conditions');

const unit = (key: string, card: string, more: Partial<Placed> = {}): Placed => ({
  key,
  card,
  owner: key.startsWith('a') ? 0 : 1,
  controller: key.startsWith('a') ? 0 : 1,
  zone: 'arena',
  arena: 'Character',
  ...more,
});
const inHand = (key: string, card: string): Placed =>
  unit(key, card, { zone: 'hand', arena: null });

const laid = (cards: readonly Placed[], frame: Frame, points = 0): SwtcgState =>
  engine.resume(
    layTable(cards, {
      phase: frame.kind === 'build' ? 'command' : 'battle',
      seats: [
        { force: 9, points, side: 'D', extra: 0 },
        { force: 9, points: 0, side: 'L', extra: 0 },
      ],
      stack: [frame],
    }),
    chance,
  ).state;

const play = (state: SwtcgState, option: Option): SwtcgState => {
  const result = engine.apply(state, { seat: state.waiting?.seat ?? 0, option }, chance);
  if (isRefusal(result)) throw new Error(`${result.refused}: ${JSON.stringify(state.waiting)}`);
  return result.state;
};

const general: Frame = { kind: 'window', at: 0, what: 'general', passes: 0, next: 0 };
const build: Frame = { kind: 'build', at: 2, seat: 0, upkeep: [] };
const offers = ({ waiting }: SwtcgState, card: string, what: string): boolean =>
  (waiting?.options ?? []).some(
    (one) => 'do' in one && 'card' in one && one.do === what && one.card === card,
  );

describe('what is used', () => {
  it('is offered only while its condition holds', () => {
    // Piett retreats for 1 Force while a Dark Jedi is there.
    const piett = unit('a1', 'RAS_001');
    const other = unit('a3', 'ANH_010');
    expect(offers(laid([piett, other], general), 'a1', 'use')).toBe(false);
    const state = laid([piett, other, unit('a2', 'SR_008')], general);
    expect(offers(state, 'a1', 'use')).toBe(true);
  });
});

describe('a Mission', () => {
  it('does one part only if its condition holds', () => {
    const force = (cards: readonly Placed[]) =>
      play(laid([inHand('a1', 'SR_077'), inHand('a9', 'AOTC_049'), ...cards], build, 20), {
        do: 'complete',
        card: 'a1',
        to: 'build',
      }).seats.map((seat) => seat.force);
    expect(force([])).toEqual([11, 7]);
    expect(force([unit('a2', 'SR_008')])).toEqual([12, 6]);
  });
});

describe('what is done when the attack ends', () => {
  it('is done to the unit that was chosen', () => {
    const parts = starterBook.card('AOTC_018')?.abilities?.[0]?.does ?? [];
    const state = laid(
      [
        unit('a1', 'AOTC_018', { zone: 'playing', arena: null }),
        unit('a2', 'SR_008'),
        unit('a3', 'ANH_010'),
      ],
      { kind: 'parts', at: 0, seat: 0, card: 'a1', on: null, parts },
    );
    const after = play(state, { pick: 'card', card: 'a3' });
    expect([after.cards['a2']?.zone, after.cards['a3']?.zone]).toEqual(['arena', 'discard']);
  });
});

describe('a Pilot who makes room for another', () => {
  it('lets a second one board', () => {
    const speeder = unit('a1', 'START_023', { arena: 'Ground' });
    const second = unit('a3', 'PM_053');
    const boards = (first: string): boolean =>
      offers(
        laid(
          [
            speeder,
            second,
            unit('a2', first, { zone: 'attached', arena: null, on: 'a1' }),
            inHand('a9', 'AOTC_049'),
          ],
          build,
          2,
        ),
        'a3',
        'board',
      );
    expect(boards('ESB_012')).toBe(true);
    expect(boards('ROTJ_104')).toBe(false);
  });
});

describe('the words of a card', () => {
  it('leave no gap in any language', () => {
    const gaps = playableCards.flatMap((card) =>
      Object.entries(cardWords(card) ?? {}).flatMap(([language, words]) =>
        /[{}]|undefined|NaN/.test(words) ? [`${card.id} ${language}: ${words}`] : [],
      ),
    );
    expect(gaps).toEqual([]);
  });
});
