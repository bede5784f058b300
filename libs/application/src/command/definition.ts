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

/** A command whose streams are loaded and whose sender is authorized. */
export interface PreparedCommand {
  readonly meta: CommandMetadata;
  readonly decide: (services: CommandServices) => Promise<Decision>;
}

/** What the HTTP route does for some commands in addition to running them. */
interface RouteTraits {
  /** Visitors may send it: the browser gets a pass, by which it is recognized later. */
  readonly visitorPass?: true;
  /**
   * What the command lets its sender create at no cost. Such commands are also counted by address,
   * because accounts and visitors cost nothing either.
   */
  readonly opens?: 'table' | 'draft' | 'practice' | 'event';
  /** The command tries a secret: wrong attempts are counted and slowed down. */
  readonly guessable?: true;
  /** The browser of a visitor who sent it holds the seat that the command created. */
  readonly holdsSeat?: true;
}

/** How a command is carried out. */
export interface ExecutionTraits {
  /**
   * The command looks only at the streams that it appends to, so many of them that arrive at once
   * are decided one after the other and appended in one transaction. For commands that a whole hall
   * sends within the same few minutes.
   */
  readonly together?: boolean;
}

type EventData = Facts & PracticeEvents & GamePracticeEvents;
export type EventType = keyof EventData;

/**
 * What the answer to the sender holds, computed from the recorded events: a command sent again gets
 * the same answer.
 */
export interface AnswerTraits {
  /**
   * The ids that the answer names, by the event that introduces each: `{ PlayerRegistered:
   * 'playerId' }`.
   */
  readonly makes?: { readonly [T in EventType]?: keyof EventData[T] & string };
  /**
   * Events of which a player may one day need proof: the first event of these types gets a signed
   * receipt.
   */
  readonly receipt?: readonly EventType[];
}

interface CommandFacts<N extends CommandName> extends RouteTraits, ExecutionTraits, AnswerTraits {
  readonly name: N;
  readonly payload: (typeof commands)[N];
  /** Who may send it. */
  readonly grants: readonly Grant[];
  /**
   * The part of a tournament that a token must be allowed to change to send the command; `closed`:
   * no token that is limited to parts may send it.
   */
  readonly token: TokenResource | 'closed';
  /** The states in which the tournament concerned accepts the command. Every loader checks this. */
  readonly during: During;
}

/**
 * Everything about one command; its route, description, rights, token scope, handler and answer are
 * derived from it.
 */
export interface CommandDefinition<N extends CommandName = CommandName> extends CommandFacts<N> {
  /** Loads the streams and refuses a sender without the right to the command. */
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
  /** Loads what the command needs and checks the grants. */
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
 * The state of the tournament was checked when it was loaded. A change to a part of it (a match, a
 * pod) is therefore appended only if the tournament has not changed since, so that nothing is
 * entered after its end.
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
