import { createEngine, isRefusal, type Setup, type Table } from '#rules';
import { describe, expect, it } from 'vitest';
import { playableBook } from '../book.js';
import { starterDeck } from '../starter-decks.js';
import { asPilot, board, costOf, DROID, hurt, numbers, rows, SHIELD, spent, TIE, times, unitsOf, upgradesOf, wearing, XP, XWING } from '../testing/rows.js';

const row = rows(it, expect);

describe('Jump to Lightspeed, leaders', () => {
  row(
    'JTL_002: may use a When Defeated ability again, exhausted for it',
    {},
    () =>
      [true, false].map((wanted) => {
        const t = board({ you: { leader: 'JTL_002', ground: ['TWI_032'], hand: ['SOR_078'] } }).play('SOR_078');
        if (wanted) t.yes();
        else t.no();
        return t.units(DROID).length;
      }),
    [2, 1],
  );
  row(
    'JTL_003: a card, and a Shield with a unit in each arena',
    {},
    () =>
      [['SOR_237'], []].map((space) => {
        const t = board({ you: { leader: 'JTL_003', hand: ['SOR_095'], space } })
          .use('JTL_003')
          .pick('play SOR_095');
        if (t.asks() === '0 target') t.pick('SOR_095');
        return upgradesOf(t, 'SOR_095');
      }),
    [[SHIELD], []],
  );
  row(
    'JTL_004: heals 2 from a Vehicle that attacked in this phase',
    {},
    () =>
      [true, false].map((attacked) => {
        const t = board({ you: { leader: 'JTL_004', space: [hurt('SOR_237', 2)] } });
        if (attacked) t.attack('SOR_237', 'SOR_029').pass();
        return t.use('JTL_004').unit('SOR_237').damage;
      }),
    [0, 2],
  );
  row(
    'JTL_007: 2 power and HP for a Resistance unit',
    { you: { leader: 'JTL_007', space: ['JTL_247'], ground: ['SOR_095'] } },
    (t) => [numbers(t.use('JTL_007'), 'JTL_247'), numbers(t, 'SOR_095')],
    [
      [4, 4],
      [3, 3],
    ],
  );
  row(
    'JTL_008: a card with Piloting for 1 less',
    {},
    () =>
      [true, false].map((led) => {
        const t = board({ you: { leader: 'JTL_008', base: 'SOR_020', hand: ['JTL_057'], space: ['SOR_237'] } });
        if (led) t.use('JTL_008');
        asPilot(t, 'JTL_057');
        return t.ready(0);
      }),
    [19, 18],
  );
  row(
    'JTL_010: 1 damage to a base once a First Order card was played',
    {},
    () =>
      ['JTL_132', 'SOR_128'].map((id) => {
        const t = board({ you: { leader: 'JTL_010', hand: [id] } })
          .play(id)
          .pass()
          .use('JTL_010');
        if (t.asks() === '0 target') t.pick('SOR_029');
        return t.base(1);
      }),
    [1, 0],
  );
  row(
    'JTL_016: exhausts a unit for an X-Wing of its player',
    { you: { leader: 'JTL_016' }, them: { ground: ['SOR_046'] } },
    (t) => [t.use('JTL_016').unit('SOR_046').ready, unitsOf(t, 1)],
    [false, ['SOR_046', XWING]],
  );
  row(
    'JTL_017: 1 power where revealed card and attacker have different odd costs',
    {},
    () =>
      ['SOR_128', 'SOR_095', 'SOR_063'].map((top) =>
        board({ you: { leader: 'JTL_017', deck: [top], ground: ['SOR_063'] } })
          .use('JTL_017')
          .base(1),
      ),
    [3, 2, 2],
  );
});

/** A game from its beginning with this base, player 0 to begin. */
const begin = (base: string): Table => {
  const setup = { players: [{ ...starterDeck('luke'), base }, starterDeck('vader')] } as Setup;
  const first = createEngine(playableBook()).create(setup, 'a');
  if (isRefusal(first)) throw new Error(first.detail);
  const t = board({});
  t.state = first.state;
  return t.pick('seat 0');
};

