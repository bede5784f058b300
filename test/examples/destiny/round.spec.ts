import { describe, expect, it } from 'vitest';
import { sides } from './dice.js';
import { setUp } from './game.js';
import { asMade, passUntil, plain, tableOf } from './table.js';

describe('a round of Destiny', () => {
  it('is begun by whoever controls the battlefield', () => {
    const next = ([0, 1] as const).map((first) => {
      const deck = [1, 2].map((n) => asMade(`card ${n}`, { type: 'event' }));
      const players = sides(
        { deck, resources: 1 },
        { deck: deck.map((one) => ({ ...one, as: `their ${one.as}` })) },
      );
      const table = tableOf({ players, first });
      passUntil(
        table,
        (now) => now.seat(0)?.resources !== 1 && now.question().startsWith('action'),
      );
      return table.question();
    });
    expect(next).toEqual(['action 0', 'action 1']);
  });

  it('gives two resources and readies cards at its end', () => {
    const table = tableOf({
      players: sides({ play: [asMade('tired', { exhausted: true, health: 9 })], resources: 1 }),
    });
    passUntil(table, (now) => now.seat(0)?.resources !== 1);
    expect(table.seat(0)?.resources).toBe(3);
    expect(table.card('tired')?.exhausted).toBe(false);
  });

  it('gains what a resource die shows', () => {
    const table = tableOf({ players: sides({ pool: ['2R'], resources: 1 }) });
    table.act({ do: 'resolve' });
    expect(table.seat(0)?.resources).toBe(3);
  });
});

describe('abilities that wait at once', () => {
  it('are named once for each card, also where one card answers two occasions', () => {
    const gain = (n: number) => [{ op: 'gain', n }] as const;
    const table = tableOf({
      players: sides({
        play: [
          asMade('host', {
            does: { after: { 'upgrade-on-this': gain(1), 'own-hand-played': gain(2) } },
          }),
        ],
        hand: [asMade('it', { type: 'upgrade', does: { after: { 'this-played': gain(4) } } })],
      }),
    });
    table.act({ do: 'play', card: 'it', on: 'host' });
    const offered = table.state().waiting?.options.map((one) => ('card' in one ? one.card : one));
    expect([table.question(), offered?.length]).toEqual(['order 0', 2]);
    expect(new Set(offered)).toEqual(new Set([table.key('host'), table.key('it')]));
    table.act({ pick: 'card', card: 'host' });
    if (table.question() === 'order 0') table.act({ pick: 'card', card: 'host' });
    expect(table.seat(0)?.resources).toBe(7);
  });
});

describe('the beginning of a game of Destiny', () => {
  const begun = () =>
    setUp(
      [
        { dice: 1, deck: 8 },
        { dice: 1, deck: 8 },
      ],
      [],
    );
  const inZone = (game: ReturnType<typeof begun>, zone: string, owner = 0): number =>
    Object.values(game.state().cards).filter((one) => one.zone === zone && one.owner === owner)
      .length;

  it('draws five cards, and again as many as are put back, once', () => {
    const game = begun();
    expect(inZone(game, 'hand')).toBe(5);
    game.answer((card) => card.startsWith('e'));
    game.answer((card) => card.startsWith('e'));
    expect(inZone(game, 'hand')).toBe(3);
    game.answer((card) => card === 'done');
    expect(inZone(game, 'hand')).toBe(5);
    expect(game.state().waiting).toMatchObject({ question: 'mulligan', seat: 1 });
  });

  it('gives two resources each once both have their cards', () => {
    const game = begun();
    game.answer((card) => card === 'done');
    expect(game.state().seats.map(({ resources }) => resources)).toEqual([0, 0]);
    game.answer((card) => card === 'done');
    expect(game.state().seats.map(({ resources }) => resources)).toEqual([2, 2]);
  });

  it('brings one of the battlefields into the game', () => {
    const game = setUp([{ dice: 1 }, { dice: 1 }], [4, 1]);
    game.answer((card) => card === 'field0');
    expect([inZone(game, 'play', 0), inZone(game, 'play', 1)]).toEqual([2, 1]);
    expect(inZone(game, 'out', 1)).toBe(1);
  });
});

describe('playing cards of Destiny', () => {
  it('plays no second copy of an own unique card, but in the place of the first', () => {
    const unique = { name: 'Only', unique: true, type: 'upgrade' } as const;
    const table = tableOf({
      players: sides({
        play: [asMade('first', { ...unique, on: 'A' })],
        hand: [asMade('second', unique), asMade('other', { ...unique, name: 'Another' })],
      }),
    });
    const ways = (card: string) =>
      table
        .options()
        .filter((one) => 'do' in one && one.do === 'play' && one.card === table.key(card));
    expect(ways('other')).toHaveLength(3);
    expect(ways('second')).toEqual([
      expect.objectContaining({ on: table.key('A'), replacing: table.key('first') }),
    ]);
  });

  it('finds the cheapest card by what it would cost now', () => {
    // A weapon of cost 2 costs its player 1 on whoever takes a first weapon for one less.
    const table = tableOf({
      players: sides(
        {
          hand: [
            asMade('spy', {
              type: 'event',
              does: {
                event: [
                  {
                    op: 'choose-cards',
                    as: 'card',
                    zone: 'hand',
                    from: { whose: 'opponent', cheapest: true },
                  },
                  { op: 'put', cards: 'card', to: 'discard' },
                ],
              },
            }),
          ],
        },
        {
          play: [asMade('smith', { does: { constant: { firstWeaponLess: 1 } } })],
          hand: [asMade('rifle', { id: '01008' }), ...plain(1, 'free')],
        },
      ),
    });
    const rifle = table.facts.get('01008');
    if (rifle) table.facts.set('01008', { ...rifle, cost: 2 });
    const free = table.facts.get('free 0');
    if (free) table.facts.set('free 0', { ...free, cost: 2 });
    table.act({ do: 'play', card: 'spy' });
    expect(table.legal({ pick: 'card', card: 'free 0' })).toBe(false);
    if (table.legal({ pick: 'card', card: 'rifle' })) table.act({ pick: 'card', card: 'rifle' });
    expect([table.card('rifle')?.zone, table.card('free 0')?.zone]).toEqual(['discard', 'hand']);
  });
});
