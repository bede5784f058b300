import { cardById, isPlayable } from '#cards';
import type { DeckView } from '#contracts';
import { deckProblemTexts, inEveryLocale, labelOf, type Deck, type DeckProblem } from '#formats';
import { gameOf } from '#games';
import type { ModelReader } from '#event-store';
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

const problemsOf = (found: readonly DeckProblem[]): DeckView['problems'] => {
  const said = inEveryLocale((locale) => deckProblemTexts(found, locale));
  return found.map(({ code, severity, place }, index) => ({
    code,
    severity,
    line: place?.line ?? null,
    path: place?.path ?? null,
    text: inEveryLocale((locale) => said[locale][index] ?? ''),
  }));
};

/** What of a list stands in the way of playing it on screen. */
const notOnScreen = ({ leaders, bases, main }: Deck): Pick<DeckView, 'notOnScreen'> => {
  const cards = [...leaders, ...bases, ...main];
  return cards.length === 0
    ? {}
    : { notOnScreen: cards.filter(({ id }) => !isPlayable(id)).map(({ id }) => labelOf(id)) };
};

/** A deck and what was found about it, with card names and texts in every language. */
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

/** A list of a game with lists of its own form. */
export const listView = (
  { game, value, problems }: NonNullable<DeckDoc['list']>,
  legal: boolean,
  handedIn: { revision: number; submittedAt: string | null },
): DeckView => {
  const { lists } = gameOf(game);
  return {
    ...deckView(noDeck, { legal, problems: [] }, handedIn),
    problems: problems.map((problem) => ({ ...problem, line: null })),
    sections: lists
      .view(value)
      .map(({ title, lines }) => ({ title, lines: lines.map((each) => ({ ...each })) })),
    text: lists.write(value),
  };
};

/** The list a player handed in last, or null. */
export const readDeck = async (
  reader: ModelReader,
  eventId: string,
  playerId: string,
): Promise<DeckView | null> => {
  const doc = await readDocument(reader, decksModel, eventId, playerId);
  if (doc === null) return null;
  const { revision, submittedAt, list } = doc;
  return list
    ? listView(list, doc.verdict.legal, { revision, submittedAt })
    : deckView(doc.deck, doc.verdict, { revision, submittedAt });
};
