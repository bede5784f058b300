import type { JudgeCall, QueryResult } from '#contracts';
import type { ModelReader } from '#event-store';
import { isSameRound } from '#tournament';
import type { EventDoc } from '../event-doc/projection.js';
import { readEventDoc } from '../event-doc/read.js';
import { staffNames } from '../event-doc/staff-names.js';
import { matchesModel, roundPrefix } from '../matches/projection.js';
import { rosterModel } from '../roster/projection.js';
import { readDocuments } from '../source.js';
import { judgeCallsModel } from './projection.js';

/** Judges at tables of the current round. */
const judgesNow = (event: EventDoc | null): QueryResult<'judgeCalls'>['atTables'] => {
  const round = event?.rounds.at(-1);
  if (!event || !round) return [];
  const name = new Map(event.staff.map((each) => [each.account, each.name]));
  return (event.judgesAt ?? [])
    .filter((each) => isSameRound(each, round))
    .map(({ table, purpose, judge, at }) => ({
      ...{ table, purpose, at },
      judge: { account: judge, name: name.get(judge) ?? '' },
    }));
};

/**
 * The table at which each player sits now, for judges who answer a call: players change tables with
 * each round, and their call moves with them.
 */
const tablesOfCallers = async (
  reader: ModelReader,
  event: EventDoc | null,
  calls: readonly JudgeCall[],
): Promise<(call: JudgeCall) => number | null> => {
  const last = event?.rounds.at(-1);
  if (!event || !last || calls.every(({ state }) => state === 'resolved'))
    return ({ table }) => table;
  const { phase, round, multiplayer = [] } = last;
  const inRound = roundPrefix(phase, round);
  const { docs } = await readDocuments(reader, matchesModel, event.eventId, inRound);
  const seated = new Map([
    ...docs
      .filter(({ status }) => status !== 'void')
      .flatMap(({ a, b, table }) => [[a, table] as const, [b, table] as const]),
    ...multiplayer.flatMap(({ seats, table }) => seats.map((seat) => [seat, table] as const)),
  ]);
  return ({ playerId, state, table }) =>
    state === 'resolved' ? table : (seated.get(playerId) ?? table);
};

const readCalls = async (
  reader: ModelReader,
  eventId: string,
): Promise<{ readonly event: EventDoc | null; readonly calls: JudgeCall[] }> => {
  const [{ docs }, { docs: roster }, event] = await Promise.all([
    readDocuments(reader, judgeCallsModel, eventId),
    readDocuments(reader, rosterModel, eventId),
    readEventDoc(reader, eventId),
  ]);
  const judge = staffNames(event);
  const name = (playerId: string) => roster.find((each) => each.playerId === playerId)?.name ?? '';
  return {
    event,
    calls: docs
      .map((doc) => ({
        ...doc,
        name: name(doc.playerId),
        acceptedBy: doc.acceptedBy === null ? null : judge(doc.acceptedBy),
      }))
      .sort((one, other) => one.at.localeCompare(other.at)),
  };
};

/** Calls for a judge with the table at which they were made, longest waiting first. */
export const readCallsAsMade = async (
  reader: ModelReader,
  eventId: string,
): Promise<readonly JudgeCall[]> => (await readCalls(reader, eventId)).calls;

/**
 * Calls for a judge, longest waiting first, and judges at tables; an open call shows the table at
 * which its player sits in this round.
 */
export const readJudgeCalls = async (
  reader: ModelReader,
  eventId: string,
): Promise<QueryResult<'judgeCalls'>> => {
  const { event, calls } = await readCalls(reader, eventId);
  const tableOf = await tablesOfCallers(reader, event, calls);
  return {
    calls: calls.map((call) => ({ ...call, table: tableOf(call) })),
    atTables: judgesNow(event),
  };
};
