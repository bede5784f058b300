/**
 * Analyses a finished game decision by decision. It needs only the record of the game, so a browser
 * can do it.
 */
import { cardsOfDecks } from '#cards';
import {
  type BetterStep,
  hindsight,
  type Hindsight,
  isRefusal,
  type Mistake,
  type Move,
  type SeatSetup,
  type State,
} from '#rules';
import { dealingSeed } from '#game';
import { cardsDigest, engineOfCards, setupOf, setupsOf } from '../screen/engine.js';

export type { BetterStep, Hindsight, Mistake };

/** Everything that determines a game. */
export interface PlayedGame {
  /** By seat. */
  readonly decks: readonly SeatSetup[];
  readonly seed: string;
  /** The seat that decided who has the initiative first; omitted: chosen at random. */
  readonly chooser?: number;
  readonly moves: readonly Move[];
  /** Digest of the cards that the game was dealt with. */
  readonly cards: string;
}

export interface Analyst {
  /**
   * The number of decisions in the game; each is identified by the number of moves made before it.
   */
  readonly decisions: number;
  /**
   * An assessment of the decision after `at` moves; null if there was nothing to choose. The same
   * game and `at` give the same answer.
   */
  readonly lookBack: (at: number) => Hindsight | null;
}

/** The state at each decision; null if the game cannot be replayed here with the same result. */
function statesOf({ decks, seed, chooser, moves, cards }: PlayedGame) {
  const setups = setupsOf(decks);
  const engine = engineOfCards(cardsOfDecks(decks), cards);
  if (cardsDigest({ setups }, engine) !== cards) return null;
  const terms = chooser === undefined ? null : { chooser };
  const begun = engine.create(setupOf({ setups, terms }), dealingSeed(seed));
  if (isRefusal(begun)) return null;
  const states: State[] = [];
  let { state } = begun;
  for (const move of moves) {
    const step = engine.apply(state, move);
    if (isRefusal(step)) return null;
    if (!move.concede) states.push(state);
    ({ state } = step);
  }
  return { engine, states };
}

/** Null for a game whose cards are unknown here, or that the present rules no longer replay. */
export function analystOf(game: PlayedGame): Analyst | null {
  const played = statesOf(game);
  if (played === null) return null;
  const { book } = played.engine;
  return {
    decisions: played.states.length,
    lookBack: (at) => {
      const [state, move] = [played.states[at], game.moves[at]];
      if (!state?.pending || move === undefined || move.seat !== state.pending.seat) return null;
      return hindsight({ book, state, move, seed: at });
    },
  };
}
