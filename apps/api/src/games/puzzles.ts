import { cardById } from '#cards';
import {
  type PuzzleList,
  type PuzzleView,
  type ReplayFile,
  type ReplayRecord,
  tableSeats,
} from '#contracts';
import { screenIn, toScreenMove } from '#game';
import {
  decksOf,
  difficultyOf,
  games,
  type Puzzle,
  puzzleCount,
  puzzleOf,
  puzzleOfDay,
  setupsOfPuzzle,
  solverOf,
} from '#games';
import { type ScreenRecord, SWU } from '#match';
import { engineDigest } from '#platform';
import { conflictFailure, notFoundFailure } from '../http/failure.js';
import type { PuzzleTries } from './puzzle-tries.js';
import { type Replays, replayRecordOf } from '../tables/replays.js';

const leadersOf = (puzzle: Puzzle): readonly string[] =>
  decksOf({ setups: setupsOfPuzzle(puzzle) }).map(
    ({ leaders: [leader = ''] }) => cardById(leader)?.name ?? leader,
  );

const rowOf = (puzzle: Puzzle, number: number) => {
  const leaders = leadersOf(puzzle);
  const seat = solverOf(puzzle);
  return {
    number,
    own: leaders[seat] ?? '',
    other: leaders[1 - seat] ?? '',
    answers: puzzle.line.length,
  };
};

const gameOf = (puzzle: Puzzle, moves: Puzzle['moves']): ScreenRecord => {
  const setups = setupsOfPuzzle(puzzle);
  const terms = screenIn(games, SWU)?.terms?.(setups, engineDigest()) ?? null;
  return { game: SWU, setups, terms, moves: moves.map(toScreenMove), hashed: null, rewinds: [] };
};

const recordOf = (puzzle: Puzzle): ReplayRecord =>
  replayRecordOf(gameOf(puzzle, puzzle.moves), puzzle.seed);

const puzzleAt = (number: number): Puzzle => {
  const puzzle = puzzleOf(number);
  if (!puzzle) throw notFoundFailure('puzzle/not-found');
  return puzzle;
};

/** Positions in which exactly one first action wins; the same for everybody. */
export class Puzzles {
  /** Loaded on first use; puzzles never change. */
  #known: readonly (ReturnType<typeof rowOf> & Pick<Puzzle, 'seed' | 'choices'>)[] | null = null;

  constructor(
    private readonly replays: Replays,
    private readonly tries: PuzzleTries,
  ) {}

  async list(now: number): Promise<PuzzleList> {
    this.#known ??= Array.from({ length: puzzleCount }, (_, index) => {
      const puzzle = puzzleAt(index + 1);
      return { seed: puzzle.seed, choices: puzzle.choices, ...rowOf(puzzle, index + 1) };
    });
    const sums = await this.tries.sums(now);
    const puzzles = this.#known.map(({ seed, choices, ...row }) => {
      const { tries, solved } = sums.get(seed) ?? { tries: 0, solved: 0 };
      return { ...row, tries, solved, ...difficultyOf({ choices }, { tries, solved }) };
    });
    return { today: puzzleOfDay(this.#known, now), puzzles };
  }

  /** Counts the outcome of an actor's first try; later tries do not count. */
  async noteTry(number: number, actor: string, solved: boolean): Promise<void> {
    await this.tries.note(puzzleAt(number).seed, actor, solved);
  }

  of(number: number): PuzzleView {
    const puzzle = puzzleAt(number);
    return {
      ...rowOf(puzzle, number),
      count: puzzleCount,
      seat: tableSeats[solverOf(puzzle)] ?? 'a',
      round: puzzle.round,
      record: recordOf(puzzle),
      first: [...(puzzle.line[0]?.pick ?? [])],
    };
  }

  /** The game, with the solution at its end. */
  replay(number: number): ReplayFile {
    const puzzle = puzzleAt(number);
    const winner = tableSeats[solverOf(puzzle)] ?? 'a';
    const file = this.replays.of({
      source: `puzzle/${number}`,
      game: 1,
      record: gameOf(puzzle, [...puzzle.moves, ...puzzle.line]),
      seed: puzzle.seed,
      result: { winner, cause: 'played' },
      names: leadersOf(puzzle),
      viewer: winner,
      open: true,
    });
    if (!file) throw conflictFailure('puzzle/outdated');
    return file;
  }
}
