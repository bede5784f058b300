import { isCount, MAX_COUNT, type CardCount, type DeckSection } from '../deck/deck.js';
import { hasErrors, problem, type DeckPlace, type DeckProblem } from '../deck/problem.js';
import { resolveId, resolveName, splitName } from './card-reference.js';
import { DeckDraft, excerpt } from './deck-draft.js';
import { meleeHeading } from './melee.js';
import { detectFormat, MAX_DECK_TEXT, parseCards } from './parse-deck.js';
import { textLines } from './text-lines.js';

export interface CardList {
  readonly name: string | undefined;
  /** The cards that could be read, each once. Not to be used while `problems` contains an error. */
  readonly cards: readonly CardCount[];
  readonly problems: readonly DeckProblem[];
}

/**
 * `SOR_010`, `3 SOR_010`, `Name | Subtitle`, `2x Name`, `2 | Name | Subtitle`: a line without a
 * number is one copy.
 */
const COUNTED = /^(\d[\d.,]*)(?:\s*x\s+|\s*\|\s*|\s+)(\S.*)$/i;
const ID = /^[A-Za-z][A-Za-z0-9]{1,5}[_-]\d{1,4}$/;
/** A printing as CubeCobra writes it: `Vanquish (SOR) 78`. */
const PRINTED = /^\S.*\s\(([A-Za-z][A-Za-z0-9]{1,5})\)\s(\d{1,4})$/;
/** The parts of a CubeCobra list; cards on the maybeboard are not in the cube. */
const BOARD = /^#\s*(mainboard|maybeboard)\s*$/i;
/** What people write between the cards: headings of their own, remarks. */
const REMARK = /^(?:#|\/\/)/;

const readLine = (
  draft: DeckDraft,
  line: string,
  { section, place }: { readonly section: DeckSection | null; readonly place: DeckPlace },
): void => {
  const [, number = '1', written = line] = COUNTED.exec(line) ?? [];
  const count = Number(number);
  if (!isCount(count))
    return draft.report(
      problem('deck/bad-count', { written: excerpt(number), most: MAX_COUNT }, place),
    );
  const [, set, printed] = PRINTED.exec(written) ?? [];
  const id = set !== undefined && printed !== undefined ? `${set}_${printed}` : written;
  const resolved = ID.test(id)
    ? resolveId(id, place)
    : resolveName(splitName(written), section, place);
  if ('problem' in resolved) draft.report(resolved.problem);
  else draft.add('main', { id: resolved.card.id, count }, place);
};

/**
 * Reads a list of cards that is no deck, such as a cube: one card per line by name or by set and
 * number, with the headings of a deck if a leader and a unit share a name; or any deck format, with
 * all its sections together. Never throws: what cannot be read is a problem with its line.
 */
export const readCardList = (text: string): CardList => {
  const content = text.replace(/^\uFEFF/, '');
  const format = detectFormat(content);
  if (content.length > MAX_DECK_TEXT || format === 'swudb' || format === 'picklist') {
    const { deck, problems } = parseCards(content);
    const cards = [...deck.leaders, ...deck.bases, ...deck.main, ...deck.sideboard];
    const found = problems.filter(({ code }) => code !== 'deck/missing-part');
    return { name: deck.name, cards, problems: found };
  }
  const draft = new DeckDraft('unknown');
  let section: DeckSection | null = null;
  let isMeant = true;
  for (const { text: line, place } of textLines(content)) {
    const heading = meleeHeading(line);
    const board = BOARD.exec(line)?.[1];
    if (board !== undefined) isMeant = board.toLowerCase() === 'mainboard';
    if (heading) section = heading;
    else if (isMeant && !REMARK.test(line)) readLine(draft, line, { section, place });
  }
  const { deck, problems } = draft.finish();
  return { name: undefined, cards: hasErrors(problems) ? [] : deck.main, problems };
};
