import {
  acts,
  cards,
  empire,
  enemiesActivated,
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
import { type Cases, of } from './example.js';
import {
  asteroid,
  does,
  far,
  flown,
  mayAct,
  namesOf,
  offers,
  type Ship,
  squadLeader,
} from './xwing-played.js';

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
/** Whether a ship with stress may decloak. */
const stressedDecloaks = (): boolean => {
  const ship = cloaked('whisper', 450, { tokens: { cloak: 1, stress: 1 } });
  const played = fly([ship, far], [], { decloak: uses('decloak') }, fromStart);
  return namesOf(played, 'decloaked').length > 0;
};
const actionsOf = (played: Played) => offers(played, 'action');
const lockable = (y: number, ...others: readonly Ship[]) => {
  const ship = wing(0, 600, { dial: '1F' });
  return fly([ship, wing(1, y), ...others], [], { action: acts('Target Lock') }, enemiesActivated);
};
/** What happened to the first ship, in order, among these. */
const story = (played: Played, names: Readonly<Record<string, string>>): readonly string[] =>
  played.told.flatMap(({ what, ship, name }) => {
    const found = names[`${what} ${name ?? ''}`.trim()];
    return ship === played.keys[0] && found !== undefined ? [found] : [];
  });
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
      // At the start of the phase he removes a stress token of a ship at range 1 or 2.
      wing(0, 750, { ...pilot('cassianandor', 'uwing'), x: 650, dial: '1F' }),
    ];
    const played = fly(
      [...ships, far],
      [],
      { decloak: uses('decloak'), 'use-ability': uses('use') },
      fromStart,
    );
    const asked = questionsOf(played, 'decloak').map(({ ship }) => played.keys.indexOf(ship ?? ''));
    const calmed = played.told.findIndex(
      ({ what, name }) => what === 'token-gone' && name === 'stress',
    );
    const first = played.told.findIndex(({ what }) => what === 'decloaked');
    return {
      order: asked.map((place) => names[place]),
      after: calmed >= 0 && calmed < first ? 'all other start-of-phase effects' : '',
      action: shipOf(played, 1).done.length > 0,
      stressAllowed: stressedDecloaks(),
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
        actionsOf(
          fly([wing(0, 600, { dial: '1F', criticals }), wing(1, 400)], [], {}, enemiesActivated),
        ),
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
      enemiesActivated,
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
    const ship = wing(0, 600, { dial: '2F' });
    const played = fly([ship, far], [], { action: acts('Focus') }, (state) => {
      enemiesActivated(state);
      state.bombs.push({ id: 'b1', kind: 'connernet', seat: 1, x: 450, y: 500, heading: 0 });
    });
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
    const played = fly([bomber, wing(1, 690)], [], { action: uses('drop') }, enemiesActivated);
    const { tokens, skips } = shipOf(played, 1);
    return { ionised: tokens.ion > 0, actionSkipped: skips };
  },
  'X-151': () => skippedAndLed(),
  'X-152': () => skippedAndLed(),
  'X-154': () => {
    const played = fly(
      [wing(0, 600, { dial: '1F', lock: 1 }), wing(1, 400)],
      [],
      {},
      enemiesActivated,
    );
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
  const played = fly(
    [wing(0, 600, { dial: '2F' }), squadLeader, far],
    [],
    { action: uses('card'), 'free-action': acts('Focus') },
    (state) => {
      enemiesActivated(state);
      asteroid(state);
    },
  );
  if (actionsOf(played).length > 0) throw new Error('its action was not skipped');
  return { legal: namesOf(played, 'action').includes('Focus') };
};

/** Cases about actions: Activation and Combat phases that the engine plays. */
export const xwingActionCases: Cases = actions;
