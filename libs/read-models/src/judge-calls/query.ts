import type { QueryResult } from '#contracts';
import type { ModelReader } from '#event-store';
import { isSameRound } from '#tournament';
import type { EventDoc } from '../event-doc/projection.js';
import { readEventDoc } from '../event-doc/read.js';
import { staffNames } from '../event-doc/staff-names.js';
import { rosterModel } from '../roster/projection.js';
import { readDocuments } from '../source.js';
import { judgeCallsModel } from './projection.js';

/** Who is at a table of the round that stands. */
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

/** Calls for a judge, the longest waiting first. */
export const readJudgeCalls = async (
  reader: ModelReader,
  eventId: string,
): Promise<QueryResult<'judgeCalls'>> => {
  const [{ docs }, { docs: roster }, event] = await Promise.all([
    readDocuments(reader, judgeCallsModel, eventId),
    readDocuments(reader, rosterModel, eventId),
    readEventDoc(reader, eventId),
  ]);
  const judge = staffNames(event);
  const name = (playerId: string) => roster.find((each) => each.playerId === playerId)?.name ?? '';
  return {
    calls: docs
      .map((doc) => ({
        ...doc,
        name: name(doc.playerId),
        acceptedBy: doc.acceptedBy === null ? null : judge(doc.acceptedBy),
      }))
      .sort((one, other) => one.at.localeCompare(other.at)),
    atTables: judgesNow(event),
  };
};
