/** A mutation of the code that a test must notice, for the rules that the test proves. */
import type { Citation } from './clauses.js';

export interface Guard {
  readonly rules: readonly Citation[];
  /** A source file of this library; `from` occurs in it exactly once. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly spec: string;
}
