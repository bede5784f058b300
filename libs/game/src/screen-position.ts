import { keyedChance, type Chance } from './drawn-numbers.js';
import { optionKey } from './option-key.js';
import type {
  DescribedPosition,
  KeptPosition,
  ScreenBoard,
  ScreenChoice,
  ScreenLine,
  ScreenMove,
  ScreenViewer,
} from './screen.js';
import { stateHash } from './state-hash.js';

/** The result of a legal move. */
export interface Carried<State, Told> {
  readonly state: State;
  readonly told: readonly Told[];
  /** The move drew a random number or showed a hidden card to the player who made it. */
  readonly disclosed: boolean;
}

/** What a game's engine, bot and texts provide for its states. */
export interface GameOnScreen<State, Told> {
  readonly asked: (
    state: State,
  ) => { readonly seat: number; readonly options: readonly object[] } | null;
  /**
   * Null while the game goes on; no winner means a draw. `points` by seat, in a game scored by
   * points.
   */
  readonly result: (
    state: State,
  ) => { readonly winners: readonly number[]; readonly points?: readonly number[] } | null;
  readonly carryOut: (
    state: State,
    move: ScreenMove,
    chance: Chance,
  ) => Carried<State, Told> | null;
  readonly lines: (state: State, told: readonly Told[]) => readonly ScreenLine[];
  /** Every decision gets a seed of its own. */
  readonly botChoice: (state: State, seed: string) => object;
  readonly board: (state: State, viewer: ScreenViewer) => ScreenBoard;
}

const asChoice = (option: object): ScreenChoice => ({ ...option });

/** The first position of a game; every random number in it comes from one seed. */
export const firstPosition = <State extends object, Told>(
  game: GameOnScreen<State, Told>,
  seed: string,
  beginning: State,
): DescribedPosition =>
  resumedPosition(game, seed, { state: beginning, told: [], disclosed: false, moves: 0 });

/** A game at a stored position. */
export const resumedPosition = <State extends object, Told>(
  game: GameOnScreen<State, Told>,
  seed: string,
  kept: KeptPosition,
): DescribedPosition => {
  const positionOf = (
    { state, told, disclosed }: Carried<State, Told>,
    moves: number,
  ): DescribedPosition => {
    const won = game.result(state);
    const asked = won === null ? game.asked(state) : null;
    let hash: string | undefined;
    let next: { readonly move: string; readonly led: DescribedPosition | null } | undefined;
    return {
      moves,
      waitingFor: asked?.seat ?? null,
      result: won && {
        winners: won.winners,
        conceded: false,
        ...(won.points && { points: won.points }),
      },
      options: (asked?.options ?? []).map(asChoice),
      get told() {
        return game.lines(state, told);
      },
      disclosed,
      hash: () => (hash ??= stateHash(state)),
      kept: () => ({ state, told, disclosed, moves }),
      after: (move) => {
        const asked = `${move.seat} ${optionKey(move.option)}`;
        if (next?.move === asked) return next.led;
        const carried = game.carryOut(state, move, keyedChance(seed));
        const led = carried && positionOf(carried, moves + 1);
        next = { move: asked, led };
        return led;
      },
      explain: () => null,
      botChoice: () => ({
        option: asChoice(game.botChoice(state, `${seed} bot ${moves}`)),
        reason: null,
      }),
      board: (viewer) => game.board(state, viewer),
    };
  };
  const { moves, ...carried } = kept;
  return positionOf(carried as Carried<State, Told>, moves);
};
