import type { Counting } from '../define-query.js';
import type { ModelReader } from '#event-store';
import type { StandingRow } from '#game';
import type { DocumentModel } from '../define.js';
import { eventModel, type EventDoc } from '../event-doc/projection.js';
import { draftStandingsModel, sealedStandingsModel } from '../records/limited-projection.js';
import { trilogyStandingsModel } from '../records/trilogy-projection.js';
import { standingsModel, type PlayerRecordDoc } from '../records/plain-projection.js';
import { placeRows } from './places.js';
import { rank, recordText } from './ranking.js';
import { positionOf, readDocuments } from '../source.js';

/** The players of an event with their records and current ranking. */
export interface RankedRecords {
  readonly records: ReadonlyMap<string, PlayerRecordDoc>;
  /** The Swiss standings, best first. */
  readonly rows: readonly StandingRow[];
  /** The same rows by place, including the cut; equal to `rows` until a cut is seeded. */
  readonly places: readonly StandingRow[];
  readonly byPlayer: ReadonlyMap<string, StandingRow>;
}

export interface Side {
  readonly playerId: string;
  readonly name: string;
  readonly points: number;
  readonly record: string;
  /** Has dropped; an open table of theirs needs a result all the same. */
  readonly dropped?: true;
}

interface Kept {
  readonly at: string;
  readonly ranked: Promise<RankedRecords>;
}

/**
 * One ranking serves all requests between two results, because a thousand phones ask for their
 * seats at the same moment.
 */
const kept = new WeakMap<ModelReader, Map<string, Kept>>();
const mostEvents = 100;

/** The records model of each format. */
const models: Readonly<Record<string, DocumentModel<PlayerRecordDoc>>> = {
  trilogy: trilogyStandingsModel,
  sealed: sealedStandingsModel,
  draft: draftStandingsModel,
};
/** All records models. */
export const recordModels: readonly DocumentModel<PlayerRecordDoc>[] = [
  standingsModel,
  ...Object.values(models),
];

export const recordsModel = ({
  format,
}: Pick<EventDoc, 'format'>): DocumentModel<PlayerRecordDoc> => models[format] ?? standingsModel;

const ranking = async ({ games, reader }: Counting, event: EventDoc): Promise<RankedRecords> => {
  const { docs } = await readDocuments(reader, recordsModel(event), event.eventId);
  const rows = rank(games, docs, event);
  return {
    records: new Map(docs.map((doc) => [doc.playerId, doc])),
    rows,
    places: placeRows(rows, docs, event),
    byPlayer: new Map(rows.map((row) => [row.player, row])),
  };
};

/**
 * The places by the current results, whatever was announced at the end: later corrections count.
 */
export const placedNow = (
  { rows, records }: Pick<RankedRecords, 'rows' | 'records'>,
  event: EventDoc,
): readonly StandingRow[] => placeRows(rows, [...records.values()], { ...event, ranking: [] });

/** Ranks the records of the event, once per position of its models. */
export const rankedRecords = async (sources: Counting, event: EventDoc): Promise<RankedRecords> => {
  const { reader } = sources;
  const [standings, settings] = await Promise.all([
    positionOf(reader, recordsModel(event), event.eventId),
    positionOf(reader, eventModel, event.eventId),
  ]);
  const at = `${standings}/${settings}`;
  const events = kept.get(reader) ?? new Map<string, Kept>();
  kept.set(reader, events);
  const before = events.get(event.eventId);
  if (before?.at === at) return before.ranked;
  const ranked = ranking(sources, event);
  events.delete(event.eventId);
  events.set(event.eventId, { at, ranked });
  for (const oldest of events.keys()) {
    if (events.size <= mostEvents) break;
    events.delete(oldest);
  }
  ranked.catch(() => events.delete(event.eventId));
  return ranked;
};

/** The records of all players before a round: without it and later rounds. */
export const rankedBefore = (
  { games }: Pick<Counting, 'games'>,
  event: EventDoc,
  { records }: Pick<RankedRecords, 'records'>,
  at: { readonly phase: number; readonly round: number },
): Pick<RankedRecords, 'records' | 'byPlayer'> => {
  const docs = [...records.values()].map((doc) => ({
    ...doc,
    rounds: doc.rounds.filter(
      ({ phase, round }) => phase < at.phase || (phase === at.phase && round < at.round),
    ),
  }));
  return { records, byPlayer: new Map(rank(games, docs, event).map((row) => [row.player, row])) };
};

export const sideOf =
  ({ records, byPlayer }: Pick<RankedRecords, 'records' | 'byPlayer'>) =>
  (playerId: string): Side => {
    const row = byPlayer.get(playerId);
    const known = records.get(playerId);
    return {
      playerId,
      name: known?.name ?? '',
      points: row?.points ?? 0,
      record: row ? recordText(row) : '0-0',
      ...((known?.droppedAfter ?? null) === null ? {} : { dropped: true }),
    };
  };
