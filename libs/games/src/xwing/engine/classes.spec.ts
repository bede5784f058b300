import { describe, expect, it } from 'vitest';
import {
  acts,
  attack,
  bestWeapon,
  cards,
  defence,
  empire,
  fight,
  fly,
  offered,
  pilot,
  type Played,
  questionsOf,
  rollsOf,
  scum,
  shipOf,
  uses,
  usesCard,
  wing,
} from '../testing/table.js';
import type { Option } from './options.js';

/** Cards of each class of effects, as the FAQ rules on them or as their class works. */

const bomber = (more: object, dial = '2F') =>
  wing(0, 500, { ...pilot('gammasquadronpilot', 'tiebomber', empire), ...more, dial });

const declaredBy = ({ told, keys }: Played, place: number): number =>
  told.filter(({ what, ship }) => what === 'declared' && ship === keys[place]).length;

const toldOf = ({ told }: Played, what: string): readonly (string | undefined)[] =>
  told.flatMap((one) => (one.what === what ? [one.name] : []));

/** An enemy ship far away from everything. */
const away = wing(0, 800, { x: 100, dial: '2F' });

describe('bombs and mines', () => {
  const drops = { drop: uses('drop') };
  const behind = (more: object = {}) => wing(1, 660, { heading: 0, dial: '1T', ...more });

  it.each([
    ['seismiccharges', { damage: 1, ion: 0, stress: 0, up: 0 }],
    ['protonbombs', { damage: 1, ion: 0, stress: 0, up: 1 }],
    ['ionbombs', { damage: 0, ion: 2, stress: 0, up: 0 }],
    ['thermaldetonators', { damage: 1, ion: 0, stress: 1, up: 0 }],
  ])('%s go off at the end of the phase, at range 1', (bomb, wanted) => {
    // The enemy activated before: it is close to where the bomb is dropped.
    const enemy = wing(1, 640, { heading: 90, x: 400, dial: '1Y' });
    const played = fly([bomber(cards(`${bomb}|Bomb`)), enemy], [], drops, (state) => {
      state.seats[1]?.deck.unshift('core-tfa/damagedcockpit');
    });
    const { damage, tokens } = shipOf(played, 1);
    expect({
      damage: damage.length,
      ion: tokens.ion,
      stress: tokens.stress,
      up: damage.filter(({ up }) => up).length,
    }).toEqual(wanted);
    expect(played.state.bombs).toEqual([]);
    expect(shipOf(played, 0).upgrades[0]?.discarded).toBe(true);
  });

  it('a ship drops one bomb each round (FAQ)', () => {
    const played = fly(
      [bomber(cards('seismiccharges|Bomb', 'ionbombs|Bomb')), behind()],
      [],
      drops,
    );
    expect(toldOf(played, 'dropped')).toHaveLength(1);
    expect(questionsOf(played, 'drop')).toHaveLength(1);
  });

  it('an ionised ship reveals no dial and drops nothing then', () => {
    const ionised = { ...bomber(cards('seismiccharges|Bomb')), tokens: { ion: 1 } };
    const { dial, ...more } = ionised;
    expect(dial).toBe('2F');
    expect(questionsOf(fly([more, behind()], [], drops), 'drop')).toEqual([]);
  });

  it('a mine is dropped by an action and lies until a ship overlaps it', () => {
    const played = fly([bomber(cards('proximitymines|Bomb')), behind({ y: 800 })], [], {
      action: uses('drop'),
    });
    expect(played.state.bombs.map(({ kind }) => kind)).toEqual(['proximitymines']);
  });

  it.each([
    ['proximitymines', ['hit', 'crit', 'hit'], { damage: 3, ion: 0 }],
    ['clustermines', ['crit', 'hit'], { damage: 2, ion: 0 }],
    ['connernet', [], { damage: 1, ion: 2 }],
  ] as const)('%s go off when a base or a template overlaps them', (kind, dice, wanted) => {
    const enemy = wing(1, 500, {
      ...pilot('omicrongrouppilot', 'lambdaclassshuttle', empire),
      dial: '2F',
      shields: 0,
    });
    const played = fly([enemy, away], dice, { action: acts('Focus') }, (state) => {
      state.bombs.push({ id: 'b1', kind, seat: 0, x: 450, y: 600, heading: 0 });
    });
    const { damage, tokens } = shipOf(played, 0);
    expect({ damage: damage.length, ion: tokens.ion }).toEqual(wanted);
    // A Conner Net takes away the action of a ship that it catches before that action (FAQ).
    const acted = played.told.filter(
      ({ what, ship }) => what === 'action' && ship === played.keys[0],
    );
    expect(acted).toHaveLength(kind === 'connernet' ? 0 : 1);
    expect(played.state.bombs).toEqual([]);
  });

  it('a cluster mine deals plain damage for critical hits (FAQ)', () => {
    const enemy = wing(1, 500, { dial: '2F' });
    const played = fly([enemy, away], ['crit', 'crit'], {}, (state) => {
      state.bombs.push({ id: 'b1', kind: 'clustermines', seat: 0, x: 450, y: 600, heading: 0 });
    });
    expect(shipOf(played, 0).damage.map(({ up }) => up)).toEqual([false, false]);
  });

  it('ordnance tokens are discarded in the place of a bomb', () => {
    const load = cards('extramunitions|Torpedo', 'seismiccharges|Bomb');
    const played = fly([bomber(load), behind()], [], drops);
    const [, bombs] = shipOf(played, 0).upgrades;
    expect([bombs?.discarded, bombs?.spares]).toEqual([false, 0]);
  });

  it('other templates drop it farther away or ahead', () => {
    const waysOf = (...more: string[]) =>
      questionsOf(fly([bomber(cards('seismiccharges|Bomb', ...more)), behind()], [], {}), 'drop')[0]
        ?.options.length;
    // Includes the option to pass.
    expect([waysOf(), waysOf('bombardier|Crew'), waysOf('trajectorysimulator|System')]).toEqual([
      2, 3, 3,
    ]);
  });
});

