import type { TimedRound, TimedTable } from '#tournament';
import type { EventDoc, RoundDoc } from '../event-doc/projection.js';
import { type MatchDoc, matchesModel } from '../matches/projection.js';
import { readEventDoc } from '../event-doc/read.js';
import { readDocuments } from '../source.js';
import type { ModelReader } from '#event-store';

const instant = (at: string | undefined): number | null =>
  at === undefined ? null : Date.parse(at);

/** Games that the leading side still has to win, if games are reported one by one. */
const winsLeft = (
  { gamesWon, onScreen }: MatchDoc,
  { settings, format }: EventDoc,
): Pick<TimedTable, 'winsLeft'> => {
  if (gamesWon === undefined && onScreen !== true && format !== 'trilogy') return {};
  const wanted = Math.ceil(settings.bestOf / 2);
  return { winsLeft: Math.max(1, wanted - Math.max(gamesWon?.a ?? 0, gamesWon?.b ?? 0)) };
};

/** A round of an event with the times of its tables. */
export interface EventRound {
  readonly phase: number;
  readonly round: number;
  readonly timed: TimedRound | null;
}

/** The times of a round's tables; null if no clock was started, or it is paused. */
const timedRound = (
  event: EventDoc,
  round: RoundDoc,
  matches: readonly MatchDoc[],
): TimedRound | null => {
  if (round.endsAt === null || round.minutes === undefined || round.minutes <= 0) return null;
  const limit = Date.parse(round.endsAt);
  const shared = (round.multiplayer ?? []).map(
    ({ table, seats, extensionSeconds = 0 }): TimedTable => ({
      ...{ table, players: seats, limit: limit + extensionSeconds * 1_000 },
      doneAt: instant(round.heardAt?.[table]),
    }),
  );
  const paired = matches
    .filter((match) => match.phase === round.phase && match.round === round.round)
    .filter(({ status }) => status !== 'void')
    .map((match): TimedTable => {
      const { table, a, b, extensionSeconds, heardAt } = match;
      const own = { table, players: [a, b], limit: limit + extensionSeconds * 1_000 };
      return { ...own, doneAt: instant(heardAt), ...winsLeft(match, event) };
    });
  return { minutes: round.minutes, limit, tables: [...paired, ...shared] };
};

/**
 * The times of every round of an event that was not voided, in order; `timed` is null if no clock
 * was started or it is paused.
 */
export const timedRounds = (event: EventDoc, matches: readonly MatchDoc[]): readonly EventRound[] =>
  event.rounds.map((round) => ({
    ...{ phase: round.phase, round: round.round },
    timed: timedRound(event, round, matches),
  }));

/** The same by the id of an event; empty if there is none. */
export const readTimedRounds = async (
  reader: ModelReader,
  eventId: string,
): Promise<readonly EventRound[]> => {
  const doc = await readEventDoc(reader, eventId);
  if (!doc) return [];
  const { docs } = await readDocuments(reader, matchesModel, eventId);
  return timedRounds(doc, docs);
};
