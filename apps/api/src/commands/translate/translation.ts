import type { CommandPayload } from '#contracts';
import type { TournamentCommand } from '#tournament';
import type { EventCommandName } from '../command-request.js';
import type { EventScene } from '../scene.js';

/** A public command in the words of the domain: usually one command, several when they must hold together. */
export type Translation<N extends EventCommandName> = (
  payload: CommandPayload<N>,
  scene: EventScene,
) => readonly TournamentCommand[];
export type Translations<N extends EventCommandName> = { readonly [K in N]: Translation<K> };
