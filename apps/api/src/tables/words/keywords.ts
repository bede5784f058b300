import type { TableFace } from '#contracts';
import type { Keyword } from '#rules';

/** Keywords with a number (7.5.4). */
const numbered: ReadonlySet<string> = new Set<Keyword>(['raid', 'restore', 'exploit']);

/** Keywords by name, with the number of those that have one. */
export const keywordMarks = (
  keywords: Readonly<Partial<Record<Keyword, number>>>,
): TableFace['keywords'] =>
  Object.entries(keywords).map(([keyword, n]) => ({
    keyword,
    n: numbered.has(keyword) ? n : null,
  }));
