import { createEngine, type SideSetup, table, type TableSetup } from '#rules';
import { describe, expect, it } from 'vitest';
import { playableBook } from '../book.js';

const engine = createEngine(playableBook());
/** With Vigilance from base and leader, so that costs are the printed ones. */
const board = (you: SideSetup, them: SideSetup = {}, rest: Partial<TableSetup> = {}) =>
  table(engine, {
    you: { leader: 'SOR_005', base: 'SOR_020', resources: 20, ...you },
    them: { leader: 'SOR_010', resources: 20, ...them },
    ...rest,
  });
const tokens = (t: ReturnType<typeof board>, id: string) => t.unit(id).upgrades.map((u) => u.id);

describe('Vigilance in odd situations', () => {
  it('SOR_051: a Pilot defeated as an upgrade was no unit: Luke Skywalker takes 3, not 6', () => {
    const t = board(
      { hand: ['SOR_051'], space: [{ id: 'SOR_237', upgrades: ['JTL_159'] }] },
      { hand: ['SOR_251'], ground: ['SOR_046'] },
      { active: 1 },
    );
    t.play('SOR_251').play('SOR_051');
    expect([t.unit('SOR_046').power, t.unit('SOR_046').hp]).toEqual([0, 4]);
  });

  it('SOR_052: Redemption may assign more healing than there is damage, and takes only what was healed', () => {
    const t = board({
      hand: ['SOR_052'],
      ground: [{ id: 'SOR_046', damage: 2 }],
      baseDamage: 1,
    }).play('SOR_052');
    t.move({ amounts: t.options().map((o) => (o === 'SOR_046' ? 5 : o === 'SOR_020' ? 3 : 0)) });
    expect([t.unit('SOR_046').damage, t.base(0), t.unit('SOR_052').damage]).toEqual([0, 0, 3]);
  });

  it('SOR_042: searches an empty deck for nothing', () => {
    expect(
      board({ hand: ['SOR_042'], deck: [] })
        .play('SOR_042')
        .asks(),
    ).toBe('1 action');
  });

  it('SOR_045: Yoda lets any number of players draw', () => {
    const t = board(
      { ground: [{ id: 'SOR_045', damage: 3 }] },
      { hand: ['SOR_172'] },
      { active: 1 },
    ).play('SOR_172');
    expect([t.asks(), t.options(), t.decision.min, t.decision.max]).toEqual([
      '0 seat',
      ['seat 0', 'seat 1'],
      0,
      2,
    ]);
    t.pick('seat 1');
    expect([t.ids(0, 'hand').length, t.ids(1, 'hand').length]).toEqual([0, 1]);
  });
});

describe('Vigilance with Villainy', () => {
  it('SOR_031: Inferno Four sorts the two cards on top, when played and when defeated', () => {
    const t = board(
      { hand: ['SOR_031'], deck: ['SOR_095', 'SOR_128', 'SOR_172'] },
      { space: ['SOR_237'] },
    )
      .play('SOR_031')
      .pick('SOR_095');
    expect(t.ids(0, 'deck')).toEqual(['SOR_128', 'SOR_172', 'SOR_095']);
    const u = board(
      { space: [{ id: 'SOR_031', damage: 2 }], deck: ['SOR_095', 'SOR_128', 'SOR_172'] },
      { space: ['SOR_237'] },
    ).attack('SOR_031', 'SOR_237');
    expect(u.none().pick('SOR_128', 'SOR_095').ids(0, 'deck')).toEqual([
      'SOR_128',
      'SOR_095',
      'SOR_172',
    ]);
  });

  it('SOR_034: Del Meeko makes an opponent’s event cost 1 more and restores 1', () => {
    const t = board(
      { ground: ['SOR_034'], baseDamage: 3 },
      { hand: ['SOR_172'], ground: ['SOR_046'] },
    ).attack('SOR_034', 'SOR_029');
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
    const t = board({ ground: ['SOR_036'], hand: ['SOR_172'] }, { ground: ['SOR_128'] })
      .play('SOR_172')
      .pick('SOR_128');
    expect(tokens(t, 'SOR_036')).toEqual(['TOKEN_EXPERIENCE']);
    const u = board({ ground: ['SOR_036', 'SOR_128'], hand: ['SOR_172'] })
      .play('SOR_172')
      .pick('SOR_128');
    expect(tokens(u, 'SOR_036')).toEqual([]);
  });

  it('SOR_038: Count Dooku may defeat a unit with 4 or less HP left', () => {
    const t = board({ hand: ['SOR_038'] }, { ground: [{ id: 'SOR_046', damage: 3 }, 'SOR_232'] })
      .play('SOR_038')
      .move({ pick: [0] });
    expect(t.options()).toEqual(['SOR_038', 'SOR_046']);
    t.pick('SOR_046');
    expect([t.units('SOR_046'), tokens(t, 'SOR_038')]).toEqual([[], ['TOKEN_SHIELD']]);
  });

  it('SOR_040: Avenger makes the opponent pick which of their non-leader units falls', () => {
    const t = board(
      { space: ['SOR_040'] },
      { ground: ['SOR_046', 'SOR_128'], leader: { id: 'SOR_010', deployed: true } },
    ).attack('SOR_040');
    expect([t.asks(), t.options().sort()]).toEqual(['1 target', ['SOR_046', 'SOR_128']]);
    t.pick('SOR_128');
    expect([t.units('SOR_128'), t.base(1)]).toEqual([[], 8]);
  });

  it('SOR_042: Search Your Feelings fetches any one card from the whole deck, unseen by the opponent', () => {
    const t = board({ hand: ['SOR_042'], deck: ['SOR_095', 'SOR_128', 'SOR_172'] })
      .play('SOR_042')
      .pick('SOR_172');
    expect([t.ids(0, 'hand'), t.ids(0, 'deck').sort()]).toEqual([
      ['SOR_172'],
      ['SOR_095', 'SOR_128'],
    ]);
    expect(t.events.some((e) => e.e === 'revealed')).toBe(false);
  });
});

