import { hullOf, skillOf } from '../../libs/games/src/xwing/engine/queries.js';
import type { ShipState, XwingState } from '../../libs/games/src/xwing/engine/state.js';
import {
  acts,
  cards,
  defence,
  fight,
  fly,
  once,
  pilot,
  type Played,
  questionsOf,
  shipOf,
  uses,
  usesCard,
  wing,
} from '../../libs/games/src/xwing/testing/table.js';
import type { Cases, Example } from './example.js';

type Given = Example['given'];
type Ship = Parameters<typeof fly>[0][number];
type Options = Played['asked'][number]['options'];

const empire = 'galacticempire';
const of = <T>(given: Given, key: string): T => given[key] as T;
/** An enemy far away from everything. */
const far = wing(1, 150, { x: 100, dial: '1F' });
const colours: Readonly<Record<string, string>> = { G: 'green', W: 'white', R: 'red' };

/** Names of the happenings of a kind of the ship at that place. */
const namesOf = (played: Played, what: string, place = 0): readonly string[] =>
  played.told.flatMap((one) =>
    one.what === what && one.ship === played.keys[place] ? [one.name ?? ''] : [],
  );
/** The first place in the story of a ship at which something happened; -1 without it. */
const placeOf = (played: Played, what: string, name?: string): number =>
  played.told.findIndex(
    (one) =>
      one.what === what && one.ship === played.keys[0] && (name === undefined || one.name === name),
  );
const flown = (more: object, choices: Parameters<typeof fly>[2] = {}): Played =>
  fly([wing(0, 600, more), far], [], choices);
/** The colour of the first manoeuvre that a ship executed. */
const colourFlown = (played: Played): string | undefined =>
  colours[namesOf(played, 'moved')[0]?.at(-1) ?? ''];
const offers = (played: Played, ...questions: readonly Parameters<typeof questionsOf>[1][]) =>
  questions
    .flatMap((question) => questionsOf(played, question))
    .filter(({ ship }) => ship === played.keys[0])
    .flatMap(({ options }) => options);
const does = (options: Options, what: Options[number]['do']): boolean =>
  options.some((option) => option.do === what);
/** The pilot skill of a ship in a state; it reads nothing but the state. */
const skillIn = (state: XwingState, ship: ShipState): number =>
  skillOf({ state } as Parameters<typeof skillOf>[0], ship);
const mayAct = (options: Options, action: string): boolean =>
  options.some((option) => option.do === 'act' && option.action === action);

const asteroid: Parameters<typeof fly>[3] = (state) => {
  state.obstacles.push({ id: 'o1', kind: 'asteroid', x: 450, y: 500, heading: 0 });
};

const r2 = cards('r2astromech|Astromech');
const engineHit = { criticals: ['core/damagedengine'] };
const adrenaline = cards('adrenalinerush|Elite');

const dials: Cases = {
  'X-16g': () => {
    const red = { ...adrenaline, dial: '4K', tokens: { stress: 1 } };
    const asked = offers(flown(red), 'turn').length > 0;
    const [turned, kept] = [flown(red, { turn: uses('turn') }), flown(red)];
    const only = namesOf(turned, 'moved')[0] === '4KW' && namesOf(kept, 'moved')[0] !== '4KR';
    return {
      window: asked ? 'effects that change colour or manoeuvre first' : 'none',
      // A later answer of the document (X-20h) replaces the opponent's choice by a white straight.
      then: only ? 'opponent only if still red' : 'opponent',
    };
  },
  'X-20h': () => {
    const [name] = namesOf(flown({ dial: '4K', tokens: { stress: 1 } }), 'moved');
    return { manoeuvre: name === '2FW' ? '2 straight white' : name };
  },
  'X-20r': () => {
    const played = fly(
      [wing(0, 600, { ...cards('daredevil|Elite'), dial: '1F' }), far],
      ['hit', 'crit'],
      { action: uses('card') },
    );
    const { tokens, damage } = shipOf(played, 0);
    return {
      difficulty: colours[namesOf(played, 'moved')[1]?.at(-1) ?? ''],
      stress: tokens.stress,
      withoutBoostIcon: `${damage.length} dice of damage`,
    };
  },
  'X-56': () => ({ difficulty: colourFlown(flown({ ...r2, ...engineHit, dial: '2T' })) }),
  'X-57': () => {
    const may = (more: object) => does(offers(flown({ ...adrenaline, ...more }), 'turn'), 'turn');
    if (!may({ dial: '4K' })) throw new Error('it whitens nothing');
    return { legal: may({ dial: '3T', ...engineHit }) };
  },
  'X-112': () => ({
    difficulty: colourFlown(flown({ ...cards('niennunb|Crew'), tokens: { ion: 1 } })),
  }),
  'X-113': () => {
    const crew = { ...pilot('omicrongrouppilot', 'lambdaclassshuttle', empire) };
    const may = (more: object) =>
      does(offers(flown({ ...crew, ...cards('navigator|Crew'), ...more }), 'turn'), 'turn');
    if (!may({ dial: '2B' })) throw new Error('it changes no speed');
    return { legal: may({ tokens: { ion: 2 } }) };
  },
  'X-131': () => {
    const may = (more: object) => {
      const played = flown({ ...cards('advancedsensors|System'), ...more });
      return does(offers(played, 'use-ability', 'free-action'), 'act');
    };
    if (!may({ dial: '1F' })) throw new Error('it is no use at all');
    return { legal: may({ tokens: { ion: 1 } }) };
  },
  'X-132': () => {
    const all = cards('stayontarget|Elite', 'navigator|Crew');
    const played = flown(
      { ...all, dial: '2F' },
      { turn: once((options) => options.find((one) => one.do === 'turn' && one.card === 0)) },
    );
    return { difficulty: colourFlown(played) };
  },
  'X-180': () => {
    const tie = { ...pilot('academypilot', 'tiefighter', empire), ...r2, ...engineHit };
    return { difficulty: ['1T', '2T'].map((dial) => colourFlown(flown({ ...tie, dial }))) };
  },
};

