import { type RefObject, useEffect, useRef } from 'react';

const isGone = (element: Element): boolean => !element.isConnected || element.matches(':disabled');

/**
 * An answer takes the button or card away that gave it: the focus then goes
 * to the decision bar, from where the next question is a step away, instead
 * of being lost to the page. `question`: another one for every question.
 */
export const useKeptFocus = (bar: RefObject<HTMLElement | null>, question: string): void => {
  const atTable = useRef(false);
  useEffect(() => {
    const table = bar.current?.closest('.cg-table');
    const onFocus = ({ target }: FocusEvent) => {
      atTable.current = target instanceof Node && table?.contains(target) === true;
    };
    // Left by a press beside everything: that is meant so.
    const onLeave = ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget === null && target instanceof Element && !isGone(target))
        atTable.current = false;
    };
    document.addEventListener('focusin', onFocus);
    document.addEventListener('focusout', onLeave);
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('focusout', onLeave);
    };
  }, [bar]);
  useEffect(() => {
    if (atTable.current && document.activeElement === document.body)
      bar.current?.focus({ preventScroll: true });
  }, [bar, question]);
};