describe('Vigilance with Heroism', () => {
  it('SOR_047: Kanan Jarrus discards a card for each Spectre and heals 1 for each aspect among them', () => {
    const t = board(
      { ground: ['SOR_047'], space: ['SOR_050'], baseDamage: 9 },
      { deck: ['SOR_046', 'SOR_095', 'SOR_172'] },
    )
      .attack('SOR_047')
      .yes();
    expect([t.ids(1, 'discard'), t.base(0), t.base(1)]).toEqual([['SOR_046', 'SOR_095'], 6, 4]);
    const u = board({ ground: ['SOR_047'], baseDamage: 9 })
      .attack('SOR_047')
      .no();
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
    const t = board({
      hand: ['SOR_052'],
      ground: [{ id: 'SOR_046', damage: 4 }],
      baseDamage: 9,
    }).play('SOR_052');
    const heal = t.options().map((o) => ({ SOR_046: 4, SOR_020: 3 })[o] ?? 0);
    t.divide(...heal);
    expect([t.unit('SOR_046').damage, t.base(0), t.unit('SOR_052').damage]).toEqual([0, 6, 7]);
  });
});

describe('Vigilance alone', () => {
  it('SOR_056: after Bendu attacks, only the next card without Heroism and Villainy costs 2 less', () => {
    const t = board({ ground: ['SOR_056'], hand: ['SOR_046', 'SOR_063', 'SOR_063'] })
      .attack('SOR_056')
      .pass();
    expect(t.play('SOR_046').ready(0)).toBe(16);
    expect(t.pass().play('SOR_063').ready(0)).toBe(15);
    expect(t.pass().play('SOR_063').ready(0)).toBe(12);
  });

  it('SOR_058: Vigilance does two of its four things', () => {
    const t = board({ hand: ['SOR_058'], baseDamage: 7 }, { ground: ['SOR_095', 'SOR_232'] })
      .play('SOR_058')
      .pick('mode 2');
    expect(t.units('SOR_095')).toEqual([]);
    t.pick('mode 1').pick('SOR_020');
    expect([t.base(0), t.asks()]).toEqual([2, '1 action']);
    const u = board({ hand: ['SOR_058'] }, { ground: ['SOR_232'] })
      .play('SOR_058')
      .pick('mode 0')
      .pick('mode 3');
    expect([u.ids(1, 'discard').length, tokens(u, 'SOR_232')]).toEqual([6, ['TOKEN_SHIELD']]);
  });

  it('SOR_060: Distant Patroller may leave a Shield on a Vigilance unit', () => {
    const t = board(
      { space: ['SOR_060'], ground: ['SOR_046', 'SOR_128'] },
      { space: ['SOR_237'] },
    ).attack('SOR_060', 'SOR_237');
    expect(t.options()).toEqual(['SOR_046']);
    expect(tokens(t.pick('SOR_046'), 'SOR_046')).toEqual(['TOKEN_SHIELD']);
  });

  it('SOR_061: the first upgrade on Guardian of the Whills each round costs 1 less, on another unit it does not', () => {
    const t = board({ ground: ['SOR_061', 'SOR_046'], hand: ['SOR_070', 'SOR_070', 'SOR_070'] })
      .play('SOR_070')
      .pick('SOR_046');
    expect(t.ready(0)).toBe(18);
    expect(t.pass().play('SOR_070').pick('SOR_061').ready(0)).toBe(17);
    expect(t.pass().play('SOR_070').pick('SOR_061').ready(0)).toBe(15);
  });

  it('SOR_061: with too little for anybody else, the upgrade can only go on the Guardian', () => {
    const t = board({ ground: ['SOR_061', 'SOR_046'], hand: ['SOR_070'], resources: 1 }).play(
      'SOR_070',
    );
    expect([t.unit('SOR_061').upgrades.map((u) => u.id), t.ready(0), t.asks()]).toEqual([
      ['SOR_070'],
      0,
      '1 action',
    ]);
    expect(board({ ground: ['SOR_046'], hand: ['SOR_070'], resources: 1 }).options()).not.toContain(
      'play SOR_070',
    );
  });

  it('SOR_064: Wilderness Fighter arrives with a Shield', () => {
    expect(tokens(board({ hand: ['SOR_064'] }).play('SOR_064'), 'SOR_064')).toEqual([
      'TOKEN_SHIELD',
    ]);
  });

  it('SOR_068: Cargo Juggernaut heals 4 from your base beside another Vigilance unit', () => {
    const played = (ground: string[]) => {
      const t = board({ hand: ['SOR_068'], ground, baseDamage: 6 }).play('SOR_068');
      return (t.asks() === '0 order' ? t.move({ pick: [0] }) : t).base(0);
    };
    expect([played(['SOR_063']), played(['SOR_128'])]).toEqual([2, 6]);
  });

  it('SOR_071: whoever attacks the bearer of an Electrostaff has 1 less power', () => {
    const t = board(
      { ground: [{ id: 'SOR_046', upgrades: ['SOR_071'] }, 'SOR_063'] },
      { ground: ['SOR_232', 'SOR_128'] },
      { active: 1 },
    );
    t.attack('SOR_128', 'SOR_063');
    expect(t.unit('SOR_063').damage).toBe(3);
    const u = board(
      { ground: [{ id: 'SOR_046', upgrades: ['SOR_071'] }] },
      { ground: ['SOR_232'] },
      { active: 1 },
    ).attack('SOR_232', 'SOR_046');
    expect([u.unit('SOR_046').damage, u.unit('SOR_232').power]).toEqual([5, 6]);
  });

  it('SOR_075: It Binds All Things turns healed damage on another unit, with the Force', () => {
    const t = board(
      { hand: ['SOR_075'], ground: [{ id: 'SOR_046', damage: 2 }, 'SOR_061'] },
      { ground: ['SOR_232'] },
    )
      .play('SOR_075')
      .pick('SOR_046')
      .divide(2);
    expect(t.options().sort()).toEqual(['SOR_061', 'SOR_232']);
    t.pick('SOR_232');
    expect([t.unit('SOR_046').damage, t.unit('SOR_232').damage]).toEqual([0, 2]);
    const u = board(
      { hand: ['SOR_075'], ground: [{ id: 'SOR_046', damage: 2 }] },
      { ground: ['SOR_232'] },
    )
      .play('SOR_075')
      .pick('SOR_046')
      .divide(1);
    expect([u.unit('SOR_046').damage, u.asks()]).toEqual([1, '1 action']);
  });
});

