import { catalogueOf, deckConstructionChange } from '#cards';
import type { EventStore } from '#event-store';
import { canonicalDeck, type CardCount, cardTotal, type Deck } from '#formats';
import type { MatchState, Reporter, TableDeck } from '#match';
import type { TournamentState } from '#tournament';
import { rulesOf } from '../deck/deck-rules.js';
import { asTableDeck, registeredList } from './registered-decks.js';

/** A player's cards between two games, and how the format allows them to be divided. */
interface DivisibleDeck {
  readonly list: Deck;
  /** Minimum number of cards in the main deck; maximum in the sideboard (null: no limit). */
  readonly minimum: number;
  readonly maximumSideboard: number | null;
}

type Event = Pick<TournamentState, 'format' | 'date' | 'settings' | 'bundles'>;

/**
 * The limits for this list. A list that staff accepted with fewer cards than the format requires
 * may be played as it is.
 */
export const divisible = (list: Deck, event: Event): DivisibleDeck => {
  const { minimumMain, maximumSideboard } = rulesOf(event).construction;
  const change = list.bases.reduce(
    (sum, { id }) => sum + (deckConstructionChange(id).minimumDeck ?? 0),
    0,
  );
  return {
    list,
    minimum: Math.min(minimumMain + change, cardTotal(list.main)),
    maximumSideboard:
      maximumSideboard === null ? null : Math.max(maximumSideboard, cardTotal(list.sideboard)),
  };
};

/** The same cards with this main deck; null if it holds a card that is not among them. */
export const divide = (list: Deck, main: readonly CardCount[]): Deck | null => {
  const all = canonicalDeck({ ...list, main: [...list.main, ...list.sideboard], sideboard: [] });
  const wanted = canonicalDeck({ ...all, main }).main;
  const left = new Map(all.main.map(({ id, count }) => [id, count]));
  for (const { id, count } of wanted) left.set(id, (left.get(id) ?? 0) - count);
  const rest = [...left].map(([id, count]) => ({ id, count }));
  if (rest.some(({ count }) => count < 0)) return null;
  return { ...all, main: wanted, sideboard: rest.filter(({ count }) => count > 0) };
};

type Divided =
  | { readonly deck: TableDeck }
  | { readonly deck: null; readonly code: string; readonly data: Readonly<Record<string, number>> };

const no = (code: string, data: Readonly<Record<string, number>> = {}): Divided => ({
  deck: null,
  code: `match/${code}`,
  data,
});

/**
 * The deck that a player makes from their registered cards for the coming game, or why it cannot be
 * played.
 */
export const dividedDeck = async (
  store: EventStore,
  { match, tournament }: { match: { state: MatchState }; tournament: { state: Event } },
  { side, main }: { readonly side: Reporter; readonly main: readonly CardCount[] },
): Promise<Divided> => {
  const registered = await registeredList(store, match.state, side);
  if (!registered) return no('deck-missing');
  const { list, minimum, maximumSideboard } = divisible(registered, tournament.state);
  const divided = divide(list, main);
  if (!divided) return no('not-your-cards');
  const [found, beside] = [cardTotal(divided.main), cardTotal(divided.sideboard)];
  if (found < minimum) return no('deck-too-small', { found, required: minimum });
  if (maximumSideboard !== null && beside > maximumSideboard)
    return no('sideboard-too-large', { found: beside, allowed: maximumSideboard });
  const { deck } = asTableDeck(divided, catalogueOf(tournament.state.bundles));
  return deck ? { deck } : no('deck-not-playable');
};
