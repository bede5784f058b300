/**
 * 7 Abilities and effects, without keywords: clauses of rules that no other test proves, with cards
 * made for these tests.
 */
import { playableBook } from '#cards';
import { describe, expect, it } from 'vitest';
import * as say from '../../effects/builders.js';
import type { Effect } from '../../effects/nodes.js';
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
const hurt = (n: number): Effect => say.damage(n, say.baseOf('opponent'));

describe('7.1 Resolving abilities', () => {
  it(
    cr(
      ['7.1.5#2', '8.5.4#1', '8.5.4#2'],
      'of several options each is chosen once, in any order, and the next one after the last was done',
    ),
    () => {
      const menu = event('T_MENU', {
        do: 'mode',
        modes: [hurt(1), say.draw(), say.heal(1, say.yourBase)],
        n: 2,
      });
      const t = boardOf([menu], { you: { hand: ['T_MENU'], baseDamage: 3 } }).play('T_MENU');
      expect(t.options()).toHaveLength(3);
      t.pick('mode 1');
      expect([hand(t, 0), t.base(1), t.options()]).toEqual([1, 0, ['mode 0', 'mode 2']]);
      t.pick('mode 0');
      expect([t.base(1), t.base(0), t.asks()]).toEqual([1, 3, '1 action']);
      const chosen = t.events.flatMap((each) => (each.e === 'mode-chosen' ? [each.effect] : []));
      expect(chosen).toEqual([say.draw(), hurt(1)]);
    },
  );

  it(
    cr(['7.1.8#1', '7.1.8#2'], 'a gained ability works as a printed one, for the card that has it'),
    () => {
      const drill = made(
        'T_DRILL',
        { type: 'Upgrade', upgradePower: 0, upgradeHp: 0 },
        say.attachedGains(say.gains(say.onAttack(say.experience(1, say.self)))),
      );
      const coach = made('T_COACH', {}, say.support, say.onAttack(say.experience(1, say.self)));
      const t = boardOf([drill, coach], {
        you: { ground: [{ id: 'SOR_095', upgrades: ['T_DRILL'] }, 'SOR_046'], hand: ['T_COACH'] },
      }).attack('SOR_095');
      expect([t.unit('SOR_095').power, t.base(1)]).toEqual([4, 4]);
      t.pass().play('T_COACH').pick('SOR_046');
      expect([t.unit('SOR_046').power, t.unit('T_COACH').power]).toEqual([4, 2]);
    },
  );
});

describe('7.2 and 7.3: actions and constant abilities', () => {
  it(cr(['7.2.4#2'], 'an epic action may be used for nothing but its mark'), () => {
    const hero: CardDefinition = {
      ...made('T_HERO', { type: 'Leader' }, say.epicAction(undefined, say.heal(1, say.yourBase))),
      back: [],
    };
    const t = boardOf([hero], { you: { leader: 'T_HERO' } })
      .use('T_HERO')
      .pass();
    expect([t.base(0), t.options().includes('use T_HERO 0')]).toEqual([0, false]);
  });

  it(cr(['7.2.5#2'], 'so may an action with a limit'), () => {
    const nurse = made('T_NURSE', {}, {
      ...say.action([], say.heal(1, say.yourBase)),
      once: 'round',
    } as CardDefinition['abilities'][number]);
    const t = boardOf([nurse], { you: { ground: ['T_NURSE'] } }).use('T_NURSE');
    expect([t.asks(), t.pass().options().includes('use T_NURSE 0')]).toEqual(['1 action', false]);
  });

  it(cr(['7.3.2#1', '7.3.2#2'], 'a constant ability begins and ends with its card in play'), () => {
    const chief = made('T_CHIEF', {}, say.constant(say.anotherFriendly(), say.stats(1)));
    const doom = event('T_DOOM', say.returnToHand(say.one(say.enemy({ named: 'T_CHIEF' }))));
    const t = boardOf([chief, doom], {
      you: { hand: ['T_CHIEF'], ground: ['SOR_095'] },
      them: { hand: ['T_DOOM'] },
    });
    const power = () => t.unit('SOR_095').power;
    expect([power(), t.play('T_CHIEF') && power(), t.play('T_DOOM') && power()]).toEqual([3, 4, 3]);
  });
});

