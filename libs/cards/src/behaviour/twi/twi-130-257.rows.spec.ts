import type { SideSetup } from '#rules';
import { describe, expect, it } from 'vitest';
import { board, CLONE, costOf, DROID, hurt, numbers, rows, spent, times, unitsOf, upgradesOf, wearing } from '../testing/rows.js';

const row = rows(it, expect);
/** With the card itself three units: enough for Coordinate. */
const TWO = ['SOR_095', 'SOR_128'];

describe('Twilight of the Republic, Aggression', () => {
  row(
    'TWI_130: Overwhelm and Saboteur beside a Mandalorian, 1 power beside a Trooper',
    {},
    () =>
      ['SEC_164', 'SOR_095', 'SOR_210'].map((id) => {
        const u = board({ you: { ground: ['TWI_130', id] } }).unit('TWI_130');
        return [u.keywords, u.power];
      }),
    [
      [{ overwhelm: 1, saboteur: 1 }, 2],
      [{}, 3],
      [{}, 2],
    ],
  );
  row(
    'TWI_138: the power of each unit exploited may be damage to an enemy',
    {},
    () =>
      [true, false].map((exploited) => {
        const t = board({ you: { hand: ['TWI_138'], ground: ['SOR_095'] }, them: { ground: ['SOR_046'] } }).play('TWI_138');
        if (exploited) t.pick('SOR_095').pick('SOR_046');
        else t.none();
        return t.unit('SOR_046').damage;
      }),
    [3, 0],
  );
  row(
    'TWI_146: may take 2 damage to the own base for a Tactic of the top eight',
    {},
    () =>
      [true, false].map((wanted) => {
        const t = board({ you: { hand: ['TWI_146'], deck: ['SOR_095', 'SOR_078', 'SOR_128'] } }).play('TWI_146');
        if (wanted) t.yes().pick('SOR_078');
        else t.no();
        return [t.base(0), t.ids(0, 'hand')];
      }),
    [
      [2, ['SOR_078']],
      [0, []],
    ],
  );
  row('TWI_151: 1 less for every 5 damage on the own base', {}, () => [14, 4].map((baseDamage) => costOf('TWI_151', {}) - costOf('TWI_151', { baseDamage })), [2, 0]);
  row(
    'TWI_151: 2 damage to an enemy and to each other of its name',
    { you: { hand: ['TWI_151'] }, them: { ground: ['SOR_046', 'SOR_046', 'SOR_232'] } },
    (t) => [t.play('TWI_151').pick('SOR_046').unit('SOR_046').damage, t.unit('SOR_046', 1).damage, t.unit('SOR_232').damage],
    [2, 2, 0],
  );
  row(
    'TWI_152: two cards on Mace Windu, none on another',
    {},
    () =>
      ['SOR_149', 'SOR_095'].map(
        (id) =>
          board({ you: { hand: ['TWI_152'], ground: [id] } })
            .play('TWI_152')
            .ids(0, 'hand').length,
      ),
    [2, 0],
  );
  row(
    'TWI_153: 2 power for up to three units that share a trait',
    { you: { hand: ['TWI_153'], ground: ['SOR_095', 'SOR_128', 'SOR_210'], space: ['SOR_237'] } },
    (t) => {
      t.play('TWI_153').pick('SOR_095');
      const sharing = t.options();
      t.pick('SOR_237');
      return [sharing, ['SOR_095', 'SOR_237', 'SOR_128', 'SOR_210'].map((id) => t.unit(id).power)];
    },
    [
      ['SOR_128', 'SOR_237'],
      [5, 4, 3, 4],
    ],
  );
  row(
    'TWI_156: 4, 3, 2 and 1 damage to four units',
    { you: { hand: ['TWI_156'] }, them: { ground: ['SOR_046', 'SOR_232', 'SOR_051', 'SEC_098'] } },
    (t) => {
      const order = ['SOR_046', 'SOR_232', 'SOR_051', 'SEC_098'];
      t.play('TWI_156');
      for (const id of order) if (t.asks() === '0 target') t.pick(id);
      return order.map((id) => t.unit(id).damage);
    },
    [4, 3, 2, 1],
  );
  row(
    'TWI_162: with three units 2 damage to a friend and to an enemy of its arena',
    {},
    () =>
      [TWO, ['SOR_095']].map((ground) => {
        const t = board({ you: { hand: ['TWI_162'], ground }, them: { ground: ['SOR_046'], space: ['SOR_237'] } }).play('TWI_162');
        if (t.asks() === '0 optional') t.yes().pick('SOR_095');
        if (t.asks() === '0 target') t.pick('SOR_095');
        return [t.unit('SOR_095').damage, t.unit('SOR_046').damage, t.unit('SOR_237').damage];
      }),
    [
      [2, 2, 0],
      [0, 0, 0],
    ],
  );
  row(
    'TWI_167: may deal 2 to a ground unit',
    { you: { hand: ['TWI_167'] }, them: { ground: ['SOR_046'], space: ['SOR_237'] } },
    (t) => {
      t.play('TWI_167');
      return [t.options(), t.pick('SOR_046').unit('SOR_046').damage];
    },
    [['TWI_167', 'SOR_046'], 2],
  );
  row('TWI_172: an attack with Grit', { you: { hand: ['TWI_172'], ground: [hurt('SOR_046', 3)] } }, (t) => t.play('TWI_172').base(1), 6);
  row(
    'TWI_176: two enemies of one arena deal their power to each other',
    { you: { hand: ['TWI_176'] }, them: { ground: ['SOR_046', 'SOR_232'], space: ['SOR_237'] } },
    (t) => {
      t.play('TWI_176').pick('SOR_046');
      return [t.unit('SOR_046').damage, t.unit('SOR_232').damage, t.unit('SOR_237').damage];
    },
    [6, 3, 0],
  );
  row(
    'TWI_177: each player loses a resource and two cards, each ground unit takes 4',
    { you: { hand: ['TWI_177', 'SOR_063'], ground: ['SOR_046'], space: ['SOR_237'] }, them: { hand: ['SOR_095', 'SOR_128'], ground: ['SOR_232'] } },
    (t) => {
      t.play('TWI_177');
      while (t.asks().endsWith('target')) t.pick(t.options()[0] as string);
      return [([0, 1] as const).map((seat) => [t.ids(seat, 'resources').length, t.ids(seat, 'hand').length]), ['SOR_046', 'SOR_232', 'SOR_237'].map((id) => t.unit(id).damage)];
    },
    [
      [
        [19, 0],
        [19, 0],
      ],
      [4, 4, 0],
    ],
  );
  row(
    'TWI_178: readies up to three units, with 1 power and Overwhelm',
    { you: { hand: ['TWI_178'], ground: [spent('SOR_046'), spent('SOR_095')] } },
    (t) => {
      t.play('TWI_178').none();
      t.pick('SOR_046');
      return [t.unit('SOR_046').ready, t.unit('SOR_046').power, t.unit('SOR_046').keywords, t.unit('SOR_095').ready];
    },
    [true, 4, { overwhelm: 1 }, false],
  );
});

