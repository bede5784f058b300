export { type MatchPlace, type Reporter, seatOf, sideAt, type GameScore } from './place.js';
export * from './events.js';
export { matchPersonalFields } from './personal-fields.js';
export * from './commands.js';
export { isDoubleLoss, outcomeOf, winnerOf, type Outcome } from '#game';
export { matchDecider, type MatchDecision } from './decider.js';
export { matchRefusals } from './refusals.js';
export { matchScoreFault } from './match-score.js';
export type { MatchState, OpenReport } from './state.js';
export type { Opened, TrilogyCommands } from './trilogy/commands.js';
export type {
  BanClockWait,
  DeckFace,
  DeckForGame,
  DeckIndex,
  GameWinner,
  OpenedChoice,
  TrilogyEvents,
} from './trilogy/events.js';
export {
  choosingFor,
  defaultChoice,
  dueReveal,
  revealCommand,
  type DueReveal,
  type RevealCommand,
} from './trilogy/choices.js';
export { openMatch } from './open-match.js';
export { blankTrilogy, trilogyFolds } from './trilogy/evolve.js';
export {
  choicesOf,
  playable,
  silentSides,
  type TrilogySide,
  type TrilogyStage,
  type TrilogyState,
} from './trilogy/state.js';
export {
  chatPhrases,
  type ChatEvent,
  type ChatEvents,
  type ChatPhrase,
  type ChatReception,
} from './chat/events.js';
export {
  chatDecider,
  chatRefusals,
  type ChatActing,
  type ChatCommand,
  type ChatCommands,
  type ChatState,
} from './chat/decider.js';
export { messagesFor, writtenChat, type ChatMessage, type WrittenChat } from './chat/written.js';
export { maySideboard } from './table/decide.js';
export { chooserOf, HASHED, tableMoves } from './game/kinds/match-table.js';
export { mayAgreeDraw, mayOfferDraw } from './table/draw-offer.js';
export type { TableCommands } from './table/commands.js';
export { mayCallTime } from './table/round-time.js';
export type { CloseCause, EndOfRound, TableDeck, TableEvents } from './table/events.js';
export {
  type GameSoFar,
  gameState,
  SWU,
  type SwuReel,
  swuReel,
  swuReels,
  type SwuStanding,
  toMove,
} from './game/kinds/swu.js';
export {
  begunRecord,
  type RewindCause,
  type ScreenRecord,
  type ScreenRewind,
} from './game/record.js';
export {
  runningGame,
  runningGameOf,
  type TableState,
  type TakeBackRequest,
} from './table/state.js';
export { botAnswers, type BotAnswers, type BotTask } from './game/bots.js';
export type { AnsweredAction, Deal, GameAction, GameCommand, Look } from './game/commands.js';
export type { GameDecider } from './game/decider.js';
export type {
  Agreed,
  GameFact,
  GamePlayer,
  RecordedMoment,
  RecordedOpening,
} from './game/facts.js';
export type { GameRefusal } from './game/kind.js';
export { agreedOn, plainTerms } from './game/facts.js';
export { duelDecider } from './game/kinds/duel.js';
export type { DuelEvents } from './game/kinds/duel-events.js';
export { openingOf, practiceDecider, practiceSeat, practiceWinner } from './game/kinds/practice.js';
export type { PracticeEvent, PracticeEvents, PracticeSide } from './game/kinds/practice-events.js';
export { twinSunsDecider } from './game/kinds/twin-suns.js';
export type { TwinSunsEvents } from './game/kinds/twin-suns-events.js';
export type { GamePracticeEvents } from './game/kinds/game-practice-events.js';
export { openingAt, type SeededRecord } from './game/recorded-opening.js';
export { GameMemory, wholeGame } from './game/memory.js';
export {
  type DescribedReel,
  eventsAfter,
  type Reel,
  reelAt,
  type TimedEvent,
} from './game/reel.js';
export { type GameState, isAlone, mayTakeBack, ownMoves } from './game/state.js';
export {
  freeMatchDecider,
  bySide,
  freeMatchOf,
  type FreeMatchState,
  isFreeMatch,
} from './game/kinds/free-match.js';
export type {
  FreeFormat,
  FreeMatchEvents,
  FreeOpening,
  FreePlayer,
} from './game/kinds/free-match-events.js';
export { hasExpired, isGone } from './open-table.js';
export {
  type Glance,
  isOwnQuestion,
  type Lesson,
  type Moment,
  momentsOf,
  type Script,
} from './lessons/lesson.js';
export { shownAt } from './lessons/described-first-game.js';
export { hintFor, LESSONS } from './lessons/lessons.js';
export { pressesOf } from './lessons/presses.js';
export {
  coachingOf,
  isGuided,
  type Coaching,
  LATEST_GUIDED_GAME,
  LESSON_COUNT,
  preparedSeed,
  type PreparedGame,
} from './lessons/prepared.js';
export { finishedGame, type FinishedGame } from './finished-game.js';
export { gameSeedName } from './table/seed-name.js';
