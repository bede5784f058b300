/**
 * Games of each game that describes its own board, played by its bot. Prints for each of them the
 * size of a board as its player gets it, as JSON and with gzip, the time to make one, and the time
 * to replay a whole game from its first move.
 */
import { gzipSync } from 'node:zlib';
import { describedIn, type DescribedGame, type DescribedPosition, type ScreenMove } from '#game';
import { games } from '#games';
import { begunGame } from '../../libs/games/src/testing/pieces.js';
import { quantile } from './support/quantile.js';

/** Longer than any game of a bot. */
const mostMoves = 2_000;

const after = (position: DescribedPosition, move: ScreenMove): DescribedPosition => {
  const next = position.after(move);
  if (!next) throw new Error('the bot chooses what is legal');
  return next;
};

interface Figures {
  readonly moves: number[];
  readonly bytes: number[];
  readonly compressed: number[];
  readonly boardMs: number[];
  readonly replayMs: number[];
}

const measureTime = <Made>(times: number[], make: () => Made): Made => {
  const from = performance.now();
  const made = make();
  times.push(performance.now() - from);
  return made;
};

const playOne = (game: DescribedGame, seed: string, figures: Figures): void => {
  const moves: ScreenMove[] = [];
  let position = begunGame(game, seed);
  for (; position.waitingFor !== null && moves.length < mostMoves;) {
    const { waitingFor: seat } = position;
    const board = JSON.stringify(measureTime(figures.boardMs, () => position.board(seat)));
    figures.bytes.push(board.length);
    figures.compressed.push(gzipSync(board).length);
    const move = { seat, option: position.botChoice({ level: 1 }).option };
    moves.push(move);
    position = after(position, move);
  }
  figures.moves.push(moves.length);
  measureTime(figures.replayMs, () => moves.reduce(after, begunGame(game, seed)));
};

interface Wish {
  readonly games: number;
}

export const run = ({ games: count }: Wish): void => {
  for (const game of games) {
    const { id } = game;
    const described = describedIn(game);
    if (!described) continue;
    const figures: Figures = { moves: [], bytes: [], compressed: [], boardMs: [], replayMs: [] };
    for (let number = 0; number < count; number += 1)
      playOne(described, `${id} ${number}`, figures);
    const middle = Object.entries(figures).map(([name, all]: [string, number[]]) => {
      all.sort((one, other) => one - other);
      return [name, quantile(all, 0.5)] as const;
    });
    console.log(JSON.stringify({ game: id, games: count, ...Object.fromEntries(middle) }));
  }
};