/** The enemy ships have been activated already. */
const stays: Parameters<typeof fly>[3] = (state) => {
  for (const ship of Object.values(state.ships)) if (ship.seat === 1) ship.activated = true;
};

const nightBeast = (more: object, ...others: readonly Ship[]): Played =>
  fly(
    [
      wing(0, 600, { ...pilot('nightbeast', 'tiefighter', empire), dial: '2F', ...more }),
      ...others,
      far,
    ],
    [],
    { 'free-action': acts('Focus') },
    stays,
  );

const moves: Cases = {
  'X-62': (given) => {
    const played = nightBeast({ tokens: { stress: of<number>(given, 'stress') } });
    return {
      freeFocus: does(offers(played, 'free-action'), 'act'),
      stress: shipOf(played, 0).tokens.stress,
    };
  },
  'X-63': () => {
    const played = nightBeast({}, wing(1, 480));
    if (namesOf(played, 'bumped').length === 0) throw new Error('it overlaps nothing');
    return { freeFocus: does(offers(played, 'free-action'), 'act') };
  },
  'X-106': () => {
    const played = fly([wing(0, 30, { dial: '4K' }), wing(0, 600), far], [], {});
    const { place, tokens } = shipOf(played, 0);
    return { destroyed: place === 'gone', stress: tokens.stress };
  },
  'X-107': () => {
    const played = fly([wing(0, 600, { dial: '4K' }), far], [], {}, (state) => {
      state.obstacles.push({ id: 'o1', kind: 'asteroid', x: 450, y: 500, heading: 0 });
    });
    const [stress, roll] = [placeOf(played, 'token', 'stress'), placeOf(played, 'obstacle-die')];
    const order = stress < roll ? ['stress token', 'damage roll'] : ['damage roll', 'stress token'];
    return { order: stress < 0 || roll < 0 ? [] : order };
  },
  'X-109': () => {
    const leader = {
      ...pilot('wedgeantilles', 'xwing'),
      ...cards('squadleader|Elite'),
      dial: '1F',
      x: 520,
    };
    const freeActions = (dial: string, ...others: readonly Ship[]) => {
      const played = fly(
        [wing(0, 600, { dial }), wing(0, 600, leader), ...others, far],
        [],
        { action: uses('card') },
        stays,
      );
      if (namesOf(played, 'bumped').length > 0 !== others.length > 0)
        throw new Error('it overlaps something, or nothing');
      return offers(played, 'free-action');
    };
    if (!does(freeActions('2F'), 'act')) throw new Error('nobody leads it');
    return { legal: does(freeActions('4K', wing(1, 400)), 'act') };
  },
  'X-111': () => {
    const played = fly(
      [wing(0, 600, { ...cards('kananjarrus|Crew'), dial: '3F' }), far],
      [],
      { 'use-ability': uses('use') },
      (state) => {
        state.obstacles.push({ id: 'o1', kind: 'debris', x: 450, y: 500, heading: 0 });
      },
    );
    const [got, gone] = [
      placeOf(played, 'token', 'stress'),
      placeOf(played, 'token-gone', 'stress'),
    ];
    return {
      stressFromDebris: got >= 0 && gone > got ? 'may be removed' : 'stays',
      when: gone > placeOf(played, 'obstacle-die') ? 'after clear-the-area' : 'before',
    };
  },
  'X-122': () => {
    const played = fly([wing(0, 600, { tokens: { ion: 1 } }), far], [], {}, (state) => {
      state.bombs.push({ id: 'b1', kind: 'connernet', seat: 1, x: 450, y: 540, heading: 0 });
    });
    if (played.state.bombs.length > 0) throw new Error('it lies there still');
    return { ionTokens: shipOf(played, 0).tokens.ion };
  },
  'X-125': () =>
    recovered((state) => {
      state.bombs.push({ id: 'b1', kind: 'proximitymines', seat: 1, x: 450, y: 500, heading: 0 });
    }, 'rolled'),
  'X-126': () => recovered(asteroid, 'obstacle-die'),
  'X-185': (given) => {
    const ship = wing(0, 600, { dial: '2F', tokens: { stress: of<number>(given, 'stress') } });
    const played = fly([ship, far], [], {}, asteroid);
    if (placeOf(played, 'hit-obstacle') < 0) throw new Error('it overlaps nothing');
    return { stress: shipOf(played, 0).tokens.stress };
  },
};

