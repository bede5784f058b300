import { describe, expect, it } from 'vitest';
import { keyedChance } from '#game';
import { starterBook } from '../play/book.js';
import { viewOf } from '../play/view.js';
import { createEngine, isRefusal } from './engine.js';
import { layTable, type Placed } from './layout.js';
import { readerOf } from './reading.js';
import type { Option } from './options.js';
import { hasKeyword, totalsOf } from './queries.js';
import type { SwtcgState } from './state.js';

const engine = createEngine(starterBook);
const chance = keyedChance('in play');

const lying = (key: string, card: string, more: Partial<Placed>): Placed => ({
  key,
  card,
  owner: 0,
  controller: 0,
  ...more,
});
const inHand = (key: string, card: string): Placed => lying(key, card, { zone: 'hand' });

/** A card in hand that can still be built: it keeps the build step open after what is tested. */
const left = inHand('a9', 'AOTC_049');

const building = (cards: readonly Placed[], points = 9, at = 2): SwtcgState =>
  engine.resume(
    layTable([...cards, left], {
      phase: 'command',
      seats: [
        { force: 3, points, side: 'D', extra: 0 },
        { force: 9, points: 0, side: 'L', extra: 0 },
      ],
      stack: [{ kind: 'build', at, seat: 0, upkeep: [] }],
    }),
    chance,
  ).state;

const play = (state: SwtcgState, option: Option): SwtcgState => {
  const result = engine.apply(state, { seat: state.waiting?.seat ?? 0, option }, chance);
  if (isRefusal(result)) throw new Error(`${result.refused}: ${JSON.stringify(state.waiting)}`);
  return result.state;
};
const has = (state: SwtcgState, key: string, keyword: string): boolean =>
  hasKeyword(readerOf(state, starterBook), key, keyword);
const speed = (state: SwtcgState, key: string): number =>
  totalsOf(readerOf(state, starterBook), key).speed;

describe('a Pilot', () => {
  const pilot = lying('a1', 'ANH_152', { zone: 'arena', arena: 'Character' });
  const fighter = lying('a2', 'START_004', { zone: 'arena', arena: 'Space' });

  it('gives what it says to a unit of its kind, once a build step, and falls with it', () => {
    const before = building([pilot, fighter]);
    const after = play(before, { do: 'board', card: 'a1', on: 'a2' });
    expect(speed(after, 'a2') - speed(before, 'a2')).toBe(20);
    expect(after.cards['a1']).toMatchObject({ zone: 'attached', on: 'a2', arena: null });
    expect(after.waiting?.options).not.toContainEqual({ do: 'move', card: 'a1', to: 'Character' });
    const fallen = building([
      { ...pilot, zone: 'attached', arena: null, on: 'a2' },
      { ...fighter, damage: 9 },
    ]);
    expect([fallen.cards['a1']?.zone, fallen.cards['a2']?.zone]).toEqual(['discard', 'discard']);
  });

  it('flies no unit of another kind', () => {
    const speeder = lying('a2', 'START_080', { zone: 'arena', arena: 'Ground' });
    const { waiting } = building([pilot, speeder]);
    expect(waiting?.options.filter((option) => 'do' in option && option.do === 'board')).toEqual(
      [],
    );
  });
});

describe('a Location', () => {
  it('speaks of the units of its player, and is discarded for the next one at the dearer cost', () => {
    const trooper = lying('a2', 'JG_104', { zone: 'arena', arena: 'Ground' });
    // Rebel Trenches (2) first, then Jungles of Dagobah (1) for 2.
    const cards = [inHand('a1', 'ESB_121'), inHand('a3', 'ESB_106'), trooper];
    const settled = play(building(cards), { do: 'complete', card: 'a1', to: 'Ground' });
    expect(settled.seats[0].points).toBe(7);
    expect(has(settled, 'a2', 'Armor')).toBe(true);
    const replaced = play(settled, { do: 'complete', card: 'a3', to: 'Ground' });
    expect(replaced.seats[0].points).toBe(5);
    expect(has(replaced, 'a2', 'Armor')).toBe(false);
    expect([replaced.cards['a1']?.zone, replaced.cards['a3']?.zone]).toEqual([
      'discard',
      'location',
    ]);
  });
});

describe('an upkeep', () => {
  it('is paid in the way that its player chooses', () => {
    const outrider = lying('a1', 'RAS_066', { zone: 'arena', arena: 'Space' });
    const state = building([outrider], 3, 0);
    expect(state.waiting?.question).toBe('upkeep');
    const options = state.waiting?.options ?? [];
    expect(options).toHaveLength(3);
    expect(play(state, options[0] as Option).seats[0].points).toBe(2);
    expect(play(state, options[2] as Option).cards['a1']?.tapped).toBe(true);
  });
});

describe('a search', () => {
  it('shows the cards of the kind to its player alone, and takes the one chosen', () => {
    const deck = [
      lying('a4', 'AOTC_037', { zone: 'deck' }),
      lying('a5', 'AOTC_049', { zone: 'deck' }),
    ];
    const state = play(building([inHand('a1', 'AOTC_025'), ...deck]), {
      do: 'complete',
      card: 'a1',
      to: 'build',
    });
    expect(state.waiting).toMatchObject({ question: 'search', seat: 0 });
    const seen = (seat: number): readonly (string | undefined)[] =>
      ['a4', 'a5'].map((key) => viewOf(starterBook, state, seat).cards[key]?.card);
    expect([seen(0), seen(1)]).toEqual([
      ['AOTC_037', ''],
      ['', ''],
    ]);
    const after = play(state, { pick: 'card', card: 'a4' });
    expect(after.cards['a4']?.zone).toBe('hand');
    expect(after.seats[0].force).toBe(4);
  });
});
