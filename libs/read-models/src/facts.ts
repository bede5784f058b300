import type { EventOf } from '#aggregate';
import type { PodEvents, PoolEvents } from '#draft';
import type { Deck, DeckProblem } from '#formats';
import type { ListProblem, StoredList } from '#game';
import type {
  ChatEvents,
  DuelEvents,
  FreeMatchEvents,
  MatchEvents,
  MatchPlace,
  TwinSunsEvents,
} from '#match';
import type { ConventionEvents, SeasonEvents, TournamentEvents } from '#tournament';

/** Events of the stream `deck-<id>`: the list of one player, each revision complete. */
export interface DeckEvents {
  DeckSubmitted: {
    readonly eventId: string;
    readonly playerId: string;
    readonly deckId: string;
    readonly revision: number;
    /** Draft events: the draft whose pool it was built from. */
    readonly draft?: number;
    readonly deck: Deck;
    readonly verdict: { readonly legal: boolean; readonly problems: readonly DeckProblem[] };
    /**
     * A list of another game in its own format, with the problems found; `deck` is empty in that
     * case.
     */
    readonly list?: {
      readonly game: string;
      readonly value: StoredList;
      readonly problems: readonly ListProblem[];
    };
  };
}

export type DeckEvent = EventOf<DeckEvents>;

/** The three decks that a Trilogy player hands in together; in the same kind of stream. */
export interface TrioEvents {
  TrioSubmitted: {
    readonly eventId: string;
    readonly playerId: string;
    readonly deckId: string;
    readonly revision: number;
    readonly decks: readonly Deck[];
    readonly verdict: { readonly legal: boolean; readonly problems: readonly DeckProblem[] };
  };
}

export type TrioEvent = EventOf<TrioEvents>;

/** Every event that a read model can handle, by type. */
export type Facts = TournamentEvents &
  ConventionEvents &
  SeasonEvents &
  MatchEvents &
  ChatEvents &
  FreeMatchEvents &
  TwinSunsEvents &
  DuelEvents &
  DeckEvents &
  TrioEvents &
  PodEvents &
  PoolEvents;
export type FactType = keyof Facts;
/** The events in a match's stream that name its round and table. */
export type MatchFactType = { [T in FactType]: Facts[T] extends MatchPlace ? T : never }[FactType];
