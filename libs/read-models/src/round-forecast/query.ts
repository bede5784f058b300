import type { RoundForecastView } from '#contracts';
import type { ModelReader } from '#event-store';
import { forecastAfter, type TimedRound } from '#tournament';
import { readEventDoc } from '../event-doc/read.js';
import { matchesModel } from '../matches/projection.js';
import { readDocuments } from '../source.js';
import { timedRounds } from './timed-rounds.js';

const MINUTE = 60_000;
/** How long after the end of its time a round without news still has a forecast, in minutes. */
const spokenOf = 20;
/**
 * The number of minutes that are computed one by one; later ones in steps of three, since there is
 * mostly news before.
 */
const closely = 10;

type Line = RoundForecastView['lines'][number];

const iso = (at: number): string => new Date(at).toISOString();

const isSaidAgain = (one: Line | undefined, other: Line): boolean =>
  one?.endsAt === other.endsAt && one.runOver.join() === other.runOver.join();

/**
 * The forecast from each minute on, assuming that no result is reported; in order, without
 * repetitions.
 */
const linesOf = (
  earlier: readonly TimedRound[],
  round: TimedRound,
  from: number,
): readonly Line[] => {
  const forecast = forecastAfter(earlier);
  const lines: Line[] = [];
  const last = round.limit + spokenOf * MINUTE;
  for (let at = from; at <= last; at += at < from + closely * MINUTE ? MINUTE : 3 * MINUTE) {
    const said = forecast(round, at);
    if (said === null) break;
    const line = {
      from: iso(at),
      endsAt: iso(Math.ceil(said.endsAt / MINUTE) * MINUTE),
      // After the end of the clock every open table has run over, so it is no longer a forecast.
      runOver: at < round.limit ? said.runOver.map(({ table }) => table) : [],
    };
    if (!isSaidAgain(lines.at(-1), line)) lines.push(line);
  }
  return lines;
};

const nothing: RoundForecastView = { key: null, lines: [] };

/** When the current round is expected to end; null if there is no such event. */
export const readRoundForecast = async (
  { reader }: { readonly reader: ModelReader },
  eventId: string,
): Promise<RoundForecastView | null> => {
  const doc = await readEventDoc(reader, eventId);
  if (!doc) return null;
  const current = doc.rounds.at(-1);
  if (doc.status !== 'running' || current === undefined || current.completed) return nothing;
  const { docs } = await readDocuments(reader, matchesModel, eventId);
  const rounds = timedRounds(doc, docs).map(({ timed }) => timed);
  const round = rounds.at(-1) ?? null;
  if (round === null) return nothing;
  const earlier = rounds.slice(0, -1).filter((each) => each !== null);
  const heard = round.tables.flatMap(({ doneAt }) => doneAt ?? []);
  const started = current.startedAt === undefined ? round.limit : Date.parse(current.startedAt);
  const lines = linesOf(earlier, round, Math.max(started, ...heard));
  const { phase, round: number, attempt } = current;
  return lines.length === 0
    ? nothing
    : { key: { phase, round: number, attempt }, lines: [...lines] };
};
