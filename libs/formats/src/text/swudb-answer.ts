import { isCount, MAX_COUNT, type DeckSection } from '../deck/deck.js';
import { problem } from '../deck/problem.js';
import { resolveId } from './card-reference.js';
import type { DeckDraft } from './deck-draft.js';
import { jsonKind, memberOf, type JsonNode, type JsonObject } from './json-with-places.js';

/** SWUDB's own interface has another form: its cards are under this name. */
const rows = 'shuffledDeck';
/** The properties with the copies of a row, and the section of each. */
const counted = [
  ['count', 'main'],
  ['sideboardCount', 'sideboard'],
] as const satisfies readonly (readonly [string, DeckSection])[];
const single = [
  ['leader', 'leaders'],
  ['secondLeader', 'leaders'],
  ['base', 'bases'],
] as const satisfies readonly (readonly [string, DeckSection])[];

export const isSwudbAnswer = (root: JsonObject): boolean => memberOf(root, rows) !== undefined;

/**
 * The id (`SOR_005`) of a card whose set and number are separate; the number is a text or a number,
 * with or without leading zeros.
 */
const idOf = (card: JsonNode, draft: DeckDraft): string | null => {
  if (card.kind !== 'object') {
    draft.report(
      problem('deck/wrong-type', { expected: 'object', found: jsonKind(card) }, card.place),
    );
    return null;
  }
  const set = memberOf(card, 'defaultExpansionAbbreviation');
  const number = memberOf(card, 'defaultCardNumber');
  if (set?.kind !== 'text' || (number?.kind !== 'text' && number?.kind !== 'number')) {
    draft.report(problem('deck/missing-part', { part: 'defaultCardNumber' }, card.place));
    return null;
  }
  const resolved = resolveId(`${set.value}_${number.value}`, card.place);
  if (!('problem' in resolved)) return resolved.card.id;
  draft.report(resolved.problem);
  return null;
};

const readRow = (row: JsonNode, draft: DeckDraft): void => {
  const card = row.kind === 'object' ? memberOf(row, 'card') : undefined;
  if (row.kind !== 'object' || card === undefined)
    return draft.report(problem('deck/missing-part', { part: 'card' }, row.place));
  const id = idOf(card, draft);
  for (const [part, section] of counted) {
    const count = memberOf(row, part);
    if (count === undefined || (count.kind === 'number' && count.value === 0)) continue;
    if (count.kind === 'number' && isCount(count.value)) {
      if (id !== null) draft.add(section, { id, count: count.value }, row.place);
    } else {
      const written = count.kind === 'number' ? String(count.value) : jsonKind(count);
      draft.report(problem('deck/bad-count', { written, most: MAX_COUNT }, count.place));
    }
  }
};

/**
 * Reads the answer of SWUDB's own interface: `{deckName, leader, secondLeader, base, shuffledDeck:
 * [{card, count, sideboardCount}]}`. One row may have copies in the main deck and in the sideboard.
 */
export const readSwudbAnswer = (root: JsonObject, draft: DeckDraft): void => {
  const name = memberOf(root, 'deckName');
  if (name?.kind === 'text') draft.named(name.value);
  for (const [part, section] of single) {
    const card = memberOf(root, part);
    const id = card && idOf(card, draft);
    if (card && typeof id === 'string') draft.add(section, { id, count: 1 }, card.place);
    else if (!card && part !== 'secondLeader')
      draft.report(problem('deck/missing-part', { part }, root.place));
  }
  const cards = memberOf(root, rows);
  if (cards?.kind === 'array') for (const row of cards.items) readRow(row, draft);
  else if (cards)
    draft.report(
      problem('deck/wrong-type', { expected: 'array', found: jsonKind(cards) }, cards.place),
    );
};
