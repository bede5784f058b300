import { captivesOf, sides, upgradesOf, wanted } from '../testing/rows.js';
import { describe, expect, it } from 'vitest';

/** A base that provides Cunning, so there is no penalty for it. */
const tower = { base: 'SOR_029' };

describe('Shadows of the Galaxy, 201 to 250', () => {
  it('SHD_201: the Outlaw may exhaust a ground unit', () => {
    const t = sides({ ground: ['SHD_201'] }, { ground: ['SOR_046'], space: ['SOR_237'] })
      .attack('SHD_201', 'SOR_029')
      .pick('SOR_046');
    expect(t.unit('SOR_046').ready).toBe(false);
  });

  it('SHD_202: what Qi’ra names costs opponents 3 more while she is in play', () => {
    const t = sides({ hand: ['SHD_202'] }, { hand: ['SOR_247', 'SOR_095'] })
      .play('SHD_202')
      .move({ name: 'Underworld Thug' });
    t.play('SOR_247');
    expect(t.ready(1)).toBe(20 - 2 - 3);
  });

  it('SHD_202: it stays dear when Qi’ra loses all abilities, until she is gone (7.7.3B)', () => {
    const t = sides({ hand: ['SHD_202'] }, { hand: ['SOR_138', 'SOR_247', 'SOR_247', 'SOR_077'], resources: 40 })
      .play('SHD_202')
      .move({ name: 'Underworld Thug' });
    const paid = (): number => {
      const before = t.pass().ready(1);
      return before - t.play('SOR_247').ready(1);
    };
    t.play('SOR_138');
    expect(paid()).toBe(5);
    t.pass().play('SOR_077').pick('SHD_202');
    expect(paid()).toBe(2);
  });

  it('SHD_203: Zorii Bliss draws now and discards as the regroup phase starts', () => {
    const t = sides({
      ground: ['SHD_203'],
      hand: ['SOR_232'],
      deck: ['SOR_095', 'SOR_046', 'SOR_128'],
    }).attack('SHD_203');
    expect(t.ids(0, 'hand')).toEqual(['SOR_232', 'SOR_095']);
    t.pass().pass().pick('SOR_232');
    expect([t.ids(0, 'discard'), t.ids(0, 'hand')]).toEqual([['SOR_232'], ['SOR_095', 'SOR_046', 'SOR_128']]);
  });

  it('SHD_204: the Falcon has Ambush out of the hand, not out of the resources', () => {
    const t = sides({ hand: ['SHD_204'] }, { space: ['SOR_225'] })
      .play('SHD_204')
      .yes();
    expect(t.units('SOR_225')).toEqual([]);
    const u = sides(
      {
        leader: 'SHD_018',
        ...tower,
        resources: ['SHD_204', ...Array.from({ length: 6 }, () => 'SOR_046')],
      },
      { space: ['SOR_225'] },
    ).pick('play SHD_204 smuggle');
    expect([u.asks(), u.units('SOR_225').length]).toEqual(['1 action', 1]);
  });

  it('SHD_205: the opponent chooses between six resources and a Wookiee’s fury', () => {
    const t = sides({
      hand: ['SHD_205'],
      resources: 10,
      ground: [{ id: 'SHD_061', ready: false }],
    }).play('SHD_205');
    expect(t.asks()).toBe('1 mode');
    expect(t.pick('mode 1').base(1)).toBe(4);
    const u = sides({ leader: 'SHD_018', ...tower, hand: ['SHD_205'], resources: 10 });
    for (const r of u.state.players[0]?.resources.slice(0, 5) ?? []) u.state.ready[r] = 0;
    u.play('SHD_205').pick('mode 0');
    expect([u.asks(), u.pick('6').ready(0)]).toEqual(['0 number', 10 - 5 - 2 + 6]);
  });

  it('SHD_206: the Target is spared, its Bounties are collected', () => {
    const t = sides({ hand: ['SHD_206'], deck: ['SOR_095', 'SOR_046', 'SOR_128'] }, { ground: [{ id: 'SHD_134', upgrades: ['SHD_176'] }] }).play('SHD_206');
    t.pick('SHD_134').yes().yes();
    expect([t.ids(1, 'hand'), t.ids(0, 'hand').length]).toEqual([['SHD_134'], 3]);
  });

  it('SHD_207: the owner may play the unit again for free', () => {
    const t = sides({ hand: ['SHD_207'] }, { ground: [{ id: 'SOR_046', damage: 5 }], resources: 0 }).play('SHD_207');
    expect(t.asks()).toBe('1 target');
    t.pick('play SOR_046');
    expect([t.unit('SOR_046').damage, t.unit('SOR_046').ready, t.ids(1, 'hand')]).toEqual([0, false, []]);
  });

  it('SHD_208: the Final Showdown readies every friend, and is lost in the regroup phase', () => {
    const t = sides({
      hand: ['SHD_208'],
      ground: [{ id: 'SOR_046', ready: false }],
      space: [{ id: 'SOR_237', ready: false }],
    }).play('SHD_208');
    expect([t.unit('SOR_046').ready, t.unit('SOR_237').ready]).toEqual([true, true]);
    expect(t.pass().pass().state.outcome).toEqual({ winners: [1], reason: 'card-effect' });
  });

  it('SHD_209: the Muscle may send a common upgrade back', () => {
    const t = sides({ hand: ['SHD_209'] }, { ground: [{ id: 'SOR_046', upgrades: ['SOR_069', 'SHD_126'] }] }).play('SHD_209');
    expect(t.options()).toEqual(['SOR_069']);
    expect(t.pick('SOR_069').ids(1, 'hand')).toEqual(['SOR_069']);
  });

  it('SHD_211: the Bounty exhausts a unit', () => {
    const t = sides({ hand: ['SOR_172'] }, { ground: ['SHD_211', 'SOR_046'] })
      .play('SOR_172')
      .pick('SHD_211')
      .pick('SOR_046');
    expect(t.unit('SOR_046').ready).toBe(false);
  });

  it('SHD_213: DJ, smuggled, takes an enemy resource as long as he stays', () => {
    const t = sides(
      {
        leader: 'SHD_016',
        base: 'SOR_029',
        resources: ['SHD_213', ...Array.from({ length: 9 }, () => 'SOR_046')],
      },
      { hand: ['SOR_078'], resources: 6 },
    )
      .pick('play SHD_213 smuggle')
      .pick('SOR_046');
    expect([t.ids(0, 'resources').length, t.ids(1, 'resources').length]).toEqual([11, 5]);
    t.play('SOR_078');
    expect([t.ids(0, 'resources').length, t.ids(1, 'resources').length]).toEqual([10, 6]);
  });

  it('SHD_214: the Trader swaps a resource for the top card', () => {
    const t = sides({
      hand: ['SHD_214'],
      deck: ['SOR_095'],
      resources: ['SOR_128', ...Array.from({ length: 9 }, () => 'SOR_046')],
    })
      .play('SHD_214')
      .pick('SOR_128')
      .yes();
    expect([t.ids(0, 'hand'), t.ids(0, 'resources').at(-1)]).toEqual([['SOR_128'], 'SOR_095']);
  });

  it('SHD_215: the Starfighter weakens an enemy beside another Underworld unit', () => {
    const power = (ground: string[]) =>
      sides({ hand: ['SHD_215'], ground }, { space: ['SOR_237'], ground: [] })
        .play('SHD_215')
        .unit('SOR_237').power;
    expect([power(['SHD_029']), power(['SOR_046'])]).toEqual([0, 2]);
  });

  it('SHD_216: a defender with a Bounty strikes back 4 weaker', () => {
    const hurt = (upgrades: string[]) =>
      sides({ ground: ['SHD_216'] }, { ground: [{ id: 'SOR_063', upgrades: [...upgrades, 'SOR_069'] }] })
        .attack('SHD_216', 'SOR_063')
        .units('SHD_216').length;
    expect([hurt(['SHD_173']), hurt([])]).toEqual([1, 0]);
  });

  it('SHD_217: Tobias Beckett answers a card that is no unit, once each round', () => {
    const t = sides({ ground: ['SHD_217'], hand: ['SOR_069', 'SHD_178'] }, { ground: ['SOR_128', 'SOR_046'] })
      .play('SOR_069')
      .pick('SHD_217')
      .pick('SOR_128');
    expect(t.unit('SOR_128').ready).toBe(false);
    expect(t.pass().play('SHD_178').pick('SOR_029').asks()).toBe('1 action');
  });

  it('SHD_219: who defends against an Ambush has 3 less power', () => {
    const t = sides({ hand: ['SHD_219'] }, { ground: ['SOR_046'] })
      .play('SHD_219')
      .yes();
    expect(t.unit('SHD_219').damage).toBe(0);
    const u = sides({ ground: ['SHD_219'] }, { ground: ['SOR_063'] }).attack('SHD_219', 'SOR_063');
    expect(u.unit('SHD_219').damage).toBe(2);
  });

  it('SHD_220: Fennec Shand counts the costs in the discard pile', () => {
    const t = sides({ ground: ['SHD_220'], discard: ['SOR_095', 'SOR_247', 'SOR_046'] }, { ground: ['SOR_232'] }).attack('SHD_220', 'SOR_232');
    expect(t.unit('SOR_232').damage).toBe(2 + 4);
  });

  it('SHD_221: a Wanted unit is worth two resources', () => {
    const t = sides({ hand: ['SOR_172'], resources: 5 }, wanted('SHD_221'))
      .play('SOR_172')
      .yes();
    expect(t.ready(0)).toBe(5 - 3 + 2);
  });

  it('SHD_222: two cards that are no units, and one must go if the unit was not unique', () => {
    const deck = ['SOR_046', 'SOR_172', 'SOR_069', 'SOR_095'];
    const t = sides({ hand: ['SOR_078'], deck }, { ground: [{ id: 'SOR_164', upgrades: ['SHD_222'] }] })
      .play('SOR_078')
      .yes();
    expect(t.options()).toEqual(['SOR_172', 'SOR_069']);
    t.pick('SOR_172', 'SOR_069').pick('SOR_069');
    expect(t.ids(0, 'hand')).toEqual(['SOR_172']);
    const u = sides({ hand: ['SOR_078'], deck }, { ground: [{ id: 'SOR_179', upgrades: ['SHD_222'] }] })
      .play('SOR_078')
      .yes()
      .pick('SOR_172', 'SOR_069');
    expect(u.ids(0, 'hand').sort()).toEqual(['SOR_069', 'SOR_172']);
  });

  it('SHD_225: the Jetpack’s own Shield is gone with the phase', () => {
    const t = sides({
      hand: ['SHD_225'],
      ground: [{ id: 'SOR_046', upgrades: ['TOKEN_SHIELD'] }],
    }).play('SHD_225');
    expect(upgradesOf(t, 'SOR_046')).toEqual(['TOKEN_SHIELD', 'SHD_225', 'TOKEN_SHIELD']);
    expect(upgradesOf(t.nextRound(), 'SOR_046')).toEqual(['TOKEN_SHIELD', 'SHD_225']);
    const hit = sides({ hand: ['SHD_225'], ground: [{ id: 'SOR_046', upgrades: ['TOKEN_SHIELD'] }] }, { hand: ['SHD_178'] })
      .play('SHD_225')
      .play('SHD_178')
      .pick('SOR_046');
    // 7.7.5E: the unit's controller chooses which of two different Shields absorbs the damage.
    expect([hit.asks(), hit.options().length]).toEqual(['0 order', 2]);
    hit.move({ pick: [0] });
    expect(upgradesOf(hit.nextRound(), 'SOR_046')).toEqual(['TOKEN_SHIELD', 'SHD_225']);
  });

  it('SHD_226: the Offer lends the unit, ready, until the regroup phase', () => {
    const t = sides({ hand: ['SOR_078'] }, { ground: [{ id: 'SOR_232', upgrades: ['SHD_226'] }] })
      .play('SOR_078')
      .yes();
    expect([t.unit('SOR_232').ready, t.unit('SOR_232').owner, t.state.players[0]?.units.length]).toEqual([true, 1, 1]);
    t.nextRound();
    expect([t.units('SOR_232'), t.ids(1, 'discard').includes('SOR_232')]).toEqual([[], true]);
  });

  it('SHD_227: the controller pays 2 or looks the other way', () => {
    const t = sides({ hand: ['SHD_227'] }, { ground: ['SOR_046'], resources: 3 }).play('SHD_227');
    expect(t.asks()).toBe('1 optional');
    const paid = sides({ hand: ['SHD_227'] }, { ground: ['SOR_046'], resources: 3 })
      .play('SHD_227')
      .yes();
    expect([paid.unit('SOR_046').ready, paid.ready(1), t.no().unit('SOR_046').ready]).toEqual([true, 1, false]);
    expect(
      sides({ hand: ['SHD_227'] }, { ground: ['SOR_046'], resources: 1 })
        .play('SHD_227')
        .unit('SOR_046').ready,
    ).toBe(false);
  });

  it('SHD_228: a Bounty out of the whole deck, played at once if wanted', () => {
    const t = sides({ hand: ['SHD_228'], deck: ['SOR_046', 'SHD_176', 'SOR_069'] }, { ground: ['SOR_046'] }).play('SHD_228');
    expect(t.options()).toEqual(['SHD_176']);
    t.pick('SHD_176').pick('play SHD_176');
    expect(upgradesOf(t, 'SOR_046')).toEqual(['SHD_176']);
  });

  it('SHD_229: an Underworld friend goes home for 3 damage', () => {
    const t = sides({ hand: ['SHD_229'], ground: ['SHD_029'] }, { ground: ['SOR_046'] }).play('SHD_229');
    expect([t.ids(0, 'hand'), t.unit('SOR_046').damage]).toEqual([['SHD_029'], 3]);
    expect(
      sides({ hand: ['SHD_229'], ground: ['SOR_095'] }, { ground: ['SOR_046'] })
        .play('SHD_229')
        .unit('SOR_046').damage,
    ).toBe(0);
  });

  it('SHD_230: a space unit swoops down on the ground, past Sentinels', () => {
    const t = sides({ hand: ['SHD_230'], space: ['SOR_237'] }, { ground: ['SOR_063', 'SOR_095'] })
      .play('SHD_230')
      .pick('SOR_095');
    expect([t.units('SOR_095'), t.unit('SOR_237').damage]).toEqual([[], 1]);
    expect(
      sides({ hand: ['SHD_230'], space: ['SOR_237'] })
        .play('SHD_230')
        .base(1),
    ).toBe(2);
  });

  it('SHD_232: a friend captures who costs no more, and a Bounty Hunter takes a Shield for it', () => {
    const t = sides({ hand: ['SHD_232'], ground: ['SOR_179'] }, { ground: ['SOR_095', 'SOR_046'] }).play('SHD_232');
    expect([captivesOf(t, 'SOR_179'), upgradesOf(t, 'SOR_179')]).toEqual([['SOR_095'], ['TOKEN_SHIELD']]);
  });

  it('SHD_233: every unit that is no leader goes home', () => {
    const t = sides({ hand: ['SHD_233'], ground: ['SOR_046'] }, { leader: { id: 'SOR_005', deployed: true }, ground: ['SOR_095'], space: ['SOR_237'] }).play('SHD_233');
    expect([t.ids(0, 'hand'), t.ids(1, 'hand'), t.units().map((u) => u.id)]).toEqual([['SOR_046'], ['SOR_095', 'SOR_237'], ['SOR_005']]);
  });

  it('SHD_234: the Incinerator burns first', () => {
    const t = sides({ ground: ['SHD_234'] }, { ground: ['SOR_128'] }).attack('SHD_234', 'SOR_128');
    expect([t.unit('SHD_234').damage, t.units('SOR_128')]).toEqual([0, []]);
  });

  it('SHD_235: the Assassin hurts a friend as he comes', () => {
    const t = sides({ hand: ['SHD_235'], ground: ['SOR_046'] })
      .play('SHD_235')
      .pick('SOR_046');
    expect(t.unit('SOR_046').damage).toBe(2);
  });

  it('SHD_239: Toro Calican hurts another Bounty Hunter to be ready, and may wait for the next one', () => {
    const t = sides({ ground: [{ id: 'SHD_239', ready: false }], hand: ['SOR_179', 'SHD_218'] })
      .play('SOR_179')
      .no()
      .pass()
      .play('SHD_218')
      .yes();
    expect([t.unit('SOR_179').damage, t.unit('SHD_218').damage, t.unit('SHD_239').ready]).toEqual([0, 1, true]);
  });

  it('SHD_241: Kragan Gorr shields a friend in the arena of who attacks the base', () => {
    const t = sides({ ground: ['SHD_241'], space: ['SOR_237'] }, { space: ['SOR_225'] }, { active: 1 }).attack('SOR_225', 'SOR_023');
    expect([upgradesOf(t, 'SOR_237'), upgradesOf(t, 'SHD_241')]).toEqual([['TOKEN_SHIELD'], []]);
  });

  it('SHD_242: the Light Cruiser of Moff Gideon lands a cheap villain out of hand or discard pile', () => {
    const t = sides({
      leader: 'SHD_007',
      hand: ['SHD_242', 'SOR_128', 'SOR_232'],
      discard: ['SHD_029'],
    }).play('SHD_242');
    expect(t.options()).toEqual(['play SOR_128', 'play SHD_029']);
    expect(t.pick('play SHD_029').units('SHD_029').length).toBe(1);
    expect(
      sides({ hand: ['SHD_242', 'SOR_128'] })
        .play('SHD_242')
        .asks(),
    ).toBe('1 action');
  });

  it('SHD_243: the deal is altered for a captive of one’s own', () => {
    const t = sides({ hand: ['SHD_243'], ground: [{ id: 'SOR_046', captives: ['SOR_164'] }] }, { ground: [{ id: 'SOR_095', captives: ['SOR_232'] }] }).play('SHD_243');
    expect([t.ids(1, 'discard'), captivesOf(t, 'SOR_046'), captivesOf(t, 'SOR_095')]).toEqual([['SOR_164'], [], ['SOR_232']]);
  });

  it('SHD_244: No Bargain costs the opponent a card and gives one', () => {
    const t = sides({ hand: ['SHD_244'] }, { hand: ['SOR_095'] }).play('SHD_244');
    expect([t.ids(1, 'hand'), t.ids(0, 'hand').length]).toEqual([[], 1]);
  });

  it('SHD_245: Greef Karga finds an upgrade in the top five', () => {
    const t = sides({ hand: ['SHD_245'], deck: ['SOR_046', 'SOR_069', 'SOR_172'] }).play('SHD_245');
    expect(t.options()).toEqual(['SOR_069']);
    expect(t.pick('SOR_069').ids(0, 'hand')).toEqual(['SOR_069']);
  });

  it('SHD_246: the opponent points at their own unit or base, the Y-Wing may hit it for 2', () => {
    const t = sides({ space: ['SHD_246'] }, { ground: ['SOR_046'] }).attack('SHD_246', 'SOR_029');
    expect([t.asks(), t.options()]).toEqual(['1 target', ['SOR_046', 'SOR_029']]);
    expect(t.pick('SOR_046').yes().unit('SOR_046').damage).toBe(2);
  });

  it('SHD_248: beside Tech every resource can be smuggled for 2 more, the cheaper way where there are two', () => {
    const t = sides({
      ground: ['SHD_248'],
      base: 'SOR_023',
      resources: ['SOR_247', 'SHD_111', 'SOR_046', 'SOR_046', 'SOR_046', 'SOR_046', 'SOR_046'],
    });
    expect(t.pick('play SOR_247 smuggle').ready(0)).toBe(3);
    expect(t.pass().pick('play SHD_111 smuggle').ready(0)).toBe(0);
    const dj = sides(
      {
        leader: 'SHD_016',
        ground: ['SHD_248'],
        base: 'SOR_023',
        resources: ['SHD_213', ...Array.from({ length: 9 }, () => 'SOR_046')],
      },
      { resources: 1 },
    );
    expect(dj.pick('play SHD_213 smuggle').ready(0)).toBe(10 - 5 + 1);
  });

  it('SHD_249: Chewbacca’s kin draw beside another Wookiee', () => {
    const drawn = (friend: string) =>
      sides({ hand: ['SHD_249'], ground: [friend] })
        .play('SHD_249')
        .ids(0, 'hand').length;
    expect([drawn('SHD_061'), drawn('SOR_046')]).toEqual([1, 0]);
  });

  it('SHD_250: a Wookiee that survives combat damage deals as much', () => {
    const t = sides({ ground: ['SHD_250'] }, { ground: ['SOR_095', 'SOR_232'] }).attack('SHD_250', 'SOR_095');
    expect(t.unit('SOR_232').damage).toBe(3);
    const fallen = sides({ ground: ['SHD_250', { id: 'SHD_061', damage: 3 }] }, { ground: ['SOR_046', 'SOR_232'] }).attack('SHD_061', 'SOR_232');
    expect([fallen.unit('SOR_046').damage, fallen.asks()]).toEqual([0, '1 action']);
  });

  it('SHD_250: what survived the combat deals as much, though another ability defeats it first (8.12.1)', () => {
    const t = sides({ ground: ['SOR_085', 'SOR_105'] }, { ground: ['SHD_250', 'SHD_048'] }).attack('SOR_085', 'SHD_048');
    t.pick('seat 0').pick('SOR_085');
    expect([t.units('SHD_048').length, t.unit('SOR_105').damage, t.unit('SOR_085').damage]).toEqual([0, 0, 2 + 3]);
  });
});
