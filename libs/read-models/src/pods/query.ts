import type { PodsView } from '#contracts';
import { boostersName, picksOfSeat } from '#draft';
import type { ModelReader } from '#event-store';
import { readEventDoc } from '../event-doc/read.js';
import { rosterModel } from '../roster/projection.js';
import { readDocuments } from '../source.js';
import { limitedAllows } from '#tournament';
import type { EventDoc } from '../event-doc/projection.js';
import { podsModel, type LimitedDoc, type PodDoc } from './projection.js';

const podRow = (
  pod: PodDoc,
  { draft, seatPicks }: { readonly draft: number; readonly seatPicks: number },
  nameOf: (playerId: string) => string,
): PodsView['pods'][number] => {
  const { podId, number, status, round, picked, revealed } = pod;
  // The number of picks is an estimate, since packs must stay secret: a draft with rare bases may
  // have one pick more.
  const picks = status === 'completed' ? picked : Math.max(picked, pod.seats.length * seatPicks);
  const seats = pod.seats.map((seat, index) => ({
    seat: index,
    playerId: seat.playerId,
    name: nameOf(seat.playerId),
    holder: seat.holder,
    ready: seat.ready,
    leaders: [...seat.leaders],
  }));
  return { podId, draft, number, status, round, picked, picks, seats, revealed };
};

/**
 * The actions that staff may take, by the same criteria as the commands: whether a round is
 * running, and whether one was paired since the draft.
 */
const allowedActs = (
  event: EventDoc,
  { drafts = [], opened = null }: Partial<LimitedDoc>,
  statusOf: (podId: string) => PodDoc['status'] | undefined,
): PodsView['allowed'] => {
  const last = drafts.at(-1);
  const statuses = (last?.podIds ?? []).map(statusOf);
  const swiss = event.rounds.filter(({ phase }) => event.phases[phase]?.kind === 'swiss').length;
  return [
    ...limitedAllows({
      ...event,
      betweenRounds: event.pairing === null && event.rounds.at(-1)?.completed !== false,
      poolsOpened: opened !== null,
      drafted: last !== undefined,
      playedOn: swiss > (last?.afterRound ?? 0) || event.rounds.length > swiss,
      calling: statuses.includes('ready-check'),
      drafting: statuses.some((status) => status !== 'completed'),
    }),
  ];
};

/**
 * The public view of pools, pods and deck building; null if the event is neither Sealed nor Draft.
 */
export const readPods = async (reader: ModelReader, eventId: string): Promise<PodsView | null> => {
  const event = await readEventDoc(reader, eventId);
  if (event?.format !== 'sealed' && event?.format !== 'draft') return null;
  const [{ docs, position }, { docs: roster }] = await Promise.all([
    readDocuments(reader, podsModel, eventId),
    readDocuments(reader, rosterModel, eventId),
  ]);
  const names = new Map(roster.map((doc) => [doc.playerId, doc.name]));
  const limited = docs.find((doc): doc is LimitedDoc => doc.kind === 'limited');
  const pods = new Map(docs.flatMap((doc) => (doc.kind === 'pod' ? [[doc.podId, doc]] : [])));
  const from = event.settings.limited;
  const seatPicks = picksOfSeat(from ?? {});
  const drafts = limited?.drafts ?? [];
  const rows = drafts.flatMap(({ draft, podIds }) =>
    podIds.flatMap((podId) => {
      const pod = pods.get(podId);
      return pod
        ? [podRow(pod, { draft, seatPicks }, (playerId) => names.get(playerId) ?? '')]
        : [];
    }),
  );
  const draft = drafts.at(-1)?.draft ?? 0;
  const recorded = (limited?.recorded ?? []).flatMap((each) =>
    each.draft === draft ? [each.playerId] : [],
  );
  return {
    allowed: allowedActs(event, limited ?? {}, (podId) => pods.get(podId)?.status),
    draft,
    drafts: drafts.length,
    pods: rows,
    pools: {
      opened: (limited?.opened ?? null) !== null,
      set: limited?.opened?.set ?? (from ? boostersName(from) : null),
      recorded,
    },
    building: limited?.building ?? null,
    position,
  };
};
