import { useLayoutEffect } from 'react';
import { useMantineColorScheme } from '@mantine/core';

const SCHEME = 'data-mantine-color-scheme';

/** A table is a dark stage, unless the viewer has chosen a scheme themselves. */
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
