import { isThere, type BoosterChoice, type Cube, type PodsView } from '#contracts';

export const isLimited = (format: string): format is 'sealed' | 'draft' =>
  format === 'sealed' || format === 'draft';

/** What Sealed and Draft wait for between the start and the next round. */
export type LimitedStage = 'open-pools' | 'seat-pods' | 'drafting' | 'building';

/** The pods of the last draft that was not taken back. */
export const currentPods = ({ pods }: Pick<PodsView, 'pods'>): PodsView['pods'] => {
  const standing = pods.filter(({ status }) => status !== 'dissolved');
  const last = Math.max(0, ...standing.map(({ draft }) => draft));
  return standing.filter(({ draft }) => draft === last);
};

/** Who has still to say that they are there. */
export const missingIn = ({ seats }: Pick<PodsView['pods'][number], 'seats'>): readonly string[] =>
  seats.filter((seat) => !isThere(seat)).map(({ name }) => name);

/** Whether decks are built at `now` (ms) of what was opened or drafted. */
export const isBuilding = (pods: Pick<PodsView, 'building'> | undefined, now: number): boolean => {
  const building = pods?.building ?? null;
  return building !== null && (building.endsAt === null || Date.parse(building.endsAt) >= now);
};

/** The number that the next draft carries. */
export const dueDraft = (pods: Pick<PodsView, 'pods'>): number =>
  (currentPods(pods)[0]?.draft ?? 0) + 1;

/** What boosters are opened, as players say it: the set, the sets in turn, or the cube. */
export const boostersName = ({ set, sets, cube }: BoosterChoice): string =>
  cube?.name ?? sets?.join(', ') ?? set;

/** Boosters that each player of a draft opens. */
export const boostersOfDrafter = 3;

/**
 * A cube that was asked for and has not been taken: no form that
 * checks what it sends lets it pass, and no set stands in for it.
 */
export const uncheckedCube: Cube = { name: '', cards: [], packSize: 14 };

export const isUnchecked = ({ cube }: Pick<BoosterChoice, 'cube'>): boolean =>
  cube?.cards.length === 0;
