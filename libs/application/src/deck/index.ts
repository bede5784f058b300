// One line for every command about deck lists.
export { SubmitDeck } from './submit-deck.js';
export { SubmitTrio } from './submit-trio.js';
