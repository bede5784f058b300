import { setCodes, type SetCode } from './catalogue.js';

/** English names of the sets. */
export const setNames: Readonly<Record<SetCode, string>> = {
  SOR: 'Spark of Rebellion',
  SHD: 'Shadows of the Galaxy',
  TWI: 'Twilight of the Republic',
  JTL: 'Jump to Lightspeed',
  LOF: 'Legends of the Force',
  IBH: 'Intro Battle: Hoth',
  SEC: 'Secrets of Power',
  LAW: 'A Lawless Time',
  ASH: 'Ashes of the Empire',
  TS26: 'Twin Suns 2026',
  IC27: 'Icons 2027 Edition',
  HMW: 'Homeworlds',
};

/** Products that are sold as whole decks or boxes and have no boosters to draft. */
const withoutBoosters: readonly SetCode[] = ['IBH', 'TS26', 'IC27'];

/** Sets whose boosters are opened in Sealed and Draft, in order of release. */
export const boosterSets: readonly SetCode[] = setCodes.filter(
  (set) => !withoutBoosters.includes(set),
);

/**
 * The number of printings of the sets whose facts are incomplete; at least the last number seen,
 * because the number is not published. All other sets are complete.
 */
export const printingsInSet: Partial<Readonly<Record<SetCode, { readonly atLeast: number }>>> = {
  TS26: { atLeast: 84 },
  IC27: { atLeast: 194 },
};
