import { useEffect, useRef, type PropsWithChildren } from 'react';

/**
 * A row of choices that may be wider than a phone; it scrolls so that the chosen one is visible.
 */
export const ChoiceRow = ({ chosen, children }: PropsWithChildren<{ readonly chosen: string }>) => {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const one = row.current?.querySelector<HTMLElement>('label[data-active]');
    if (row.current !== null && one) {
      const { left, width } = one.getBoundingClientRect();
      const box = row.current.getBoundingClientRect();
      row.current.scrollLeft += left + width / 2 - (box.left + box.width / 2);
    }
  }, [chosen]);
  return (
    <div ref={row} className="cv-scroll">
      {children}
    </div>
  );
};
