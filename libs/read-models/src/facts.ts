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

/** Facts of the stream `deck-<id>`: one list a player hands in, each revision whole. */
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
    /** A list of another game in its own form, with what was found about it; `deck` is empty then. */
    readonly list?: {
      readonly game: string;
      readonly value: StoredList;
      readonly problems: readonly ListProblem[];
    };
  };
}

export type DeckEvent = EventOf<DeckEvents>;

/** Three decks handed in together for Trilogy; stands in the same kind of stream. */
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

/** Every fact that a read model can take, by type. */
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
/** Those that stand in the stream of a match and name its place. */
export type MatchFactType = { [T in FactType]: Facts[T] extends MatchPlace ? T : never }[FactType];
