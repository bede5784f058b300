import { describe, expect, it } from 'vitest';
import { allCards, cardById } from '../facts/catalogue.js';
import { isPlayable } from '../catalogues/registry.js';
import { keywordCards } from './keyword-cards.js';
import { BEHAVIOURS } from './sets.js';
import { sides, upgradesOf } from './testing/rows.js';

describe('cards that say nothing but keywords', () => {
  it('need no row in a table', () => {
    const counted = new Map<string, number>();
    for (const b of BEHAVIOURS) counted.set(b.id, (counted.get(b.id) ?? 0) + 1);
    expect(keywordCards.filter((b) => counted.get(b.id) !== 1).map((b) => b.id)).toEqual([]);
  });

  it('can all be played', () => {
    expect(
      allCards.filter((c) => c.onlyKeywords !== undefined && !isPlayable(c.id)).map((c) => c.id),
    ).toEqual([]);
  });

  it('do not include a card whose keyword hangs on a condition or belongs to somebody else', () => {
    for (const id of ['SOR_113', 'SHD_034', 'SHD_036', 'JTL_058', 'SHD_027'])
      expect(cardById(id)?.onlyKeywords, id).toBeUndefined();
  });
});

describe('each keyword, on a card defined by its facts', () => {
  it('SHD_210: Cloud-Rider has Ambush: it may attack a unit at once, and only a unit', () => {
    const t = sides({ hand: ['SHD_210'] }, { ground: ['SOR_128'] })
      .play('SHD_210')
      .yes();
    expect([t.units('SOR_128'), t.base(1)]).toEqual([[], 0]);
  });

  it('TWI_196: Plo Koon has Ambush, and Raid 3 only beside two other units (Coordinate)', () => {
    const alone = sides({ ground: ['TWI_196', 'SOR_046'] }).attack('TWI_196');
    const third = sides({ ground: ['TWI_196', 'SOR_046'], space: ['SOR_237'] }).attack('TWI_196');
    expect([alone.base(1), third.base(1)]).toEqual([3, 6]);
  });

  it('TWI_061: the 212th is a Sentinel only as one of three units', () => {
    const t = sides({}, { ground: ['TWI_061', 'SOR_046'] });
    expect(t.unit('TWI_061').keywords).not.toHaveProperty('sentinel');
    expect(
      sides({}, { ground: ['TWI_061', 'SOR_046', 'SOR_046'] }).unit('TWI_061').keywords,
    ).toMatchObject({ sentinel: 1 });
  });

  it('TWI_106, TWI_243: Coordinate gives Ambush and Saboteur', () => {
    const t = sides({ hand: ['TWI_106'], ground: ['SOR_046', 'TWI_243'] }, { ground: ['SOR_128'] });
    expect(t.unit('TWI_243').keywords).not.toHaveProperty('saboteur');
    t.play('TWI_106');
    expect(t.unit('TWI_243').keywords).toMatchObject({ saboteur: 1 });
    expect(t.yes().units('SOR_128')).toEqual([]);
  });

  it('TWI_233: Hailfire Tank costs 8, and 4 less with two units exploited', () => {
    const t = sides({ hand: ['TWI_233'], ground: ['SOR_128', 'SOR_128', 'SOR_128'], resources: 8 })
      .play('TWI_233')
      .pick('SOR_128', 'SOR_128');
    expect([t.units('SOR_128').length, t.units('TWI_233').length, t.ready(0)]).toEqual([1, 1, 4]);
  });

  it('SHD_061: Wroshyr Tree Tender has Grit: 1 more power for each damage', () => {
    expect(
      sides({ ground: [{ id: 'SHD_061', damage: 3 }] })
        .attack('SHD_061')
        .base(1),
    ).toBe(5);
  });

  it('LOF_143: Attuned Fyrnock is Hidden in the phase it is played, and no longer in the next', () => {
    const t = sides({ hand: ['LOF_143'] }, { ground: ['SOR_046'] })
      .play('LOF_143')
      .attack('SOR_046');
    expect([t.base(0), t.unit('LOF_143').damage]).toEqual([3, 0]);
    t.nextRound().pass().pick('attack SOR_046');
    expect(t.options()).toContain('LOF_143');
  });

  it('SEC_173: Republic War Walker has Overwhelm: what is too much reaches the base', () => {
    expect(
      sides({ ground: ['SEC_173'] }, { ground: ['SOR_128'] })
        .attack('SEC_173', 'SOR_128')
        .base(1),
    ).toBe(6);
  });

  it('JTL_159: Determined Recruit flies a Vehicle for 2 and gives it +3/+1, and nothing else', () => {
    const t = sides({ hand: ['JTL_159'], space: ['SOR_237'], resources: 2, base: 'SOR_026' }).play(
      'JTL_159 pilot',
    );
    expect([t.unit('SOR_237').power, t.unit('SOR_237').hp, t.ready(0)]).toEqual([5, 4, 0]);
  });

  it('SEC_100: Dressellian Commandos are played from the resources as a leader deploys (Plot), for their cost', () => {
    const t = sides({
      leader: 'SOR_010',
      resources: ['SEC_100', ...Array.from({ length: 9 }, () => 'SOR_046')],
      base: 'SOR_023',
    }).use('SOR_010', 1);
    t.pick('play SEC_100');
    expect([t.units('SEC_100').length, t.ids(0, 'resources').length]).toEqual([1, 10]);
  });

  it('SEC_070: an upgrade with Plot goes onto a unit from the resources', () => {
    const t = sides({
      leader: 'SOR_010',
      resources: ['SEC_070', ...Array.from({ length: 9 }, () => 'SOR_046')],
      base: 'SOR_020',
    })
      .use('SOR_010', 1)
      .pick('play SEC_070');
    expect(upgradesOf(t, 'SOR_010')).toEqual(['SEC_070']);
  });

  it('LOF_136: Thralls of the Coven have Raid 3: 3 more power, only while they attack', () => {
    const t = sides({ ground: ['LOF_136'] });
    expect(t.unit('LOF_136').power).toBe(3);
    expect(t.attack('LOF_136').base(1)).toBe(6);
  });

  it('SEC_066: Alderaanian Envoys have Restore 3', () => {
    expect(
      sides({ ground: ['SEC_066'], baseDamage: 5 })
        .attack('SEC_066')
        .base(0),
    ).toBe(2);
  });

  it('TWI_228: Droid Starfighter has Saboteur: past a Sentinel to the base', () => {
    expect(
      sides({ space: ['TWI_228'] }, { space: ['SHD_237'] })
        .attack('TWI_228', 'SOR_029')
        .base(1),
    ).toBe(1);
  });

  it('LAW_254: Stalwart Fleet Trooper has Sentinel: nothing else on the ground can be attacked', () => {
    const t = sides({ ground: ['SOR_046'] }, { ground: ['LAW_254', 'SOR_046'] }).attack(
      'SOR_046',
      'LAW_254',
    );
    expect(t.base(1)).toBe(0);
  });

  it('LOF_214: Sorcerers of Tund enter with a Shield', () => {
    expect(upgradesOf(sides({ hand: ['LOF_214'] }).play('LOF_214'), 'LOF_214')).toEqual([
      'TOKEN_SHIELD',
    ]);
  });

  it('SHD_111: Collections Starhopper is smuggled for 3 and replaced by the top card of the deck', () => {
    const t = sides({
      base: 'SOR_023',
      resources: ['SHD_111', 'SOR_046', 'SOR_046', 'SOR_046'],
      deck: ['SOR_095'],
    }).pick('play SHD_111 smuggle');
    expect([
      t.units('SHD_111').length,
      t.ids(0, 'resources').includes('SOR_095'),
      t.ids(0, 'deck'),
    ]).toEqual([1, true, []]);
  });
});
