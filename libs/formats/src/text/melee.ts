import { isCount, MAX_COUNT, sectionOfType, type DeckSection } from '../deck/deck.js';
import { problem, type DeckPlace } from '../deck/problem.js';
import { resolveName, splitName } from './card-reference.js';
import { DeckDraft, excerpt, type ParsedDeck } from './deck-draft.js';
import { textLines } from './text-lines.js';

const HEADINGS: ReadonlyMap<string, DeckSection> = new Map([
  ['leader', 'leaders'],
  ['leaders', 'leaders'],
  ['base', 'bases'],
  ['bases', 'bases'],
  ['deck', 'main'],
  ['main deck', 'main'],
  ['maindeck', 'main'],
  ['sideboard', 'sideboard'],
]);

/**
 * `3 | Name | Subtitle`; `3x Name` is understood too. The whole number is matched, so that nonsense
 * is shown as it was written.
 */
const CARD_LINE = /^([-+]?\d[\d.,]*)\s*x?(?:\s*\|\s*|\s+)(\S.*)$/i;

export const meleeHeading = (line: string): DeckSection | undefined =>
  HEADINGS.get(line.replace(/:$/, '').trim().toLowerCase());

export const isMeleeCardLine = (line: string): boolean => CARD_LINE.test(line);

const cardLine = (
  draft: DeckDraft,
  line: string,
  section: DeckSection | 'by-card' | null,
  place: DeckPlace,
): void => {
  const [, number, written] = CARD_LINE.exec(line) ?? [];
  if (number === undefined || written === undefined)
    return draft.report(problem('deck/bad-line', { written: excerpt(line) }, place));
  if (section === null)
    return draft.report(problem('deck/card-before-section', { written: excerpt(line) }, place));
  const count = Number(number);
  if (!isCount(count))
    return draft.report(
      problem('deck/bad-count', { written: excerpt(number), most: MAX_COUNT }, place),
    );
  const known = section === 'by-card' ? null : section;
  const resolved = resolveName(splitName(written), known, place);
  if ('problem' in resolved) draft.report(resolved.problem, count);
  else
    draft.add(known ?? sectionOfType(resolved.card.type), { id: resolved.card.id, count }, place);
};

/**
 * Reads the text that Melee shows and accepts: sections Leaders, Base, Deck, Sideboard with one
 * card per line. Without any heading, each card goes to the section of its type, and none to the
 * sideboard.
 */
export const parseMelee = (text: string): ParsedDeck => {
  const draft = new DeckDraft('melee');
  const lines = textLines(text);
  const headed = lines.some(({ text: line }) => meleeHeading(line) !== undefined);
  let section: DeckSection | 'by-card' | null = headed ? null : 'by-card';
  for (const { text: line, place } of lines) {
    const heading = meleeHeading(line);
    if (heading) section = heading;
    else cardLine(draft, line, section, place);
  }
  return draft.finish();
};
