import { asPilot, board, costOf, hurt, numbers, rows, sides, spent, TIE, times, unitsOf, upgradesOf, wearing, XP, XWING } from '../testing/rows.js';
import { describe, expect, it } from 'vitest';

const row = rows(it, expect);

describe('Jump to Lightspeed, 201 to 250', () => {
  it('JTL_201: Ahsoka exhausts a unit if a unit was discarded', () => {
    const after = (card: string) => sides({ hand: ['JTL_201'] }, { hand: [card], ground: ['SOR_046'] }).play('JTL_201');
    expect(after('SOR_172').asks()).toBe('1 action');
    expect(after('SOR_095').pick('SOR_046').unit('SOR_046').ready).toBe(false);
  });

  row(
    'JTL_202: an upgrade on it lets it attack, with 1 power more',
    {},
    () =>
      ['JTL_202', 'SOR_237'].map((host) => {
        const t = board({ you: { hand: ['SOR_069'], space: ['JTL_202', 'SOR_237'] } })
          .play('SOR_069')
          .pick(host);
        if (t.asks() === '0 optional') t.yes();
        return t.base(1);
      }),
    [5, 0],
  );

  row('JTL_203: as a Pilot he lets his ship attack', { you: { hand: ['JTL_203'], space: ['SOR_237'] } }, (t) => asPilot(t, 'JTL_203').yes().base(1), 4);

  row(
    'JTL_203: the Millennium Falcon strikes first',
    {},
    () =>
      ['JTL_249', 'SOR_237'].map((id) => {
        const t = asPilot(board({ you: { hand: ['JTL_203'], space: [id] }, them: { space: ['SOR_225'] } }), 'JTL_203')
          .yes()
          .pick('SOR_225');
        return t.unit(id).damage;
      }),
    [0, 2],
  );

  row('JTL_204: 3 less against three space units', {}, () => [3, 2].map((n) => costOf('JTL_204') - costOf('JTL_204', {}, { space: times(n, 'SEC_037') })), [3, 0]);

  row(
    'JTL_205: a card of a discard pile goes under its deck, for an X-Wing',
    {},
    () =>
      [['SOR_095'], []].map((discard) => {
        const t = board({ you: { hand: ['JTL_205'] }, them: { discard, deck: ['SOR_046'] } }).play('JTL_205');
        return [t.ids(1, 'deck'), t.units(XWING).length];
      }),
    [
      [['SOR_046', 'SOR_095'], 1],
      [['SOR_046'], 0],
    ],
  );

  row(
    'JTL_206: readies a Vehicle that cannot attack bases',
    { you: { hand: ['JTL_206'], space: [spent('SOR_237')] }, them: { space: ['SEC_037', 'SOR_225'] } },
    (t) => {
      t.play('JTL_206').pick('SOR_237').pass();
      const { ready } = t.unit('SOR_237');
      return [ready, t.pick('attack SOR_237').options().includes('SOR_029')];
    },
    [true, false],
  );

  row(
    'JTL_207: an event of the hand of an opponent is discarded',
    { you: { hand: ['JTL_207'] }, them: { hand: ['SOR_095', 'SOR_172', 'SOR_078'] } },
    (t) => {
      t.play('JTL_207');
      return [t.options(), t.pick('SOR_078').ids(1, 'hand')];
    },
    [
      ['SOR_172', 'SOR_078'],
      ['SOR_095', 'SOR_172'],
    ],
  );

  row(
    'JTL_208: damage for each discarded card with an odd cost',
    { you: { hand: ['JTL_208'], deck: ['SOR_128', 'SOR_095', 'SOR_063', 'SOR_046'] }, them: { ground: ['SOR_046'], deck: ['SOR_210', 'SOR_095', 'SOR_095', 'SOR_046'] } },
    (t) => [t.play('JTL_208').unit('SOR_046').damage, t.ids(0, 'deck'), t.ids(1, 'deck')],
    [3, ['SOR_046'], ['SOR_046']],
  );

  row(
    'JTL_209: readies the own space units where an opponent has more',
    {},
    () =>
      [['SOR_225', 'SOR_225'], ['SOR_225']].map(
        (space) =>
          board({ you: { hand: ['JTL_209'], space: [spent('SOR_237')] }, them: { space } })
            .play('JTL_209')
            .unit('SOR_237').ready,
      ),
    [true, false],
  );

  it('JTL_210: the Mandalorian exhausts two on the ground, or one where his ship is', () => {
    const t = sides({ hand: ['JTL_210'] }, { ground: ['SOR_046', 'SOR_095'] })
      .play('JTL_210')
      .pick('SOR_046', 'SOR_095');
    expect([t.unit('SOR_046').ready, t.unit('SOR_095').ready]).toEqual([false, false]);
    const u = sides({ hand: ['JTL_210'], space: ['SOR_237'] }, { ground: ['SOR_046'], space: ['SOR_066'] }).pick('play JTL_210 pilot');
    expect([u.unit('SOR_046').ready, u.unit('SOR_066').ready]).toEqual([true, false]);
  });

  row('JTL_211: as a Pilot he gives Raid 1', { you: { space: [wearing('SOR_237', 'JTL_211')] } }, (t) => t.unit('SOR_237').keywords, { raid: 1 });

  row(
    'JTL_213: may board an enemy Vehicle, which has 2 power and HP less',
    {},
    () =>
      [true, false].map((wanted) => {
        const t = board({ you: { hand: ['JTL_213'] }, them: { ground: ['SOR_232', 'SOR_046'] } }).play('JTL_213');
        if (wanted) t.pick('SOR_232');
        else t.none();
        return [numbers(t, 'SOR_232'), t.units('JTL_213').length];
      }),
    [
      [[4, 5], 0],
      [[6, 7], 1],
    ],
  );

  row(
    'JTL_215: as a Pilot he discards two cards and keeps those with odd costs',
    { you: { hand: ['JTL_215'], space: ['SOR_237'], deck: ['SOR_128', 'SOR_095', 'SOR_046'] } },
    (t) => [asPilot(t, 'JTL_215').ids(0, 'hand'), t.ids(0, 'discard'), t.ids(0, 'deck')],
    [['SOR_128'], ['SOR_095'], ['SOR_046']],
  );

  row('JTL_216: is defeated as the regroup phase starts', { you: { ground: ['JTL_216'] } }, (t) => t.nextRound().units('JTL_216').length, 0);

  row(
    'JTL_217: may exhaust a unit beside another space unit',
    {},
    () =>
      [['SOR_237'], []].map((space) => {
        const t = board({ you: { hand: ['JTL_217'], space }, them: { ground: ['SOR_046'] } }).play('JTL_217');
        if (t.asks() === '0 target') t.pick('SOR_046');
        return t.unit('SOR_046').ready;
      }),
    [false, true],
  );

  it('JTL_218: the soldier readies if a base is hit', () => {
    const t = sides({ hand: ['JTL_218'] }, { ground: ['SOR_046'] })
      .play('JTL_218')
      .pick('seat 1');
    expect(t.divide(0, 3).unit('JTL_218').ready).toBe(false);
    const u = sides({ hand: ['JTL_218'] }, { ground: ['SOR_046'] })
      .play('JTL_218')
      .pick('seat 1');
    expect(u.divide(1, 2).unit('JTL_218').ready).toBe(true);
  });

  row(
    'JTL_219: 1 damage to a friend, and a resource readied',
    { you: { hand: ['JTL_219'], ground: ['SOR_046'], base: 'SOR_029' } },
    (t) => [t.play('JTL_219').pick('SOR_046').unit('SOR_046').damage, costOf('SOR_210', { base: 'SOR_029' }) - (20 - t.ready(0))],
    [1, 1],
  );

  row(
    'JTL_220: its end may return a unit with 2 or less power',
    { you: { ground: ['JTL_220'], hand: ['SOR_078'] }, them: { space: ['SOR_237'], ground: ['SOR_095'] } },
    (t) => {
      t.play('SOR_078').pick('JTL_220');
      return [t.options(), t.pick('SOR_237').ids(1, 'hand')];
    },
    [['SOR_237'], ['SOR_237']],
  );

  row(
    'JTL_221: after its end the opponent may play it for free',
    { you: { space: ['JTL_221'], hand: ['SOR_078'] } },
    (t) => {
      t.play('SOR_078').play('JTL_221');
      return [unitsOf(t, 1), t.ready(1)];
    },
    [['JTL_221'], 20],
  );

  row(
    'JTL_222: 3 indirect damage, and each unit damaged by it is exhausted',
    {},
    () =>
      [0, 3].map((n) => {
        const t = board({ you: { hand: ['JTL_222'] }, them: { ground: ['SOR_046'] } })
          .play('JTL_222')
          .pick('seat 1');
        const amounts = t.options().map((o) => (o === 'SOR_046' ? n : 3 - n));
        return [t.divide(...amounts).base(1), t.unit('SOR_046').damage, t.unit('SOR_046').ready];
      }),
    [
      [3, 0, true],
      [0, 3, false],
    ],
  );

  it('JTL_223: a Pilot aboard the Razor Crest may send a cheap or tired unit home', () => {
    const t = sides({ hand: ['JTL_148'], space: ['JTL_223'] }, { ground: ['SOR_128', 'SOR_046', { id: 'SOR_164', ready: false }] }).pick('play JTL_148 pilot');
    t.move({ pick: [1] });
    expect(t.options()).toEqual(['SOR_128', 'SOR_164']);
    expect(t.pick('SOR_164').ids(1, 'hand')).toEqual(['SOR_164']);
  });

  row(
    'JTL_226: enemies have 1 power less for each damage on them',
    { you: { space: ['JTL_226'], ground: [hurt('SOR_232', 2)] }, them: { ground: [hurt('SOR_046', 2), 'SOR_095'] } },
    (t) => ['SOR_046', 'SOR_095', 'SOR_232'].map((id) => t.unit(id).power),
    [1, 3, 6],
  );

  row('JTL_226: 5 indirect damage', { you: { hand: ['JTL_226'] } }, (t) => t.play('JTL_226').pick('seat 1').base(1), 5);

  row(
    'JTL_227: its ship may exhaust an enemy for indirect damage of its power',
    {},
    () =>
      [true, false].map((wanted) => {
        const t = board({ you: { space: [wearing('SEC_037', 'JTL_227')] }, them: { ground: ['SOR_063'] } }).attack('SEC_037', 'SOR_029');
        if (wanted) t.pick('SOR_063').divide(...t.options().map((o) => (o === 'SOR_063' ? 0 : 2)));
        else t.none();
        return [t.unit('SOR_063').ready, t.base(1)];
      }),
    [
      [false, 8],
      [true, 6],
    ],
  );

  row(
    'JTL_228: an attack with a space unit, then one may be exhausted',
    { you: { hand: ['JTL_228'], space: ['SOR_237'] }, them: { space: ['SEC_037'], ground: ['SOR_046'] } },
    (t) => {
      t.play('JTL_228').pick('SOR_029');
      return [t.base(1), t.pick('SEC_037').unit('SEC_037').ready];
    },
    [2, false],
  );

  row('JTL_229: a unit has Sentinel', { you: { hand: ['JTL_229'], ground: ['SOR_095'] } }, (t) => t.play('JTL_229').unit('SOR_095').keywords, { sentinel: 1 });

  row(
    'JTL_230: 2 damage to a Droid or Vehicle, which is exhausted',
    { you: { hand: ['JTL_230'] }, them: { ground: ['SOR_232', 'SOR_046'] } },
    (t) => [t.play('JTL_230').unit('SOR_232').damage, t.unit('SOR_232').ready, t.unit('SOR_046').ready],
    [2, false, true],
  );

  row('JTL_231: an attack with a Vehicle, with 2 power more', { you: { hand: ['JTL_231'], space: ['SOR_237'], ground: ['SOR_095'] } }, (t) => t.play('JTL_231').base(1), 4);

  row(
    'JTL_232: a space unit returns with its upgrades, and its next copy is free',
    { you: { hand: ['JTL_232'], space: [wearing('SOR_237', 'SOR_069')] } },
    (t) => {
      t.play('JTL_232');
      if (t.asks() === '0 target') t.pick('SOR_069');
      const hand = t.ids(0, 'hand').sort();
      t.pass();
      const before = t.ready(0);
      return [hand, before - t.play('SOR_237').ready(0)];
    },
    [['SOR_069', 'SOR_237'], 0],
  );

  row('JTL_234: 5 indirect damage', { you: { hand: ['JTL_234'] } }, (t) => t.play('JTL_234').pick('seat 1').base(1), 5);

  it('JTL_235: a commandeered Vehicle is ready, and goes home at the next regroup phase', () => {
    const t = sides({ hand: ['JTL_235'] }, { space: [{ id: 'SOR_237', ready: false }] }).play('JTL_235');
    expect(t.unit('SOR_237').ready).toBe(true);
    t.nextRound();
    expect([t.units('SOR_237').length, t.ids(1, 'hand').includes('SOR_237')]).toEqual([0, true]);
  });

  row('JTL_237: 3 indirect damage to the defender', { you: { space: ['JTL_237'] } }, (t) => t.attack('JTL_237', 'SOR_029').base(1), 3);

  row(
    'JTL_238: 1 power for each damaged unit of the defender',
    { you: { ground: ['JTL_238', hurt('SOR_046', 1)] }, them: { ground: [hurt('SOR_046', 1), 'SOR_095'], space: [hurt('SOR_237', 1)] } },
    (t) => t.attack('JTL_238', 'SOR_029').base(1),
    5,
  );

  row(
    'JTL_239: may deal 2 to a damaged unit',
    { you: { hand: ['JTL_239'] }, them: { ground: [hurt('SOR_046', 1), 'SOR_232'] } },
    (t) => {
      t.play('JTL_239');
      return [t.options(), t.pick('SOR_046').unit('SOR_046').damage];
    },
    [['SOR_046'], 3],
  );

  row(
    'JTL_240: 1 indirect damage, 2 beside Boba Fett',
    {},
    () =>
      ['SOR_010', 'SOR_015'].map((leader) =>
        board({ you: { hand: ['JTL_240'], leader } })
          .play('JTL_240')
          .pick('seat 1')
          .base(1),
      ),
    [1, 2],
  );

  row(
    'JTL_242: may move a token upgrade to another unit',
    { you: { hand: ['JTL_242'], ground: ['SOR_095'] }, them: { ground: [wearing('SOR_046', XP, 'SOR_069')] } },
    (t) => {
      t.play('JTL_242');
      if (t.asks() === '0 order') t.pick('JTL_242');
      t.pick(XP).pick('SOR_095');
      return [upgradesOf(t, 'SOR_095'), upgradesOf(t, 'SOR_046')];
    },
    [[XP], ['SOR_069']],
  );

  row('JTL_243: a TIE Fighter as it attacks', { you: { space: ['JTL_243'] } }, (t) => t.attack('JTL_243', 'SOR_029').units(TIE).length, 1);

  it('JTL_244: three units lose everything for the round', () => {
    const t = sides({ hand: ['JTL_244'] }, { ground: ['SOR_063', 'SOR_164'] })
      .play('JTL_244')
      .pick('SOR_063', 'SOR_164');
    expect([t.unit('SOR_063').keywords, t.unit('SOR_164').keywords]).toEqual([{}, {}]);
    expect(t.nextRound().unit('SOR_063').keywords).toEqual({ sentinel: 1 });
  });

  it('JTL_245: R2-D2 joins a Pilot, and leaves room for one', () => {
    const seats = (...aboard: string[]) =>
      sides({ hand: ['JTL_245', 'JTL_197'], space: [{ id: 'SOR_237', upgrades: aboard }] })
        .options()
        .filter((o) => o.endsWith('pilot'));
    expect([seats('JTL_036'), seats('JTL_245'), seats('JTL_036', 'JTL_245')]).toEqual([
      ['play JTL_245 pilot'],
      ['play JTL_245 pilot', 'play JTL_197 pilot'],
      ['play JTL_245 pilot'],
    ]);
  });

  row(
    'JTL_247: 1 power and HP with a Pilot',
    {},
    () => [['JTL_211'], ['ASH_228']].map((upgrades) => numbers(board({ you: { space: [wearing('JTL_247', ...upgrades)] } }), 'JTL_247')),
    [
      [4, 4],
      [4, 3],
    ],
  );

  row('JTL_248: 3 damage to itself', { you: { hand: ['JTL_248'] } }, (t) => t.play('JTL_248').unit('JTL_248').damage, 3);

  row(
    'JTL_249: two Pilots may fly it, 1 power for each',
    { you: { space: [wearing('JTL_249', 'JTL_211')], hand: ['JTL_211'] } },
    (t) => {
      const { power } = t.unit('JTL_249');
      asPilot(t, 'JTL_211');
      return [power, t.unit('JTL_249').power];
    },
    [5, 7],
  );

  row(
    'JTL_250: something for each aspect among friendly units',
    { you: { space: ['JTL_250'], ground: ['SOR_063', 'SEC_108', 'SEC_164'], baseDamage: 5 }, them: { ground: ['SOR_046'] } },
    (t) => {
      t.attack('JTL_250', 'SOR_029').pick('SOR_023').pick('SOR_063').pick('SOR_046');
      return [t.base(0), upgradesOf(t, 'SOR_063'), t.unit('SOR_046').damage];
    },
    [3, [XP], 1],
  );

  row('JTL_250: nothing without them', { you: { space: ['JTL_250'], baseDamage: 5 }, them: { ground: ['SOR_046'] } }, (t) => [t.attack('JTL_250', 'SOR_029').base(0), t.asks()], [
    5,
    '1 action',
  ]);
});
