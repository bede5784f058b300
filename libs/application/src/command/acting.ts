import type { LoadedStream } from '#event-store';
import type { GameCatalogue } from '#game';
import type { TournamentState } from '#tournament';
import type { CommandMetadata } from './metadata.js';

/** Who acts and when, and the games that the server has. */
export interface Acting {
  readonly meta: Pick<CommandMetadata, 'actor' | 'at'>;
  readonly games: GameCatalogue;
}

/** The tournament that a command concerns, in the state that the rights check saw. */
export interface OfTournament {
  readonly tournament: LoadedStream<TournamentState>;
}

/** The context that every command of the domain carries beside its data. */
export const domainContext = ({ meta: { actor, at }, games }: Acting) => ({ actor, at, games });
