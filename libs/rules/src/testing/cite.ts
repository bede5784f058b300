import type { Citation } from '../manifest/clauses.js';

/**
 * A test's title: what it proves, then what happens. Rules, and clauses of rules that say several
 * things, are typed from the manifest. The suite reads these citations.
 */
export const cr = (proven: readonly [Citation, ...Citation[]], title: string): string =>
  `${proven.join(', ')} | ${title}`;
