import { event, sides } from './dice.js';
import { at, holds, number, type DestinyCases } from './given.js';
import { asMade, passUntil, plain, tableOf } from './table.js';

const poolDie = (side: string, n = 0, seat = 0): string => `${side} ${seat}.${n}`;

/** So much damage to a character that its player chooses. */
const strike = (n: number, unblockable = false) =>
  event({
    event: [
      { op: 'choose-cards', as: 'target', zone: 'play', from: { types: ['character'] } },
      { op: 'damage', to: 'target', n, ...(unblockable ? { unblockable: true as const } : {}) },
    ],
  });

export const abilityCases: DestinyCases = {
  'D-08': (given) => {
    const table = tableOf({
      players: sides({
        play: [asMade('support', { id: String(at(given, 'support', 'card')) })],
        resources: number(given, ['resources']),
      }),
    });
    table.act({ do: 'use', card: 'support' });
    return {
      resources: table.seat(0)?.resources,
      ready: !table.card('support')?.exhausted,
      turnUsed: table.question() === 'action 1',
    };
  },
  'D-08b': (given, example) => {
    const support = asMade('support', {
      id: String(at(given, 'support', 'card')),
      exhausted: true,
    });
    const legal = tableOf({ players: sides({ play: [support] }) }).legal({ do: 'use' });
    return { legal, reason: holds(example, 'reason', !legal) };
  },
  'D-09': (given) => {
    const id = String(at(given, 'upgrade', 'card'));
    const table = tableOf({
      players: sides({ hand: [asMade('escort', { id })], resources: 1 }, { pool: ['2RD'] }),
    });
    table.act({ do: 'play', on: table.key('A') });
    const quiet = !table.order().includes('queued') && table.question() === 'action 1';
    table.act({ do: 'pass' });
    const action = table.legal({ do: 'use' });
    table.act({ do: 'activate', card: 'A' });
    const guards = table.question() === 'die 0';
    return {
      characterA: { keywords: guards ? ['Guardian'] : [] },
      action,
      trigger: !quiet,
    };
  },
  'D-10': (_, example) => {
    const table = tableOf({
      players: sides(
        {
          hand: [asMade('ace', { id: '01092' }), asMade('upgrade', { id: '01026' })],
          play: [],
        },
        { play: [asMade('shielded', { shields: 2 })] },
      ),
      chance: [3],
    });
    table.act({ do: 'play', card: 'ace' });
    passUntil(table, (now) => now.question() === 'action 0');
    table.act({ do: 'resolve', die: 'upgrade' });
    table.act({ pick: 'card', card: 'shielded' });
    const resolved =
      table.card('shielded')?.shields === 0 && table.card('upgrade')?.zone === 'discard';
    return { resolves: holds(example, 'resolves', resolved) };
  },
  'D-11': (given, example) => {
    const character = asMade('Qui-Gon', {
      id: String(at(given, 'character', 'card')),
      shields: number(given, ['character', 'shields']),
    });
    const table = tableOf({ players: sides({ pool: ['1Sh'], play: [character] }) });
    table.act({ do: 'resolve', die: poolDie('1Sh') });
    table.act({ pick: 'card', card: 'Qui-Gon' });
    const may = table.legal({ pick: 'no' });
    table.act({ pick: 'yes' });
    table.act({ pick: 'card', card: 'X' });
    const order = table.order();
    const first =
      order.indexOf('damage') < order.indexOf('shields') && table.card('X')?.damage === 1;
    return {
      before: holds(example, 'before', may && first),
      thenShieldsArrive: table.card('Qui-Gon')?.shields === 1,
    };
  },
  'D-12': (given) => {
    const { health, damage } = {
      health: number(given, ['A', 'health']),
      damage: number(given, ['A', 'damage']),
    };
    const table = tableOf({
      players: [
        { play: [asMade('own')], hand: [strike(1)] },
        {
          play: [
            asMade('hit', { health, damage, color: 'blue' }),
            asMade('other'),
            asMade('one', { id: '01042', on: 'hit' }),
          ],
        },
      ],
    });
    table.act({ do: 'play' });
    table.act({ pick: 'card', card: 'hit' });
    const order = table.order();
    const became = order.indexOf('became-support');
    const sentences = ['the upgrade becomes a support for the rest of the game', 'A is defeated'];
    return {
      order: became >= 0 && became < order.indexOf('defeated') ? sentences : order,
      upgradeInPlayAs:
        table.card('one')?.support && table.card('one')?.zone === 'play' ? 'support' : 'nothing',
    };
  },
  'D-13': (given, example) => {
    const table = tableOf({
      players: sides(
        {
          hand: [asMade('comlink', { id: '01061' })],
          resources: number(given, ['resources']),
          pool: ['1R', '1Sh'],
        },
        { pool: ['1R', '1Sh'] },
      ),
    });
    table.act({ do: 'play', on: table.key('A') });
    const order = table.order();
    const paidFirst =
      order.indexOf('spent') >= 0 && order.indexOf('spent') < order.indexOf('attached');
    const asks = table.source() === 'comlink' && table.legal({ pick: 'no' });
    table.act({ pick: 'yes' });
    table.act({ pick: 'number', number: 1 });
    const onlyTheirs =
      table.legal({ pick: 'die', die: poolDie('1R', 0, 1) }) &&
      !table.legal({ pick: 'die', die: poolDie('1R', 0, 0) });
    return { order: holds(example, 'order', paidFirst && asks && onlyTheirs) };
  },
  'D-14': (given, example) => {
    const table = tableOf({
      players: [
        {
          play: [asMade('Tusken', { id: String(at(given, 'A', 'character')), dice: 1 })],
          hand: plain(2),
        },
        { play: [asMade('Jango', { id: String(at(given, 'B', 'character')), dice: 1 })] },
      ],
      first: 1,
    });
    table.act({ do: 'activate', card: 'Tusken' });
    const chooser = table.question() === 'order 1' ? 'B' : table.question();
    table.act({ pick: 'card', card: 'Jango' });
    const jangoFirst = table.source() === 'Jango' && table.question() === 'use-ability 1';
    table.act({ pick: 'no' });
    return { chooser, order: holds(example, 'order', jangoFirst && table.source() === 'Tusken') };
  },
  'D-15': (given, example) => {
    const lord = asMade('lord', { id: '01023', on: 'A', shows: 'Sp' });
    const table = tableOf({
      players: sides({ play: [lord], resources: number(given, ['resources']) }),
    });
    table.act({ do: 'resolve', die: 'lord' });
    table.act({ pick: 'card', card: 'X' });
    const { resources } = table.seat(0) ?? {};
    const stays = table.card('X')?.zone === 'play';
    passUntil(
      table,
      (now) => now.card('X')?.zone === 'out' || now.question().startsWith('discard'),
    );
    const notBefore = table.state().phase !== 'action';
    passUntil(table, (now) => now.card('X')?.zone === 'out');
    return { resources, chosenDefeated: holds(example, 'chosenDefeated', stays && notBefore) };
  },
  'D-16': (given) => {
    const damage = number(given, ['A', 'damage']);
    const table = tableOf({
      players: [
        {
          play: [asMade('own'), asMade('Bala-Tik', { id: '01019', exhausted: true })],
          hand: [strike(1)],
        },
        {
          play: [
            asMade('hit', { health: number(given, ['A', 'health']), damage, color: 'yellow' }),
            asMade('chance', { id: '01137', on: 'hit' }),
          ],
        },
      ],
    });
    table.act({ do: 'play' });
    table.act({ pick: 'card', card: 'hit' });
    return {
      defeated: table.card('hit')?.zone !== 'play',
      healed: damage + 1 - (table.card('hit')?.damage ?? 0),
      upgrade: table.card('chance')?.zone === 'discard' ? 'discarded' : 'stays',
      defeatTriggers: table.order().filter((what) => what === 'queued').length,
    };
  },
  'D-17': (given) => scavenge(number(given, ['deckSize'])),
  'D-17b': (given) => {
    const { discarded, offered } = scavenge(number(given, ['deckSize']));
    return { discarded, mayTake: offered };
  },
  'D-18': (given) => {
    const table = tableOf({
      players: sides({
        play: [asMade('favor', { id: '01088' })],
        deck: plain(number(given, ['deckSize'])),
      }),
    });
    passUntil(table, (now) => now.state().round === 2);
    return { handSize: table.hand(0), hand: table.hand(0) };
  },
  'D-19': (given) => {
    const cost = number(given, ['hand', 0, 'cost']);
    const table = tableOf({
      players: sides({
        play: [asMade('it binds', { id: '01150' })],
        hand: [asMade('blue', { type: 'upgrade', color: 'blue', cost })],
        resources: number(given, ['resources']),
      }),
    });
    table.act({ do: 'play', on: table.key('A') });
    if (table.question() === 'use-ability 0') table.act({ pick: 'yes' });
    return {
      paid: number(given, ['resources']) - (table.seat(0)?.resources ?? 0),
      upgradeCostAfterwards: table.facts.get('blue')?.cost,
      supportReady: !table.card('it binds')?.exhausted,
    };
  },
  'D-20': () => {
    const table = tableOf({
      players: [
        {
          play: [asMade('red', { color: 'red' })],
          hand: [asMade('use', { id: '01149' })],
          pool: ['1R', '2R'],
          resources: 1,
        },
        { play: [asMade('X')] },
      ],
    });
    const playable = table.legal({ do: 'play', card: 'use' });
    table.act({ do: 'play', card: 'use' });
    const none = !table.order().includes('turned') && table.question() === 'action 1';
    return { playable, effect: none ? 'none' : 'some' };
  },
  'D-21': (given) => {
    const shields = number(given, ['A', 'shields']);
    const table = tableOf({
      players: [
        { play: [asMade('own')], pool: ['2MD'] },
        {
          play: [
            asMade('hit', { shields }),
            asMade('other'),
            asMade('hunker', { id: '01164', on: 'hit' }),
          ],
        },
      ],
    });
    table.act({ do: 'resolve', die: poolDie('2MD') });
    table.act({ pick: 'card', card: 'hit' });
    const blocked = table.told.find(({ what }) => what === 'blocked')?.number ?? 0;
    const damage = table.card('hit')?.damage ?? 0;
    return {
      shields: table.card('hit')?.shields,
      damage,
      dealt: blocked + damage,
      taken: table.told.find(({ what }) => what === 'damage')?.number ?? 0,
      upgrade: table.card('hunker')?.zone === 'play' ? 'stays' : 'leaves',
    };
  },
  'D-74': (_, example) => {
    const table = tableOf({
      players: sides({ hand: [asMade('quick', { id: '01162' })], pool: ['1R'] }),
    });
    table.act({ do: 'play', card: 'quick' });
    const resolved = table.order().includes('rerolled') && table.card('quick')?.zone === 'discard';
    const again = table.question() === 'extra-action 0' && table.legal({ do: 'pass' });
    return { order: holds(example, 'order', resolved && again) };
  },
  'D-75': (given, example) => {
    const pool = Array.isArray(given['opponentPool']) ? given['opponentPool'].map(String) : [];
    const guardedWith = (n: number): string => {
      const guard = asMade('guard', { does: { keywords: ['guardian'] } });
      const table = tableOf({ players: sides({ play: [guard] }, { pool }) });
      table.act({ do: 'activate', card: 'guard' });
      table.act({ pick: 'die', die: poolDie(pool[n] ?? '', n, 1) });
      return `${pool[n]} -> ${table.card('guard')?.damage} to G`;
    };
    const guard = asMade('guard', { does: { keywords: ['guardian'] } });
    const table = tableOf({ players: sides({ play: [guard] }, { pool }) });
    table.act({ do: 'activate', card: 'guard' });
    const before =
      table.legal({ pick: 'no' }) &&
      !table.order().includes('rolled') &&
      !table.card('guard')?.exhausted;
    return {
      before: holds(example, 'before', before),
      legalChoices: pool.map((_side, n) => guardedWith(n)),
    };
  },
  'D-76': (_, example) => {
    const upgrade = asMade('staff', {
      type: 'upgrade',
      on: 'red one',
      sides: ['1MD', '-', '-', '-', '-', '-'],
      shows: '1MD',
      does: { keywords: ['redeploy'], on: 'red' },
    });
    const table = tableOf({
      players: [
        { play: [asMade('own')], hand: [strike(9)] },
        {
          play: [
            asMade('red one', { color: 'red', health: 5 }),
            asMade('blue one', { color: 'blue' }),
            upgrade,
          ],
        },
      ],
    });
    table.act({ do: 'play' });
    table.act({ pick: 'card', card: 'red one' });
    const may = table.question() === 'redeploy 1' && table.legal({ pick: 'no' });
    table.act({ pick: 'card', card: 'blue one' });
    const moved =
      table.card('staff')?.host === table.key('blue one') && table.die('staff')?.place === 'pool';
    return { may: holds(example, 'may', may && moved), restrictionIgnored: moved };
  },
  'D-77': () => {
    const after = (does: NonNullable<Parameters<typeof asMade>[1]>['does']) => ({
      type: 'support' as const,
      ...(does ? { does } : {}),
    });
    const table = tableOf({
      players: sides(
        {},
        {
          play: [
            asMade('third', { does: { after: { 'this-activated': [{ op: 'gain', n: 1 }] } } }),
            asMade(
              'q1',
              after({
                after: {
                  'opponent-activated': [
                    {
                      op: 'choose-cards',
                      as: 'c',
                      zone: 'play',
                      from: { whose: 'own', types: ['character'], ready: true },
                    },
                    { op: 'activate', cards: 'c' },
                  ],
                },
              }),
            ),
            asMade('q2', after({ after: { 'opponent-activated': [{ op: 'gain', n: 1 }] } })),
          ],
        },
      ),
    });
    table.act({ do: 'activate', card: 'A' });
    table.act({ pick: 'card', card: 'q1' });
    table.act({ pick: 'card', card: 'third' });
    return { order: table.names('ability').map((name) => (name === 'third' ? 'q3' : name)) };
  },
  'D-78': () => {
    const table = tableOf({
      players: [
        { play: [asMade('own')], hand: [strike(1)] },
        {
          play: [
            asMade('hit', { health: 10, damage: 9, color: 'yellow' }),
            asMade('one', { id: '01137', on: 'hit' }),
            asMade('two', { id: '01137', on: 'hit' }),
          ],
        },
      ],
      first: 0,
    });
    table.act({ do: 'play' });
    table.act({ pick: 'card', card: 'hit' });
    const chooser = table.question() === 'order 0' ? 'A' : table.question();
    table.act({ pick: 'card', card: 'two' });
    const untouched = table.card('one')?.zone === 'play' && table.card('two')?.zone === 'discard';
    return { chooser, other: untouched ? 'void' : 'resolved' };
  },
  'D-87': () => {
    const choose = event({
      event: [
        {
          op: 'either',
          of: [
            [{ op: 'gain', n: 1 }],
            [
              {
                op: 'choose-cards',
                as: 'c',
                zone: 'play',
                from: { types: ['character'], ready: false },
              },
              { op: 'ready', cards: 'c' },
            ],
          ],
        },
      ],
    });
    const table = tableOf({ players: sides({ hand: [choose] }) });
    table.act({ do: 'play' });
    const legal = table.legal({ pick: 'number', number: 1 });
    table.act({ pick: 'number', number: 1 });
    const none = !table.order().includes('gained') && !table.order().includes('readied');
    return { legal, effect: none ? 'none' : 'some' };
  },
};

/** Scavenge with so many cards in the deck and an upgrade in the discard pile. */
const scavenge = (deckSize: number) => {
  const table = tableOf({
    players: sides({
      hand: [asMade('scavenge', { id: '01132' })],
      deck: plain(deckSize),
      discard: [asMade('upgrade', { type: 'upgrade' })],
    }),
  });
  table.act({ do: 'play', card: 'scavenge' });
  const offered = table.legal({ pick: 'card', card: 'upgrade' }) ? 1 : 0;
  if (offered > 0) table.act({ pick: 'card', card: 'upgrade' });
  return {
    discarded: deckSize - (table.state().decks[0]?.length ?? 0),
    taken: table.hand(0),
    offered,
  };
};
