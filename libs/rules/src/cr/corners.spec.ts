/** What happens if two rules interact, with cards made for these tests and real ones. */
import { playableBook } from '#cards';
import { describe, expect, it } from 'vitest';
import * as say from '../effects/builders.js';
import { createEngine } from '../engine/engine.js';
import type { GameEvent } from '../events/events.js';
import type { CardDefinition } from '../kernel/definition.js';
import { handleOf } from '../kernel/handles.js';
import type { Seat } from '../kernel/state.js';
import { leak } from '../laws/secrets.js';
import { cr } from '../testing/cite.js';
import { beside, event, made } from '../testing/made-cards.js';
import { table } from '../testing/table.js';
import { logLine } from '../text/log.js';
import { eventFor } from './01-concepts/17-information.js';

const withCards = beside(playableBook());
const engine = createEngine(playableBook());

describe('Attacks that end', () => {
  it(
    cr(
      ['6.3.5B'],
      '"completes an attack" asks the attacker to survive, "When Attack Ends" does not',
    ),
    () => {
      const finisher = made('T_C', {}, say.whenAttackCompleted(say.draw()));
      const ender = made('T_E', {}, say.whenAttackEnds(say.draw()));
      const drawn = (id: string, foe: string): number =>
        table(withCards(finisher, ender), { you: { ground: [id] }, them: { ground: [foe] } })
          .attack(id, foe)
          .ids(0, 'hand').length;
      expect([drawn('T_C', 'SOR_046'), drawn('T_C', 'SOR_059'), drawn('T_E', 'SOR_046')]).toEqual([
        0, 1, 1,
      ]);
    },
  );

  it(cr(['8.12.1#2'], 'the arena of a defender that has left is the one where it was last'), () => {
    const gunner = made(
      'T_G',
      { arena: 'Space' },
      say.onAttack(
        say.defeat(say.defender),
        say.damage(1, say.all(say.unit({ sameArenaAs: 'defender' }))),
      ),
    );
    const t = table(withCards(gunner), {
      you: { space: ['T_G'] },
      them: { space: ['SOR_237', 'SOR_044'], ground: ['SOR_046'] },
    }).attack('T_G', 'SOR_237');
    expect([t.unit('SOR_044').damage, t.unit('SOR_046').damage]).toEqual([1, 0]);
  });
});

