import { tableOfPage } from './page-of-table.js';
import { printSearch } from './print-search.js';

/**
 * The part of an address behind the question mark, read by whoever opens the page: anything may stand in it.
 */
export type Given = Readonly<Record<string, string>>;

/** Only ways inside this site may be returned to. */
export const backSearch = ({ back }: Given): { back: string } => ({
  back: back !== undefined && /^\/(?![/\\])/.test(back) ? back : '/events',
});

/** A guest who makes an account keeps the name of their seat. */
export const newAccountSearch = ({ name, ...rest }: Given): { back: string; name?: string } => ({
  ...backSearch(rest),
  ...(name === undefined ? {} : { name }),
});

/** A new event may be made like an older one, with the people who are in that one. */
export const likeSearch = ({ from, people }: Given): { from?: string; people?: string } => ({
  ...(from === undefined ? {} : { from }),
  ...(from === undefined || people === undefined ? {} : { people }),
});

/** Which part of the names a wall shows, as `readWallPart` reads it. */
export const wallSearch = ({ wall }: Given): { wall?: string } =>
  wall === undefined ? {} : { wall };

/** `at`: the decision of a replay, or the place in an event's log, that is shown first. */
export const momentSearch = ({ at }: Given): { at?: number } =>
  at !== undefined && /^\d{1,9}$/.test(at) ? { at: Number(at) } : {};

/** The number of a puzzle. */
export const puzzleSearch = ({ puzzle }: Given): { puzzle?: string } =>
  puzzle !== undefined && /^\d{1,6}$/.test(puzzle) ? { puzzle } : {};

/** `table`: the page of that at which the player waits for somebody meanwhile. */
export const warmUpSearch = ({ table }: Given): { table?: string } =>
  table !== undefined && tableOfPage(table) !== null ? { table } : {};

/** `second`: the game after the guided one, which a few words go with. */
export const practiceSearch = ({
  second,
  ...rest
}: Given): { second?: string; puzzle?: string; table?: string } => ({
  ...puzzleSearch(rest),
  ...warmUpSearch(rest),
  ...(second === undefined ? {} : { second }),
});

/** What a link that was given out ends with. */
export const keySearch = ({ key }: Given): { key?: string } => (key === undefined ? {} : { key });

/** A page whose address says everything. */
export const noSearch = (): { readonly [name: string]: never } => ({});

export { printSearch };
