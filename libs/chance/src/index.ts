export { hashWords, seededOrder, seededRandom, type Random } from './seeded-random.js';
