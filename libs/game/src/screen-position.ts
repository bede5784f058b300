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

/** What an engine makes of a move; null when the move is not legal. */
export interface Carried<State, Told> {
  readonly state: State;
  readonly told: readonly Told[];
  /** It drew a number by chance or showed a hidden card to whoever made it. */
  readonly disclosed: boolean;
}

/** What a game's engine, bot and words say of its states. */
export interface GameOnScreen<State, Told> {
  readonly asked: (
    state: State,
  ) => { readonly seat: number; readonly options: readonly object[] } | null;
  /**
   * Null while the game goes on; nobody: a draw. `points` by seat, where they make the score.
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
  /** The seed is its own for every decision. */
  readonly botChoice: (state: State, seed: string) => object;
  readonly board: (state: State, viewer: ScreenViewer) => ScreenBoard;
}

const asChoice = (option: object): ScreenChoice => ({ ...option });

/** A game at its beginning; every number in it comes from one seed. */
export const firstPosition = <State extends object, Told>(
  game: GameOnScreen<State, Told>,
  seed: string,
  beginning: State,
): DescribedPosition =>
  resumedPosition(game, seed, { state: beginning, told: [], disclosed: false, moves: 0 });

/** A game at a position that was kept. */
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
