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
  /** Decides what is random. */
  readonly seed: string;
  /** ISO 8601: by which day's rules the list is judged. */
  readonly at: string;
}

/**
 * The list that somebody brings: playable on screen and
 * legal, a random one too. Starter decks are what they are and always taken.
 */
export const broughtDeck = ({ asked, format, seed, at }: Bringing): Deck | Refusal => {
  const list = practiceListOf(asked, { side: 'person', seed, at, format });
  if (isRefusal(list) || asked.kind !== 'text') return list;
  const verdict = validateDeck(list, formatRules(format, { on: at.slice(0, 10) }));
  if (!hasErrors(verdict.problems)) return list;
  const { problems } = deckView(list, verdict, { revision: 0, submittedAt: null });
  return conflictRefusal('practice/deck-illegal', { side: 'person', problems });
};

/** What the other one sees of it before the first deal. */
export const facesOf = (list: Deck): Pick<FreePlayer, 'leader' | 'base'> => ({
  leader: list.leaders[0]?.id ?? null,
  base: list.bases[0]?.id ?? null,
});

/** The list in a stream of its own, where every match looks for the decks of its players. */
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
