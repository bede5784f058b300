export { missingIcons } from './deck/aspects.js';
export {
  canonicalDeck,
  cardTotal,
  countCards,
  deckJson,
  deckSections,
  sameDeck,
  sectionOfType,
  type CardCount,
  type Deck,
  type DeckSection,
} from './deck/deck.js';
export {
  hasErrors,
  type DeckPlace,
  type DeckProblem,
  type DeckProblemCode,
  type DeckProblemData,
  type Severity,
} from './deck/problem.js';
export { labelOf } from './deck/label.js';
export { splitSideboard } from './deck/split-sideboard.js';
export {
  deckProblemText,
  deckProblemTexts,
  inEveryLocale,
  type Locale,
} from './deck/problem-text.js';
export { type DeckTextFormat, type ParsedDeck } from './text/deck-draft.js';
export { readCardList, type CardList } from './text/card-list.js';
export { detectFormat, MAX_DECK_TEXT, parseDeck } from './text/parse-deck.js';
export { toMeleeText, toSwudbJson } from './text/export-deck.js';
export { checkDeck, type CheckedDeck } from './check-deck.js';
export { legalityOn, type Legality } from './legality/manifest.js';
export { overrideLegality, type FormatOverride, type LimitsOverride } from './legality/override.js';
export {
  agesOfParts,
  entriesWithoutEnd,
  legalityAge,
  OLD_AFTER_DAYS,
  releasedWithoutFacts,
  type DataAge,
  type DatedPart,
} from './legality/age.js';
export { type DeckConstruction } from './construction/deck-construction.js';
export {
  formatRules,
  premierRules,
  type FormatName,
  type FormatRules,
  type RulesRequest,
} from './construction/format-rules.js';
export { swuFormat, type SwuFormat } from './construction/swu-format.js';
export {
  type CardPlace,
  type CardPool,
  type CheckOptions,
} from './construction/deck-under-check.js';
export { validateDeck, validatePremier, type DeckVerdict } from './construction/validate-deck.js';
export { validateTrio, type TrioOptions } from './construction/trilogy.js';
export { generateDeck, generateTrio, type UsedCopies } from './generate/generate-deck.js';