describe('7.6 Triggered abilities', () => {
  const use = (header: 'defeated' | 'played') =>
    event(
      'T_USE',
      say.select(say.one(say.friendly({ named: 'T_BODY' }))),
      say.useAbility(header, say.it),
    );
  const used = (
    header: 'defeated' | 'played',
    ...abilities: CardDefinition['abilities'][number][]
  ) =>
    boardOf([use(header), made('T_BODY', {}, ...abilities)], {
      you: { hand: ['T_USE'], ground: ['T_BODY'] },
    }).play('T_USE');

  it(
    cr(
      ['7.6.2#2', '7.6.13C#1', '7.6.14C#1', '7.6.14C#2'],
      'an ability of two conditions is one of both kinds, as is one for a way to play; a Bounty is none',
    ),
    () => {
      const two = say.whenPlayedOrDefeated(say.draw());
      expect([hand(used('played', two), 0), hand(used('defeated', two), 0)]).toEqual([1, 1]);
      const smuggled = say.whenPlayedUsing('smuggle', say.draw());
      expect(hand(used('played', smuggled), 0)).toBe(1);
      expect(used('defeated', say.bounty(say.draw())).asks()).toBe('1 action');
    },
  );

  it(
    cr(
      ['7.6.17#2', '7.6.17#3'],
      'several abilities that are used come in any order, each with what it triggers',
    ),
    () => {
      const caster = made(
        'T_CASTER',
        {},
        say.on({ on: 'defeated', who: say.friendly({ named: 'T_BODY' }) }, say.useAgain),
      );
      const doom = say.whenDefeated(say.defeat(say.one(say.friendly({ named: 'T_PAWN' }))));
      const body = made('T_BODY', {}, say.whenDefeated(hurt(1)), doom);
      const pawn = made('T_PAWN', {}, say.whenDefeated(say.draw()));
      const fall = event('T_FALL', say.defeat(say.one(say.friendly({ named: 'T_BODY' }))));
      const t = boardOf([caster, body, pawn, fall], {
        you: { hand: ['T_FALL'], ground: ['T_CASTER', 'T_BODY', 'T_PAWN'] },
      })
        .play('T_FALL')
        .pick('T_CASTER');
      expect([t.asks(), t.options()]).toEqual(['0 order', ['T_BODY', 'T_BODY']]);
      t.move({ pick: [1] });
      expect(told(t, 'defeated', 'drawn', 'damaged').slice(1, 4)).toEqual([
        'defeated',
        'drawn',
        'damaged',
      ]);
    },
  );

  it(
    cr(
      ['7.6.6#1', '5.4.1B#3'],
      'to resolve an ability is no action: its player acts next all the same',
    ),
    () => {
      const martyr = made('T_MARTYR', {}, say.whenDefeated(say.draw()));
      const t = boardOf([martyr], {
        you: { hand: ['SOR_172'], leader: 'SOR_010' },
        them: { ground: ['T_MARTYR'] },
      }).play('SOR_172');
      expect([hand(t, 1), t.asks()]).toEqual([1, '1 action']);
    },
  );

  it(cr(['7.6.14A#2'], 'what a token has for its defeat resolves once it is set aside'), () => {
    const will = made(
      'T_WILL',
      { type: 'Upgrade', upgradePower: 0, upgradeHp: 0 },
      say.attachedGains(
        say.gains(say.whenDefeated(say.draw({ plus: [1, say.count(say.friendly())] }))),
      ),
    );
    const doom = event('T_DOOM', say.defeat(say.one(say.enemy())));
    const t = boardOf([will, doom], {
      you: { hand: ['T_DOOM'] },
      them: { ground: [{ id: 'TOKEN_BATTLE_DROID', upgrades: ['T_WILL'] }] },
    }).play('T_DOOM');
    expect([hand(t, 1), t.ids(1, 'discard')]).toEqual([1, ['T_WILL']]);
  });

  it(cr(['7.6.16E'], 'what is asked when an attack ends is asked of that attack'), () => {
    const boaster = made(
      'T_BOASTER',
      { hp: 9 },
      say.whenAttackEnds(
        say.when(say.hasHappened('damaged', { since: 'attack', card: say.base() }), say.draw()),
      ),
    );
    const rouse = event('T_ROUSE', say.ready(say.one(say.friendly())));
    const t = boardOf([boaster, rouse], {
      you: { ground: ['T_BOASTER'], hand: ['T_ROUSE'] },
      them: { ground: ['SOR_046'] },
    }).attack('T_BOASTER', 'SOR_029');
    expect(hand(t, 0)).toBe(2);
    t.pass().play('T_ROUSE').pass().attack('T_BOASTER', 'SOR_046');
    expect(hand(t, 0)).toBe(1);
  });
});

