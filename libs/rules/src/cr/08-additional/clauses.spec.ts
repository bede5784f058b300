/**
 * 8 Additional rules: clauses of rules that no other test proves, with cards made for these tests.
 */
import { playableBook } from '#cards';
import { describe, expect, it } from 'vitest';
import * as say from '../../effects/builders.js';
import type { CardDefinition } from '../../kernel/definition.js';
import { cr } from '../../testing/cite.js';
import { beside, event, made } from '../../testing/made-cards.js';
import { table, type Table, type TableSetup } from '../../testing/table.js';

const withCards = beside(playableBook());
const boardOf = (cards: CardDefinition[], setup: TableSetup): Table =>
  table(withCards(...cards), setup);
const hand = (t: Table, seat: number): number => t.ids(seat, 'hand').length;
const told = (t: Table, ...kinds: string[]): string[] =>
  t.events.map(({ e }) => e).filter((e) => kinds.includes(e));

describe('costs', () => {
  it(cr(['8.1.1#2'], 'who cannot pay the penalty cannot play the card'), () => {
    const dear = made('T_DEAR', { cost: 1, aspects: ['Cunning'] });
    // Costs are computed by another path if anything in play changes them.
    const sale = made('T_SALE', {}, say.costs({ cards: { type: 'Event' }, by: 'you', less: 1 }));
    const offered = (resources: number, ground: string[]): boolean =>
      boardOf([dear, sale], { you: { hand: ['T_DEAR'], ground, resources } })
        .options()
        .includes('play T_DEAR');
    for (const ground of [[], ['T_SALE']])
      expect([offered(2, ground), offered(3, ground)]).toEqual([false, true]);
  });

  it(cr(['8.11.2#2'], 'a card whose penalty is ignored has its icons all the same'), () => {
    const guide = made(
      'T_GUIDE',
      {},
      say.costs({ cards: { trait: 'TEST' }, by: 'you', ignoreAspects: true }),
      say.on({ on: 'played', by: 'you', who: { aspect: 'Cunning' } }, say.draw()),
    );
    const sly = made('T_SLY', { cost: 1, aspects: ['Cunning'] });
    const t = boardOf([guide, sly], {
      you: { hand: ['T_SLY'], ground: ['T_GUIDE'], resources: 3 },
    }).play('T_SLY');
    expect([t.ready(0), hand(t, 0)]).toEqual([2, 1]);
  });
});

describe('counting and choosing', () => {
  it(cr(['8.9.2#2'], 'who comes after the second event does not get it later'), () => {
    const late = made(
      'T_LATE',
      {},
      say.on(
        {
          on: 'played',
          who: { type: 'Event' },
          by: 'you',
          where: { equal: [{ happened: { e: 'played', by: 'you', card: { type: 'Event' } } }, 2] },
        },
        say.damage(1, say.baseOf('opponent')),
      ),
    );
    const plain = event('T_PLAIN', { do: 'nothing' });
    const t = boardOf([late, plain], {
      you: { hand: ['T_PLAIN', 'T_PLAIN', 'T_PLAIN', 'T_LATE'] },
    });
    t.play('T_PLAIN').pass().play('T_PLAIN').pass().play('T_LATE').pass().play('T_PLAIN');
    expect(t.base(1)).toBe(0);
  });

  it(cr(['8.5.4A'], 'who plays several cards sees what one of them does before the next'), () => {
    const greeter = made('T_GREETER', {}, say.whenPlayed(say.draw()));
    const twice = event('T_TWICE', say.repeat(2, say.play(say.unit(), { free: true })));
    const t = boardOf([greeter, twice, made('T_DRAWN', {})], {
      you: { hand: ['T_TWICE', 'T_GREETER'], deck: ['T_DRAWN', 'SOR_172'] },
    })
      .play('T_TWICE')
      .pick('play T_GREETER');
    expect([t.options(), t.decision.min]).toEqual([['play T_DRAWN'], 0]);
    expect(t.pick('play T_DRAWN').units()).toHaveLength(2);
  });
});

