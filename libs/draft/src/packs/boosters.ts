import { canonicalId, cardById, type CardFacts, type CardId, catalogueOf } from '#cards';
import { seededRandom } from '#chance';
import { sheetOf } from './composition.js';
import { openPacks, type Pack, type PackCard } from './pack.js';

/** A list of cards from which boosters are dealt without repeating a copy. */
export interface Cube {
  readonly name: string;
  /** Card ids, one for each copy. */
  readonly cards: readonly CardId[];
  /** Cards of a booster besides its leader. */
  readonly packSize: number;
}

/**
 * The contents of an event's boosters: one set, a set for each booster in turn, or dealt from a
 * cube.
 */
export interface Boosters {
  readonly set: string;
  /**
   * The set of the first booster, of the second and so on; after the last the first again. Absent:
   * all are of `set`.
   */
  readonly sets?: readonly string[] | undefined;
  /** Takes precedence over the sets. */
  readonly cube?: Cube | undefined;
  /**
   * Digests of the card bundles with which they are opened, whatever bundles came into force later;
   * empty: the built-in cards.
   */
  readonly bundles?: readonly string[] | undefined;
}

/**
 * Boosters of one set contain fourteen cards that are drafted, besides leader and base or token (CR
 * 10.3.2D, E).
 */
const cardsOfSet = 14;

/** Boosters as events store them: absent parts are omitted. */
export type KeptBoosters = {
  readonly [Part in keyof Boosters]: Exclude<Boosters[Part], undefined>;
};

/** Extracts the boosters from an object that contains them. */
export const boostersOf = ({ set, sets, cube, bundles = [] }: Boosters): KeptBoosters => ({
  set,
  ...(sets === undefined ? {} : { sets }),
  ...(cube === undefined ? {} : { cube }),
  ...(bundles.length === 0 ? {} : { bundles }),
});

/** The display name: the name of the cube, or the codes of the sets. */
export const boostersName = ({ set, sets = [], cube }: Boosters): string =>
  cube?.name ?? (sets.length === 0 ? set : sets.join(' + '));

/** Cards of a booster that are drafted as cards; a figure that is public. */
export const cardsInBooster = ({ cube }: Pick<Boosters, 'cube'>): number =>
  cube?.packSize ?? cardsOfSet;

/** The set of the booster at this index, from 0. */
const setAt = ({ set, sets = [] }: Boosters, place: number): string =>
  sets[place % Math.max(1, sets.length)] ?? set;

/**
 * The sets whose common bases all players may use (CR 10.2.2C, 10.3.4C); those of every set for a
 * cube, which belongs to none.
 */
export const setsOf = (boosters: Boosters): readonly string[] =>
  boosters.cube
    ? catalogueOf(boosters.bundles).boosterSets
    : [...new Set(boosters.sets?.length ? boosters.sets : [boosters.set])];

/** Common bases that all players may use with these boosters, each once. */
export const commonBasesOf = (boosters: Boosters): readonly CardFacts[] => {
  const bases = setsOf(boosters).flatMap(
    (set) => sheetOf(set, catalogueOf(boosters.bundles)).commonBases,
  );
  return [...new Map(bases.map((base) => [canonicalId(base.id), base])).values()];
};

/**
 * Common bases and tokens are put aside and not drafted (CR 10.3.2E); a rare base is drafted like a
 * card.
 */
export const isDrafted = (id: string): boolean => {
  const card = cardById(id);
  return card?.type !== 'Leader' && !(card?.type === 'Base' && card.rarity !== 'Rare');
};

const leadersIn = ({ cards }: Cube): readonly string[] =>
  cards.filter((id) => cardById(id)?.type === 'Leader');

const boosterOf = (leader: string | undefined, cards: readonly string[]): Pack => [
  ...(leader === undefined ? [] : [{ id: leader, slot: 'leader' } as const]),
  ...cards.map((id): PackCard => ({ id, slot: 'cube' })),
];

/** Boosters dealt from a shuffled cube: a leader and as many cards as the cube defines. */
const dealCube = (cube: Cube, count: number, seed: string): readonly Pack[] => {
  const random = seededRandom(`cube/${seed}`);
  const leaders = random.shuffle([...leadersIn(cube)]);
  const cards = random.shuffle(cube.cards.filter(isDrafted));
  return Array.from({ length: count }, (_, place) =>
    boosterOf(leaders[place], cards.slice(place * cube.packSize, (place + 1) * cube.packSize)),
  );
};

/**
 * Opens a number of boosters. The same seed opens the same boosters; this has never changed for
 * those of one set.
 */
export const openBoosters = (boosters: Boosters, count: number, seed: string): readonly Pack[] => {
  if (boosters.cube) return dealCube(boosters.cube, count, seed);
  const catalogue = catalogueOf(boosters.bundles);
  if (!boosters.sets?.length) return openPacks(boosters.set, count, seed, catalogue);
  return Array.from({ length: count }, (_, place) =>
    openPacks(setAt(boosters, place), 1, `${seed}/${place}`, catalogue),
  ).flat();
};

/** Why these boosters cannot be opened. */
export type BoostersFault =
  | { readonly code: 'draft/unknown-set'; readonly data: { readonly set: string } }
  | { readonly code: 'draft/unknown-card'; readonly data: { readonly card: string } }
  | {
      readonly code: 'draft/cube-too-small';
      readonly data: {
        readonly leaders: number;
        readonly cards: number;
        readonly leadersNeeded: number;
        readonly cardsNeeded: number;
      };
    };

/**
 * The reason why these boosters cannot be opened; null if they can.
 * @param count boosters that are dealt at once: those of a pod, or of one player in Sealed.
 */
export const boostersFault = (boosters: Boosters, count: number): BoostersFault | null => {
  const { cube } = boosters;
  const { boosterSets, cards } = catalogueOf(boosters.bundles);
  if (!cube) {
    const set = setsOf(boosters).find((code) => !boosterSets.includes(code));
    return set === undefined ? null : { code: 'draft/unknown-set', data: { set } };
  }
  const stranger = cube.cards.find((id) => !cards.byId.has(id));
  if (stranger !== undefined) return { code: 'draft/unknown-card', data: { card: stranger } };
  const data = {
    leaders: leadersIn(cube).length,
    cards: cube.cards.filter(isDrafted).length,
    leadersNeeded: count,
    cardsNeeded: count * cube.packSize,
  };
  return data.leaders < data.leadersNeeded || data.cards < data.cardsNeeded
    ? { code: 'draft/cube-too-small', data }
    : null;
};
