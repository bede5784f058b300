/**
 * Rules whose code could once be changed without a failing test: each test here fails with the
 * mutation that `manifest/guards.ts` names.
 */
import { playableBook } from '#cards';
import { describe, expect, it } from 'vitest';
import * as say from '../effects/builders.js';
import type { CardDefinition } from '../kernel/definition.js';
import { cr } from '../testing/cite.js';
import { beside, event, made } from '../testing/made-cards.js';
import { table, type Table, type TableSetup } from '../testing/table.js';

const withCards = beside(playableBook());
const boardOf = (cards: CardDefinition[], setup: TableSetup): Table =>
  table(withCards(...cards), setup);

describe('costs', () => {
  it(
    cr(['1.8.3#2', '6.2.3A#1'], 'are raised first, so that what lowers them lowers that too'),
    () => {
      // 1, plus 2 for the missing icon, minus 5: nothing is left to pay.
      const cheap = made('T_CHEAP', { cost: 1, aspects: ['Cunning'] }, say.ownCost({ less: 5 }));
      const t = boardOf([cheap], { you: { hand: ['T_CHEAP'], resources: 3 } });
      expect(t.play('T_CHEAP').ready(0)).toBe(3);
    },
  );

  it(
    cr(['8.9.1#1', '5.3.2'], 'of the first card of a round are those of one in any of its phases'),
    () => {
      const chief = (first: 'round' | 'phase') =>
        made('T_CHIEF', {}, say.costs({ cards: say.unit(), by: 'you', less: 2, first }));
      const muster = made(
        'T_MUSTER',
        {},
        say.on({ on: 'phase-started', where: { phase: 'regroup' } }, say.play(say.unit())),
      );
      const dear = made('T_DEAR', { cost: 3 });
      const left = (first: 'round' | 'phase'): number => {
        const t = boardOf([chief(first), muster, dear], {
          you: { ground: ['T_CHIEF', 'T_MUSTER'], hand: ['T_DEAR', 'T_DEAR'], resources: 6 },
        });
        return t.play('T_DEAR').pass().pass().play('T_DEAR').ready(0);
      };
      // The first costs 1 of 6 resources; the second costs 3 again, or 1 in another phase.
      expect([left('round'), left('phase')]).toEqual([2, 4]);
    },
  );

  it(
    cr(['3.7.13#1', '6.4.4#1'], 'of an action take no fewer Credit tokens than are needed'),
    () => {
      const scribe = made('T_SCRIBE', {}, say.action([{ pay: 2 }], say.draw()));
      const t = boardOf([scribe], { you: { ground: ['T_SCRIBE'], resources: 1, credits: 2 } });
      expect(t.use('T_SCRIBE').options()).toEqual(['1', '2']);
    },
  );
});

describe('what is hidden', () => {
  it(
    cr(['1.7.4#1', '1.7.4#2'], 'resources are told by owner and readiness, in no other order'),
    () => {
      const dear = made('T_DEAR', { cost: 1 });
      const t = boardOf([dear], { you: { hand: ['T_DEAR'], resources: 3 } }).play('T_DEAR');
      const { state } = t;
      const told = (exhausted: number): readonly boolean[] => {
        const ready = [...state.ready];
        state.players[0]?.resources.forEach((card, at) => (ready[card] = at === exhausted ? 0 : 1));
        const view = withCards(dear).view({ ...state, ready }, 1);
        return view.players[0]?.resources.map((resource) => resource.ready) ?? [];
      };
      for (const exhausted of [0, 1, 2]) expect(told(exhausted)).toEqual([true, true, false]);
    },
  );
});

