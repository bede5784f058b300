export { seededOrder, seededRandom, type Random } from './random.js';
export type { Float, SwissInput, SwissPairing, SwissPlayer, SwissTable } from './swiss-input.js';
