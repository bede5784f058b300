// One line for every command about a game on screen.
export { AnswerTakeBack } from './answer-take-back.js';
export { AskTakeBack } from './ask-take-back.js';
export { ChooseGameDeck } from './choose-game-deck.js';
export { OpenTable } from './open-table.js';
export { PlayMove } from './play-move.js';
export { RewindGame } from './rewind-game.js';
export { RuleTable } from './rule-table.js';
export { TakeBackMove } from './take-back-move.js';
