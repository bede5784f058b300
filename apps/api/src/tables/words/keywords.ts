import type { TableText } from '#contracts';
import { abilityText, type Keyword } from '#rules';
import { both } from './pair.js';

/** Keywords whose number counts (7.5.4). */
const numbered: ReadonlySet<Keyword> = new Set<Keyword>(['raid', 'restore', 'exploit']);

/** A keyword by name, with its number where that counts. */
export const keywordText = (keyword: Keyword, n: number): TableText =>
  both((language) =>
    abilityText(
      language,
      numbered.has(keyword) ? { a: 'keyword', keyword, n } : { a: 'keyword', keyword },
    ),
  );