describe('Abilities lost, gained and out of date', () => {
  it(
    cr(
      ['8.15.2#1'],
      'a unit that has lost all abilities has none of those that others give it either',
    ),
    () => {
      const setUp = {
        you: { leader: 'SOR_014', hand: ['SOR_138', 'SOR_172'] },
        them: { ground: ['SOR_095', 'SOR_105'] },
      };
      const t = table(engine, setUp)
        .play('SOR_138')
        .pick('SOR_095')
        .pass()
        .play('SOR_172')
        .pick('SOR_095');
      expect([t.units('SOR_095').length, t.asks()]).toEqual([0, '1 action']);
      expect(table(engine, setUp).play('SOR_172').pick('SOR_095').asks()).toBe('1 optional');
    },
  );

  it(
    cr(['8.6.4#2'], 'an ability about its own card does nothing once that card has moved on'),
    () => {
      const seed = made(
        'T_S',
        { hp: 1 },
        say.whenDefeated(say.toResource(say.self, { ready: true })),
      );
      const nurse = made(
        'T_N',
        {},
        say.on(
          { on: 'defeated', who: say.friendly({ other: true }) },
          say.play({ type: 'Unit' }, { from: 'discard', free: true }),
        ),
      );
      const killed = () =>
        table(withCards(seed, nurse), {
          you: { ground: ['T_S', 'T_N'], resources: 0 },
          them: { hand: ['SOR_172'] },
          active: 1,
        })
          .play('SOR_172')
          .pick('T_S');
      expect(
        killed()
          .move({ pick: [0] })
          .ids(0, 'resources'),
      ).toEqual(['T_S']);
      const t = killed().move({ pick: [1] });
      expect([t.units('T_S').length, t.ids(0, 'resources')]).toEqual([1, []]);
    },
  );

  it(
    cr(
      ['7.3.3A'],
      'a constant ability gives a trait to those it speaks of, as long as its condition holds',
    ),
    () => {
      const banner = made(
        'T_B',
        {},
        say.whileTrue(say.initiative, say.friendly({ trait: 'TROOPER' }), {
          m: 'trait',
          trait: 'JEDI',
        }),
      );
      const wise = made('T_J', {}, say.constant(say.friendly({ trait: 'JEDI' }), say.stats(1, 1)));
      const power = (initiative: number): number[] => {
        const t = table(withCards(banner, wise), {
          you: { ground: ['T_B', 'T_J', 'SOR_229', 'SOR_164'] },
          initiative,
        });
        return ['SOR_229', 'SOR_164'].map((id) => t.unit(id).power);
      };
      expect([power(0), power(1)]).toEqual([
        [4, 4],
        [3, 4],
      ]);
    },
  );

  it(
    cr(
      ['7.2.2#1'],
      'an action that any player may use is offered to the others too, who are “you” for it',
    ),
    () => {
      const hireling = made('T_H', {}, {
        ...say.action([{ pay: 2 }], say.takeControl(say.self)),
        opponentsToo: true,
      } as CardDefinition['abilities'][number]);
      const mine = made('T_M', {}, say.action([{ pay: 2 }], say.draw()));
      const t = table(withCards(hireling, mine), { them: { ground: ['T_H', 'T_M'] } });
      expect(t.options().filter((o) => o.startsWith('use T_'))).toEqual(['use T_H 0']);
      t.use('T_H');
      expect([
        t.ready(0),
        t.state.players[0]?.units.length,
        t.options().includes('use T_H 0'),
      ]).toEqual([8, 1, true]);
    },
  );
});

describe('Whose card it is', () => {
  it(
    cr(
      ['1.5.2F', '8.28.1A#2'],
      'token upgrades go over with their unit, other upgrades stay with who played them',
    ),
    () => {
      const t = table(engine, {
        you: { hand: ['SOR_224'] },
        them: { ground: [{ id: 'SOR_046', upgrades: ['TOKEN_SHIELD', 'SOR_120'] }] },
      }).play('SOR_224');
      expect(t.unit('SOR_046').upgrades).toMatchObject([
        { id: 'TOKEN_SHIELD', owner: 0, controller: 0 },
        { id: 'SOR_120', owner: 1, controller: 1 },
      ]);
    },
  );

  it('a card of the other player that returns to their hand as a cost is known while it asks, and hidden after', () => {
    const t = table(engine, {
      you: { hand: ['SOR_224'] },
      them: { ground: ['SEC_093', 'SOR_095', 'SOR_229'], hand: ['SOR_046'] },
    })
      .play('SOR_224')
      .pick('SEC_093');
    const leaks = () => [0, 1, null].map((viewer) => leak(engine, t.state, viewer));
    t.pass().use('SEC_093');
    expect([t.asks(), t.ids(1, 'hand')]).toEqual(['0 target', ['SOR_046', 'SEC_093']]);
    const asks = engine.view(t.state, 0).decision?.source;
    expect(asks).toBe(handleOf(t.state, 0, t.decision.source));
    expect(leaks()).toEqual([null, null, null]);
    t.pick('SOR_095');
    expect(leaks()).toEqual([null, null, null]);
  });

  it('a resource that comes to a hand is a card that only its player has seen', () => {
    const t = table(engine, { you: { base: 'LAW_029', resources: ['SOR_095', 'SOR_128'] } });
    t.use('LAW_029').pick('SOR_095');
    const returned = t.events.find(({ e }) => e === 'returned') as GameEvent;
    const cardFor = (viewer: Seat | null) => eventFor(returned, viewer);
    const [card] = t.state.players[0]?.hand ?? [];
    expect(cardFor(0)).toMatchObject({ card });
    for (const viewer of [1, null])
      expect(cardFor(viewer)).toMatchObject({ e: 'returned', seat: 0, card: -1 });
    const names = { seat: (seat: Seat) => `Player ${seat}`, card: () => 'Somebody' };
    expect(logLine('en', cardFor(1), names)).toBe('Player 0 returns a resource to hand.');
  });
});

