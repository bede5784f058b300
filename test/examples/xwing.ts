import { firstShip, gameOf, xwingRules } from '#games';
import {
  type Case,
  type Cases,
  type Example,
  type ExamplesReport,
  runExamples,
} from './example.js';
import { xwingAttackCases } from './xwing-attack.js';
import { xwingCardCases } from './xwing-cards.js';
import { xwingEngineCases } from './xwing-engine.js';
import { xwingMatCases } from './xwing-mat.js';
import { notAsked, xwingRoundCases } from './xwing-round.js';
import { xwingSharedCases } from './xwing-shared.js';

const {
  compare,
  dealDamage,
  fixedRoll,
  marksmanship,
  mayReroll,
  maySpendNormally,
  modifyOrder,
  pilotSkill,
  rangeBand,
  rangeOf,
  spendFocus,
  sumFromZero,
} = xwingRules;
type AttackFace = xwingRules.AttackFace;
type DefenceFace = xwingRules.DefenceFace;

const of = <T>(given: Example['given'], key: string): T => given[key] as T;
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

const compared: Case = (given) =>
  compare(of<AttackFace[]>(given, 'attack'), of<DefenceFace[]>(given, 'defence'));

const colours = { G: 'green', W: 'white', R: 'red' } as Readonly<Record<string, string>>;

/** The colour of a straight manoeuvre on a ship's own dial. */
const straight = (ship: string, speed: number): string | undefined => {
  const found = firstShip(ship)?.dial.find((manoeuvre) => manoeuvre.startsWith(`${speed}F`));
  return colours[found?.at(-1) ?? ''];
};

const cases: Cases = {
  'X-01': (given) => ({
    range: rangeOf(numbersIn(of<string>(given, 'target'))),
  }),
  'X-04': (given) => ({
    difficulty: straight('xwing', numbersIn(of<string>(given, 'revealed'))[0] ?? 0),
  }),
  'X-09a': (given) => ({
    legal: maySpendNormally(of<{ evade: number }>(given, 'defender').evade, 2),
  }),
  'X-09b': (given) => ({
    legal: maySpendNormally(1, 1),
    result: spendFocus(of<AttackFace[]>(given, 'dice'), ['calculation', 'normal']),
  }),
  'X-10a': (given) => ({ skill: pilotSkill(of<number>(given, 'skill'), [{ add: 2 }]) }),
  'X-10b': () => ({ skill: pilotSkill(3, [{ add: 2 }, { set: 0 }]), not: 2 }),
  'X-10c': () => ({ skill: pilotSkill(3, [{ add: 2 }, { set: 0 }, { set: 9 }]) }),
  'X-12': (given) => ({
    agility: sumFromZero(of<number>(given, 'agility'), [
      ...numbersIn(of<string>(given, 'faceUp')),
      ...numbersIn(of<string>(given, 'played')),
    ]),
  }),
  'X-16i': (given) => ({ ...fixedRoll(of<number>(given, 'needed'), of<number>(given, 'rolled')) }),
  'X-16j': (given) => ({ ...fixedRoll(of<number>(given, 'needed'), of<number>(given, 'rolled')) }),
  'X-20b': (given) => ({
    agility: sumFromZero(
      of<number>(given, 'agility'),
      Array.from({ length: of<number>(given, 'tokens') }, () => -1),
    ),
  }),
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
  'X-30': (given) => ({ legal: mayReroll(of<boolean>(given, 'rerolled')) }),
  'X-31': () => ({ order: modifyOrder('attack') }),
  'X-32': () => ({ order: modifyOrder('defence') }),
  'X-33': compared,
  'X-34': compared,
  'X-35': (given) =>
    dealDamage(of<('hit' | 'crit')[]>(given, 'left'), of<number>(given, 'shields')),
  'X-90': (given) => {
    const printed = of<number>(given, 'skill');
    return {
      deploysWith: pilotSkill(printed, []),
      then: [pilotSkill(printed, [{ add: 1 }]), pilotSkill(printed, [{ add: -1 }])],
    };
  },
  'X-114': (given) => ({
    result: spendFocus(of<AttackFace[]>(given, 'dice'), ['calculation', 'normal']),
  }),
  'X-124': (given) => ({ each: marksmanship(of<AttackFace[]>(given, 'dice')) }),
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
    const hits = Array.from({ length: of<number>(given, 'damage') }, () => 'hit' as const);
    return { cards: dealDamage(hits, 0).faceDown };
  },
  ...xwingMatCases,
  ...xwingAttackCases,
  ...xwingCardCases,
  ...xwingEngineCases,
  ...xwingRoundCases,
  ...xwingSharedCases,
  'X-179': () => ({ range: rangeBand(0) }),
};

/** Why an example of the steps of an attack is not run. */
const notPlayed: Readonly<Record<string, string>> = {
  'X-09c': 'a choice that changes no die: the engine does not offer to spend a lock for no reroll',
  'X-09d': 'a choice that changes no die: the engine does not offer focus without a focus result',
  'X-20d': 'the kinds of damage of a cluster mine, which the text of the document lost',
  'X-20k': 'the pilot Wampa, whom the engine does not play',
  'X-39': 'initiative among abilities after an attack: in the engine the attacker goes first',
  'X-84': 'the pilot Tel Trevura, whom the engine does not play',
  'X-96': 'the guess of C-3PO, which the engine does not play',
  'X-156': 'a choice among own abilities after an attack: the engine asks in its own order',
};

/** The examples of X-Wing; those that nothing answers say why. */
export const runXwingExamples = (examples: readonly Example[]): ExamplesReport =>
  runExamples(examples, cases, { ...notAsked, ...notPlayed });
