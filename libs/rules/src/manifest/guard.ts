/** A change of the code that a test must notice, for the rules that it proves. */
import type { Citation } from './clauses.js';

export interface Guard {
  readonly rules: readonly Citation[];
  /** From the sources of this library; `from` is there once. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly spec: string;
}
