import { isRefusal, type Refusal } from '#aggregate';
import type { CommandName, CommandPayload, commands, TokenResource } from '#contracts';
import { expectUnmoved } from '#event-store';
import type { OfTournament } from './acting.js';
import type { GamePracticeEvents, PracticeEvents } from '#match';
import type { Facts } from '#read-models';
import type { Grant } from '../rights/grants.js';
import type { During } from '../rights/lifecycles.js';
import type { Decision } from './decision.js';
import type { CommandMetadata } from './metadata.js';
import type { CommandRequest } from './request.js';
import type { CommandServices } from './services.js';

/** A command whose streams are loaded and whose sender may do it. */
export interface PreparedCommand {
  readonly meta: CommandMetadata;
  readonly decide: (services: CommandServices) => Promise<Decision>;
}

/** What the HTTP route does for some commands beside carrying them out. */
interface RouteTraits {
  /** A visitor may send it and go on later: the browser gets a pass by which it is known again. */
  readonly visitorPass?: true;
  /**
   * What it makes many of for nothing: counted by address
   * as well, for accounts and visitors cost nothing either.
   */
  readonly opens?: 'table' | 'draft' | 'practice' | 'event';
  /** It tries a secret: wrong ones are counted and slowed down. */
  readonly guessable?: true;
  /** The browser of a visitor who sent it holds the seat that came of it. */
  readonly holdsSeat?: true;
}

/** How a command is carried out. */
export interface ExecutionTraits {
  /**
   * It looks only at the streams that it appends to: many of it that come at once are decided
   * one on the other and appended as one. For what a whole hall does in the same minutes.
   */
  readonly together?: boolean;
}

type EventData = Facts & PracticeEvents & GamePracticeEvents;
export type EventType = keyof EventData;

/**
 * What is told to whoever sent it, out of the events that
 * it recorded: whoever sends it again is told the same.
 */
export interface AnswerTraits {
  /**
   * Ids that are named for the first time, by the event that names them: `{ PlayerRegistered: 'playerId' }`.
   */
  readonly makes?: { readonly [T in EventType]?: keyof EventData[T] & string };
  /** What a player may have to prove some day to have said: the first event of these types is signed. */
  readonly receipt?: readonly EventType[];
}

interface CommandFacts<N extends CommandName> extends RouteTraits, ExecutionTraits, AnswerTraits {
  readonly name: N;
  readonly payload: (typeof commands)[N];
  /** Who may send it. */
  readonly grants: readonly Grant[];
  /**
   * The part of an event that a token must be allowed to change
   * to send it; `closed`: no token that is limited to parts may.
   */
  readonly token: TokenResource | 'closed';
  /**
   * Where the event stands that it is done to, or to anything of which it is done; whatever loads one asks.
   */
  readonly during: During;
}

/**
 * Everything about one command. Its route, description, rights, token scope, handler and answer come from it.
 */
export interface CommandDefinition<N extends CommandName = CommandName> extends CommandFacts<N> {
  /** Loads, and turns away whoever has no right to it. */
  prepare(
    request: CommandRequest<N>,
    services: CommandServices,
  ): Promise<PreparedCommand | Refusal>;
  /** What the server does by itself once the command has been accepted. Must not throw. */
  followUp?(payload: CommandPayload<N>, services: CommandServices): Promise<void>;
}

interface CommandParts<
  N extends CommandName,
  Context extends { readonly meta: CommandMetadata },
> extends CommandFacts<N> {
  /** What is loaded; checks the grants. */
  readonly load: (
    request: CommandRequest<N> & { readonly during: During },
    grants: readonly Grant[],
    services: CommandServices,
  ) => Promise<Context | Refusal>;
  readonly decide: (
    payload: CommandPayload<N>,
    context: Context,
    services: CommandServices,
  ) => Promise<Decision> | Decision;
  readonly followUp?: (payload: CommandPayload<N>, services: CommandServices) => Promise<void>;
}

/**
 * The state of the tournament was asked when it was loaded: whatever is done to a part of it is
 * appended only if the tournament has not moved since, so that nothing is entered behind its end.
 */
const holding = (
  { tournament }: { readonly meta: CommandMetadata } & Partial<OfTournament>,
  decision: Decision,
): Decision =>
  isRefusal(decision) ||
  tournament === undefined ||
  decision.some(({ streamId }) => streamId === tournament.streamId)
    ? decision
    : [...decision, expectUnmoved(tournament)];

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
    const context = await load({ ...request, during: facts.during }, facts.grants, services);
    if (isRefusal(context)) return context;
    return {
      meta: context.meta,
      decide: async (at) => {
        const decision = await decide(request.payload, context, at);
        return facts.during ? holding(context, decision) : decision;
      },
    };
  },
});
