import { writeFileSync } from 'node:fs';
import { cardById, cardLabel, playableBook, setCodes, type SetCode } from '#cards';
import { compareSet, type Compared, LONGEST } from '../../test/text-oracle/compare.js';
import { printedCardsAreHere } from '../../test/text-oracle/printed.js';
import {
  entryFor,
  judge,
  type Reason,
  REASONS,
  reviewed,
  REVIEWED_FILE,
  type Reviewed,
} from '../../test/text-oracle/reviewed.js';
import type { Outcome, Say } from '../../apps/cli/src/command-line/verb.js';
import { UsageError } from '../../apps/cli/src/command-line/words.js';

interface Wish {
  readonly set: string | undefined;
  /** Whether to show the reviewed differences too. */
  readonly all: boolean;
  /** The reason of a person why the texts have the same meaning. */
  readonly accept: string | undefined;
  readonly ids: readonly string[];
}

const print = (c: Compared, verdict: string, say: Say): void => {
  const card = cardById(c.id);
  say(
    `${c.id} ${card ? cardLabel(card) : ''} (${verdict}${c.sameWords ? ', same words' : ''})\n  printed  ${c.printed}\n  rendered ${c.rendered}`,
  );
};

/** Prints the share of identical texts, and the ten that are longest compared with their print. */
const sayTogether = (cards: readonly Compared[], say: Say): void => {
  const same = cards.filter((c) => c.printed === c.rendered).length;
  const share = ((same / Math.max(1, cards.length)) * 100).toFixed(1);
  const long = cards.filter((c) => c.length > LONGEST).length;
  say(
    `together: ${same} of ${cards.length} say the same (${share} %), ${long} are longer than ${LONGEST} times the print`,
  );
  const longest = [...cards].sort((a, b) => b.length - a.length).slice(0, 10);
  say(`the longest: ${longest.map((c) => `${c.id} ${c.length.toFixed(2)}`).join(', ')}`);
};

const compare = (sets: readonly SetCode[], all: boolean, say: Say): Outcome => {
  const list = reviewed();
  const book = playableBook();
  const read: Compared[] = [];
  const rows = sets.map((set) => {
    const compared = compareSet(book, set);
    read.push(...compared);
    const cards = compared.map((c) => ({ c, verdict: judge(c, list) }));
    for (const { c, verdict } of cards)
      if (verdict === 'new' || verdict === 'changed' || (all && verdict === 'reviewed'))
        print(c, verdict, say);
    const count = (v: string): number => cards.filter((x) => x.verdict === v).length;
    const toRead = count('new') + count('changed');
    say(
      `${set}: ${cards.length} cards with text, ${count('same')} say the same, ${count('reviewed')} differ and are reviewed, ${toRead} to be read`,
    );
    return { set, cards: cards.length, same: count('same'), reviewed: count('reviewed'), toRead };
  });
  sayTogether(read, say);
  return { isFine: rows.every(({ toRead }) => toRead === 0), result: rows };
};

const accept = (why: Reason, ids: readonly string[], say: Say): Outcome => {
  const cards = setCodes
    .flatMap((set) => compareSet(playableBook(), set))
    .filter((c) => ids.includes(c.id));
  const entries = new Map<string, Reviewed>(reviewed().map((r) => [r.id, r]));
  for (const c of cards)
    if (c.printed === c.rendered) entries.delete(c.id);
    else entries.set(c.id, entryFor(c, why));
  const rows = [...entries.values()]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map((r) => `  ${JSON.stringify(r)}`);
  writeFileSync(REVIEWED_FILE, `[\n${rows.join(',\n')}\n]\n`);
  say(`${cards.length} accepted as: ${REASONS[why]}`);
  return { isFine: true };
};

const chooseFrom = <T extends string>(word: string, words: readonly T[]): T => {
  const found = words.find((each) => each === word);
  if (found === undefined) throw new UsageError(`${word}: one of ${words.join(', ')} is wanted`);
  return found;
};

export const checkCardText = ({ set, all, accept: why, ids }: Wish, say: Say): Outcome => {
  if (!printedCardsAreHere) {
    say('the printed cards are not here: skipped');
    return { isFine: true };
  }
  if (why === undefined)
    return compare(set === undefined ? setCodes : [chooseFrom(set, setCodes)], all, say);
  return accept(chooseFrom(why, Object.keys(REASONS) as Reason[]), ids, say);
};
