import { createEngine, type SideSetup, table, type TableSetup } from '#rules';
import { describe, expect, it } from 'vitest';
import { playableBook } from '../book.js';

const engine = createEngine(playableBook());
/** With Vigilance from base and leader, so that costs are the printed ones. */
const board = (you: SideSetup, them: SideSetup = {}, rest: Partial<TableSetup> = {}) =>
  table(engine, { you: { leader: 'SOR_005', base: 'SOR_020', resources: 20, ...you }, them: { leader: 'SOR_010', resources: 20, ...them }, ...rest });
const tokens = (t: ReturnType<typeof board>, id: string) => t.unit(id).upgrades.map((u) => u.id);

describe('Vigilance with Villainy', () => {
  it('SOR_031: Inferno Four sorts the two cards on top, when played and when defeated', () => {
    const t = board({ hand: ['SOR_031'], deck: ['SOR_095', 'SOR_128', 'SOR_172'] }, { space: ['SOR_237'] }).play('SOR_031').pick('SOR_095');
    expect(t.ids(0, 'deck')).toEqual(['SOR_128', 'SOR_172', 'SOR_095']);
    const u = board({ space: [{ id: 'SOR_031', damage: 2 }], deck: ['SOR_095', 'SOR_128', 'SOR_172'] }, { space: ['SOR_237'] }).attack('SOR_031', 'SOR_237');
    expect(u.none().pick('SOR_128', 'SOR_095').ids(0, 'deck')).toEqual(['SOR_128', 'SOR_095', 'SOR_172']);
  });

  it('SOR_034: Del Meeko makes an opponent’s event cost 1 more and restores 1', () => {
    const t = board({ ground: ['SOR_034'], baseDamage: 3 }, { hand: ['SOR_172'], ground: ['SOR_046'] }).attack('SOR_034', 'SOR_029');
    expect([t.base(0), t.base(1)]).toEqual([2, 3]);
    expect(t.play('SOR_172').pick('SOR_034').ready(1)).toBe(16);
  });

  it('SOR_035: Lieutenant Childsen grows by one Experience for each Vigilance card shown', () => {
    const t = board({ hand: ['SOR_035', 'SOR_046', 'SOR_063', 'SOR_128'] }).play('SOR_035');
    expect(t.options()).toEqual(['SOR_046', 'SOR_063']);
    t.pick('SOR_046', 'SOR_063');
    expect(t.unit('SOR_035')).toMatchObject({ power: 4, hp: 4, keywords: { sentinel: 1 } });
    expect(t.ids(0, 'hand')).toEqual(['SOR_046', 'SOR_063', 'SOR_128']);
  });

  it('SOR_036: Gideon Hask gives an Experience for each enemy unit defeated, none for a friendly one', () => {
    const t = board({ ground: ['SOR_036'], hand: ['SOR_172'] }, { ground: ['SOR_128'] }).play('SOR_172').pick('SOR_128');
    expect(tokens(t, 'SOR_036')).toEqual(['TOKEN_EXPERIENCE']);
    const u = board({ ground: ['SOR_036', 'SOR_128'], hand: ['SOR_172'] }).play('SOR_172').pick('SOR_128');
    expect(tokens(u, 'SOR_036')).toEqual([]);
  });

  it('SOR_038: Count Dooku may defeat a unit with 4 or less HP left', () => {
    const t = board({ hand: ['SOR_038'] }, { ground: [{ id: 'SOR_046', damage: 3 }, 'SOR_232'] }).play('SOR_038').move({ pick: [0] });
    expect(t.options()).toEqual(['SOR_038', 'SOR_046']);
    t.pick('SOR_046');
    expect([t.units('SOR_046'), tokens(t, 'SOR_038')]).toEqual([[], ['TOKEN_SHIELD']]);
  });

  it('SOR_040: Avenger makes the opponent pick which of his non-leader units falls', () => {
    const t = board({ space: ['SOR_040'] }, { ground: ['SOR_046', 'SOR_128'], leader: { id: 'SOR_010', deployed: true } }).attack('SOR_040');
    expect([t.asks(), t.options().sort()]).toEqual(['1 target', ['SOR_046', 'SOR_128']]);
    t.pick('SOR_128');
    expect([t.units('SOR_128'), t.base(1)]).toEqual([[], 8]);
  });

  it('SOR_042: Search Your Feelings fetches any one card from the whole deck, unseen by the opponent', () => {
    const t = board({ hand: ['SOR_042'], deck: ['SOR_095', 'SOR_128', 'SOR_172'] }).play('SOR_042').pick('SOR_172');
    expect([t.ids(0, 'hand'), t.ids(0, 'deck').sort()]).toEqual([['SOR_172'], ['SOR_095', 'SOR_128']]);
    expect(t.events.some((e) => e.e === 'revealed')).toBe(false);
  });
});

