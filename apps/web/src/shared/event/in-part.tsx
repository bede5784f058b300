import { useState, type ReactNode } from 'react';
import { Button } from '@mantine/core';
import { useText } from '../../i18n/index.js';

/** More rows than this take a phone longer to draw than anybody reads of them. */
const atOnce = 100;

/** The first of many rows, and a button for the rest; searches look through all of them. */
export const useInPart = <T,>(
  rows: readonly T[],
): { readonly shown: readonly T[]; readonly rest: ReactNode } => {
  const { t } = useText();
  const [all, setAll] = useState(false);
  if (all || rows.length <= atOnce) return { shown: rows, rest: null };
  return {
    shown: rows.slice(0, atOnce),
    rest: (
      <Button variant="default" mt="xs" onClick={() => setAll(true)}>
        {t('common.showAll', { count: rows.length })}
      </Button>
    ),
  };
};
