export { bracketOrder, firstBracketRound, nextBracketRound, type BracketPair } from './bracket.js';
export type { ReasonCode } from './reason-code.js';
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
