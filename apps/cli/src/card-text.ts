/**
 * `npm run card-text -- --set SOR [--all]`: what our cards say beside what is printed, where the words differ and nobody has read it yet; `--all`
 * shows the reviewed differences too. `--accept REASON ID...` records that a person read them and found that they mean the same.
 */
import { writeFileSync } from 'node:fs';
import { cardById, cardLabel, playableBook, setCodes, type SetCode } from '#cards';
import { compareSet, type Compared } from '../../../test/text-oracle/compare.js';
import { printedCardsAreHere } from '../../../test/text-oracle/printed.js';
import { readCommandLine } from './command-line.js';
import {
  entryFor,
  judge,
  type Reason,
  REASONS,
  reviewed,
  REVIEWED_FILE,
  type Reviewed,
} from '../../../test/text-oracle/reviewed.js';

const USAGE = 'npm run card-text -- --set SET [--all] | --set SET --accept REASON ID...';
const { values, positionals } = readCommandLine(USAGE, {
  allowPositionals: true,
  options: { set: { type: 'string' }, all: { type: 'boolean' }, accept: { type: 'string' } },
});

function show(c: Compared, verdict: string): void {
  const card = cardById(c.id);
  console.log(
    `${c.id} ${card ? cardLabel(card) : ''} (${verdict}${c.sameWords ? ', same words' : ''})\n  printed  ${c.printed}\n  rendered ${c.rendered}`,
  );
}

function compare(sets: readonly SetCode[]): void {
  const list = reviewed();
  const book = playableBook();
  for (const set of sets) {
    const cards = compareSet(book, set).map((c) => ({ c, verdict: judge(c, list) }));
    for (const { c, verdict } of cards)
      if (verdict === 'new' || verdict === 'changed' || (values.all && verdict === 'reviewed'))
        show(c, verdict);
    const count = (v: string): number => cards.filter((x) => x.verdict === v).length;
    console.log(
      `${set}: ${cards.length} cards with text, ${count('same')} say the same, ${count('reviewed')} differ and are reviewed, ${count('new') + count('changed')} to be read`,
    );
    process.exitCode ||= count('new') + count('changed') > 0 ? 1 : 0;
  }
}

function accept(why: Reason, ids: readonly string[]): void {
  const cards = setCodes
    .flatMap((set) => compareSet(playableBook(), set))
    .filter((c) => ids.includes(c.id));
  const entries = new Map<string, Reviewed>(reviewed().map((r) => [r.id, r]));
  for (const c of cards) entries.set(c.id, entryFor(c, why));
  const rows = [...entries.values()]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map((r) => `  ${JSON.stringify(r)}`);
  writeFileSync(REVIEWED_FILE, `[\n${rows.join(',\n')}\n]\n`);
  console.log(`${cards.length} accepted as: ${REASONS[why]}`);
}

const known = <T extends string>(word: string | undefined, words: readonly T[]): word is T =>
  (words as readonly string[]).includes(word ?? '');

if (!printedCardsAreHere) console.log('the printed cards are not here: skipped');
else if (values.accept !== undefined && known(values.accept, Object.keys(REASONS) as Reason[]))
  accept(values.accept, positionals);
else if (values.accept === undefined && (values.set === undefined || known(values.set, setCodes)))
  compare(values.set === undefined ? setCodes : [values.set]);
else {
  console.error(
    `Usage: npm run card-text -- [--set ${setCodes.join('|')}] [--all] | --accept ${Object.keys(REASONS).join('|')} ID...`,
  );
  process.exitCode = 1;
}
