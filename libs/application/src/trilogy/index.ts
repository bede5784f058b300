// One line for every command about a Trilogy match, beyond those of every match.
export { ConfirmGame } from './confirm-game.js';
export { DisputeGame } from './dispute-game.js';
export { EndChoice } from './end-choice.js';
export { PresentDecks } from './present-decks.js';
export { ReportGame } from './report-game.js';
export { RuleGame } from './rule-game.js';
export { SealBan } from './seal-ban.js';
export { SealDeck } from './seal-deck.js';
export { SitDown } from './sit-down.js';
export { StartBanClock } from './start-ban-clock.js';
