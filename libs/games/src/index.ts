export {
  atLeast,
  compareFractions,
  leastCommonMultiple,
  reduced,
  third,
  toDecimal,
  wholeNumber,
  zero,
  type Fraction,
} from './ledger/fraction.js';
export { rankByColumns, type LedgerRow, type RankedRow } from './ledger/ledger.js';
export { xwingStandings, type XwingResult, type XwingStandingsInput } from './xwing/standings.js';
export { type StrengthOfSchedule, type XwingColumn, type XwingPolicy } from './xwing/policy.js';
export * from './destiny/index.js';
