import { createDestinyEngine, isDestinyRefusal, type DestinyBook } from '#games';
import { event, sides } from './dice.js';
import { at, holds, number, type DestinyCases } from './given.js';
import { asMade, passUntil, plain, tableOf, type Made } from './table.js';

const poolDie = (side: string, n = 0, seat = 0): string => `${side} ${seat}.${n}`;

const strike = (n: number, unblockable = false) =>
  event({
    event: [
      { op: 'choose-cards', as: 'target', zone: 'play', from: { types: ['character'] } },
      { op: 'damage', to: 'target', n, ...(unblockable ? { unblockable: true as const } : {}) },
    ],
  });

/** One character of these values against another, struck for so much. */
const struck = (hit: Omit<Made, 'as'>, n: number, unblockable = false) => {
  const table = tableOf({
    players: [
      { play: [asMade('own')], hand: [strike(n, unblockable)] },
      { play: [asMade('hit', hit), asMade('other')] },
    ],
  });
  table.act({ do: 'play' });
  table.act({ pick: 'card', card: 'hit' });
  return table;
};

/** An upgrade played with these resources, instead of another. */
const replaced = (old: number, cost: number, resources: number) => {
  const table = tableOf({
    players: sides({
      play: [asMade('old', { type: 'upgrade', cost: old, on: 'A' })],
      hand: [asMade('new', { type: 'upgrade', cost })],
      resources,
    }),
  });
  table.act({ do: 'play', card: 'new', replacing: table.key('old') });
  return {
    paid: resources - (table.seat(0)?.resources ?? 0),
    gone: table.card('old')?.zone === 'discard' && table.card('new')?.zone === 'play',
    order: table.order(),
  };
};

const upkeep = (handSize: number, discards: number, deck: number) => {
  const table = tableOf({ players: sides({ hand: plain(handSize), deck: plain(deck, 'deck') }) });
  passUntil(table, (now) => now.question().startsWith('discard'));
  for (let n = 0; n < discards; n += 1) table.act({ pick: 'card' });
  table.act({ pick: 'done' });
  return {
    drawn: table.told.find(({ what, seat }) => what === 'drawn' && seat === 0)?.number ?? 0,
    hand: table.hand(0),
  };
};

const lastCards = (own: number, theirs: number, first: number) => {
  const table = tableOf({
    players: sides({ hand: plain(own, 'own') }, { hand: plain(theirs, 'their') }),
    first,
    turn: first,
  });
  passUntil(table, (now) => now.state().round === 2 || now.question() === 'over');
  return { winner: table.state().winner === null ? 'nobody' : 'AB'[table.state().winner ?? 0] };
};

/** A game from its set-up: characters whose dice show what is asked, without decks. */
const typeOf = (id: string) =>
  id.startsWith('field') ? 'battlefield' : id.startsWith('e') ? 'event' : 'character';

/** A game from its beginning: dice of characters, and so many events in each deck. */
export const setUp = (
  seats: readonly { readonly dice: number; readonly deck?: number }[],
  rolls: readonly number[],
) => {
  const die = [5, 4, 3, 2, 1].map((n) => ({
    symbol: 'resource' as const,
    value: n,
    modifier: false,
    cost: 0,
  }));
  const blank = { symbol: 'blank' as const, value: 0, modifier: false, cost: 0 };
  const book: DestinyBook = {
    card: (id) => ({
      id,
      set: 'made',
      number: 0,
      name: id,
      type: typeOf(id),
      affiliation: 'neutral',
      color: 'gray',
      rarity: 'C',
      unique: false,
      limit: 1,
      subtypes: [],
      cost: 0,
      health: 10,
      points: [10],
      die: [...die, blank],
    }),
    behaviour: () => ({}),
  };
  const engine = createDestinyEngine(book);
  const numbers = rolls.map((value) => (value === 0 ? 5 : 5 - value));
  let drawn = 0;
  const chance = () => ({
    below: () => {
      drawn += 1;
      return numbers[drawn - 1] ?? drawn % 2;
    },
  });
  const created = engine.create(
    seats.map(({ dice, deck = 0 }, seat) => ({
      team: [{ card: `c${seat}`, dice }],
      deck: Array.from({ length: deck }, (_, n) => `e${n}`),
      battlefield: `field${seat}`,
    })),
    chance,
  );
  if (isDestinyRefusal(created)) throw new Error(created.refused);
  let state = engine.evolve(null, created);
  const answer = (pick: (card: string) => boolean): void => {
    const { seat = 0, options = [] } = state.waiting ?? {};
    const option = options.find((one) =>
      'pick' in one && one.pick === 'card'
        ? pick(state.cards[one.card]?.card ?? '')
        : 'pick' in one && one.pick === 'done' && pick('done'),
    );
    if (!option) throw new Error('no such answer');
    const result = engine.apply(state, { seat, option }, chance);
    if (isDestinyRefusal(result)) throw new Error(result.refused);
    state = result.state;
  };
  return { state: () => state, answer, drawn: () => drawn };
};

