import {
  type GameCatalogue,
  type KeptPosition,
  type ScreenBotLevel,
  screenIn,
  type ScreenMove,
  type ScreenPosition,
  type ScreenThinking,
} from '#game';

/**
 * Far more answers than any turn takes: a bot that gives more is in an endless loop, which is a bug
 * of ours.
 */
const MOST_ANSWERS = 1_000;

/**
 * The moves of bots until a person decides again, and the reasons; these belong to the last of the
 * moves.
 */
export interface BotAnswers {
  readonly moves: readonly ScreenMove[];
  readonly reasons: readonly object[];
  /** How long the bots thought outside the command, in ms. */
  readonly thoughtFor?: number;
}

interface Answered extends BotAnswers {
  readonly position: ScreenPosition;
}

/** A position in which a bot has to decide. */
export interface BotTask {
  readonly game: string;
  readonly kept: KeptPosition;
  readonly seed: string;
  readonly level: ScreenBotLevel;
  /** Seats of people; every other seat is a bot's. */
  readonly people: readonly number[];
}

/**
 * Who decides: the seats of people, and how long a searching bot may think about its n-th answer in
 * a row (`goOn`).
 */
export interface Thinking {
  readonly level: ScreenBotLevel;
  readonly people: readonly number[];
  readonly goOn?: (answer: number) => NonNullable<ScreenThinking['goOn']>;
}

export const botIsAsked = (
  { waitingFor }: Pick<ScreenPosition, 'waitingFor'>,
  people: readonly number[],
): boolean => waitingFor !== null && !people.includes(waitingFor);

/** The position after these moves; null if one of them is not legal. */
export const playedOn = (
  from: ScreenPosition,
  moves: readonly ScreenMove[],
): ScreenPosition | null =>
  moves.reduce<ScreenPosition | null>((position, move) => position?.after(move) ?? null, from);

/**
 * Applies answers that were computed elsewhere. Throws if one is not legal, or if a bot still has
 * to decide afterwards.
 */
export const withAnswers = (
  from: ScreenPosition,
  answers: BotAnswers,
  people: readonly number[],
): Answered => {
  const position = playedOn(from, answers.moves);
  if (position === null) throw new Error('the bot chose what is not legal');
  if (botIsAsked(position, people)) throw new Error('the bot has not answered to the end');
  return { ...answers, position };
};

/**
 * Lets bots decide until a person has to decide or the game is over. Each bot sees only what its
 * seat may see.
 */
export const answeredByBots = (
  from: ScreenPosition,
  { level, people, goOn }: Thinking,
): Answered => {
  const moves: ScreenMove[] = [];
  const reasons: object[] = [];
  let position = from;
  while (position.waitingFor !== null && botIsAsked(position, people)) {
    if (moves.length === MOST_ANSWERS) throw new Error('the bot does not come to an end');
    const { option, reason } = position.botChoice({
      level,
      ...(goOn && { goOn: goOn(moves.length) }),
    });
    const move = { seat: position.waitingFor, option };
    const after = position.after(move);
    if (after === null) throw new Error('the bot chose what is not legal');
    moves.push(move);
    if (reason !== null) reasons.push(reason);
    position = after;
  }
  return { moves, reasons, position };
};

/** The same from a task alone, for a process that does not hold the game. */
export const botAnswers = (
  games: GameCatalogue,
  { game, kept, seed, level, people }: BotTask,
  goOn?: Thinking['goOn'],
): BotAnswers => {
  const position = screenIn(games, game)?.resume(kept, seed);
  if (!position) throw new Error(`no game ${game}`);
  const thinking = { level, people, ...(goOn && { goOn }) };
  const { moves, reasons } = answeredByBots(position, thinking);
  return { moves, reasons };
};
