// One line for every command about a game between two people that belongs to no tournament.
export { CancelDuel } from './cancel-duel.js';
export { JoinDuel } from './join-duel.js';
export { OpenDuel } from './open-duel.js';
export { ConcedeDuel, PlayDuel, TakeBackDuel } from './play-duel.js';
export { PlayDuelAgain } from './play-duel-again.js';
export { ClaimDuel, WarnDuelSilence } from './warn-duel-silence.js';
