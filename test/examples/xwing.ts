import { firstShip, gameOf, xwingMat } from '#games';
import type { XwingState } from '../../libs/games/src/xwing/engine/state.js';
import {
  attack,
  bestWeapon,
  cards,
  defence,
  empire,
  fight,
  once,
  pilot,
  type Played,
  questionsOf,
  rollsOf,
  shipOf,
  skillIn,
  uses,
  wing,
} from '../../libs/games/src/xwing/testing/table.js';
import {
  type Case,
  type Cases,
  type Example,
  type ExamplesReport,
  runExamples,
  of,
} from './example.js';
import { xwingAttackCases } from './xwing-attack.js';
import { xwingCardCases } from './xwing-cards.js';
import { xwingEngineCases } from './xwing-engine.js';
import { xwingMatCases } from './xwing-mat.js';
import { xwingActionCases } from './xwing-actions.js';
import { xwingManoeuvreCases } from './xwing-manoeuvres.js';
import { notRun } from './xwing-not-run.js';
import { xwingPhaseCases } from './xwing-phases.js';
import { xwingSharedCases } from './xwing-shared.js';

type Face = 'hit' | 'crit' | 'focus' | 'blank';

const numbersIn = (text: string): readonly number[] => [...text.matchAll(/-?\d+/g)].map(Number);

const { lists } = gameOf('xwing');
const today = { format: 'first-edition', date: '2018-06-01' };

/** What is wrong with a squad of the Empire, by code. */
const faults = (...pilots: object[]): readonly string[] => {
  const read = lists.read(JSON.stringify({ faction: 'galacticempire', pilots }));
  if (read.kind !== 'read') throw new Error(read.problems[0]?.code);
  return lists
    .check(read.list, today)
    .filter(({ severity }) => severity === 'error')
    .map(({ code }) => code);
};

const fits = (id: string, title: string): boolean =>
  !faults({ id, upgrades: { title: [title] } }).includes('xwing/not-for-this-ship');

/** The results that hit the ship at that place, by the damage cards it was dealt. */
const resultsOn = (played: Played, place = 1): readonly string[] =>
  shipOf(played, place)
    .damage.map(({ up }) => (up ? 'crit' : 'hit'))
    .sort();

/** An attack of these dice on a ship that rolls these. */
const compared: Case = (given) => {
  const dice = of<Face[]>(given, 'attack');
  const filled = [...dice, 'blank', 'blank', 'blank'].slice(0, 3) as Face[];
  const evades = of<'evade'[]>(given, 'defence');
  const played = fight([wing(0, 600), wing(1, 430)], [...filled, ...defence(...evades)], attack);
  const left = resultsOn(played);
  return { left, hit: played.told.some(({ what }) => what === 'hit') };
};

/** An attack of a ship with two focus tokens and Calculation: one token for each. */
const calculated = (dice: readonly Face[]): Played => {
  const ship = { ...cards('calculation|Elite'), tokens: { focus: 2 } };
  const filled = [...dice, 'blank', 'blank', 'blank'].slice(0, 3) as Face[];
  const target = wing(1, 430, pilot('omicrongrouppilot', 'lambdaclassshuttle', empire));
  return fight([wing(0, 600, ship), target], filled, {
    ...attack,
    'modify-attack': (options, key) =>
      options.find((one) => one.do === 'use') ?? uses('spend')(options, key),
  });
};

/** The pilot skill of the first ship when attackers are chosen, or at the end of the phase. */
const skillOfFirst = (
  ships: Parameters<typeof fight>[0],
  choices: Parameters<typeof fight>[2] = {},
) => {
  let skill: number | null = null;
  const read = (state: XwingState): number => skillIn(state, state.ships['s0-1']!);
  const played = fight(ships, [], {
    ...choices,
    attacker: (_options, _ship, state) => {
      skill ??= state ? read(state) : null;
      return undefined;
    },
  });
  return skill ?? read(played.state);
};
const green = (more: object = {}) =>
  wing(0, 600, { ...pilot('greensquadronpilot', 'awing'), ...more });
const enemies = [wing(1, 150)];