describe('Vigilance units of the starter decks and recorded games', () => {
  it('SOR_033: Death Trooper deals 2 to a ground unit on each side', () => {
    const t = board({ hand: ['SOR_033'], ground: ['SOR_046'] }, { ground: ['SOR_232'] })
      .play('SOR_033')
      .pick('SOR_046');
    expect([t.unit('SOR_046').damage, t.unit('SOR_232').damage]).toEqual([2, 2]);
  });

  it('SOR_037: Academy Defense Walker strengthens the damaged friendly units', () => {
    const t = board({ hand: ['SOR_037'], ground: [{ id: 'SOR_046', damage: 1 }, 'SOR_063'] }).play(
      'SOR_037',
    );
    expect([tokens(t, 'SOR_046'), tokens(t, 'SOR_063'), t.unit('SOR_037').keywords]).toEqual([
      ['TOKEN_EXPERIENCE'],
      [],
      { sentinel: 1 },
    ]);
  });

  it('SOR_039: AT-AT Suppressor exhausts every ground unit', () => {
    const t = board(
      { hand: ['SOR_039'], ground: ['SOR_046'] },
      { ground: ['SOR_232'], space: ['SOR_237'] },
    ).play('SOR_039');
    expect(['SOR_046', 'SOR_232', 'SOR_237'].map((id) => t.unit(id).ready)).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('SOR_045: when Yoda falls, both players may draw, at once even from empty decks', () => {
    const fallen = (side: SideSetup) =>
      board(
        { ground: [{ id: 'SOR_045', damage: 3 }], ...side },
        { ground: ['SOR_046'], ...side },
        { active: 1 },
      )
        .attack('SOR_046', 'SOR_045')
        .pick('seat 0', 'seat 1');
    const t = fallen({});
    expect([t.ids(0, 'hand').length, t.ids(1, 'hand').length]).toEqual([1, 1]);
    expect(fallen({ deck: [], baseDamage: 27 }).state.outcome).toMatchObject({
      winners: [0, 1],
      reason: 'draw',
    });
  });

  it('SOR_048: Vigilant Honor Guards are Sentinels while unhurt', () => {
    expect(
      [0, 1].map(
        (damage) =>
          board({ ground: [{ id: 'SOR_048', damage }] }).unit('SOR_048').keywords.sentinel,
      ),
    ).toEqual([1, undefined]);
  });

  it('SOR_049: Obi-Wan Kenobi passes on 2 Experience, and a card to a Force unit', () => {
    const fallen = (heir: string) =>
      board({ ground: [{ id: 'SOR_049', damage: 5 }, heir] }, { ground: ['SOR_232'] }).attack(
        'SOR_049',
        'SOR_232',
      );
    expect([
      tokens(fallen('SOR_061'), 'SOR_061').length,
      fallen('SOR_061').ids(0, 'hand').length,
    ]).toEqual([2, 1]);
    expect([
      tokens(fallen('SOR_046'), 'SOR_046').length,
      fallen('SOR_046').ids(0, 'hand').length,
    ]).toEqual([2, 0]);
  });

  it('SOR_051: Luke Skywalker weakens an enemy by 3, by 6 after a friendly unit fell', () => {
    const t = board({ hand: ['SOR_051'] }, { ground: ['SOR_232'] }).play('SOR_051');
    expect(t.unit('SOR_232')).toMatchObject({ power: 3, hp: 4 });
    const u = board({ hand: ['SOR_051'], ground: ['SOR_128'] }, { ground: ['SOR_232'] })
      .attack('SOR_128', 'SOR_232')
      .pass()
      .play('SOR_051');
    expect(u.units('SOR_232')).toEqual([]);
  });

  it('SOR_059: 2-1B Surgical Droid may heal 2 from another unit', () => {
    expect(
      board({ ground: ['SOR_059', { id: 'SOR_046', damage: 3 }] })
        .attack('SOR_059')
        .pick('SOR_046')
        .unit('SOR_046').damage,
    ).toBe(1);
  });

  it('SOR_062: nobody else plays the card that the Regional Governor names', () => {
    const t = board({ hand: ['SOR_062'] }, { hand: ['SOR_128', 'SOR_172'] })
      .play('SOR_062')
      .move({ name: 'Open Fire' });
    expect([t.options().includes('play SOR_172'), t.options().includes('play SOR_128')]).toEqual([
      false,
      true,
    ]);
  });

  it('SOR_065: Baze Malbus is a Sentinel with the initiative and stronger when hurt', () => {
    const t = (initiative: number) =>
      board({ ground: [{ id: 'SOR_065', damage: 2 }] }, {}, { initiative }).unit('SOR_065');
    expect([t(0).keywords.sentinel, t(1).keywords.sentinel, t(0).power]).toEqual([1, undefined, 4]);
  });

  it('SOR_067: Rugged Survivors may draw beside a leader unit', () => {
    const t = board({ leader: { id: 'SOR_005', deployed: true }, ground: ['SOR_067'] })
      .attack('SOR_067')
      .yes();
    expect(t.ids(0, 'hand')).toHaveLength(1);
    expect(
      board({ ground: ['SOR_067'] })
        .attack('SOR_067')
        .asks(),
    ).toBe('1 action');
  });
});

describe('Vigilance events and upgrades of the starter decks and recorded games', () => {
  it('SOR_041: Power of the Dark Side lets the opponent choose which of their units falls', () => {
    const t = board({ hand: ['SOR_041'] }, { ground: ['SOR_046', 'SOR_128'] }).play('SOR_041');
    expect([
      t.asks(),
      t
        .pick('SOR_128')
        .units()
        .map((u) => u.id),
    ]).toEqual(['1 target', ['SOR_046']]);
  });

  it('SOR_043: Superlaser Blast leaves no unit', () => {
    expect(
      board({ hand: ['SOR_043'], ground: ['SOR_046'] }, { space: ['SOR_237'] })
        .play('SOR_043')
        .units(),
    ).toEqual([]);
  });

  it('SOR_053: Luke’s Lightsaber heals and shields Luke Skywalker alone', () => {
    const t = board({
      leader: { id: 'SOR_005', deployed: true },
      hand: ['SOR_053'],
      ground: ['SOR_046'],
    });
    expect(tokens(t.play('SOR_053').pick('SOR_005'), 'SOR_005').sort()).toEqual([
      'SOR_053',
      'TOKEN_SHIELD',
    ]);
    expect(
      tokens(board({ hand: ['SOR_053'], ground: ['SOR_046'] }).play('SOR_053'), 'SOR_046'),
    ).toEqual(['SOR_053']);
  });

  it('SOR_054: a Jedi Lightsaber in the hand of a Force unit weakens the defender by 2', () => {
    const fight = (id: string) =>
      board({ ground: [{ id, upgrades: ['SOR_054'] }] }, { ground: ['SOR_232'] }).attack(
        id,
        'SOR_232',
      );
    expect([fight('SOR_061').units('SOR_232'), fight('SOR_061').unit('SOR_061').damage]).toEqual([
      [],
      4,
    ]);
    expect([
      fight('SOR_063').unit('SOR_232').damage,
      fight('SOR_063').unit('SOR_063').damage,
    ]).toEqual([5, 6]);
  });

  it('SOR_055: The Force Is With Me strengthens a unit, shields it beside a Force unit, and it may attack', () => {
    const t = board({ hand: ['SOR_055'], ground: ['SOR_061'] })
      .play('SOR_055')
      .yes();
    expect([tokens(t, 'SOR_061').sort(), t.base(1)]).toEqual([
      ['TOKEN_EXPERIENCE', 'TOKEN_EXPERIENCE', 'TOKEN_SHIELD'],
      4,
    ]);
    expect(
      tokens(
        board({ hand: ['SOR_055'], ground: ['SOR_046'] })
          .play('SOR_055')
          .no(),
        'SOR_046',
      ),
    ).toHaveLength(2);
  });

  it('SOR_057, SOR_070: Protector gives Sentinel, Devotion Restore 2', () => {
    expect(
      board({ ground: [{ id: 'SOR_046', upgrades: ['SOR_057', 'SOR_070'] }] }).unit('SOR_046')
        .keywords,
    ).toEqual({ sentinel: 1, restore: 2 });
  });

  it('SOR_072: an Entrenched unit attacks no base', () => {
    const t = board(
      { ground: [{ id: 'SOR_046', upgrades: ['SOR_072'] }] },
      { ground: ['SOR_232'] },
    ).attack('SOR_046', 'SOR_232');
    expect(t.unit('SOR_232').damage).toBe(6);
    expect(board({ ground: [{ id: 'SOR_046', upgrades: ['SOR_072'] }] }).options()).not.toContain(
      'attack SOR_046',
    );
  });

  it('SOR_073, SOR_074: Moment of Peace shields a unit, Repair heals 3 from a unit or base', () => {
    expect(
      tokens(board({ hand: ['SOR_073'], ground: ['SOR_046'] }).play('SOR_073'), 'SOR_046'),
    ).toEqual(['TOKEN_SHIELD']);
    const t = board({ hand: ['SOR_074'], ground: [{ id: 'SOR_046', damage: 4 }], baseDamage: 4 })
      .play('SOR_074')
      .pick('SOR_020');
    expect([t.base(0), t.unit('SOR_046').damage]).toEqual([1, 4]);
  });

  it('SOR_076: Make an Opening weakens a unit by 2 and heals 2 from your base', () => {
    const t = board({ hand: ['SOR_076'], baseDamage: 3 }, { ground: ['SOR_232'] }).play('SOR_076');
    expect([t.unit('SOR_232').power, t.unit('SOR_232').hp, t.base(0)]).toEqual([4, 5, 1]);
  });

  it('SOR_077, SOR_078: Takedown needs 5 or less HP left, Vanquish only spares leaders', () => {
    const them: SideSetup = {
      leader: { id: 'SOR_010', deployed: true },
      ground: [{ id: 'SOR_046', damage: 2 }, 'SOR_232'],
    };
    expect(
      board({ hand: ['SOR_077'] }, them)
        .play('SOR_077')
        .units('SOR_046'),
    ).toEqual([]);
    expect(
      board({ hand: ['SOR_078'] }, them)
        .play('SOR_078')
        .options()
        .sort(),
    ).toEqual(['SOR_046', 'SOR_232']);
  });
});