describe('Twilight of the Republic, Cunning', () => {
  row(
    'TWI_179: may exhaust a friendly Droid for 2 power',
    {},
    () =>
      [DROID, 'SOR_095'].map((id) => {
        const t = board({ you: { space: ['TWI_179'], ground: [id] } }).attack('TWI_179', 'SOR_029');
        if (t.asks() === '0 target') t.pick(DROID);
        return [t.base(1), t.unit(id).ready];
      }),
    [
      [3, false],
      [1, true],
    ],
  );
  row('TWI_179: so does General Grievous as a leader', { you: { space: ['TWI_179'], leader: 'TWI_015' } }, (t) => t.attack('TWI_179', 'SOR_029').pick('TWI_015').base(1), 3);
  row(
    'TWI_184: another Separatist may exhaust a unit that costs no more',
    {},
    () =>
      ['TWI_229', 'SOR_063'].map((id) => {
        const t = board({ you: { ground: ['TWI_184'], hand: [id] }, them: { ground: ['SOR_095', 'SOR_046'] } }).play(id);
        if (t.options().includes('TWI_184')) t.pick('TWI_184');
        if (t.asks() !== '0 target') return 'nothing asked';
        return [t.options().includes('SOR_046'), t.pick('SOR_095').unit('SOR_095').ready];
      }),
    [[false, false], 'nothing asked'],
  );
  row(
    'TWI_185: may exhaust a unit of each opponent',
    { you: { hand: ['TWI_185'], ground: ['SOR_095'] }, them: { ground: ['SOR_046', 'SOR_128'] } },
    (t) => {
      t.play('TWI_185');
      return [t.options(), t.pick('SOR_046').unit('SOR_046').ready];
    },
    [['SOR_046', 'SOR_128'], false],
  );
  row(
    'TWI_185: and a resource as he attacks',
    {},
    () =>
      [true, false].map((wanted) => {
        const t = board({ you: { ground: ['TWI_185'] } }).attack('TWI_185', 'SOR_029');
        return (wanted ? t.yes() : t.no()).ready(1);
      }),
    [19, 20],
  );
  row(
    'TWI_186: a resource readied for each friend that fell in this phase',
    {},
    () =>
      [2, 0].map((n) => {
        const t = board({ you: { ground: ['TWI_186', 'SOR_128', 'SOR_128'], hand: ['SOR_078', 'SOR_078'] }, them: { ground: ['SOR_095', 'SOR_095'] } });
        for (let i = 0; i < 2; i++)
          t.play('SOR_078')
            .pick(n > 0 ? 'SOR_128' : 'SOR_095')
            .pass();
        const before = t.ready(0);
        return t.attack('TWI_186', 'SOR_029').ready(0) - before;
      }),
    [2, 0],
  );
  row(
    'TWI_187: captures up to three enemies with 8 remaining HP in all',
    { you: { hand: ['TWI_187'] }, them: { ground: ['SOR_095', 'SOR_063', 'SOR_128', 'SOR_051'] } },
    (t) => {
      t.play('TWI_187').pick('SOR_095');
      const within = t.options();
      return [within, t.pick('SOR_063').pick('SOR_128').unit('TWI_187').captives.length];
    },
    [['SOR_063', 'SOR_128'], 3],
  );
  row(
    'TWI_187: the defender may rescue a card, for two cards of his player',
    {},
    () =>
      [true, false].map((wanted) => {
        const t = board({ you: { ground: [{ id: 'TWI_187', captives: ['SOR_095'] }] } }).attack('TWI_187', 'SOR_029');
        if (wanted) t.yes();
        else t.no();
        return [t.units('SOR_095').length, t.ids(0, 'hand').length];
      }),
    [
      [1, 2],
      [0, 0],
    ],
  );
  row(
    'TWI_188: a card of as many as units fell in this phase',
    { you: { hand: ['SOR_078', 'TWI_188'], ground: ['SOR_038'], deck: ['SOR_095', 'SOR_128', 'SOR_063'] }, them: { ground: ['SOR_046'] } },
    (t) => {
      t.play('SOR_078').pick('SOR_046').pass().attack('SOR_038', 'SOR_029').pass().play('TWI_188');
      if (t.asks() === '0 search') t.pick('SOR_095');
      return [t.ids(0, 'hand'), t.ids(0, 'deck')];
    },
    [['SOR_095'], ['SOR_128', 'SOR_063']],
  );
  row(
    'TWI_188: looking is not searching, of which there would be twice as many',
    { you: { hand: ['SOR_078', 'TWI_188'], ground: [wearing('SOR_038', 'ASH_084')], deck: ['SOR_095', 'SOR_128', 'SOR_063'] }, them: { ground: ['SOR_046'] } },
    (t) => {
      t.play('SOR_078').pick('SOR_046').pass().attack('SOR_038', 'SOR_029').pass().play('TWI_188');
      if (t.asks() === '0 search') t.pick('SOR_095');
      return [t.ids(0, 'hand'), t.ids(0, 'deck')];
    },
    [['SOR_095'], ['SOR_128', 'SOR_063']],
  );
  row('TWI_188: none where no unit fell', { you: { hand: ['TWI_188'] } }, (t) => t.play('TWI_188').ids(0, 'hand').length, 0);
  row(
    'TWI_189: a unit that fell in this phase returns ready for 2 less, and is defeated in the regroup phase',
    { you: { hand: ['SOR_078', 'TWI_189'], ground: ['SOR_046'], discard: ['SOR_063'] } },
    (t) => {
      t.play('SOR_078').pass();
      const before = t.ready(0);
      t.play('TWI_189');
      if (t.asks() === '0 target') t.pick('play SOR_046');
      const { ready } = t.unit('SOR_046');
      const paid = before - t.ready(0) - costOf('TWI_189', {}) - costOf('SOR_046', {});
      return [ready, paid, t.nextRound().units('SOR_046').length];
    },
    [true, -2, 0],
  );
  row(
    'TWI_190: three ready Droids',
    { you: { hand: ['TWI_190'] } },
    (t) =>
      t
        .play('TWI_190')
        .units(DROID)
        .map((u) => u.ready),
    [true, true, true],
  );
  row(
    'TWI_191: may return a friend that is neither leader nor Vehicle',
    { you: { hand: ['TWI_191'], ground: ['SOR_095', 'SOR_232'] }, them: { ground: ['SOR_046'] } },
    (t) => {
      t.play('TWI_191');
      return [t.options(), t.pick('SOR_095').ids(0, 'hand')];
    },
    [['SOR_095'], ['SOR_095']],
  );
  row(
    'TWI_192: with three units an enemy has 3 power less',
    {},
    () =>
      [TWO, ['SOR_095']].map(
        (others) =>
          board({ you: { ground: ['TWI_192', ...others] }, them: { ground: ['SOR_232'] } })
            .attack('TWI_192', 'SOR_029')
            .unit('SOR_232').power,
      ),
    [3, 6],
  );
  row(
    'TWI_194: Ambush while her player controls fewer units',
    {},
    () =>
      [2, 1].map((n) => {
        const t = board({ you: { hand: ['TWI_194'] }, them: { ground: times(n, 'SOR_046') } }).play('TWI_194');
        return t.asks();
      }),
    ['0 optional', '1 action'],
  );
  row('TWI_194: two resources return her and her upgrades', { you: { ground: [wearing('TWI_194', 'SOR_069')] } }, (t) => [t.use('TWI_194').ids(0, 'hand').sort(), t.ready(0)], [
    ['SOR_069', 'TWI_194'],
    18,
  ]);
  row('TWI_197: 1 less with three units', {}, () => [[...TWO, 'SOR_046'], TWO].map((ground) => costOf('TWI_197', {}) - costOf('TWI_197', { ground })), [1, 0]);
  row(
    'TWI_198: may return an enemy with less power',
    { you: { hand: ['TWI_198'] }, them: { ground: ['SOR_232', 'SOR_095', 'SOR_046'] } },
    (t) => {
      t.play('TWI_198');
      return [t.options(), t.pick('SOR_046').ids(1, 'hand')];
    },
    [['SOR_095', 'SOR_046'], ['SOR_046']],
  );
  row(
    'TWI_199: returns a unit that costs 3 or less and each enemy of its name',
    { you: { hand: ['TWI_199'], ground: ['SOR_095'] }, them: { ground: ['SOR_095', 'SOR_095', 'SOR_046'] } },
    (t) => {
      t.play('TWI_199');
      const offered = t.options();
      t.move({ pick: [offered.length - 1] });
      return [offered, t.ids(1, 'hand'), t.units().map((u) => u.id)];
    },
    [
      ['SOR_095', 'SOR_095', 'SOR_095'],
      ['SOR_095', 'SOR_095'],
      ['SOR_095', 'SOR_046'],
    ],
  );
  row(
    'TWI_200: exhausts a unit that is not unique, and a Clone',
    { you: { hand: ['TWI_200'] }, them: { ground: ['SOR_095', 'SOR_051'] } },
    (t) => [t.play('TWI_200').unit('SOR_095').ready, t.unit('SOR_051').ready, t.units(CLONE).length],
    [false, true, 1],
  );
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
});

