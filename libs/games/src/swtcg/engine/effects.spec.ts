import { describe, expect, it } from 'vitest';
import { keyedChance } from '#game';
import { starterBook } from '../play/book.js';
import { createEngine, isRefusal } from './engine.js';
import { layTable, type Placed } from './layout.js';
import { readerOf } from './reading.js';
import type { Option } from './options.js';
import { totalsOf } from './queries.js';
import type { SwtcgState } from './state.js';

const engine = createEngine(starterBook);
const chance = keyedChance('effects');

const inArena = (key: string, card: string, owner: number, more: Partial<Placed> = {}): Placed => ({
  key,
  card,
  owner,
  controller: owner,
  zone: 'arena',
  arena: 'Character',
  ...more,
});

const laid = (cards: readonly Placed[], more: Parameters<typeof layTable>[1] = {}): SwtcgState =>
  layTable(cards, more);

const numbers = (state: SwtcgState, key: string) => totalsOf(readerOf(state, starterBook), key);

const play = (state: SwtcgState, option: Option): SwtcgState => {
  const result = engine.apply(state, { seat: state.waiting?.seat ?? 0, option }, chance);
  if (isRefusal(result)) throw new Error(`${result.refused}: ${JSON.stringify(state.waiting)}`);
  return result.state;
};

/** A card in hand that can still be built: it keeps the build step open after what is tested. */
const left: Placed = { key: 'a9', card: 'AOTC_049', owner: 0, controller: 0, zone: 'hand' };

const building = (cards: readonly Placed[], points = 2): SwtcgState =>
  engine.resume(
    laid([...cards, left], {
      phase: 'command',
      seats: [
        { force: 0, points, side: 'D', extra: 0 },
        { force: 9, points: 0, side: 'L', extra: 0 },
      ],
      stack: [{ kind: 'build', at: 2, seat: 0, upkeep: [] }],
    }),
    chance,
  ).state;

describe('what a unit says of others', () => {
  it('holds in its arena, for units of the kind, of the player it names', () => {
    // Chancellor Palpatine slows down the enemy Characters; Taun We speeds up her own Clones.
    const enemy = inArena('b1', 'AOTC_049', 1);
    const without = numbers(laid([enemy]), 'b1').speed;
    const palpatine = inArena('a1', 'AOTC_069', 0);
    expect(numbers(laid([enemy, palpatine]), 'b1').speed).toBe(without - 10);
    const away: Placed = { ...palpatine, zone: 'build', arena: null };
    expect(numbers(laid([enemy, away]), 'b1').speed).toBe(without);
    const own = numbers(laid([palpatine]), 'a1').speed;
    expect(numbers(laid([enemy, palpatine]), 'a1').speed).toBe(own);
  });

  it('counts the damage on it, or hangs on there being none', () => {
    const shaak = (damage: number): number =>
      numbers(laid([inArena('a1', 'JG_104', 0, { damage, arena: 'Ground' })]), 'a1').power;
    expect(shaak(2) - shaak(0)).toBe(2);
    const wing = (damage: number): number =>
      numbers(laid([inArena('a1', 'SR_015', 0, { damage, arena: 'Space' })]), 'a1').power;
    expect(wing(0) - wing(1)).toBe(4);
  });
});

describe('a Mission', () => {
  it('is paid for, does what it says and is discarded', () => {
    const mission: Placed = { key: 'a1', card: 'AOTC_068', owner: 0, controller: 0, zone: 'hand' };
    const state = building([mission], 20);
    const cost = Number(starterBook.card('AOTC_068')?.cost);
    const after = play(state, { do: 'complete', card: 'a1', to: 'build' });
    expect(after.seats.map(({ force }) => force)).toEqual([2, 7]);
    expect(after.seats[0].points).toBe(20 - cost);
    expect(after.cards['a1']?.zone).toBe('discard');
  });
});

describe('effects that are triggered at one moment', () => {
  const begins = (...own: readonly string[]): SwtcgState =>
    engine.resume(
      laid([...own.map((id, n) => inArena(`a${n}`, id, 0)), inArena('b1', 'AOTC_049', 1)], {
        phase: 'battle',
        stack: [{ kind: 'arena', at: 0, arena: 'Character' }],
      }),
      chance,
    ).state;

  it('come in the order that their player chooses', () => {
    const first = (key: string) => play(begins('AOTC_081', 'ESB_135'), { pick: 'card', card: key });
    expect(begins('AOTC_081', 'ESB_135').waiting).toMatchObject({ seat: 0, question: 'order' });
    expect(first('a0').waiting).toMatchObject({ question: 'choose-one', source: 'a0' });
    expect(first('a0').cards['b1']?.damage).toBe(0);
    const hurt = first('a1').cards['b1'];
    expect(Number(hurt?.damage) > 0 || hurt?.zone === 'discard').toBe(true);
  });

  it('are not asked for where the order makes no difference', () => {
    expect(begins('AOTC_081', 'AOTC_081').waiting?.question).toBe('choose-one');
    const gains = engine.resume(
      laid([inArena('a1', 'ESB_159', 0), inArena('a2', 'ROTJ_033', 0), left], {
        phase: 'command',
        stack: [{ kind: 'build', at: 0, seat: 0, upkeep: [] }],
      }),
      chance,
    ).state;
    expect(gains.waiting?.question).toBe('build');
    expect(gains.seats[0].force).toBeGreaterThan(0);
  });
});

describe('an effect that is paid for by tapping', () => {
  it('is used once, on a unit that is chosen, until the battle ends', () => {
    const cards = [inArena('a1', 'AOTC_002', 0), inArena('a2', 'JG_104', 0, { arena: 'Ground' })];
    const state = building([...cards, inArena('a3', 'AOTC_028', 0, { arena: 'Ground' })]);
    const before = numbers(state, 'a2');
    const use = state.waiting?.options.find((one) => 'do' in one && one.do === 'use');
    if (!use) throw new Error('it is offered');
    const after = play(play(state, use), { pick: 'card', card: 'a2' });
    expect(numbers(after, 'a2')).toEqual({
      ...before,
      speed: before.speed + 20,
      power: before.power + 2,
    });
    expect(after.cards['a1']?.tapped).toBe(true);
    expect(after.waiting?.options.some((one) => 'do' in one && one.do === 'use')).toBe(false);
  });
});

describe('a build cost', () => {
  it('is less for the kind of units that another one makes cheaper', () => {
    const ship: Placed = { key: 'a1', card: 'SR_015', owner: 0, controller: 0, zone: 'hand' };
    const cost = Number(starterBook.card('SR_015')?.cost);
    const spent = (cards: readonly Placed[]): number => {
      const after = play(building(cards, 20), { do: 'complete', card: 'a1', to: 'Space' });
      return 20 - after.seats[0].points;
    };
    expect(spent([ship])).toBe(cost);
    expect(spent([ship, inArena('a2', 'BOY_065', 0, { arena: 'Ground' })])).toBe(cost - 1);
  });
});
