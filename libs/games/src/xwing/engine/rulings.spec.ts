import { describe, expect, it } from 'vitest';
import { checkFirstEdition } from '../lists/first-edition.js';
import {
  acts,
  attack,
  bestWeapon,
  cards,
  empire,
  fight,
  fly,
  once,
  pilot,
  type Played,
  questionsOf,
  scum,
  shipOf,
  uses,
  usesCard,
  wing,
} from '../testing/table.js';
import type { Option } from './options.js';
import type { XwingState } from './state.js';

/** Single cards as the FAQ rules on them, if their class of effects does not cover it already. */
const far = wing(1, 150, { x: 100, dial: '1F' });

const toldOf = ({ told }: Played, what: string) => told.filter((one) => one.what === what);
const offersOf = (played: Played, question: Parameters<typeof questionsOf>[1], ship = 0) =>
  questionsOf(played, question).filter((one) => one.ship === played.keys[ship]);
/** The names in the happenings of a kind that were reported for the first ship. */
const namesOf = (played: Played, what: string) =>
  toldOf(played, what).flatMap(({ ship, name }) => (ship === played.keys[0] ? [name ?? ''] : []));
const isCard = (option: Option): boolean => option.do === 'card';
const chooses = (wanted: Partial<Record<string, unknown>>) => (options: readonly Option[]) =>
  options.find((option) =>
    Object.entries(wanted).every(([key, value]) => option[key as keyof Option] === value),
  );

describe('actions of cards', () => {
  const handling = (more: object) => ({ ...cards('experthandling|Elite'), dial: '2F', ...more });
  const rolling = { action: usesCard(0), 'free-action': acts('Barrel Roll') };

  it('Expert Handling rolls a ship, stresses one without the icon and ends an enemy lock', () => {
    const after = (ship: object) => {
      const played = fly([wing(0, 600, handling(ship)), { ...far, lock: 0 }], [], rolling);
      const { tokens, x } = shipOf(played, 0);
      return [x !== 450, tokens.stress, shipOf(played, 1).lock];
    };
    expect([after({}), after(pilot('academypilot', 'tiefighter', empire))]).toEqual([
      [true, 1, null],
      [true, 0, null],
    ]);
  });

  it('Expert Handling is no second barrel roll of a round', () => {
    const vader = wing(0, 600, handling(pilot('darthvader', 'tieadvanced', empire)));
    const played = fly([vader, far], [], { action: acts('Barrel Roll') });
    const [first, second] = offersOf(played, 'action');
    expect([first, second].map((one) => one?.options.some(isCard))).toEqual([true, false]);
  });

  it('the two actions of Gonk are two', () => {
    const ship = { ...pilot('darthvader', 'tieadvanced', empire), ...cards('gonk|Crew') };
    const played = fly([wing(0, 600, { ...ship, dial: '2F', shields: 1 }), far], [], {
      action: usesCard(0),
    });
    expect([toldOf(played, 'used').length, shipOf(played, 0).shields]).toEqual([2, 2]);
  });

  it('R7-T1 locks whoever has it in its arc, and boosts with or without that lock', () => {
    const after = (ability: number) => {
      const ship = wing(0, 600, { ...cards('r7t1|Astromech'), dial: '1F' });
      const enemy = wing(1, 400, { dial: '1F', tokens: { ion: 1 } });
      const played = fly([ship, enemy], [], {
        action: chooses({ do: 'card', ability }),
        'free-action': acts('Boost'),
      });
      return [shipOf(played, 0).lock === played.keys[1], toldOf(played, 'action').length];
    };
    expect([after(0), after(1)]).toEqual([
      [true, 1],
      [false, 1],
    ]);
  });

  it('Ysanne Isard gives no evade that a damaged sensor array takes from the bar', () => {
    const asked = (ship: object) => {
      const more = { ...cards('ysanneisard|Crew'), criticals: ['core/damagedsensorarray'] };
      return questionsOf(fight([wing(0, 600, { ...ship, ...more }), far], [], {}), 'free-action')
        .length;
    };
    const shuttle = pilot('omicrongrouppilot', 'lambdaclassshuttle', empire);
    expect([asked(pilot('academypilot', 'tiefighter', empire)), asked(shuttle)]).toEqual([0, 1]);
  });

  it('a friend of Airen Cracken that cannot lock anybody does something else', () => {
    const airen = wing(0, 600, pilot('airencracken', 'z95headhunter'));
    const friends = [wing(0, 690, { x: 430 }), wing(0, 690, { x: 480, tokens: { stress: 1 } })];
    const played = fight([airen, ...friends, wing(1, 270)], [], {
      target: once(uses('attack')),
      'use-ability': uses('use'),
    });
    const given = offersOf(played, 'free-action', 1)[0]?.options ?? [];
    expect(given.map((one) => (one.do === 'act' ? one.action : one.do))).toEqual(['Focus', 'pass']);
    expect(questionsOf(played, 'use-ability')[0]?.options.map((one) => one.do)).toEqual([
      'use',
      'pass',
    ]);
  });

  it('Advanced Cloaking Device does nothing with stress, as cloaking is an action', () => {
    const asked = (stress: number) => {
      const phantom = pilot('shadowsquadronpilot', 'tiephantom', empire);
      const device = cards('advancedcloakingdevice|Modification');
      const ship = wing(0, 600, { ...phantom, ...device, tokens: { stress } });
      return questionsOf(fight([ship, wing(1, 430)], [], attack), 'free-action').length;
    };
    expect([asked(0), asked(1)]).toEqual([1, 0]);
  });

  it('a lock that an ability gives is at range 1 to 3, or where scanners let it be', () => {
    const locks = (y: number, ...more: string[]) => {
      const ship = wing(0, 600, cards('firecontrolsystem|System', ...more));
      const played = fight([ship, wing(1, y)], [], { ...attack, 'use-ability': uses('use') });
      return shipOf(played, 0).lock === played.keys[1];
    };
    const scanners = 'longrangescanners|Modification';
    expect([locks(430), locks(430, scanners), locks(300, scanners)]).toEqual([true, false, true]);
  });
});

