/**
 * 7.6 and 7.7.4 if several things happen at once, or if the card with the ability has left in the
 * meantime. With cards made for these tests and real ones.
 */
import { playableBook } from '#cards';
import { describe, expect, it } from 'vitest';
import * as say from '../../effects/builders.js';
import { createEngine } from '../../engine/engine.js';
import { cr } from '../../testing/cite.js';
import { beside, event, made } from '../../testing/made-cards.js';
import { table } from '../../testing/table.js';

const withCards = beside(playableBook());
const engine = createEngine(playableBook());
const worn = (id: string, ...mods: Parameters<typeof say.attachedGains>) =>
  made(id, { type: 'Upgrade', upgradePower: 0, upgradeHp: 0 }, say.attachedGains(...mods));
const cards = (t: ReturnType<typeof table>, seat: number): number => t.ids(seat, 'hand').length;
const WIPE = event('T_WIPE', say.defeat(say.all(say.nonLeader())));

describe('7.6.16 What an attacker has as its attack ends', () => {
  it(
    cr(
      ['7.6.16C', '8.2.1', '6.3.5#1', '7.6.4#1'],
      'is settled with its combat damage: what an upgrade gave it triggers although both have fallen',
    ),
    () => {
      const t = table(engine, {
        you: { ground: [{ id: 'SOR_128', upgrades: ['SHD_143'] }] },
        them: { ground: ['SOR_128'] },
      }).attack('SOR_128', 'SOR_128');
      expect([t.units().length, t.base(1)]).toEqual([0, 2]);
    },
  );

  it(cr(['7.6.16A'], 'also when it had the ability for this attack only'), () => {
    const e = withCards(
      event(
        'T_E',
        say.attackWith(say.friendly(), { mods: [say.gains(say.whenAttackEnds(say.draw()))] }),
      ),
    );
    const drawn = (foe: string) =>
      cards(
        table(e, { you: { hand: ['T_E'], ground: ['SOR_095'] }, them: { ground: [foe] } })
          .play('T_E')
          .pick(foe),
        0,
      );
    expect([drawn('SOR_128'), drawn('SOR_232')]).toEqual([1, 1]);
  });

  it(
    cr(
      ['7.6.3#1', '7.6.16C', '6.3.4B'],
      'nothing of a unit that has left before combat damage, though its card is in play again (8.6.4)',
    ),
    () => {
      const back = made(
        'T_BACK',
        {},
        say.onAttack(
          say.returnToHand(say.self),
          say.play({ named: 'T_BACK' }, { from: 'hand', free: true }),
        ),
        say.whenAttackEnds(say.draw()),
      );
      const gone = made(
        'T_GONE',
        {},
        say.onAttack(say.defeat(say.self)),
        say.whenAttackEnds(say.draw()),
      );
      const t = table(withCards(back, gone), { you: { ground: ['T_BACK', 'T_GONE'] } })
        .attack('T_BACK')
        .play('T_BACK');
      expect([t.units('T_BACK').length, cards(t, 0), t.base(1)]).toEqual([1, 0, 0]);
      expect(cards(t.pass().attack('T_GONE'), 0)).toBe(0);
    },
  );

  it(
    cr(
      ['8.15.2#1', '7.6.16C'],
      'nothing once an upgrade has taken its abilities, whether it falls or not',
    ),
    () => {
      const ender = made('T_ENDER', {}, say.whenAttackEnds(say.draw()));
      const drawn = (foe: string, ...upgrades: string[]) =>
        cards(
          table(withCards(ender, worn('T_MUTE', say.loseAll)), {
            you: { ground: [{ id: 'T_ENDER', upgrades }] },
            them: { ground: [foe] },
          }).attack('T_ENDER', foe),
          0,
        );
      expect([drawn('SOR_046'), drawn('SOR_046', 'T_MUTE'), drawn('SOR_059', 'T_MUTE')]).toEqual([
        1, 0, 0,
      ]);
    },
  );
});

