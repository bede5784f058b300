import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '@mantine/core';
import { useText } from '../../i18n/index.js';

/** Rows drawn at first: more take a phone longer to draw than anybody needs at first. */
const atFirst = 50;
/** Rows added each time the end of the list scrolls into view. */
const atATime = 100;

/** The button that shows all rows; scrolling down to it adds more rows without a press. */
const Rest = ({ count, more, all }: { count: number; more: () => void; all: () => void }) => {
  const { t } = useText();
  const end = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const watched = end.current;
    if (watched === null || !('IntersectionObserver' in window)) return;
    const seen = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) more();
      },
      { rootMargin: '400px' },
    );
    seen.observe(watched);
    return () => seen.disconnect();
  }, [more]);
  return (
    <Button ref={end} variant="default" mt="xs" onClick={all}>
      {t('common.showAll', { count })}
    </Button>
  );
};

/**
 * Shows the first rows of a long list, adds more while scrolling, and offers a button for all; a
 * search covers every row.
 */
export const useInPart = <T,>(
  rows: readonly T[],
): { readonly shown: readonly T[]; readonly rest: ReactNode } => {
  const [most, setMost] = useState(atFirst);
  const more = useCallback(() => setMost((shown) => shown + atATime), []);
  if (rows.length <= most) return { shown: rows, rest: null };
  return {
    shown: rows.slice(0, most),
    rest: <Rest key={most} count={rows.length} more={more} all={() => setMost(Infinity)} />,
  };
};
