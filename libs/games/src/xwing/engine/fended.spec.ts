import { describe, expect, it } from 'vitest';
import {
  acts,
  attack,
  bestWeapon,
  cards,
  empire,
  fight,
  fly,
  pilot,
  type Played,
  questionsOf,
  shipOf,
  uses,
  usesCard,
  wing,
} from '../testing/table.js';
import type { Option } from './options.js';
import type { XwingState } from './state.js';

/**
 * Cards that intervene between a ship and what would happen to it, and effects that ships share
 * (FAQ).
 */
/** Only the first ship of seat 0 attacks. */
const first = {
  target: (options: readonly Option[], ship: string | undefined) =>
    ship === 's0-1' ? options[0] : undefined,
};
const far = wing(1, 150, { x: 100, dial: '1F' });

const onTop =
  (seat: number, ...names: string[]) =>
  (state: XwingState): void =>
    void state.seats[seat]?.deck.unshift(...names.map((name) => `core-tfa/${name}`));
const cardsOf = (played: Played, place: number) =>
  shipOf(played, place).damage.map(({ card, up }) => `${card.replace('core-tfa/', '')} ${up}`);
const gone = (played: Played, place: number) =>
  shipOf(played, place).upgrades.map(({ discarded }) => discarded);
const targetsOf = (played: Played) =>
  (questionsOf(played, 'target').find(({ ship }) => ship === 's0-1')?.options ?? []).flatMap(
    (one) => (one.do === 'attack' ? [`${one.weapon} ${played.keys.indexOf(one.target)}`] : []),
  );
const tokensTold = ({ told, keys }: Played, place: number) =>
  told.flatMap(({ what, ship, name }) => (what === 'token' && ship === keys[place] ? [name] : []));

describe('a damage card that is dealt', () => {
  const uses0 = { ...first, 'use-ability': usesCard(0) };
  const hitBy = (dice: Parameters<typeof fight>[1], more: object, ...deck: string[]) =>
    fight(
      [wing(0, 600), wing(1, 430, { ...more, tokens: { evade: 0 } })],
      dice,
      uses0,
      onTop(1, ...deck),
    );

  it('goes with Chewbacca, who brings a shield back, even the last one and when it is known', () => {
    const falcon = { ...pilot('outerrimsmuggler', 'yt1300'), ...cards('chewbacca|Crew') };
    const played = hitBy(['crit'], { ...falcon, down: 5 }, 'consolefire');
    expect([cardsOf(played, 1).length, shipOf(played, 1).shields, gone(played, 1)]).toEqual([
      5,
      1,
      [true],
    ]);
    const kinds = played.told.map(({ what }) => what);
    expect(kinds.indexOf('critical')).toBeLessThan(kinds.indexOf('used'));
  });

  it('goes with a Salvaged Astromech where it is face up and about the ship', () => {
    const droid = cards('salvagedastromech|Salvaged Astromech');
    const after = (face: 'hit' | 'crit', card: string) => {
      const played = hitBy([face], droid, card);
      return [...cardsOf(played, 1), ...gone(played, 1)];
    };
    expect([
      after('crit', 'structuraldamage'),
      after('crit', 'damagedcockpit'),
      after('hit', 'structuraldamage'),
    ]).toEqual([[true], ['damagedcockpit true', false], ['structuraldamage false', false]]);
  });

  it('goes with the droid of an Integrated Astromech, whose talent stays', () => {
    const more = cards('integratedastromech|Modification', 'r2d6|Astromech', 'predator|Elite');
    const played = hitBy(['hit'], more, 'structuraldamage');
    expect([cardsOf(played, 1), gone(played, 1)]).toEqual([[], [false, true, false]]);
  });

  it('is chosen by Leebo of two where it is face up, and not where it is turned up', () => {
    const leebo = wing(1, 430, { ...pilot('leebo', 'yt2400'), shields: 0 });
    const second = (options: readonly Option[]) =>
      options.find((one) => one.do === 'use' && one.at === 1);
    const played = fight(
      [wing(0, 600), leebo],
      ['crit'],
      { ...first, 'use-ability': second },
      onTop(1, 'consolefire', 'damagedcockpit'),
    );
    expect(cardsOf(played, 1)).toEqual(['damagedcockpit true']);
    expect(played.state.seats[1]?.discard).toEqual(['core-tfa/consolefire']);
    const bomber = { ...pilot('rexlerbrath', 'tiedefender', empire), tokens: { focus: 1 } };
    const turned = fight([wing(0, 600, bomber), leebo], ['hit'], {
      ...first,
      'use-ability': uses('use'),
    });
    expect(shipOf(turned, 1).damage.map(({ up }) => up)).toEqual([true]);
    expect(questionsOf(turned, 'use-ability')).toHaveLength(1);
  });

  it('lets Boba Fett discard a card, and what that one made room for stays', () => {
    const boba = wing(0, 600, cards('bobafett|Crew'));
    const target = wing(1, 430, cards('r2d6|Astromech', 'predator|Elite'));
    const after = (face: 'hit' | 'crit') =>
      fight([boba, target], [face], { ...first, 'use-ability': usesCard(0) });
    expect(gone(after('crit'), 1)).toEqual([true, false]);
    expect(gone(after('hit'), 1)).toEqual([false, false]);
  });
});

