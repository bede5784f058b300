export { compareFractions, reduced, toDecimal, type Fraction } from '#games';
export { rankWithPlayoff } from './playoff-order.js';
export { housePolicy, policyOf, type StandingsPolicy } from './policy.js';
export { playedMatch, type RoundResult } from './results.js';
export { standings, type StandingRow, type StandingsInput } from './standings.js';
