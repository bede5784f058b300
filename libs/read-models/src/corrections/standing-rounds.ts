import type { RecordedEvent } from '#event-store';
import type { Facts } from '../facts.js';

/** A round as it stands: pairings that were taken back or made again are left out. */
export interface StandingRound {
  readonly phase: number;
  readonly round: number;
  /** Elimination: players by seed in its first round; else empty. */
  readonly seeds: readonly string[];
  /** With the position at which each table was first paired: a later attempt keeps tables that had reported. */
  readonly tables: readonly (Facts['RoundPaired']['tables'][number] & {
    readonly madeAt: number;
  })[];
  /** Players who had left when it was paired. */
  readonly gone: ReadonlySet<string>;
}

/** Reads the event's own stream in its order. */
export const standingRounds = (stream: readonly RecordedEvent[]): readonly StandingRound[] => {
  const rounds = new Map<string, StandingRound>();
  const madeAt = new Map<string, number>();
  const gone = new Set<string>();
  for (const { type, data, globalPosition } of stream) {
    const { playerId, phase, round } = data as { playerId: string; phase: number; round: number };
    if (type === 'PlayerDropped') gone.add(playerId);
    if (type === 'PlayerReadded') gone.delete(playerId);
    if (type === 'RoundVoided') rounds.delete(`${phase}.${round}`);
    if (type !== 'RoundPaired') continue;
    const { tables, seeds } = data as unknown as Facts['RoundPaired'];
    for (const { matchId } of tables) if (!madeAt.has(matchId)) madeAt.set(matchId, globalPosition);
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
