import { cardById, cardLabel, isPlayable } from '#cards';
import type { EventStore } from '#event-store';
import type { Deck } from '#formats';
import type { TableDeck } from '#match';
import type { DeckEvents } from '#read-models';

export type RegisteredDeck =
  | { readonly state: 'ready'; readonly deck: TableDeck; readonly unknown: readonly string[] }
  /** `unknown`: names of the cards that the rules engine does not play yet. */
  | { readonly state: 'missing' | 'unknown-cards'; readonly deck: null; readonly unknown: readonly string[] };

const missing: RegisteredDeck = { state: 'missing', deck: null, unknown: [] };

const labelOf = (id: string): string => {
  const card = cardById(id);
  return card ? cardLabel(card) : id;
};

/** A deck list as the engine takes it: one id for each card of the main deck. */
const asTableDeck = ({ leaders, bases, main }: Deck): RegisteredDeck => {
  const [base] = bases;
  if (!base || leaders.length === 0 || main.length === 0) return missing;
  const unknown = [...leaders, base, ...main].map(({ id }) => id).filter((id) => !isPlayable(id));
  if (unknown.length > 0) return { state: 'unknown-cards', deck: null, unknown: unknown.map(labelOf) };
  const each = (cards: Deck['main']): string[] => cards.flatMap(({ id, count }) => Array.from({ length: count }, () => id));
  return { state: 'ready', deck: { leaders: each(leaders), base: base.id, deck: each(main) }, unknown: [] };
};

/** The list a player handed in last. */
export const registeredDeck = async (store: EventStore, eventId: string, playerId: string): Promise<RegisteredDeck> => {
  const submitted = (await store.readStream(`deck-${eventId}-${playerId}`)).filter((event) => event.type === 'DeckSubmitted').at(-1);
  return submitted ? asTableDeck((submitted.data as unknown as DeckEvents['DeckSubmitted']).deck) : missing;
};
