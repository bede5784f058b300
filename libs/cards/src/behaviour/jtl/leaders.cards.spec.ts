import { describe, expect, it } from 'vitest';
import { sides, upgradesOf } from '../testing/rows.js';

describe('leaders that fly', () => {
  it('JTL_001: Asajj Ventress trades damage in one arena, even if her own unit falls; as a Pilot she teaches that', () => {
    const t = sides(
      { leader: 'JTL_001', ground: ['SOR_128'] },
      { ground: ['SOR_046'], space: ['SOR_237'] },
    ).use('JTL_001');
    expect([t.units('SOR_128').length, t.unit('SOR_046').damage, t.unit('SOR_237').damage]).toEqual(
      [0, 1, 0],
    );
    const u = sides({ leader: 'JTL_001', space: ['SOR_237'] })
      .use('JTL_001', 1)
      .pick('mode 1');
    expect([upgradesOf(u, 'SOR_237'), u.unit('SOR_237').power, u.unit('SOR_237').keywords]).toEqual(
      [['JTL_001'], 5, { grit: 1 }],
    );
  });

  it('JTL_006: Darth Vader rewards an attack with a Vehicle that is no token, and brings two TIE Fighters as a Pilot', () => {
    const t = sides({ leader: 'JTL_006', space: ['SOR_237', 'TOKEN_XWING'] });
    expect(t.attack('TOKEN_XWING').pass().use('JTL_006').units('TOKEN_TIE_FIGHTER')).toHaveLength(
      0,
    );
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
    expect([upgradesOf(t, 'SOR_178'), t.events.some((e) => e.e === 'deployed')]).toEqual([
      ['JTL_013'],
      false,
    ]);
    t.use('JTL_013').pass();
    expect([upgradesOf(t, 'SOR_237'), t.options().includes('use JTL_013 0')]).toEqual([
      ['JTL_013'],
      false,
    ]);
  });

  it('JTL_014: Admiral Trench pays 3 to deploy, again and again; of four cards the opponent leaves two', () => {
    const t = sides({
      leader: 'JTL_014',
      deck: ['SOR_095', 'SOR_128', 'SOR_046', 'SOR_237', 'SOR_172'],
    }).use('JTL_014', 1);
    t.pick('SOR_095', 'SOR_128').pick('SOR_046');
    expect([t.ready(0), t.ids(0, 'hand'), t.ids(0, 'discard').sort(), t.ids(0, 'deck')]).toEqual([
      17,
      ['SOR_046'],
      ['SOR_095', 'SOR_128', 'SOR_237'],
      ['SOR_172'],
    ]);
    const u = sides({ leader: 'JTL_014', hand: ['SOR_128', 'SOR_164'] }).use('JTL_014', 0);
    expect([u.options(), u.decision.min]).toEqual([['SOR_164'], 0]);
    expect(u.pick('SOR_164').ids(0, 'hand')).toEqual(['SOR_128', 'SOR_046']);
    // 1.17.4: a hand without such a card is asked just the same.
    const none = sides({ leader: 'JTL_014', hand: ['SOR_128'] }).use('JTL_014', 0);
    expect([none.options(), none.none().ids(0, 'hand')]).toEqual([[], ['SOR_128']]);
  });

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
});
