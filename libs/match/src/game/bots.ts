import {
  type GameCatalogue,
  type KeptPosition,
  type ScreenBotLevel,
  screenIn,
  type ScreenMove,
  type ScreenPosition,
  type ScreenThinking,
} from '#game';

/** Far more than any turn takes: beyond it engine and bot go round in a circle, which is a fault of ours. */
const MOST_ANSWERS = 1_000;

/** What bots do until a person decides again, and why; the reasons belong to the last moves. */
export interface BotAnswers {
  readonly moves: readonly ScreenMove[];
  readonly reasons: readonly object[];
  /** How long they thought apart from the game, in ms. */
  readonly thoughtFor?: number;
}

interface Answered extends BotAnswers {
  readonly position: ScreenPosition;
}

/** What bots face: a position in which one of them has to decide. */
export interface BotTask {
  readonly game: string;
  readonly kept: KeptPosition;
  readonly seed: string;
  readonly level: ScreenBotLevel;
  /** Seats of people; every other seat is a bot's. */
  readonly people: readonly number[];
}

/** Who thinks: seats of people, and for bots that search how long they do for their n-th answer in a row. */
export interface Thinking {
  readonly level: ScreenBotLevel;
  readonly people: readonly number[];
  readonly goOn?: (answer: number) => NonNullable<ScreenThinking['goOn']>;
}

export const botIsAsked = (
  { waitingFor }: Pick<ScreenPosition, 'waitingFor'>,
  people: readonly number[],
): boolean => waitingFor !== null && !people.includes(waitingFor);

/** The position after these moves; null where one of them is not legal. */
export const playedOn = (
  from: ScreenPosition,
  moves: readonly ScreenMove[],
): ScreenPosition | null =>
  moves.reduce<ScreenPosition | null>((position, move) => position?.after(move) ?? null, from);

/**
 * Answers that were thought of elsewhere. Throws when one is
 * not legal, or when a bot is still to decide afterwards.
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
 * Lets bots decide, each seeing what its seat may see and
 * no more, until a person decides or the game is over.
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

/** The same for whoever thinks apart from the game. */
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