describe('effects', () => {
  it(cr(['1.9.3#3', '1.11.5#2', '8.31.4'], 'that heal nothing have not healed'), () => {
    const balm = event('T_BALM', say.ifYouDo(say.heal(2, say.yourBase), say.draw()));
    const played = (baseDamage: number): readonly [drawn: number, told: number] => {
      const t = boardOf([balm], { you: { hand: ['T_BALM'], baseDamage } }).play('T_BALM');
      return [t.ids(0, 'hand').length, t.events.filter((each) => each.e === 'healed').length];
    };
    expect([played(0), played(1)]).toEqual([
      [0, 0],
      [1, 1],
    ]);
  });

  it(cr(['1.7.4#3'], 'that take an exhausted resource ready no other'), () => {
    const digger = made('T_DIGGER', {}, say.action([], say.defeat(say.fromPile('resource', {}))));
    const dear = made('T_DEAR', { cost: 2 });
    const t = boardOf([digger, dear], {
      you: { ground: ['T_DIGGER'], hand: ['T_DEAR'], resources: 2 },
    });
    t.play('T_DEAR')
      .pass()
      .use('T_DIGGER')
      .move({ pick: [1] });
    expect([t.ids(0, 'resources').length, t.ready(0)]).toEqual([1, 0]);
  });

  it(cr(['8.20.1#1'], 'that forbid a player something hold while their condition does'), () => {
    const law = made(
      'T_LAW',
      {},
      say.whileTrue(say.control(say.friendly(), 2), 'player', say.cannot('play-events')),
    );
    const offered = (...ground: string[]): boolean =>
      boardOf([law], { you: { hand: ['SOR_172'] }, them: { ground: ['T_LAW', ...ground] } })
        .options()
        .includes('play SOR_172');
    expect([offered(), offered('SOR_095')]).toEqual([true, false]);
    const always = made('T_LAW', {}, say.constant('player', say.cannot('play-events')));
    const bound = boardOf([always], { you: { hand: ['SOR_172'] }, them: { ground: ['T_LAW'] } });
    expect(bound.options()).not.toContain('play SOR_172');
  });

  it(
    cr(['8.15.2#1'], 'blank the first event of an opponent, whatever others played before'),
    () => {
      const t = boardOf([], {
        you: { space: ['SOR_089'], hand: ['SOR_172'], resources: 20 },
        them: { hand: ['SOR_095', 'SOR_172', 'SOR_172'], ground: ['SOR_046'], resources: 20 },
      });
      t.play('SOR_172').pick('SOR_046').play('SOR_095').pass();
      t.play('SOR_172');
      expect(t.asks()).toBe('0 action');
      expect(t.pass().play('SOR_172').asks()).toBe('1 target');
    },
  );

  it('that keep a unit from a hand do not keep it from a deck', () => {
    const stays = made('T_STAYS', {}, say.constant('self', say.cannot('return-by-enemy')));
    const send = (where: 'hand' | 'bottom') =>
      event('T_SEND', say.put(say.one(say.enemy()), where));
    const left = (where: 'hand' | 'bottom'): number =>
      boardOf([stays, send(where)], { you: { hand: ['T_SEND'] }, them: { ground: ['T_STAYS'] } })
        .play('T_SEND')
        .units('T_STAYS').length;
    expect([left('hand'), left('bottom')]).toEqual([1, 0]);
  });
});

describe('gaining abilities', () => {
  it(
    cr(['1.3.3'], 'who cannot gain them gets none of any other card, and keeps what is no ability'),
    () => {
      const gift = made(
        'T_GIFT',
        { type: 'Upgrade', upgradePower: 1, upgradeHp: 1 },
        say.attachedGains(say.gains(say.sentinel)),
        say.attachedGains(say.gains(say.whenDefeated(say.draw(1)))),
      );
      const curse = made(
        'T_CURSE',
        { type: 'Upgrade' },
        say.attachedGains(say.cannot('gain-abilities')),
      );
      const doom = event('T_DOOM', say.defeat(say.all(say.friendly())));
      const played = (...upgrades: string[]) => {
        const t = boardOf([gift, curse, doom], {
          you: { hand: ['T_DOOM'], ground: [{ id: 'SOR_095', upgrades }] },
        });
        const { keywords, power } = t.unit('SOR_095');
        return [keywords.sentinel ?? 0, power, t.play('T_DOOM').ids(0, 'hand').length];
      };
      expect(played('T_GIFT')).toEqual([1, 4, 1]);
      expect(played('T_GIFT', 'T_CURSE')).toEqual([0, 4, 0]);
    },
  );

  it(cr(['1.3.3'], 'what they could not gain when it was given they do not have later'), () => {
    const curse = made(
      'T_CURSE',
      { type: 'Upgrade' },
      say.attachedGains(say.cannot('gain-abilities')),
    );
    const rally = event('T_RALLY', say.forPhase(say.all(say.friendly()), say.gains(say.sentinel)));
    const cleanse = event('T_CLEANSE', say.defeat(say.all({ type: 'Upgrade' })));
    const t = boardOf([curse, rally, cleanse], {
      you: {
        hand: ['T_RALLY', 'T_CLEANSE'],
        ground: [{ id: 'SOR_095', upgrades: ['T_CURSE'] }, 'SOR_046'],
      },
    });
    t.play('T_RALLY').pass().play('T_CLEANSE');
    expect(['SOR_095', 'SOR_046'].map((id) => t.unit(id).keywords.sentinel ?? 0)).toEqual([0, 1]);
  });
});

describe('settling the game state', () => {
  it(
    cr(['1.16.5#2', '1.16.5B'], 'second copies of a unique card come before units without HP'),
    () => {
      // Two copies have no HP left as long as both are in play; once one has gone, the other has HP
      // again.
      const jealous = made(
        'T_JEALOUS',
        { unique: true },
        say.whileTrue(
          say.control(say.friendly({ named: 'T_JEALOUS' }), 2),
          say.friendly({ named: 'T_JEALOUS' }),
          say.stats(0, -2),
        ),
      );
      const t = boardOf([jealous], { you: { hand: ['T_JEALOUS'], ground: ['T_JEALOUS'] } });
      t.play('T_JEALOUS');
      expect(t.asks()).toBe('0 unique');
      t.move({ pick: [0] });
      expect([t.units('T_JEALOUS').length, t.ids(0, 'discard')]).toEqual([1, ['T_JEALOUS']]);
    },
  );
});

