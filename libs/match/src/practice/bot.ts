import {
  botChoice,
  type BotLevel,
  type BotReason,
  dice,
  isRefusal,
  type Move,
  type State,
} from '#rules';
import { rulesEngine } from '../table/game.js';
import { GamePosition } from '../table/position.js';

/** In practice every other seat is a bot's. */
export const PERSON_SEAT = 0;
const ONE_PERSON: readonly number[] = [PERSON_SEAT];
/** Far more than any turn takes: beyond it the engine and the bot go round in a circle, which is a fault of ours. */
const MOST_ANSWERS = 1_000;

/** What the bot does until the person decides again, and why, one reason to a move. */
export interface BotAnswers {
  readonly moves: readonly Move[];
  readonly reasons: readonly BotReason[];
}
export interface Answered extends BotAnswers {
  readonly position: GamePosition;
}

/** What the bot faces: a state in which it has to decide. */
export interface BotTask {
  readonly state: State;
  readonly seed: string;
  readonly level: BotLevel;
  /** Seats of people; every other seat is a bot's. Without it: seat 0. */
  readonly people?: readonly number[];
}

/** Who thinks: the level, the game's seed, and for level 3 how long it searches for its n-th answer in a row. */
export interface Thinking {
  readonly seed: string;
  readonly level: BotLevel;
  readonly people?: readonly number[];
  readonly goOn?: (answer: number) => (passes: number) => boolean;
}

/** What the bot shakes its dice with: known once the game is over and its seed is told, and different at each place of the game. */
const diceAt = (seed: string, at: number) => dice(Number.parseInt(seed.slice(0, 8), 16) + at);

export const botIsAsked = ({ pending }: State, people = ONE_PERSON): boolean =>
  pending !== null && !people.includes(pending.seat);

/** Plays moves that were thought of elsewhere. Throws when one is refused, or when the bot is still to decide afterwards. */
export const played = (from: GamePosition, answers: BotAnswers, people = ONE_PERSON): Answered => {
  const position = answers.moves.reduce(afterBotsMove, from);
  if (botIsAsked(position.state, people)) throw new Error('the bot has not answered to the end');
  return { ...answers, position };
};

const afterBotsMove = (position: GamePosition, move: Move): GamePosition => {
  const after = position.after(move);
  if (isRefusal(after)) throw new Error(`the bot's move is refused: ${after.code}`);
  return after;
};

/** Lets the bot decide, seeing what its seat may see and no more, until a person decides or the game is over. */
export const answered = (
  from: GamePosition,
  { seed, level, people = ONE_PERSON, goOn }: Thinking,
): Answered => {
  const { book } = rulesEngine();
  const moves: Move[] = [];
  const reasons: BotReason[] = [];
  let position = from;
  while (botIsAsked(position.state, people)) {
    if (moves.length === MOST_ANSWERS) throw new Error('the bot does not come to an end');
    const { state } = position;
    const { move, reason } = botChoice({
      book,
      state,
      level,
      roll: diceAt(seed, state.at),
      ...(goOn && { goOn: goOn(moves.length) }),
    });
    position = afterBotsMove(position, move);
    moves.push(move);
    reasons.push(reason);
  }
  return { moves, reasons, position };
};

/** The same for those who have a state and want to know the answers alone. */
export const botAnswers = (state: State, thinking: Thinking): BotAnswers => {
  const { moves, reasons } = answered(
    new GamePosition(state.at, state, [], { free: null }),
    thinking,
  );
  return { moves, reasons };
};
