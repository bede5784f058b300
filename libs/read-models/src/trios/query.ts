import type { TrioView } from '#contracts';
import { hasErrors, type Deck, type DeckProblem } from '#formats';
import type { ModelReader } from '#event-store';
import { deckView } from '../decks/query.js';
import { readDocument } from '../source.js';
import { triosModel } from './projection.js';

/** The decks that a problem concerns, counted from 1; empty if it concerns the three together. */
const decksOf = (problem: DeckProblem): number[] => {
  if (problem.place.deck !== undefined) return [problem.place.deck];
  const { data } = problem;
  return 'decks' in data ? data.decks.map(({ deck }) => deck) : [];
};

/** Three decks with the problems of each and of all together. */
export const trioView = (
  decks: readonly Deck[],
  verdict: { readonly legal: boolean; readonly problems: readonly DeckProblem[] },
  handedIn: { revision: number; submittedAt: string | null },
): TrioView => {
  const told = deckView(
    { leaders: [], bases: [], main: [], sideboard: [] },
    verdict,
    handedIn,
  ).problems;
  return {
    ...handedIn,
    legal: verdict.legal,
    decks: decks.map((deck, index) => {
      const own = verdict.problems.filter((problem) => problem.place.deck === index + 1);
      return deckView(deck, { legal: !hasErrors(own), problems: own }, handedIn);
    }),
    problems: told.map((problem, index) => ({
      ...problem,
      decks: decksOf(verdict.problems[index] as DeckProblem),
    })),
  };
};

/** The three decks that a player handed in last, or null. */
export const readTrio = async (
  reader: ModelReader,
  eventId: string,
  playerId: string,
): Promise<TrioView | null> => {
  const doc = await readDocument(reader, triosModel, eventId, playerId);
  return (
    doc &&
    trioView(doc.decks, doc.verdict, { revision: doc.revision, submittedAt: doc.submittedAt })
  );
};
