import { starterDeck } from '#cards';
import type { ScreenSetup } from '#game';
import type { Engine, SeatSetup, State } from '#rules';
import { isRefusal } from '#rules';
import { setupsOf } from '../screen/engine.js';
import { choicesAlong, hasPhaseAlone, isFirstAction, isSureWin, prove } from './prove.js';
import { type Puzzle, readPuzzle } from './puzzle.js';
import { PUZZLES } from './puzzles.gen.js';

/** The number of puzzles; they are numbered from 1. */
export const puzzleCount: number = PUZZLES.length;

/** All puzzles as text. */
export const keptPuzzles = (): readonly string[] => PUZZLES;

/** The puzzle with that number; null if there is none. */
export const puzzleOf = (number: number): Puzzle | null => {
  const text = PUZZLES[number - 1];
  return text === undefined ? null : readPuzzle(text);
};

/** The seat of the player who has to find the win. */
export const solverOf = ({ line: [first] }: Pick<Puzzle, 'line'>): number => first?.seat ?? 0;

const decksIn = ({ a, b }: Pick<Puzzle, 'a' | 'b'>): SeatSetup[] =>
  [a, b].map((name) => {
    const deck = starterDeck(name);
    if (!deck) throw new Error(`no starter deck ${name}`);
    return deck;
  });

/** The setups of both players. */
export const setupsOfPuzzle = (puzzle: Pick<Puzzle, 'a' | 'b'>): readonly ScreenSetup[] =>
  setupsOf(decksIn(puzzle));

/** The game of a puzzle after the deal; null if its decks cannot be played here. */
export const dealtFor = (
  engine: Engine,
  puzzle: Pick<Puzzle, 'a' | 'b' | 'seed'>,
): State | null => {
  const dealt = engine.create({ players: decksIn(puzzle) }, puzzle.seed);
  return isRefusal(dealt) ? null : dealt.state;
};

/** The position of a puzzle; null if its moves are no longer legal. */
const positionOf = (engine: Engine, puzzle: Puzzle): State | null => {
  let state = dealtFor(engine, puzzle);
  for (const move of puzzle.moves) {
    const step = state && engine.apply(state, move);
    if (!step || isRefusal(step)) return null;
    ({ state } = step);
  }
  return state;
};

/**
 * What is wrong with a puzzle under the present rules and cards; null if its line is a sure win and
 * no other first action wins. `most`: the maximum number of positions that the search examines.
 */
export const faultOf = (engine: Engine, puzzle: Puzzle, most: number): string | null => {
  const state = positionOf(engine, puzzle);
  if (!state) return 'its moves lead nowhere';
  if (state.round !== puzzle.round) return 'it stands in another round';
  if (!hasPhaseAlone(state)) return 'the other player may still act';
  if (!isSureWin(engine, state, puzzle.line)) return 'its line is no sure win';
  if (choicesAlong(engine, state, puzzle.line)?.join() !== puzzle.choices.join())
    return 'its choices are others';
  const verdict = prove(engine, state, { most });
  if (verdict.kind !== 'proven') return `the search says: ${verdict.kind}`;
  const [first] = puzzle.line;
  return first && isFirstAction(state, first, verdict.line) ? null : 'another first action wins';
};
