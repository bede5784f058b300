import {
  acts,
  cards,
  empire,
  enemiesActivated,
  fly,
  once,
  pilot,
  type Played,
  shipOf,
  uses,
  wing,
} from '../../libs/games/src/xwing/testing/table.js';
import { type Cases, of } from './example.js';
import {
  asteroid,
  does,
  far,
  flown,
  namesOf,
  offers,
  placeOf,
  type Ship,
  squadLeader,
} from './xwing-played.js';

const colours: Readonly<Record<string, string>> = { G: 'green', W: 'white', R: 'red' };

/** The colour of the first manoeuvre that a ship executed. */
const colourFlown = (played: Played): string | undefined =>
  colours[namesOf(played, 'moved')[0]?.at(-1) ?? ''];

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

const nightBeast = (more: object, ...others: readonly Ship[]): Played =>
  fly(
    [
      wing(0, 600, { ...pilot('nightbeast', 'tiefighter', empire), dial: '2F', ...more }),
      ...others,
      far,
    ],
    [],
    { 'free-action': acts('Focus') },
    enemiesActivated,
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
    const freeActions = (dial: string, ...others: readonly Ship[]) => {
      const played = fly(
        [wing(0, 600, { dial }), squadLeader, ...others, far],
        [],
        { action: uses('card') },
        enemiesActivated,
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

/** Cases about dials and manoeuvres: Activation phases that the engine plays. */
export const xwingManoeuvreCases: Cases = { ...dials, ...moves };