describe('Jump to Lightspeed, bases that change the start', () => {
  row(
    'JTL_021: a starting hand of one card less',
    {},
    () => {
      const t = begin('JTL_021');
      return [t.ids(0, 'hand').length, t.ids(1, 'hand').length, t.asks()];
    },
    [5, 6, '0 mulligan'],
  );
  row(
    'JTL_028: a starting hand of three more, no mulligan, and three under the deck as the first action phase starts',
    {},
    () => {
      const t = begin('JTL_028');
      const start = [t.ids(0, 'hand').length, t.asks()];
      t.no();
      while (t.decision.kind === 'resource') t.move({ pick: [0, 1] });
      t.move({ pick: [0, 1, 2] });
      if (t.asks() === '0 target') t.move({ pick: [2, 1, 0] });
      return [start, t.ids(0, 'hand').length, t.asks()];
    },
    [[9, '1 mulligan'], 4, '0 action'],
  );
});

describe('Jump to Lightspeed, Vigilance with Pilots', () => {
  row(
    'JTL_035: its ship takes 1 power and HP from an enemy of its arena',
    { you: { space: [wearing('SOR_237', 'JTL_035')] }, them: { space: ['SEC_037'], ground: ['SOR_046'] } },
    (t) => [numbers(t.attack('SOR_237', 'SOR_029'), 'SEC_037'), numbers(t, 'SOR_046')],
    [
      [5, 6],
      [3, 7],
    ],
  );
  row(
    'JTL_038: may attach a friendly Pilot unit',
    {},
    () =>
      [true, false].map((wanted) => {
        const t = board({ you: { hand: ['JTL_038'], ground: ['JTL_057'] } }).play('JTL_038');
        if (wanted) t.yes();
        else t.no();
        return [upgradesOf(t, 'JTL_038'), t.units('JTL_057').length];
      }),
    [
      [['JTL_057'], 0],
      [[], 1],
    ],
  );
  row(
    'JTL_041: defeats an enemy, and its copies in deck and hand are discarded',
    { you: { hand: ['JTL_041'] }, them: { ground: ['SOR_095', 'SOR_046'], hand: ['SOR_095', 'SOR_128'], deck: ['SOR_095', 'SOR_063'] } },
    (t) => {
      t.play('JTL_041').pick('SOR_095').pick('SOR_095');
      return [t.ids(1, 'hand'), t.ids(1, 'deck'), t.ids(1, 'discard').length];
    },
    [['SOR_128'], ['SOR_063'], 3],
  );
  row('JTL_045: as a Pilot she gives Restore 1', { you: { space: [wearing('SOR_237', 'JTL_045')] } }, (t) => t.unit('SOR_237').keywords, { restore: 1 });
  row(
    'JTL_050: attaches to The Ghost, with 3 power and HP and Grit for it',
    { you: { space: ['JTL_050', 'JTL_053'] } },
    (t) => {
      const [power, hp] = numbers(t, 'JTL_053');
      t.use('JTL_050');
      const [after, afterHp] = numbers(t, 'JTL_053');
      return [after - power, afterHp - hp, t.unit('JTL_053').keywords['grit'], t.units('JTL_050').length, t.ready(0)];
    },
    [3, 3, 1, 0, 19],
  );
  row(
    'JTL_056: may move an upgrade that is no Pilot to another unit',
    {},
    () =>
      [true, false].map((wanted) => {
        const t = board({ you: { ground: ['JTL_056', 'SOR_095'] }, them: { ground: [wearing('SOR_046', 'SOR_069')] } }).attack('JTL_056', 'SOR_029');
        if (wanted) t.pick('SOR_069').pick('SOR_095');
        else t.none();
        return [upgradesOf(t, 'SOR_095'), upgradesOf(t, 'SOR_046')];
      }),
    [
      [['SOR_069'], []],
      [[], ['SOR_069']],
    ],
  );
  row(
    'JTL_057: as a Pilot it may heal 2, as a unit nothing',
    {},
    () =>
      [true, false].map((flown) => {
        const t = board({ you: { hand: ['JTL_057'], space: ['SOR_237'], ground: [hurt('SOR_046', 3)] } });
        if (flown) asPilot(t, 'JTL_057').pick('SOR_046');
        else t.play('JTL_057');
        return t.unit('SOR_046').damage;
      }),
    [1, 3],
  );
  row(
    'JTL_060: its end may take 1 power and HP',
    { you: { ground: ['JTL_060'], hand: ['SOR_078'] }, them: { ground: ['SOR_046'] } },
    (t) => numbers(t.play('SOR_078').pick('JTL_060').pick('SOR_046'), 'SOR_046'),
    [2, 6],
  );
  row(
    'JTL_066: its ship may heal 2 from among units',
    { you: { space: [wearing('SOR_237', 'JTL_066')], ground: [hurt('SOR_046', 3)] } },
    (t) => t.attack('SOR_237', 'SOR_029').yes().divide(2, 0).unit('SOR_046').damage,
    1,
  );
  row('JTL_070: three Experience', { you: { hand: ['JTL_070'] } }, (t) => upgradesOf(t.play('JTL_070'), 'JTL_070'), [XP, XP, XP]);
  row(
    'JTL_070: may hand one upgrade to another Vehicle after its attack',
    { you: { space: [wearing('JTL_070', XP), 'SOR_237'], ground: ['SOR_095'] } },
    (t) => [upgradesOf(t.attack('JTL_070', 'SOR_029').pick(XP), 'SOR_237'), upgradesOf(t, 'JTL_070')],
    [[XP], []],
  );
  row(
    'JTL_071: its end heals up to 3',
    { you: { space: ['JTL_071'], ground: [hurt('SOR_046', 4)], hand: ['SOR_078'] } },
    (t) => t.play('SOR_078').pick('JTL_071').pick('SOR_046').pick('3').unit('SOR_046').damage,
    1,
  );
});

