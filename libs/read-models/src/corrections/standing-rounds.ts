import { factsIn, type RecordedEvent } from '#event-store';
import type { TournamentEvent } from '#tournament';
import type { Facts } from '../facts.js';

/** A round in its final pairing: voided pairings and replaced attempts are omitted. */
export interface StandingRound {
  readonly phase: number;
  readonly round: number;
  /** Elimination: players by seed in its first round; otherwise empty. */
  readonly seeds: readonly string[];
  /**
   * Each with the position at which it was first paired: a later attempt keeps tables with a
   * reported result.
   */
  readonly tables: readonly (Facts['RoundPaired']['tables'][number] & {
    readonly madeAt: number;
  })[];
  /** Players who had dropped when it was paired. */
  readonly gone: ReadonlySet<string>;
}

/** The rounds of an event, read from its own stream. */
export const standingRounds = (stream: readonly RecordedEvent[]): readonly StandingRound[] => {
  const rounds = new Map<string, StandingRound>();
  const madeAt = new Map<string, number>();
  const gone = new Set<string>();
  for (const event of factsIn<TournamentEvent>(stream)) {
    if (event.type === 'PlayerDropped') gone.add(event.data.playerId);
    if (event.type === 'PlayerReadded') gone.delete(event.data.playerId);
    if (event.type === 'RoundVoided') rounds.delete(`${event.data.phase}.${event.data.round}`);
    if (event.type !== 'RoundPaired') continue;
    const { phase, round, tables, seeds } = event.data;
    for (const { matchId } of tables)
      if (!madeAt.has(matchId)) madeAt.set(matchId, event.globalPosition);
    rounds.set(`${phase}.${round}`, {
      phase,
      round,
      seeds: seeds.length > 0 ? seeds : (rounds.get(`${phase}.${round}`)?.seeds ?? []),
      tables: tables.map((table) => ({ ...table, madeAt: madeAt.get(table.matchId) ?? 0 })),
      gone: new Set(gone),
    });
  }
  return [...rounds.values()];
};