describe('What comes first', () => {
  it(
    cr(['7.7.4E#2'], 'of delayed effects of both players the active player says whose come first'),
    () => {
      const clock = event(
        'T_1',
        say.later(
          { on: 'phase-started', where: { phase: 'regroup' } },
          say.damage(1, say.baseOf('opponent')),
        ),
      );
      const t = table(withCards(clock), { you: { hand: ['T_1'] }, them: { hand: ['T_1'] } })
        .play('T_1')
        .play('T_1')
        .pass()
        .pass();
      expect([t.asks(), t.options()]).toEqual(['0 whose-order', ['seat 0', 'seat 1']]);
      t.pick('seat 1');
      expect([t.base(0), t.base(1), t.asks()]).toEqual([1, 1, '0 resource']);
    },
  );

  it(
    cr(
      ['1.16.5E'],
      'what kept a unit alive during the action phase ends with it: the unit falls before anybody draws',
    ),
    () => {
      const t = table(engine, {
        you: { leader: { id: 'SOR_004', deployed: true } },
        them: { ground: ['SOR_232'] },
      })
        .attack('SOR_004', 'SOR_232')
        .pass()
        .pass();
      expect(t.events.map((e) => e.e).filter((e) => e === 'defeated' || e === 'drawn')).toEqual([
        'defeated',
        'drawn',
        'drawn',
      ]);
    },
  );

  it(
    cr(
      ['3.6.14#2', '3.6.4#2'],
      'an upgrade that moves comes off one unit and onto the other, and both are noticed',
    ),
    () => {
      const shift = event(
        'T_1',
        say.attach(say.one(say.upgrade()), say.one(say.unit({ named: 'Battlefield Marine' }))),
      );
      const t = table(withCards(shift), {
        you: { hand: ['SOR_122', 'T_1'] },
        them: { ground: ['SOR_229', 'SOR_095'] },
      })
        .play('SOR_122')
        .pick('SOR_229');
      const mine = () => t.state.players[0]?.units.map((c) => t.state.id[c]);
      expect(mine()).toEqual(['SOR_229']);
      t.pass().play('T_1');
      while (t.asks() === '0 order') t.move({ pick: [0] });
      expect([mine(), t.unit('SOR_095').upgrades.map((u) => u.id)]).toEqual([
        ['SOR_095'],
        ['SOR_122'],
      ]);
    },
  );

  it(cr(['8.9.1#1'], 'the first event of a round is the first, however it was played'), () => {
    const smuggled = made(
      'T_1',
      { type: 'Event' },
      say.smuggle(0),
      say.event(say.damage(1, say.baseOf('opponent'))),
    );
    const t = table(withCards(smuggled), {
      you: { resources: ['T_1', ...Array.from({ length: 5 }, () => 'SOR_046')], hand: ['T_1'] },
      them: { space: ['SOR_089'] },
    });
    t.pick('play T_1 smuggle').pass().play('T_1');
    expect(t.base(1)).toBe(1);
  });
});

describe('With more than two players', () => {
  it(cr(['11.4.2#2'], 'where one opponent is meant the player says which'), () => {
    const t = table(engine, {
      you: { hand: ['SOR_041'], leader: 'SOR_002', base: 'SOR_020' },
      them: { ground: ['SOR_046'] },
      third: { ground: ['SOR_095', 'SOR_229'] },
    }).play('SOR_041');
    expect([t.asks(), t.options()]).toEqual(['0 seat', ['seat 1', 'seat 2']]);
    t.pick('seat 2');
    expect([t.asks(), t.options()]).toEqual(['2 target', ['SOR_095', 'SOR_229']]);
  });
});
