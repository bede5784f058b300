import type { EventOf, EventVersions, Refusal, RefusalKinds } from '#aggregate';
import type { GameCatalogue, ScreenMove } from '#game';
import type { GameFact, GameFacts } from './facts.js';
import type { GameState } from './state.js';

export type GameRefusal =
  | 'not-found'
  | 'already-open'
  | 'already-begun'
  | 'not-begun'
  | 'cancelled'
  | 'expired'
  | 'full'
  | 'seat-taken'
  | 'does-not-fit'
  | 'own-seat'
  | 'not-host'
  | 'seats-free'
  | 'deck-not-playable'
  | 'over'
  | 'not-over'
  | 'rematch-asked'
  | 'rematch-accepted'
  | 'outdated'
  | 'taken-back'
  | 'not-your-turn'
  | 'nothing-to-take-back'
  | 'take-back-needs-consent'
  | 'not-waiting-for-other'
  | 'own-silence'
  | 'silence-warned'
  | 'no-silence-warned'
  | 'ruling-asked'
  | 'nothing-to-claim'
  | 'too-early'
  | 'clock-stands'
  | 'own-clock';

/** What differs from kind to kind in what may be done. */
export interface GameRules {
  /**
   * With the last guest, or by the host's word; or with the last guest
   * in a stream of its own, and another game is for both to want.
   */
  readonly begins: 'when-full' | 'when-dealt' | 'elsewhere';
  /**
   * Among people the own last choice while it showed nothing;
   * against bots the own last decision, whatever came of it.
   */
  readonly takesBack: 'undisclosed' | 'own-decision';
  /** Whoever waited in vain has won; elsewhere the silent player's seat concedes, and others go on. */
  readonly claimWins?: true;
  /** A hash of the state stands at every so many moves, and at the last; elsewhere at every move. */
  readonly hashedEvery?: number;
  readonly refusals: RefusalKinds & { readonly refuse: (reason: never) => Refusal };
  /** Refusals that are told by another word. */
  readonly codes: { readonly [R in GameRefusal]?: string };
  /**
   * What bots answer by a script after these moves more; null where
   * none says it. They answer by themselves where it is not legal.
   */
  readonly script?:
    | ((
        state: GameState,
        more: readonly ScreenMove[],
        games: GameCatalogue,
      ) => readonly ScreenMove[] | null)
    | undefined;
}

/** The same, and the games that the server has. */
export interface Setting extends GameRules {
  readonly games: GameCatalogue;
}

/** The events that tell a fact, of the game as it was before it; none for what another fact tells as well. */
export type Write<Event> = (fact: GameFact, before: GameState) => readonly Event[];

/** The facts that each stored event tells. Never throws. */
export type Reads<Events> = {
  readonly [T in keyof Events]: (data: Events[T]) => readonly GameFact[];
};

/** A game with its id; it has none before it was opened, which says it itself. */
export interface WrittenGame extends GameState {
  readonly gameId: string;
}
type Writer<Data, Event> = (data: Data, before: WrittenGame) => readonly Event[];

/** How each fact is told; those that are not here another one tells as well. */
export type Writes<Event> = { readonly [T in keyof GameFacts]?: Writer<GameFacts[T], Event> };

export const writeBy =
  <Event>(writes: Writes<Event>): Write<Event> =>
  ({ type, data }, before) => {
    const write = writes[type] as Writer<object, Event> | undefined;
    return write?.(data, { ...before, gameId: before.gameId ?? '' }) ?? [];
  };

/** One kind of games on screen: a row of what may be done, and of how its streams tell what happens. */
export interface GameKind<Events extends object> extends GameRules {
  /** How its streams begin: `duel-<id>`. Stored; never renamed. */
  readonly name: 'duel' | 'twin-suns' | 'practice' | 'free-match';
  readonly events: EventVersions;
  /** Types of the events after which a question waits anew. */
  readonly moves: readonly (keyof Events & string)[];
  readonly reads: Reads<Events>;
  readonly write: Write<EventOf<Events>>;
}

/** What is refused where thinking is timed. */
export const onTime = ['clock-stands', 'own-clock'] as const satisfies readonly GameRefusal[];

/** What every game among people refuses by the same word. */
export const amongPeople = [
  'already-open',
  'cancelled',
  'expired',
  'not-host',
  'deck-not-playable',
  'over',
  'not-over',
  'outdated',
  'nothing-to-take-back',
  'not-waiting-for-other',
  'silence-warned',
  'no-silence-warned',
  'too-early',
] as const satisfies readonly GameRefusal[];
