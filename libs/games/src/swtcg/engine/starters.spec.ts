import { describe, expect, it } from 'vitest';
import { keyedChance } from '#game';
import { boardOf } from '../play/board.js';
import { starterBook } from '../play/book.js';
import { viewOf } from '../play/view.js';
import { createEngine, isRefusal } from './engine.js';
import { layTable, type Placed } from './layout.js';
import { readerOf } from './reading.js';
import type { Option } from './options.js';
import { abilitiesOf, totalsOf } from './queries.js';
import type { Frame, SwtcgState } from './state.js';

const engine = createEngine(starterBook);
const chance = keyedChance('starters');

const unit = (key: string, card: string, more: Partial<Placed> = {}): Placed => ({
  key,
  card: `START_${card}`,
  owner: key.startsWith('a') ? 0 : 1,
  controller: key.startsWith('a') ? 0 : 1,
  zone: 'arena',
  arena: 'Character',
  ...more,
});
const inSpace = (key: string, card: string, more: Partial<Placed> = {}): Placed =>
  unit(key, card, { arena: 'Space', ...more });
const lying = (key: string, card: string, zone: NonNullable<Placed['zone']>): Placed =>
  unit(key, card, { zone, arena: null });

const laid = (
  cards: readonly Placed[],
  stack: readonly Frame[],
  more: Partial<Omit<SwtcgState, 'cards'>> = {},
): SwtcgState =>
  engine.resume(
    layTable(cards, {
      phase: 'battle',
      seats: [
        { force: 9, points: 20, side: 'D', extra: 0 },
        { force: 9, points: 0, side: 'L', extra: 0 },
      ],
      stack: [...stack],
      ...more,
    }),
    chance,
  ).state;

const play = (state: SwtcgState, option: Option): SwtcgState => {
  const result = engine.apply(state, { seat: state.waiting?.seat ?? 0, option }, chance);
  if (isRefusal(result)) throw new Error(`${result.refused}: ${JSON.stringify(state.waiting)}`);
  return result.state;
};
const pick = (card: string): Option => ({ pick: 'card', card });
const pass: Option = { do: 'pass' };

const general: Frame = { kind: 'window', at: 0, what: 'general', passes: 0, next: 0 };
const building: Frame = { kind: 'build', at: 2, seat: 0, upkeep: [] };
const built = (cards: readonly Placed[]): SwtcgState =>
  laid(cards, [building], { phase: 'command' });
/** With these cards a player is asked in every window, so the game stops there. */
const waiting = (of: 'a' | 'b'): Placed[] => [
  lying(`${of}90`, '190', 'hand'),
  unit(`${of}91`, '171', { arena: 'Character' }),
];
const fighting = (arena: 'Space' | 'Ground' | 'Character', at = 2): Frame => ({
  kind: 'arena',
  at,
  arena,
});
const harming = (to: string, n: number, source: string): Frame => ({
  kind: 'damage',
  at: 0,
  source,
  attack: false,
  double: false,
  ferocity: false,
  stun: 0,
  harms: [{ to, n }],
  used: [],
  deflected: [],
});
/** The index of the ability of a test unit that predicts damage; it is the last one. */
const dodging = 2;
const attackOf = (attacker: string, defender: string): Extract<Frame, { kind: 'attack' }> => ({
  kind: 'attack',
  at: 0,
  seat: 0,
  attacker,
  defender,
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
});
const doing = (card: string, seat: number, ability: number): Frame => ({
  kind: 'parts',
  at: 0,
  seat,
  card,
  on: null,
  parts: abilitiesOf(readerOf(laidOnly, starterBook), card)[ability]?.does ?? [],
});
/** Every card whose effect is tested, by the key that the tests use for it. */
const laidOnly = layTable(
  [
    unit('a11', '011'),
    unit('a47', '047'),
    unit('a71', '071'),
    unit('a141', '141'),
    unit('a144', '144'),
    unit('a149', '149'),
    unit('a153', '153'),
    unit('a173', '173'),
    unit('a178', '178'),
    unit('a195', '195'),
  ],
  {},
);

const uses = ({ waiting }: SwtcgState, card: string): Option[] =>
  (waiting?.options ?? []).filter((one) => 'do' in one && one.do === 'use' && one.card === card);