describe('reinforce and arcs', () => {
  const gunship = (side: 'reinforce' | 'reinforce-aft') =>
    wing(1, 430, {
      ...pilot('kashyyykdefender', 'auzituckgunship'),
      tokens: { [side]: 1 },
    });

  it.each([
    ['reinforce', 2],
    ['reinforce-aft', 3],
  ] as const)('a %s token adds an evade against attacks from that side', (side, damage) => {
    const hits = ['hit', 'hit', 'hit'] as const;
    expect(shipOf(fight([wing(0, 600), gunship(side)], hits, attack), 1).damage).toHaveLength(
      damage,
    );
  });

  it('a mobile arc shoots where it is turned to', () => {
    const hunter = (turned: number) =>
      wing(0, 600, { ...pilot('shadowporthunter', 'lancerclasspursuitcraft', scum), turned });
    const beside = wing(1, 600, { x: 600 });
    const mayShoot = (turned: number) => offered([hunter(turned), beside], 'target').length > 0;
    expect([0, 90, 180, 270].map(mayShoot)).toEqual([false, true, false, false]);
  });

  it('a mobile arc is turned by an action', () => {
    const ship = wing(0, 600, {
      ...pilot('shadowporthunter', 'lancerclasspursuitcraft', scum),
      dial: '2F',
    });
    const played = fly([ship, wing(1, 200, { dial: '2F' })], [], { action: acts('Rotate Arc') });
    expect(shipOf(played, 0).turned).toBe(90);
  });

  it('only what lies straight ahead is in a bullseye arc', () => {
    const stress = (x: number) => {
      const enforcer = wing(1, 430, {
        ...pilot('cartelexecutioner', 'm12lkimogilafighter', scum),
        ...cards('enforcer|Title'),
      });
      return shipOf(fight([wing(0, 600, { x }), enforcer], [], attack), 0).tokens.stress;
    };
    expect([450, 475, 485].map(stress)).toEqual([1, 1, 0]);
  });
});