describe('Twilight of the Republic, one aspect or none', () => {
  const played = (card: string, you: SideSetup = {}) => board({ you: { ...you, hand: [card, ...(you.hand ?? [])] } }).play(card);
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
  row('TWI_251: two Clones', {}, () => played('TWI_251').units(CLONE).length, 2);
  row(
    'TWI_252: an opponent puts their discard pile under their deck',
    { you: { hand: ['TWI_252'] }, them: { discard: ['SOR_095', 'SOR_128'], deck: ['SOR_046'] } },
    (t) => {
      t.play('TWI_252');
      return [t.ids(1, 'discard'), t.ids(1, 'deck')[0], t.ids(1, 'deck').length];
    },
    [[], 'SOR_046', 3],
  );
  row(
    'TWI_256: its unit may deal 1 to a ground unit',
    { you: { hand: ['TWI_256'], ground: ['SOR_095'] }, them: { ground: ['SOR_046'], space: ['SOR_237'] } },
    (t) => {
      t.play('TWI_256').pick('SOR_095');
      const offered = t.options();
      return [offered, t.pick('SOR_046').unit('SOR_046').damage, upgradesOf(t, 'SOR_095')];
    },
    [['SOR_095', 'SOR_046'], 1, ['TWI_256']],
  );
  row(
    'TWI_257: two cards, and without a token unit two of the hand under the deck',
    {},
    () =>
      [[DROID], []].map((ground) => {
        const t = board({ you: { hand: ['TWI_257', 'SOR_232'], ground, deck: ['SOR_095', 'SOR_128', 'SOR_063'] } }).play('TWI_257');
        if (ground.length === 0) t.pick('SOR_095', 'SOR_232').pick('SOR_232', 'SOR_095');
        return [t.ids(0, 'hand').sort(), t.ids(0, 'deck')];
      }),
    [
      [['SOR_095', 'SOR_128', 'SOR_232'], ['SOR_063']],
      [['SOR_128'], ['SOR_063', 'SOR_232', 'SOR_095']],
    ],
  );
});
