export * from './card.js';
export { countTypes, deckFaults, type DeckEntry } from './construction.js';
export { abilityNamed } from './unit.js';
export type { Chance } from '#game';
export { cardsBySet, isPlayable } from './facts/catalogue.js';
export { starterSet } from './facts/start.gen.js';
export {
  createEngine,
  isRefusal,
  type Refusal,
  type SwtcgEngine,
  type SwtcgEvent,
} from './engine/engine.js';
export { bookOf } from './engine/book.js';
export { layTable, type Placed } from './engine/layout.js';
export type { Book, Happening } from './engine/machine.js';
export { totalsOf } from './engine/queries.js';
export { readerOf } from './engine/reading.js';
export type { Option } from './engine/options.js';
export type { Frame, SwtcgState } from './engine/state.js';
export { playableCards, starterBook } from './play/book.js';
export { randomDeck, randomGame, randomTeamGame } from './play/random-game.js';
export { viewOf } from './play/view.js';