/** How many dice the second ship rolls in its defence. */
const defenceDice = (more: object): number =>
  rollsOf(fight([wing(0, 600), wing(1, 430, more)], [], attack), 'defence-dice')[0] ?? 0;

const colours = { G: 'green', W: 'white', R: 'red' } as Readonly<Record<string, string>>;

/** The colour of a straight manoeuvre on a ship's own dial. */
const straight = (ship: string, speed: number): string | undefined => {
  const found = firstShip(ship)?.dial.find((manoeuvre) => manoeuvre.startsWith(`${speed}F`));
  return colours[found?.at(-1) ?? ''];
};

/** Who modifies these dice, in order: each side has a card for the other's dice. */
const modifiersOf = (dice: 'attack' | 'defence'): readonly string[] => {
  const juke = wing(0, 600, { ...cards('juke|Elite'), tokens: { evade: 1, focus: 1 } });
  const jammer = wing(1, 430, { ...cards('sensorjammer|System'), tokens: { focus: 1 } });
  const rolled = ['hit', 'hit', 'focus', ...defence('evade', 'focus', 'blank')] as const;
  const steps = fight([juke, jammer], rolled, attack)
    .asked.filter(({ question }) => question.startsWith('modify'))
    .map(({ seat }) => (seat === 0 ? 'attacker' : 'defender'));
  return dice === 'attack' ? steps.slice(0, 2) : steps.slice(2, 4);
};

