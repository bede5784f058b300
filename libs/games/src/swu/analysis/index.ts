/**
 * Looks back at a finished game, decision by decision. It
 * needs the record alone, so that a browser can do it.
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

/** What a game follows from. */
export interface PlayedGame {
  /** By seat. */
  readonly decks: readonly SeatSetup[];
  readonly seed: string;
  /** The seat that said who has the initiative first; by chance where left out. */
  readonly chooser?: number;
  readonly moves: readonly Move[];
  /** Digest of the cards it was dealt with. */
  readonly cards: string;
}

export interface Analyst {
  /** Decisions of the game, by the number of moves made before each. */
  readonly decisions: number;
  /**
   * What the decision after `at` moves was worth; null where there was nothing to choose.
   * The same game and `at`: the same answer.
   */
  readonly lookBack: (at: number) => Hindsight | null;
}

/** Where each decision was due; null for a game that goes otherwise here. */
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

/** Null for a game of cards that are not known here, or that the rules play otherwise by now. */
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
