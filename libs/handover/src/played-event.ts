import type { EventStore, ModelReader, RecordedEvent, SealedSecrets } from '#event-store';
import type { GameCatalogue } from '#game';
import type { TournamentState } from '#tournament';

/** An event as it would be here: in a store of its own, with its read models. */
export interface PlayedEvent {
  readonly games: GameCatalogue;
  readonly reader: ModelReader;
  readonly store: EventStore;
  /** The secrets in the file that this server would keep. */
  readonly secrets: SealedSecrets;
  readonly state: TournamentState;
  readonly events: readonly RecordedEvent[];
}