describe('what others draw to themselves', () => {
  it('Draw Their Fire takes a critical hit of an attack, and no other damage', () => {
    const friend = wing(1, 430, { ...cards('drawtheirfire|Elite'), x: 520 });
    const hurt = (face: 'hit' | 'crit') => {
      const played = fight([wing(0, 600), wing(1, 430), friend], [face], {
        ...first,
        'use-ability': uses('use'),
      });
      return [1, 2].map((place) => shipOf(played, place).damage.length);
    };
    expect([hurt('crit'), hurt('hit')]).toEqual([
      [0, 1],
      [1, 0],
    ]);
    const mined = { ...friend, y: 480, heading: 90, tokens: { ion: 1 } };
    const flown = fly(
      [wing(1, 430, { dial: '2F' }), mined, wing(0, 800)],
      ['crit'],
      {},
      (state) => {
        const mine = { id: 'b1', kind: 'proximitymines', seat: 0, heading: 0 };
        state.bombs.push({ ...mine, x: 450, y: 500 });
      },
    );
    expect(shipOf(flown, 0).damage).toHaveLength(1);
    expect(questionsOf(flown, 'use-ability')).toEqual([]);
  });

  it('Biggs Darklighter keeps friends from being shot by weapons that can shoot him', () => {
    const biggs = (y: number) => wing(1, y, { ...pilot('biggsdarklighter', 'xwing'), x: 490 });
    const shooter = wing(0, 600, { ...cards('protontorpedoes|Torpedo'), lock: 1 });
    const targets = (y: number) =>
      targetsOf(fight([shooter, wing(1, 430), biggs(y)], [], {})).sort();
    // His torpedoes are locked on the friend only; Biggs guards nobody beyond range 1.
    expect([targets(430), targets(280)]).toEqual([
      ['-1 2', '0 1'],
      ['-1 1', '-1 2', '0 1'],
    ]);
  });

  it('Dengar attacks whoever attacked him, with Biggs Darklighter beside that one', () => {
    const dengar = wing(1, 430, pilot('dengar', 'jumpmaster5000', 'scumandvillainy'));
    const biggs = wing(0, 600, { ...pilot('biggsdarklighter', 'xwing'), x: 500 });
    const wedge = wing(0, 600, pilot('wedgeantilles', 'xwing'));
    const played = fight([wedge, biggs, dengar], [], { target: uses('attack') });
    const shots = played.told.filter(({ what }) => what === 'declared');
    const [, back] = shots.map(({ ship, target }) => [ship, target]);
    expect(back).toEqual([played.keys[2], played.keys[0]]);
  });

  it('Captain Kagi is locked by whoever can, but an ability that names the defender locks that one', () => {
    const kagi = wing(1, 250, {
      ...pilot('captainkagi', 'lambdaclassshuttle', empire),
      x: 560,
      tokens: { ion: 2 },
    });
    const other = wing(1, 300, { tokens: { ion: 1 } });
    const locks = (more: object) => {
      const played = fly([wing(0, 600, { dial: '1F', ...more }), other, kagi], [], {});
      const own = questionsOf(played, 'action').find(({ ship }) => ship === played.keys[0]);
      return own?.options.flatMap((one) =>
        one.do === 'act' && one.ship !== undefined ? [played.keys.indexOf(one.ship)] : [],
      );
    };
    // A ship that has locked Captain Kagi may lock him again, and nobody else.
    expect([locks({}), locks({ lock: 2 })]).toEqual([[2], [2]]);
    const control = wing(0, 600, cards('firecontrolsystem|System'));
    const shot = fight([control, other, kagi], [], {
      ...first,
      'use-ability': uses('use'),
    });
    expect(shipOf(shot, 0).lock).toBe(shot.keys[1]);
  });
});

