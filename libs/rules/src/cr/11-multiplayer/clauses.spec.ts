/**
 * 11 More than two players and 12 Twin Suns: clauses of rules that no other test proves, with cards
 * made for these tests.
 */
import { playableBook } from '#cards';
import { describe, expect, it } from 'vitest';
import * as say from '../../effects/builders.js';
import type { CardDefinition } from '../../kernel/definition.js';
import { cr } from '../../testing/cite.js';
import { beside, event, made } from '../../testing/made-cards.js';
import { table, type Table, type TableSetup } from '../../testing/table.js';

const withCards = beside(playableBook());
const threeWith = (cards: CardDefinition[], setup: TableSetup): Table =>
  table(withCards(...cards), { third: {}, ...setup });

describe('11 More than two players', () => {
  it(
    cr(['11.2.3#1'], 'the holder of the initiative begins the round, then it goes on clockwise'),
    () => {
      const t = threeWith([], {});
      t.pass().pass().pick('take-initiative').nextRound();
      expect([t.asks(), t.pass().asks(), t.pass().asks()]).toEqual([
        '2 action',
        '0 action',
        '1 action',
      ]);
    },
  );

  it(
    cr(
      ['11.3.1#3'],
      'what a player who is out had of others goes to the discard piles of its owners',
    ),
    () => {
      const take = event(
        'T_TAKE',
        say.takeControl(say.one(say.enemy({ named: 'Battlefield Marine' }))),
      );
      const t = threeWith([take], {
        you: { ground: ['SOR_046'] },
        them: { hand: ['T_TAKE'], baseDamage: 28 },
        third: { ground: ['SOR_095'] },
        active: 1,
      })
        .play('T_TAKE')
        .pass()
        .attack('SOR_046')
        .pick('SOR_029');
      expect([t.state.players[1]?.eliminated, t.units('SOR_095'), t.ids(2, 'discard')]).toEqual([
        true,
        [],
        ['SOR_095'],
      ]);
    },
  );

  it(cr(['11.3.1#4'], 'what waits of a player who is out is not resolved'), () => {
    const heavy = made('T_HEAVY', { power: 9, hp: 9 }, say.overwhelm);
    const martyr = made('T_MARTYR', {}, say.whenDefeated(say.damage(1, say.all(say.unit()))));
    const board = (baseDamage: number): number =>
      threeWith([heavy, martyr], {
        you: { ground: ['T_HEAVY'] },
        them: { ground: ['T_MARTYR'], baseDamage },
      })
        .attack('T_HEAVY')
        .pick('T_MARTYR')
        .unit('T_HEAVY').damage;
    expect([board(0), board(28)]).toEqual([2 + 1, 2]);
  });

  it(cr(['11.3.1#4'], 'nor is a player who is out asked which of it comes first'), () => {
    const storm = say.whenDefeated(say.damage(2, say.all(say.base())));
    const raider = made('T_RAIDER', { power: 9, hp: 1 }, storm);
    const draws = say.whenDefeated(say.draw());
    const hurts = say.whenDefeated(say.damage(1, say.all(say.unit())));
    const martyr = made('T_MARTYR', { power: 9, hp: 1 }, draws, hurts);
    const asked = (baseDamage: number): string =>
      threeWith([raider, martyr], {
        you: { ground: ['T_RAIDER'] },
        them: { ground: ['T_MARTYR'], baseDamage },
      })
        .attack('T_RAIDER')
        .pick('T_MARTYR')
        .pick('seat 0')
        .asks();
    expect([asked(0), asked(28)]).toEqual(['1 order', '2 action']);
  });

  it(
    cr(['11.3.2#1', '11.3.2#2'], 'a player who is out is not healed, chosen or reached any more'),
    () => {
      const balm = event('T_BALM', say.heal(9, say.all(say.base())));
      const pick = event(
        'T_PICK',
        say.choosePlayer('each', 'chosen'),
        say.damage(1, say.baseOf({ named: 'chosen' })),
      );
      const storm = event('T_STORM', say.damage(1, say.all(say.base())));
      const t = threeWith([balm, pick, storm], {
        you: { ground: ['SOR_046'], hand: ['T_BALM', 'T_PICK', 'T_STORM'], baseDamage: 9 },
        them: { baseDamage: 28 },
        third: { baseDamage: 9 },
      })
        .attack('SOR_046')
        .pick('SOR_029');
      const gone = t.base(1);
      t.pass().play('T_BALM');
      expect([t.base(0), t.base(1), t.base(2)]).toEqual([0, gone, 0]);
      t.pass().play('T_PICK');
      expect(t.options()).toEqual(['seat 0', 'seat 2']);
      t.pick('seat 2').pass().play('T_STORM');
      expect([t.base(0), t.base(1), t.base(2)]).toEqual([1, gone, 2]);
      expect(t.state.players[1]?.eliminated).toBe(true);
    },
  );
});

describe('12 Twin Suns', () => {
  const suns = (cards: CardDefinition[], setup: TableSetup): Table =>
    threeWith(cards, { twinSuns: true, ...setup });

  it(cr(['12.3.3#1'], 'one leader is exhausted or defeated without the other'), () => {
    const doom = event('T_DOOM', say.defeat(say.one(say.enemy({ leader: true }))));
    const t = suns([doom], {
      you: { leader: { id: 'SOR_005', deployed: true }, leaders: ['SOR_003'], hand: ['SOR_128'] },
      them: { hand: ['T_DOOM'] },
    });
    const leaders = () =>
      withCards(doom)
        .view(t.state, null)
        .players[0]?.leaders.map((l) => [l.id, l.deployed, l.ready]);
    t.use('SOR_003');
    if (t.asks() === '0 target') t.none();
    expect(leaders()).toEqual([
      ['SOR_005', true, true],
      ['SOR_003', false, false],
    ]);
    t.play('T_DOOM');
    expect(leaders()).toEqual([
      ['SOR_005', false, false],
      ['SOR_003', false, false],
    ]);
  });

  it(cr(['12.5.3#3'], 'who has taken a counter still resolves what their cards trigger'), () => {
    const mourner = made(
      'T_MOURNER',
      {},
      say.on({ on: 'defeated', who: say.friendly({ other: true }) }, say.heal(1, say.yourBase)),
    );
    const t = suns([mourner], {
      you: { ground: ['T_MOURNER', 'SOR_128'], baseDamage: 5 },
      them: { ground: ['SOR_046'] },
    })
      .pick('take blast')
      .attack('SOR_046')
      .pick('SOR_128');
    expect([t.base(0), t.asks()]).toEqual([4, '2 action']);
  });

  it(cr(['12.7.2#2'], 'what triggers as the phase ends is resolved before the game does'), () => {
    const dusk = made('T_DUSK', {}, say.on({ on: 'phase-ended' }, say.heal(9, say.yourBase)));
    const t = suns([dusk], {
      you: { ground: ['SOR_046'], baseDamage: 20 },
      them: { baseDamage: 29 },
      third: { ground: ['T_DUSK'], baseDamage: 22 },
    })
      .attack('SOR_046')
      .pick('SOR_029');
    t.pick('take blast').pick('take-initiative');
    // 15 damage against 13 at that moment.
    expect([t.base(0), t.base(2), t.state.outcome?.winners]).toEqual([16, 13, [2]]);
  });
});
