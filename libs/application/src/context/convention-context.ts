import { isRefusal, type Refusal } from '#aggregate';
import type { LoadedStream } from '#event-store';
import {
  conventionDecider,
  type ConventionCommand,
  type ConventionCommands,
  type ConventionState,
} from '#tournament';
import { type Acting, domainContext } from '../command/acting.js';
import { appendDecided, type Decision } from '../command/decision.js';
import type { CommandMetadata } from '../command/metadata.js';
import type { RequestAbout } from '../command/request.js';
import type { CommandServices } from '../command/services.js';
import { notFoundRefusal } from '../refusals.js';
import type { Grant } from '../rights/grants.js';
import { loadAsOwner } from './account-context.js';

/** A loaded convention and the sender, whose rights are established. */
export interface ConventionContext extends Acting {
  readonly convention: LoadedStream<ConventionState>;
  readonly meta: CommandMetadata;
}

/** Loads the convention and refuses a sender who does not run it. */
export const loadConvention = async (
  request: RequestAbout<{ readonly conventionId: string }>,
  grants: readonly Grant[],
  { aggregates, games }: Pick<CommandServices, 'aggregates' | 'games'>,
): Promise<ConventionContext | Refusal> => {
  const { payload } = request;
  const convention = await aggregates.convention(payload.conventionId);
  if (convention.state.conventionId === null) return notFoundRefusal('convention/not-found');
  const meta = loadAsOwner(request, grants, convention.state.owner);
  return isRefusal(meta) ? meta : { convention, meta, games };
};

/** Appends what a command does to the convention's own stream. */
export const appendToConvention = <T extends keyof ConventionCommands>(
  { convention, ...acting }: ConventionContext,
  type: T,
  data: ConventionCommands[T],
): Decision => {
  const command = { type, data, ...domainContext(acting) } as ConventionCommand;
  return appendDecided(convention, conventionDecider.decide(command, convention.state));
};