/** The order of R2-D2's shield and a damage roll after a green manoeuvre. */
const recovered = (lay: Parameters<typeof fly>[3], roll: 'rolled' | 'obstacle-die') => {
  const ship = wing(0, 600, { ...cards('r2d2|Astromech'), shields: 1, dial: '2F' });
  const played = fly([ship, far], [], { 'use-ability': uses('use') }, lay);
  const [shield, dice] = [placeOf(played, 'recovered'), placeOf(played, roll)];
  if (shield < 0 || dice < 0) throw new Error('something did not happen');
  const both = [
    { at: shield, what: 'recover shield' },
    { at: dice, what: 'damage roll' },
  ];
  return { order: both.toSorted((one, other) => one.at - other.at).map(({ what }) => what) };
};

/** The Activation phase from its start, where ships may decloak. */
const fromStart: Parameters<typeof fly>[3] = (state) => {
  state.stack.splice(0, state.stack.length, { kind: 'round', at: 1 });
};
const cloaked = (skill: string, x: number, more: object = {}) =>
  wing(0, 600, {
    ...pilot(skill, 'tiephantom', empire),
    x,
    dial: '1F',
    tokens: { cloak: 1 },
    ...more,
  });
const actionsOf = (played: Played) => offers(played, 'action');
const lockable = (y: number, ...others: readonly Ship[]) => {
  const ship = wing(0, 600, { dial: '1F' });
  return fly([ship, wing(1, y), ...others], [], { action: acts('Target Lock') }, stays);
};
/** What happened to the first ship, in order, among these. */
const story = (played: Played, names: Readonly<Record<string, string>>): readonly string[] =>
  played.told.flatMap(({ what, ship, name }) => {
    const found = names[`${what} ${name ?? ''}`.trim()];
    return ship === played.keys[0] && found !== undefined ? [found] : [];
  });
const netted = (dial: string | undefined, y: number) =>
  fly(
    [wing(0, 600, dial === undefined ? { tokens: { ion: 1 } } : { dial }), far],
    [],
    { action: acts('Focus') },
    (state) => {
      stays(state);
      state.bombs.push({ id: 'b1', kind: 'connernet', seat: 1, x: 450, y, heading: 0 });
    },
  );

