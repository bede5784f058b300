import { describe, expect, it } from 'vitest';
import { seededRandom } from '#chance';
import { keyedChance } from '#game';
import type { Side } from '../card.js';
import { starterBook } from '../play/book.js';
import { randomDeck, randomTeamGame } from '../play/random-game.js';
import { viewOf } from '../play/view.js';
import { createEngine, isRefusal } from './engine.js';
import { layTable, type Placed } from './layout.js';
import { arenasHeld } from './queries.js';
import { readerOf } from './reading.js';
import type { Frame, SeatState, SwtcgState } from './state.js';

const engine = createEngine(starterBook);
const chance = keyedChance('teams');

const setups = (...sides: readonly Side[]) =>
  sides.map((side, seat) => ({ decks: [randomDeck(seededRandom(`deck ${seat}`), side)] }));
const begun = (): SwtcgState => {
  const created = engine.create(setups('L', 'L', 'D', 'D'), chance);
  if (isRefusal(created)) throw new Error(created.refused);
  return engine.evolve(null, created);
};
/** Makes the decision: with the wanted option if there is one, otherwise with the last one. */
const decided = (state: SwtcgState, wanted = 'done'): SwtcgState => {
  const { seat = 0, options = [] } = state.waiting ?? {};
  const option = options.find((one) => 'do' in one && one.do === wanted) ?? options.at(-1);
  if (!option) throw new Error('somebody decides');
  const result = engine.apply(state, { seat, option }, chance);
  if (isRefusal(result)) throw new Error(result.refused);
  return result.state;
};
const inSetup = (): SwtcgState => {
  let state = begun();
  while (state.waiting?.question === 'mulligan') state = decided(state);
  return state;
};

const seat: SeatState = { force: 0, points: 0, side: 'D', extra: 0 };
const laid = (cards: readonly Placed[]): SwtcgState =>
  layTable(cards, { seats: [seat, seat, { ...seat, side: 'L' }, { ...seat, side: 'L' }] });
const unit = (key: string, owner: number, arena: 'Space' | 'Ground'): Placed => ({
  ...{ key, owner, controller: owner, zone: 'arena', arena },
  card: arena === 'Space' ? 'START_004' : 'START_080',
});

