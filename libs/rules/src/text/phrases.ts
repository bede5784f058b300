/**
 * Connects cards, numbers and conditions, whose texts contain each other, without circular imports.
 */
import type { Amount, Condition } from '../effects/nodes.js';
import type { Language } from './language.js';

export interface Phrases {
  readonly l: Language;
  readonly amount: (a: Amount) => string;
  readonly condition: (c: Condition) => string;
}
