import {
  cardLabel,
  cardOfPrinting,
  cardsNamed,
  isTokenName,
  knownCards,
  type CardFacts,
} from '#cards';
import { type DeckSection, fitsSection } from '../deck/deck.js';
import { problem, type DeckPlace, type DeckProblem } from '../deck/problem.js';
import { excerpt } from './deck-draft.js';

export type Resolved = { readonly card: CardFacts } | { readonly problem: DeckProblem };

const CARD_ID = /^([A-Z][A-Z0-9]{1,5})[_ -](\d{1,4})$/;
const TOKEN_ID = /^(?:[A-Z0-9]{2,6}[_ -])?T\d{1,3}$/;

const isSetCode = (set: string): boolean => knownCards().sets.includes(set);

/** A card by set and number: `LAW_003`, also `LAW_3`, `law-3` and `SOR 455`. */
export const resolveId = (written: string, place: DeckPlace): Resolved => {
  const id = written.trim().toUpperCase();
  const shown = excerpt(written);
  if (TOKEN_ID.test(id)) return { problem: problem('deck/token', { written: shown }, place) };
  const [, set, digits] = CARD_ID.exec(id) ?? [];
  if (set === undefined || digits === undefined)
    return { problem: problem('deck/bad-card-id', { written: shown }, place) };
  const card = cardOfPrinting(set, Number(digits));
  if (card) return { card };
  return isSetCode(set)
    ? { problem: problem('deck/unknown-printing', { written: shown, set }, place) }
    : { problem: problem('deck/unknown-set', { written: shown, set }, place) };
};

export interface WrittenName {
  readonly name: string;
  readonly subtitle: string | undefined;
}

/** `Name | Subtitle` as Melee and picklists write it. */
export const splitName = (written: string): WrittenName => {
  const bar = written.indexOf('|');
  return bar === -1
    ? { name: written.trim(), subtitle: undefined }
    : { name: written.slice(0, bar).trim(), subtitle: written.slice(bar + 1).trim() || undefined };
};

/** A card by name and subtitle; a name without subtitle must identify one card in its section. */
export const resolveName = (
  { name, subtitle }: WrittenName,
  section: DeckSection | null,
  place: DeckPlace,
): Resolved => {
  const written = excerpt(subtitle === undefined ? name : `${name} | ${subtitle}`);
  const named = cardsNamed(name, subtitle);
  // The section often shows which of several cards with the same name is meant.
  const fitting = named.filter(({ type }) => section === null || fitsSection(type, section));
  const candidates = fitting.length > 0 ? fitting : named;
  const [card, another] = candidates;
  if (card && !another) return { card };
  if (card) {
    // A name without subtitle means exactly the card that has no subtitle, if there is one.
    const bare =
      subtitle === undefined
        ? candidates.find((candidate) => candidate.subtitle === undefined)
        : undefined;
    if (bare) return { card: bare };
    const data = { written, candidates: candidates.map(cardLabel) };
    return {
      problem: problem(
        'deck/ambiguous-name',
        data,
        place,
        candidates.map((candidate) => candidate.id),
      ),
    };
  }
  return {
    problem: isTokenName(name)
      ? problem('deck/token', { written }, place)
      : problem('deck/unknown-card', { written }, place),
  };
};