describe('losing abilities', () => {
  const mute = event('T_MUTE', say.forPhase(say.one(), say.loseAll));

  it(cr(['8.15.2#2'], 'who has lost all abilities gains none as long as that lasts'), () => {
    const gift = made(
      'T_GIFT',
      { type: 'Upgrade', upgradePower: 0, upgradeHp: 0 },
      say.attachedGains(say.gain('sentinel')),
    );
    const t = boardOf([mute, gift], { you: { hand: ['T_MUTE', 'T_GIFT'], ground: ['SOR_095'] } });
    t.play('T_MUTE').pass().play('T_GIFT');
    expect(t.unit('SOR_095').keywords.sentinel).toBeUndefined();
    expect(t.nextRound().unit('SOR_095').keywords.sentinel).toBe(1);
  });

  it(
    cr(['8.15.3'], 'an ability that has begun goes on though its card loses it or leaves play'),
    () => {
      const rash = (id: string, first: Parameters<typeof say.whenPlayed>[0]) =>
        made(id, {}, say.whenPlayed(first, say.draw()));
      const falls = rash('T_FALLS', say.damage(9, say.self));
      const quiet = rash('T_QUIET', say.forPhase(say.self, say.loseAll));
      const drawn = (id: string): number =>
        hand(boardOf([falls, quiet], { you: { hand: [id] } }).play(id), 0);
      expect([drawn('T_FALLS'), drawn('T_QUIET')]).toEqual([1, 1]);
    },
  );
});

describe('what was done', () => {
  it(
    cr(['8.31.3', '8.31.5'], 'who deals no damage, or attacks with no unit, has not done it'),
    () => {
      const drawn = (
        effect: Parameters<typeof say.ifYouDo>[0],
        answer: (t: Table) => Table,
      ): number => {
        const deed = event('T_DEED', say.ifYouDo(effect, say.draw()));
        const t = boardOf([deed], {
          you: { hand: ['T_DEED'], ground: ['SOR_095', 'SOR_128'] },
          them: { ground: ['SOR_046', 'SOR_232'] },
        }).play('T_DEED');
        return hand(answer(t), 0);
      };
      const some = say.divide(2, say.enemy(), { upTo: true, orNone: true });
      expect([drawn(some, (t) => t.divide(0, 0)), drawn(some, (t) => t.divide(0, 1))]).toEqual([
        0, 1,
      ]);
      const charge = say.may(say.attackWith(say.friendly()));
      const attack = (t: Table): Table => t.pick('SOR_095').pick('SOR_029');
      expect([drawn(charge, (t) => t.none()), drawn(charge, attack)]).toEqual([0, 1]);
    },
  );

  it(
    cr(
      ['8.35.1A', '8.36.5'],
      'damage for each of something is one damage, indirect damage comes at once',
    ),
    () => {
      const each = event('T_EACH', say.damage(say.count(say.friendly()), say.one(say.enemy())));
      const rain = event('T_RAIN', say.indirect(4));
      const t = boardOf([each, rain], {
        you: { hand: ['T_EACH', 'T_RAIN'], ground: ['SOR_095', 'SOR_046'] },
        them: { ground: [{ id: 'SOR_128', upgrades: ['TOKEN_SHIELD', 'TOKEN_SHIELD'] }] },
      }).play('T_EACH');
      expect([t.unit('SOR_128').damage, t.unit('SOR_128').upgrades.length]).toEqual([0, 1]);
      t.pass().play('T_RAIN').divide(3, 1);
      expect(told(t, 'damaged', 'defeated').slice(1, 4)).toEqual([
        'damaged',
        'damaged',
        'defeated',
      ]);
    },
  );

  it(
    cr(['8.12.2'], 'what a card said of others no longer holds as its last ability resolves'),
    () => {
      const chief = made(
        'T_CHIEF',
        {},
        say.constant(say.anotherFriendly(), say.stats(3)),
        say.whenDefeated(
          say.select(say.one(say.friendly()), 'heir'),
          say.damage(say.powerOf('heir'), say.baseOf('opponent')),
        ),
      );
      const doom = event('T_DOOM', say.defeat(say.one(say.friendly({ named: 'T_CHIEF' }))));
      const t = boardOf([chief, doom], {
        you: { hand: ['T_DOOM'], ground: ['T_CHIEF', 'SOR_095'] },
      });
      expect(t.unit('SOR_095').power).toBe(6);
      expect(t.play('T_DOOM').base(1)).toBe(3);
    },
  );
});

