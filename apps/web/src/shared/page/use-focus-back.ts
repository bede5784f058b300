import { useEffect } from 'react';

/**
 * For a dialog that is mounted only while open: on unmount, returns the focus to the element that
 * had it before.
 */
export const useFocusBack = (): void => {
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement && before.isConnected)
        before.focus({ preventScroll: true });
    };
  }, []);
};
