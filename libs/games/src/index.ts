export { findGame, gameOf, games, storedGame } from './registry.js';
export { swu } from './swu/game.js';
export { housePolicy, policyOf, type StandingsPolicy, type SwuColumn } from './swu/policy.js';
export {
  cardsDigest,
  engineOf,
  engineWith,
  decksOf,
  rulesEngine,
  setupOf,
  setupsOf,
} from './swu/screen/engine.js';
export { difficultyOf, puzzleOfDay } from './swu/puzzles/difficulty.js';
export { playForPuzzles, puzzleFrom } from './swu/puzzles/find.js';
export {
  dealtFor,
  faultOf,
  keptPuzzles,
  puzzleCount,
  puzzleOf,
  setupsOfPuzzle,
  solverOf,
} from './swu/puzzles/kept.js';
export { type Puzzle, readPuzzle, writtenPuzzle } from './swu/puzzles/puzzle.js';
export { SwuPosition, swuScreen } from './swu/screen/screen-game.js';
export { standings, type StandingsInput, type SwuRow } from './swu/standings.js';
export {
  isListFortress,
  ListFortressFault,
  readListFortress,
  type ListFortressResults,
} from './xwing/exchange/list-fortress.js';
export { xwingPolicyOf } from './xwing/event-standings.js';
export { xwingStandings, type XwingResult, type XwingStandingsInput } from './xwing/standings.js';
export { type StrengthOfSchedule, type XwingColumn, type XwingPolicy } from './xwing/policy.js';
export { type BookGuard, BOOK_GUARDS } from './rulebooks/guards.js';
export { type BookRow, rulebooks, testedBy } from './rulebooks/rulebook.js';
export * from './destiny/index.js';
export * as swtcg from './swtcg/index.js';
export * as xwingMat from './xwing/mat/index.js';
export * as xwingGame from './xwing/engine/index.js';
export * as xwingRules from './xwing/rules/index.js';
export { countedCards as xwingCards } from './xwing/play/playable.js';
export { randomGame as randomXwingGame } from './xwing/play/random-game.js';
export { firstShip, firstUpgrade } from './xwing/facts/cards.js';
