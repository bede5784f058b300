import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { starterDecks } from '#contracts';
import {
  dealtFor,
  faultOf,
  keptPuzzles,
  playForPuzzles,
  type Puzzle,
  puzzleFrom,
  readPuzzle,
  rulesEngine,
  writtenPuzzle,
} from '#games';
import type { Say } from '../../apps/cli/src/command-line/verb.js';

/** The maximum number of searched positions: a puzzle with more is too hard for people, too. */
const limits = { most: 2_500 } as const;
const file = path.join(import.meta.dirname, '../../libs/games/src/swu/puzzles/puzzles.gen.ts');

/** The two starter decks of a game, and its seed. */
const dealOf = (game: number): Pick<Puzzle, 'a' | 'b' | 'seed'> => {
  const count = starterDecks.length;
  const nameAt = (index: number): string => starterDecks[index % count] ?? '';
  const other = game * 7 + 3 + Math.floor(game / count);
  return { a: nameAt(game), b: nameAt(other), seed: `puzzle:${game}` };
};

/** The first puzzle in a game; null if it contains none. */
const foundIn = (game: number): Puzzle | null => {
  const engine = rulesEngine();
  const deal = dealOf(game);
  const dealt = dealtFor(engine, deal);
  if (!dealt) return null;
  let first: Puzzle | null = null;
  playForPuzzles(engine, dealt, {
    chance: game,
    found: ({ moves, state }) => {
      if (first !== null || moves.some(({ name }) => name !== undefined)) return;
      const puzzle = puzzleFrom(engine, { moves, state }, limits);
      if (!puzzle) return;
      const { moves: way, line, choices } = puzzle;
      first = { ...deal, round: state.round, moves: way, line, choices };
    },
  });
  return first;
};

const keep = (lines: readonly string[]): void =>
  writeFileSync(
    file,
    [
      '// Written by `npx conclave puzzles --find`: a line for each puzzle, as `writtenPuzzle` writes it.',
      'export const PUZZLES: readonly string[] = [',
      ...lines.map((line) => `  '${line}',`),
      '];',
      '',
    ].join('\n'),
  );

/** Searches for puzzles in so many games, and appends them to the existing ones. */
export const findPuzzles = (from: number, games: number, say: Say): void => {
  const lines = [...keptPuzzles()];
  const known = new Set(lines.map((line) => readPuzzle(line).seed));
  for (let game = from; game < from + games; game += 1) {
    const puzzle = known.has(`puzzle:${game}`) ? null : foundIn(game);
    if (!puzzle) continue;
    lines.push(writtenPuzzle(puzzle));
    say(`game ${game}: ${puzzle.a} against ${puzzle.b}, ${puzzle.line.length} answers`);
    keep(lines);
  }
};

/** Checks which of the puzzles are no longer valid with the current rules and cards. */
export const checkPuzzles = (every: number, say: Say) => {
  const all = keptPuzzles();
  const checked = all.flatMap((text, index) => (index % every === 0 ? [{ text, index }] : []));
  const faults = checked.flatMap(({ text, index }) => {
    const fault = faultOf(rulesEngine(), readPuzzle(text), limits.most);
    return fault === null ? [] : [`puzzle ${index + 1}: ${fault}`];
  });
  for (const fault of faults) say(fault);
  say(`${all.length} puzzles, ${checked.length} checked, ${faults.length} do not hold`);
  return {
    isFine: faults.length === 0,
    result: { puzzles: all.length, checked: checked.length, faults: faults.length },
  };
};
