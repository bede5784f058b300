import {
  allCards,
  allPrintings,
  boosterSets,
  cardLabel,
  playableBook,
  printingsInSet,
  setCodes,
  swuLegality,
} from '#cards';
import { legalityAge, OLD_AFTER_DAYS, releasedWithoutFacts } from '#formats';
import type { Outcome, Say } from '../../apps/cli/src/command-line/verb.js';
import { coverage, type Coverage } from './coverage.js';
import { printRulings, writeTestedRulings } from './rulings.js';
import { testRows } from './test-rows.js';

interface Wish {
  /** The set whose unwritten cards are listed. */
  readonly missing: string | undefined;
  /** Whether to check how old the data on legality are. */
  readonly age: boolean;
  /** Whether to count the tests of official rulings, after reading the specs. */
  readonly rulings: boolean;
  readonly write: boolean;
}

const row = (...cells: (string | number)[]): string =>
  cells.map((c, i) => (i === 0 ? String(c).padEnd(6) : String(c).padStart(16))).join('');

const countTested = (c: Coverage): string =>
  `${c.ownRule.length - c.untested.length} of ${c.ownRule.length}`;

/** Known printings without data. */
const listUnknownPrintings = (): readonly string[] =>
  setCodes.flatMap((set) => {
    const { atLeast = 0 } = printingsInSet[set] ?? {};
    const count = allPrintings.filter(({ id }) => id.startsWith(`${set}_`)).length;
    return count < atLeast ? [`${atLeast - count} or more printings of ${set}`] : [];
  });

const printMissing = (set: string, sets: readonly Coverage[], say: Say): void => {
  const book = playableBook();
  for (const c of allCards)
    if (c.id.startsWith(`${set}_`) && !book.cards.has(c.id))
      say(`${c.id} not defined: ${cardLabel(c)}`);
  for (const id of sets.find((c) => c.set === set)?.untested ?? []) say(`${id} has no test row`);
};

/** False if the data were not checked for too long, or a set has been released without data. */
const printAge = (say: Say): boolean => {
  const today = new Date().toISOString();
  const { checkedUntil, days, old } = legalityAge(swuLegality, today);
  const without = releasedWithoutFacts(swuLegality, new Set<string>(setCodes), today);
  say(
    `legality was looked at until ${checkedUntil}, ${days ?? 'unknown'} days ago${old ? `: more than ${OLD_AFTER_DAYS}` : ''}`,
  );
  if (without.length > 0) say(`came out without facts: ${without.join(', ')}`);
  return !old && without.length === 0;
};

export const printCards = ({ missing, age, rulings, write }: Wish, say: Say): Outcome => {
  const sets = coverage(playableBook(), testRows('.'));
  say(row('set', 'cards', 'defined', 'tested', 'escape hatches'));
  for (const c of sets) say(row(c.set, c.cards, c.defined, countTested(c), c.custom.length));
  if (missing !== undefined) printMissing(missing, sets, say);
  const all = (count: (c: Coverage) => number): number => sets.reduce((n, c) => n + count(c), 0);
  const ruled = all((c) => c.ownRule.length);
  const untested = all((c) => c.untested.length);
  say(`${ruled - untested} of ${ruled} cards with a rule of their own have a test row`);
  const lacking = sets.filter((c) => c.defined < c.cards);
  const unknown = listUnknownPrintings();
  const isBoosterLacking = lacking.some(({ set }) => boosterSets.includes(set));
  say(
    lacking.length === 0 && unknown.length === 0
      ? 'every set is whole'
      : `${isBoosterLacking ? '' : 'every set with boosters is whole; '}lacking: ${[...lacking.map((c) => `${c.cards - c.defined} of ${c.set}`), ...unknown].join(', ')}`,
  );
  const isYoung = !age || printAge(say);
  if (rulings && write) writeTestedRulings();
  if (rulings) printRulings(say);
  const result = sets.map(({ set, cards, defined, ownRule, untested: without, custom }) => ({
    set,
    cards,
    defined,
    withRule: ownRule.length,
    untested: without.length,
    escapeHatches: custom.length,
  }));
  return { isFine: !isBoosterLacking && isYoung, result };
};