const actions: Cases = {
  'X-03': () => {
    // Kyle Katarn gives his token; Airen Cracken's attack lets the same ship take a focus action.
    const kyle = wing(0, 700, { ...pilot('kylekatarn', 'hwk290'), tokens: { focus: 1 }, x: 520 });
    const airen = wing(0, 600, pilot('airencracken', 'z95headhunter'));
    const friend = wing(0, 690, { x: 450 });
    const played = fight([friend, kyle, airen, wing(1, 330)], [], {
      target: once(uses('attack')),
      'use-ability': (options, ship) =>
        options.find(
          (one) =>
            one.do === 'use' && (one.on === undefined || one.on === 's0-1') && ship !== 's0-1',
        ),
      'free-action': acts('Focus'),
    });
    const tokens = namesOf(played, 'token').filter((name) => name === 'focus').length;
    return { legal: namesOf(played, 'action').includes('Focus'), focus: tokens };
  },
  'X-16a': () => {
    const played = lockable(320);
    return { must: shipOf(played, 0).lock === played.keys[1] ? 'lock it' : 'something else' };
  },
  'X-16b': () => {
    const played = lockable(150, wing(1, 400, { x: 500 }));
    const options = actionsOf(played);
    const targets = options.flatMap((one) =>
      one.do === 'act' && one.action === 'Target Lock' ? [one.ship] : [],
    );
    if (targets.includes(played.keys[1])) return { must: 'lock it' };
    return {
      may: [
        ...(targets.includes(played.keys[2]) ? ['another target'] : []),
        ...(mayAct(options, 'Focus') ? ['another action'] : []),
      ],
    };
  },
  'X-16f': () => {
    const ship = {
      ...pilot('academypilot', 'tiefighter', empire),
      ...cards('burnoutslam|Illicit'),
    };
    const played = flown({ ...ship, tokens: { ion: 1 } });
    const speeds = actionsOf(played).flatMap((one) =>
      one.do === 'act' && one.action === 'SLAM' ? [one.at] : [],
    );
    // A TIE fighter has two manoeuvres of speed 1, both turns.
    return {
      slam: speeds.length === 2 ? 'a speed-1 manoeuvre of its own dial' : `${speeds.length} ways`,
    };
  },
  'X-20a': (given) => {
    const names = of<[string, string][]>(given, 'cloaked').map(([, name]) => name);
    const ships = [
      cloaked('shadowsquadronpilot', 250),
      cloaked('whisper', 650, { tokens: { cloak: 1, stress: 1 } }),
    ];
    const played = fly([...ships, far], [], { decloak: uses('decloak') }, fromStart);
    const asked = questionsOf(played, 'decloak').map(({ ship }) => played.keys.indexOf(ship ?? ''));
    const start = played.told.findIndex(({ what }) => what === 'decloaked');
    return {
      order: asked.map((place) => names[place]),
      after: start >= 0 ? 'all other start-of-phase effects' : '',
      action: shipOf(played, 1).done.length > 0,
      stressAllowed: shipOf(played, 1).tokens.cloak === 0,
    };
  },
  'X-58': () => ({
    legal: does(
      actionsOf(
        flown({
          ...cards('marksmanship|Elite'),
          dial: '1F',
          criticals: ['core/damagedsensorarray'],
        }),
      ),
      'card',
    ),
  }),
  'X-59': () => {
    const may = (criticals: readonly string[]) =>
      mayAct(
        actionsOf(fly([wing(0, 600, { dial: '1F', criticals }), wing(1, 400)], [], {}, stays)),
        'Target Lock',
      );
    if (!may([])) throw new Error('it locks nobody');
    return { legal: may(['core/damagedsensorarray']) };
  },
  'X-74': () => {
    const garven = wing(0, 600, { ...pilot('garvendreis', 'xwing'), tokens: { focus: 1 } });
    const friend = wing(0, 600, { x: 520 });
    const played = fight(
      [friend, garven, wing(1, 330)],
      ['focus'],
      {
        target: (options, ship) => (ship === 's0-2' ? uses('attack')(options, ship) : undefined),
        'modify-attack': uses('spend'),
        'use-ability': uses('use'),
      },
      (state) => {
        for (const ship of Object.values(state.ships))
          if (ship.key === 's0-1') ship.done.push('Focus');
      },
    );
    return { legal: namesOf(played, 'token').includes('focus') };
  },
  'X-117': () => {
    const played = fly(
      [
        wing(0, 600, { ...cards('experthandling|Elite', 'pushthelimit|Elite'), dial: '2F' }),
        { ...far, lock: 0 },
      ],
      [],
      {
        action: usesCard(0),
        'free-action': (options, key) =>
          acts('Barrel Roll')(options, key) ?? acts('Focus')(options, key),
      },
    );
    const [roll, second, strain, rest, ...more] = story(played, {
      'action Barrel Roll': 'free barrel roll',
      'action Focus': 'Push the Limit action',
      'token stress': 'its stress',
    });
    // Expert Handling stresses a ship without the icon, and takes an enemy's lock away.
    const isDone = rest === 'its stress' && more.length === 0 && shipOf(played, 1).lock === null;
    return { order: [roll, second, strain, isDone ? 'rest of Expert Handling' : rest] };
  },
  'X-118': () => {
    const ship = {
      ...pilot('theinquisitor', 'tieadvprototype', empire),
      ...cards('tiev1|Title', 'pushthelimit|Elite'),
      dial: '2F',
    };
    const played = fly(
      [wing(0, 600, ship), wing(1, 400, { x: 560 })],
      [],
      {
        action: acts('Boost'),
        'free-action': (options, key) =>
          acts('Evade')(options, key) ?? acts('Target Lock')(options, key),
      },
      stays,
    );
    return {
      order: story(played, {
        'action Boost': 'boost',
        'action Target Lock': 'lock',
        'action Evade': 'free evade',
        'token stress': 'stress',
      }),
    };
  },
  'X-120': () => {
    const played = netted('2F', 500);
    const flew = namesOf(played, 'moved')[0];
    return {
      manoeuvre: flew?.startsWith('2F') ? 'its dial' : flew,
      action: namesOf(played, 'action').length > 0 ? 'done' : 'skipped',
    };
  },
  'X-121': () => {
    const bomber = wing(0, 760, {
      ...pilot('captainjonus', 'tiebomber', empire),
      ...cards('connernet|Bomb'),
      dial: '3F',
    });
    const played = fly([bomber, wing(1, 690)], [], { action: uses('drop') }, stays);
    const { tokens, skips } = shipOf(played, 1);
    return { ionised: tokens.ion > 0, actionSkipped: skips };
  },
  'X-151': () => skippedAndLed(),
  'X-152': () => skippedAndLed(),
  'X-154': () => {
    const played = fly([wing(0, 600, { dial: '1F', lock: 1 }), wing(1, 400)], [], {}, stays);
    return { legal: mayAct(actionsOf(played), 'Target Lock') };
  },
  'X-165': () => {
    const ship = {
      ...pilot('darthvader', 'tieadvanced', empire),
      ...cards('marksmanship|Elite', 'marksmanship|Elite'),
    };
    const played = fly([wing(0, 600, { ...ship, dial: '2F' }), far], [], { action: uses('card') });
    const [first, second] = questionsOf(played, 'action').filter(
      ({ ship: key }) => key === played.keys[0],
    );
    if (!first || !does(first.options, 'card')) throw new Error('it cannot be done once');
    return { legal: does(second?.options ?? [], 'card') };
  },
  'X-166': () => {
    const bomber = {
      ...pilot('gammasquadronpilot', 'tiebomber', empire),
      ...cards('proximitymines|Bomb', 'seismiccharges|Bomb'),
    };
    const played = flown({ ...bomber, dial: '2F' }, { drop: uses('drop'), action: uses('drop') });
    return { legal: played.told.filter(({ what }) => what === 'dropped').length > 1 };
  },
  'X-168': (given) => {
    const ion = of<boolean>(given, 'ionised') ? 1 : 0;
    const ship = cloaked('shadowsquadronpilot', 450, { tokens: { cloak: 1, ion } });
    const played = fly([ship, far], [], { decloak: uses('decloak') }, fromStart);
    return { legal: namesOf(played, 'decloaked').length > 0 };
  },
  'X-169': () => {
    const ship = { ...cards('burnoutslam|Illicit'), dial: '1F' };
    const played = flown(ship, { action: acts('SLAM') });
    if (namesOf(played, 'moved').length !== 2) throw new Error('it did not slam');
    return { counts: namesOf(played, 'revealed').length > 1 };
  },
};