describe('dice that others modify', () => {
  it('the defender modifies attack dice first, the attacker defence dice first (FAQ)', () => {
    const juke = wing(0, 600, { ...cards('juke|Elite'), tokens: { evade: 1, focus: 1 } });
    const jammer = wing(1, 430, { ...cards('sensorjammer|System'), tokens: { focus: 1 } });
    const dice = ['hit', 'hit', 'focus', ...defence('evade', 'focus', 'blank')] as const;
    const { asked } = fight([juke, jammer], dice, attack);
    const steps = asked.map(({ question, seat }) => `${question} ${seat}`);
    expect(steps.filter((step) => step.startsWith('modify')).slice(0, 4)).toEqual([
      'modify-theirs 1',
      'modify-attack 0',
      'modify-theirs 0',
      'modify-defence 1',
    ]);
  });

  it('a die that Sensor Jammer changed is not rerolled', () => {
    const locked = wing(0, 600, { lock: 1 });
    const jammer = wing(1, 430, cards('sensorjammer|System'));
    const { asked } = fight([locked, jammer], ['hit', 'crit', 'crit'], {
      ...attack,
      'modify-theirs': uses('use'),
    });
    const spends = asked
      .filter(({ question }) => question === 'modify-attack')
      .flatMap(({ options }) => options.filter((one) => one.do === 'spend'));
    expect(spends).toEqual([]);
  });

  it('Accuracy Corrector cancels all results, adds two hits, and nothing is modified any more', () => {
    const corrector = wing(0, 600, { ...cards('accuracycorrector|System'), tokens: { focus: 1 } });
    const played = fight([corrector, wing(1, 430)], ['focus', 'focus', 'focus'], {
      ...attack,
      'modify-attack': usesCard(0),
    });
    expect(shipOf(played, 1).damage).toHaveLength(2);
    expect(questionsOf(played, 'modify-attack')).toHaveLength(1);
  });

  it('Crack Shot cancels an evade at the start of comparing results', () => {
    const dice = ['hit', 'blank', 'blank', ...defence('evade', 'blank', 'blank')] as const;
    const [shot, target] = [wing(0, 600, cards('crackshot|Elite')), wing(1, 430)];
    const hit = (choices: object) =>
      shipOf(fight([shot, target], dice, { ...attack, ...choices }), 1).damage.length;
    expect([hit({}), hit({ 'modify-theirs': usesCard(0) })]).toEqual([0, 1]);
  });

  it('Marksmanship changes all focus results in every attack of the round (FAQ)', () => {
    const shot = { ...cards('marksmanship|Elite'), dial: '1F' };
    const acting = fly([wing(0, 700, shot), wing(1, 200, { dial: '2F' })], [], {
      action: uses('card'),
    });
    expect(shipOf(acting, 0).done).toContain('marksmanship');
    const played = fight(
      [wing(0, 600, shot), wing(1, 430)],
      ['focus', 'focus', 'blank'],
      { ...attack, 'modify-attack': usesCard(0) },
      (state) => {
        for (const ship of Object.values(state.ships))
          if (ship.seat === 0) ship.done.push('marksmanship');
      },
    );
    const { damage } = shipOf(played, 1);
    expect([damage.length, damage.filter(({ up }) => up).length]).toEqual([2, 1]);
  });

  it('who attacks Dark Curse spends no focus and rerolls nothing', () => {
    const curse = wing(1, 430, pilot('darkcurse', 'tiefighter', empire));
    const ship = wing(0, 600, { tokens: { focus: 1 }, lock: 1 });
    expect(offered([ship, curse], 'modify-attack', ['focus', 'blank', 'blank'])).toEqual([]);
  });
});

