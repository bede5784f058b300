import type { SideSetup } from '#rules';
import { board, CLONE, costOf, DROID, numbers, rows, sides, spent, unitsOf, wearing } from '../testing/rows.js';
import { describe, expect, it } from 'vitest';

const row = rows(it, expect);
/** Three units together with the card itself, which is enough for Coordinate. */
const TWO = ['SOR_095', 'SOR_128'];
const played = (card: string, you: SideSetup = {}) => board({ you: { ...you, hand: [card, ...(you.hand ?? [])] } }).play(card);

describe('Twilight of the Republic, 201 to 250', () => {
  row(
    'TWI_201: two Heroism cards that are no units are discarded, and may be played for 2 less',
    { you: { hand: ['TWI_201'], ground: ['SOR_046'], deck: ['TWI_251', 'SOR_095', 'TWI_248', 'SOR_172'] } },
    (t) => {
      t.play('TWI_201');
      const offered = t.options();
      t.pick('TWI_251', 'TWI_248').pass();
      const before = t.ready(0);
      return [offered, before - t.play('TWI_251').ready(0) - costOf('TWI_251', {}), t.units(CLONE).length];
    },
    [['TWI_251', 'TWI_248'], -2, 2],
  );

  row(
    'TWI_202: 2 damage to a unit or base by chance',
    { you: { ground: ['TWI_202'] }, them: { ground: ['SOR_046'] } },
    (t) => {
      t.attack('TWI_202', 'SOR_029');
      return t.base(0) + t.base(1) + t.unit('SOR_046').damage + (t.units('TWI_202')[0]?.damage ?? 2);
    },
    4,
  );

  row(
    'TWI_204: two ready units change sides until the regroup phase',
    { you: { hand: ['TWI_204'], ground: ['SOR_095', spent('SOR_128')] }, them: { ground: ['SOR_232'] } },
    (t) => {
      const of = (seat: 0 | 1) => t.state.players[seat]?.units.map((c) => t.state.id[c]).sort();
      t.play('TWI_204');
      const changed = [of(0), of(1)];
      t.nextRound();
      return [changed, of(0), of(1)];
    },
    [[['SOR_128', 'SOR_232'], ['SOR_095']], ['SOR_095', 'SOR_128'], ['SOR_232']],
  );

  row(
    'TWI_204: each of three players passes a unit on to the left, and has it back in the regroup phase',
    { you: { hand: ['TWI_204'], ground: ['SOR_095'] }, them: { ground: ['SOR_232', 'SOR_128'] }, third: { ground: ['SOR_046'] } },
    (t) => {
      t.play('TWI_204').pick('SOR_232');
      const changed = [0, 1, 2].map((seat) => unitsOf(t, seat));
      t.nextRound();
      return [changed, [0, 1, 2].map((seat) => unitsOf(t, seat)?.sort())];
    },
    [
      [['SOR_046'], ['SOR_128', 'SOR_095'], ['SOR_232']],
      [['SOR_095'], ['SOR_128', 'SOR_232'], ['SOR_046']],
    ],
  );

  row(
    'TWI_204: nothing changes hands where a player has no ready unit',
    { you: { hand: ['TWI_204'], ground: ['SOR_095'] }, them: { ground: ['SOR_232'] }, third: { ground: [spent('SOR_046')] } },
    (t) => {
      t.play('TWI_204');
      return [0, 1, 2].map((seat) => unitsOf(t, seat));
    },
    [['SOR_095'], ['SOR_232'], ['SOR_046']],
  );

  row(
    'TWI_205: with three units the defender has 2 power less',
    {},
    () =>
      [TWO, ['SOR_095']].map(
        (others) =>
          board({ you: { ground: [wearing('TWI_205', 'SOR_069', 'SOR_069'), ...others] }, them: { ground: ['SOR_046'] } })
            .attack('TWI_205', 'SOR_046')
            .unit('TWI_205').damage,
      ),
    [1, 3],
  );

  row(
    'TWI_206: two resources exhaust a unit with 4 or less power',
    { you: { ground: ['TWI_206'] }, them: { ground: ['SOR_232', 'SOR_046'] } },
    (t) => {
      t.use('TWI_206');
      const offered = t.options();
      return [offered, t.pick('SOR_046').unit('SOR_046').ready, t.ready(0)];
    },
    [['TWI_206', 'SOR_046'], false, 18],
  );

  row('TWI_208: a card as they come', { you: { hand: ['TWI_208'] } }, (t) => t.play('TWI_208').ids(0, 'hand').length, 1);

  row('TWI_208: one less as they go', { you: { ground: ['TWI_208'], hand: ['SOR_078', 'SOR_095', 'SOR_128'] } }, (t) => t.play('SOR_078').pick('SOR_095').ids(0, 'hand'), [
    'SOR_128',
  ]);

  row(
    'TWI_210: readies or exhausts a unit where an opponent paid less than the cost',
    {},
    () =>
      [[DROID], []].map((ground) => {
        const t = board({ you: { ground: ['TWI_210'] }, them: { hand: ['TWI_217'], ground, leader: 'TWI_015', base: 'SOR_029' }, active: 1 }).play('TWI_217');
        if (ground.length > 0) t.pick(DROID).pick('seat 0');
        return t.asks();
      }),
    ['0 mode', '0 action'],
  );

  row(
    'TWI_211: takes an enemy token unit until the regroup phase, ready',
    { you: { hand: ['TWI_211'] }, them: { ground: [spent(DROID), 'SOR_095'] } },
    (t) => {
      const mine = () => t.state.players[0]?.units.map((c) => t.state.id[c]);
      t.play('TWI_211');
      return [mine(), t.unit(DROID).ready, t.nextRound() && mine()];
    },
    [['TWI_211', DROID], true, ['TWI_211']],
  );

  row(
    'TWI_212: may pay 2 for 2 damage to a unit',
    {},
    () =>
      [true, false].map((paid) => {
        const t = board({ you: { hand: ['TWI_212'], base: 'SOR_029' }, them: { ground: ['SOR_046'] } }).play('TWI_212');
        if (paid) t.yes().pick('SOR_046');
        else t.no();
        return [t.unit('SOR_046').damage, t.ready(0)];
      }),
    [
      [2, 15],
      [0, 17],
    ],
  );

  row(
    'TWI_215: may return a unit that costs 3 or less',
    { you: { hand: ['TWI_215'] }, them: { ground: ['SOR_046', 'SOR_095'] } },
    (t) => {
      t.play('TWI_215');
      return [t.options(), t.pick('SOR_095').ids(1, 'hand')];
    },
    [['SOR_095'], ['SOR_095']],
  );

  row(
    'TWI_216: an event may put a Clone of the discard pile under the deck for a card',
    {},
    () =>
      [true, false].map((wanted) => {
        const t = board({ you: { ground: ['TWI_216'], hand: ['TWI_251'], discard: ['TWI_205', 'SOR_095'], deck: ['SOR_063', 'SOR_128'] } }).play('TWI_251');
        if (wanted) t.pick('TWI_205');
        else t.none();
        return [t.ids(0, 'hand'), t.ids(0, 'deck')];
      }),
    [
      [['SOR_063'], ['SOR_128', 'TWI_205']],
      [[], ['SOR_063', 'SOR_128']],
    ],
  );

  row(
    'TWI_217: exhausts an enemy ground unit',
    { you: { hand: ['TWI_217'] }, them: { ground: ['SOR_046'], space: ['SOR_237'] } },
    (t) => [t.play('TWI_217').unit('SOR_046').ready, t.unit('SOR_237').ready],
    [false, true],
  );

  row('TWI_218: the end of its unit brings a Droid', { you: { ground: [wearing('SOR_095', 'TWI_218')], hand: ['SOR_078'] } }, (t) => t.play('SOR_078').units(DROID).length, 1);

  row(
    'TWI_219: its unit cannot be attacked in this phase',
    { you: { hand: ['TWI_219'], ground: ['SOR_095', 'SOR_046'] }, them: { ground: ['SOR_232'] } },
    (t) => t.play('TWI_219').pick('SOR_095').pick('attack SOR_232').options().sort(),
    ['SOR_023', 'SOR_046'],
  );

  it('TWI_220: neither captured, defeated nor returned by enemy abilities, unless the unit has lost its abilities', () => {
    const after = (event: string) =>
      sides({ ground: [{ id: 'SOR_128', upgrades: ['TWI_220'] }] }, { hand: [event], ground: ['SOR_046'] }, { active: 1 })
        .play(event)
        .pick('SOR_128')
        .units('SOR_128').length;
    expect([after('SHD_079'), after('SOR_222')]).toEqual([1, 1]);
    const t = sides({ ground: [{ id: 'SOR_128', upgrades: ['TWI_220'] }] }, { hand: ['SHD_131'], ground: ['SOR_046'] }, { active: 1 }).play('SHD_131');
    expect(t.units('SOR_128')).toHaveLength(1);
  });

  row(
    'TWI_221: an exhausted friend exhausts an enemy',
    {},
    () =>
      [['SOR_095'], [spent('SOR_095')]].map(
        (ground) =>
          board({ you: { hand: ['TWI_221'], ground }, them: { ground: ['SOR_046'] } })
            .play('TWI_221')
            .unit('SOR_046').ready,
      ),
    [false, true],
  );

  it('TWI_222: two Battle Droids unless the opponent gives up a card at random', () => {
    const t = sides({ hand: ['TWI_222'] }, { hand: ['SOR_095'] })
      .play('TWI_222')
      .no();
    expect([t.units('TOKEN_BATTLE_DROID').length, t.ids(1, 'hand').length]).toEqual([2, 1]);
    const u = sides({ hand: ['TWI_222'] }, { hand: ['SOR_095'] })
      .play('TWI_222')
      .yes();
    expect([u.units('TOKEN_BATTLE_DROID').length, u.ids(1, 'discard')]).toEqual([0, ['SOR_095']]);
  });

  row(
    'TWI_223: a card of the own hand for one of the hand of an opponent',
    {},
    () =>
      [['SOR_128'], []].map((hand) => {
        const t = board({ you: { hand: ['TWI_223', ...hand] }, them: { hand: ['SOR_095', 'SOR_046'] } }).play('TWI_223');
        if (t.asks() === '0 target') t.pick('SOR_046');
        return [t.ids(0, 'hand'), t.ids(1, 'hand')];
      }),
    [
      [[], ['SOR_095']],
      [[], ['SOR_095', 'SOR_046']],
    ],
  );

  it('TWI_225: a second of a kind for 5 less, only beside exactly one unit', () => {
    const t = sides({ hand: ['TWI_225', 'SOR_095', 'SOR_164'], ground: ['SOR_046'] }).play('TWI_225');
    expect(t.options()).toEqual(['play SOR_095']);
    const u = sides({ hand: ['TWI_225', 'SOR_095'], ground: ['SOR_046', 'SOR_046'] }).play('TWI_225');
    expect(u.asks()).toBe('1 action');
    const v = sides({ hand: ['TWI_225', 'SOR_095'], ground: ['SOR_095'] })
      .play('TWI_225')
      .pick('play SOR_095');
    expect(v.units('SOR_095')).toHaveLength(2);
  });

  row(
    'TWI_227: a friend captures an enemy that is no Vehicle, two Droids where that costs less',
    {},
    () =>
      ['SOR_046', 'SOR_128'].map((friend) => {
        const t = board({ you: { hand: ['TWI_227'], ground: [friend] }, them: { ground: ['SOR_095', 'SOR_232'] } }).play('TWI_227');
        return [t.unit(friend).captives.map((c) => c.id), t.units(DROID).length];
      }),
    [
      [['SOR_095'], 2],
      [['SOR_095'], 0],
    ],
  );

  row('TWI_229: a Droid as it comes', {}, () => played('TWI_229').units(DROID).length, 1);

  row('TWI_229: a Droid as it goes', { you: { ground: ['TWI_229'], hand: ['SOR_078'] } }, (t) => t.play('SOR_078').units(DROID).length, 1);

  row('TWI_234: four Droids', {}, () => played('TWI_234').units(DROID).length, 4);

  row(
    'TWI_234: exhausts Separatists for 1 damage each to the base',
    { you: { space: ['TWI_234'], ground: [DROID, DROID, 'SOR_095'] } },
    (t) => {
      t.attack('TWI_234', 'SOR_029');
      const offered = t.options();
      return [offered, t.pick(DROID, DROID).base(1)];
    },
    [[DROID, DROID], 6],
  );

  row('TWI_235: its end brings three Droids', { you: { ground: ['TWI_235'], hand: ['SOR_078'] } }, (t) => t.play('SOR_078').units(DROID).length, 3);

  row(
    'TWI_236: 2 less on General Grievous, whose attack has Overwhelm',
    {},
    () =>
      ['TWI_034', 'SOR_095'].map((id) => {
        const t = played('TWI_236', { ground: [id] });
        return [20 - t.ready(0), t.unit(id).keywords];
      }),
    [
      [2, { overwhelm: 1 }],
      [4, { overwhelm: 1 }],
    ],
  );

  row('TWI_237: two Droids', {}, () => played('TWI_237').units(DROID).length, 2);

  row(
    'TWI_238: each player gives up a unit of their choice',
    { you: { hand: ['TWI_238'], ground: ['SOR_128', 'SOR_095'] }, them: { ground: ['SOR_046', 'SOR_232'] } },
    (t) =>
      t
        .play('TWI_238')
        .pick('SOR_128')
        .pick('SOR_046')
        .units()
        .map((u) => u.id),
    ['SOR_095', 'SOR_232'],
  );

  row(
    'TWI_239: 6 damage to each Jedi, a Clone for the player of each that falls',
    { you: { hand: ['TWI_239'], ground: ['SOR_051', 'SOR_095'] }, them: { ground: ['TWI_042'] } },
    (t) => {
      t.play('TWI_239');
      return [t.unit('SOR_051').damage, t.unit('SOR_095').damage, t.state.players[1]?.units.map((c) => t.state.id[c])];
    },
    [6, 0, [CLONE]],
  );

  row('TWI_240: 1 power and HP with three units', {}, () => [TWO, ['SOR_095']].map((others) => numbers(board({ you: { ground: ['TWI_240', ...others] } }), 'TWI_240')), [
    [2, 3],
    [1, 2],
  ]);

  row('TWI_247: its end brings two Clones', { you: { ground: ['TWI_247'], hand: ['SOR_078'] } }, (t) => t.play('SOR_078').units(CLONE).length, 2);

  row(
    'TWI_248: on Ahsoka Tano a unit may attack',
    {},
    () =>
      ['TWI_194', 'SOR_046'].map((id) => {
        const t = board({ you: { hand: ['TWI_248'], ground: [id] } }).play('TWI_248');
        if (t.options().includes(id)) t.pick(id);
        return t.base(1);
      }),
    [5, 0],
  );

  row(
    'TWI_249: 2 power and HP and Saboteur for a Republic and a Separatist unit',
    { you: { hand: ['TWI_249'], ground: ['TWI_205', 'TWI_229', 'SOR_095'] } },
    (t) => {
      t.play('TWI_249').pick('TWI_205').pick('TWI_229');
      return ['TWI_205', 'TWI_229', 'SOR_095'].map((id) => [numbers(t, id), t.unit(id).keywords['saboteur']]);
    },
    [
      [[4, 3], 1],
      [[3, 3], 1],
      [[3, 3], undefined],
    ],
  );

  row(
    'TWI_250: Raid 1 for friendly Troopers, Sentinel for friendly Jedi',
    { you: { hand: ['TWI_250'], ground: ['SOR_095', 'TWI_042', 'SOR_210'] }, them: { ground: ['SOR_128'] } },
    (t) => {
      t.play('TWI_250');
      return ['SOR_095', 'TWI_042', 'SOR_210', 'SOR_128'].map((id) => t.unit(id).keywords);
    },
    [{ raid: 1 }, { sentinel: 1 }, {}, {}],
  );
});
