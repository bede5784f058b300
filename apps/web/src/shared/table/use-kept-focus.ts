import { type RefObject, useEffect, useRef } from 'react';
import { isMouse } from './is-mouse.js';

/** On a screen that is touched, focus on a card would open its text: who has pressed a key wants it. */
const useWish = (): RefObject<boolean> => {
  const keyed = useRef(false);
  useEffect(() => {
    const onKey = () => (keyed.current = true);
    const onPointer = () => (keyed.current = false);
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('pointerdown', onPointer, true);
    return () => {
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('pointerdown', onPointer, true);
    };
  }, []);
  return keyed;
};

interface Asked {
  /** Another one for every question; null while nothing is asked. */
  readonly question: string | null;
  /** Asked by the page after a press: the focus follows only those who pressed a key. */
  readonly followUp: boolean;
}

/**
 * A question puts the focus on its first choice, unless somebody writes or reads elsewhere; a list that is
 * fetched for it is waited for. On a screen that is touched the first Tab does so, while nothing has it.
 */
export const useKeptFocus = (
  bar: RefObject<HTMLElement | null>,
  { question, followUp }: Asked,
): void => {
  const keyed = useWish();
  useEffect(() => {
    if (question === null) return;
    const gone = new AbortController();
    // Fetched with the first question, so that the table is there sooner.
    const put = () =>
      void import('./put-focus.js').then(({ putFocus }) => {
        if (bar.current !== null) putFocus(bar.current, gone.signal);
      });
    const onTab = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || document.activeElement !== document.body) return;
      event.preventDefault();
      put();
    };
    if (keyed.current || (!followUp && isMouse())) put();
    else document.addEventListener('keydown', onTab, { signal: gone.signal });
    return () => gone.abort();
  }, [bar, question, followUp, keyed]);
};
