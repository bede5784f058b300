import { cardLabel, cardOfPrinting, cardsNamed, type CardFacts } from '#cards';
import { isCount, MAX_COUNT, sectionOfType } from '../deck/deck.js';
import { problem, type DeckPlace } from '../deck/problem.js';
import { resolveName, splitName } from './card-reference.js';
import { DeckDraft, excerpt, type ParsedDeck } from './deck-draft.js';
import { textLines } from './text-lines.js';

/** One box to tick for each copy, then the name. */
const ENTRY = /^((?:\[[ xX\u2713]?\]\s*)+)(\S.*)$/;
/** `SOR 193, SOR 455, P25 43`, possibly continued in the next line. */
const PRINTINGS = /^[A-Z][A-Z0-9]{1,5} \d{1,4}(?:\s*,\s*[A-Z][A-Z0-9]{1,5} \d{1,4})*,?$/;

export const isPicklistEntry = (line: string): boolean => ENTRY.test(line);

interface Entry {
  readonly written: string;
  readonly count: number;
  readonly place: DeckPlace;
  readonly printings: string[];
}

const findPrinting = (printing: string): CardFacts | undefined => {
  const [set = '', number = ''] = printing.split(' ');
  return cardOfPrinting(set, Number(number));
};

const readEntries = (draft: DeckDraft, text: string): Entry[] => {
  const entries: Entry[] = [];
  for (const { text: line, place } of textLines(text)) {
    const [, boxes, written] = ENTRY.exec(line) ?? [];
    const last = entries.at(-1);
    if (boxes !== undefined && written !== undefined) {
      entries.push({ written, count: boxes.split('[').length - 1, place, printings: [] });
    } else if (last && PRINTINGS.test(line))
      last.printings.push(
        ...line
          .split(',')
          .map((printing) => printing.trim())
          .filter(Boolean),
      );
    else draft.report(problem('deck/bad-line', { written: excerpt(line) }, place));
  }
  return entries;
};

/**
 * The name determines the card. The printings must not contradict it; if none of them is known, the
 * reader gets a notice.
 */
const addEntry = (draft: DeckDraft, { written, count, place, printings }: Entry): void => {
  if (!isCount(count))
    return draft.report(
      problem('deck/bad-count', { written: String(count), most: MAX_COUNT }, place),
    );
  const known = printings.flatMap((printing) => {
    const card = findPrinting(printing);
    return card ? [{ printing, card }] : [];
  });
  const name = splitName(written);
  const byName = resolveName(name, null, place);
  // If several cards share a name without subtitle, the printings decide.
  const byPrinting = cardsNamed(name.name, name.subtitle).find(
    (card) => card.id === known[0]?.card.id,
  );
  const meant = 'card' in byName ? byName.card : byPrinting;
  const other = known.find(({ card }) => card.id !== meant?.id);
  if (other) {
    const data = {
      written: excerpt(written),
      printing: other.printing,
      printed: cardLabel(other.card),
    };
    return draft.report(problem('deck/name-printing-mismatch', data, place, [other.card.id]));
  }
  if (!meant) return 'problem' in byName ? draft.report(byName.problem, count) : undefined;
  if (printings.length > 0 && known.length === 0) {
    const data = { written: excerpt(written), printings: excerpt(printings.join(', ')) };
    draft.report(problem('deck/known-by-name-only', data, place, [meant.id]));
  }
  draft.add(sectionOfType(meant.type), { id: meant.id, count }, place);
};

/**
 * Reads a picklist. It does not separate main deck and sideboard, so everything becomes main deck,
 * with a notice.
 */
export const parsePicklist = (text: string): ParsedDeck => {
  const draft = new DeckDraft('picklist');
  for (const entry of readEntries(draft, text)) addEntry(draft, entry);
  if (!draft.isEmpty()) draft.report(problem('deck/sideboard-not-told', {}));
  return draft.finish();
};
