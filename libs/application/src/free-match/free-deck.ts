import { isRefusal, type Refusal, streamOf } from '#aggregate';
import type { PracticeDeck } from '#contracts';
import { newStream, type StreamAppend } from '#event-store';
import { type Deck, formatRules, hasErrors, validateDeck } from '#formats';
import type { FreeFormat, FreePlayer } from '#match';
import { deckView, type DeckEvents } from '#read-models';
import { deckIdOf } from '#tournament';
import { freeEventOf } from '#vocabulary';
import { conflictRefusal } from '../refusals.js';
import { practiceListOf } from '../practice/practice-deck.js';

interface Bringing {
  readonly asked: PracticeDeck;
  readonly format: FreeFormat;
  /** Decides everything random. */
  readonly seed: string;
  /** ISO 8601; the list is judged by the rules of that day. */
  readonly at: string;
}

/**
 * The list that somebody brings: playable on screen and legal, also if random. Starter decks are
 * always accepted unchanged.
 */
export const broughtDeck = ({ asked, format, seed, at }: Bringing): Deck | Refusal => {
  const list = practiceListOf(asked, { side: 'person', seed, at, format });
  if (isRefusal(list) || asked.kind !== 'text') return list;
  const verdict = validateDeck(list, formatRules(format, { on: at.slice(0, 10) }));
  if (!hasErrors(verdict.problems)) return list;
  const { problems } = deckView(list, verdict, { revision: 0, submittedAt: null });
  return conflictRefusal('practice/deck-illegal', { side: 'person', problems });
};

/** What the opponent sees of the list before the first deal. */
export const facesOf = (list: Deck): Pick<FreePlayer, 'leader' | 'base'> => ({
  leader: list.leaders[0]?.id ?? null,
  base: list.bases[0]?.id ?? null,
});

/** Stores the list in a stream of its own, where every match looks for the decks of its players. */
export const handInFree = (matchId: string, playerId: string, deck: Deck): StreamAppend => {
  const eventId = freeEventOf(matchId);
  const deckId = deckIdOf(eventId, playerId);
  const data: DeckEvents['DeckSubmitted'] = {
    eventId,
    playerId,
    deckId,
    revision: 1,
    deck,
    verdict: { legal: true, problems: [] },
  };
  return newStream(streamOf('deck', deckId), [{ type: 'DeckSubmitted', schemaVersion: 1, data }]);
};
