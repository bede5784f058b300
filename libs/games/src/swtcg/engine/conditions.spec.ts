import { describe, expect, it } from 'vitest';
import { keyedChance } from '#game';
import { cardWords } from '../play/ability-words.js';
import { playableCards, starterBook } from '../play/book.js';
import { createEngine, isRefusal } from './engine.js';
import { layTable, type Placed } from './layout.js';
import { readerOf } from './reading.js';
import type { Option } from './options.js';
import { abilitiesOf, totalsOf } from './queries.js';
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

/** Carries out the effect of a card for the player of seat 0. */
const effectOf = (id: string, number: number, cards: readonly Placed[]): SwtcgState => {
  const parts = starterBook.card(id)?.abilities?.[number]?.does ?? [];
  const own = cards.find(({ card }) => card === id);
  const itself = own ?? unit('a1', id, { zone: 'playing', arena: null });
  return laid(own ? cards : [itself, ...cards], {
    kind: 'parts',
    at: 0,
    seat: 0,
    card: itself.key,
    on: null,
    parts,
    x: 3,
  });
};

describe('what the other player decides', () => {
  it('is asked of them, and ends the attack they end', () => {
    const attack: Frame = {
      kind: 'attack',
      at: 1,
      seat: 0,
      attacker: 'a2',
      defender: 'b1',
      how: 'arena',
      second: false,
      disrupted: false,
      used: [],
      predictions: [],
      retaliate: [],
      first: [],
      dice: [],
      hitsFrom: 4,
      fury: 0,
      critical: 0,
      split: null,
      killed: [],
      rolled: false,
      riposte: 0,
      backfire: 0,
    };
    const state = laid(
      [
        unit('a2', 'START_034', { arena: 'Ground', tapped: true }),
        unit('b1', 'START_116', { arena: 'Character' }),
      ],
      attack,
    );
    expect(state.waiting).toMatchObject({ seat: 1, question: 'may' });
    const after = play(state, { pick: 'part', part: 0 });
    expect(after.cards['b1']?.damage).toBe(1);
    expect(after.stack.some(({ kind }) => kind === 'attack')).toBe(false);
  });
});

describe('a table by a die', () => {
  it('does what stands beside the face', () => {
    const powers = new Set<number>();
    for (let n = 0; n < 20; n += 1) {
      const after = engine.resume(
        layTable([unit('a1', 'JK_064'), unit('b1', 'ANH_010')], {
          phase: 'battle',
          seats: [
            { force: 0, points: 0, side: 'D', extra: 0 },
            { force: 0, points: 0, side: 'L', extra: 0 },
          ],
          stack: [
            {
              kind: 'parts',
              at: 0,
              seat: 0,
              card: 'a1',
              on: null,
              parts: starterBook.card('JK_064')?.abilities?.[0]?.does ?? [],
            },
          ],
        }),
        keyedChance(String(n)),
      ).state;
      const [given] = after.lasting?.[0]?.mods ?? [];
      powers.add(given && 'keyword' in given ? Number(given.x) : 0);
    }
    expect([...powers].sort()).toEqual([2, 4]);
  });
});

describe('what is said of the kind of a unit', () => {
  it('holds for who asks for that kind', () => {
    const trooper = unit('a2', 'START_086');
    const cards = [unit('a3', 'ANH_010'), trooper];
    const power = (state: SwtcgState): number => totalsOf(readerOf(state, starterBook), 'a3').power;
    // Whether each Ewok of Chewbacca's player reacts to attacks.
    const ewok = (state: SwtcgState): boolean =>
      abilitiesOf(readerOf(state, starterBook), 'a3').some((one) => one.keyword === 'Retaliate');
    const chewbacca = unit('a4', 'START_089');
    const before = effectOf('START_110', 0, [...cards, chewbacca]);
    expect([power(before) > 0, ewok(before)]).toEqual([true, false]);
    const chosen = play(before, { pick: 'card', card: 'a3' });
    expect(ewok(play(chosen, { do: 'done' }))).toBe(true);
  });
});

describe('the X of a cost', () => {
  it('multiplies what is done', () => {
    const state = effectOf('ESB_104', 0, [
      unit('a2', 'ESB_104', { arena: 'Space', damage: 5 }),
      unit('b1', 'START_124', { arena: 'Space' }),
    ]);
    expect(state.cards['a2']?.damage).toBe(2);
  });
});

describe('what is done at a later moment', () => {
  it('waits for it', () => {
    const state = effectOf('SR_070', 0, [unit('b1', 'ESB_104', { arena: 'Space' })]);
    expect(state.later).toMatchObject([{ moment: 'Battle Start', seat: 0 }]);
  });
});

describe('a cost in cards of the discard pile', () => {
  it('takes them out of the game', () => {
    const illusion = unit('a1', 'START_200');
    const grave = (key: string): Placed => unit(key, 'ANH_010', { zone: 'discard', arena: null });
    expect(offers(laid([illusion, unit('b1', 'ANH_010')], general), 'a1', 'use')).toBe(false);
    const cards = [illusion, unit('b1', 'ANH_010'), grave('a2')];
    const state = laid(cards, general);
    const use = state.waiting?.options.find((one) => 'do' in one && one.do === 'use');
    if (!use) throw new Error('it is offered');
    expect(play(state, use).cards['a2']?.zone).toBe('out');
  });
});

describe('another cost than that to build', () => {
  it('puts the card into its arena', () => {
    const squad = inHand('a1', 'START_151');
    const more = ['a2', 'a3', 'a4', 'a5', 'a9'].map((key) => inHand(key, 'AOTC_049'));
    const deck = ['a6', 'a7', 'a8'].map((key) =>
      unit(key, 'AOTC_049', { zone: 'deck', arena: null }),
    );
    expect(offers(laid([squad, ...more.slice(0, 2)], build, 2), 'a1', 'use')).toBe(false);
    const table = layTable([squad, ...more, ...deck], {
      phase: 'command',
      seats: [
        { force: 0, points: 2, side: 'D', extra: 0 },
        { force: 0, points: 0, side: 'L', extra: 0 },
      ],
      stack: [build],
    });
    const state = engine.resume({ ...table, decks: [['a6', 'a7', 'a8'], []] }, chance).state;
    let after = play(state, { do: 'use', card: 'a1', ability: 0 });
    for (const card of ['a2', 'a3', 'a4']) after = play(after, { pick: 'card', card });
    expect([after.cards['a1']?.zone, after.decks[0].length]).toEqual(['arena', 0]);
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