describe('attacks and dice', () => {
  const clusters = (more: object = {}) =>
    wing(0, 600, { ...cards('clustermissiles|Missile'), lock: 1, ...more });

  it('Captain Jonus helps in each attack of a weapon that attacks twice', () => {
    const jonus = wing(0, 600, { ...pilot('captainjonus', 'tiebomber', empire), x: 500 });
    const played = fight([clusters(), wing(1, 430), jonus], [], {
      target: bestWeapon,
      'modify-attack': uses('use'),
      reroll: uses('die'),
    });
    expect(toldOf(played, 'used')).toHaveLength(2);
  });

  it('R3-A2 stresses once for a weapon that attacks twice', () => {
    const ship = clusters(cards('clustermissiles|Missile', 'r3a2|Astromech'));
    const played = fight([ship, wing(1, 430)], [], {
      target: bestWeapon,
      'use-ability': usesCard(1),
    });
    expect([0, 1].map((place) => shipOf(played, place).tokens.stress)).toEqual([1, 1]);
    expect(namesOf(played, 'attack-dice')).toHaveLength(2);
  });

  it('Han Solo rerolls all dice of his attack, which stays one attack', () => {
    const han = wing(0, 600, pilot('hansolo', 'yt1300'));
    const played = fight([han, wing(1, 430)], ['hit', 'blank', 'focus', 'hit', 'hit', 'hit'], {
      ...attack,
      'modify-attack': uses('use'),
    });
    expect(toldOf(played, 'rerolled')[0]?.faces).toEqual(['hit', 'hit', 'hit']);
    expect(questionsOf(played, 'reroll')).toEqual([]);
    expect(namesOf(played, 'declared')).toHaveLength(1);
  });

  it('a lock of R4 Agromech may be spent at once', () => {
    const ship = wing(0, 600, { ...cards('r4agromech|Salvaged Astromech'), tokens: { focus: 1 } });
    const played = fight([ship, wing(1, 430)], ['focus', 'blank', 'blank', 'hit', 'hit'], {
      ...attack,
      'modify-attack': uses('spend'),
      'use-ability': uses('use'),
      reroll: uses('die'),
    });
    expect(toldOf(played, 'spent').map(({ name }) => name)).toEqual(['focus', 'lock']);
  });

  it('a tractor beam moves its target before Ruthlessness looks for ships around it', () => {
    const beam = cards('tractorbeam|Cannon', 'ruthlessness|Elite');
    const beside = wing(1, 430, { x: 600 });
    const hurt = (way: string) => {
      const played = fight([wing(0, 600, beam), wing(1, 430), beside], ['hit', 'hit', 'hit'], {
        target: bestWeapon,
        pull: chooses({ way }),
      });
      return shipOf(played, 2).damage.length;
    };
    expect([hurt('left'), hurt('right')].sort()).toEqual([0, 1]);
  });

  it('Outmaneuver counts printed arcs of both ships and no turret', () => {
    const dice = (heading: number, ship: object) => {
      const played = fight(
        [wing(0, 600, cards('outmaneuver|Elite')), wing(1, 430, { ...ship, heading })],
        [],
        attack,
      );
      return toldOf(played, 'defence-dice')[0]?.faces?.length;
    };
    const kwing = pilot('wardensquadronpilot', 'kwing');
    const firespray = pilot('bountyhunter', 'firespray31', empire);
    expect([dice(90, kwing), dice(180, kwing)]).toEqual([0, 1]);
    expect([dice(0, firespray), dice(90, firespray)]).toEqual([2, 1]);
  });

  it('Anti-Pursuit Lasers shoot at an enemy that comes to touch their ship, at no friend', () => {
    const hurt = (seat: number) => {
      const lasers = wing(1, 500, {
        ...pilot('bountyhunter', 'firespray31', empire),
        ...cards('antipursuitlasers|Modification'),
        dial: '1F',
        tokens: { ion: 2 },
        heading: 90,
      });
      const ship = wing(seat, 620, { heading: 0, dial: '2F' });
      const other = wing(1 - seat, 150, { x: 100, dial: '1F' });
      return shipOf(fly([ship, lasers, other], ['hit'], {}), 0).damage.length;
    };
    expect([hurt(0), hurt(1)]).toEqual([1, 0]);
  });
});

