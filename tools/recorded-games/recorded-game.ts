import {
  type Dice,
  dice,
  type Engine,
  heuristicMove,
  isRefusal,
  type Move,
  randomMove,
  type Setup,
  type State,
} from '#rules';
import { type Chooser, type Play, Told } from './told.js';

/** A recorded move: made by the player to act, unless a player concedes. */
type WrittenMove = Omit<Move, 'at' | 'seat'> & { readonly seat?: number };

/** A game and digests of all its output: one after every so many decisions, and one at the end. */
export interface RecordedGame {
  readonly seed: string;
  readonly setup: Setup;
  readonly moves: readonly WrittenMove[];
  readonly digests: readonly string[];
}

/** Decisions from one digest to the next. */
const STRIDE = 20;
const MOST_DECISIONS = 2_000;

const read = ({ seat, ...move }: WrittenMove, { pending, at }: State): Move => ({
  ...move,
  seat: seat ?? pending?.seat ?? 0,
  at,
});

const toWrittenMove = ({ seat, at: _at, ...move }: Move): WrittenMove =>
  move.concede ? { ...move, seat } : move;

const play = (
  engine: Engine,
  { seed, setup }: Pick<RecordedGame, 'seed' | 'setup'>,
  choose: Chooser,
): Play => {
  const begun = engine.create(setup, seed);
  if (isRefusal(begun)) return { moves: [], digests: [], refused: begun.detail };
  const told = new Told(engine);
  told.events(begun.events);
  return told.follow(begun.state, { choose, stride: STRIDE });
};

/**
 * Chooses at random, by the bot's heuristic, or half of each; in multiplayer games somebody
 * concedes now and then.
 */
const chooserOf =
  (engine: Engine, roll: Dice, style: number): Chooser =>
  (state, decisions) => {
    const { pending, players, at } = state;
    if (pending === null || decisions >= MOST_DECISIONS) return null;
    if (players.length > 2 && roll(120) === 0) {
      const seat = roll(players.length);
      if (!players[seat]?.eliminated) return { seat, at, concede: true };
    }
    return style === 0 || (style === 1 && pending.seat === 0)
      ? randomMove(pending, roll, engine.book.names)
      : heuristicMove(engine.view(state, pending.seat), engine.book, roll);
  };

export const recordGame = (engine: Engine, setup: Setup, n: number): RecordedGame => {
  const seed = `recorded:${n}`;
  const played = play(engine, { seed, setup }, chooserOf(engine, dice(n), n % 3));
  if (played.refused !== null) throw new Error(`game ${n}: ${played.refused}`);
  return { seed, setup, moves: played.moves.map(toWrittenMove), digests: played.digests };
};

/** The first difference from the recording; null if there is none. */
export const differenceIn = (engine: Engine, game: RecordedGame): string | null => {
  const { moves, digests, refused } = play(engine, game, (state, decisions) => {
    const move = game.moves[decisions];
    return move ? read(move, state) : null;
  });
  if (refused !== null) return `${game.seed}: move ${moves.length + 1} is refused now: ${refused}`;
  const at = game.digests.findIndex((digest, index) => digest !== digests[index]);
  if (at < 0) return null;
  return `${game.seed}: goes otherwise within the decisions ${at * STRIDE + 1} to ${Math.min((at + 1) * STRIDE, moves.length)}`;
};
