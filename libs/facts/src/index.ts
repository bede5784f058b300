export { factTypes } from './fact-kinds.js';
export { ownership } from './ownership.js';
