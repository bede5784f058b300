import { type RefObject, useEffect } from 'react';

/** Publishes the panel's height as `--cg-above`, so that the board leaves room for it. */
export const useRoomAbove = (panel: RefObject<HTMLElement | null>): void =>
  useEffect(() => {
    const root = document.documentElement;
    const element = panel.current;
    if (element === null) return;
    const measure = new ResizeObserver(() =>
      root.style.setProperty('--cg-above', `${element.offsetHeight}px`),
    );
    measure.observe(element);
    return () => {
      measure.disconnect();
      root.style.removeProperty('--cg-above');
    };
  }, [panel]);
