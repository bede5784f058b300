import { playableBook } from '#cards';
import { describe, expect, it } from 'vitest';
import { createEngine, isRefusal } from '../../engine/engine.js';
import * as say from '../../effects/builders.js';
import { cr } from '../../testing/cite.js';
import { beside, made } from '../../testing/made-cards.js';
import { Table, table } from '../../testing/table.js';

const withCards = beside(playableBook());
const engine = createEngine(playableBook());

describe('11. More than two players', () => {
  it(
    cr(
      ['11.2.2', '11.4.2#1'],
      'EX-98: every other player is an opponent, and one arena is shared by all',
    ),
    () => {
      const t = table(engine, {
        you: { ground: ['SOR_046'] },
        them: { ground: ['SOR_095'] },
        third: { ground: ['SOR_229'] },
      }).attack('SOR_046');
      expect(t.options()).toEqual(['SOR_095', 'SOR_029', 'SOR_229']);
    },
  );

  it(cr(['11.4.4#1', '11.4.4#2'], 'a Sentinel protects its own player only'), () => {
    const t = table(engine, {
      you: { ground: ['SOR_046'] },
      them: { ground: ['SOR_063', 'SOR_095'] },
      third: { ground: [] },
    }).attack('SOR_046');
    expect(t.options()).toEqual(['SOR_063', 'SOR_020']);
  });

  it(
    cr(
      ['11.2.3#2', '11.2.4'],
      'turns go round, and the phase ends when everybody has passed in a row',
    ),
    () => {
      const t = table(engine, { third: {} });
      expect([t.asks(), t.pass().asks(), t.pass().asks(), t.pass().state.phase]).toEqual([
        '0 action',
        '1 action',
        '2 action',
        'regroup',
      ]);
    },
  );

  it(
    cr(
      ['11.3.1#1', '11.3.1#2', '11.3.1A#1'],
      'an eliminated player’s cards leave; what others own goes to their discard piles; the game goes on',
    ),
    () => {
      const t = table(engine, {
        you: { ground: ['SOR_046'] },
        them: { baseDamage: 28, ground: [{ id: 'SOR_095', captives: [] }] },
        third: {},
      }).attack('SOR_046', 'SOR_029');
      expect([t.asks(), t.state.players[1]?.eliminated, t.units('SOR_095').length]).toEqual([
        '2 action',
        true,
        0,
      ]);
      expect(t.events.some((e) => e.e === 'defeated')).toBe(false);
    },
  );

  it(
    cr(
      ['11.3.1#1', '11.2.3#2'],
      'who leaves in the middle of his own action takes no turn from the next player',
    ),
    () => {
      const strike = made(
        'T_S',
        { type: 'Event' },
        say.event(say.as('opponent', say.damage(1, say.one(say.unit())))),
      );
      const t = table(withCards(strike), {
        you: { hand: ['T_S'] },
        them: { ground: ['SOR_046', 'SOR_095'] },
        third: {},
      })
        .play('T_S')
        .pick('seat 1');
      expect([t.asks(), t.attempt({ seat: 0, at: t.decision.at, concede: true })]).toEqual([
        '1 target',
        null,
      ]);
      expect([t.pick('SOR_046').asks(), t.pass().asks()]).toEqual(['1 action', '2 action']);
      const blow = made('T_B', { type: 'Event' }, say.event(say.damage(30, say.yourBase)));
      expect(
        table(withCards(blow), { you: { hand: ['T_B'] }, them: {}, third: {} })
          .play('T_B')
          .asks(),
      ).toBe('1 action');
    },
  );

  it(
    cr(
      ['11.3.1#2', '11.3.1#3', '6.3.2'],
      'who is asked what to attack meets what they pick, whatever a player takes along who leaves meanwhile',
    ),
    () => {
      const take = made(
        'T_TAKE',
        { type: 'Event' },
        say.event(say.takeControl(say.one(say.enemy({ named: 'Battlefield Marine' })))),
      );
      const t = table(withCards(take), {
        you: { ground: ['SOR_046'] },
        them: { hand: ['T_TAKE'] },
        third: { ground: ['SOR_095'] },
        active: 1,
      })
        .play('T_TAKE')
        .pass()
        .attack('SOR_046');
      expect(t.options()).toEqual(['SOR_095', 'SOR_029', 'SOR_020']);
      expect(t.attempt({ seat: 1, at: t.decision.at, concede: true })).toBeNull();
      // The taken unit is its owner's again, in the discard pile: it cannot be chosen any more, and
      // the remaining base is attacked.
      expect(t.options().at(-1)).toBe('SOR_020');
      t.pick('SOR_020');
      expect([t.base(2), t.state.attacks]).toEqual([3, []]);
    },
  );

  it(cr(['11.2.4', '11.3.1#1'], 'a pass of who has left counts no longer'), () => {
    const t = table(engine, { them: {}, third: {} }).pass();
    expect([t.asks(), t.attempt({ seat: 0, at: t.decision.at, concede: true })]).toEqual([
      '1 action',
      null,
    ]);
    expect([t.asks(), t.pass().asks(), t.pass().state.phase]).toEqual([
      '1 action',
      '2 action',
      'regroup',
    ]);
    const u = table(engine, { them: {}, third: {}, fourth: {} }).pass().pass();
    u.attempt({ seat: 3, at: u.decision.at, concede: true });
    expect([u.asks(), u.pass().state.phase]).toEqual(['2 action', 'regroup']);
  });

  it(cr(['11.3.3'], 'EX-99: an effect that they made stays'), () => {
    const t = table(engine, {
      you: { hand: ['SOR_076'], baseDamage: 28 },
      them: { ground: ['SOR_046', 'SOR_232'] },
      third: {},
    });
    t.play('SOR_076').pick('SOR_046');
    expect(t.base(0)).toBe(26);
    t.attack('SOR_232', 'SOR_023');
    expect([t.state.players[0]?.eliminated, t.unit('SOR_046').power]).toEqual([true, 1]);
  });

  it(cr(['11.3.4#1'], 'the initiative is free again when its holder is out'), () => {
    const t = table(engine, {
      you: { ground: ['SOR_046'] },
      them: { baseDamage: 28 },
      third: {},
      initiative: 1,
    }).attack('SOR_046', 'SOR_029');
    expect([t.state.initiativeTaken, t.state.initiative]).toEqual([false, 2]);
  });

  it(
    cr(['11.2.1'], 'each decides about their hand in turn, clockwise from the player who starts'),
    () => {
      const deck = {
        leaders: ['SOR_005'],
        base: 'SOR_029',
        deck: Array.from({ length: 50 }, () => 'SOR_046'),
      };
      const dealt = engine.create({ players: [deck, deck, deck, deck] }, 'a');
      if (isRefusal(dealt)) throw new Error(dealt.detail);
      const t = new Table(engine, dealt.state).pick('seat 2');
      const asked: string[] = [];
      for (let n = 0; n < 4; n += 1) {
        asked.push(t.asks());
        t.no();
      }
      expect(asked).toEqual(['2 mulligan', '3 mulligan', '0 mulligan', '1 mulligan']);
    },
  );

  it(
    cr(['11.4.3#2', '7.1.4#2'], 'EX-34: whose deck Thrawn looks at first is up to its player'),
    () => {
      const t = table(engine, {
        you: { leader: 'SOR_016', deck: ['SOR_046', 'SOR_046', 'SOR_046', 'SOR_046'] },
        third: {},
        initiative: 0,
      });
      while (t.asks() !== '0 seat')
        if (t.decision.kind === 'action') t.pass();
        else t.none();
      expect(t.options()).toEqual(['seat 0', 'seat 1', 'seat 2']);
      t.pick('seat 2').pick('seat 0');
      const looked = t.events.flatMap((e) =>
        e.e === 'looked' ? e.cards.map((c) => t.state.owner[c]) : [],
      );
      expect(looked).toEqual([2, 0, 1]);
    },
  );

  it(
    cr(
      ['11.4.5#1', '11.4.5#2'],
      'a defender that a third player takes over goes on defending, for them',
    ),
    () => {
      const thief = made(
        'T_T',
        { power: 5, hp: 9 },
        say.overwhelm,
        say.onAttack(
          { do: 'choose-player', among: 'opponents', as: 'thief' },
          say.takeControl(say.to('defender'), { named: 'thief' }),
        ),
      );
      const t = table(withCards(thief), {
        you: { ground: ['T_T'] },
        them: { ground: ['SOR_095'] },
        third: {},
      })
        .attack('T_T', 'SOR_095')
        .pick('seat 2');
      expect([t.units('SOR_095'), t.unit('T_T').damage]).toEqual([[], 3]);
      // The damage beyond the 3 HP goes to the base of the player who is defending now.
      expect([t.base(1), t.base(2)]).toEqual([0, 2]);
    },
  );
});
