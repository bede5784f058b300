export type * from './facts/card-facts.js';
export {
  allCards,
  allPrintings,
  canonicalId,
  cardById,
  cardLabel,
  cardsNamed,
  printingsOf,
  knownCards,
  setsOf,
  setCodes,
  type SetCode,
} from './facts/catalogue.js';
export { setOfPrinting, type CardIndex } from './facts/card-index.js';
export { cardOfPrinting, printingId } from './facts/alternate-printings.js';
export { deckConstructionChange, type DeckConstructionChange } from './facts/deck-construction.js';
export { isTokenName } from './facts/tokens.js';
export { findCards } from './facts/find-cards.js';
export { similarNames } from './facts/similar-names.js';
export { nameKey } from './facts/name-key.js';
export { boosterSets, printingsInSet, setNames } from './facts/sets.js';
export { bookOf, playableBook } from './behaviour/book.js';
export type { Behaviour } from './behaviour/card.js';
export { BEHAVIOURS } from './behaviour/sets.js';
export { cardsOfDecks, deckDigest, hasAllCards } from './behaviour/deck-digest.js';
export { starterDeck } from './behaviour/starter-decks.js';
export { randomDeck } from './behaviour/random-deck.js';
export type { CardContent, CardSet } from './content.js';
export { builtInContent } from './catalogues/built-in.js';
export { Catalogue } from './catalogues/catalogue.js';
export { composeContent } from './catalogues/lay-over.js';
export {
  catalogueInForce,
  catalogueOf,
  findCatalogue,
  isPlayable,
  knownCatalogue,
  stockBundles,
  stockOfBundles,
  type CardStock,
} from './catalogues/registry.js';
export type * from './legality/legality-entry.js';
export { swuLegality } from './legality/swu-legality.js';
