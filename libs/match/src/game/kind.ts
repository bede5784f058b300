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

/** The rules in which the kinds of games differ. */
export interface GameRules {
  /**
   * `when-full`: the game begins with the last guest. `when-dealt`: it begins when the host says
   * so. `elsewhere`: it begins with the last guest in a stream of its own, and a rematch needs both
   * players' consent.
   */
  readonly begins: 'when-full' | 'when-dealt' | 'elsewhere';
  /**
   * `undisclosed`, among people: the player's own last choice if it revealed nothing.
   * `own-decision`, against bots: the player's own last decision, whatever it revealed.
   */
  readonly takesBack: 'undisclosed' | 'own-decision';
  /**
   * The player who waited in vain wins; omitted: the silent player's seat concedes and the others
   * go on.
   */
  readonly claimWins?: true;
  /**
   * A hash of the state is recorded at every so many moves and at the last one; omitted: at every
   * move.
   */
  readonly hashedEvery?: number;
  readonly refusals: RefusalKinds & { readonly refuse: (reason: never) => Refusal };
  /** The refusals that this kind reports under another code. */
  readonly codes: { readonly [R in GameRefusal]?: string };
  /**
   * The bots' scripted answers to these further moves; null if the script has none. If they are not
   * legal, the bots decide by themselves.
   */
  readonly script?:
    | ((
        state: GameState,
        more: readonly ScreenMove[],
        games: GameCatalogue,
      ) => readonly ScreenMove[] | null)
    | undefined;
}

/** The same with the games that the server has. */
export interface Setting extends GameRules {
  readonly games: GameCatalogue;
}

/**
 * The events that store a fact, given the game before it; none if the events of another fact
 * already store it.
 */
export type Write<Event> = (fact: GameFact, before: GameState) => readonly Event[];

/** The facts in each stored event. Never throws. */
export type Reads<Events> = {
  readonly [T in keyof Events]: (data: Events[T]) => readonly GameFact[];
};

/**
 * A game with its id. Before the table is opened there is none; the opening event brings its own.
 */
export interface WrittenGame extends GameState {
  readonly gameId: string;
}
type Writer<Data, Event> = (data: Data, before: WrittenGame) => readonly Event[];

/**
 * How each fact is stored; facts that are missing here are stored by the events of another fact.
 */
export type Writes<Event> = { readonly [T in keyof GameFacts]?: Writer<GameFacts[T], Event> };

export const writeBy =
  <Event>(writes: Writes<Event>): Write<Event> =>
  ({ type, data }, before) => {
    const write = writes[type] as Writer<object, Event> | undefined;
    return write?.(data, { ...before, gameId: before.gameId ?? '' }) ?? [];
  };

/** One kind of games on screen: what may be done in it, and how its streams store what happens. */
export interface GameKind<Events extends object> extends GameRules {
  /** The prefix of its streams, as in `duel-<id>`. Stored; never renamed. */
  readonly name: 'duel' | 'twin-suns' | 'practice' | 'free-match';
  readonly events: EventVersions;
  /** Types of the events after which the game asks a new question. */
  readonly moves: readonly (keyof Events & string)[];
  readonly reads: Reads<Events>;
  readonly write: Write<EventOf<Events>>;
}

/** Refusals that exist only if thinking is timed. */
export const onTime = ['clock-stands', 'own-clock'] as const satisfies readonly GameRefusal[];

/** Refusals that every kind of games among people reports under the same code. */
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
