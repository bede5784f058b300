import type { ReachedBy, SnapshotOutcome } from '#application';
import { Counter, type Registry } from '#platform';

/** Counts how positions of games on screen were obtained, and the outcomes of snapshots. */
export class GameMetrics {
  readonly #reached: Counter<'by'>;
  readonly #snapshots: Counter<'outcome'>;

  constructor(registry: Registry) {
    this.#reached = new Counter({
      name: 'conclave_games_reached_total',
      help: 'Games on screen that somebody asked for: in memory, by a snapshot, or played again from the first move',
      labelNames: ['by'],
      registers: [registry],
    });
    this.#snapshots = new Counter({
      name: 'conclave_game_snapshots_total',
      help: 'Snapshots of games looked for and kept, by what became of it',
      labelNames: ['outcome'],
      registers: [registry],
    });
  }

  readonly reached = (by: ReachedBy): void => this.#reached.inc({ by });

  readonly snapshot = (outcome: SnapshotOutcome): void => this.#snapshots.inc({ outcome });
}
