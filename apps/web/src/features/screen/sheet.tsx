import { useEffect, type ReactNode } from 'react';
import { layoutFor, pageOf, type Room } from './layout.js';

interface SheetProps<T> {
  readonly items: readonly T[];
  readonly room: Room;
  readonly page: number;
  /** The width of a column in row heights. */
  readonly widthInRows: number;
  readonly onPages: (pages: number) => void;
  readonly keyOf: (item: T) => string;
  readonly children: (item: T) => ReactNode;
}

/** A long list in columns and pages, read top to bottom, then left to right. */
export function Sheet<T>({
  items,
  room,
  page,
  widthInRows,
  onPages,
  keyOf,
  children,
}: SheetProps<T>) {
  const layout = layoutFor(items.length, room, widthInRows);
  const { pages, rows, rowHeight } = layout;
  useEffect(() => onPages(pages), [onPages, pages]);
  const shown = pageOf(items, layout, Math.min(page, pages - 1));
  const columns = Math.min(layout.columns, Math.max(1, Math.ceil(shown.length / rows)));
  return (
    <ol
      className="cv-sheet"
      style={{
        gridTemplateRows: `repeat(${Math.min(rows, Math.max(1, shown.length))}, ${rowHeight}px)`,
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        fontSize: rowHeight * 0.6,
      }}
    >
      {shown.map((item) => (
        <li key={keyOf(item)}>{children(item)}</li>
      ))}
    </ol>
  );
}