describe('Jump to Lightspeed, Command', () => {
  row(
    'JTL_083: may pay 3 to board a Fighter or Transport and take it',
    {},
    () =>
      [true, false].map((paid) => {
        const t = board({ you: { hand: ['JTL_083'] }, them: { space: ['SOR_225', 'JTL_143'] } }).play('JTL_083');
        if (paid) t.yes();
        else t.no();
        return unitsOf(t, 0);
      }),
    [['SOR_225'], ['JTL_083']],
  );
  row(
    'JTL_083: the owner of the ship has it back once the thief is gone',
    { you: { hand: ['JTL_083'] }, them: { space: ['SOR_225'], hand: ['SOR_251'] } },
    (t) => {
      t.play('JTL_083').yes().play('SOR_251');
      return [unitsOf(t, 0), unitsOf(t, 1)];
    },
    [[], ['SOR_225']],
  );
  row(
    'JTL_084: a TIE Fighter as a Pilot, none as a unit',
    {},
    () =>
      [true, false].map((flown) => {
        const t = board({ you: { hand: ['JTL_084'], space: ['SOR_237'] } });
        return (flown ? asPilot(t, 'JTL_084') : t.play('JTL_084')).units(TIE).length;
      }),
    [1, 0],
  );
  row(
    'JTL_087: a TIE Fighter as it comes',
    { you: { hand: ['JTL_087'] } },
    (t) => {
      t.play('JTL_087');
      if (t.asks() === '0 order') t.pick('JTL_087');
      return t.units(TIE).length;
    },
    1,
  );
  row('JTL_087: a TIE Fighter as it goes', { you: { space: ['JTL_087'], hand: ['SOR_078'] } }, (t) => t.play('SOR_078').units(TIE).length, 1);
  row(
    'JTL_088: may give another First Order unit 2 power and HP',
    { you: { hand: ['JTL_088'], ground: ['JTL_132', 'SOR_095'] } },
    (t) => {
      t.play('JTL_088');
      return [t.options(), numbers(t.pick('JTL_132'), 'JTL_132')];
    },
    [['JTL_132'], [4, 3]],
  );
  row(
    'JTL_094: defeated as an upgrade he may move to the ground arena instead, exhausted',
    {},
    () =>
      [true, false].map((wanted) => {
        const t = board({ you: { space: [wearing('SOR_237', 'JTL_094')] }, them: { hand: ['SOR_251'] }, active: 1 }).play('SOR_251');
        if (wanted) t.yes();
        else t.no();
        return t.units('JTL_094').map((u) => [u.arena, u.ready]);
      }),
    [[['ground', false]], []],
  );
  row(
    'JTL_097: may attack with a Pilot, with 1 power and Restore 1',
    { you: { hand: ['JTL_097'], ground: ['JTL_057', 'SOR_095'], baseDamage: 3 } },
    (t) => {
      t.play('JTL_097');
      const offered = t.options();
      return [offered, t.pick('JTL_057').base(1), t.base(0)];
    },
    [['JTL_057'], 2, 2],
  );
  row(
    'JTL_098: played as a unit, the next Resistance card costs 1 less',
    {},
    () =>
      ['JTL_247', 'SOR_237'].map((id) => {
        const t = board({ you: { hand: ['JTL_098', id], base: 'SOR_023', leader: 'JTL_007' } })
          .play('JTL_098')
          .pass();
        const before = t.ready(0);
        return before - t.play(id).ready(0);
      }),
    [1, 2],
  );
  row(
    'JTL_098: as a Pilot a Resistance card of the top five',
    { you: { hand: ['JTL_098'], space: ['SOR_237'], deck: ['SOR_095', 'JTL_247', 'SOR_128'] } },
    (t) => asPilot(t, 'JTL_098').pick('JTL_247').ids(0, 'hand'),
    ['JTL_247'],
  );
  row('JTL_101: 1 less for each friendly Pilot', {}, () => costOf('JTL_101') - costOf('JTL_101', { ground: ['JTL_057'], space: [wearing('SOR_237', 'JTL_045')] }), 2);
  row(
    'JTL_101: an X-Wing as a Pilot boards it',
    { you: { space: ['JTL_101'], hand: ['JTL_045', 'SOR_069'] } },
    (t) => {
      asPilot(t, 'JTL_045');
      const boarded = t.units(XWING).length;
      t.pass().play('SOR_069');
      if (t.asks() === '0 target') t.pick('JTL_101');
      return [boarded, t.units(XWING).length];
    },
    [1, 1],
  );
  row(
    'JTL_109: his ship has Sentinel with a unit in each arena',
    {},
    () => [['SOR_095'], []].map((ground) => board({ you: { space: [wearing('SOR_237', 'JTL_109')], ground } }).unit('SOR_237').keywords),
    [{ sentinel: 1 }, {}],
  );
  row(
    'JTL_116: indirect damage for each friendly Vehicle',
    { you: { hand: ['JTL_116'], space: ['SOR_237'], ground: ['SOR_095'] } },
    (t) => t.play('JTL_116').pick('seat 1').base(1),
    2,
  );
});