describe('looking and searching', () => {
  const deck = [
    'SOR_095',
    'SOR_164',
    'SOR_128',
    'SOR_225',
    'SOR_229',
    'SOR_237',
    'SOR_063',
    'SOR_232',
  ];

  it(cr(['8.14.1#2', '8.14.2'], 'cards that were looked at lie where they lay'), () => {
    const peek = event('T_PEEK', say.look('top', 'you', { n: 3, as: 'seen' }), say.draw(0));
    const t = boardOf([peek], { you: { hand: ['T_PEEK'], deck } }).play('T_PEEK');
    expect([told(t, 'looked'), t.ids(0, 'deck')]).toEqual([['looked'], deck]);
  });

  it(
    cr(
      ['8.27.2#1', '8.27.2#2', '8.27.3', '8.27.5'],
      'the rest of the searched cards goes to the bottom in an order of chance, a whole deck is shuffled, and nobody else sees them',
    ),
    () => {
      const seek = (top: number | 'all') =>
        event('T_SEEK', say.search(top, { named: 'Nothing like it' }));
      const searched = (top: number | 'all', seed: number): string[] => {
        const t = boardOf([seek(top)], { you: { hand: ['T_SEEK'], deck } });
        t.state.dice = [seed, 2, 3, 4];
        t.play('T_SEEK');
        const others = JSON.stringify(withCards(seek(top)).view(t.state, 1));
        expect(deck.filter((id) => others.includes(id))).toEqual([]);
        expect(t.asks()).toBe('0 search');
        return t.none().ids(0, 'deck');
      };
      const [four, again] = [searched(4, 1), searched(4, 7)];
      for (const order of [four, again]) {
        expect(order.slice(0, 4)).toEqual(deck.slice(4));
        expect(order.slice(4).sort()).toEqual(deck.slice(0, 4).sort());
      }
      const [all, other] = [searched('all', 1), searched('all', 7)];
      expect([[...all].sort(), all.join() === deck.join(), all.join() === other.join()]).toEqual([
        [...deck].sort(),
        false,
        false,
      ]);
      expect(
        new Set([1, 2, 3, 4, 5, 6].map((seed) => searched(4, seed).join())).size,
      ).toBeGreaterThan(1);
    },
  );
});

describe('8.30 and 8.36: unique cards, indirect damage', () => {
  it(cr(['8.30.3#3'], 'what the copies of a unique card trigger is resolved all the same'), () => {
    const twin = made(
      'T_TWIN',
      { unique: true },
      say.whenPlayed(say.draw()),
      say.whenDefeated(say.heal(1, say.yourBase)),
    );
    const t = boardOf([twin], { you: { hand: ['T_TWIN'], ground: ['T_TWIN'], baseDamage: 3 } })
      .play('T_TWIN')
      .move({ pick: [0] });
    while (t.asks() === '0 order') t.move({ pick: [0] });
    expect([t.units('T_TWIN').length, hand(t, 0), t.base(0)]).toEqual([1, 1, 2]);
  });

  it(cr(['8.36.4#2'], 'indirect damage of what a unit says is dealt by the unit'), () => {
    const bomber = made('T_BOMBER', {}, say.whenPlayed(say.indirect(2)));
    const t = boardOf([bomber], { you: { hand: ['T_BOMBER'] } }).play('T_BOMBER');
    const dealt = t.events.flatMap((e) =>
      e.e === 'damaged' ? [[t.state.id[e.from], e.seat, e.n]] : [],
    );
    expect(dealt).toEqual([['T_BOMBER', 0, 2]]);
  });
});
