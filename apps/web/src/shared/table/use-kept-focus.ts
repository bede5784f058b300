import { type RefObject, useEffect, useRef } from 'react';
import { isMouse } from './is-mouse.js';

/**
 * Whether the last input was a key. On a touch screen, focus on a card opens its text, which only
 * keyboard users want.
 */
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
  /** Different for every question; null while nothing is asked. */
  readonly question: string | null;
  /** Whether the page asks this after a press: then the focus moves only if a key was pressed. */
  readonly followUp: boolean;
}

/**
 * Focuses the first choice of every new question, unless the viewer writes or reads elsewhere;
 * waits for a list that is still loading. On a touch screen the first Tab does so while nothing has
 * the focus.
 */
export const useKeptFocus = (
  bar: RefObject<HTMLElement | null>,
  { question, followUp }: Asked,
): void => {
  const keyed = useWish();
  useEffect(() => {
    if (question === null) return;
    const gone = new AbortController();
    // Loaded with the first question, so that the table appears sooner.
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