/** A free action of a ship whose own action step was skipped because it overlaps an asteroid. */
const skippedAndLed = () => {
  const leader = {
    ...pilot('wedgeantilles', 'xwing'),
    ...cards('squadleader|Elite'),
    dial: '1F',
    x: 520,
  };
  const played = fly(
    [wing(0, 600, { dial: '2F' }), wing(0, 600, leader), far],
    [],
    { action: uses('card'), 'free-action': acts('Focus') },
    (state) => {
      stays(state);
      asteroid(state);
    },
  );
  if (actionsOf(played).length > 0) throw new Error('its action was not skipped');
  return { legal: namesOf(played, 'action').includes('Focus') };
};

const events: Cases = {
  'X-20q': () => {
    const hull = (...more: string[]) => {
      const scyk = wing(0, 600, {
        ...pilot('cartelspacer', 'm3ainterceptor', 'scumandvillainy'),
        ...cards(...more),
      });
      return hullOf(shipOf(fight([scyk, far], [], {}), 0));
    };
    return { hull: `+${hull('heavyscykinterceptor|Title') - hull()}` };
  },
  'X-54': () => {
    const ship = wing(0, 600, { criticals: ['core/damagedcockpit'] });
    const { state, keys } = fight([ship, far], [], {});
    const damaged = state.ships[keys[0] ?? '']!;
    const inRound = (round: number) => skillIn({ ...state, round }, damaged);
    return { skill: [inRound(1) === 2 ? 'printed' : inRound(1), inRound(2)] };
  },
  'X-71': () => {
    // Ships of the same skill attack at the same time: both are destroyed.
    const lone = { shields: 0, down: 2, heading: 0 };
    const played = fight(
      [
        wing(0, 600, lone),
        wing(1, 430, { ...lone, ...pilot('rookiepilot', 'xwing'), heading: 180 }),
      ],
      ['hit', ...defence('blank', 'blank'), 'blank', 'blank', 'hit'],
      { target: uses('attack') },
    );
    const [end] = played.told.filter(({ what }) => what === 'drawn' || what === 'won');
    return { result: end?.what === 'drawn' ? 'draw' : end?.what };
  },
  'X-72': () => {
    const recovered = (shields: number) => {
      const ig = wing(0, 600, { ...pilot('ig88a', 'aggressor', 'scumandvillainy'), shields });
      const played = fight([ig, wing(1, 430, { down: 2 }), far], ['hit', 'hit', 'hit'], {
        target: uses('attack'),
        'use-ability': uses('use'),
      });
      return shipOf(played, 0).shields - shields;
    };
    const most = 4;
    if (recovered(most - 1) !== 1) throw new Error('it recovers nothing at all');
    return { recover: recovered(most) };
  },
  'X-157': (given) => {
    const tactics = (seat: number, x: number) =>
      wing(seat, seat === 0 ? 700 : 200, { ...cards('swarmtactics|Elite'), x });
    const ships = [tactics(1, 400), tactics(1, 450), tactics(0, 400), tactics(0, 450)];
    const played = fight(ships, [], {}, (state) => {
      state.initiative = of<string>(given, 'initiative') === 'A' ? 1 : 0;
    });
    const order = questionsOf(played, 'use-ability').map(({ seat }) => (seat === 1 ? 'A' : 'B'));
    return { order: order.join('') === 'AABB' ? ['all of A', 'all of B'] : order };
  },
  'X-129': () => {
    const tactics = cards('swarmtactics|Elite');
    const swarm = [
      wing(1, 300, { ...pilot('howlrunner', 'tiefighter', empire), ...tactics }),
      wing(1, 300, { ...pilot('blacksquadronpilot', 'tiefighter', empire), ...tactics, x: 500 }),
      wing(1, 300, { x: 550 }),
      wing(0, 800),
    ];
    let skills: readonly number[] = [];
    fight(swarm, [], {
      'use-ability': (options, ship) =>
        options.find((one) => one.do === 'use' && one.on === (ship === 's1-1' ? 's1-2' : 's1-3')),
      attacker: (_options, _ship, state) => {
        const ships = Object.values(state?.ships ?? {}).filter(({ seat }) => seat === 1);
        skills = ships.map((ship) => skillIn(state as XwingState, ship));
        return undefined;
      },
    });
    return { skill: skills };
  },
};
/** Cases about manoeuvres, actions and phases: phases laid by hand and played by the engine. */
export const xwingRoundCases: Cases = { ...dials, ...moves, ...actions, ...events };

const unplayed = (card: string): string => `${card} is not played on screen`;
const onPaper = 'a mistake with a dial or an action on a real table; on screen it cannot happen';
const talk = 'what players may tell each other';

/** Why an example about a round is not asked of the engine. */
export const notAsked: Readonly<Record<string, string>> = {
  'X-05': onPaper,
  'X-16h': onPaper,
  'X-16k': onPaper,
  'X-16l': onPaper,
  'X-13': talk,
  'X-13b': talk,
  'X-11': unplayed('Tel Trevura'),
  'X-65': unplayed('Captain Yorr'),
  'X-66': unplayed('Captain Yorr'),
  'X-67': unplayed('Corran Horn'),
  'X-68': unplayed('Corran Horn'),
  'X-70': unplayed("Fel's Wrath"),
  'X-82': unplayed('the Nashtah Pup'),
  'X-103': unplayed('the Experimental Interface'),
  'X-108': unplayed('the Attanni Mindlink'),
  'X-123': 'huge ships are not played on screen',
  'X-160': unplayed('a docked ship'),
  'X-163': 'huge ships are not played on screen',
};
