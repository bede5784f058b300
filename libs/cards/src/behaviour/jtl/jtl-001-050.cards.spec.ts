import { createEngine, isRefusal, type Setup, type Table } from '#rules';
import { cardById } from '../../facts/catalogue.js';
import { playableBook } from '../book.js';
import { starterDeck } from '../starter-decks.js';
import { asPilot, board, DROID, hurt, numbers, rows, SHIELD, sides, unitsOf, upgradesOf, wearing, XWING } from '../testing/rows.js';
import { describe, expect, it } from 'vitest';

const cost = (id: string): number => cardById(id)?.cost ?? 0;
const row = rows(it, expect);
/** A game from its beginning with this base; player 0 begins. */
const begin = (base: string): Table => {
  const setup = { players: [{ ...starterDeck('luke'), base }, starterDeck('vader')] } as Setup;
  const first = createEngine(playableBook()).create(setup, 'a');
  if (isRefusal(first)) throw new Error(first.detail);
  const t = board({});
  t.state = first.state;
  return t.pick('seat 0');
};
const ship = (...upgrades: string[]) => ({ id: 'SOR_237', upgrades });

describe('Jump to Lightspeed, 1 to 50', () => {
  it('JTL_001: Asajj Ventress trades damage in one arena, even if her own unit falls; as a Pilot she teaches that', () => {
    const t = sides({ leader: 'JTL_001', ground: ['SOR_128'] }, { ground: ['SOR_046'], space: ['SOR_237'] }).use('JTL_001');
    expect([t.units('SOR_128').length, t.unit('SOR_046').damage, t.unit('SOR_237').damage]).toEqual([0, 1, 0]);
    const u = sides({ leader: 'JTL_001', space: ['SOR_237'] })
      .use('JTL_001', 1)
      .pick('mode 1');
    expect([upgradesOf(u, 'SOR_237'), u.unit('SOR_237').power, u.unit('SOR_237').keywords]).toEqual([['JTL_001'], 5, { grit: 1 }]);
  });

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

  it('JTL_005: Piett’s Capital Ships cost 1 less, 2 less once he is deployed', () => {
    const left = (deployed: boolean) => {
      const t = sides({ leader: { id: 'JTL_005', deployed }, hand: ['JTL_089'] });
      return (deployed ? t.play('JTL_089').no() : t.use('JTL_005').pick('play JTL_089').no()).ready(0);
    };
    expect(left(true) - left(false)).toBe(1);
  });

  it('JTL_006: Darth Vader rewards an attack with a Vehicle that is no token, and brings two TIE Fighters as a Pilot', () => {
    const t = sides({ leader: 'JTL_006', space: ['SOR_237', 'TOKEN_XWING'] });
    expect(t.attack('TOKEN_XWING').pass().use('JTL_006').units('TOKEN_TIE_FIGHTER')).toHaveLength(0);
    const u = sides({ leader: 'JTL_006', space: ['SOR_237'] })
      .attack('SOR_237')
      .pass()
      .use('JTL_006');
    expect(u.units('TOKEN_TIE_FIGHTER')).toHaveLength(1);
    const p = sides({ leader: 'JTL_006', space: ['SOR_237'] })
      .use('JTL_006', 1)
      .pick('mode 1');
    expect([p.units('TOKEN_TIE_FIGHTER').length, p.unit('SOR_237').power]).toEqual([2, 7]);
  });

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

  it('JTL_009: Boba Fett follows damage of abilities with indirect damage, not damage of combat', () => {
    const t = sides({ leader: 'JTL_009', hand: ['SOR_172'] }, { ground: ['SOR_046'] })
      .play('SOR_172')
      .yes()
      .pick('seat 1')
      .divide(1, 0);
    expect([t.base(1), t.unit('SOR_046').damage]).toEqual([1, 4]);
    expect(
      sides({ leader: 'JTL_009', ground: ['SOR_046'] })
        .attack('SOR_046')
        .asks(),
    ).toBe('1 action');
    const p = sides({ leader: 'JTL_009', space: ['SOR_237'] }, { ground: ['SOR_046'] })
      .use('JTL_009', 0)
      .pick('mode 1')
      .divide(0, 4);
    expect(p.unit('SOR_046').damage).toBe(4);
  });

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

  it('JTL_011: Vonreg plays a Vehicle and cheers another unit; as a Pilot, one of his arena', () => {
    const t = sides({ leader: 'JTL_011', hand: ['SOR_237'], ground: ['SOR_046'] })
      .use('JTL_011')
      .pick('play SOR_237');
    expect([t.unit('SOR_046').power, t.unit('SOR_237').power]).toEqual([4, 2]);
    const u = sides({ leader: 'JTL_011', space: ['SOR_237', 'SOR_178'], ground: ['SOR_046'] })
      .use('JTL_011', 1)
      .pick('mode 1')
      .pick('SOR_237')
      .pass()
      .attack('SOR_237');
    expect(u.options()).toEqual(['SOR_178']);
  });

  it('JTL_012: Luke Skywalker, as a Pilot, is not defeated by enemy abilities, and arms a Fighter', () => {
    const t = sides({ leader: 'JTL_012', space: ['SOR_237'] }, { ground: ['SOR_046'] })
      .use('JTL_012', 1)
      .pick('mode 1')
      .pass()
      .attack('SOR_237')
      .pick('SOR_046');
    expect(t.unit('SOR_046').damage).toBe(3);
    const u = sides({ leader: 'JTL_012', space: ['SOR_237'] }, { hand: ['SOR_251'] })
      .use('JTL_012', 1)
      .pick('mode 1')
      .play('SOR_251');
    expect(upgradesOf(u, 'SOR_237')).toEqual(['JTL_012']);
  });

  it('JTL_013: Poe Dameron flips onto a Vehicle without being deployed, and moves on once each round', () => {
    const t = sides({ leader: 'JTL_013', space: ['SOR_237', 'SOR_178'] })
      .use('JTL_013')
      .pick('SOR_178')
      .pass();
    expect([upgradesOf(t, 'SOR_178'), t.events.some((e) => e.e === 'deployed')]).toEqual([['JTL_013'], false]);
    t.use('JTL_013').pass();
    expect([upgradesOf(t, 'SOR_237'), t.options().includes('use JTL_013 0')]).toEqual([['JTL_013'], false]);
  });

  it('JTL_014: Admiral Trench pays 3 to deploy, again and again; of four cards the opponent leaves two', () => {
    const t = sides({
      leader: 'JTL_014',
      deck: ['SOR_095', 'SOR_128', 'SOR_046', 'SOR_237', 'SOR_172'],
    }).use('JTL_014', 1);
    t.pick('SOR_095', 'SOR_128').pick('SOR_046');
    expect([t.ready(0), t.ids(0, 'hand'), t.ids(0, 'discard').sort(), t.ids(0, 'deck')]).toEqual([17, ['SOR_046'], ['SOR_095', 'SOR_128', 'SOR_237'], ['SOR_172']]);
    const u = sides({ leader: 'JTL_014', hand: ['SOR_128', 'SOR_164'] }).use('JTL_014', 0);
    expect([u.options(), u.decision.min]).toEqual([['SOR_164'], 0]);
    expect(u.pick('SOR_164').ids(0, 'hand')).toEqual(['SOR_128', 'SOR_046']);
    // 1.17.4: the player is asked even if the hand has no such card.
    const none = sides({ leader: 'JTL_014', hand: ['SOR_128'] }).use('JTL_014', 0);
    expect([none.options(), none.none().ids(0, 'hand')]).toEqual([[], ['SOR_128']]);
  });

  it('JTL_015: Rio sends a space unit past Sentinels, 1 stronger; a Transport keeps that', () => {
    expect(
      sides({ leader: 'JTL_015', space: ['SOR_237'] })
        .use('JTL_015')
        .base(1),
    ).toBe(3);
    const t = sides({ leader: 'JTL_015', space: ['JTL_053'] })
      .use('JTL_015', 1)
      .pick('mode 1');
    expect([t.unit('JTL_053').power, t.unit('JTL_053').keywords.saboteur]).toEqual([5 + 3 + 1, 1]);
  });

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

  it('JTL_018: Kazuda Xiono silences a friendly unit for the round and acts again', () => {
    const t = sides({ leader: 'JTL_018', ground: ['SOR_063'] }).use('JTL_018');
    expect([t.unit('SOR_063').keywords, t.asks()]).toEqual([{}, '0 action']);
    t.pass();
    expect(t.asks()).toBe('1 action');
    const u = sides({ leader: { id: 'JTL_018', deployed: true }, ground: ['SOR_063', 'SOR_063'] })
      .attack('JTL_018')
      .pick('SOR_063', 'SOR_063');
    expect(u.units('SOR_063').map((x) => x.keywords)).toEqual([{}, {}]);
  });

  row(
    'JTL_021: a starting hand of one card less',
    {},
    () => {
      const t = begin('JTL_021');
      return [t.ids(0, 'hand').length, t.ids(1, 'hand').length, t.asks()];
    },
    [5, 6, '0 mulligan'],
  );

  it('JTL_024: Data Vault is only a base', () => {
    expect(sides({ base: 'JTL_024' }).asks()).toBe('0 action');
  });

  it('JTL_025: Thermal Oscillator is only a base', () => {
    expect(sides({ base: 'JTL_025' }).asks()).toBe('0 action');
  });

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

  it('JTL_032: Krennic makes the first unit with a When Defeated ability 1 cheaper each round', () => {
    const t = sides({
      leader: 'SOR_010',
      base: 'SOR_023',
      ground: ['JTL_032'],
      hand: ['SOR_226', 'SOR_226'],
    });
    t.play('SOR_226').pass();
    expect(t.ready(0)).toBe(20 - cost('SOR_226') + 1);
    t.play('SOR_226');
    expect(t.ready(0)).toBe(20 - 2 * cost('SOR_226') + 1);
  });

  row('JTL_033: its end heals 2 from a base', { you: { space: ['JTL_033'], hand: ['SOR_078'], baseDamage: 5 } }, (t) => t.play('SOR_078').pick('SOR_023').base(0), 3);

  row('JTL_034: as a Pilot it gives Grit', { you: { space: [wearing('SOR_237', 'JTL_034')] } }, (t) => t.unit('SOR_237').keywords, { grit: 1 });

  row(
    'JTL_035: its ship takes 1 power and HP from an enemy of its arena',
    { you: { space: [wearing('SOR_237', 'JTL_035')] }, them: { space: ['SEC_037'], ground: ['SOR_046'] } },
    (t) => [numbers(t.attack('SOR_237', 'SOR_029'), 'SEC_037'), numbers(t, 'SOR_046')],
    [
      [5, 6],
      [3, 7],
    ],
  );

  it('JTL_036: Iden Versio, as a Pilot, shields her ship', () => {
    expect(upgradesOf(sides({ hand: ['JTL_036'], space: ['SOR_237'] }).pick('play JTL_036 pilot'), 'SOR_237')).toEqual(['JTL_036', 'TOKEN_SHIELD']);
  });

  row(
    'JTL_037: may deal as much damage as is on it',
    { you: { space: [hurt('JTL_037', 2)] }, them: { ground: ['SOR_046'] } },
    (t) => t.attack('JTL_037', 'SOR_029').pick('SOR_046').unit('SOR_046').damage,
    2,
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

  it('JTL_039: the Chimaera uses another unit’s When Defeated, given or printed', () => {
    const t = sides({
      hand: ['JTL_039'],
      ground: [{ id: 'SOR_046', upgrades: ['TWI_218'] }, 'SOR_095'],
    })
      .play('JTL_039')
      .pick('SOR_046');
    expect(t.units('TOKEN_BATTLE_DROID')).toHaveLength(1);
    const u = sides({ space: ['JTL_039'] }, { hand: ['SHD_079'] }, { active: 1 }).play('SHD_079');
    expect(u.units('TOKEN_TIE_FIGHTER')).toHaveLength(2);
  });

  row(
    'JTL_040: its end may defeat a space unit that costs 3 or less',
    { you: { space: ['JTL_040'], hand: ['SOR_078'] }, them: { space: ['SOR_237', 'LAW_062'] } },
    (t) => t.play('SOR_078').pick('JTL_040').pick('SOR_237').units('SOR_237').length,
    0,
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

  row('JTL_042: 1 power for each damage', { you: { hand: ['JTL_042'], ground: [hurt('SOR_046', 3)] } }, (t) => t.play('JTL_042').unit('SOR_046').power, 6);

  row('JTL_043: a unit is taken and defeated', { you: { hand: ['JTL_043'] }, them: { ground: ['SOR_046'] } }, (t) => [t.play('JTL_043').units().length, t.ids(1, 'discard')], [
    0,
    ['SOR_046'],
  ]);

  row('JTL_044: may shield a damaged Vehicle', { you: { hand: ['JTL_044'], space: [hurt('SOR_237', 1)] } }, (t) => upgradesOf(t.play('JTL_044').pick('SOR_237'), 'SOR_237'), [
    SHIELD,
  ]);

  row('JTL_045: as a Pilot she gives Restore 1', { you: { space: [wearing('SOR_237', 'JTL_045')] } }, (t) => t.unit('SOR_237').keywords, { restore: 1 });

  it('JTL_046: Paige’s ship grows by Experience and 1 damage with each attack', () => {
    const t = sides({ space: [ship('JTL_046')] }).attack('SOR_237');
    expect([t.unit('SOR_237').damage, t.unit('SOR_237').power, t.base(1)]).toEqual([1, 5, 5]);
  });

  it('JTL_047: Yularen’s keyword is for every friendly Vehicle, later ones too, while he is in play', () => {
    const t = sides({ hand: ['JTL_047', 'SOR_237'], space: ['SOR_178'] }, { hand: ['SHD_079'] })
      .play('JTL_047')
      .pick('mode 2')
      .pass()
      .play('SOR_237');
    expect([t.unit('SOR_237').keywords, t.unit('SOR_178').keywords, t.unit('JTL_047').keywords]).toEqual([{ sentinel: 1 }, { sentinel: 1 }, {}]);
    t.play('SHD_079').pick('JTL_047');
    expect(t.unit('SOR_237').keywords).toEqual({});
  });

  it('JTL_048: Cassian’s ship draws for a cheap card', () => {
    const drawn = (top: string) =>
      sides({ space: [ship('JTL_048')] }, { deck: [top] })
        .attack('SOR_237')
        .ids(0, 'hand').length;
    expect([drawn('SOR_128'), drawn('SOR_046')]).toEqual([1, 0]);
  });

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
});
