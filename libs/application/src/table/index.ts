// One line for every command about a game on screen.
export { AnswerDraw } from './answer-draw.js';
export { AnswerTakeBack } from './answer-take-back.js';
export { AskRuling } from './ask-ruling.js';
export { AskTakeBack } from './ask-take-back.js';
export { CallTime } from './call-time.js';
export { ChooseGameDeck } from './choose-game-deck.js';
export { ClaimGame } from './claim-game.js';
export { OfferDraw } from './offer-draw.js';
export { OpenTable } from './open-table.js';
export { PlayMove } from './play-move.js';
export { ReportFault } from './report-fault.js';
export { RewindGame } from './rewind-game.js';
export { RuleTable } from './rule-table.js';
export { TakeBackMove } from './take-back-move.js';
export { CallClock } from './call-clock.js';
export { WarnSilence } from './warn-silence.js';
