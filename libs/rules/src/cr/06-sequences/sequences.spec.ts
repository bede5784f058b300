import { playableBook } from '#cards';
import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/engine.js';
import { cr } from '../../testing/cite.js';
import { table } from '../../testing/table.js';

const engine = createEngine(playableBook());

describe('6.2 Play a card', () => {
  it(
    cr(
      [
        '6.2.0A',
        '6.2.0B#1',
        '6.2.4#1',
        '6.2.5D',
        '1.15.2#1',
        '1.7.2#1',
        '1.5.4F#1',
        '6.2.5A#1',
        '6.2.5A#2',
      ],
      'a unit: pay its cost by exhausting resources, put it into its arena',
    ),
    () => {
      const t = table(engine, { you: { leader: 'SOR_010', hand: ['SOR_225'], resources: 2 } }).play(
        'SOR_225',
      );
      expect(t.unit('SOR_225')).toMatchObject({ arena: 'space', ready: false });
      expect([t.ready(0), t.ids(0, 'hand'), t.asks()]).toEqual([1, [], '1 action']);
      expect(t.events.filter((e) => e.e === 'played')).toMatchObject([{ as: 'unit', from: 1 }]);
    },
  );

  it(
    cr(['6.2.4A#1', '1.8.2#2', '6.2.0B#2', '8.16.5A#2'], 'what cannot be paid cannot be played'),
    () => {
      expect(
        table(engine, {
          you: { hand: ['SOR_046'], leader: 'SOR_005', base: 'SOR_029', resources: 3 },
        }).options(),
      ).not.toContain('play SOR_046');
      expect(
        table(engine, {
          you: { hand: ['SOR_046'], leader: 'SOR_005', base: 'SOR_029', resources: 4 },
        }).options(),
      ).toContain('play SOR_046');
    },
  );

  it(
    cr(
      ['6.2.0C', '6.2.2C', '3.3.5#2', '7.4.4#2', '3.3.2#1', '1.15.2#1'],
      'EX-27: an event may be played although it does nothing; it lies in the discard pile first',
    ),
    () => {
      const t = table(engine, { you: { hand: ['SOR_172'] } }).play('SOR_172');
      expect([t.ids(0, 'discard'), t.asks()]).toEqual([['SOR_172'], '1 action']);
    },
  );

  it(
    cr(
      ['6.2.2', '6.2.2A', '8.20.1#1', '8.20.1#2', '8.20.3', '8.18.1#1', '7.3.2#2'],
      'EX-29, EX-84: a named card cannot be played while the Governor is in play',
    ),
    () => {
      const t = table(engine, {
        you: { leader: 'SOR_005', hand: ['SOR_062', 'SOR_078'] },
        them: { hand: ['SOR_172', 'SOR_128'], leader: 'SOR_010' },
      });
      t.play('SOR_062').move({ name: 'Open Fire' });
      expect(t.options()).not.toContain('play SOR_172');
      expect(t.options()).toContain('play SOR_128');
      expect(
        table(engine, { you: { hand: ['SOR_062'] } })
          .play('SOR_062')
          .attempt({ seat: 0, at: 1, name: 'No Such Card' }),
      ).toMatchObject({ code: 'rules/unknown-name', rule: '8.18.1' });
    },
  );

  it(
    cr(['8.6.4#1', '6.2.0D', '8.8.3'], 'EX-66: played again it is a new copy and names anew'),
    () => {
      const t = table(engine, {
        you: { hand: ['SOR_062', 'SOR_062'] },
        them: { hand: ['SOR_222', 'SOR_172'] },
      });
      t.play('SOR_062').move({ name: 'Open Fire' });
      expect(t.options()).not.toContain('play SOR_172');
      t.play('SOR_222');
      expect(t.ids(0, 'hand')).toEqual(['SOR_062', 'SOR_062']);
      t.play('SOR_062').move({ name: 'Vanquish' });
      expect(t.options()).toContain('play SOR_172');
    },
  );

  it(
    cr(
      [
        '6.2.2B#1',
        '6.2.2B#2',
        '3.6.3#2',
        '3.6.3#3',
        '8.20.2',
        '3.6.2',
        '6.2.5B',
        '3.6.3A#1',
        '3.6.5#1',
      ],
      'EX-17, EX-83: an upgrade needs a unit that it may be attached to, of either player',
    ),
    () => {
      expect(
        table(engine, {
          you: { leader: 'SOR_005', hand: ['SOR_054'] },
          them: { space: ['SOR_237'], ground: ['SOR_232'] },
        }).options(),
      ).not.toContain('play SOR_054');
      expect(
        table(engine, { you: { leader: 'SOR_005', hand: ['SOR_054', 'SOR_069'] } }).options(),
      ).not.toContain('play SOR_069');
      const t = table(engine, {
        you: { leader: 'SOR_005', hand: ['SOR_054'] },
        them: { space: ['SOR_237'], ground: ['SOR_046', 'SOR_095'] },
      }).play('SOR_054');
      expect(t.options()).toEqual(['SOR_046', 'SOR_095']);
      expect(t.pick('SOR_095').unit('SOR_095')).toMatchObject({ power: 6, hp: 6 });
    },
  );

  it(
    cr(
      ['6.2.0E#1', '6.2.0E#3', '7.1.6A#1', '7.1.6B#2', '7.1.6E', '7.6.8#1', '7.6.8#3', '7.6.7#2'],
      'a card played by an ability: its triggers wait until the ability is done',
    ),
    () => {
      const t = table(engine, {
        you: { leader: 'SOR_010', hand: ['SOR_235', 'SOR_132'], resources: 7 },
        them: { space: ['SOR_237'] },
      });
      t.play('SOR_235').pick('play SOR_132');
      expect([t.base(0), t.asks()]).toEqual([4, '0 target']);
      expect(t.pick('SOR_237').units('SOR_237')).toEqual([]);
    },
  );
});

