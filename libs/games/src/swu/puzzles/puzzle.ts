import type { Move } from '#rules';

/** Win this turn: a position of a game between two starter decks, with a proven winning line. */
export interface Puzzle {
  /** Names of starter decks. */
  readonly a: string;
  readonly b: string;
  readonly seed: string;
  /** The round of the position. */
  readonly round: number;
  /** The moves from the deal to the position. */
  readonly moves: readonly Move[];
  /** Every answer of the winning player, from the position to the end. */
  readonly line: readonly Move[];
  /**
   * The number of different answers to each question of the line; copies of a card in hand count as
   * one.
   */
  readonly choices: readonly number[];
}

const writtenMove = ({ seat, pick = [], amounts }: Move): string =>
  amounts ? `${seat}/${amounts.join(',')}` : `${seat}${pick.join(',')}`;

const numbersIn = (text: string): number[] => (text === '' ? [] : text.split(',').map(Number));

const readMove = (text: string, at: number): Move => {
  const seat = Number(text[0]);
  const rest = text.slice(1);
  return rest.startsWith('/')
    ? { seat, at, amounts: numbersIn(rest.slice(1)) }
    : { seat, at, pick: numbersIn(rest) };
};

const writtenMoves = (moves: readonly Move[]): string => moves.map(writtenMove).join(' ');

const readMoves = (text: string, from: number): readonly Move[] =>
  text.split(' ').map((each, index) => readMove(each, from + index));

/**
 * A puzzle as one line of text. A move is the seat followed by the picked options, or by a slash
 * and the amounts.
 */
export const writtenPuzzle = ({ a, b, seed, round, moves, line, choices }: Puzzle): string =>
  [a, b, seed, round, writtenMoves(moves), writtenMoves(line), choices.join(' ')].join('|');

export const readPuzzle = (text: string): Puzzle => {
  const [a = '', b = '', seed = '', round = '', moves = '', line = '', choices = ''] =
    text.split('|');
  const way = readMoves(moves, 0);
  return {
    a,
    b,
    seed,
    round: Number(round),
    moves: way,
    line: readMoves(line, way.length),
    choices: choices.split(' ').map(Number),
  };
};
