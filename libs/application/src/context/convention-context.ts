import { games } from '#games';
import { appendTo, type LoadedStream, type StreamAppend } from '#event-store';
import {
  conventionDecider,
  type ConventionCommand,
  type ConventionCommands,
  type ConventionState,
} from '#tournament';
import type { CommandMetadata } from '../command/metadata.js';
import type { RequestAbout } from '../command/request.js';
import type { CommandServices } from '../command/services.js';
import { notFoundFailure } from '../failure/request-failure.js';
import type { Grant } from '../rights/grants.js';
import { decideOrThrow, loadAsOwner } from './account-context.js';

/** A convention as loaded, and who acts in it, rights established. */
export interface ConventionContext {
  readonly convention: LoadedStream<ConventionState>;
  readonly meta: CommandMetadata;
}

/** Loads the convention and turns away whoever does not run it. */
export const loadConvention = async (
  request: RequestAbout<{ readonly conventionId: string }>,
  grants: readonly Grant[],
  { aggregates }: Pick<CommandServices, 'aggregates'>,
): Promise<ConventionContext> => {
  const { payload } = request;
  const convention = await aggregates.convention(payload.conventionId);
  if (convention.state.conventionId === null) throw notFoundFailure('convention/not-found');
  const meta = loadAsOwner(request, grants, convention.state.owner);
  return { convention, meta };
};

/** What a command appends to the convention's own stream. Throws the refusal. */
export const appendToConvention = <T extends keyof ConventionCommands>(
  { convention, meta }: ConventionContext,
  type: T,
  data: ConventionCommands[T],
): readonly StreamAppend[] => {
  const { actor, at } = meta;
  const command = { type, data, actor, at, games } as ConventionCommand;
  return [appendTo(convention, decideOrThrow(conventionDecider, command, convention.state))];
};
