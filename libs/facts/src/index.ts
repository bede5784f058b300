export { factTypes } from './fact-kinds.js';
export { ownership } from './ownership.js';
export { type FactFault, factFaults, factSchemasOf } from './fact-faults.js';
export { isEventOf, isMatchOfRound, matchIdOfRound, roundName } from './made-ids.js';
export { id } from './parts.js';
