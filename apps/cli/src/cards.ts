/**
 * `npm run cards [-- --missing SET]`: how much of each set is defined and tested; `--missing` lists what is left of one. Exit code 1 while a card of
 * any set that has boosters is lacking; of other products what is lacking is only named. `--age` asks how old what is known of legality is on the day
 * of asking: exit code 1 where nobody has looked for too long, or a set has come out without facts.
 */
import {
  allCards,
  allPrintings,
  boosterSets,
  cardLabel,
  playableBook,
  printingsInSet,
  setCodes,
} from '#cards';
import { legalityAge, OLD_AFTER_DAYS, releasedWithoutFacts, swuLegality } from '#formats';
import { readCommandLine } from './command-line.js';
import { coverage, type Coverage } from './cards/coverage.js';
import { testRows } from './cards/test-rows.js';

const { values } = readCommandLine('npm run cards -- [--missing SET | --age]', {
  options: { missing: { type: 'string' }, age: { type: 'boolean' } },
});
const book = playableBook();
const sets = coverage(book, testRows('.'));

const line = (...cells: (string | number)[]): string =>
  cells.map((c, i) => (i === 0 ? String(c).padEnd(6) : String(c).padStart(16))).join('');
const tested = (c: Coverage): string =>
  `${c.ownRule.length - c.untested.length} of ${c.ownRule.length}`;

console.log(line('set', 'cards', 'defined', 'tested', 'escape hatches'));
for (const c of sets) console.log(line(c.set, c.cards, c.defined, tested(c), c.custom.length));
const asked = sets.find((c) => c.set === values.missing);
if (values.missing !== undefined) {
  for (const c of allCards)
    if (c.id.startsWith(`${values.missing}_`) && !book.cards.has(c.id))
      console.log(`${c.id} not defined: ${cardLabel(c)}`);
  for (const id of asked?.untested ?? []) console.log(`${id} has no test row`);
}
const all = (count: (c: Coverage) => number): number => sets.reduce((n, c) => n + count(c), 0);
const ruled = all((c) => c.ownRule.length);
const untested = all((c) => c.untested.length);
console.log(`${ruled - untested} of ${ruled} cards with a rule of their own have a test row`);
const lacking = sets.filter((c) => c.defined < c.cards);
/** Printings that are said to exist and of which nothing is known. */
const unknown = setCodes.flatMap((set) => {
  const { atLeast = 0 } = printingsInSet[set] ?? {};
  const known = allPrintings.filter(({ id }) => id.startsWith(`${set}_`)).length;
  return known < atLeast ? [`${atLeast - known} or more printings of ${set}`] : [];
});
const exit = lacking.some(({ set }) => boosterSets.includes(set));
console.log(
  lacking.length === 0 && unknown.length === 0
    ? 'every set is whole'
    : `${exit ? '' : 'every set with boosters is whole; '}lacking: ${[...lacking.map((c) => `${c.cards - c.defined} of ${c.set}`), ...unknown].join(', ')}`,
);
if (exit) process.exitCode = 1;
if (values.age) {
  const today = new Date().toISOString();
  const { checkedUntil, days, old } = legalityAge(swuLegality, today);
  const without = releasedWithoutFacts(swuLegality, new Set<string>(setCodes), today);
  console.log(
    `legality was looked at until ${checkedUntil}, ${days} days ago${old ? `: more than ${OLD_AFTER_DAYS}` : ''}`,
  );
  if (without.length > 0) console.log(`came out without facts: ${without.join(', ')}`);
  if (old || without.length > 0) process.exitCode = 1;
}
