/**
 * Answers of the game's developers to questions about the rules (2025 and 2026), each on a board.
 */
import { describe, expect, it } from 'vitest';
import {
  deployed,
  hurt,
  numbers,
  SHIELD,
  sides,
  spent,
  TIE,
  times,
  unitsOf,
  upgradesOf,
  wearing,
  XP,
} from '../behaviour/testing/rows.js';
import { leaveAll, takeAll } from './testing.js';

const BIG = 'SOR_046';
const WEAK = 'SOR_128';

describe('answers about control and responsibility', () => {
  it('Double-Cross: a unit that cannot be taken stays, and the other one changes sides, with its Credits', () => {
    const t = sides({ hand: ['LAW_170'], ground: ['LAW_149'] }, { ground: ['SOR_164'] });
    t.play('LAW_170');
    expect([unitsOf(t, 0)?.sort(), unitsOf(t, 1)]).toEqual([['LAW_149', 'SOR_164'], []]);
    expect(t.state.players.map(({ credits }) => credits)).toEqual([4, 0]);
  });

  it('The Client: a Shield that is given to an enemy unit was created by whoever gave it', () => {
    const t = sides(
      { leader: 'LAW_016', ground: [hurt('LAW_091', 3)] },
      { ground: [BIG, 'SOR_164'] },
    );
    t.attack('LAW_091', BIG).pick(BIG).pass().use('LAW_016');
    if (t.asks() === '0 target') t.pick('SOR_164');
    expect([upgradesOf(t, BIG), t.asks()]).toEqual([[SHIELD], '1 action']);
    expect(t.state.ready[t.state.id.indexOf('SOR_164')]).toBe(0);
  });

  it('Padmé discards a card that an opponent picks from her hand', () => {
    const t = sides({ hand: ['SOR_200'], ground: [BIG] }, { leader: 'SEC_016', hand: ['SOR_095'] });
    t.play('SOR_200');
    if (t.asks() === '0 target') t.pick('SOR_095');
    expect(t.asks()).toBe('1 optional');
  });

  it('Jabba and the unit that deals his damage both deal it', () => {
    const t = sides(
      { leader: 'SEC_002', leaders: ['TWI_016'], ground: [hurt(BIG, 1)] },
      { ground: ['SOR_164'] },
    );
    t.use('SEC_002');
    expect(t.asks()).toBe('0 optional');
  });

  it('Dedra deals the damage that her opponent chooses: Boba Fett may follow', () => {
    const t = sides({ leader: 'SEC_010', leaders: ['JTL_009'] }, { ground: [BIG] });
    t.use('SEC_010').pick('mode 0');
    expect([t.unit(BIG).damage, t.asks()]).toEqual([2, '0 optional']);
  });

  it('who takes the upgrade that gave the HP away has defeated the unit', () => {
    const t = sides(
      { ground: [{ ...hurt('SOR_207', 4), upgrades: ['SOR_069'] }] },
      { hand: ['SOR_251', 'SHD_182'], resources: 12 },
      { active: 1 },
    );
    t.play('SOR_251').pass();
    const before = t.ready(1);
    t.play('SHD_182');
    expect([t.units('SOR_207').length, before - leaveAll(t).ready(1)]).toEqual([0, 5]);
  });

  it('a unit that becomes an upgrade instead was not defeated: Bravado costs what it costs', () => {
    const price = (foe: string) => {
      const t = sides(
        { hand: ['SOR_078', 'SHD_182'], resources: 20 },
        { ground: [foe], space: ['SOR_237'] },
      );
      t.play('SOR_078').pick(foe);
      if (t.asks() === '1 optional') t.yes();
      t.pass();
      const before = t.ready(0);
      return before - leaveAll(t.play('SHD_182')).ready(0);
    };
    expect(price('JTL_049') - price('SOR_095')).toBe(2);
  });
});