describe('Jump to Lightspeed, Aggression', () => {
  row('JTL_132: 1 indirect damage as it attacks', { you: { ground: ['JTL_132'] } }, (t) => t.attack('JTL_132', 'SOR_029').pick('seat 1').base(1), 3);
  row('JTL_132: and at its end', { you: { ground: ['JTL_132'], hand: ['SOR_078'] } }, (t) => t.play('SOR_078').pick('seat 1').base(1), 1);
  row(
    'JTL_137: Overwhelm with 4 power, Raid 1 with 6',
    {},
    () => [0, 1, 2].map((n) => board({ you: { space: [wearing('JTL_137', ...times(n, 'ASH_228'))] } }).unit('JTL_137').keywords),
    [{}, { overwhelm: 1 }, { overwhelm: 1, raid: 1 }],
  );
  row(
    'JTL_138: 1 less once indirect damage was dealt',
    {},
    () =>
      ['JTL_149', 'SOR_237'].map((id) => {
        const t = board({ you: { hand: ['JTL_138'], space: [id] } })
          .attack(id, 'SOR_029')
          .pass();
        const before = t.ready(0);
        return before - t.play('JTL_138').ready(0) - costOf('JTL_138');
      }),
    [-1, 0],
  );
  row(
    'JTL_139: his ship deals 2 indirect damage, 3 as an Underworld unit',
    {},
    () =>
      ['SOR_237', 'JTL_182'].map((id) => {
        const t = board({ you: { space: [wearing(id, 'JTL_139')] } });
        const { power } = t.unit(id);
        return t.attack(id, 'SOR_029').pick('seat 1').base(1) - power;
      }),
    [2, 3],
  );
  row(
    'JTL_140: 1 damage to each of up to three units',
    { you: { hand: ['JTL_140'] }, them: { ground: ['SOR_046', 'SOR_095', 'SOR_210', 'SOR_232'] } },
    (t) => {
      t.play('JTL_140').pick('SOR_046', 'SOR_095', 'SOR_210');
      return ['SOR_046', 'SOR_095', 'SOR_210', 'SOR_232'].map((id) => t.unit(id).damage);
    },
    [1, 1, 1, 0],
  );
  row(
    'JTL_144: leaves a unit with 1 HP',
    {},
    () =>
      [0, 3].map(
        (damage) =>
          board({ you: { hand: ['JTL_144'] }, them: { ground: [hurt('SOR_046', damage)] } })
            .play('JTL_144')
            .unit('SOR_046').damage,
      ),
    [6, 6],
  );
  row(
    'JTL_145: as a Pilot he may ready a Resistance unit for 2',
    {},
    () =>
      [true, false].map((paid) => {
        const t = asPilot(board({ you: { hand: ['JTL_145'], space: ['SOR_237'], ground: [spent('JTL_248'), spent('SOR_095')] } }), 'JTL_145').pick('SOR_237');
        const before = t.ready(0);
        if (paid) t.yes();
        else t.no();
        return [t.unit('JTL_248').ready, before - t.ready(0)];
      }),
    [
      [true, 2],
      [false, 0],
    ],
  );
  row('JTL_146: an attack with a Fighter, with 2 power more', { you: { ground: ['JTL_146', 'SOR_095'], space: ['SOR_237'] } }, (t) => t.use('JTL_146').base(1), 4);
  row('JTL_149: 3 indirect damage to the defender', { you: { space: ['JTL_149'] } }, (t) => t.attack('JTL_149', 'SOR_029').base(1), 4);
  row(
    'JTL_151: may deal 2 to a damaged unit',
    { you: { space: ['JTL_151'] }, them: { ground: [hurt('SOR_046', 1), 'SOR_232'] } },
    (t) => {
      t.attack('JTL_151', 'SOR_029');
      return [t.options(), t.pick('SOR_046').unit('SOR_046').damage];
    },
    [['SOR_046'], 3],
  );
  row(
    'JTL_152: indirect damage of its power, and a card where a base was damaged',
    {},
    () =>
      [
        [3, 0],
        [0, 3],
      ].map((amounts) => {
        const t = board({ you: { space: ['JTL_152'] }, them: { ground: ['SOR_046'] } }).attack('JTL_152', 'SOR_029');
        const base = t.options().indexOf('SOR_029');
        t.divide(...(base === 0 ? amounts : [...amounts].reverse()));
        return [t.base(1), t.unit('SOR_046').damage, t.ids(0, 'hand').length];
      }),
    [
      [6, 0, 1],
      [3, 3, 0],
    ],
  );
  row(
    'JTL_153: may deal as much damage as there are cards in the hand',
    { you: { hand: ['JTL_153', 'SOR_095', 'SOR_128'] }, them: { ground: ['SOR_046'] } },
    (t) => t.play('JTL_153').pick('SOR_046').unit('SOR_046').damage,
    2,
  );
  row(
    'JTL_155: two ready TIE Fighters for an opponent, a Vehicle for 3 less',
    { you: { hand: ['JTL_155', 'SOR_232', 'SOR_095'] } },
    (t) => {
      const before = t.ready(0);
      t.play('JTL_155');
      if (t.asks() === '0 target') t.pick('play SOR_232');
      return [
        t.units(TIE).map((u) => u.ready),
        unitsOf(t, 1)?.length,
        before -
          t.ready(0) -
          costOf('SOR_232') -
          (20 -
            board({ you: { hand: ['JTL_155'] } })
              .play('JTL_155')
              .ready(0)),
      ];
    },
    [[true, true], 2, -3],
  );
  row(
    'JTL_157: readies as it attacks, once each round',
    { you: { space: ['JTL_157'] } },
    (t) => [t.attack('JTL_157', 'SOR_029').unit('JTL_157').ready, t.pass().attack('JTL_157', 'SOR_029').unit('JTL_157').ready],
    [true, false],
  );
  row(
    'JTL_158: 1 damage to itself without another Fighter',
    {},
    () =>
      [[], ['SOR_237']].map(
        (space) =>
          board({ you: { hand: ['JTL_158'], space } })
            .play('JTL_158')
            .unit('JTL_158').damage,
      ),
    [1, 0],
  );
  row(
    'JTL_160: may give a ground unit 2 power',
    { you: { space: ['JTL_160'], ground: ['SOR_095'] } },
    (t) => numbers(t.attack('JTL_160', 'SOR_029').pick('SOR_095'), 'SOR_095'),
    [5, 3],
  );
  row(
    'JTL_161: friendly Vehicles have 1 power and Overwhelm',
    { you: { ground: ['JTL_161', 'SOR_095'], space: ['SOR_237'] } },
    (t) => [t.unit('SOR_237').power, t.unit('SOR_237').keywords, t.unit('SOR_095').power],
    [3, { overwhelm: 1 }, 3],
  );
  row('JTL_162: its end deals 3 indirect damage', { you: { space: ['JTL_162'], hand: ['SOR_078'] } }, (t) => t.play('SOR_078').pick('seat 1').base(1), 3);
  row(
    'JTL_163: 1 less for each damaged ground unit',
    {},
    () => costOf('JTL_163') - costOf('JTL_163', { ground: [hurt('SOR_046', 1), 'SOR_095'], space: [hurt('SOR_237', 1)] }, { ground: [hurt('SOR_232', 2)] }),
    2,
  );
  row(
    'JTL_164: may turn the top card into a resource where an opponent has more',
    {},
    () =>
      [21, 20].map((resources) => {
        const t = board({ you: { hand: ['JTL_164'], deck: ['SOR_063'] }, them: { resources } }).play('JTL_164');
        if (t.asks() === '0 optional') t.yes();
        return t.ids(0, 'resources').includes('SOR_063');
      }),
    [true, false],
  );
  row(
    'JTL_168: may defeat an upgrade',
    { you: { ground: ['JTL_168'] }, them: { ground: [wearing('SOR_046', 'SOR_069')] } },
    (t) => upgradesOf(t.attack('JTL_168', 'SOR_029').pick('SOR_069'), 'SOR_046'),
    [],
  );
  row(
    'JTL_169: the When Defeated abilities of a friend may be used again',
    {},
    () =>
      [true, false].map((wanted) => {
        const t = board({ you: { space: ['JTL_169'], ground: ['TWI_032'], hand: ['SOR_078'] } })
          .play('SOR_078')
          .pick('TWI_032');
        if (t.asks() === '0 order') t.pick('TWI_032');
        if (wanted) t.yes();
        else t.no();
        return t.units(DROID).length;
      }),
    [2, 1],
  );
  row(
    'JTL_171: the player of its unit assigns its indirect damage',
    {},
    () =>
      [['JTL_171'], []].map((upgrades) =>
        board({ you: { space: [wearing('JTL_149', ...upgrades)] }, them: { ground: ['SOR_046'] } })
          .attack('JTL_149', 'SOR_029')
          .asks(),
      ),
    ['0 divide', '1 divide'],
  );
  row(
    'JTL_173: 3 damage to a friend and to an enemy of its arena',
    { you: { hand: ['JTL_173'], ground: ['SOR_046'] }, them: { ground: ['SOR_232'], space: ['SOR_237'] } },
    (t) => {
      t.play('JTL_173');
      return ['SOR_046', 'SOR_232', 'SOR_237'].map((id) => t.unit(id).damage);
    },
    [3, 3, 0],
  );
  row(
    'JTL_174: 2 damage to an enemy for each On Attack ability of the attacker',
    {},
    () =>
      ['JTL_243', 'SOR_237'].map((id) => {
        const t = board({ you: { hand: ['JTL_174'], space: [id] }, them: { ground: ['SOR_046'] } });
        const { power } = t.unit(id);
        t.play('JTL_174');
        return [t.unit('SOR_046').damage, t.base(1) - power];
      }),
    [
      [2, 0],
      [0, 0],
    ],
  );
  row(
    'JTL_175: defeats an upgrade, and 1 damage to its unit',
    { you: { hand: ['JTL_175'] }, them: { ground: [wearing('SOR_046', 'SOR_069'), 'SOR_232'] } },
    (t) => {
      t.play('JTL_175');
      return [upgradesOf(t, 'SOR_046'), t.unit('SOR_046').damage, t.unit('SOR_232').damage];
    },
    [[], 1, 0],
  );
  row(
    'JTL_177: an attack with 2 power, and a card where a base is damaged',
    {},
    () =>
      ['SOR_029', 'SEC_037'].map((target) => {
        const t = board({ you: { hand: ['JTL_177'], space: ['SOR_237'] }, them: { space: ['SEC_037'] } })
          .play('JTL_177')
          .pick(target);
        return [t.base(1), t.unit('SEC_037').damage, t.ids(0, 'hand').length];
      }),
    [
      [4, 0, 1],
      [0, 4, 0],
    ],
  );
  row(
    'JTL_178: may ready an enemy to ready a friend of its arena, unless the initiative was taken',
    {},
    () =>
      [false, true].map((taken) => {
        const t = board({ you: { hand: ['JTL_178'], ground: [spent('SOR_095')], space: [spent('SOR_237')] }, them: { ground: [spent('SOR_046')] }, active: taken ? 1 : 0 });
        if (taken) t.pick('take-initiative');
        t.play('JTL_178');
        if (t.asks() === '0 target') t.pick('SOR_046');
        return ['SOR_095', 'SOR_237', 'SOR_046'].map((id) => t.unit(id).ready);
      }),
    [
      [true, false, true],
      [false, false, false],
    ],
  );
  row(
    'JTL_179: readies a Fighter or Transport',
    { you: { hand: ['JTL_179'], space: [spent('SOR_237')], ground: [spent('SOR_095')] } },
    (t) => [t.play('JTL_179').unit('SOR_237').ready, t.unit('SOR_095').ready],
    [true, false],
  );
  row(
    'JTL_180: defeats the Shields of a unit, then 3 damage',
    { you: { hand: ['JTL_180'] }, them: { ground: [wearing('SOR_046', SHIELD, SHIELD)] } },
    (t) => [upgradesOf(t.play('JTL_180'), 'SOR_046'), t.unit('SOR_046').damage],
    [[], 3],
  );
  row(
    'JTL_181: 8 indirect damage, 12 with a Capital Ship',
    {},
    () =>
      [[], ['SEC_037']].map((space) =>
        board({ you: { hand: ['JTL_181'], space } })
          .play('JTL_181')
          .pick('seat 1')
          .base(1),
      ),
    [8, 12],
  );
});
