import { canonicalId, cardById, type CardFacts, type CardId, catalogueOf } from '#cards';
import { seededRandom } from '#chance';
import { sheetOf } from './composition.js';
import { openPacks, type Pack, type PackCard } from './pack.js';

/** A list of cards that boosters are dealt from, without repeating a copy. */
export interface Cube {
  readonly name: string;
  /** Card ids, one for each copy. */
  readonly cards: readonly CardId[];
  /** Cards of a booster beside its leader. */
  readonly packSize: number;
}

/** What the boosters of an event are: of one set, of a set for each booster in turn, or dealt from a cube. */
export interface Boosters {
  readonly set: string;
  /**
   * The set of the first booster, of the second and so on;
   * after the last the first again. Absent: all are of `set`.
   */
  readonly sets?: readonly string[] | undefined;
  /** Goes before the sets. */
  readonly cube?: Cube | undefined;
  /**
   * Digests of the bundles of cards that they are opened by,
   * whatever has been taken up since; none: what is built in.
   */
  readonly bundles?: readonly string[] | undefined;
}

/**
 * Boosters of one set hold fourteen cards that are drafted, beside leader and base or token (CR 10.3.2D, E).
 */
const cardsOfSet = 14;

/** Boosters as events keep them: absent parts are left out. */
export type KeptBoosters = {
  readonly [Part in keyof Boosters]: Exclude<Boosters[Part], undefined>;
};

/** The boosters alone out of whatever carries them. */
export const boostersOf = ({ set, sets, cube, bundles = [] }: Boosters): KeptBoosters => ({
  set,
  ...(sets === undefined ? {} : { sets }),
  ...(cube === undefined ? {} : { cube }),
  ...(bundles.length === 0 ? {} : { bundles }),
});

/** How people call them: the cube by its name, sets by their codes. */
export const boostersName = ({ set, sets = [], cube }: Boosters): string =>
  cube?.name ?? (sets.length === 0 ? set : sets.join(' + '));

/** Cards of a booster that are drafted as cards, as everyone may count them. */
export const cardsInBooster = ({ cube }: Pick<Boosters, 'cube'>): number =>
  cube?.packSize ?? cardsOfSet;

/** The set of the booster at this place, counted from 0. */
const setAt = ({ set, sets = [] }: Boosters, place: number): string =>
  sets[place % Math.max(1, sets.length)] ?? set;

/**
 * The sets whose common bases anyone may use (CR 10.2.2C, 10.3.4C);
 * with a cube, which comes in no box, those of every set.
 */
export const setsOf = (boosters: Boosters): readonly string[] =>
  boosters.cube
    ? catalogueOf(boosters.bundles).boosterSets
    : [...new Set(boosters.sets?.length ? boosters.sets : [boosters.set])];

/** Common bases that anyone may use with these boosters, each once. */
export const commonBasesOf = (boosters: Boosters): readonly CardFacts[] => {
  const bases = setsOf(boosters).flatMap(
    (set) => sheetOf(set, catalogueOf(boosters.bundles)).commonBases,
  );
  return [...new Map(bases.map((base) => [canonicalId(base.id), base])).values()];
};

/** Common bases and tokens are put aside and not drafted (CR 10.3.2E); a rare base is drafted like a card. */
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

/** Boosters dealt from a shuffled cube: a leader and as many cards as the cube says. */
const dealCube = (cube: Cube, count: number, seed: string): readonly Pack[] => {
  const random = seededRandom(`cube/${seed}`);
  const leaders = random.shuffle([...leadersIn(cube)]);
  const cards = random.shuffle(cube.cards.filter(isDrafted));
  return Array.from({ length: count }, (_, place) =>
    boosterOf(leaders[place], cards.slice(place * cube.packSize, (place + 1) * cube.packSize)),
  );
};

/**
 * What one opens in turn. The same seed opens the same
 * boosters; those of one set are the ones it always opened.
 */
export const openBoosters = (boosters: Boosters, count: number, seed: string): readonly Pack[] => {
  if (boosters.cube) return dealCube(boosters.cube, count, seed);
  const catalogue = catalogueOf(boosters.bundles);
  if (!boosters.sets?.length) return openPacks(boosters.set, count, seed, catalogue);
  return Array.from({ length: count }, (_, place) =>
    openPacks(setAt(boosters, place), 1, `${seed}/${place}`, catalogue),
  ).flat();
};

/** What keeps these boosters from being opened; null when nothing does. */
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

/** @param count boosters that are dealt at once: those of a pod, or of one player in Sealed. */
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