describe('auras and the start of a phase', () => {
  it('Swarm Tactics goes from ship to ship (FAQ)', () => {
    const tactics = cards('swarmtactics|Elite');
    const on = (name: string) => (options: readonly Option[]) =>
      options.find((one) => one.do === 'use' && one.on === name);
    const swarm = [
      wing(1, 300, { ...pilot('howlrunner', 'tiefighter', empire), ...tactics }),
      wing(1, 300, { ...pilot('blacksquadronpilot', 'tiefighter', empire), ...tactics, x: 500 }),
      wing(1, 300, { x: 550 }),
      wing(0, 800),
    ];
    const played = fight(swarm, [], {
      'use-ability': (options, ship) => on(ship === 's1-1' ? 's1-2' : 's1-3')(options),
    });
    expect(toldOf(played, 'used')).toEqual(['swarmtactics', 'swarmtactics']);
    // All three attack with skill 8: the player chooses among them.
    expect(questionsOf(played, 'attacker')[0]?.options).toHaveLength(3);
  });

  it('Kyle Katarn gives a focus token; that is no action (FAQ)', () => {
    const kyle = wing(0, 700, { ...pilot('kylekatarn', 'hwk290'), tokens: { focus: 1 } });
    const friend = wing(0, 700, { x: 550 });
    const played = fight([kyle, friend, wing(1, 200)], [], { 'use-ability': usesCard(-1) });
    const given = played.told.filter(({ name }) => name === 'focus');
    expect(given.slice(0, 2).map(({ what, ship }) => [what, ship])).toEqual([
      ['token-gone', played.keys[0]],
      ['token', played.keys[1]],
    ]);
  });

  it('Carnor Jax keeps enemies at range 1 from focus and evade', () => {
    const jax = (y: number) => wing(1, y, pilot('carnorjax', 'tieinterceptor', empire));
    const ship = wing(0, 600, { ...pilot('wedgeantilles', 'xwing'), tokens: { focus: 1 } });
    const spends = (y: number) => offered([ship, jax(y)], 'modify-attack', ['focus']).length;
    expect([spends(480), spends(350)]).toEqual([0, 2]);
  });

  it('Captain Oicunn hurts what he touches only after his own manoeuvre (FAQ)', () => {
    const oicunn = wing(0, 500, {
      ...pilot('captainoicunn', 'vt49decimator', empire),
      dial: '1F',
    });
    const played = fly([oicunn, wing(1, 380, { dial: '1T', heading: 90 })], [], {});
    expect(toldOf(played, 'bumped')).toHaveLength(shipOf(played, 1).damage.length);
  });
});

