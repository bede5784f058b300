import { useEffect } from 'react';
import type { TableDecision } from '#contracts';

const MARK = 'data-coach';

/** Cards first; the answers that have no card are found by what the board calls them. */
const selectorsOf = (decision: TableDecision, pick: readonly number[]): string[] => {
  if (pick.length === 0) return ['.cg-table [data-confirm]'];
  return pick.flatMap((index) => {
    const option = decision.options[index];
    if (option === undefined) return [];
    if (option.card !== undefined) return [`.cg-table [data-card="${option.card}"]`];
    const { o } = option;
    return [o, `${o}-${index}`].map((answer) => `.cg-table [data-answer="${answer}"]`);
  });
};

/** Marks what the coach points at, also when the board draws it again. */
export const usePointer = (
  decision: TableDecision | null,
  pick: readonly number[] | null,
): void => {
  const selectors = decision && pick ? selectorsOf(decision, pick).join(',') : '';
  useEffect(() => {
    const point = (): void => {
      const wanted = new Set(selectors === '' ? [] : document.querySelectorAll(selectors));
      for (const marked of document.querySelectorAll(`[${MARK}]`))
        if (!wanted.has(marked)) marked.removeAttribute(MARK);
      for (const element of wanted) element.setAttribute(MARK, '');
    };
    point();
    const watcher = new MutationObserver(point);
    watcher.observe(document.body, { childList: true, subtree: true });
    return () => {
      watcher.disconnect();
      for (const marked of document.querySelectorAll(`[${MARK}]`)) marked.removeAttribute(MARK);
    };
  }, [selectors]);
};
