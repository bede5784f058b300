import { rankWithPlayoff, type RoundResult, type StandingRow } from '#game';
import type { EventDoc } from '../event-doc/projection.js';
import type { PlayerRecordDoc } from '../records/plain-projection.js';
import { resultsOf } from './ranking.js';

type Cut = Pick<EventDoc, 'phases' | 'rounds' | 'ranking'>;

/** The index of the elimination phase once its first round is paired, or -1. */
const seededPhase = ({ phases, rounds }: Pick<EventDoc, 'phases' | 'rounds'>): number =>
  phases.findIndex(
    (phase, index) => phase.kind === 'elimination' && rounds.some((round) => round.phase === index),
  );

const livesIn = (phase: Cut['phases'][number] | undefined): number | undefined =>
  phase?.kind === 'elimination' ? phase.losses : undefined;

/** Whether places include the cut: as soon as it is seeded. */
export const isPlaced = (event: Pick<EventDoc, 'phases' | 'rounds'>): boolean =>
  seededPhase(event) !== -1;

/**
 * Every seed of the cut has a place in it from the start, even while waiting for a first opponent.
 */
const seedsFirst = (
  rows: readonly StandingRow[],
  playoff: readonly RoundResult[],
  seeds: readonly string[],
  lives: number | undefined,
): readonly StandingRow[] => {
  const seen = new Set(
    playoff.flatMap((result) => (result.kind === 'match' ? [result.a, result.b] : [result.player])),
  );
  const byes = seeds
    .filter((player) => !seen.has(player))
    .map((player): RoundResult => ({ kind: 'bye', round: 0, player }));
  return rankWithPlayoff(rows, [...byes, ...playoff], lives);
};

/**
 * All players by place: champion, finalist, the cut by how far they came, then the Swiss standings.
 * While the cut is played, players still in it come first. Once the event is finished its announced
 * ranking counts.
 */
export const placeRows = (
  rows: readonly StandingRow[],
  docs: readonly PlayerRecordDoc[],
  event: Cut,
): readonly StandingRow[] => {
  if (event.ranking.length > 0) {
    const place = new Map(event.ranking.map((player, index) => [player, index]));
    const placeOf = (row: StandingRow) => place.get(row.player) ?? event.ranking.length + row.rank;
    return [...rows]
      .sort((one, other) => placeOf(one) - placeOf(other))
      .map((row, index) => ({ ...row, rank: index + 1 }));
  }
  const phase = seededPhase(event);
  if (phase === -1) return rows;
  const seeds = event.rounds.find((round) => round.phase === phase && round.round === 1)?.seeds;
  return seedsFirst(
    rows,
    resultsOf(docs, (record) => record.phase === phase),
    seeds ?? [],
    livesIn(event.phases[phase]),
  );
};
