/**
 * Mutations of the code that a test must notice: breaking a rule breaks the test that cites it.
 * `npx conclave mutants --guards` makes each of them in turn and checks that `spec` fails.
 */
import type { Guard } from './guard.js';
import { ABILITY_GUARDS } from './guards/07-abilities.js';
import { ADDITIONAL_GUARDS } from './guards/08-to-12.js';
import { CONCEPT_GUARDS } from './guards/01-concepts.js';
import { PLAY_GUARDS } from './guards/03-to-06.js';

export const GUARDS: readonly Guard[] = [
  ...CONCEPT_GUARDS,
  ...PLAY_GUARDS,
  ...ABILITY_GUARDS,
  ...ADDITIONAL_GUARDS,
];
