export interface SheetLayout {
  /** The height of a row in pixels, which determines the size of its letters. */
  readonly rowHeight: number;
  readonly columns: number;
  readonly rows: number;
  readonly pages: number;
}

export interface Room {
  readonly width: number;
  readonly height: number;
}

/**
 * Row heights as shares of the screen's height, from well legible at the back of the hall to barely
 * legible at 10 m.
 */
const sizes = [0.11, 0.09, 0.075, 0.065, 0.056, 0.048, 0.041, 0.036, 0.032] as const;
const patience = 4;

/**
 * The layout of a list with this many rows: the largest letters with which all names fit on at most
 * four pages, otherwise the smallest letters and as many pages as needed. `widthInRows`: the width
 * of a column in row heights.
 */
export const layoutFor = (
  count: number,
  { width, height }: Room,
  widthInRows: number,
): SheetLayout => {
  const of = (share: number): SheetLayout => {
    const rowHeight = Math.max(18, Math.floor(height * share));
    const rows = Math.max(1, Math.floor(height / rowHeight));
    const columns = Math.max(1, Math.floor(width / (rowHeight * widthInRows)));
    return { rowHeight, columns, rows, pages: Math.max(1, Math.ceil(count / (rows * columns))) };
  };
  const layouts = sizes.map(of);
  const fitting =
    layouts.find((layout) => layout.pages === 1 && layout.rows * layout.columns >= count) ??
    layouts.find((layout) => layout.pages <= patience);
  return fitting ?? of(sizes.at(-1) ?? 0.032);
};

export const pageOf = <T>(
  items: readonly T[],
  { rows, columns }: SheetLayout,
  page: number,
): readonly T[] => items.slice(page * rows * columns, (page + 1) * rows * columns);