const numbers = (state: SwtcgState, key: string) => totalsOf(readerOf(state, starterBook), key);
const words = (state: SwtcgState, key: string) =>
  abilitiesOf(readerOf(state, starterBook), key).map(({ keyword }) => keyword);

describe('what a card does of what happened in the turn', () => {
  it('heals only where damage was done, and hurts only what the other player healed', () => {
    const cards = [
      lying('a1', '127', 'hand'),
      unit('a2', '171', { damage: 1 }),
      unit('b1', '209', { damage: 1 }),
    ];
    expect(uses(laid(cards, [general]), 'a1')).toEqual([]);
    const hurt = laid(cards, [general], { dealt: [{ by: 'b1', to: 'a2', foe: true }] });
    expect(uses(hurt, 'a1')).toHaveLength(1);
    const mended = laid(cards, [general], { mended: [{ by: 1, to: 'b1' }] });
    expect(uses(mended, 'a1')).toHaveLength(1);
    const own = laid(cards, [general], { mended: [{ by: 0, to: 'b1' }] });
    expect(uses(own, 'a1')).toEqual([]);
  });

  it('loses Force where a unit fell without having damaged an enemy', () => {
    const adepts = unit('a1', '139', { arena: 'Ground' });
    const foe = unit('b1', '178', { arena: 'Ground' });
    const after = (dealt: NonNullable<SwtcgState['dealt']>): number =>
      laid([adepts, foe, ...waiting('a')], [general, harming('a1', 9, 'b1')], { dealt }).seats[0]
        .force;
    expect(after([])).toBe(7);
    expect(after([{ by: 'a1', to: 'b1', foe: true }])).toBe(9);
    expect(after([{ by: 'a1', to: 'a1', foe: false }])).toBe(7);
  });
});

describe('a Location', () => {
  const hall = unit('a1', '002', { zone: 'location' });
  const next = lying('a2', '002', 'hand');

  it('that cannot be discarded is not replaced', () => {
    const may = (cards: readonly Placed[]): boolean =>
      (built(cards).waiting?.options ?? []).some(
        (one) => 'do' in one && one.do === 'complete' && one.card === 'a2',
      );
    expect(may([hall, next])).toBe(true);
    // With a Historian it is not replaced.
    expect(may([hall, next, unit('a3', '026')])).toBe(false);
  });
});

describe('units under another one', () => {
  it('make it stronger, and leave the game with it', () => {
    const surik = unit('a1', '025');
    const before = numbers(laid([surik], [general]), 'a1');
    const fallen = laid([surik, unit('b1', '209')], [general, harming('b1', 9, 'a1')]);
    expect(fallen.cards['b1']).toMatchObject({ zone: 'beneath', on: 'a1' });
    expect(numbers(fallen, 'a1').power).toBe(before.power + 1);
    expect(numbers(fallen, 'a1').health).toBe(before.health + 1);
    const both = laid(
      [surik, unit('b1', '209', { zone: 'beneath', arena: null, on: 'a1' }), unit('b2', '213')],
      [general, harming('a1', 19, 'b2')],
    );
    const gone = both.waiting?.question === 'window' ? play(both, pass) : both;
    expect([gone.cards['a1']?.zone, gone.cards['b1']?.zone]).toEqual(['discard', 'out']);
  });

  it('stack beneath a unit of the kind, and never rise to the top', () => {
    const scout = lying('a1', '215', 'hand');
    const stackings = (top: string) =>
      (built([scout, inSpace('a2', top)]).waiting?.options ?? []).filter(
        (one) => 'do' in one && one.do === 'stack',
      );
    expect(stackings('204')).toEqual([]);
    expect(stackings('176')).toEqual([{ do: 'stack', card: 'a1', on: 'a2', place: 'below' }]);
    const under = { ...lying('a1', '215', 'stack'), on: 'a2' };
    const tops = (built([under, inSpace('a2', '176')]).waiting?.options ?? []).filter(
      (one) => 'do' in one && one.do === 'top',
    );
    expect(tops).toEqual([]);
  });
});

