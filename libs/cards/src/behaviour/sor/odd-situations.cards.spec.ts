/**
 * Cards where something is missing, has left, has changed hands or is
 * played by more than two: one row for each fault that could hide there.
 */
import type { SideSetup, Table } from '#rules';
import { describe, expect, it } from 'vitest';
import { deployed, sides } from '../testing/rows.js';

const owners = (t: Table, seat: number) => t.state.players[seat]?.units.map((c) => t.state.id[c]);

describe('Attacks that are completed', () => {
  it('SOR_009: Leia Organa leads no second attack when she falls in her own', () => {
    const t = sides(
      { leader: deployed('SOR_009'), ground: ['SOR_095'] },
      { ground: ['SOR_232'] },
    ).attack('SOR_009', 'SOR_232');
    expect([t.units('SOR_009').length, t.asks()]).toEqual([0, '1 action']);
    expect(
      sides({ leader: deployed('SOR_009'), ground: ['SOR_095'] })
        .attack('SOR_009')
        .asks(),
    ).toBe('0 target');
  });

  it('SOR_015: Boba Fett readies nothing when he falls with his defender', () => {
    const fought = (id: string) =>
      sides({ leader: deployed('SOR_015'), hand: ['SOR_128'] }, { ground: [id] })
        .play('SOR_128')
        .pass()
        .attack('SOR_015', id);
    expect([fought('SOR_095').pick('2').ready(0), fought('SOR_164').ready(0)]).toEqual([19, 17]);
    const both = sides(
      { leader: deployed('SOR_015'), hand: ['SOR_128'] },
      { ground: [{ id: 'SOR_232', damage: 3 }] },
    );
    both.state.damage[both.unit('SOR_015').card] = 1;
    expect(both.play('SOR_128').pass().attack('SOR_015', 'SOR_232').ready(0)).toBe(17);
  });

  it('SOR_146: Zeb Orrelios who falls deals no damage', () => {
    const t = sides(
      { ground: ['SOR_146'] },
      { ground: [{ id: 'SOR_232', damage: 2 }, 'SOR_046'] },
    ).attack('SOR_146', 'SOR_232');
    expect([t.units().map((u) => u.id), t.asks()]).toEqual([['SOR_046'], '1 action']);
  });

  it('SOR_192: Ezra Bridger who falls looks at nothing', () => {
    const t = sides({ ground: ['SOR_192'] }, { ground: ['SOR_232'] }).attack('SOR_192', 'SOR_232');
    expect([t.units('SOR_192').length, t.asks(), t.events.some((e) => e.e === 'looked')]).toEqual([
      0,
      '1 action',
      false,
    ]);
  });
});

describe('Nothing to do it with', () => {
  it('SOR_192: Ezra Bridger is not offered to play what cannot be paid for, or what has no unit to go to', () => {
    const broke = sides({ ground: ['SOR_192'], deck: ['SOR_232'], resources: 5 }).attack('SOR_192');
    expect(broke.options()).toEqual(['mode 1']);
    expect(broke.pick('mode 1').ids(0, 'discard')).toEqual(['SOR_232']);
    expect(
      sides({ ground: ['SOR_192'], deck: ['SOR_121'] })
        .attack('SOR_192')
        .options(),
    ).toEqual(['mode 1']);
    expect(
      sides({ ground: ['SOR_192'], deck: ['SOR_120'] })
        .attack('SOR_192')
        .options(),
    ).toEqual(['mode 0', 'mode 1']);
  });

  it('SOR_119: Reinforcement Walker over an empty deck finds no card to draw, and heals all the same (1.3.2, 8.7.2)', () => {
    const walked = () => sides({ hand: ['SOR_119'], deck: [], baseDamage: 5 }).play('SOR_119');
    const drawn = walked().pick('mode 0');
    expect([drawn.base(0), drawn.ids(0, 'hand')]).toEqual([5, []]);
    expect(walked().pick('mode 1').base(0)).toBe(2);
  });

  it('SOR_015: Boba Fett who is exhausted already is not asked', () => {
    const t = sides(
      { leader: { id: 'SOR_015', ready: false }, hand: ['SOR_172'] },
      { ground: ['SOR_095'] },
    ).play('SOR_172');
    expect([t.units('SOR_095').length, t.asks()]).toEqual([0, '1 action']);
  });
});

