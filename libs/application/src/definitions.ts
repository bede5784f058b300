import type { CommandName } from '#contracts';
import type { CommandDefinition } from './command/definition.js';
import * as match from './match/index.js';
import * as tournament from './tournament/index.js';

/** Every command that is defined here. */
export const commandDefinitions = { ...tournament, ...match } satisfies {
  readonly [N in CommandName]?: CommandDefinition<N>;
};

export type DefinedCommandName = keyof typeof commandDefinitions;

export const isDefined = (name: CommandName): name is DefinedCommandName =>
  Object.hasOwn(commandDefinitions, name);
