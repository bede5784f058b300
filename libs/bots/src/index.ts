export { broughtDeck, broughtTrio } from './brought-decks.js';
export { deckFromPool, lookAtPool } from './build-from-pool.js';
export { lookAtPod, pickAtPod } from './draft-at-pod.js';
export { decksLeft } from './trilogy-choices.js';
