import type { SideSetup } from '#rules';
import { board, CLONE, costOf, DROID, hurt, numbers, rows, sides, upgradesOf, wearing } from '../testing/rows.js';
import { describe, expect, it } from 'vitest';

const row = rows(it, expect);
/** Three units together with the card itself, which is enough for Coordinate. */
const TWO = ['SOR_095', 'SOR_128'];
const three = ['SOR_095', 'SOR_128'];

describe('Twilight of the Republic, 51 to 100', () => {
  it('TWI_051: 2 cheaper beside three Republic units; Coordinate with Restore 2', () => {
    const spent = (...ground: string[]) =>
      20 -
      sides({ hand: ['TWI_051'], ground })
        .play('TWI_051')
        .pick(ground[0] as string)
        .ready(0);
    expect(spent('TWI_050', 'SOR_046', 'SOR_095') - spent('TWI_050', 'LOF_045', 'TWI_196')).toBe(2);
    const t = sides({ ground: [{ id: 'SOR_095', upgrades: ['TWI_051'] }, 'SOR_046', 'SOR_164'] });
    expect(t.unit('SOR_095').keywords).toEqual({ coordinate: 1, restore: 2 });
    expect(sides({ ground: [{ id: 'SOR_095', upgrades: ['TWI_051'] }] }).unit('SOR_095').keywords).toEqual({ coordinate: 1 });
  });

  row(
    'TWI_052: 4 power and HP less for a unit that entered in this phase',
    { you: { hand: ['TWI_052', 'SOR_046'], ground: ['SOR_232'] } },
    (t) => numbers(t.play('SOR_046').pass().play('TWI_052'), 'SOR_046'),
    [0, 3],
  );

  it('TWI_053: after Finn’s attack a unique unit takes 1 less each time', () => {
    const t = sides({ ground: ['TWI_053', 'JTL_047'] }, { hand: ['SOR_172'] })
      .attack('TWI_053')
      .pick('JTL_047')
      .play('SOR_172')
      .pick('JTL_047');
    expect(t.unit('JTL_047').damage).toBe(3);
  });

  row('TWI_054: Sentinel against three units', { you: { ground: ['TWI_054'] }, them: { ground: ['SOR_095', 'SOR_128', 'SOR_046'] } }, (t) => t.unit('TWI_054').keywords, {
    sentinel: 1,
  });

  row(
    'TWI_055: 2 power and HP less, and for another unit against more',
    { you: { hand: ['TWI_055'] }, them: { ground: ['SOR_046', 'SOR_232'] } },
    (t) => {
      t.play('TWI_055').pick('SOR_046');
      return [numbers(t, 'SOR_046'), numbers(t, 'SOR_232')];
    },
    [
      [1, 5],
      [4, 5],
    ],
  );

  row('TWI_056: two resources heal 2', { you: { ground: ['TWI_056'], baseDamage: 5 } }, (t) => [t.use('TWI_056').pick('SOR_023').base(0), t.ready(0)], [3, 18]);

  it('TWI_058: the starfighter flies with the Force, unit or upgrade', () => {
    const power = (you: SideSetup) => sides({ space: ['TWI_058'], ...you }).unit('TWI_058').power;
    expect([power({}), power({ ground: ['TWI_050'] })]).toEqual([1, 2]);
  });

  row('TWI_059: 2 damage to itself', { you: { hand: ['TWI_059'] } }, (t) => t.play('TWI_059').unit('TWI_059').damage, 2);

  row(
    'TWI_060: a Droid beside a damaged unit',
    {},
    () =>
      [1, 0].map(
        (damage) =>
          board({ you: { hand: ['TWI_060'], ground: [hurt('SOR_046', damage)] } })
            .play('TWI_060')
            .units(DROID).length,
      ),
    [1, 0],
  );

  row('TWI_062: Restore 2 while undamaged', { you: { ground: ['TWI_062', hurt('TWI_062', 1)] } }, (t) => [t.unit('TWI_062').keywords, t.unit('TWI_062', 1).keywords], [
    { restore: 2 },
    {},
  ]);

  row(
    'TWI_063: 1 power and HP less for an enemy',
    { you: { space: ['TWI_063'] }, them: { ground: ['SOR_046'] } },
    (t) => numbers(t.attack('TWI_063', 'SOR_029'), 'SOR_046'),
    [2, 6],
  );

  row(
    'TWI_064: two cards after the second card of an opponent, with three units only',
    {},
    () =>
      [TWO, ['SOR_095']].map((others) => {
        const t = board({ you: { ground: ['TWI_064', ...others] }, them: { hand: ['SOR_128', 'SOR_128'] }, active: 1 });
        t.play('SOR_128').pass();
        const first = t.ids(0, 'hand').length;
        t.play('SOR_128');
        if (t.asks() === '0 optional') t.yes();
        return [first, t.ids(0, 'hand').length];
      }),
    [
      [0, 2],
      [0, 0],
    ],
  );

  row('TWI_066: a Droid as it attacks', { you: { ground: ['TWI_066'] } }, (t) => t.attack('TWI_066', 'SOR_029').units(DROID).length, 1);

  row('TWI_067: 5 power less for enemy ground units', { you: { hand: ['TWI_067'] }, them: { ground: ['SOR_232'] } }, (t) => t.play('TWI_067').unit('SOR_232').power, 1);

  row(
    'TWI_068: as the regroup phase starts the top card is drawn where it was named',
    {},
    () =>
      ['Battlefield Marine', 'Open Fire'].map((name) => {
        const t = board({ you: { ground: [wearing('SOR_046', 'TWI_068')], deck: ['SOR_095', 'SOR_128', 'SOR_063', 'SOR_046'] } });
        t.pass().pass().move({ name });
        if (t.asks() === '0 optional') t.yes();
        return t.ids(0, 'hand').length;
      }),
    [3, 2],
  );

  row(
    'TWI_069: moves to a friendly Droid token as it is defeated',
    { you: { ground: [wearing('SOR_095', 'TWI_069'), DROID], hand: ['SOR_078'] } },
    (t) => upgradesOf(t.play('SOR_078').pick('SOR_095'), DROID),
    ['TWI_069'],
  );

  row('TWI_070: exhausts its unit', { you: { hand: ['TWI_070'] }, them: { ground: ['SOR_046'] } }, (t) => t.play('TWI_070').unit('SOR_046').ready, false);

  row('TWI_071: its unit has Sentinel', { you: { ground: [wearing('SOR_046', 'TWI_071')] } }, (t) => t.unit('SOR_046').keywords, { sentinel: 1 });

  row(
    'TWI_073: heals 3, and a Droid',
    { you: { hand: ['TWI_073'], ground: [hurt('SOR_046', 4)] } },
    (t) => [t.play('TWI_073').unit('SOR_046').damage, t.units(DROID).length],
    [1, 1],
  );

  row(
    'TWI_074: Sentinel, with the initiative 2 power and HP too',
    {},
    () => ([0, 1] as const).map((initiative) => numbers(board({ you: { hand: ['TWI_074'], ground: ['SOR_095'] }, initiative }).play('TWI_074'), 'SOR_095')),
    [
      [5, 5],
      [3, 3],
    ],
  );

  row(
    'TWI_075: 1 power and HP less for each enemy unit',
    { you: { hand: ['TWI_075'] }, them: { ground: ['SOR_046', 'SOR_128'] } },
    (t) => [numbers(t.play('TWI_075'), 'SOR_046'), t.units('SOR_128').length],
    [[2, 6], 0],
  );

  row(
    'TWI_076: defeats a cheap unit, and two Droids',
    { you: { hand: ['TWI_076'] }, them: { ground: ['SOR_095', 'SOR_232'] } },
    (t) => [t.play('TWI_076').units('SOR_095').length, t.units(DROID).length],
    [0, 2],
  );

  row(
    'TWI_078: defeats every unit of an opponent',
    { you: { hand: ['TWI_078'], resources: 30 }, them: { ground: ['SOR_046', 'SOR_095'] } },
    (t) => t.play('TWI_078').units().length,
    0,
  );

  row('TWI_079: its end brings a Droid', { you: { space: ['TWI_079'], hand: ['SOR_078'] } }, (t) => t.play('SOR_078').units(DROID).length, 1);

  row('TWI_080: exhausted, he answers a unit with a Droid', { you: { ground: ['TWI_080'], hand: ['SOR_095'] } }, (t) => t.play('SOR_095').yes().units(DROID).length, 1);

  row('TWI_081: Ambush beside another Separatist', {}, () => [DROID, 'SOR_095'].map((id) => board({ you: { ground: ['TWI_081', id] } }).unit('TWI_081').keywords), [
    { ambush: 1 },
    {},
  ]);

  row(
    'TWI_082: an attack with a Droid, then with another, once each round',
    { you: { space: ['TWI_082'], ground: [DROID, 'TWI_229', 'SOR_095'] } },
    (t) => {
      t.use('TWI_082');
      const offered = t.options().sort();
      t.pick('TWI_229');
      return [offered, t.base(1), t.pass().options().includes('use TWI_082 0')];
    },
    [[DROID, 'TWI_229'].sort(), 2, false],
  );

  row(
    'TWI_083: a Droid as it is attacked',
    { you: { ground: ['TWI_083'] }, them: { ground: ['SOR_128'] }, active: 1 },
    (t) => t.attack('SOR_128', 'TWI_083').units(DROID).length,
    1,
  );

  row('TWI_084: two Droids; token units grow as it attacks', { you: { hand: ['TWI_084'] } }, (t) => t.play('TWI_084').units(DROID).length, 2);

  row('TWI_084: 1 power and HP for each token unit', { you: { ground: ['TWI_084', DROID] } }, (t) => numbers(t.attack('TWI_084', 'SOR_029'), DROID), [2, 2]);

  row(
    'TWI_085: 2 power and HP for another unit, for two with the initiative',
    {},
    () =>
      ([0, 1] as const).map((initiative) => {
        const t = board({ you: { ground: ['TWI_085', 'SOR_095', 'SOR_128'] }, initiative }).attack('TWI_085', 'SOR_029');
        if (initiative === 0) t.pick('SOR_095', 'SOR_128');
        else t.pick('SOR_095');
        return [numbers(t, 'SOR_095'), numbers(t, 'SOR_128')];
      }),
    [
      [
        [5, 5],
        [5, 3],
      ],
      [
        [5, 5],
        [3, 1],
      ],
    ],
  );

  row(
    'TWI_086: returns units that were defeated in this phase, and no others',
    { you: { hand: ['SOR_078', 'TWI_086'], ground: ['SOR_095'], discard: ['SOR_063'] } },
    (t) => {
      t.play('SOR_078').pass().play('TWI_086');
      const offered = t.options();
      return [offered, t.pick('SOR_095').ids(0, 'hand')];
    },
    [['SOR_095'], ['SOR_095']],
  );

  row(
    'TWI_088: units of the discard pile go under the deck, a Droid for each',
    { you: { hand: ['TWI_088'], discard: ['SOR_095', 'SOR_172', 'SOR_128'], deck: ['SOR_046'] } },
    (t) => {
      t.play('TWI_088');
      const offered = t.options();
      t.pick('SOR_095', 'SOR_128');
      return [offered, t.units(DROID).length, t.ids(0, 'deck').length, t.ids(0, 'discard')];
    },
    [['SOR_095', 'SOR_128'], 2, 3, ['SOR_172', 'TWI_088']],
  );

  row(
    'TWI_089: a unit that costs no more than the power of the chosen ones for free, and those are defeated',
    { you: { hand: ['TWI_089', 'SOR_063', 'SOR_232'], ground: ['SOR_095', 'SOR_128'] } },
    (t) => {
      t.play('TWI_089').pick('SOR_095');
      const offered = t.options();
      t.pick('play SOR_063');
      return [offered, t.units().map((u) => u.id), t.ready(0)];
    },
    [['play SOR_063'], ['SOR_128', 'SOR_063'], 14],
  );

  row('TWI_090: 2 power and HP with three units', { you: { ground: ['TWI_090', ...three] } }, (t) => numbers(t, 'TWI_090'), [4, 4]);

  row('TWI_090: none with two', { you: { ground: ['TWI_090', 'SOR_095'] } }, (t) => numbers(t, 'TWI_090'), [2, 2]);

  row('TWI_091: a Republic unit may attack with 2 power more', { you: { hand: ['TWI_091'], ground: [CLONE, 'SOR_095'] } }, (t) => t.play('TWI_091').pick(CLONE).base(1), 4);

  row('TWI_092: each other Heroism unit has 1 HP more', { you: { ground: ['TWI_092', 'SOR_095', 'SOR_128'] } }, (t) => [t.unit('SOR_095').hp, t.unit('SOR_128').hp], [4, 1]);

  row('TWI_094: token units have 1 power more, and a Clone comes', { you: { ground: ['TWI_094'] } }, (t) => numbers(t.attack('TWI_094', 'SOR_029'), CLONE), [3, 2]);

  row('TWI_095: a Clone with three units', { you: { hand: ['TWI_095'], ground: three } }, (t) => t.play('TWI_095').units(CLONE).length, 1);

  it('TWI_096: Aayla Secura, one of three, takes no combat damage as she attacks', () => {
    const damage = (...others: string[]) =>
      sides({ ground: ['TWI_096', ...others] }, { ground: ['SOR_046'] })
        .attack('TWI_096', 'SOR_046')
        .unit('TWI_096').damage;
    expect([damage('SOR_095'), damage('SOR_095', 'SOR_164')]).toEqual([3, 0]);
  });

  row('TWI_097: two Clones', { you: { hand: ['TWI_097'] } }, (t) => t.play('TWI_097').units(CLONE).length, 2);

  row(
    'TWI_098: of two opponents only the one with more units counts',
    {
      you: { hand: ['TWI_098'] },
      them: { ground: ['SOR_046', 'SOR_095'] },
      third: { ground: ['SOR_046', 'SOR_095', 'SOR_128'] },
    },
    (t) => {
      const before = t.ready(0);
      return costOf('TWI_098', {}) - (before - t.play('TWI_098').ready(0));
    },
    3,
  );

  row('TWI_098: 1 less for each unit of the opponent with the most', {}, () => costOf('TWI_098', {}) - costOf('TWI_098', {}, { ground: ['SOR_046', 'SOR_095'] }), 2);

  row(
    'TWI_100: three cards with three Officials',
    {},
    () =>
      [3, 2].map(
        (n) =>
          board({ you: { hand: ['TWI_100'], ground: Array.from({ length: n }, () => 'SEC_108') } })
            .play('TWI_100')
            .ids(0, 'hand').length,
      ),
    [3, 0],
  );
});