describe('7.7 Effects', () => {
  it(
    cr(['7.7.3B#2', '8.13.1#3'], 'a lasting effect stays though the card that made it has left'),
    () => {
      const bard = made(
        'T_BARD',
        {},
        say.whenPlayed(say.forPhase(say.one(say.anotherFriendly()), say.stats(2))),
      );
      const doom = event('T_DOOM', say.defeat(say.one(say.enemy({ named: 'T_BARD' }))));
      const t = boardOf([bard, doom], {
        you: { hand: ['T_BARD'], ground: ['SOR_095'] },
        them: { hand: ['T_DOOM'] },
      })
        .play('T_BARD')
        .play('T_DOOM');
      expect([t.units('T_BARD'), t.unit('SOR_095').power]).toEqual([[], 5]);
    },
  );

  it(
    cr(
      ['7.7.3C#1', '7.7.3E#2'],
      'several effects apply to one unit, and end together: what one took the other gave',
    ),
    () => {
      const gift = event(
        'T_GIFT',
        say.forPhase(say.one(say.unit({ named: 'T_BODY' })), say.stats(1, 3)),
      );
      const curse = event(
        'T_CURSE',
        say.forPhase(say.one(say.unit({ named: 'T_BODY' })), say.stats(1, -3)),
      );
      for (const order of [
        ['T_GIFT', 'T_CURSE'],
        ['T_GIFT', 'T_GIFT', 'T_CURSE'],
      ]) {
        const t = boardOf([gift, curse, made('T_BODY', {})], {
          you: { hand: order, ground: ['T_BODY'] },
        });
        for (const card of order) t.play(card).pass();
        expect(t.unit('T_BODY').power).toBe(2 + order.length);
        expect(t.nextRound().unit('T_BODY')).toMatchObject({ power: 2, hp: 2 });
      }
    },
  );

  it(cr(['7.7.4F#2'], 'an effect whose end has come already does not begin'), () => {
    const lease = made(
      'T_LEASE',
      {},
      say.whenPlayed(say.damage(9, say.self)),
      say.whenPlayed(
        say.takeControl({
          choose: { side: 'enemy' },
          n: 1,
          from: 'resource',
          of: 'opponent',
          as: 'lent',
        }),
        say.later(
          { on: 'left-play', self: true },
          say.takeControl(say.to('lent'), { ownerOf: 'lent' }),
        ),
      ),
    );
    const held = (first: number): number => {
      const t = boardOf([lease], {
        you: { hand: ['T_LEASE'], resources: 0 },
        them: { resources: 1 },
      }).play('T_LEASE');
      expect(t.asks()).toBe('0 order');
      t.move({ pick: [first] });
      if (t.asks() === '0 target') t.move({ pick: [0] });
      return t.ids(0, 'resources').length;
    };
    expect([held(0), held(1)]).toEqual([0, 0]);
  });

  it(cr(['7.7.5G'], 'twice as many tokens go where the one was to go'), () => {
    const press = made('T_PRESS', {}, { a: 'doubles-tokens' });
    const ward = event('T_WARD', say.shield(say.one(say.friendly({ trait: 'TROOPER' }))));
    const t = boardOf([press, ward], {
      you: { hand: ['T_WARD'], ground: ['T_PRESS', 'SOR_095', 'SOR_229'] },
    })
      .play('T_WARD')
      .pick('SOR_095')
      .yes();
    expect([t.unit('SOR_095').upgrades.length, t.unit('SOR_229').upgrades.length]).toEqual([2, 0]);
    expect([t.units('T_PRESS'), t.asks()]).toEqual([[], '1 action']);
  });
});
