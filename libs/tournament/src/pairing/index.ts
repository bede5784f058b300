export { bracketOrder, firstBracketRound, nextBracketRound, type BracketPair } from './bracket.js';
export { explain, type Language, type ReasonCode } from './explain.js';
export { compareObjectives, objectiveOf } from './objective.js';
export { isProvenOptimal } from './proof.js';
export { pairSwiss } from './swiss.js';
export type {
  Float,
  PodRule,
  SwissInput,
  SwissPairing,
  SwissPlayer,
  SwissTable,
} from './swiss-input.js';
