import type { Counting } from '../define-query.js';
import { cardById, isPlayable } from '#cards';
import type { DeckView } from '#contracts';
import { deckProblemTexts, inEveryLocale, labelOf, type Deck, type DeckProblem } from '#formats';
import { type GameCatalogue, gameIn } from '#game';
import { readDocument } from '../source.js';
import { decksModel, type DeckDoc } from './projection.js';

type Line = DeckView['main'][number];

const line = ({ id, count }: { readonly id: string; readonly count: number }): Line => {
  const card = cardById(id);
  return {
    id,
    count,
    name: card?.name ?? id,
    subtitle: card?.subtitle ?? null,
    type: card?.type ?? 'unknown',
    cost: card?.cost ?? null,
    aspects: [...(card?.aspects ?? [])],
  };
};

/** Suggestions for a name that is unknown or ambiguous. */
const insteadOf = (problem: DeckProblem): Pick<DeckView['problems'][number], 'instead'> => {
  const named = (names: readonly string[] = []) =>
    names.length === 0 || !('written' in problem.data)
      ? {}
      : { instead: { written: problem.data.written, names: [...names] } };
  if (problem.code === 'deck/unknown-card') return named(problem.data.similar);
  return problem.code === 'deck/ambiguous-name'
    ? named((problem.cards ?? []).flatMap((id) => nameInList(id) ?? []))
    : {};
};

const nameInList = (id: string): string | null => {
  const card = cardById(id);
  return card ? [card.name, card.subtitle].filter(Boolean).join(' | ') : null;
};

const problemsOf = (found: readonly DeckProblem[]): DeckView['problems'] => {
  const said = inEveryLocale((locale) => deckProblemTexts(found, locale));
  return found.map((problem, index) => ({
    code: problem.code,
    severity: problem.severity,
    line: problem.place?.line ?? null,
    path: problem.place?.path ?? null,
    text: inEveryLocale((locale) => said[locale]?.[index] ?? ''),
    ...insteadOf(problem),
  }));
};

/** The cards of a list that cannot be played on screen yet. */
const notOnScreen = ({ leaders, bases, main }: Deck): Pick<DeckView, 'notOnScreen'> => {
  const cards = [...leaders, ...bases, ...main];
  return cards.length === 0
    ? {}
    : { notOnScreen: cards.filter(({ id }) => !isPlayable(id)).map(({ id }) => labelOf(id)) };
};

/** A deck and its problems, with card names and texts in every language. */
export const deckView = (
  deck: Deck,
  verdict: { readonly legal: boolean; readonly problems: readonly DeckProblem[] },
  handedIn: { revision: number; submittedAt: string | null },
): DeckView => ({
  ...handedIn,
  legal: verdict.legal,
  leaders: deck.leaders.map(line),
  bases: deck.bases.map(line),
  main: deck.main.map(line),
  sideboard: deck.sideboard.map(line),
  problems: problemsOf(verdict.problems),
  ...notOnScreen(deck),
});

const noDeck: Deck = { leaders: [], bases: [], main: [], sideboard: [] };

/** The list of a game that uses its own list format. */
export const listView = (
  games: GameCatalogue,
  { game, value, problems }: NonNullable<DeckDoc['list']>,
  handedIn: { legal: boolean; revision: number; submittedAt: string | null },
): DeckView => {
  const { legal } = handedIn;
  const { lists } = gameIn(games, game);
  return {
    ...deckView(noDeck, { legal, problems: [] }, handedIn),
    problems: problems.map((problem) => ({ ...problem, line: null })),
    sections: lists
      .view(value)
      .map(({ title, lines }) => ({ title, lines: lines.map((each) => ({ ...each })) })),
    text: lists.write(value),
  };
};

/** The list that a player handed in last, or null. */
export const readDeck = async (
  sources: Counting,
  eventId: string,
  playerId: string,
): Promise<DeckView | null> => {
  const { reader } = sources;
  const doc = await readDocument(reader, decksModel, eventId, playerId);
  if (doc === null) return null;
  const { revision, submittedAt, list } = doc;
  return list
    ? listView(sources.games, list, { legal: doc.verdict.legal, revision, submittedAt })
    : deckView(doc.deck, doc.verdict, { revision, submittedAt });
};
