export { seededOrder, seededRandom, type Random } from './seeded-random.js';