describe('moving', () => {
  it('Boba Fett with Navigator flies a bank of any speed to either side', () => {
    const boba = wing(0, 600, {
      ...pilot('bobafett', 'firespray31', empire),
      ...cards('navigator|Crew'),
      dial: '1B',
    });
    const played = fly([boba, far], [], {
      turn: (options) =>
        chooses({ speed: 3, bearing: 'B' })(options) ??
        chooses({ speed: 3, bearing: 'N' })(options),
    });
    expect(namesOf(played, 'moved')).toEqual(['3NW']);
  });

  it('what Stay on Target made red stays red when another card turns it', () => {
    const ship = wing(0, 600, {
      ...cards('stayontarget|Elite', 'adrenalinerush|Elite', 'navigator|Crew'),
      dial: '2F',
    });
    const played = fly([ship, far], [], { turn: once(chooses({ card: 0, bearing: 'B' })) });
    const later = questionsOf(played, 'turn')[1]?.options ?? [];
    const colours = later.flatMap((one) =>
      one.do === 'turn' ? [`${one.card} ${one.colour}`] : [],
    );
    expect(new Set(colours)).toEqual(new Set(['2 red']));
  });

  it('Dash Rendar boosts onto an obstacle, and does not hurt himself there when stunned', () => {
    const dash = wing(0, 600, {
      ...pilot('dashrendar', 'yt2400'),
      ...cards('engineupgrade|Modification'),
      dial: '1F',
      criticals: ['core/stunnedpilot'],
    });
    const played = fly([dash, far], ['hit', 'hit'], { action: acts('Boost') }, (state) => {
      state.obstacles.push({ id: 'o1', kind: 'asteroid', x: 450, y: 480, heading: 0 });
    });
    expect([toldOf(played, 'action').length, shipOf(played, 0).damage.length]).toEqual([1, 1]);
    const other = fly([{ ...dash, ...pilot('eadenvrill', 'yt2400') }, far], [], {}, (state) => {
      state.obstacles.push({ id: 'o1', kind: 'asteroid', x: 450, y: 480, heading: 0 });
    });
    expect(shipOf(other, 0).damage).toHaveLength(2);
  });

  it('Emon Azzameen drops a bomb by the template that he declared', () => {
    const emon = wing(0, 500, {
      ...pilot('emonazzameen', 'firespray31', scum),
      ...cards('proximitymines|Bomb'),
      dial: '1F',
    });
    const at = (wanted: object) => {
      const played = fly([emon, far], [], { action: chooses({ do: 'drop', ...wanted }) });
      return played.state.bombs.map(({ x, y }) => [Math.sign(Math.round(x - 450)), y > 500]);
    };
    expect([
      at({ speed: 3, bearing: 'T' }),
      at({ speed: 3, bearing: 'F' }),
      at({ speed: 3, bearing: 'Y' }),
      at({ speed: 1 }),
    ]).toEqual([[[1, true]], [[0, true]], [[-1, true]], [[0, false]]]);
  });

  const ends = (played: Played) => {
    const { x, heading } = shipOf(played, 0);
    return [Math.sign(Math.round(x - 450)), heading];
  };
  const stone = (x: number, y: number) => (state: XwingState) =>
    void state.obstacles.push({ id: 'o1', kind: 'asteroid', x, y, heading: 0 });

  it('Echo decloaks by banks alone, and where she said that she does', () => {
    const echo = wing(0, 600, {
      ...pilot('echo', 'tiephantom', empire),
      tokens: { cloak: 1 },
      dial: '1F',
    });
    const comesOut = (wanted: object, ...there: Parameters<typeof stone> | []) =>
      fly([echo, far], [], { decloak: chooses(wanted) }, (state) => {
        state.stack.push({ kind: 'decloak', at: 0, waiting: ['s0-1'] });
        if (there.length === 2) stone(...there)(state);
      });
    const [asked] = questionsOf(comesOut({}), 'decloak');
    const ways = asked?.options.map((one) =>
      one.do === 'decloak' ? `${one.way} ${one.template ?? ''}`.trim() : one.do,
    );
    expect([...new Set(ways)].sort()).toEqual([
      'ahead-left',
      'ahead-right',
      'left bank-ahead',
      'left bank-back',
      'pass',
      'right bank-ahead',
      'right bank-back',
    ]);
    const left = { way: 'left', slide: 1 };
    expect([
      ends(comesOut({ ...left, template: 'bank-ahead' })),
      ends(comesOut({ ...left, template: 'bank-back' })),
      ends(comesOut({ way: 'ahead-right' })),
    ]).toEqual([
      [-1, 45],
      [-1, 315],
      [1, 45],
    ]);
    // With an obstacle in the way that position is not available.
    const blocked = comesOut({ ...left, template: 'bank-ahead' }, 320, 540);
    expect(shipOf(blocked, 0).tokens.cloak).toBe(1);
  });

  it('Lieutenant Lorrir rolls by a bank for stress, in the way that he said', () => {
    const lorrir = wing(0, 600, {
      ...pilot('lieutenantlorrir', 'tieinterceptor', empire),
      dial: '2F',
    });
    const rolls = (wanted: object, ...there: Parameters<typeof stone> | []) => {
      const change = there.length === 2 ? stone(there[0], there[1]) : undefined;
      const action = chooses({ action: 'Barrel Roll', slide: 1, ...wanted });
      const played = fly([lorrir, far], [], { action }, change);
      return [...ends(played), shipOf(played, 0).tokens.stress];
    };
    const ahead = { way: 'right', template: 'bank-ahead' };
    expect([
      rolls(ahead),
      rolls({ ...ahead, template: 'bank-back' }),
      rolls({ way: 'right', template: undefined }),
      rolls(ahead, 530, 450),
    ]).toEqual([
      [1, 315, 1],
      [1, 45, 1],
      [1, 0, 0],
      [0, 0, 0],
    ]);
  });

  it('Lightning Reflexes work after a collision, and not for a manoeuvre off the dial', () => {
    const asked = (more: object, enemy = far) => {
      const ship = wing(0, 600, { ...cards('lightningreflexes|Elite'), dial: '2F', ...more });
      return questionsOf(fly([ship, enemy], [], {}), 'use-ability').length;
    };
    const inTheWay = wing(1, 520, { heading: 90, tokens: { ion: 1 } });
    const ionised = { dial: '', tokens: { ion: 1 } };
    expect([asked({}), asked({}, inTheWay), asked(ionised)]).toEqual([1, 1, 0]);
  });

  it('what a card of Saboteur makes impossible is flown as a stressed ship flies it', () => {
    const stressed = wing(0, 600, {
      dial: '3T',
      tokens: { stress: 1 },
      criticals: ['core/damagedengine'],
    });
    expect(namesOf(fly([stressed, far], [], {}), 'moved')).toEqual(['2FW']);
  });

  it('whoever has Wingman removes the stress of the other ship', () => {
    const wingman = wing(0, 600, cards('wingman|Elite', 'kylekatarn|Crew'));
    const friend = wing(0, 600, { x: 500, tokens: { stress: 1 }, ...cards('kylekatarn|Crew') });
    const played = fight([wingman, friend, far], [], { 'use-ability': uses('use') });
    const focus = played.told.filter(({ what, name }) => what === 'token' && name === 'focus');
    expect(focus.map(({ ship }) => ship)).toEqual([played.keys[0]]);
    expect(shipOf(played, 1).tokens.stress).toBe(0);
  });
});

describe('squads', () => {
  it('Darth Vader may carry an Advanced Targeting Computer', () => {
    const squad = (title: readonly string[]) => ({
      faction: 'imperial',
      pilots: [
        {
          name: 'darthvader',
          ship: 'tieadvanced',
          upgrades: { system: ['advtargetingcomputer'], ...(title.length ? { title } : {}) },
        },
      ],
    });
    const errors = (title: readonly string[]) =>
      checkFirstEdition(squad(title)).filter(({ severity }) => severity === 'error').length;
    expect([errors(['tiex1']), errors([]) > 0]).toEqual([0, true]);
  });
});
