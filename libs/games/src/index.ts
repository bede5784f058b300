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
export { rankByColumns, type LedgerRow, type Ranked } from './ledger/ledger.js';
export type {
  FormatDefaults,
  Game,
  GameFormat,
  LedgerColumn,
  ScoringOption,
  ShapeSettings,
} from './game.js';
export { findGame, formatOf, gameOf, games, storedGame } from './registry.js';
export type {
  Brought,
  KeptPosition,
  PracticeGame,
  ScreenBoard,
  ScreenChoice,
  ScreenLine,
  ScreenMove,
  ScreenOption,
  ScreenPiece,
  ScreenPosition,
  ScreenSeat,
  ScreenSetup,
  ScreenViewer,
  ScreenZone,
} from './screen.js';
export { sameOption } from './option-key.js';
export { sameText, type Texts } from './texts.js';
export {
  isLegal,
  type GameLists,
  type ListLine,
  type ListProblem,
  type ListSection,
  type ReadList,
  type StoredList,
} from './list.js';
export {
  agreedDraw,
  isAgreedDraw,
  isDoubleLoss,
  outcomeOf,
  sameScore,
  scoreFault,
  turnedScore,
  winnerOf,
  type GameScore,
  type MatchShape,
  type Outcome,
  type ScoreFault,
} from './event/score.js';
export { playedMatch, type RoundResult } from './event/results.js';
export {
  type CountingSettings,
  type EventStandingsInput,
  type Scoring,
  type StandingRow,
} from './event/standings.js';
export { rankWithPlayoff } from './event/playoff-order.js';
export { swuFormat, type SwuFormat } from './swu/formats.js';
export { housePolicy, policyOf, type StandingsPolicy, type SwuColumn } from './swu/policy.js';
export { standings, type StandingsInput, type SwuRow } from './swu/standings.js';
export type { EventResults, ResultsFile } from './exchange.js';
export {
  isListFortress,
  ListFortressFault,
  readListFortress,
  type ListFortressResults,
} from './xwing/exchange/list-fortress.js';
export { xwingPolicyOf } from './xwing/event-standings.js';
export { xwingStandings, type XwingResult, type XwingStandingsInput } from './xwing/standings.js';
export { type StrengthOfSchedule, type XwingColumn, type XwingPolicy } from './xwing/policy.js';
export * from './destiny/index.js';
export * as swtcg from './swtcg/index.js';
export * as xwingMat from './xwing/mat/index.js';
export * as xwingRules from './xwing/rules/index.js';
export { firstShip, firstUpgrade } from './xwing/facts/cards.js';
