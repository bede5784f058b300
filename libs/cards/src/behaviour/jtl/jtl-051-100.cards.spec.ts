import { asPilot, board, hurt, numbers, rows, SHIELD, sides, TIE, unitsOf, upgradesOf, wearing, XP, XWING } from '../testing/rows.js';
import { describe, expect, it } from 'vitest';

const row = rows(it, expect);

describe('Jump to Lightspeed, 51 to 100', () => {
  row('JTL_051: 2 damage to itself for a card', { you: { hand: ['JTL_051'] } }, (t) => [t.play('JTL_051').yes().unit('JTL_051').damage, t.ids(0, 'hand').length], [2, 1]);

  row('JTL_052: 1 power less for each damage on it', { you: { space: [hurt('JTL_052', 2)] } }, (t) => t.unit('JTL_052').power, 4);

  it('JTL_053: the Ghost shares what keywords it has with other Spectres', () => {
    const t = sides({
      space: [{ id: 'JTL_053', upgrades: ['TOKEN_EXPERIENCE'] }],
      ground: ['SOR_146', 'SOR_095'],
    });
    expect([t.unit('JTL_053').keywords, t.unit('SOR_146').keywords, t.unit('SOR_095').keywords]).toEqual([{ sentinel: 1 }, { sentinel: 1 }, {}]);
  });

  it('JTL_053: two units that give each other their keywords do not ask each other without end', () => {
    const t = sides({ space: ['JTL_053', 'JTL_053'] });
    expect(t.units('JTL_053').length).toBe(2);
  });

  row(
    'JTL_054: its attacker has 1 power less',
    { you: { space: ['JTL_054'] }, them: { space: ['SOR_237'] }, active: 1 },
    (t) => t.attack('SOR_237', 'JTL_054').unit('JTL_054').damage,
    1,
  );

  row(
    'JTL_055: defeats an enemy space unit; Experience where that was the last',
    { you: { hand: ['JTL_055'], ground: ['SOR_095'] }, them: { space: ['SOR_237'] } },
    (t) => upgradesOf(t.play('JTL_055').pick('SOR_095'), 'SOR_095'),
    [XP],
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

  row('JTL_058: as a Pilot it gives Sentinel', { you: { space: [wearing('SOR_237', 'JTL_058')] } }, (t) => t.unit('SOR_237').keywords, { sentinel: 1 });

  row('JTL_059: cannot attack', { you: { space: ['JTL_059'] } }, (t) => t.options().includes('attack JTL_059'), false);

  row(
    'JTL_060: its end may take 1 power and HP',
    { you: { ground: ['JTL_060'], hand: ['SOR_078'] }, them: { ground: ['SOR_046'] } },
    (t) => numbers(t.play('SOR_078').pick('JTL_060').pick('SOR_046'), 'SOR_046'),
    [2, 6],
  );

  row(
    'JTL_062: what heals it lets it strike a space unit',
    { you: { space: [hurt('JTL_062', 2)], hand: ['SOR_074'] }, them: { space: ['SOR_237'] } },
    (t) => t.play('SOR_074').pick('JTL_062').pick('SOR_237').unit('SOR_237').damage,
    1,
  );

  row('JTL_063: its end may draw', { you: { space: ['JTL_063'], hand: ['SOR_078'] } }, (t) => t.play('SOR_078').yes().ids(0, 'hand').length, 1);

  row(
    'JTL_066: its ship may heal 2 from among units',
    { you: { space: [wearing('SOR_237', 'JTL_066')], ground: [hurt('SOR_046', 3)] } },
    (t) => t.attack('SOR_237', 'SOR_029').yes().divide(2, 0).unit('SOR_046').damage,
    1,
  );

  row('JTL_067: two Shields', { you: { hand: ['JTL_067'] } }, (t) => upgradesOf(t.play('JTL_067'), 'JTL_067'), [SHIELD, SHIELD]);

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

  row(
    'JTL_072: Shields for up to two Fringe units',
    { you: { hand: ['JTL_072'], ground: ['SOR_063', 'SOR_095'] } },
    (t) => upgradesOf(t.play('JTL_072').pick('SOR_063'), 'SOR_063'),
    [SHIELD],
  );

  row(
    'JTL_073: the end of its unit may exhaust a unit',
    { you: { ground: [wearing('SOR_095', 'JTL_073')], hand: ['SOR_078'] }, them: { ground: ['SOR_046'] } },
    (t) => t.play('SOR_078').pick('SOR_095').pick('SOR_046').unit('SOR_046').ready,
    false,
  );

  it('JTL_076: an X-Wing, and a Shield for another unit', () => {
    const t = sides({ hand: ['JTL_076'], ground: ['SOR_046'] }).play('JTL_076');
    expect(t.options()).toEqual(['SOR_046']);
    expect(upgradesOf(t.pick('SOR_046'), 'SOR_046')).toEqual(['TOKEN_SHIELD']);
  });

  row(
    'JTL_077: Sentinel for each unit, Saboteur for none',
    { you: { hand: ['JTL_077'], ground: ['SOR_239', 'SOR_095'] } },
    (t) => [t.play('JTL_077').unit('SOR_239').keywords, t.unit('SOR_095').keywords],
    [{ sentinel: 1 }, { sentinel: 1 }],
  );

  row(
    'JTL_078: defeats a Vehicle',
    { you: { hand: ['JTL_078'] }, them: { ground: ['SOR_232', 'SOR_046'] } },
    (t) =>
      t
        .play('JTL_078')
        .units()
        .map((u) => u.id),
    ['SOR_046'],
  );

  row('JTL_079: 5 power and HP less', { you: { hand: ['JTL_079'] }, them: { ground: ['SOR_232'] } }, (t) => numbers(t.play('JTL_079'), 'SOR_232'), [1, 2]);

  row(
    'JTL_080: defeats each unit without an upgrade',
    { you: { hand: ['JTL_080'], ground: ['SOR_095'] }, them: { ground: ['SOR_046', wearing('SOR_232', XP)] } },
    (t) =>
      t
        .play('JTL_080')
        .units()
        .map((u) => u.id),
    ['SOR_232'],
  );

  row('JTL_081: Raid 1 beside a token unit', { you: { space: ['JTL_081', TIE] } }, (t) => t.unit('JTL_081').keywords, { raid: 1 });

  row('JTL_082: a TIE Fighter', { you: { hand: ['JTL_082'] } }, (t) => t.play('JTL_082').units(TIE).length, 1);

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
    'JTL_085: each other friendly space unit has 1 power and HP more',
    { you: { space: ['JTL_085', 'SOR_237'], ground: ['SOR_095'] } },
    (t) => [numbers(t, 'SOR_237'), numbers(t, 'SOR_095')],
    [
      [3, 4],
      [3, 3],
    ],
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

  it('JTL_089: the Invisible Hand finds a Droid, and plays a cheap one for nothing', () => {
    const t = sides({ hand: ['JTL_089'], deck: ['SOR_236', 'SOR_046'] })
      .play('JTL_089')
      .yes()
      .pick('SOR_236');
    const spent = 20 - t.ready(0);
    t.pick('play SOR_236');
    expect([t.units('SOR_236').length, 20 - t.ready(0) - spent]).toEqual([1, 0]);
  });

  row('JTL_090: three TIE Fighters as it attacks', { you: { space: ['JTL_090'] } }, (t) => t.attack('JTL_090', 'SOR_029').units(TIE).length, 3);

  row(
    'JTL_091: a friend for two Experience tokens',
    { you: { hand: ['JTL_091'], ground: ['SOR_128', 'SOR_095'] } },
    (t) => upgradesOf(t.play('JTL_091').pick('SOR_128').pick('SOR_095'), 'SOR_095'),
    [XP, XP],
  );

  it('JTL_092: eight TIE Fighters, ready, and no base in their sights this phase', () => {
    const t = sides({ hand: ['JTL_092'] }, { space: ['SOR_237'] })
      .play('JTL_092')
      .pass();
    expect([t.units('TOKEN_TIE_FIGHTER').length, t.attack('TOKEN_TIE_FIGHTER', 'SOR_237').base(1)]).toEqual([8, 0]);
  });

  row('JTL_093: 1 power for each other friendly Pilot', { you: { ground: ['JTL_093', 'JTL_034'], space: [wearing('SOR_237', 'JTL_058')] } }, (t) => t.unit('JTL_093').power, 3);

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

  it('JTL_096: Blue Leader lands for 2 and is a ground unit', () => {
    const t = sides({ hand: ['JTL_096'] }, { ground: ['SOR_046'] })
      .play('JTL_096')
      .move({ pick: [1] });
    expect(t.yes().unit('JTL_096')).toMatchObject({ arena: 'ground', power: 5 });
  });

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

  row('JTL_099: an X-Wing', { you: { hand: ['JTL_099'] } }, (t) => t.play('JTL_099').units(XWING).length, 1);

  it('JTL_100: Poe brings an X-Wing and may board it', () => {
    const t = sides({ hand: ['JTL_100'] })
      .play('JTL_100')
      .pick('TOKEN_XWING');
    expect([upgradesOf(t, 'TOKEN_XWING'), t.units('JTL_100').length]).toEqual([['JTL_100'], 0]);
  });
});