describe('Vigilance with Heroism', () => {
  it('SOR_047: Kanan Jarrus discards a card for each Spectre and heals 1 for each aspect among them', () => {
    const t = board({ ground: ['SOR_047'], space: ['SOR_050'], baseDamage: 9 }, { deck: ['SOR_046', 'SOR_095', 'SOR_172'] }).attack('SOR_047').yes();
    expect([t.ids(1, 'discard'), t.base(0), t.base(1)]).toEqual([['SOR_046', 'SOR_095'], 6, 4]);
    const u = board({ ground: ['SOR_047'], baseDamage: 9 }).attack('SOR_047').no();
    expect([u.ids(1, 'discard'), u.base(0)]).toEqual([[], 9]);
  });

  it('SOR_050: The Ghost may shield another Spectre when played and when it attacks', () => {
    const t = board({ space: ['SOR_050'], ground: ['SOR_047', 'SOR_046'] }).attack('SOR_050');
    expect(t.options()).toEqual(['SOR_047']);
    expect(tokens(t.pick('SOR_047'), 'SOR_047')).toEqual(['TOKEN_SHIELD']);
    const u = board({ hand: ['SOR_050'] }).play('SOR_050');
    if (u.asks() === '0 order') u.move({ pick: [0] });
    expect([u.asks(), tokens(u, 'SOR_050')]).toEqual(['1 action', ['TOKEN_SHIELD']]);
  });

  it('SOR_052: Redemption heals up to 8 wherever it likes and takes that much itself', () => {
    const t = board({ hand: ['SOR_052'], ground: [{ id: 'SOR_046', damage: 4 }], baseDamage: 9 }).play('SOR_052');
    const heal = t.options().map((o) => ({ SOR_046: 4, SOR_020: 3 })[o] ?? 0);
    t.divide(...heal);
    expect([t.unit('SOR_046').damage, t.base(0), t.unit('SOR_052').damage]).toEqual([0, 6, 7]);
  });
});

