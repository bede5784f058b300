import { useLayoutEffect } from 'react';
import { useMantineColorScheme } from '@mantine/core';

const SCHEME = 'data-mantine-color-scheme';

/** Makes a table dark, unless the viewer has chosen a colour scheme. */
export const useDarkStage = (): void => {
  const { colorScheme } = useMantineColorScheme();
  useLayoutEffect(() => {
    if (colorScheme !== 'auto') return;
    const root = document.documentElement;
    const before = root.getAttribute(SCHEME);
    root.setAttribute(SCHEME, 'dark');
    return () => {
      if (before !== null) root.setAttribute(SCHEME, before);
    };
  }, [colorScheme]);
};