describe('answers about moments', () => {
  it('a unit that is rescued as the regroup phase starts is not there to see it start', () => {
    const t = sides(
      { hand: ['SOR_219', 'SHD_120'] },
      { ground: ['JTL_216'], deck: times(8, 'SOR_171') },
    );
    t.play('SOR_219');
    if (t.asks() === '0 target') t.pick('play SHD_120');
    expect(t.unit('SHD_120').captives.map(({ id }) => id)).toEqual(['JTL_216']);
    t.pass().pass();
    expect([t.units('SHD_120').length, t.units('JTL_216').length]).toEqual([0, 1]);
  });

  it('a debuff that is made as the phase ends lasts to the end of the regroup phase', () => {
    const t = sides(
      { ground: [hurt('JTL_060', 2)], hand: ['SOR_092'] },
      { ground: [BIG, 'SOR_164'] },
    );
    t.state.damage[t.state.id.indexOf('JTL_060')] = 0;
    t.play('SOR_092').divide(2, 2);
    t.state.damage[t.state.id.indexOf('JTL_060')] = 2;
    t.pass().pass();
    expect(t.asks()).toBe('0 target');
    t.pick(BIG);
    expect([t.state.phase, numbers(t, BIG)]).toEqual(['regroup', [2, 6]]);
  });

  it('Chopper: who discards says so before anything is seen of the others', () => {
    const t = sides({ ground: ['SEC_147'], hand: ['SOR_095', BIG] }, { hand: ['SOR_171', WEAK] });
    t.attack('SEC_147').pick(BIG);
    expect([t.asks(), t.ids(0, 'discard')]).toEqual(['1 target', []]);
    t.pick(WEAK);
    expect([t.ids(0, 'discard'), t.ids(1, 'discard')]).toEqual([[BIG], [WEAK]]);
  });

  it('a token with a "When Defeated" of its upgrade makes its Clone Trooper', () => {
    const t = sides(
      { hand: ['SOR_078'] },
      { ground: [wearing('TOKEN_BATTLE_DROID', 'TWI_169'), BIG] },
    );
    t.play('SOR_078').pick('TOKEN_BATTLE_DROID');
    expect(t.units('TOKEN_CLONE_TROOPER').length).toBe(1);
  });

  it('damage that something else prevented was the first of the phase all the same', () => {
    const t = sides(
      { ground: ['SEC_067'], space: ['SEC_050'] },
      { ground: ['SOR_063', BIG] },
      { active: 1 },
    );
    t.attack('SOR_063', 'SEC_067');
    if (t.asks() === '0 order') t.pick('SEC_050');
    t.pass().attack(BIG, 'SEC_067');
    expect(t.units('SEC_067').length === 0 || t.unit('SEC_067').damage === 2).toBe(true);
  });

  it('Raid goes on while another unit attacks in the middle of the attack', () => {
    const t = sides(
      { space: [wearing('LOF_144', 'TWI_169')] },
      { space: [hurt('JTL_039', 6)], ground: ['SOR_100'] },
    );
    t.attack('LOF_144', 'JTL_039').pick('JTL_039');
    takeAll(t);
    const [tie] = t.events.flatMap((e) =>
      e.e === 'damaged' && t.state.id[e.card] === TIE ? [e.n] : [],
    );
    expect(tie).toBe(3);
  });

  it('a unit that is played and given tokens has them as it enters play', () => {
    const t = sides({ hand: ['LOF_225', 'SHD_110'] }, { ground: ['SHD_037'] });
    t.play('LOF_225');
    if (t.asks() === '0 target') t.pick('play SHD_110');
    expect([upgradesOf(t, 'SHD_110').sort(), numbers(t, 'SHD_110')]).toEqual([
      [XP, SHIELD].sort(),
      [1, 1],
    ]);
  });

  it('a unit that attacks within the action of its player attacked in that action', () => {
    const t = sides(
      { ground: ['SOR_192'], deck: ['SOR_225', 'SOR_171'] },
      { hand: ['SEC_194', 'SOR_095'] },
    );
    t.attack('SOR_192').pick('mode 0').play('SEC_194');
    expect([t.asks(), t.units('SOR_225').length]).toEqual(['1 target', 1]);
  });
});

