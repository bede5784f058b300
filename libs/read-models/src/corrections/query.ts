import type { Sources } from '../define-query.js';
import { streamOf } from '#aggregate';
import type { CorrectionImpact, QueryResult } from '#contracts';
import type { RecordedEvent } from '#event-store';
import { outcomeOf } from '#game';
import type { Facts } from '../facts.js';
import { readEventDoc } from '../event-doc/read.js';
import { readDocuments } from '../source.js';
import { rankedRecords } from '../standings/ranked-records.js';
import { correctionsModel, type CorrectionDoc } from './projection.js';
import { standingRounds, type StandingRound } from './standing-rounds.js';

type Affected = CorrectionImpact['corrections'][number]['affected'][number];
type Table = Facts['RoundPaired']['tables'][number];

const isLater = (round: StandingRound, correction: CorrectionDoc): boolean =>
  round.phase > correction.phase ||
  (round.phase === correction.phase && round.round > correction.round);

const affectedTable = (
  round: StandingRound,
  table: Table,
  why: Affected['why'],
  name: (id: string) => string,
): Affected => ({
  phase: round.phase,
  round: round.round,
  table: table.table,
  matchId: table.matchId,
  a: name(table.a),
  b: name(table.b),
  why,
});

/**
 * The table of either player in a later round, since the corrected result changed the points by
 * which they were paired.
 */
const ownTables = (
  round: StandingRound,
  correction: CorrectionDoc,
  name: (id: string) => string,
): readonly Affected[] =>
  // A correction that does not change the winner moves nobody to another score group.
  outcomeOf(correction.previous) === outcomeOf(correction.score)
    ? []
    : round.tables.flatMap((table) => {
        const concerned = [table.a, table.b].filter(
          (id) => id === correction.a || id === correction.b,
        );
        if (concerned.length === 0) return [];
        const data = { player: concerned.map(name).join(', '), round: round.round };
        return [affectedTable(round, table, { code: 'seated-on-old-result', data }, name)];
      });

/**
 * Tables of a cut whose seeds would be different now. The cut depends on the standings of all
 * players who still played.
 */
const cutTables = (
  round: StandingRound,
  ranking: readonly string[],
  name: (id: string) => string,
): readonly Affected[] => {
  const would = ranking.filter((id) => !round.gone.has(id)).slice(0, round.seeds.length);
  return round.tables.flatMap((table) => {
    const moved = [table.a, table.b].filter((id) => round.seeds.indexOf(id) !== would.indexOf(id));
    if (moved.length === 0) return [];
    const data = { player: moved.map(name).join(', ') };
    return [affectedTable(round, table, { code: 'seed-would-differ', data }, name)];
  });
};

/** For each corrected result, the tables paired on the basis of the wrong result. */
export const readCorrections = async (
  { store, ...sources }: Sources,
  eventId: string,
): Promise<QueryResult<'corrections'> | null> => {
  const { reader } = sources;
  const doc = await readEventDoc(reader, eventId);
  if (!doc) return null;
  const [{ docs: found }, { records, rows }, stream] = await Promise.all([
    readDocuments(reader, correctionsModel, eventId),
    rankedRecords(sources, doc),
    store.readStream(streamOf('event', eventId)),
  ]);
  const name = (id: string) => records.get(id)?.name ?? '';
  const rounds = standingRounds(stream as readonly RecordedEvent[]);
  const ranking = rows.map((row) => row.player);
  const corrections = found.map((correction) => {
    const resting = rounds
      .filter((round) => isLater(round, correction))
      .map((round) => ({
        ...round,
        tables: round.tables.filter((table) => table.madeAt < correction.position),
      }));
    const { matchId, phase, round, table, previous, score, at } = correction;
    return {
      matchId,
      phase,
      round,
      table,
      previous,
      score,
      at,
      a: name(correction.a),
      b: name(correction.b),
      affected: resting.flatMap((later) =>
        later.seeds.length > 0
          ? cutTables(later, ranking, name)
          : ownTables(later, correction, name),
      ),
    };
  });
  return { corrections };
};
