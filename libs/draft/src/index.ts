export { compositionOf, sheetOf, type Certainty, type Composition, type Sheet } from './packs/composition.js';
export { openPacks, type Pack, type PackCard, type Slot } from './packs/pack.js';
export { isWellFormed, packStatistics, type ChiSquare, type PackStatistics, type SlotCount } from './packs/statistics.js';
