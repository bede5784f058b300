import type { SideSetup } from '#rules';
import { describe, expect, it } from 'vitest';
import { cardById } from '../../facts/catalogue.js';
import { sides, upgradesOf } from '../testing/rows.js';

const cost = (id: string): number => cardById(id)?.cost ?? 0;

describe('Jump to Lightspeed', () => {
  it('JTL_025: Thermal Oscillator is only a base', () => {
    expect(sides({ base: 'JTL_025' }).asks()).toBe('0 action');
  });

  it('JTL_024: Data Vault is only a base', () => {
    expect(sides({ base: 'JTL_024' }).asks()).toBe('0 action');
  });

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

  it('JTL_036: Iden Versio, as a Pilot, shields her ship', () => {
    expect(
      upgradesOf(
        sides({ hand: ['JTL_036'], space: ['SOR_237'] }).pick('play JTL_036 pilot'),
        'SOR_237',
      ),
    ).toEqual(['JTL_036', 'TOKEN_SHIELD']);
  });

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

  it('JTL_047: Yularen’s keyword is for every friendly Vehicle, later ones too, while he is in play', () => {
    const t = sides({ hand: ['JTL_047', 'SOR_237'], space: ['SOR_178'] }, { hand: ['SHD_079'] })
      .play('JTL_047')
      .pick('mode 2')
      .pass()
      .play('SOR_237');
    expect([
      t.unit('SOR_237').keywords,
      t.unit('SOR_178').keywords,
      t.unit('JTL_047').keywords,
    ]).toEqual([{ sentinel: 1 }, { sentinel: 1 }, {}]);
    t.play('SHD_079').pick('JTL_047');
    expect(t.unit('SOR_237').keywords).toEqual({});
  });

  it('JTL_053: the Ghost shares what keywords it has with other Spectres', () => {
    const t = sides({
      space: [{ id: 'JTL_053', upgrades: ['TOKEN_EXPERIENCE'] }],
      ground: ['SOR_146', 'SOR_095'],
    });
    expect([
      t.unit('JTL_053').keywords,
      t.unit('SOR_146').keywords,
      t.unit('SOR_095').keywords,
    ]).toEqual([{ sentinel: 1 }, { sentinel: 1 }, {}]);
  });

  it('JTL_076: an X-Wing, and a Shield for another unit', () => {
    const t = sides({ hand: ['JTL_076'], ground: ['SOR_046'] }).play('JTL_076');
    expect(t.options()).toEqual(['SOR_046']);
    expect(upgradesOf(t.pick('SOR_046'), 'SOR_046')).toEqual(['TOKEN_SHIELD']);
  });

  it('JTL_089: the Invisible Hand finds a Droid, and plays a cheap one for nothing', () => {
    const t = sides({ hand: ['JTL_089'], deck: ['SOR_236', 'SOR_046'] })
      .play('JTL_089')
      .yes()
      .pick('SOR_236');
    const spent = 20 - t.ready(0);
    t.pick('play SOR_236');
    expect([t.units('SOR_236').length, 20 - t.ready(0) - spent]).toEqual([1, 0]);
  });

  it('JTL_103: Chewbacca is neither defeated nor returned by enemy abilities, and neither is his ship', () => {
    const safe = (you: SideSetup, id: string, event: string) =>
      sides(you, { hand: [event] }, { active: 1 })
        .play(event)
        .units(id).length;
    const asPilot: SideSetup = { space: [{ id: 'SOR_237', upgrades: ['JTL_103'] }] };
    for (const event of ['SHD_079', 'SOR_222'])
      expect(
        [safe({ ground: ['JTL_103'] }, 'JTL_103', event), safe(asPilot, 'SOR_237', event)],
        event,
      ).toEqual([1, 1]);
  });

  it('JTL_105: the Starhawk halves what is paid, rounded up', () => {
    const t = sides({
      space: ['JTL_105'],
      hand: ['SOR_063'],
      leader: 'SOR_005',
      base: 'SOR_020',
      resources: 2,
    });
    expect(t.options()).toContain('play SOR_063');
    expect(t.play('SOR_063').ready(0)).toBe(2 - Math.ceil(cost('SOR_063') / 2));
  });

  it('JTL_105: what an ability lets its player pay is no cost, and paid in full (1.8.9)', () => {
    const paid = (...space: string[]) =>
      20 -
      sides({ space, hand: ['JTL_096'], leader: 'TWI_007', resources: 20 })
        .play('JTL_096')
        .move({ pick: [0] })
        .yes()
        .ready(0);
    expect([paid(), paid('JTL_105')]).toEqual([
      cost('JTL_096') + 2,
      Math.ceil(cost('JTL_096') / 2) + 2,
    ]);
  });

  it('JTL_133: Pryde breaks a common upgrade on a unit hit by indirect damage', () => {
    const t = sides(
      { ground: ['JTL_133'], hand: ['JTL_234'] },
      { ground: [{ id: 'SOR_046', upgrades: ['TOKEN_SHIELD'] }] },
    )
      .play('JTL_234')
      .pick('seat 1');
    t.divide(0, 5).pick('TOKEN_SHIELD');
    expect([t.unit('SOR_046').damage, upgradesOf(t, 'SOR_046')]).toEqual([5, []]);
    const u = sides({ ground: ['JTL_133'] }, {}, { initiative: 0 })
      .attack('JTL_133')
      .pick('seat 1');
    expect(u.base(1)).toBe(2 + 2);
  });

  it('JTL_156: a trench run hurts the Fighter by how far two discarded costs lie apart, Shield or not', () => {
    const t = sides(
      { hand: ['JTL_156'], space: [{ id: 'SOR_237', upgrades: ['TOKEN_SHIELD'] }] },
      { deck: ['SOR_128', 'SOR_095'] },
    ).play('JTL_156');
    expect([t.base(1), t.ids(1, 'discard')]).toEqual([6, ['SOR_128', 'SOR_095']]);
    expect([upgradesOf(t, 'SOR_237'), t.unit('SOR_237').damage]).toEqual([
      ['TOKEN_SHIELD'],
      cost('SOR_095') - cost('SOR_128'),
    ]);
  });

  it('JTL_189: Boba Fett, as a Pilot, deals 1 damage, 2 from a Transport', () => {
    const from = (ship: string) =>
      sides({ hand: ['JTL_189'], space: [ship] }, { ground: ['SOR_046'] })
        .pick('play JTL_189 pilot')
        .pick('SOR_046')
        .unit('SOR_046').damage;
    expect([from('SOR_237'), from('JTL_053')]).toEqual([1, 2]);
  });

  it('JTL_192: in debt, a unit that readies pays 2 or is exhausted again', () => {
    const after = (pays: boolean) => {
      const t = sides(
        {},
        { ground: [{ id: 'SOR_046', ready: false, upgrades: ['JTL_192'] }], resources: 2 },
      )
        .pass()
        .pass();
      while (t.decision.kind === 'resource') t.none();
      t.pick(pays ? 'yes' : 'no');
      return [t.unit('SOR_046').ready, t.ready(1)];
    };
    expect([after(true), after(false)]).toEqual([
      [true, 0],
      [false, 2],
    ]);
  });

  it('JTL_197: Anakin may come home after his ship’s attack', () => {
    const t = sides({ space: [{ id: 'SOR_237', upgrades: ['JTL_197'] }] })
      .attack('SOR_237')
      .yes();
    expect([upgradesOf(t, 'SOR_237'), t.ids(0, 'hand')]).toEqual([[], ['JTL_197']]);
  });

  it('JTL_201: Ahsoka exhausts a unit if a unit was discarded', () => {
    const after = (card: string) =>
      sides({ hand: ['JTL_201'] }, { hand: [card], ground: ['SOR_046'] }).play('JTL_201');
    expect(after('SOR_172').asks()).toBe('1 action');
    expect(after('SOR_095').pick('SOR_046').unit('SOR_046').ready).toBe(false);
  });

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

  it('JTL_235: a commandeered Vehicle is ready, and goes home at the next regroup phase', () => {
    const t = sides({ hand: ['JTL_235'] }, { space: [{ id: 'SOR_237', ready: false }] }).play(
      'JTL_235',
    );
    expect(t.unit('SOR_237').ready).toBe(true);
    t.nextRound();
    expect([t.units('SOR_237').length, t.ids(1, 'hand').includes('SOR_237')]).toEqual([0, true]);
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

  it('JTL_259: the airspeeder reaches space, a little weaker there', () => {
    const t = sides({ ground: ['JTL_259'] }, { space: ['SOR_066'] }).attack('JTL_259', 'SOR_066');
    expect(t.unit('SOR_066').damage).toBe(2);
  });

  it('JTL_053: two units that give each other their keywords do not ask each other without end', () => {
    const t = sides({ space: ['JTL_053', 'JTL_053'] });
    expect(t.units('JTL_053').length).toBe(2);
  });
});