describe('attacks', () => {
  it('Quickdraw attacks for a shield that an attack takes, after what else follows it', () => {
    const quickdraw = wing(1, 430, {
      ...pilot('quickdraw', 'tiesffighter', 'firstorder'),
      shields: 3,
    });
    const wedge = wing(0, 600, { ...pilot('wedgeantilles', 'xwing'), ...cards('gunner|Crew') });
    const shots = (dice: Parameters<typeof fight>[1]) =>
      fight([wedge, quickdraw], dice, attack)
        .told.filter(({ what }) => what === 'declared')
        .map(({ ship }) => ship);
    // Once per round, and then again when it is its turn.
    expect(shots(['hit', 'hit'])).toEqual(['s0-1', 's1-1', 's1-1']);
    expect(shots([])).toEqual(['s0-1', 's0-1', 's1-1']);
  });

  it('Quickdraw attacks for a shield that an asteroid takes', () => {
    const quickdraw = wing(1, 300, {
      ...pilot('quickdraw', 'tiesffighter', 'firstorder'),
      shields: 3,
    });
    const played = fly([{ ...quickdraw, dial: '2F' }, wing(0, 640)], ['hit'], attack, (state) => {
      state.obstacles.push({ id: 'o1', kind: 'asteroid', x: 450, y: 350, heading: 0 });
    });
    expect(played.told.map(({ what }) => what)).toContain('declared');
  });

  it('Colonel Vessery locks anew whom a friend has locked, and spends that lock', () => {
    const vessery = wing(0, 600, {
      ...pilot('colonelvessery', 'tiedefender', empire),
      ...cards('concussionmissiles|Missile'),
      lock: 1,
    });
    const asked = (lock: object) => {
      const friend = wing(0, 800, { x: 300, ...lock });
      return fight([vessery, wing(1, 430), friend], ['blank', 'blank', 'blank', 'blank'], {
        target: bestWeapon,
        'use-ability': uses('use'),
        'modify-attack': uses('spend'),
        reroll: uses('die'),
      });
    };
    const spent = (played: Played) => played.told.filter(({ what }) => what === 'spent').length;
    expect([spent(asked({ lock: 1 })), spent(asked({}))]).toEqual([1, 0]);
  });

  it('R5-X3 clears the attacks of its ship for the round, not those against it', () => {
    const dice = (attacker: 0 | 1, more: object) => {
      const played = fight(
        [wing(0, 600, more), wing(1, 330)],
        [],
        { target: (options, ship) => (ship === `s${attacker}-1` ? options[0] : undefined) },
        (state) => {
          state.obstacles.push({ id: 'o1', kind: 'asteroid', x: 450, y: 465, heading: 0 });
          state.ships['s0-1']?.done.push('r5x3');
        },
      );
      return played.told.find(({ what }) => what === 'defence-dice')?.faces?.length;
    };
    const droid = cards('r5x3|Astromech');
    expect([dice(0, droid), dice(0, {}), dice(1, droid), dice(1, {})]).toEqual([4, 5, 4, 4]);
  });
});

describe('what friends share', () => {
  it('Jan Ors makes an evade of a focus of her own ship or a friend, once a round', () => {
    const recon = cards('reconspecialist|Crew');
    const jan = wing(0, 600, { ...cards('janors|Crew', 'reconspecialist|Crew'), dial: '2F' });
    const after = (ship: object, place: number) => {
      const played = fly([jan, wing(0, 600, { x: 520, dial: '2F', ...ship }), far], [], {
        action: (options, key) =>
          key === `s0-${place + 1}` ? acts('Focus')(options, key) : undefined,
        'use-ability': uses('use'),
      });
      const { focus, evade } = shipOf(played, place).tokens;
      return [focus, evade];
    };
    expect([after({}, 0), after(recon, 1), after({}, 1)]).toEqual([
      [1, 1],
      [1, 1],
      [0, 1],
    ]);
  });

  it('an IG-2000 has the abilities of others as long as they are there', () => {
    const aggressor = (id: string, more: object) =>
      wing(0, 600, {
        ...pilot(id, 'aggressor', 'scumandvillainy'),
        ...cards('ig2000|Title'),
        ...more,
      });
    const evades = (more: object, change?: (state: XwingState) => void) => {
      const ships = [
        aggressor('ig88b', { dial: '1F' }),
        aggressor('ig88c', { x: 650, ...more }),
        far,
      ];
      const played = fly(
        ships,
        [],
        { action: acts('Boost'), 'free-action': acts('Evade') },
        change,
      );
      return tokensTold(played, 0).length;
    };
    expect(evades({ dial: '1F' })).toBe(1);
    expect(evades({ dial: '1F', criticals: ['core/injuredpilot'] })).toBe(0);
    expect(
      evades({ dial: '1F' }, (state) => {
        const [, other] = Object.values(state.ships);
        if (other) other.place = 'gone';
      }),
    ).toBe(0);
  });

  it('an evade token of Stygium lasts where the cloak ends with the round', () => {
    const phantom = wing(0, 600, {
      ...pilot('shadowsquadronpilot', 'tiephantom', empire),
      ...cards('cloakingdevice|Illicit', 'stygiumparticleaccelerator|Modification'),
      tokens: { cloak: 1, evade: 1 },
    });
    const ended = (choices: object) =>
      fight([phantom, far], ['focus'], choices, (state) => {
        state.phase = 'end';
        state.stack.splice(0, 9, { kind: 'round', at: 0 }, { kind: 'end', at: 0 });
      });
    const played = ended({ decloak: uses('decloak'), 'free-action': acts('Evade') });
    const { cloak, evade } = shipOf(played, 0).tokens;
    expect([cloak, evade, gone(played, 0)]).toEqual([0, 1, [true, false]]);
    const stayed = shipOf(ended({}), 0).tokens;
    expect([stayed.cloak, stayed.evade]).toEqual([0, 0]);
  });
});