describe('answers about numbers, names and choices', () => {
  it('what is not a cost is not halved', () => {
    const t = sides(
      { hand: ['SOR_138'], space: ['JTL_105'], ground: ['SOR_049'], resources: 4 },
      { ground: [BIG] },
    );
    t.play('SOR_138').pick(BIG);
    const most = Math.max(...t.options().map(Number));
    expect(most).toBe(3);
  });

  it('Raid and what weakens the attacker count at once: no power in between', () => {
    const t = sides({ space: [wearing('JTL_137', 'LOF_139')] }, { space: ['JTL_054'] });
    t.attack('JTL_137', 'JTL_054');
    leaveAll(t);
    const dealt = t.events.flatMap((e) =>
      e.e === 'damaged' && t.state.id[e.card] === 'JTL_054' ? [e.n] : [],
    );
    expect(dealt).toEqual([
      numbers(sides({ space: [wearing('JTL_137', 'LOF_139')] }), 'JTL_137')[0],
    ]);
  });

  it('two units that only have a keyword of each other have it no longer', () => {
    const t = sides({ ground: ['SOR_097', 'LOF_105'], hand: ['TWI_116'] }, { hand: ['SOR_078'] });
    t.play('TWI_116');
    if (t.asks() === '0 optional') t.yes();
    if (t.asks() === '0 target') t.pick('LOF_105');
    const before = t.units('LOF_105').map((u) => u.keywords.restore) as (number | undefined)[];
    t.play('SOR_078').pick('SOR_097');
    expect(before.every((n) => n !== undefined)).toBe(true);
    expect(t.units().some((u) => u.keywords.restore !== undefined)).toBe(false);
  });

  it('Always Two without two Sith: all friendly units are the others', () => {
    const t = sides({ hand: ['LOF_042'], ground: [BIG, 'SOR_095'] }, { ground: ['SOR_164'] });
    t.play('LOF_042');
    expect([unitsOf(t, 0), unitsOf(t, 1)]).toEqual([[], ['SOR_164']]);
  });

  it('an effect on "attached unit" is made for the unit and outlasts the upgrade', () => {
    const t = sides(
      { hand: ['TWI_219'], ground: [WEAK] },
      { hand: ['SOR_251'], ground: ['SOR_164'] },
    );
    t.play('TWI_219').pick(WEAK).play('SOR_251').pass().attack('SOR_164');
    expect([t.units(WEAK).length, t.base(0)]).toEqual([1, 4]);
  });

  it('Heroic Sacrifice defeats the card though it has become an upgrade', () => {
    const t = sides(
      { hand: ['SOR_150'], ground: ['JTL_049'], space: ['SOR_237'], deck: ['SOR_171'] },
      { ground: ['SOR_164'] },
    );
    t.play('SOR_150');
    if (t.asks() === '0 target') t.pick('JTL_049');
    if (t.asks() === '0 defender') t.pick('SOR_164');
    if (t.asks() === '0 optional') t.yes();
    expect([upgradesOf(t, 'SOR_237'), t.ids(0, 'discard').includes('JTL_049')]).toEqual([[], true]);
  });

  it('several "When Played" abilities are used one after the other', () => {
    const t = sides(
      { hand: ['LAW_256'], ground: ['LAW_055', 'SOR_049'], resources: 20 },
      { ground: [BIG] },
    );
    t.play('LAW_256');
    expect(t.decision.max).toBe(1);
  });

  it('Kazuda passes with his second action: the other player may still act', () => {
    const t = sides({}, { leader: 'JTL_018', ground: [BIG] });
    t.pass().use('JTL_018');
    if (t.asks() === '1 target') t.pick(BIG);
    expect(t.pass().asks()).toBe('0 action');
  });

  it('Grenade Strike is dealt at once, Let’s Call It War one after the other', () => {
    const left = (event: string) => {
      const t = sides(
        { hand: [event] },
        {
          leader: deployed('SHD_001'),
          ground: [{ ...hurt('SHD_034', event === 'SEC_180' ? 2 : 3), upgrades: ['SEC_176'] }],
        },
      );
      t.state.damage[t.state.id.indexOf('SHD_001')] = event === 'SEC_180' ? 4 : 5;
      t.play(event).pick('SHD_001');
      if (t.asks() === '0 target') t.pick('SHD_034');
      takeAll(t);
      return t.ids(1, 'hand').includes('SEC_176');
    };
    expect([left('TWI_171'), left('SEC_180')]).toEqual([true, false]);
  });

  it('Thrawn sees an ability being used though he falls in the middle of it', () => {
    const t = sides(
      { leader: deployed('JTL_002'), ground: [hurt('SEC_136', 3)] },
      { ground: [BIG] },
    );
    t.attack('SEC_136', BIG).pick('JTL_002');
    expect([t.base(1), t.units('JTL_002').length, t.asks()]).toEqual([4, 0, '0 optional']);
  });

  it('Commandeer on a unit of one’s own: it is not readied and goes back to the hand all the same', () => {
    const t = sides(
      { hand: ['JTL_235'], space: [spent('SOR_225')] },
      { space: ['JTL_105'], deck: times(8, 'SOR_171') },
    );
    t.play('JTL_235');
    if (t.asks() === '0 target') t.pick('SOR_225');
    expect(t.state.ready[t.state.id.indexOf('SOR_225')]).toBe(0);
    t.pass().pass();
    expect(t.ids(0, 'hand')).toContain('SOR_225');
  });

  it('Brain Invaders do not stop the ability that plays them', () => {
    const t = sides({ leader: 'JTL_003', hand: ['TWI_255'], space: ['SOR_225'] });
    t.use('JTL_003');
    if (t.asks() === '0 target' && t.options().includes('play TWI_255')) t.pick('play TWI_255');
    if (t.asks() === '0 target') t.pick('SOR_225');
    expect(upgradesOf(t, 'SOR_225')).toEqual([SHIELD]);
  });

  it('a Shield that Galen Erso names prevents nothing', () => {
    const t = sides({ hand: ['SEC_046'], ground: ['SOR_164'] }, { ground: [wearing(BIG, SHIELD)] });
    t.play('SEC_046').move({ name: 'Shield' });
    t.pass().attack('SOR_164', BIG);
    expect([t.unit(BIG).damage, upgradesOf(t, BIG)]).toEqual([4, [SHIELD]]);
  });

  it('Overwhelm goes through a defender that returned to the hand', () => {
    const t = sides({ ground: ['SOR_164'] }, { ground: ['SEC_187'] });
    t.attack('SOR_164', 'SEC_187');
    expect([t.ids(1, 'hand'), t.base(1)]).toEqual([['SEC_187'], 4]);
  });

  it('whoever was Hidden when Dooku came cannot be attacked, whatever takes that away', () => {
    const t = sides(
      { hand: ['LOF_211'], ground: ['LOF_132', 'SOR_131'] },
      { hand: ['SOR_222'], ground: [BIG] },
    );
    const inquisitor = 'hidden' in t.unit('SOR_131').keywords;
    t.play('LOF_211').play('SOR_222').pick('LOF_132').pass().attack(BIG);
    const attacked = t.asks() === '1 defender' ? t.options() : ['SOR_021'];
    expect(inquisitor ? attacked.includes('SOR_131') : false).toBe(false);
  });

  it('a Pilot that fell as an upgrade is no unit that was defeated', () => {
    const t = sides({ hand: ['JTL_034', 'SOR_091'], space: ['SOR_225'] }, { hand: ['SOR_078'] });
    t.pick('play JTL_034 pilot').play('SOR_078').play('SOR_091');
    expect(t.ids(0, 'hand')).toEqual(['SOR_225']);
  });
});