describe('actions, tokens and the dial', () => {
  it('a ship with a jam token loses the next focus token with it', () => {
    const jammed = wing(0, 700, { dial: '1F', tokens: { jam: 1 } });
    const played = fly([jammed, wing(1, 200, { dial: '2F' })], [], { action: acts('Focus') });
    const { jam, focus } = shipOf(played, 0).tokens;
    expect([jam, focus]).toEqual([0, 0]);
  });

  it('jamming takes a token away, or leaves a jam token', () => {
    const reaper = wing(0, 500, { ...pilot('scarifbasepilot', 'tiereaper', empire), dial: '1F' });
    const after = (tokens: object) =>
      shipOf(
        fly([reaper, wing(1, 300, { tokens, heading: 90, dial: '2F' })], [], {
          action: acts('Jam'),
        }),
        1,
      ).tokens;
    expect([after({}).jam, after({ evade: 1 }).jam, after({ evade: 1 }).evade]).toEqual([1, 0, 0]);
  });

  it('Daredevil flies a white turn and then gets its stress (FAQ)', () => {
    const daring = wing(0, 600, { ...cards('daredevil|Elite'), dial: '1F' });
    const played = fly([daring, wing(1, 200, { dial: '2F' })], ['hit', 'crit'], {
      action: uses('card'),
    });
    expect(toldOf(played, 'moved')).toContain('1TW');
    expect(shipOf(played, 0).tokens.stress).toBe(1);
    // Without the Boost icon it rolls two damage dice.
    expect(shipOf(played, 0).damage).toHaveLength(2);
  });

  it('Navigator turns the dial within a bearing, never to red with stress', () => {
    const shuttle = (stress: number) =>
      wing(0, 600, {
        ...pilot('omicrongrouppilot', 'lambdaclassshuttle', empire),
        ...cards('navigator|Crew'),
        dial: '2B',
        tokens: { stress },
      });
    const turns = (stress: number) =>
      questionsOf(fly([shuttle(stress), wing(1, 200, { dial: '2F' })], [], {}), 'turn')[0]?.options
        .length;
    expect([turns(0), turns(1)]).toEqual([3, 2]);
  });

  it('Adrenaline Rush does not whiten what a damaged engine made red (FAQ)', () => {
    const ship = (criticals: string[]) =>
      wing(0, 600, { ...cards('adrenalinerush|Elite'), dial: '3T', criticals });
    const asked = (criticals: string[]) =>
      questionsOf(fly([ship(criticals), wing(1, 200, { dial: '2F' })], [], {}), 'turn').length;
    expect(asked(['core/damagedengine'])).toBe(0);
    const red = wing(0, 600, { ...cards('adrenalinerush|Elite'), dial: '4K' });
    const played = fly([red, wing(1, 200, { dial: '2F' })], [], { turn: uses('turn') });
    expect(shipOf(played, 0).tokens.stress).toBe(0);
  });

  it('a damaged sensor array leaves the actions of cards (FAQ)', () => {
    const ship = wing(0, 600, {
      ...cards('marksmanship|Elite'),
      dial: '1F',
      criticals: ['core/damagedsensorarray'],
    });
    const played = fly([ship, wing(1, 200, { dial: '2F' })], [], {});
    const action = questionsOf(played, 'action').find(({ ship: key }) => key === played.keys[0]);
    expect(action?.options.map(({ do: what }) => what).sort()).toEqual(['card', 'pass', 'repair']);
  });

  it('a tractor beam lets the other player move a small ship once a round, onto obstacles too', () => {
    const beam = wing(0, 600, cards('tractorbeam|Cannon'));
    const played = fight(
      [beam, wing(1, 430)],
      ['hit', 'hit', 'hit'],
      {
        target: bestWeapon,
        pull: (options) => options.find((one) => one.do === 'pull' && one.way === 'left'),
      },
      (state) => {
        state.obstacles.push({ id: 'o1', kind: 'debris', x: 530, y: 430, heading: 0 });
      },
    );
    const [pull] = questionsOf(played, 'pull');
    expect(pull?.seat).toBe(0);
    const { tokens, x, damage } = shipOf(played, 1);
    expect(played.told.some(({ what, name }) => what === 'token' && name === 'tractor')).toBe(true);
    expect([tokens.stress, Math.round(x), damage.length]).toEqual([1, 530, 0]);
  });
});

