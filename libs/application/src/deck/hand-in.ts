import type { Decision } from '../command/decision.js';
import { isRefusal } from '#aggregate';
import { appendTo, canonicalJson, type Json } from '#event-store';
import { type Deck, type DeckVerdict, sameDeck } from '#formats';
import type { DeckEvents } from '#read-models';
import { currentDraft, deckIdOf } from '#tournament';
import type { Aggregates } from '../streams/aggregates.js';
import { appendToTournament, type TournamentContext } from '../context/tournament-context.js';

type Submitted = DeckEvents['DeckSubmitted'];

export interface JudgedDeck {
  readonly playerId: string;
  readonly deck: Deck;
  readonly verdict: Pick<DeckVerdict, 'legal' | 'problems'>;
  readonly byStaff: boolean;
  /** The list of another game in its own form; `deck` is empty then. */
  readonly list?: NonNullable<Submitted['list']>;
}

/**
 * Whether this list is on record already with the same verdict. Pages save while somebody builds,
 * and phones send twice.
 */
const onRecord = (
  last: Submitted | null,
  { deck, verdict, draft, list }: Pick<Submitted, 'deck' | 'verdict' | 'draft' | 'list'>,
): boolean =>
  last !== null &&
  last.draft === draft &&
  sameDeck(last.deck, deck) &&
  canonicalJson((last.list ?? null) as Json) === canonicalJson((list ?? null) as Json) &&
  canonicalJson(last.verdict as unknown as Json) === canonicalJson(verdict as unknown as Json);

/** The data of the tournament's event that a list was submitted. */
export const deckRegistered = (
  eventId: string,
  { playerId, deck, verdict, byStaff }: Omit<JudgedDeck, 'list'>,
) => ({
  playerId,
  deckId: deckIdOf(eventId, playerId),
  legal: verdict.legal,
  leader: deck.leaders[0]?.id ?? null,
  base: deck.bases[0]?.id ?? null,
  byStaff,
});

/** The event with the list itself, for the list's own stream. */
export const deckSubmitted = (data: Submitted) => ({
  type: 'DeckSubmitted',
  schemaVersion: 1,
  data,
});

/**
 * Submits a judged list: the list goes into its own stream, the fact that it was submitted into the
 * tournament's, both or neither. Nothing is appended if the list is on record already.
 */
export const handIn = async (
  aggregates: Aggregates,
  context: TournamentContext,
  { list: ownList, ...judged }: JudgedDeck,
): Promise<Decision> => {
  const { tournament } = context;
  const { eventId } = tournament.state;
  const { playerId, deck, verdict } = judged;
  const registered = deckRegistered(eventId, judged);
  const { deckId } = registered;
  const handedIn = appendToTournament(context, { type: 'RegisterDeck', data: registered });
  if (isRefusal(handedIn)) return handedIn;
  const stream = await aggregates.deck(deckId);
  const draft = currentDraft(tournament.state)?.draft;
  const list = {
    deck,
    verdict: { legal: verdict.legal, problems: verdict.problems },
    ...(draft === undefined ? {} : { draft }),
    ...(ownList === undefined ? {} : { list: ownList }),
  };
  const known = tournament.state.players.get(playerId)?.deck?.deckId === deckId;
  if (known && onRecord(stream.state as Submitted | null, list)) return [];
  const data: Submitted = { eventId, playerId, deckId, revision: stream.version + 1, ...list };
  return [...handedIn, appendTo(stream, [deckSubmitted(data)])];
};
