import type { Texts } from '../pairs.js';

/** Why these two, why this bye, why this table is affected: by the stable code of the reason. */
export const reasons = {} as const satisfies Texts;