describe('two players on each side', () => {
  it('play whole games that keep the laws and replay to the same hash', () => {
    const { faults, winner, hash, replay } = randomTeamGame('1');
    expect([faults, winner === null, replay]).toEqual([[], false, hash]);
  });

  it('bring one deck each, those of a side of the same side', () => {
    const wrong = { refused: 'swtcg/players' };
    expect(engine.create(setups('L', 'D', 'D', 'L'), chance)).toEqual(wrong);
    expect(engine.create(setups('L', 'L', 'D'), chance)).toEqual(wrong);
    expect(isRefusal(engine.create(setups('L', 'L', 'D', 'D'), chance))).toBe(false);
  });

  it('share 50 build points in setup, and build in turns until they have spent more', () => {
    const before = inSetup();
    // The Dark side is first; its players are in the last two seats.
    expect(before.order).toEqual([2, 3, 0, 1]);
    expect(before.seats.map(({ points }) => points)).toEqual([50, 50, 50, 50]);
    const after = decided(before, 'complete');
    const [light, , one, other] = after.seats.map(({ points }) => points);
    expect([light, one === other, Number(one) < 50]).toEqual([50, true, true]);
    expect([before.waiting?.seat, after.waiting?.seat]).toEqual([2, 0]);
  });

  it('look at the hand of each other, and at no other one', () => {
    const state = inSetup();
    const hands = [0, 1, 2, 3].map((viewer) =>
      Object.values(viewOf(starterBook, state, viewer).cards)
        .filter(({ zone, card }) => zone === 'hand' && card !== '')
        .map(({ controller }) => controller),
    );
    expect(hands.map((seen) => [...new Set(seen)].toSorted())).toEqual([
      [0, 1],
      [0, 1],
      [2, 3],
      [2, 3],
    ]);
  });

  it('attack in the order that the first of a team wants where their units are equally fast', () => {
    const cards = [unit('a1', 0, 'Space'), unit('b1', 1, 'Space'), unit('c1', 2, 'Space')];
    const table = laid(cards);
    const begins = engine.resume(
      { ...table, stack: [...table.stack, { kind: 'arena', at: 0, arena: 'Space' }] },
      chance,
    ).state;
    const until = (question: string, from: SwtcgState): SwtcgState => {
      let state = from;
      for (let passes = 0; state.waiting?.question !== question && passes < 9; passes += 1)
        state = decided(state, 'pass');
      return state;
    };
    const asked = until('first-attacker', begins);
    expect(asked.waiting).toMatchObject({
      ...{ seat: 0, question: 'first-attacker' },
      options: [
        { pick: 'card', card: 'a1' },
        { pick: 'card', card: 'b1' },
      ],
    });
    const chosen = engine.apply(asked, { seat: 0, option: { pick: 'card', card: 'b1' } }, chance);
    if (isRefusal(chosen)) throw new Error(chosen.refused);
    expect(chosen.state.waiting).toMatchObject({ seat: 1, question: 'attacker' });
    const after = until('attacker', decided(chosen.state, 'skip'));
    expect(after.waiting).toMatchObject({ seat: 0, question: 'attacker' });
  });

  it('do what was triggered at one moment in the order that the first of a team wants', () => {
    const standing = (key: string, owner: number, card: string): Placed => ({
      ...{ key, owner, controller: owner, zone: 'arena', arena: 'Character', card },
    });
    const begins = (...own: readonly Placed[]): SwtcgState => {
      const table = laid([...own, standing('c1', 2, 'START_171')]);
      const arena = { kind: 'arena', at: 0, arena: 'Character' } as const;
      return engine.resume({ ...table, stack: [...table.stack, arena] }, chance).state;
    };
    const asked = begins(standing('a1', 0, 'AOTC_081'), standing('b1', 1, 'ESB_135'));
    expect(asked.waiting).toMatchObject({ seat: 0, question: 'order' });
    const chosen = engine.apply(asked, { seat: 0, option: { pick: 'card', card: 'b1' } }, chance);
    if (isRefusal(chosen)) throw new Error(chosen.refused);
    // For the last effect no order is chosen any more: it asks for its own choice.
    expect(chosen.told).toContainEqual(expect.objectContaining({ what: 'rolled', card: 'b1' }));
    expect(chosen.state.waiting).toMatchObject({ seat: 0, question: 'choose-one', source: 'a1' });
    // The order of two copies of a card does not matter, so it is not asked for.
    const copies = begins(standing('a1', 0, 'AOTC_081'), standing('b1', 1, 'AOTC_081'));
    expect(copies.waiting).toMatchObject({ question: 'choose-one', source: 'a1' });
  });

  it('are both meant by "you" on a Location of their side, where they have units', () => {
    const location: Placed = {
      ...{ key: 'l1', owner: 0, controller: 0, zone: 'location', arena: 'Space' },
      card: 'ROTJ_051',
    };
    /** The seats that gain Force while this player builds. */
    const gains = (builder: number, ...units: readonly Placed[]) => {
      const table = laid([location, ...units]);
      const build: Frame = { kind: 'build', at: 0, seat: builder, upkeep: [] };
      const { told } = engine.resume({ ...table, stack: [...table.stack, build] }, chance);
      const next = told.findIndex(({ what }) => what === 'turn');
      return told
        .slice(0, next === -1 ? told.length : next)
        .flatMap(({ what, seat: by }) => (what === 'gained' ? [by] : []));
    };
    const partners = [unit('b1', 1, 'Space'), unit('c1', 2, 'Space')];
    expect([0, 1, 2].map((of) => gains(of, ...partners))).toEqual([[], [1], []]);
    const own = [unit('a1', 0, 'Space'), unit('b1', 1, 'Ground')];
    expect([0, 1].map((of) => gains(of, ...own))).toEqual([[0], []]);
  });

  it('get what a Location of their side does at the end of a turn where only they have units', () => {
    const location: Placed = {
      ...{ key: 'l1', owner: 0, controller: 0, zone: 'location', arena: 'Space' },
      card: 'ESB_181',
    };
    /** The seats that gain Force before the next turn starts. */
    const gains = (...units: readonly Placed[]) => {
      const table = laid([location, ...units]);
      const turn: Frame = { kind: 'turn', at: 10 };
      const { told } = engine.resume({ ...table, stack: [turn] }, chance);
      const next = told.findIndex(({ what }) => what === 'turn');
      return told
        .slice(0, next === -1 ? told.length : next)
        .flatMap(({ what, seat: by, number = 0 }) => (what === 'gained' && number > 0 ? [by] : []));
    };
    expect(gains(unit('b1', 1, 'Space'))).toEqual([1]);
    expect(gains(unit('a1', 0, 'Space'), unit('b1', 1, 'Ground'))).toEqual([0]);
  });

  it('hold an arena together, and win or give up together', () => {
    const held = (cards: readonly Placed[]) => {
      const g = readerOf(laid(cards), starterBook);
      return [0, 1, 2, 3].map((of) => arenasHeld(g, of));
    };
    const both = [unit('a1', 0, 'Space'), unit('b1', 1, 'Ground')];
    expect(held(both)).toEqual([2, 2, 0, 0]);
    expect(held([...both, unit('d1', 3, 'Ground')])).toEqual([1, 1, 0, 0]);
    const option = { do: 'concede' } as const;
    const given = engine.apply(begun(), { seat: 1, option }, chance);
    expect(isRefusal(given) ? given : given.state.winner).toBe(2);
  });
});