export const gameCases: DestinyCases = {
  'D-23': (given) => {
    const total = number(given, ['amount']);
    const special = asMade('special', {
      type: 'support',
      exhausted: true,
      sides: ['Sp', '-', '-', '-', '-', '-'],
      shows: 'Sp',
      does: {
        special: [{ op: 'distribute', what: 'damage', n: total, among: { whose: 'opponent' } }],
      },
    });
    const health = number(given, ['target', 'health']);
    const damage = number(given, ['target', 'damage']);
    const table = tableOf({
      players: [
        { play: [asMade('own'), special] },
        { play: [asMade('hit', { health, damage }), asMade('other')] },
      ],
    });
    table.act({ do: 'resolve', die: 'special' });
    for (let n = 0; n < total; n += 1) table.act({ pick: 'card', card: 'hit' });
    const dealt = table.told.find(({ what }) => what === 'damage')?.number ?? 0;
    return {
      legal: true,
      defeated: table.card('hit')?.zone === 'out',
      excessIgnored: dealt - (health - damage),
    };
  },
  'D-24': () => {
    const table = struck({ health: 1 }, 1);
    table.act({ do: 'pass' });
    const again = tableOf({
      players: [
        { play: [asMade('own')], hand: [strike(1), { ...strike(1), as: 'event 2' }] },
        { play: [asMade('hit', { health: 1 }), asMade('other')] },
      ],
    });
    again.act({ do: 'play', card: 'event' });
    again.act({ pick: 'card', card: 'hit' });
    again.act({ do: 'pass' });
    again.act({ do: 'play', card: 'event 2' });
    return { legal: again.legal({ pick: 'card', card: 'hit' }) };
  },
  'D-30': (given) => {
    const nothing = asMade('nothing', { id: '01084' });
    const table = tableOf({ players: sides({ hand: [nothing] }), first: number(given, ['first']) });
    const legal = table.legal({ do: 'play', card: 'nothing' });
    table.act({ do: 'play', card: 'nothing' });
    const during = table.card('nothing')?.zone;
    table.act({ pick: 'card', card: 'X' });
    return { legal, zone: [during, table.card('nothing')?.zone] };
  },
  'D-31': () => {
    const table = tableOf({
      players: sides({ pool: ['1RD'] }, { play: [asMade('S', { type: 'support' })] }),
    });
    table.act({ do: 'resolve', die: poolDie('1RD') });
    return { legal: table.legal({ pick: 'card', card: 'S' }) };
  },
  'D-32': (given, example) => {
    const upgrades = Array.from({ length: number(given, ['A', 'upgrades']) }, (_, n) =>
      asMade(`upgrade ${n}`, { type: 'upgrade', on: 'A' }),
    );
    const table = tableOf({
      players: sides({
        play: upgrades,
        hand: [asMade('fourth', { type: 'upgrade', cost: 2 })],
        resources: number(given, ['resources']),
      }),
    });
    table.act({ do: 'play', on: table.key('A') });
    const asked = table.question() === 'upgrade-to-discard 0';
    table.act({ pick: 'card', card: 'upgrade 1' });
    const left = Object.values(table.state().cards).filter(
      ({ host, zone }) => host === table.key('A') && zone === 'play',
    ).length;
    return { then: holds(example, 'then', asked && left === 3) };
  },
  'D-33': (given, example) => {
    const { paid, gone, order } = replaced(
      number(given, ['A', 'upgrades', 0, 'cost']),
      number(given, ['hand', 0, 'cost']),
      number(given, ['resources']),
    );
    const entered = order.indexOf('attached') < order.indexOf('discarded');
    return { paid, old: holds(example, 'old', gone && entered) };
  },
  'D-34': (given) => ({
    paid: replaced(
      number(given, ['A', 'upgrades', 0, 'cost']),
      number(given, ['hand', 0, 'cost']),
      number(given, ['resources']),
    ).paid,
  }),
  'D-47': (_, example) => {
    const upgrade = asMade('armed', {
      type: 'upgrade',
      on: 'X',
      sides: ['1MD', '-', '-', '-', '-', '-'],
      shows: '1MD',
    });
    const drop = event({
      event: [
        { op: 'choose-cards', as: 'c', zone: 'play', from: { types: ['upgrade'] } },
        { op: 'put', cards: 'c', to: 'discard' },
      ],
    });
    const table = tableOf({ players: sides({ hand: [drop] }, { play: [upgrade] }) });
    table.act({ do: 'play' });
    return { die: holds(example, 'die', table.die('armed')?.place === 'aside') };
  },
  'D-48': (_, example) => {
    const twin = (as: string, shows: string) =>
      asMade(as, {
        name: 'U',
        type: 'upgrade',
        on: 'X',
        sides: ['1MD', '2MD', '-', '-', '-', '-'],
        shows,
      });
    const drop = event({
      event: [
        { op: 'choose-cards', as: 'c', zone: 'play', from: { types: ['upgrade'] } },
        { op: 'put', cards: 'c', to: 'discard' },
      ],
    });
    const table = tableOf({
      players: sides({ hand: [drop] }, { play: [twin('one', '1MD'), twin('two', '2MD')] }),
    });
    table.act({ do: 'play' });
    table.act({ pick: 'card', card: 'one' });
    const chooser = table.question() === 'die-to-set-aside 1' ? 'owner' : table.question();
    table.act({ pick: 'die', die: 'two' });
    const left = Object.values(table.state().dice).filter(({ place }) => place === 'pool');
    const chosen = left.length === 1 && left[0]?.side === 0;
    return { chooser, chooses: holds(example, 'chooses', chosen) };
  },
  'D-54': (given, example) => {
    const rolls = ['A', 'B'].flatMap((name) => [
      number(given, ['rolls', name, 0]),
      number(given, ['rolls', name, 1]),
    ]);
    const game = setUp([{ dice: 2 }, { dice: 2 }], [...rolls, 5, 5, 1, 1]);
    const again = game.drawn() === 8 && game.state().seats[0]?.roll === 10;
    return { tie: game.drawn() > 4, then: holds(example, 'then', again) };
  },
  'D-55': () => {
    const game = setUp([{ dice: 1 }, { dice: 1 }], [5, 1]);
    if (game.state().waiting?.question !== 'battlefield' || game.state().waiting?.seat !== 0)
      throw new Error('the winner of the roll chooses');
    game.answer((card) => card === 'field1');
    const { cards, battlefield, dice } = game.state();
    const shields = (seat: number) =>
      Object.values(cards).reduce((sum, one) => sum + (one.owner === seat ? one.shields : 0), 0);
    const back = Object.values(dice).every(({ place }) => place === 'card');
    return {
      controls: 'AB'[cards[battlefield ?? '']?.controller ?? 0],
      shields: { A: shields(0), B: shields(1) },
      dice: back ? 'back on cards' : 'in the pool',
    };
  },
  'D-56': (given) => upkeep(number(given, ['hand']), number(given, ['discardChosen']), 10),
  'D-57': (given) =>
    upkeep(number(given, ['hand']), number(given, ['discardChosen']), number(given, ['deck'])),
  'D-58': () => ({
    legal: tableOf({
      players: [{ play: [asMade('A', { exhausted: true })] }, { play: [asMade('X')] }],
    }).legal({ do: 'activate' }),
  }),
  'D-59': (given) => {
    const faces = ['1R', '1R', '1R', '1R', '1R', '1R'];
    const table = tableOf({
      players: sides({
        play: [
          asMade('elite', { sides: faces, dice: number(given, ['character', 'dice']) }),
          asMade('upgrade', { type: 'upgrade', on: 'elite', sides: faces, exhausted: true }),
        ],
      }),
    });
    table.act({ do: 'activate', card: 'elite' });
    return { rolled: table.order().filter((what) => what === 'rolled').length };
  },
  'D-60': () => ({
    legal: tableOf({ players: sides({ play: [asMade('support', { type: 'support' })] }) }).legal({
      do: 'activate',
      card: 'support',
    }),
  }),
  'D-65': (_, example) => {
    const table = tableOf({
      players: sides({ hand: plain(1) }, { hand: plain(1, 'their') }),
      battlefield: asMade('echo', { id: '01166' }),
    });
    const legal = table.legal({ do: 'claim' });
    table.act({ do: 'claim' });
    const optional = table.legal({ pick: 'no' });
    table.act({ pick: 'no' });
    table.act({ do: 'activate', card: 'X' });
    return {
      legal,
      claimAbility: optional ? 'optional' : 'forced',
      'Aauto-passes': holds(example, 'Aauto-passes', table.question() === 'action 1'),
    };
  },
  'D-66': () => ({
    legal: tableOf({ players: sides(), claimed: 0, turn: 1 }).legal({ do: 'claim' }),
  }),
  'D-67': () => {
    const table = tableOf({
      players: sides({ hand: plain(1) }, { hand: plain(1, 'their') }),
      claimed: 0,
      turn: 1,
    });
    table.act({ do: 'pass' });
    return { phase: table.state().phase };
  },
  'D-68': () => {
    const table = tableOf({ players: sides() });
    table.act({ do: 'pass' });
    table.act({ do: 'activate', card: 'X' });
    return { legal: table.question() === 'action 0' && table.legal({ do: 'activate', card: 'A' }) };
  },
  'D-69': (given) => {
    const table = tableOf({
      players: [
        { play: [asMade('own')], hand: [strike(1)] },
        {
          play: [
            asMade('last', {
              health: number(given, ['B', 'health']),
              damage: number(given, ['B', 'damage']),
            }),
          ],
        },
      ],
    });
    table.act({ do: 'play' });
    table.act({ pick: 'card', card: 'last' });
    const { winner, phase, round } = table.state();
    return {
      winner: winner === 0 ? 'A' : 'nobody',
      when: phase === 'over' && round === 1 ? 'at once' : 'later',
    };
  },
  'D-70': (given) => lastCards(number(given, ['A', 'hand']), number(given, ['B', 'hand']), 0),
  'D-71': (given) =>
    lastCards(
      number(given, ['A', 'hand']),
      number(given, ['B', 'hand']),
      at(given, 'battlefield') === 'B' ? 1 : 0,
    ),
  'D-72': (given) => {
    const { shields, damage } =
      struck({ shields: number(given, ['A', 'shields']) }, number(given, ['damage']), true).card(
        'hit',
      ) ?? {};
    return { shields, damage };
  },
  'D-73': (given) => {
    const table = struck({ shields: number(given, ['A', 'shields']) }, number(given, ['damage']));
    const { shields, damage } = table.card('hit') ?? {};
    return { shields, damage, optional: table.question() !== 'action 1' };
  },
  'D-79': () => {
    // A Royal Guard refuses blue abilities, whatever lets an upgrade be played: an action, or its claim.
    const table = tableOf({
      players: sides({
        play: [asMade('guard', { id: '02012', dice: 0 }), asMade('blue', { color: 'blue' })],
        hand: [asMade('choke', { id: '01013' }), asMade('rifle', { type: 'upgrade' })],
        resources: 9,
      }),
      battlefield: asMade('armory', { id: '01169' }),
    });
    const playable = (card: string, on: string): boolean =>
      table.legal({ do: 'play', card, on: table.key(on) });
    if (!playable('choke', 'blue') || !playable('rifle', 'guard'))
      throw new Error('nothing is played');
    const byAction = playable('choke', 'guard');
    table.act({ do: 'claim' });
    table.act({ pick: 'yes' });
    if (!playable('choke', 'blue')) throw new Error('the claim plays nothing');
    return { legal: byAction || playable('choke', 'guard') };
  },
  'D-83': (given) => {
    const before = number(given, ['A', 'damage']);
    const heal = event({
      event: [
        { op: 'choose-cards', as: 'c', zone: 'play', from: { types: ['character'] } },
        { op: 'heal', at: 'c', n: 5 },
      ],
    });
    const table = tableOf({
      players: [
        { play: [asMade('hurt', { damage: before })], hand: [heal] },
        { play: [asMade('X')] },
      ],
    });
    table.act({ do: 'play' });
    table.act({ pick: 'card', card: 'hurt' });
    const damage = table.card('hurt')?.damage ?? 0;
    return { damage, healed: before - damage };
  },
  'D-84': (given) => {
    const n = number(given, ['damage']);
    const move = event({
      event: [
        {
          op: 'choose-cards',
          as: 'from',
          zone: 'play',
          from: { whose: 'own', types: ['character'] },
        },
        {
          op: 'choose-cards',
          as: 'to',
          zone: 'play',
          from: { whose: 'opponent', types: ['character'] },
        },
        { op: 'move-damage', from: 'from', to: 'to', n },
      ],
    });
    const hunker = asMade('hunker', { id: '01164', on: 'to' });
    const table = tableOf({
      players: [
        { play: [asMade('from', { damage: n })], hand: [move] },
        { play: [asMade('to', { shields: number(given, ['to', 'shields']) }), hunker] },
      ],
    });
    table.act({ do: 'play' });
    const { shields, damage } = table.card('to') ?? {};
    return { shields, damage, taken: table.card('hunker')?.zone !== 'play' };
  },
  'D-85': () => {
    const table = tableOf({
      players: [
        { play: [asMade('A', { damage: 2 })], hand: [asMade('draw attention', { id: '01128' })] },
        { play: [asMade('X')] },
      ],
    });
    table.act({ do: 'play' });
    return { legal: table.legal({ pick: 'card', card: 'A' }) || table.order().includes('damage') };
  },
  'D-86': () => {
    const table = tableOf({
      players: sides({
        play: [asMade('hero', { color: 'blue' })],
        hand: [asMade('only', { type: 'upgrade', does: { on: 'blue' } })],
      }),
    });
    table.act({ do: 'play', card: 'only', on: table.key('hero') });
    const fact = table.facts.get('hero');
    if (fact) table.facts.set('hero', { ...fact, color: 'red' });
    table.act({ do: 'activate', card: 'X' });
    table.act({ do: 'activate', card: 'hero' });
    return { upgrade: table.card('only')?.host === table.key('hero') ? 'stays' : 'leaves' };
  },
  'D-90': (given) => {
    const rolls = Array.isArray(given['rolls']) ? given['rolls'].map(Number) : [];
    const game = setUp(
      rolls.map(() => ({ dice: 1 })),
      [...rolls, 4, 1],
    );
    const now = game.state().seats.map(({ roll }) => roll);
    const rerollers = now.flatMap((roll, seat) => (roll === rolls[seat] ? [] : [seat]));
    if (game.drawn() !== rolls.length + 2) throw new Error(`${game.drawn()} dice were rolled`);
    game.answer((card) => card === 'field0');
    const shields = Object.values(game.state().cards).map(({ shields: count }) => count);
    return { rerollers, shieldsToOthers: Math.max(...shields) };
  },
  'D-91': (given, example) => {
    const players = Array.from({ length: number(given, ['players']) }, (_, seat) => ({
      play: [asMade(`c${seat}`)],
    }));
    const table = tableOf({ players });
    for (let n = 1; n < players.length; n += 1) table.act({ do: 'pass' });
    table.act({ do: 'activate' });
    return {
      phase: holds(
        example,
        'phase',
        table.state().phase === 'action' && table.question() === 'action 0',
      ),
    };
  },
  'D-92': (given, example) => {
    const players = number(given, ['players']);
    const take = asMade('taker', {
      does: {
        before: {
          'opponent-defeated': [
            {
              op: 'choose-cards',
              as: 'u',
              zone: 'play',
              from: { types: ['upgrade'], hostOf: 'cause' },
            },
            { op: 'move-upgrade', card: 'u' },
          ],
        },
      },
    });
    const table = tableOf({
      players: [
        { play: [take], hand: [strike(9)] },
        {
          play: [asMade('last', { health: 3 }), asMade('staff', { type: 'upgrade', on: 'last' })],
          hand: plain(1),
        },
        ...Array.from({ length: players - 2 }, (_, n) => ({ play: [asMade(`c${n}`)] })),
      ],
      first: 1,
    });
    table.act({ do: 'play' });
    table.act({ pick: 'card', card: 'last' });
    const { seats, winner, battlefield, cards } = table.state();
    const stays =
      cards[battlefield ?? '']?.zone === 'play' &&
      table.card('staff')?.zone === 'play' &&
      table.card('plain 0')?.zone === 'out' &&
      winner === null;
    return {
      eliminated: seats.flatMap(({ eliminated }, seat) => (eliminated ? ['ABCD'[seat]] : [])),
      stays: holds(example, 'stays', stays),
    };
  },
};