describe('Force that is gained in the battle', () => {
  it('does damage by whoever says so, and none outside it', () => {
    const cards = [inSpace('a1', '036'), inSpace('b1', '204')];
    const gains: Frame = {
      kind: 'parts',
      at: 0,
      seat: 0,
      card: 'a1',
      on: null,
      parts: [{ do: 'gain', n: 1 }],
    };
    expect(laid(cards, [gains]).waiting?.question).toBe('window');
    const quiet = laid([...cards, lying('a3', '047', 'hand')], [building, gains], {
      phase: 'command',
    });
    expect(quiet.waiting?.question).toBe('build');
  });
});

describe('an attack', () => {
  it('ends where the unit that is attacked shows a Location and retreats', () => {
    const ships = [inSpace('a1', '036'), inSpace('b1', '041'), ...waiting('b')];
    const cards = [...ships, lying('b2', '002', 'hand')];
    const attacked = play(laid(cards, [fighting('Space')]), {
      do: 'attack',
      card: 'a1',
      on: 'b1',
      how: 'arena',
    });
    expect(attacked.waiting).toMatchObject({ question: 'may', seat: 1 });
    const gone = play(attacked, attacked.waiting?.options[0] as Option);
    expect(gone.cards['b1']?.zone).toBe('build');
    expect(gone.seats[1].force).toBe(8);
    const bare = play(laid(ships, [fighting('Space')]), {
      do: 'attack',
      card: 'a1',
      on: 'b1',
      how: 'arena',
    });
    expect(bare.waiting?.question).not.toBe('may');
  });

  it('goes to whoever stands in for the unit', () => {
    const cards = [unit('b1', '167'), unit('b2', '135'), unit('a1', '047')];
    const attack: Option = { do: 'attack', card: 'a1', on: 'b2', how: 'arena' };
    const asked = play(laid(cards, [fighting('Character')]), attack);
    expect(asked.waiting).toMatchObject({ question: 'stand-in', seat: 1 });
    const hit = (state: SwtcgState): unknown =>
      state.stack.findLast(({ kind }) => kind === 'attack') ?? state.cards;
    expect(JSON.stringify(hit(asked))).toContain('"defender":"b2"');
    const told = engine.apply(asked, { seat: 1, option: pick('b1') }, chance);
    if (isRefusal(told)) throw new Error(told.refused);
    expect(told.told).toContainEqual({ what: 'intercepted', card: 'b1' });
    expect(told.state.cards['b2']?.damage).toBe(0);
    const left = engine.apply(asked, { seat: 1, option: pass }, chance);
    if (isRefusal(left)) throw new Error(left.refused);
    expect(left.told.some(({ what }) => what === 'intercepted')).toBe(false);
  });

  it('is disrupted for as much Force as the printed power of the attacker', () => {
    const attacked = play(laid([unit('a1', '167'), unit('b1', '213')], [fighting('Character')]), {
      do: 'attack',
      card: 'a1',
      on: 'b1',
      how: 'arena',
    });
    const [disrupt] = uses(attacked, 'b1');
    expect(disrupt).toMatchObject({ x: 4 });
    expect(play(attacked, disrupt as Option).seats[1].force).toBe(5);
  });
});

describe('a unit that would be discarded', () => {
  it('retreats with one damage where another is discarded for it', () => {
    const cards = [unit('a1', '195'), inSpace('a2', '199'), unit('b1', '209')];
    const asked = laid(cards, [general, harming('a1', 4, 'b1')]);
    const hurt = asked.waiting?.question === 'window' ? play(asked, pass) : asked;
    expect(hurt.cards['a1']?.damage).toBe(4);
    const fatal = laid(cards, [general, harming('a1', 7, 'b1')]);
    const rescue = fatal.waiting?.question === 'window' ? play(fatal, pass) : fatal;
    expect(rescue.waiting).toMatchObject({ question: 'rescue', seat: 0 });
    const saved = play(rescue, pick('a1'));
    expect(saved.cards['a1']).toMatchObject({ zone: 'build', damage: 1 });
    expect(saved.cards['a2']?.zone).toBe('discard');
    const lost = play(rescue, pass);
    expect([lost.cards['a1']?.zone, lost.cards['a2']?.zone]).toEqual(['discard', 'arena']);
  });
});

