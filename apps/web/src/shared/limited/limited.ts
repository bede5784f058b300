import { isThere, type BoosterChoice, type Cube, type PodsView } from '#contracts';

export const isLimited = (format: string): format is 'sealed' | 'draft' =>
  format === 'sealed' || format === 'draft';

/** What must still happen in Sealed and Draft between the start and the next round. */
export type LimitedStage = 'open-pools' | 'seat-pods' | 'drafting' | 'building';

/** The pods of the last draft that was not dissolved. */
export const currentPods = ({ pods }: Pick<PodsView, 'pods'>): PodsView['pods'] => {
  const standing = pods.filter(({ status }) => status !== 'dissolved');
  const last = Math.max(0, ...standing.map(({ draft }) => draft));
  return standing.filter(({ draft }) => draft === last);
};

/** The pod of the last draft in which the player sits; undefined if there is none. */
export const podOf = (
  pods: Pick<PodsView, 'pods'>,
  player: string,
): PodsView['pods'][number] | undefined =>
  currentPods(pods).find(({ seats }) => seats.some(({ playerId }) => playerId === player));

/** The players who have not confirmed being present. */
export const missingIn = ({ seats }: Pick<PodsView['pods'][number], 'seats'>): readonly string[] =>
  seats.filter((seat) => !isThere(seat)).map(({ name }) => name);

/** Whether decks are being built from opened or drafted cards at `now` (ms). */
export const isBuilding = (pods: Pick<PodsView, 'building'> | undefined, now: number): boolean => {
  const building = pods?.building ?? null;
  return building !== null && (building.endsAt === null || Date.parse(building.endsAt) >= now);
};

/** The number of the next draft. */
export const dueDraft = (pods: Pick<PodsView, 'pods'>): number =>
  (currentPods(pods)[0]?.draft ?? 0) + 1;

/** The name of the chosen boosters: the set, the sets in order, or the cube. */
export const boostersName = ({ set, sets, cube }: BoosterChoice): string =>
  cube?.name ?? sets?.join(', ') ?? set;

/** The number of boosters that each player of a draft opens. */
export const boostersOfDrafter = 3;

/**
 * Stands for a chosen cube whose list has not been accepted yet: it fails every form's validation,
 * so that no set is used in its place.
 */
export const uncheckedCube: Cube = { name: '', cards: [], packSize: 14 };

export const isUnchecked = ({ cube }: Pick<BoosterChoice, 'cube'>): boolean =>
  cube?.cards.length === 0;
