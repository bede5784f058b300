export type * from './facts/card-facts.js';
export {
  allCards,
  allPrintings,
  canonicalId,
  cardById,
  cardLabel,
  cardsNamed,
  printingsOf,
  setOfPrinting,
  setsOf,
  setCodes,
  type SetCode,
} from './facts/catalogue.js';
export { alternatePrintings, cardOfPrinting, printingId } from './facts/alternate-printings.js';
export { deckConstructionChange, type DeckConstructionChange } from './facts/deck-construction.js';
export { isTokenName } from './facts/tokens.js';
export { similarNames } from './facts/similar-names.js';
export { nameKey } from './facts/name-key.js';
export { boosterSets, printingsInSet, setNames } from './facts/sets.js';
export { bookOf, isPlayable, playableBook } from './behaviour/book.js';
export type { Behaviour } from './behaviour/card.js';
export { BEHAVIOURS } from './behaviour/sets.js';
export { starterDeck } from './behaviour/starter-decks.js';
export { randomDeck } from './behaviour/random-deck.js';