describe('a hand', () => {
  const cards = [unit('a1', '171'), lying('b1', '127', 'hand'), lying('b2', '036', 'hand')];
  const seen = (state: SwtcgState): string[] =>
    ['b1', 'b2'].map((key) => viewOf(starterBook, state, 0).cards[key]?.card ?? '');

  it('lies open for one unit, and is hidden again for another', () => {
    expect(seen(laid(cards, [general]))).toEqual(['START_127', 'START_036']);
    expect(seen(laid([...cards, unit('b3', '209')], [general]))).toEqual(['', '']);
    expect(seen(laid(cards.slice(1), [general]))).toEqual(['', '']);
  });

  it('loses a card that is no unit to the other one, which plays it', () => {
    const state = laid([...cards, lying('a2', '036', 'hand')], [general]);
    const [use] = uses(state, 'a1');
    const paid = play(state, use as Option);
    expect(paid.waiting).toMatchObject({ question: 'strip' });
    expect(paid.waiting?.options).toContainEqual(pick('b1'));
    expect(paid.waiting?.options).not.toContainEqual(pick('b2'));
    const taken = play(paid, pick('b1'));
    expect(taken.cards['b1']).toMatchObject({ zone: 'hand', owner: 1, controller: 0 });
  });
});

describe('cards that are looked for', () => {
  it('are parted into two piles, of which one is discarded', () => {
    const deck = ['036', '047', '127'].map((id, n) => lying(`a${n + 1}`, id, 'deck'));
    const other = lying('b9', '036', 'hand');
    let state = laid([...deck, other], [doing('a11', 0, 0)]);
    for (const { key } of deck) state = play(state, pick(key));
    expect(state.waiting).toMatchObject({ question: 'part-piles', seat: 1 });
    expect(viewOf(starterBook, state, 1).cards['a2']?.card).toBe('START_047');
    state = play(play(state, pick('a2')), { do: 'done' });
    expect(state.waiting).toMatchObject({ question: 'piles', seat: 0 });
    const [first] = boardOf(starterBook, state, 0).decision?.options ?? [];
    expect(first?.text.en).toBe('B2 Super Battle Droid');
    const after = play(state, { pick: 'part', part: 0 });
    expect(deck.map(({ key }) => after.cards[key]?.zone)).toEqual(['discard', 'hand', 'discard']);
  });

  it('are named before one is drawn, and then deployed for Force', () => {
    const foretells = (...cards: Placed[]): SwtcgState =>
      play(
        laid(
          [...cards, lying('a149', '149', 'playing'), ...waiting('a')],
          [general, doing('a149', 0, 0)],
        ),
        pick('a1'),
      );
    const drawn = foretells(lying('a1', '036', 'deck'));
    expect(drawn.cards['a1']?.zone).toBe('hand');
    expect(drawn.seats[0].force).toBe(11);
    const after = play(drawn, drawn.waiting?.options[0] as Option);
    expect(after.cards['a1']).toMatchObject({ zone: 'arena', arena: 'Space' });
    expect(after.seats[0].force).toBe(8);
    const wrong = foretells(lying('a1', '047', 'hand'), lying('a2', '036', 'deck'));
    expect(wrong.seats[0].force).toBe(10);
  });
});

describe('abilities of a unit', () => {
  it('are taken by another one until the turn ends', () => {
    const state = laid(
      [unit('b1', '130'), unit('a1', '047'), unit('a2', '213')],
      [{ ...general, next: 1 }],
    );
    const [use] = uses(state, 'b1');
    const chosen = play(play(state, use as Option), pick('a2'));
    expect(chosen.waiting).toMatchObject({ question: 'copy', seat: 1 });
    const part = chosen.waiting?.options.findIndex(
      (one) => 'pick' in one && one.pick === 'part' && one.part === 2,
    );
    expect(part).toBeGreaterThan(-1);
    expect(words(play(chosen, { pick: 'part', part: 2 }), 'b1')).toContain('Deflect');
  });
});

