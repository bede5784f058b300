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
  IC27: 'IC27',
  HMW: 'HMW',
};

/** Products that are sold as whole decks, and sets of which only previews are known: they have no boosters here. */
const withoutBoosters: readonly SetCode[] = ['IBH', 'TS26', 'IC27', 'HMW'];

/** Sets whose boosters are opened in Sealed and Draft, in order of release. */
export const boosterSets: readonly SetCode[] = setCodes.filter(
  (set) => !withoutBoosters.includes(set),
);
