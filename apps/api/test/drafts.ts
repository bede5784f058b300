import type { ApiSession, Connection } from '#client';
import {
  defaultSettings,
  type EventSettings,
  type LimitedSettings,
  podsView,
  type PodView,
  podView,
} from '#contracts';
import { type PodPacks, packSeedName, packsOf } from '#draft';
import { PostgresSealedSecrets, type RecordedEvent } from '#event-store';
import { deriveKey } from '#platform';
import { details, openEvent, register, type Seated } from './people.js';
import type { RunningApi } from './running-api.js';

export const draftSettings = (changes: Partial<LimitedSettings> = {}): EventSettings => ({
  ...defaultSettings,
  cutSize: 0,
  swissRounds: 1,
  limited: {
    set: 'SOR',
    packs: 6,
    source: 'generated',
    podSize: 8,
    seating: 'random',
    podPairing: 'in-pod',
    clock: null,
    buildMinutes: 30,
    reveal: 'after-event',
    ...changes,
  },
});

export interface DraftRoom {
  readonly eventId: string;
  readonly podIds: readonly string[];
  readonly players: readonly Seated[];
}

/** A started Draft tournament with these players and its pods formed. */
export const draftRoom = async (
  connection: Connection,
  owner: ApiSession,
  names: readonly string[],
  changes: Partial<LimitedSettings> = {},
): Promise<DraftRoom> => {
  const eventId = await openEvent(
    owner,
    details({ format: 'draft', settings: draftSettings(changes) }),
  );
  const players: Seated[] = [];
  for (const name of names) players.push(await register(connection, eventId, name));
  await owner.command('CheckInAll', { eventId });
  await owner.command('StartEvent', { eventId });
  await owner.command('FormPods', { eventId, draft: 1, fixed: [] });
  return { eventId, players, podIds: await podIdsOf(owner, eventId, 1) };
};

/** Read models lag a moment behind commands, so this asks until the draft appears. */
export const podIdsOf = async (
  session: ApiSession,
  eventId: string,
  draft: number,
): Promise<readonly string[]> => {
  for (;;) {
    const { pods } = podsView.parse(await session.query('pods', { eventId }));
    const ids = pods.filter((pod) => pod.draft === draft).map((pod) => pod.podId);
    if (ids.length > 0) return ids;
  }
};

export const lookAtPod = async (session: ApiSession, podId: string): Promise<PodView> =>
  podView.parse(JSON.parse(await session.get(`/api/pods/${podId}`)));

/** The real packs, computed without any check of rights. */
export const truePacks = async (
  api: RunningApi,
  podId: string,
): Promise<{
  readonly packs: PodPacks;
  readonly seed: { readonly nonce: string; readonly choice: string };
}> => {
  const seed = await new PostgresSealedSecrets(
    api.pool,
    deriveKey(api.configuration.secret, 'sealed-secrets'),
  ).get(`pod-${podId}`, packSeedName);
  const seated = (await podStream(api, podId)).find((event) => event.type === 'PodSeated')?.data as
    | { set: string; seats: string[] }
    | undefined;
  if (!seed || !seated) throw new Error(`no pod ${podId}`);
  return { seed, packs: packsOf(seated, seated.seats.length, seed.choice) };
};

export const podStream = (api: RunningApi, podId: string): Promise<readonly RecordedEvent[]> =>
  api.store.readStream(`pod-${podId}`);

/**
 * Makes the first pick that anybody can make; `choose` selects the card. False if nobody has a
 * pack.
 */
export const pickOnce = async (
  podId: string,
  players: readonly Seated[],
  choose: (cards: readonly string[]) => string,
): Promise<boolean> => {
  for (const { session } of players) {
    const { mine } = await lookAtPod(session, podId);
    if (!mine?.offer) continue;
    const { round, pick, cards } = mine.offer;
    await session.command('PickCard', {
      podId,
      seat: mine.seat,
      round,
      pick,
      card: choose(cards.map((card) => card.id)),
    });
    return true;
  }
  return false;
};
