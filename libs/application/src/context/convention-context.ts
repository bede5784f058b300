import { appendTo, isRefusal, type LoadedStream, type StreamAppend } from '#event-store';
import {
  conventionDecider,
  type ConventionCommand,
  type ConventionCommands,
  type ConventionState,
} from '#tournament';
import { type CommandMetadata, metadataOf } from '../command/metadata.js';
import type { RequestAbout } from '../command/request.js';
import type { CommandServices } from '../command/services.js';
import { refused, unknown } from '../failure/request-failure.js';
import { authorize } from '../rights/authorize.js';
import type { Grant } from '../rights/grants.js';
import { outsider, type Standing } from '../rights/roles.js';

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
  const { asker, payload } = request;
  const convention = await aggregates.convention(payload.conventionId);
  if (convention.state.conventionId === null) throw unknown('convention/not-found');
  const owns = asker.account !== null && asker.account.id === convention.state.owner;
  const standing: Standing = { ...outsider, roles: new Set(owns ? ['owner'] : []) };
  authorize(grants, { asker, standing, event: null, own: false });
  return { convention, meta: metadataOf(request, standing) };
};

/** What a command appends to the convention's own stream. Throws the refusal. */
export const appendToConvention = <T extends keyof ConventionCommands>(
  { convention, meta }: ConventionContext,
  type: T,
  data: ConventionCommands[T],
): readonly StreamAppend[] => {
  const { actor, at } = meta;
  const command = { type, data, actor, at } as unknown as ConventionCommand;
  const decision = conventionDecider.decide(command, convention.state);
  if (isRefusal(decision)) throw refused(decision);
  return [appendTo(convention, decision)];
};
