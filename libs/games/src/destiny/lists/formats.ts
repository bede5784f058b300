import { knownCard } from '../facts/catalogue.js';
import { formatRows } from '../facts/formats.gen.js';
import { destinySets } from '../facts/sets.gen.js';

/**
 * What a format permits. `sets` is in no particular order; points in `balance` replace the printed
 * ones.
 */
export interface DestinyFormat {
  readonly id: string;
  readonly name: string;
  readonly sets: readonly string[];
  readonly plots: boolean;
  readonly balance: Readonly<Record<string, readonly number[]>>;
  readonly banned: readonly string[];
  /** A list may include copies of only one of these cards. */
  readonly restricted: readonly string[];
  readonly restrictedPairs: Readonly<Record<string, readonly string[]>>;
}

/**
 * The game as the rules reference of 2016 describes it: the first set, printed points, no plots.
 */
const awakenings: DestinyFormat = {
  id: 'destiny-awakenings',
  name: 'Awakenings',
  sets: ['AW'],
  plots: false,
  balance: {},
  banned: [],
  restricted: [],
  restrictedPairs: {},
};

const ids: Readonly<Record<string, string>> = {
  STD: 'destiny-standard',
  TRI: 'destiny-trilogy',
  INF: 'destiny-infinite',
  ARNS: 'destiny-arh-standard',
  TCISTD: 'destiny-tci-standard',
};

export const destinyFormats: readonly DestinyFormat[] = [
  awakenings,
  ...formatRows.map(({ code, ...row }) => ({ id: ids[code] ?? code, plots: true, ...row })),
];

export const destinyFormat = (id: string): DestinyFormat | undefined =>
  destinyFormats.find((format) => format.id === id);

const reprints = new Map<string, string[]>();
for (const { rows } of destinySets) {
  for (const { id, reprintOf } of rows) {
    if (reprintOf !== undefined) reprints.set(reprintOf, [...(reprints.get(reprintOf) ?? []), id]);
  }
}

/** Whether the card or another printing of it is in one of the sets. */
export const isInSets = (card: string, sets: readonly string[]): boolean => {
  const original = knownCard(card).reprintOf ?? card;
  return [card, original, ...(reprints.get(original) ?? [])].some((id) =>
    sets.includes(knownCard(id).set),
  );
};