describe('what holds for a player until the turn ends', () => {
  it('makes uses of the other one dearer in the arena that was named', () => {
    const cards = [unit('a1', '025'), inSpace('a2', '204')];
    const decree = (arena: 'Character' | 'Space'): SwtcgState =>
      laid(cards, [general, harming('a1', 1, 'a2')], {
        seats: [
          { force: 1, points: 0, side: 'L', extra: 0 },
          { force: 0, points: 0, side: 'D', extra: 0 },
        ],
        decrees: [
          {
            seat: 1,
            card: 'a2',
            says: {
              pricier: {
                what: 'activated',
                n: 1,
                whose: 'opponent',
                paid: true,
                of: { arenas: [arena] },
              },
            },
          },
        ],
      });
    expect(uses(decree('Space'), 'a1')).toHaveLength(1);
    expect(uses(decree('Character'), 'a1')).toEqual([]);
  });
});

describe('what a Mission or a deployment does', () => {
  it('makes units of a kind cheaper until the turn ends', () => {
    const price = (state: SwtcgState): number =>
      20 - play(state, { do: 'complete', card: 'a2', to: 'Space' }).seats[0].points;
    const cards = [lying('a2', '153', 'hand'), lying('a3', '047', 'hand')];
    expect(price(built(cards))).toBe(7);
    const cheap = laid(cards, [building, doing('a153', 0, 1)], { phase: 'command' });
    expect(price(cheap)).toBe(5);
  });

  it('keeps a Location of the kind from being discarded for a turn', () => {
    const hall = unit('a1', '006', { zone: 'location', arena: 'Ground' });
    const city = unit('a2', '002', { zone: 'location' });
    const state = laid([hall, city, ...waiting('a')], [general, doing('a173', 0, 2)]);
    expect(state.waiting?.options).toContainEqual(pick('a1'));
    expect(state.waiting?.options).not.toContainEqual(pick('a2'));
    const kept = play(state, pick('a1'));
    const razed = engine.resume(
      {
        ...kept,
        waiting: null,
        stack: [
          { kind: 'turn', at: 0 },
          general,
          { kind: 'parts', at: 0, seat: 1, card: 'a2', on: null, parts: [{ do: 'raze', n: 2 }] },
        ],
      },
      chance,
    ).state;
    const all = play(play(razed, pick('a1')), pick('a2'));
    expect([all.cards['a1']?.zone, all.cards['a2']?.zone]).toEqual(['location', 'discard']);
  });

  it('looks at what the other player builds, and takes a build counter off', () => {
    const begun = { ...lying('b1', '036', 'build'), faceDown: true, counters: 1 };
    const state = laid(
      [begun, ...waiting('a'), unit('a141', '141', { arena: 'Ground' })],
      [general, doing('a141', 0, 0)],
    );
    const asked = play(state, state.waiting?.options[0] as Option);
    expect(asked.waiting?.question).toBe('hinder');
    expect(viewOf(starterBook, asked, 0).cards['b1']?.card).toBe('START_036');
    expect(viewOf(starterBook, state, 0).cards['b1']?.card).toBe('');
    const after = play(asked, pick('b1'));
    expect(after.cards['b1']).toMatchObject({ zone: 'build', faceDown: true, counters: 0 });
  });

  it('takes a Mission of the other deck out of the game', () => {
    const deck = [lying('b1', '071', 'deck'), lying('b2', '036', 'deck')];
    const state = laid([...deck, ...waiting('a')], [general, doing('a195', 0, 0)]);
    expect(state.waiting).toMatchObject({ question: 'search', seat: 0 });
    expect(state.waiting?.options).not.toContainEqual(pick('b2'));
    const after = play(state, pick('b1'));
    expect(after.cards['b1']?.zone).toBe('out');
    expect(after.decks[1]).toEqual(['b2']);
  });

  it('leaves the game itself for cards', () => {
    const fallen = lying('a178', '178', 'discard');
    const state = laid([fallen, lying('a1', '036', 'deck')], [doing('a178', 0, 2)]);
    const after = play(state, state.waiting?.options[0] as Option);
    expect(after.cards['a178']?.zone).toBe('out');
    expect(play(after, after.waiting?.options[0] as Option).cards['a1']?.zone).toBe('hand');
  });
});