describe('attacks', () => {
  it('Gunner is a separate attack after one that missed, and the last one (FAQ)', () => {
    const played = fight([wing(0, 600, cards('gunner|Crew')), wing(1, 430)], [], attack);
    expect(declaredBy(played, 0)).toBe(2);
  });

  it('a BTL-A4 Y-wing shoots its turret after its primary weapon, in its arc alone', () => {
    const ywing = wing(0, 600, {
      ...pilot('goldsquadronpilot', 'ywing'),
      ...cards('ioncannonturret|Turret', 'btla4ywing|Title'),
    });
    expect(declaredBy(fight([ywing, wing(1, 430)], [], attack), 0)).toBe(2);
    expect(declaredBy(fight([ywing, wing(1, 600, { x: 560 })], [], attack), 0)).toBe(0);
  });

  it('Munitions Failsafe keeps ordnance that missed, Deadeye pays with focus', () => {
    const ship = wing(0, 650, {
      ...cards('protontorpedoes|Torpedo', 'munitionsfailsafe|Modification', 'deadeye|Elite'),
      tokens: { focus: 1 },
    });
    const missed = fight([ship, wing(1, 430)], [], { target: bestWeapon });
    const hit = fight([ship, wing(1, 430)], ['hit'], { target: bestWeapon });
    expect([missed, hit].map((played) => shipOf(played, 0).upgrades[0]?.discarded)).toEqual([
      false,
      true,
    ]);
    expect(shipOf(missed, 0).tokens.focus).toBe(0);
  });

  it('the first shield that Red Ace loses in a round gives an evade token', () => {
    const ace = wing(1, 430, { ...pilot('redace', 't70xwing', 'resistance'), shields: 3 });
    const played = fight(
      [wing(0, 600, pilot('wedgeantilles', 'xwing')), ace],
      ['hit', 'hit'],
      attack,
    );
    expect(
      played.told.filter(({ what, name }) => what === 'token' && name === 'evade'),
    ).toHaveLength(1);
  });

  it('a harpooned ship that takes a critical hit hurts what is near it', () => {
    const harpooned = wing(1, 430, { conditions: ['harpooned'] });
    const near = wing(1, 430, { x: 510 });
    const played = fight([wing(0, 600), harpooned, near], ['crit'], attack);
    expect([shipOf(played, 1).damage.length, shipOf(played, 2).damage.length]).toEqual([2, 1]);
    expect(shipOf(played, 1).conditions).toEqual([]);
  });

  it('Captain Rex gives the condition to the ship that he attacked, not to himself', () => {
    const rex = wing(0, 600, pilot('captainrex', 'tiefighter', 'rebelalliance'));
    const away = { heading: 0 };
    const played = fight([rex, wing(1, 400, away)], [], attack);
    expect([0, 1].map((at) => shipOf(played, at).conditions)).toEqual([[], ['suppressivefire']]);
  });

  it('suppressive fire costs a die against anybody but Captain Rex, until he attacks no more', () => {
    const suppressed = wing(0, 600, { conditions: ['suppressivefire'] });
    const played = fight([suppressed, wing(1, 400)], [], attack);
    expect(rollsOf(played)[0]).toBe(2);
    expect(shipOf(played, 0).conditions).toEqual([]);
    const rex = wing(1, 400, pilot('captainrex', 'tiefighter', 'rebelalliance'));
    expect(rollsOf(fight([suppressed, rex], [], attack)).at(-1)).toBe(3);
  });
});

describe('range in an arc', () => {
  it('Tactician counts a target at range 2 inside the arc, at whatever range it is shot (FAQ)', () => {
    // A turret measures between the closest points, which are outside the arc.
    const kwing = wing(0, 600, {
      ...pilot('wardensquadronpilot', 'kwing'),
      ...cards('tactician|Crew'),
    });
    const target = wing(1, 520, {
      ...pilot('bountyhunter', 'firespray31', empire),
      x: 560,
      heading: 90,
    });
    const outside = wing(1, 600, { x: 600 });
    const ahead = wing(1, 430);
    const stress = (enemy: ReturnType<typeof wing>) =>
      shipOf(fight([kwing, enemy], [], attack), 1).tokens.stress;
    expect([stress(ahead), stress(outside)]).toEqual([1, 0]);
    expect(stress(target)).toBe(0);
  });

  it('Autothrusters work outside the arc of the attacker, and in it beyond range 2 (FAQ)', () => {
    const kwing = wing(0, 600, pilot('wardensquadronpilot', 'kwing'));
    const thrusters = cards('autothrusters|Modification');
    const offers = (more: object) =>
      offered([kwing, wing(1, 430, { ...thrusters, ...more })], 'modify-defence').length > 0;
    expect([offers({}), offers({ y: 330 }), offers({ y: 600, x: 560 })]).toEqual([
      false,
      true,
      true,
    ]);
  });
});
