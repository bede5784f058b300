import { streamOf } from '#aggregate';
import { type Catalogue, catalogueInForce, catalogueOf } from '#cards';
import { type EventStore, factsIn } from '#event-store';
import { labelOf, type Deck } from '#formats';
import {
  type DescribedGame,
  describedIn,
  type GameCatalogue,
  gameIn,
  isOnScreen,
  type ScreenSetup,
} from '#game';
import { type MatchPlace, type MatchState, type Reporter, seatOf, type TableDeck } from '#match';
import type { DeckEvent, TrioEvent } from '#read-models';
import { deckIdOf, type TournamentState } from '#tournament';

export type RegisteredDeck<Brought = TableDeck> =
  | { readonly state: 'ready'; readonly deck: Brought; readonly unknown: readonly string[] }
  /** `unknown`: names of the cards that the rules engine cannot play yet. */
  | {
      readonly state: 'missing' | 'unknown-cards';
      readonly deck: null;
      readonly unknown: readonly string[];
    };

const missing: RegisteredDeck = { state: 'missing', deck: null, unknown: [] };

/**
 * A deck list in the engine's form, with the cards of a catalogue: the main deck has one id for
 * each card.
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

const submissions = async (
  store: EventStore,
  { eventId, players }: MatchPlace,
  side: Reporter,
): Promise<readonly (DeckEvent | TrioEvent)[]> => {
  const deckId = deckIdOf(eventId, players[seatOf(side)]);
  return factsIn<DeckEvent | TrioEvent>(await store.readStream(streamOf('deck', deckId)));
};

/**
 * The list that a side plays with: the last one its player submitted; in Trilogy the one of the
 * three chosen for the coming game.
 */
export const registeredList = async (
  store: EventStore,
  match: Pick<MatchState, 'place' | 'trilogy' | 'format'>,
  side: Reporter,
): Promise<Deck | null> => {
  if (!match.place) return null;
  const submitted = await submissions(store, match.place, side);
  if (match.format !== 'trilogy')
    return submitted.findLast((event) => event.type === 'DeckSubmitted')?.data.deck ?? null;
  const playing = match.trilogy?.[side].playing ?? -1;
  const trio = submitted.findLast((event) => event.type === 'TrioSubmitted');
  return trio?.data.decks[playing] ?? null;
};

/** Where to find a registered deck, and the game and bundles of cards with which it is played. */
export interface DeckPlace {
  readonly match: Parameters<typeof registeredList>[1];
  readonly side: Reporter;
  readonly tournament: Pick<TournamentState, 'game' | 'format' | 'bundles'>;
  readonly games: GameCatalogue;
}

/** The setup that a list of another game gives, as that game reads it. */
const asSetup = (described: DescribedGame, text: string): RegisteredDeck<ScreenSetup> => {
  const brought = described.bring(text, '');
  if (brought.kind === 'brought') return { state: 'ready', deck: brought.setup, unknown: [] };
  const unknown = brought.kind === 'not-playable' ? brought.cards : [];
  return { state: 'unknown-cards', deck: null, unknown };
};

/** A side's registered deck in the form of its game. */
export const registeredDeck = async (
  store: EventStore,
  { match, side, tournament, games }: DeckPlace,
): Promise<RegisteredDeck<TableDeck | ScreenSetup>> => {
  const game = gameIn(games, tournament.game);
  const described = describedIn(game);
  if (described === null) {
    const list = await registeredList(store, match, side);
    return list ? asTableDeck(list, catalogueOf(tournament.bundles)) : missing;
  }
  if (!match.place || !isOnScreen(game, tournament.format)) return missing;
  const submitted = await submissions(store, match.place, side);
  const { list } = submitted.findLast((event) => event.type === 'DeckSubmitted')?.data ?? {};
  return list ? asSetup(described, game.lists.write(list.value)) : missing;
};
