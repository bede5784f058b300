import { tableOfPage } from './page-of-table.js';
import { printSearch } from './print-search.js';

/** The query of an address as given; it may contain anything. */
export type Given = Readonly<Record<string, string>>;

/** Accepts only addresses of this site for returning. */
export const backSearch = ({ back }: Given): { back: string } => ({
  back: back !== undefined && /^\/(?![/\\])/.test(back) ? back : '/events',
});

/** A guest who creates an account keeps the name of their seat. */
export const newAccountSearch = ({ name, ...rest }: Given): { back: string; name?: string } => ({
  ...backSearch(rest),
  ...(name === undefined ? {} : { name }),
});

/** A new event may copy an older one, with its players. */
export const likeSearch = ({ from, people }: Given): { from?: string; people?: string } => ({
  ...(from === undefined ? {} : { from }),
  ...(from === undefined || people === undefined ? {} : { people }),
});

/** The part of the names that a wall shows, as read by `readWallPart`. */
export const wallSearch = ({ wall }: Given): { wall?: string } =>
  wall === undefined ? {} : { wall };

/** `at`: the decision of a replay, or the position in an event's log, to show first. */
export const momentSearch = ({ at }: Given): { at?: number } =>
  at !== undefined && /^\d{1,9}$/.test(at) ? { at: Number(at) } : {};

/** The number of a puzzle. */
export const puzzleSearch = ({ puzzle }: Given): { puzzle?: string } =>
  puzzle !== undefined && /^\d{1,6}$/.test(puzzle) ? { puzzle } : {};

/** `table`: the address of the table at which the player is waiting meanwhile. */
export const warmUpSearch = ({ table }: Given): { table?: string } =>
  table !== undefined && tableOfPage(table) !== null ? { table } : {};

/** `second`: whether this is the game after the lessons, in which a few hints are given. */
export const practiceSearch = ({
  second,
  ...rest
}: Given): { second?: string; puzzle?: string; table?: string } => ({
  ...puzzleSearch(rest),
  ...warmUpSearch(rest),
  ...(second === undefined ? {} : { second }),
});

/** The secret at the end of a shared link. */
export const keySearch = ({ key }: Given): { key?: string } => (key === undefined ? {} : { key });

/** A page without query parameters. */
export const noSearch = (): { readonly [name: string]: never } => ({});

export { printSearch };
