export {
  atLeast,
  compareFractions,
  leastCommonMultiple,
  reduceFraction,
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
export {
  findGameIn,
  formatOf,
  gameIn,
  screenIn,
  storedGameIn,
  type GameCatalogue,
} from './catalogue.js';
export { DEALT_ALIKE, dealingSeed, seedAlike } from './dealing-seed.js';
export { toFlatMove, toScreenMove } from './flat-move.js';
export type {
  Brought,
  StarterList,
  DescribedGame,
  DescribedPosition,
  FirstGame,
  FirstMove,
  KeptPosition,
  ScreenBoard,
  ScreenBotChoice,
  ScreenBotLevel,
  ScreenChoice,
  ScreenGame,
  ScreenLine,
  ScreenLegend,
  ScreenMap,
  ScreenMark,
  ScreenRoll,
  ScreenMove,
  ScreenOption,
  ScreenPiece,
  ScreenPoint,
  ScreenPosition,
  ScreenRefusal,
  ScreenSeat,
  ScreenSetup,
  ScreenShape,
  ScreenSide,
  ScreenTable,
  ScreenTerms,
  ScreenThinking,
  ScreenViewer,
  ScreenZone,
} from './screen.js';
export { describedIn, isOnScreen, tableOf } from './described.js';
export { firstPosition, resumedPosition, type GameOnScreen } from './screen-position.js';
export { keyedChance, type Chance } from './drawn-numbers.js';
export { Engine, isRefusal, type Edge, type GameFact, type Move, type Steps } from './engine.js';
export { ask, inside, pop, push, shuffle, takeAnswer, takeNext } from './frames.js';
export { stateHash } from './state-hash.js';
export { playWholeGame, randomChooser, type Chooser, type RandomGame } from './whole-game.js';
export { optionKey, sameOption } from './option-key.js';
export { inEach, joinTexts, sameText, textIn, type Texts } from './texts.js';
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
export { outcomeFor, outcomeOfResult, playedMatch, type RoundResult } from './event/results.js';
export {
  type CountingSettings,
  type EventStandingsInput,
  type Scoring,
  type StandingRow,
} from './event/standings.js';
export { rankWithPlayoff } from './event/playoff-order.js';
export type { EventResults, ResultsFile } from './exchange.js';
