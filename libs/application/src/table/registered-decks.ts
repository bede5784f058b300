import { streamOf } from '#aggregate';
import { type Catalogue, catalogueInForce, catalogueOf } from '#cards';
import { type EventStore, factsIn } from '#event-store';
import { labelOf, type Deck } from '#formats';
import { type MatchState, type Reporter, seatOf, type TableDeck } from '#match';
import type { DeckEvent, TrioEvent } from '#read-models';
import { deckIdOf } from '#tournament';

export type RegisteredDeck =
  | { readonly state: 'ready'; readonly deck: TableDeck; readonly unknown: readonly string[] }
  /** `unknown`: names of the cards that the rules engine does not play yet. */
  | {
      readonly state: 'missing' | 'unknown-cards';
      readonly deck: null;
      readonly unknown: readonly string[];
    };

const missing: RegisteredDeck = { state: 'missing', deck: null, unknown: [] };

/**
 * A deck list as the engine takes it, with the cards of a catalogue: one id for each card of the main deck.
 */
export const asTableDeck = (
  { leaders, bases, main }: Deck,
  catalogue: Catalogue = catalogueInForce(),
): RegisteredDeck => {
  const [base] = bases;
  if (!base || leaders.length === 0 || main.length === 0) return missing;
  const ids = [...leaders, base, ...main].map(({ id }) => id);
  const unknown = ids.filter((id) => !catalogue.isPlayable(id));
  if (unknown.length > 0)
    return { state: 'unknown-cards', deck: null, unknown: unknown.map(labelOf) };
  const each = (cards: Deck['main']): string[] =>
    cards.flatMap(({ id, count }) => Array.from({ length: count }, () => id));
  return {
    state: 'ready',
    deck: { leaders: each(leaders), base: base.id, deck: each(main) },
    unknown: [],
  };
};

/**
 * The list of the deck a side plays with: what its player handed in last;
 * in Trilogy the one of the three that was chosen for the coming game.
 */
export const registeredList = async (
  store: EventStore,
  match: Pick<MatchState, 'place' | 'trilogy' | 'format'>,
  side: Reporter,
): Promise<Deck | null> => {
  if (!match.place) return null;
  const playerId = match.place.players[seatOf(side)];
  const stream = await store.readStream(streamOf('deck', deckIdOf(match.place.eventId, playerId)));
  const submitted = factsIn<DeckEvent | TrioEvent>(stream);
  if (match.format !== 'trilogy')
    return submitted.findLast((event) => event.type === 'DeckSubmitted')?.data.deck ?? null;
  const playing = match.trilogy?.[side].playing ?? -1;
  const trio = submitted.findLast((event) => event.type === 'TrioSubmitted');
  return trio?.data.decks[playing] ?? null;
};

/** Where a registered deck is looked for, and by which bundles of cards it is played. */
export interface DeckPlace {
  readonly match: Parameters<typeof registeredList>[1];
  readonly side: Reporter;
  readonly bundles: readonly string[];
}

/** That deck as the engine takes it. */
export const registeredDeck = async (
  store: EventStore,
  { match, side, bundles }: DeckPlace,
): Promise<RegisteredDeck> => {
  const list = await registeredList(store, match, side);
  return list ? asTableDeck(list, catalogueOf(bundles)) : missing;
};