const cases: Cases = {
  'X-01': () => {
    const at = (y: number) => ({ id: 'x', x: 450, y, heading: 0, size: 'small' as const });
    // Its base reaches from 190 to 230 mm away.
    return { range: xwingMat.measure(at(600), at(600 - 40 - 190)).range };
  },
  'X-04': (given) => ({
    difficulty: straight('xwing', numbersIn(of<string>(given, 'revealed'))[0] ?? 0),
  }),
  'X-09a': (given) => {
    const tokens = { evade: of<{ evade: number }>(given, 'defender').evade };
    const played = fight([wing(0, 600), wing(1, 430, { tokens })], ['hit', 'hit', 'hit'], {
      ...attack,
      'modify-defence': uses('spend'),
    });
    const spent = played.told.filter(({ what, name }) => what === 'spent' && name === 'evade');
    if (spent.length === 0) throw new Error('it spends nothing');
    return { legal: spent.length > 1 };
  },
  'X-09b': (given) => {
    const played = calculated(of<Face[]>(given, 'dice'));
    return { legal: shipOf(played, 0).tokens.focus === 0, result: resultsOn(played) };
  },
  'X-10a': () => ({ skill: skillOfFirst([green(cards('veteraninstincts|Elite')), ...enemies]) }),
  'X-10b': () => ({
    skill: skillOfFirst([
      green({ ...cards('veteraninstincts|Elite'), criticals: ['core/damagedcockpit'] }),
      ...enemies,
    ]),
    not: 2,
  }),
  'X-10c': () => {
    const damaged = { ...cards('veteraninstincts|Elite'), criticals: ['core/damagedcockpit'] };
    const wedge = { ...pilot('wedgeantilles', 'xwing'), ...cards('swarmtactics|Elite'), x: 520 };
    return {
      skill: skillOfFirst([green(damaged), wing(0, 600, wedge), ...enemies], {
        'use-ability': uses('use'),
      }),
    };
  },
  'X-12': () => {
    const large = {
      ...pilot('patrolleader', 'vt49decimator', empire),
      ...cards('countermeasures|Modification'),
    };
    const dice = (more: object) => {
      const played = fight([wing(0, 600), wing(1, 400, { ...large, ...more })], [], {
        ...attack,
        'use-ability': uses('use'),
      });
      const own = played.told.find(
        ({ what, ship }) => what === 'defence-dice' && ship === played.keys[1],
      );
      return own?.faces?.length;
    };
    if (dice({}) !== 1) throw new Error('countermeasures add nothing');
    return { agility: dice({ criticals: ['core/structuraldamage'] }) };
  },
  'X-20b': (given) => {
    const xwing = { ...pilot('rookiepilot', 'xwing'), heading: 180 };
    const dice = (tractor: number) => defenceDice({ ...xwing, tokens: { tractor } });
    if (dice(0) !== of<number>(given, 'agility')) throw new Error('its agility is another');
    return { agility: dice(of<number>(given, 'tokens')) };
  },
  'X-20o': () => ({
    legal:
      faults({
        id: 'royalguardpilot',
        upgrades: { title: ['royalguardtie'], mod: ['stealthdevice', 'stealthdevice'] },
      }).length === 0,
    reason: 'two different ones',
  }),
  'X-20p': () => ({
    legal: !faults({ id: 'captainkagi', upgrades: { ept: ['deadeye'] } }).includes(
      'xwing/not-for-this-ship',
    ),
  }),
  'X-30': () => {
    const ship = { ...cards('predator|Elite'), lock: 1 };
    const played = fight([wing(0, 600, ship), wing(1, 430)], [], {
      ...attack,
      'modify-attack': once(uses('spend')),
      reroll: uses('die'),
    });
    const [before, after] = questionsOf(played, 'modify-attack').map(({ options }) =>
      options.some((one) => one.do === 'use'),
    );
    if (!before) throw new Error('it rerolls nothing');
    return { legal: after ?? false };
  },
  'X-31': () => ({ order: modifiersOf('attack') }),
  'X-32': () => ({ order: modifiersOf('defence') }),
  'X-33': compared,
  'X-34': compared,
  'X-35': (given) => {
    const shields = of<number>(given, 'shields');
    const dice = of<Face[]>(given, 'left');
    const played = fight([wing(0, 600), wing(1, 430, { shields })], dice, attack);
    const after = shipOf(played, 1);
    const up = after.damage.filter((one) => one.up).length;
    return { shields: after.shields, faceDown: after.damage.length - up, faceUp: up };
  },
  'X-114': (given) => ({ result: resultsOn(calculated(of<Face[]>(given, 'dice'))) }),
  'X-124': (given) => {
    const ship = { ...cards('clustermissiles|Missile', 'marksmanship|Elite'), lock: 1 };
    const target = wing(1, 400, pilot('omicrongrouppilot', 'lambdaclassshuttle', empire));
    const dice = [...of<Face[]>(given, 'dice'), 'blank', ...defence('blank')] as const;
    const played = fight(
      [wing(0, 600, ship), target],
      [...dice, ...dice],
      { target: bestWeapon, 'modify-attack': uses('use') },
      (state) => {
        for (const one of Object.values(state.ships)) one.done.push('marksmanship');
      },
    );
    const all = resultsOn(played).join();
    return { each: all === 'crit,crit,hit,hit' ? ['crit', 'hit'] : all };
  },
  'X-128': () => ({
    'TIE Advanced': {
      tiex1: fits('darthvader', 'tiex1'),
      tiev1: fits('darthvader', 'tiev1'),
    },
    'TIE Adv. Prototype': {
      tiex1: fits('theinquisitor', 'tiex1'),
      tiev1: fits('theinquisitor', 'tiev1'),
    },
  }),
  'X-170': (given) => {
    const dice = Array.from({ length: of<number>(given, 'damage') }, () => 'hit' as const);
    // Four dice at range 1, and one of Opportunist.
    const ship = wing(0, 500, cards('opportunist|Elite'));
    const played = fight([ship, wing(1, 400)], dice, { ...attack, 'more-dice': uses('use') });
    return { cards: played.told.filter(({ what }) => what === 'damage').length };
  },
  ...xwingMatCases,
  ...xwingAttackCases,
  ...xwingCardCases,
  ...xwingEngineCases,
  ...xwingActionCases,
  ...xwingManoeuvreCases,
  ...xwingPhaseCases,
  ...xwingSharedCases,
  'X-179': () => {
    const one = { id: 'A', x: 450, y: 600, heading: 0, size: 'small' as const };
    return { range: xwingMat.measure(one, one).range };
  },
};

/** The examples of X-Wing; those that nothing answers say why. */
export const runXwingExamples = (examples: readonly Example[]): ExamplesReport =>
  runExamples(examples, cases, notRun);