describe('Vigilance alone', () => {
  it('SOR_056: after Bendu attacks, only the next card without Heroism and Villainy costs 2 less', () => {
    const t = board({ ground: ['SOR_056'], hand: ['SOR_046', 'SOR_063', 'SOR_063'] }).attack('SOR_056').pass();
    expect(t.play('SOR_046').ready(0)).toBe(16);
    expect(t.pass().play('SOR_063').ready(0)).toBe(15);
    expect(t.pass().play('SOR_063').ready(0)).toBe(12);
  });

  it('SOR_058: Vigilance does two of its four things', () => {
    const t = board({ hand: ['SOR_058'], baseDamage: 7 }, { ground: ['SOR_095', 'SOR_232'] }).play('SOR_058').pick('mode 2');
    expect(t.units('SOR_095')).toEqual([]);
    t.pick('mode 1').pick('SOR_020');
    expect([t.base(0), t.asks()]).toEqual([2, '1 action']);
    const u = board({ hand: ['SOR_058'] }, { ground: ['SOR_232'] }).play('SOR_058').pick('mode 0').pick('mode 3');
    expect([u.ids(1, 'discard').length, tokens(u, 'SOR_232')]).toEqual([6, ['TOKEN_SHIELD']]);
  });

  it('SOR_060: Distant Patroller may leave a Shield on a Vigilance unit', () => {
    const t = board({ space: ['SOR_060'], ground: ['SOR_046', 'SOR_128'] }, { space: ['SOR_237'] }).attack('SOR_060', 'SOR_237');
    expect(t.options()).toEqual(['SOR_046']);
    expect(tokens(t.pick('SOR_046'), 'SOR_046')).toEqual(['TOKEN_SHIELD']);
  });

  it('SOR_061: the first upgrade on Guardian of the Whills each round costs 1 less, on another unit it does not', () => {
    const t = board({ ground: ['SOR_061', 'SOR_046'], hand: ['SOR_070', 'SOR_070', 'SOR_070'] }).play('SOR_070').pick('SOR_046');
    expect(t.ready(0)).toBe(18);
    expect(t.pass().play('SOR_070').pick('SOR_061').ready(0)).toBe(17);
    expect(t.pass().play('SOR_070').pick('SOR_061').ready(0)).toBe(15);
  });

  it('SOR_061: with too little for anybody else, the upgrade can only go on the Guardian', () => {
    const t = board({ ground: ['SOR_061', 'SOR_046'], hand: ['SOR_070'], resources: 1 }).play('SOR_070');
    expect([t.unit('SOR_061').upgrades.map((u) => u.id), t.ready(0), t.asks()]).toEqual([['SOR_070'], 0, '1 action']);
    expect(board({ ground: ['SOR_046'], hand: ['SOR_070'], resources: 1 }).options()).not.toContain('play SOR_070');
  });

  it('SOR_064: Wilderness Fighter arrives with a Shield', () => {
    expect(tokens(board({ hand: ['SOR_064'] }).play('SOR_064'), 'SOR_064')).toEqual(['TOKEN_SHIELD']);
  });

  it('SOR_068: Cargo Juggernaut heals 4 from your base beside another Vigilance unit', () => {
    const played = (ground: string[]) => {
      const t = board({ hand: ['SOR_068'], ground, baseDamage: 6 }).play('SOR_068');
      return (t.asks() === '0 order' ? t.move({ pick: [0] }) : t).base(0);
    };
    expect([played(['SOR_063']), played(['SOR_128'])]).toEqual([2, 6]);
  });

  it('SOR_071: whoever attacks the bearer of an Electrostaff has 1 less power', () => {
    const t = board({ ground: [{ id: 'SOR_046', upgrades: ['SOR_071'] }, 'SOR_063'] }, { ground: ['SOR_232', 'SOR_128'] }, { active: 1 });
    t.attack('SOR_128', 'SOR_063');
    expect(t.unit('SOR_063').damage).toBe(3);
    const u = board({ ground: [{ id: 'SOR_046', upgrades: ['SOR_071'] }] }, { ground: ['SOR_232'] }, { active: 1 }).attack('SOR_232', 'SOR_046');
    expect([u.unit('SOR_046').damage, u.unit('SOR_232').power]).toEqual([5, 6]);
  });

  it('SOR_075: It Binds All Things turns healed damage on another unit, with the Force', () => {
    const t = board({ hand: ['SOR_075'], ground: [{ id: 'SOR_046', damage: 2 }, 'SOR_061'] }, { ground: ['SOR_232'] }).play('SOR_075').pick('SOR_046').divide(2);
    expect(t.options().sort()).toEqual(['SOR_061', 'SOR_232']);
    t.pick('SOR_232');
    expect([t.unit('SOR_046').damage, t.unit('SOR_232').damage]).toEqual([0, 2]);
    const u = board({ hand: ['SOR_075'], ground: [{ id: 'SOR_046', damage: 2 }] }, { ground: ['SOR_232'] }).play('SOR_075').pick('SOR_046').divide(1);
    expect([u.unit('SOR_046').damage, u.asks()]).toEqual([1, '1 action']);
  });
});
