import type { DomainEvent } from '#aggregate';
import type { ScreenMove } from '#game';
import type { GameFact } from './facts.js';
import type { GameState } from './state.js';

export type GameRefusal =
  | 'not-found'
  | 'already-open'
  | 'already-begun'
  | 'not-begun'
  | 'cancelled'
  | 'expired'
  | 'full'
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
  | 'too-early';

/** What differs from kind to kind in what may be done. */
export interface GameRules {
  /** How its streams and its refusals begin: `duel-<id>`, `duel/over`. Stored; never renamed. */
  readonly name: 'duel' | 'twin-suns' | 'practice' | 'free-match' | 'match';
  /** With the last guest, or by the host's word; or with the last guest in a stream of its own, and another game is for both to want. */
  readonly begins: 'when-full' | 'when-dealt' | 'elsewhere';
  /** Among people the own last choice while it showed nothing; against bots the own last decision, whatever came of it. */
  readonly takesBack: 'undisclosed' | 'own-decision';
  /** Whoever waited in vain has won; elsewhere the silent player's seat concedes, and others go on. */
  readonly claimWins?: true;
  /** A hash of the state stands at every so many moves, and at the last; elsewhere at every move. */
  readonly hashedEvery?: number;
  /** Refusals that are told by another word. */
  readonly codes: { readonly [R in GameRefusal]?: string };
  /** What bots answer by a script after these moves more; null where none says it. They answer by themselves where it is not legal. */
  readonly script?:
    ((state: GameState, more: readonly ScreenMove[]) => readonly ScreenMove[] | null) | undefined;
}

/** One kind of games on screen: a row of what may be done, and of how its streams tell what happens. */
export interface GameKind<Event extends DomainEvent> extends GameRules {
  /** Types of the events after which a question waits anew. */
  readonly moves: ReadonlySet<string>;
  /** The facts that a stored event tells; none for an event that is not known. Never throws. */
  read(event: Event): readonly GameFact[];
  /** The events that tell a fact, of the game as it was before it; none for what another fact tells as well. */
  write(fact: GameFact, before: GameState): readonly Event[];
}
