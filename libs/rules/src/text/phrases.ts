/**
 * How cards, numbers and conditions, which all name each other, reach each other without a ring of imports.
 */
import type { Amount, Condition } from '../effects/nodes.js';
import type { Language } from './language.js';

export interface Phrases {
  readonly l: Language;
  readonly amount: (a: Amount) => string;
  readonly condition: (c: Condition) => string;
}
