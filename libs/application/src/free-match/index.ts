// One line for every command about a match of no tournament.
export { CancelFreeMatch } from './cancel-free-match.js';
export { JoinFreeMatch } from './join-free-match.js';
export { OfferRematch } from './offer-rematch.js';
export { OpenFreeMatch } from './open-free-match.js';
