import type { GameCatalogue } from '#game';
import type { CommandMetadata } from './metadata.js';

/** Who acts and when, and the games that the server has. */
export interface Acting {
  readonly meta: Pick<CommandMetadata, 'actor' | 'at'>;
  readonly games: GameCatalogue;
}

/** What every command of the domain brings beside its data. */
export const domainContext = ({ meta: { actor, at }, games }: Acting) => ({ actor, at, games });
