import type { CorrectionImpact, QueryResult } from '#contracts';
import type { EventStore, ModelReader, RecordedEvent } from '#event-store';
import type { Facts } from '../facts.js';
import { readEventDoc } from '../event/query.js';
import { all } from '../source.js';
import { rankedRecords } from '../standings/ranked-records.js';
import { correctionsModel, type CorrectionDoc } from './projection.js';

type Affected = CorrectionImpact['corrections'][number]['affected'][number];
type Paired = Facts['RoundPaired'] & { readonly position: number };

const pairedRounds = (stream: readonly RecordedEvent[]): readonly Paired[] =>
  stream
    .filter((event) => event.type === 'RoundPaired')
    .map((event) => ({
      ...(event.data as unknown as Facts['RoundPaired']),
      position: event.globalPosition,
    }));

const isLater = (round: Paired, correction: CorrectionDoc): boolean =>
  round.phase > correction.phase ||
  (round.phase === correction.phase && round.round > correction.round);

/** Tables at which one of the two sat: they were put there by points that the correction changed. */
const ownTables = (
  round: Paired,
  correction: CorrectionDoc,
  name: (id: string) => string,
): readonly Affected[] =>
  round.tables.flatMap((table) => {
    const concerned = [table.a, table.b].filter((id) => id === correction.a || id === correction.b);
    if (concerned.length === 0) return [];
    const why = {
      code: 'seated-on-old-result',
      data: { player: concerned.map(name).join(', '), round: round.round },
    };
    return [
      {
        phase: round.phase,
        round: round.round,
        table: table.table,
        matchId: table.matchId,
        a: name(table.a),
        b: name(table.b),
        why,
      },
    ];
  });

/** A cut rests on the whole standing: tables of seeds that would be others now. */
const cutTables = (
  round: Paired,
  ranking: readonly string[],
  name: (id: string) => string,
): readonly Affected[] =>
  round.seeds.length === 0
    ? []
    : round.tables.flatMap((table) => {
        const moved = [table.a, table.b].filter(
          (id) => round.seeds.indexOf(id) !== ranking.indexOf(id),
        );
        if (moved.length === 0) return [];
        const why = { code: 'seed-would-differ', data: { player: moved.map(name).join(', ') } };
        return [
          {
            phase: round.phase,
            round: round.round,
            table: table.table,
            matchId: table.matchId,
            a: name(table.a),
            b: name(table.b),
            why,
          },
        ];
      });

/** For each corrected result, the later pairings that were made while the wrong one counted. */
export const readCorrections = async (
  reader: ModelReader,
  store: EventStore,
  eventId: string,
): Promise<QueryResult<'corrections'> | null> => {
  const doc = await readEventDoc(reader, eventId);
  if (!doc) return null;
  const [{ docs: found }, { records, rows }, stream] = await Promise.all([
    all<CorrectionDoc>(reader, correctionsModel, eventId),
    rankedRecords(reader, doc),
    store.readStream(`event-${eventId}`),
  ]);
  const name = (id: string) => records.get(id)?.name ?? '';
  const rounds = pairedRounds(stream);
  const ranking = rows.map((row) => row.player);
  const corrections = found.map((correction) => {
    const resting = rounds.filter(
      (round) => isLater(round, correction) && round.position < correction.position,
    );
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
      affected: resting.flatMap((later) => {
        const own = ownTables(later, correction, name);
        const others = cutTables(later, ranking, name).filter(
          (each) => !own.some((seat) => seat.matchId === each.matchId),
        );
        return [...own, ...others];
      }),
    };
  });
  return { corrections };
};
