import { useEffect } from 'react';

/** For a dialog that exists only while it is open: when it goes, the focus returns to where it came from. */
export const useFocusBack = (): void => {
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement && before.isConnected)
        before.focus({ preventScroll: true });
    };
  }, []);
};
