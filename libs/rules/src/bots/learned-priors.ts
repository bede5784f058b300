/**
 * The first estimates of a search about moves: what looking one step ahead would say about them on
 * average.
 */
import type { Decision } from '../kernel/decisions.js';
import { def, type Game, isBase } from '../kernel/game.js';
import type { Candidate } from './candidates.js';
import weights from './learned-weights.json' with { type: 'json' };
import type { Guesses } from './tree-search.js';

/** Kinds of moves that are estimated separately. */
export const KINDS = [
  'attack',
  'play-unit',
  'play-other',
  'use-leader',
  'use',
  'take-initiative',
  'pass',
  'hit-base',
  'hit-unit',
  'yes',
  'no',
  'target',
  'nothing',
  'other',
] as const;
type Kind = (typeof KINDS)[number];

function nameOf(g: Game, d: Decision, { move }: Candidate): Kind {
  const option = d.options[move.pick?.[0] ?? -1];
  if (option === undefined) return move.amounts ? 'other' : 'nothing';
  if (option.o === 'attack' || option.o === 'take-initiative' || option.o === 'pass')
    return option.o;
  if (option.o === 'yes' || option.o === 'no') return option.o;
  if (option.o === 'play') return def(g, option.card).type === 'Unit' ? 'play-unit' : 'play-other';
  if (option.o === 'use') return def(g, option.card).type === 'Leader' ? 'use-leader' : 'use';
  if (d.kind === 'defender' && 'card' in option)
    return isBase(g, option.card) ? 'hit-base' : 'hit-unit';
  return d.kind === 'target' ? 'target' : 'other';
}

export const kindOf = (g: Game, d: Decision, candidate: Candidate): number =>
  KINDS.indexOf(nameOf(g, d, candidate));

/** Scores beyond this are cut off. */
const MOST_GUESS = 40;

export const boundedGuess = (guess: number): number =>
  Math.max(-MOST_GUESS, Math.min(MOST_GUESS, guess));

/**
 * By the table in `learned-weights.json`: a base value for each kind of move, and the weight of its
 * score.
 */
export const learnedGuesses: Guesses = (g, d, list) =>
  list.map((candidate) => {
    const kind = kindOf(g, d, candidate);
    const [worth = 0, slope = 0] = weights.priors[kind] ?? [];
    return worth + slope * boundedGuess(candidate.guess);
  });