describe('6.3 Attack with a unit', () => {
  it(
    cr(
      ['6.3.1', '6.3.2A#1', '4.3.3#1', '4.3.4#1', '1.15.3'],
      'units in the same arena and the base, and nothing else',
    ),
    () => {
      const t = table(engine, {
        you: { ground: ['SOR_046'] },
        them: { ground: ['SOR_095'], space: ['SOR_237'] },
      }).attack('SOR_046');
      expect(t.options()).toEqual(['SOR_095', 'SOR_029']);
    },
  );

  it(
    cr(
      ['6.3.0B#2', '6.3.3#1', '6.3.2', '1.5.4D#1', '1.5.4D#3', '6.3.2A#1'],
      'only ready units attack, and attacking exhausts',
    ),
    () => {
      const t = table(engine, { you: { ground: ['SOR_046', { id: 'SOR_095', ready: false }] } });
      expect(t.options()).not.toContain('attack SOR_095');
      expect(t.attack('SOR_046').unit('SOR_046').ready).toBe(false);
    },
  );

  it(
    cr(['6.3.4A#2', '6.3.5#1', '1.9.10', '6.3.0C#1', '1.10.1'], 'both deal their power at once'),
    () => {
      const t = table(engine, {
        you: { ground: ['SOR_095'] },
        them: { ground: ['SOR_229'] },
      }).attack('SOR_095', 'SOR_229');
      expect([t.units('SOR_095'), t.units('SOR_229')]).toEqual([[], []]);
      expect(
        t.events.filter((e) => e.e === 'damaged').every((e) => e.e === 'damaged' && e.combat),
      ).toBe(true);
    },
  );

  it(
    cr(['6.3.2B#1', '7.5.5A#1', '7.5.5A#2', '7.5.5B#1', '7.5.5B#2'], 'a Sentinel must be attacked'),
    () => {
      const t = table(engine, {
        you: { ground: ['SOR_046'] },
        them: { ground: ['SOR_095', 'SOR_063', 'SOR_229'] },
      }).attack('SOR_046');
      expect(t.options()).toEqual(['SOR_063', 'SOR_229']);
    },
  );

  it(
    cr(
      ['8.11.1', '7.5.5C#1', '7.5.5C#2', '7.5.11A#1', '7.5.11B#1', '7.5.11B#2', '6.3.2B#2'],
      'EX-71: Saboteur ignores Sentinel, which the unit keeps',
    ),
    () => {
      const t = table(engine, {
        you: { ground: ['SOR_239'] },
        them: { ground: ['SOR_095', 'SOR_063'] },
      }).attack('SOR_239');
      expect(t.options()).toEqual(['SOR_095', 'SOR_063', 'SOR_029']);
      expect(t.unit('SOR_063').keywords.sentinel).toBe(1);
    },
  );

  it(
    cr(
      ['7.5.11A#2', '6.3.3B', '6.3.3#3', '7.6.15A#1'],
      'Saboteur defeats the defender’s Shields before damage',
    ),
    () => {
      const t = table(engine, {
        you: { ground: ['SOR_239'] },
        them: { ground: [{ id: 'SOR_046', upgrades: ['TOKEN_SHIELD', 'TOKEN_SHIELD'] }] },
      }).attack('SOR_239', 'SOR_046');
      expect(t.unit('SOR_046')).toMatchObject({ damage: 2, upgrades: [] });
    },
  );

  it(
    cr(
      ['8.4.1#1', '8.4.1#2', '4.4.4#1', '6.3.2A#2', '1.3.1'],
      'EX-64: may attack ground units, and space units as ever',
    ),
    () => {
      const t = table(engine, {
        you: { space: ['SOR_212'] },
        them: { ground: ['SOR_046'], space: ['SOR_066'] },
      });
      expect(t.attack('SOR_212', 'SOR_066').unit('SOR_066').damage).toBe(3);
      const u = table(engine, {
        you: { space: ['SOR_212'] },
        them: { ground: ['SOR_046'], space: ['SOR_237'] },
      }).attack('SOR_212');
      expect(u.options()).toEqual(['SOR_046', 'SOR_237', 'SOR_029']);
      expect(u.pick('SOR_046').unit('SOR_212').damage).toBe(1);
    },
  );

  it(
    cr(
      ['6.3.3A', '7.6.16D#2', '6.3.1B#1', '1.9.4'],
      'EX-30: "while attacking a damaged unit" holds only while all of it does',
    ),
    () => {
      const t = table(engine, {
        you: { ground: ['SOR_130'] },
        them: { ground: [{ id: 'SOR_046', damage: 5 }] },
      }).attack('SOR_130', 'SOR_046');
      expect([t.base(1), t.units('SOR_046').length]).toEqual([2, 0]);
      const u = table(engine, {
        you: { ground: ['SOR_130'] },
        them: { ground: ['SOR_046'] },
      }).attack('SOR_130', 'SOR_046');
      expect(u.unit('SOR_046').damage).toBe(2);
    },
  );

  it(cr(['6.3.4C#1', '6.3.3C'], 'a defender that has left takes no damage and deals none'), () => {
    const t = table(engine, {
      you: { leader: { id: 'SOR_010', deployed: true } },
      them: { ground: [{ id: 'SOR_095', damage: 1 }] },
    }).attack('SOR_010', 'SOR_095');
    t.pick('SOR_095');
    expect([t.unit('SOR_010').damage, t.base(1), t.units('SOR_095').length]).toEqual([0, 0, 0]);
  });

  it(
    cr(
      ['6.3.4D#1', '7.5.8A', '1.9.11#1'],
      'EX-40: Overwhelm deals what is left over to the base, at the same time',
    ),
    () => {
      const t = table(engine, {
        you: { ground: ['SOR_232'] },
        them: { ground: ['SOR_229'] },
      }).attack('SOR_232', 'SOR_229');
      expect([t.units('SOR_229').length, t.base(1)]).toEqual([0, 3]);
    },
  );

  it(
    cr(
      ['6.3.4D#2', '7.5.8E', '7.5.8C#2'],
      'EX-31: nothing is left over when a Shield takes the damage',
    ),
    () => {
      const t = table(engine, {
        you: { ground: ['SOR_232'] },
        them: { ground: [{ id: 'SOR_229', upgrades: ['TOKEN_SHIELD'] }] },
      }).attack('SOR_232', 'SOR_229');
      expect([t.base(1), t.unit('SOR_229').damage]).toEqual([0, 0]);
    },
  );

  it(
    cr(
      ['6.3.4D#2', '7.5.8C#2'],
      'EX-31: nothing is left over when the defender cannot be defeated by the damage',
    ),
    () => {
      const t = table(engine, {
        you: { ground: ['SOR_232'] },
        them: { leader: { id: 'SOR_004', deployed: true } },
      }).attack('SOR_232', 'SOR_004');
      expect([t.base(1), t.unit('SOR_004').damage]).toEqual([0, 6]);
    },
  );

  it(
    cr(['7.5.5B#2'], 'a Sentinel in the attacker’s arena leaves it any Sentinel it can reach'),
    () => {
      const t = table(engine, {
        you: { space: ['SOR_212'] },
        them: { space: ['SOR_066', 'SOR_237'], ground: ['SOR_063', 'SOR_095'] },
      }).attack('SOR_212');
      expect(t.options()).toEqual(['SOR_063', 'SOR_066']);
    },
  );

  it(
    cr(
      ['7.5.8F#1', '7.5.8F#2', '1.9.11#2', '6.3.4C#2'],
      'EX-41: with the defender gone everything goes to the base, which was not attacked',
    ),
    () => {
      const t = table(engine, {
        you: { ground: [{ id: 'SOR_135', upgrades: ['SOR_054'] }] },
        them: { ground: ['SOR_128'] },
      }).attack('SOR_135', 'SOR_128');
      expect([t.units('SOR_128').length, t.base(1), t.unit('SOR_135').damage]).toEqual([0, 9, 0]);
      expect(t.events.find((e) => e.e === 'attack-ended')).toMatchObject({ base: false });
    },
  );

  it(
    cr(
      ['6.3.5A', '6.3.5B', '7.6.16C', '8.2.1'],
      '"attacks and defeats" looks at the defender, also when the attacker falls too',
    ),
    () => {
      const t = table(engine, {
        you: { ground: [{ id: 'SOR_088', damage: 8 }] },
        them: { ground: ['SOR_095', 'SOR_046'] },
      }).attack('SOR_088', 'SOR_095');
      expect(t.asks()).toBe('0 target');
      expect(t.pick('SOR_046').unit('SOR_046').damage).toBe(6);
      expect(t.units('SOR_088')).toEqual([]);
    },
  );

  it(
    cr(
      ['6.3.5C#1', '6.3.5C#2', '7.5.12D#1', '7.5.12D#2', '7.5.12A', '7.1.6C#1'],
      'EX-45: the first strike lands, then the survivor with Grit strikes back harder',
    ),
    () => {
      const t = table(engine, {
        you: { hand: ['SOR_217'], ground: ['SOR_095'] },
        them: { ground: ['SOR_065'], leader: 'SOR_005' },
      });
      t.play('SOR_217').pick('SOR_065');
      expect(t.unit('SOR_065')).toMatchObject({ damage: 4, power: 6 });
      expect(t.units('SOR_095')).toEqual([]);
      expect(
        t.events.filter((e) => e.e === 'damaged').map((e) => e.e === 'damaged' && e.n),
      ).toEqual([4, 6]);
    },
  );

  it(
    cr(
      ['6.3.0D#1', '6.3.0A', '8.29.1#1', '8.29.1#2', '7.1.5#1'],
      'EX-90: draw, then attack; the attack does not depend on the draw',
    ),
    () => {
      const t = table(engine, { you: { hand: ['SOR_150'], deck: [], ground: ['SOR_095'] } }).play(
        'SOR_150',
      );
      expect([t.base(0), t.base(1)]).toEqual([3, 5]);
      expect(t.ids(0, 'discard')).toEqual(['SOR_150', 'SOR_095']);
    },
  );

  it(cr(['6.3.0E', '6.3.5#1'], 'the five steps in their order'), () => {
    const t = table(engine, { you: { ground: ['SOR_059', { id: 'SOR_046', damage: 2 }] } })
      .attack('SOR_059')
      .pick('SOR_046');
    expect(
      t.events
        .map((e) => e.e)
        .filter((e) =>
          ['exhausted', 'attack-declared', 'healed', 'damaged', 'attack-ended'].includes(e),
        ),
    ).toEqual(['exhausted', 'attack-declared', 'healed', 'damaged', 'attack-ended']);
  });
});