describe('a battle that begins', () => {
  it('lets a card come out of the hand, until the turn ends', () => {
    const cards = [lying('a1', '047', 'hand'), unit('a2', '171'), unit('b1', '209')];
    const asked = laid(cards, [fighting('Character', 0)]);
    expect(asked.waiting).toMatchObject({ question: 'may', source: 'a1' });
    const there = play(asked, asked.waiting?.options[0] as Option);
    expect(there.cards['a1']).toMatchObject({ zone: 'arena', arena: 'Character' });
    expect(there.later).toMatchObject([{ moment: 'Turn End', last: ['a1'] }]);
    expect(laid(cards, [fighting('Ground', 0)]).waiting?.source).not.toBe('a1');
  });

  it('lets a unit attack before faster ones, if its player wants', () => {
    const cards = [
      lying('b2', '133', 'hand'),
      inSpace('b1', '153'),
      inSpace('a1', '036'),
      inSpace('a2', '199'),
    ];
    const asked = laid(cards, [fighting('Space', 0)]);
    const [use] = uses(asked, 'b2');
    expect(use).toBeDefined();
    const first = play(asked, use as Option);
    const ready = first.waiting?.question === 'target' ? play(first, pick('b1')) : first;
    expect(ready.waiting).toMatchObject({ question: 'attacker', seat: 1 });
    expect(play(ready, pass).waiting).toMatchObject({ question: 'attacker', seat: 0 });
    expect(uses(laid(cards, [fighting('Ground', 0)]), 'b2')).toEqual([]);
  });
});

describe('damage that is prevented', () => {
  it('gives its power to the next attack where it is absorbed', () => {
    const absorb = { keyword: 'Absorb', x: 1, cost: { force: 1 } };
    const state = laid([unit('a1', '171'), unit('b1', '213')], [general, harming('a1', 2, 'b1')], {
      lasting: [{ on: 'a1', mods: [absorb], until: 'turn' }],
    });
    const [use] = uses(state, 'a1');
    const after = play(state, use as Option);
    expect(after.cards['a1']).toMatchObject({ damage: 1, focused: 1 });
  });

  it('puts a counter on the defender where the attacker is of the kind', () => {
    const after = (attacker: string): number | undefined => {
      const cards = [unit('a1', attacker), unit('b1', '213')];
      const says = abilitiesOf(readerOf(laidOnly, starterBook), 'a71')[0]?.does?.[0]?.says;
      if (says === undefined) throw new Error('it says something');
      const fights: Frame = {
        ...attackOf('a1', 'b1'),
        at: 5,
        dice: [6, 6],
        rolled: true,
      };
      const state = laid(cards, [fighting('Character', 3), fights], {
        decrees: [{ seat: 0, card: 'a1', says }],
        lasting: [{ on: 'b1', mods: [{ keyword: 'Wards', x: 1 }], until: 'turn' }],
      });
      const settled = state.waiting?.question === 'window' ? play(state, pass) : state;
      return settled.cards['b1']?.damage;
    };
    expect([after('047'), after('171')]).toEqual([2, 1]);
  });

  it('is all of it where its number was named', () => {
    const ability = abilitiesOf(readerOf(laidOnly, starterBook), 'a144')[0]?.does?.[0];
    const after = (n: number): number | undefined => {
      const fights: Frame = {
        ...attackOf('a1', 'b1'),
        at: 5,
        dice: [6, 4],
        critical: 1,
        rolled: true,
        predictions: [{ card: 'b1', ability: dodging, n }],
      };
      const lasting = [{ on: 'b1', mods: ability?.mods ?? [], until: 'turn' as const }];
      const state = laid([unit('a1', '171'), unit('b1', '130')], [fights], { lasting });
      let now = state;
      while (now.waiting?.question === 'window' || now.waiting?.question === 'may')
        now = play(now, pass);
      return now.cards['b1']?.damage;
    };
    expect([after(3), after(2)]).toEqual([0, 3]);
  });

  it('costs Equipment where the attacker wants', () => {
    const worn = { ...lying('b2', '219', 'attached'), on: 'b1' };
    const state = laid(
      [inSpace('a1', '204'), inSpace('b1', '041'), worn],
      [general, harming('b1', 2, 'a1')],
    );
    expect(state.waiting).toMatchObject({ question: 'disarm', seat: 0 });
    const less = play(state, pick('b2'));
    expect([less.cards['b1']?.damage, less.cards['b2']?.zone]).toEqual([1, 'discard']);
    expect(play(state, pass).cards['b1']?.damage).toBe(2);
  });
});