describe('keywords', () => {
  it(cr(['7.5.18A#2'], 'Hidden does not hide a unit that was rescued this phase'), () => {
    const sneak = made('T_SNEAK', {}, say.hidden);
    const guard = { id: 'SOR_128', captives: ['T_SNEAK'] };
    const t = boardOf([sneak], {
      you: { ground: ['SOR_046'] },
      them: { ground: [guard, 'SOR_095'] },
    });
    // SOR_128 is defeated, and its captive returns under the control of its owner, the attacker.
    t.attack('SOR_046', 'SOR_128').attack('SOR_095');
    expect(t.options()).toContain('T_SNEAK');
  });

  it(
    cr(
      ['8.4.3A', '7.5.5D', '7.5.5A#3'],
      'Sentinel goes before what says that a unit cannot be attacked',
    ),
    () => {
      const safe = made('T_SAFE', {}, say.constant('self', say.cannot('be-attacked')));
      const both = made(
        'T_BOTH',
        {},
        say.sentinel,
        say.constant('self', say.cannot('be-attacked')),
      );
      const sneak = made('T_SNEAK', {}, say.saboteur);
      const targets = (id: string): string[] =>
        boardOf([safe, both, sneak], {
          you: { ground: ['T_SNEAK'] },
          them: { ground: [id, 'SOR_095'] },
        })
          .attack('T_SNEAK')
          .options();
      expect([targets('T_SAFE'), targets('T_BOTH')]).toEqual([
        ['SOR_095', 'SOR_029'],
        ['T_BOTH', 'SOR_095', 'SOR_029'],
      ]);
    },
  );
});

describe('attacks', () => {
  it(cr(['8.28.3', '6.3.3C'], 'go on without a unit that has changed sides meanwhile'), () => {
    const turncoat = made(
      'T_TURN',
      { power: 3, hp: 9 },
      say.onAttack(say.takeControl(say.self, 'opponents')),
    );
    const t = boardOf([turncoat], { you: { ground: ['T_TURN'] }, them: { ground: ['SOR_095'] } });
    t.attack('T_TURN', 'SOR_095');
    expect([t.unit('SOR_095').damage, t.unit('T_TURN').damage, t.base(1)]).toEqual([0, 0, 0]);
  });

  it(
    cr(
      ['7.6.16D#1', '7.6.16D#2', '6.3.5D#2'],
      'are over, with what holds for them, before they are spoken of',
    ),
    () => {
      const boaster = made(
        'T_BOAST',
        { power: 1, hp: 9 },
        say.whenAttackEnds(say.damage(say.powerOf('self'), say.baseOf('opponent'))),
      );
      const charge = event('T_CHARGE', say.attackWith(say.friendly(), { mods: [say.stats(2)] }));
      const t = boardOf([boaster, charge], {
        you: { hand: ['T_CHARGE'], ground: ['T_BOAST'] },
      });
      // 3 during the attack, and 1 after it.
      t.play('T_CHARGE');
      expect(t.base(1)).toBe(4);
    },
  );
});

describe('units without HP', () => {
  it(cr(['1.16.5E'], 'fall once the condition of their HP ends, though nothing else has'), () => {
    const chief = made('T_CHIEF', {}, say.whileTrue(say.initiative, 'self', say.stats(0, 2)));
    const cede = event('T_CEDE', say.exhaust(say.all(say.friendly())), {
      do: 'take-initiative',
      who: 'opponent',
    });
    const t = boardOf([chief, cede], {
      you: { ground: [{ id: 'T_CHIEF', damage: 3 }], hand: ['T_CEDE'] },
    });
    expect(t.units('T_CHIEF')).toHaveLength(1);
    expect(t.play('T_CEDE').units('T_CHIEF')).toHaveLength(0);
  });
});

describe('with several players', () => {
  it(cr(['11.3.1A#2'], 'captives of who has left come back to their owners'), () => {
    const guard = { id: 'SOR_095', captives: ['SOR_128'] };
    const t = boardOf([], {
      you: { ground: ['SOR_046'] },
      them: { baseDamage: 28, ground: [guard] },
      third: {},
    }).attack('SOR_046', 'SOR_029');
    expect([t.state.players[1]?.eliminated, t.units('SOR_095').length]).toEqual([true, 0]);
    expect(t.state.players[0]?.units.map((c) => t.state.id[c])).toContain('SOR_128');
  });

  it(cr(['11.3.4#1', '11.3.4#2'], 'the initiative of who has left can be taken again'), () => {
    const t = boardOf([], {
      you: { ground: ['SOR_046'] },
      them: { baseDamage: 28 },
      third: {},
      active: 1,
    });
    t.pick('take-initiative').pass().attack('SOR_046', 'SOR_029');
    expect([t.state.players[1]?.eliminated, t.state.initiativeTaken]).toEqual([true, false]);
    expect(t.options()).toContain('take-initiative');
  });
});
