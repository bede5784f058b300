import { cardById } from '#cards';
import {
  canonicalDeck,
  deckProblemText,
  formatRules,
  hasErrors,
  inEveryLocale,
  parseDeck,
  toSwudbJson,
  validateDeck,
  type CardCount,
  type Deck,
  type DeckProblem,
  type FormatName,
} from '#formats';
import type { GameLists, ListLine, ListProblem, ListSection, StoredList } from '#game';
import { textOf } from '../texts.js';

const deckOf = (list: StoredList): Deck => list as unknown as Deck;

const toListProblem = (problem: DeckProblem): ListProblem => ({
  code: problem.code,
  severity: problem.severity,
  path: problem.place.path ?? null,
  text: inEveryLocale((locale) => deckProblemText(problem, locale)),
});

const line = ({ id, count }: CardCount): ListLine => {
  const card = cardById(id);
  return {
    id,
    name: card?.name ?? id,
    detail: card?.subtitle ?? null,
    count,
    points: card?.cost ?? null,
  };
};

const sections = (list: StoredList): readonly ListSection[] =>
  (['leaders', 'bases', 'main', 'sideboard'] as const).map((part) => ({
    title: textOf(`swu.part.${part}`),
    lines: deckOf(list)[part].map(line),
  }));

/** Decks as the formats library reads and checks them. */
export const swuLists: GameLists = {
  kept: 'as-deck',
  help: textOf('swu.help'),
  read: (text) => {
    const { deck, problems } = parseDeck(text);
    const found = problems.map(toListProblem);
    return hasErrors(problems)
      ? { kind: 'unreadable', problems: found }
      : { kind: 'read', list: canonicalDeck(deck) as unknown as StoredList, problems: found };
  },
  check: (list, { format, date }) =>
    validateDeck(deckOf(list), formatRules(format as FormatName, { on: date })).problems.map(
      toListProblem,
    ),
  write: (list) => toSwudbJson(deckOf(list)),
  view: sections,
  label: (list) => {
    const [leader] = deckOf(list).leaders;
    return leader === undefined ? null : (cardById(leader.id)?.name ?? leader.id);
  },
};