describe('7.6 At the same moment', () => {
  it(cr(['7.6.4#2'], 'units that fall together see each other fall'), () => {
    const mourner = made(
      'T_M',
      { hp: 1 },
      say.on({ on: 'defeated', who: say.friendly({ other: true }) }, say.draw()),
    );
    const t = table(withCards(mourner, WIPE), {
      you: { ground: ['T_M', 'T_M'], hand: ['T_WIPE'] },
    }).play('T_WIPE');
    expect([t.asks(), cards(t.move({ pick: [0] }), 0)]).toEqual(['0 order', 2]);
  });

  it(
    cr(
      ['7.6.10#2', '7.6.9', '7.6.12'],
      'the player chosen first resolves all of his, with what they trigger, before the other begins',
    ),
    () => {
      const e = withCards(
        made('T_A', {}, say.whenDefeated(say.draw())),
        made('T_B', {}, say.whenDefeated(say.damage(1, say.all(say.enemy({ named: 'T_N' }))))),
        made('T_N', { hp: 1 }, say.whenDefeated(say.heal(1, say.yourBase))),
        event(
          'T_E',
          say.defeat(say.all({ or: [say.unit({ named: 'T_A' }), say.unit({ named: 'T_B' })] })),
        ),
      );
      const t = table(e, {
        you: { ground: ['T_A', 'T_B', 'T_N'], hand: ['T_E'], baseDamage: 3 },
        them: { ground: ['T_A', 'T_B'] },
      })
        .play('T_E')
        .pick('seat 1');
      expect([t.asks(), t.options()]).toEqual(['1 order', ['T_A', 'T_B']]);
      t.pick('T_B');
      expect([t.asks(), t.options(), t.base(0), cards(t, 1)]).toEqual([
        '0 order',
        ['T_A', 'T_B'],
        2,
        1,
      ]);
      expect([cards(t.pick('T_A'), 0), t.asks()]).toEqual([1, '1 action']);
    },
  );

  it(
    cr(
      ['7.6.3#2', '7.6.7#1', '1.6.3#1'],
      'what has triggered resolves although its card has left meanwhile',
    ),
    () => {
      const rash = made(
        'T_R',
        {},
        say.whenPlayed(say.damage(5, say.self)),
        say.whenPlayed(say.draw()),
      );
      const t = table(withCards(rash), { you: { hand: ['T_R'] } }).play('T_R');
      expect([t.asks(), cards(t.move({ pick: [0] }), 0), t.units('T_R').length]).toEqual([
        '0 order',
        1,
        0,
      ]);
    },
  );

  it(
    cr(
      ['7.6.14B', '8.28.1', '1.5.2C#3', '8.28.2#2'],
      'When Defeated of a unit that was taken over is resolved by who took it, printed or given',
    ),
    () => {
      const board = (id: string, ...upgrades: string[]) =>
        table(
          withCards(
            made('T_M', {}, say.whenDefeated(say.draw())),
            made('T_N', {}),
            worn('T_U', say.gains(say.whenDefeated(say.draw()))),
            event('T_1', say.takeControl(say.one(say.enemy()))),
            WIPE,
          ),
          { you: { hand: ['T_1', 'T_WIPE'] }, them: { ground: [{ id, upgrades }] } },
        )
          .play('T_1')
          .pass()
          .play('T_WIPE');
      expect(
        [board('T_M'), board('T_N', 'T_U')].map((t) => [
          cards(t, 0),
          cards(t, 1),
          t.ids(1, 'discard')[0],
        ]),
      ).toEqual([
        [1, 0, 'T_M'],
        [1, 0, 'T_N'],
      ]);
    },
  );

  it(
    cr(
      ['8.33.3#1', '8.33.3#2', '7.6.9', '8.33.1#2'],
      '"once each round" that triggers twice at once is used once; declined for the one, it may be used for the other',
    ),
    () => {
      const trophies = (effect: Parameters<typeof say.may>[0]) =>
        table(
          withCards(
            made('T_M', {}, say.oncePerRound(say.on({ on: 'defeated', who: say.enemy() }, effect))),
            event('T_E', say.defeat(say.all(say.enemy()))),
          ),
          { you: { hand: ['T_E'], ground: ['T_M'] }, them: { ground: ['SOR_046', 'SOR_046'] } },
        )
          .play('T_E')
          .move({ pick: [0] });
      expect(cards(trophies(say.draw()), 0)).toBe(1);
      const t = trophies(say.may(say.draw()));
      expect([t.no().asks(), cards(t.yes(), 0), t.asks()]).toEqual(['0 optional', 1, '1 action']);
    },
  );
});

describe('7.7.4 Delayed effects', () => {
  const dusk = { on: 'phase-started', where: { phase: 'regroup' } } as const;

  it(
    cr(
      ['7.7.4C', '7.7.4E#1'],
      'come although what made them is gone; the player of several orders them',
    ),
    () => {
      const e = withCards(
        made('T_A', {}, say.whenPlayed(say.later(dusk, say.heal(1, say.yourBase)))),
        event('T_1', say.later(dusk, say.draw())),
        WIPE,
      );
      const t = table(e, { you: { hand: ['T_A', 'T_1', 'T_WIPE'], baseDamage: 3 } })
        .play('T_A')
        .pass()
        .play('T_1')
        .pass()
        .play('T_WIPE')
        .pass()
        .pass();
      expect([t.asks(), t.options()]).toEqual(['0 order', ['T_A', 'T_1']]);
      t.pick('T_A');
      expect([t.base(0), cards(t, 0)]).toEqual([2, 3]);
    },
  );

  it(
    cr(['8.6.4#1', '7.7.3D#2'], 'and lasting ones leave a unit alone that left and came back'),
    () => {
      const e = withCards(
        made('T_B', {}),
        event(
          'T_1',
          say.select(say.one(say.friendly()), 'mine'),
          say.forPhase(say.to('mine'), say.stats(2)),
          say.later(dusk, say.defeat(say.to('mine'))),
        ),
        event('T_2', say.returnToHand(say.all(say.friendly()))),
      );
      const t = table(e, { you: { hand: ['T_1', 'T_2'], ground: ['T_B'] } }).play('T_1');
      expect(t.unit('T_B').power).toBe(4);
      t.pass().play('T_2').pass().play('T_B');
      expect([t.unit('T_B').power, t.pass().pass().units('T_B').length]).toEqual([2, 1]);
    },
  );

  it(
    cr(['5.5.1A#2'], 'what they trigger as the regroup phase starts resolves before anybody draws'),
    () => {
      const e = withCards(
        made('T_B', {}, say.whenDefeated(say.damage(1, say.baseOf('opponent')))),
        event('T_1', say.later(dusk, say.defeat(say.all(say.friendly())))),
      );
      const t = table(e, { you: { hand: ['T_1'], ground: ['T_B'] } })
        .play('T_1')
        .pass()
        .pass();
      expect(
        t.events
          .map((x) => x.e)
          .filter((x) => x === 'defeated' || x === 'damaged' || x === 'drawn'),
      ).toEqual(['defeated', 'damaged', 'drawn', 'drawn']);
    },
  );
});
