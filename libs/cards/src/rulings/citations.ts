/** The rulings that the specs of this folder answer, read from the sources of these specs. */
export interface Cited {
  readonly ruling: string;
  readonly title: string;
}

const RULING = /[A-Z0-9]{3,4}_\d{3}#\d+/g;
/** `ruling('SOR_002#1, SOR_002#2: what happens', ...)` */
const ONE = /\bruling\(\s*(['"`])((?:[A-Z0-9]{3,4}_\d{3}#\d+(?:, )?)+): (.*?)\1,/g;
/** `alike('what happens', ['SOR_002#1', ...], ...)` */
const MANY = /\balike\(\s*(['"`])(.*?)\1,\s*\[([^\]]*)\]/g;

export const rulingsIn = (spec: string): Cited[] =>
  [
    ...[...spec.matchAll(ONE)].map(([, , ids, title]) => ({ ids, title })),
    ...[...spec.matchAll(MANY)].map(([, , title, ids]) => ({ ids, title })),
  ].flatMap(({ ids = '', title = '' }) =>
    (ids.match(RULING) ?? []).map((ruling) => ({ ruling, title })),
  );