describe('Questions about nothing', () => {
  it('SOR_204: Greedo over an empty deck is not asked (8.7.2)', () => {
    const t = sides({ ground: ['SOR_204'], deck: [] }, { ground: ['SOR_046'] }).attack(
      'SOR_204',
      'SOR_046',
    );
    expect([t.units('SOR_204').length, t.asks()]).toEqual([0, '1 action']);
  });

  it('SOR_234: Maximum Firepower without an Imperial unit asks for no target', () => {
    const t = sides({ hand: ['SOR_234'], ground: ['SOR_095'] }, { ground: ['SOR_046'] }).play(
      'SOR_234',
    );
    expect([t.asks(), t.unit('SOR_046').damage, t.unit('SOR_095').damage]).toEqual([
      '1 action',
      0,
      0,
    ]);
  });
});

describe('Other hands', () => {
  it('SOR_005: Luke Skywalker shields a unit he played, whoever controls it by now, and none that others played', () => {
    const stolen = sides({ leader: 'SOR_005', hand: ['SOR_046'] }, { hand: ['SOR_224'] })
      .play('SOR_046')
      .play('SOR_224')
      .use('SOR_005');
    expect([owners(stolen, 1), stolen.unit('SOR_046').upgrades.length]).toEqual([['SOR_046'], 1]);
    const theirs = sides({ leader: 'SOR_005' }, { hand: ['SOR_046'] }, { active: 1 })
      .play('SOR_046')
      .use('SOR_005');
    expect(theirs.unit('SOR_046').upgrades).toEqual([]);
  });

  it('SOR_122: Traitorous gives back the unit that it is taken from', () => {
    const t = sides({ hand: ['SOR_122'] }, { ground: ['SOR_095'], hand: ['SOR_199'] })
      .play('SOR_122')
      .play('SOR_199');
    expect([owners(t, 0), owners(t, 1), t.ids(0, 'hand')]).toEqual([[], ['SOR_095'], ['SOR_122']]);
  });

  it('SOR_121: Hardpoint Heavy Blaster hits in the arena where the defender was', () => {
    const them: SideSetup = {
      space: [{ id: 'SOR_225', damage: 0 }, 'SOR_044'],
      ground: ['SOR_046'],
    };
    const t = sides({ space: [{ id: 'SOR_132', upgrades: ['SOR_121', 'SOR_121'] }] }, them).attack(
      'SOR_132',
      'SOR_225',
    );
    expect(t.asks()).toBe('0 order');
    t.move({ pick: [0] }).pick('SOR_225');
    expect(t.options().sort()).toEqual(['SOR_044', 'SOR_132']);
  });
});

describe('More than two players', () => {
  it('SOR_174: who leaves before all have chosen for Smoke and Cinders discards nothing (11.3.1)', () => {
    const hand = ['SOR_046', 'SOR_095', 'SOR_232'];
    const t = sides({ hand: ['SOR_174'] }, { hand }, { third: { hand } })
      .play('SOR_174')
      .pick('SOR_046');
    expect(t.asks()).toBe('2 target');
    t.attempt({ seat: 1, at: t.decision.at, concede: true });
    t.pick('SOR_095');
    expect([
      t.ids(1, 'discard'),
      t.ids(2, 'discard'),
      t.events.filter((e) => e.e === 'discarded').length,
    ]).toEqual([[], ['SOR_095'], 1]);
  });

  it('SOR_152: For a Cause I Believe In is revealed before an enemy base is chosen', () => {
    const t = sides({ hand: ['SOR_152'], deck: ['SOR_095', 'SOR_128'] }, {}, { third: {} }).play(
      'SOR_152',
    );
    expect([t.options(), t.events.some((e) => e.e === 'revealed')]).toEqual([
      ['seat 1', 'seat 2'],
      true,
    ]);
    expect(t.pick('seat 2').base(2)).toBe(1);
  });

  it('SOR_203: Cunning asks for an opponent only where one is to discard', () => {
    const t = sides(
      { hand: ['SOR_203'] },
      { ground: ['SOR_046'] },
      { third: { hand: ['SOR_128'] } },
    )
      .play('SOR_203')
      .pick('mode 2')
      .pick('SOR_046');
    expect(t.unit('SOR_046').ready).toBe(false);
    expect(t.pick('mode 3').options()).toEqual(['seat 1', 'seat 2']);
    expect(t.pick('seat 2').ids(2, 'discard')).toEqual(['SOR_128']);
  });

  it('SOR_148: Guerilla Attack Pod looks at every base', () => {
    const played = (third: number) =>
      sides({ hand: ['SOR_148'] }, {}, { third: { baseDamage: third } })
        .play('SOR_148')
        .unit('SOR_148').ready;
    expect([played(15), played(14)]).toEqual([true, false]);
  });
});
