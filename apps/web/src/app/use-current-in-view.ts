import { useEffect, useRef, type RefObject } from 'react';
import { useHere } from '../navigation/here.js';

/** For a row of tabs wider than the phone: scrolls it so that the current tab is visible. */
export const useCurrentInView = (): RefObject<HTMLElement | null> => {
  const row = useRef<HTMLElement>(null);
  const { pathname } = useHere();
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (row.current !== null && current)
      row.current.scrollLeft =
        current.offsetLeft - (row.current.clientWidth - current.offsetWidth) / 2;
  }, [pathname]);
  return row;
};
