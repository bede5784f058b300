import type { EventView } from '#contracts';

type InHall = Pick<EventView, 'information'>;

/** The area of the hall in which a table stands; null if the organizer has named none for it. */
export const areaOf = ({ information }: InHall, table: number): string | null =>
  information?.hall?.areas.find(({ from, to }) => from <= table && table <= to)?.name ?? null;

export const hasAreas = ({ information }: InHall): boolean =>
  (information?.hall?.areas.length ?? 0) > 0;

/** Whether the table is featured, that is, shown or streamed to everybody. */
export const isFeatured = ({ information }: InHall, table: number): boolean =>
  information?.hall?.featured.includes(table) ?? false;
