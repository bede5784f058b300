import type { CommandName, CommandPayload, commands } from '#contracts';
import type { StreamAppend } from '#event-store';
import type { Grant } from '../rights/grants.js';
import type { CommandMetadata } from './metadata.js';
import type { CommandRequest } from './request.js';
import type { CommandServices } from './services.js';

type Appends = readonly StreamAppend[];

/** A command whose streams are loaded and whose sender may do it. `decide` makes the events or throws the refusal as a RequestFailure. */
export interface PreparedCommand {
  readonly meta: CommandMetadata;
  readonly decide: () => Promise<Appends> | Appends;
}

/** What the HTTP route does for some commands beside carrying them out. */
interface RouteTraits {
  /** A visitor may send it and go on later: the browser gets a pass by which it is known again. */
  readonly visitorPass?: true;
  /** It tries a secret: wrong ones are counted and slowed down. */
  readonly guessable?: true;
  /** The browser of a visitor who sent it holds the seat that came of it. */
  readonly holdsSeat?: true;
}

/** How a command is carried out. */
export interface ExecutionTraits {
  /**
   * It looks only at the streams that it appends to: many of it that come at once are decided one on the other and appended as one. For what
   * a whole hall does in the same minutes.
   */
  readonly together?: boolean;
}

/** Everything about one command. The route, its description, the policy table and the handler of the bus come from it. */
export interface CommandDefinition<N extends CommandName = CommandName>
  extends RouteTraits, ExecutionTraits {
  readonly name: N;
  readonly payload: (typeof commands)[N];
  readonly grants: readonly Grant[];
  /** Loads, and turns away whoever has no right to it. */
  prepare(request: CommandRequest<N>, services: CommandServices): Promise<PreparedCommand>;
  /** What the server does by itself once the command has been accepted. Must not throw. */
  followUp?(payload: CommandPayload<N>, services: CommandServices): Promise<void>;
}

interface CommandParts<N extends CommandName, Context extends { readonly meta: CommandMetadata }>
  extends RouteTraits, ExecutionTraits {
  readonly name: N;
  readonly payload: (typeof commands)[N];
  /** Who may send it. */
  readonly grants: readonly Grant[];
  /** What is loaded; checks the grants. */
  readonly load: (
    request: CommandRequest<N>,
    grants: readonly Grant[],
    services: CommandServices,
  ) => Promise<Context>;
  readonly decide: (
    payload: CommandPayload<N>,
    context: Context,
    services: CommandServices,
  ) => Promise<Appends> | Appends;
  readonly followUp?: (payload: CommandPayload<N>, services: CommandServices) => Promise<void>;
}

export const defineCommand = <
  N extends CommandName,
  Context extends { readonly meta: CommandMetadata },
>({
  load,
  decide,
  ...facts
}: CommandParts<N, Context>): CommandDefinition<N> => ({
  ...facts,
  prepare: async (request, services) => {
    const context = await load(request, facts.grants, services);
    return { meta: context.meta, decide: () => decide(request.payload, context, services) };
  },
});
