import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import type { Asker } from '#application';
import type { TokenResource } from '#contracts';
import type { RateKind } from '../rate-limits/rules.js';

/** How callers of a route are let in. */
type Way =
  /** Counted by token, account or newest seat; a visitor by their address. */
  | { readonly known: RateKind; readonly visitor: RateKind; readonly person?: true }
  /** Counted by address, whoever calls; `asker`: the route asks who that is. */
  | { readonly address: RateKind; readonly asker?: true }
  /** Told apart, and not counted here. */
  | { readonly uncounted: true }
  | { readonly open: true };

const ways = {
  query: { known: 'query', visitor: 'visitor-query' },
  command: { known: 'command', visitor: 'visitor-command' },
  'deck-check': { known: 'deck-check', visitor: 'visitor-deck-check' },
  'deck-link': { known: 'deck-link', visitor: 'visitor-deck-link' },
  'webhook-look': { known: 'query', visitor: 'visitor-command' },
  'webhook-send': { known: 'webhook-send', visitor: 'visitor-command' },
  /** Whoever is signed in, and no token: one that leaks cannot make itself another. */
  person: { known: 'command', visitor: 'visitor-command', person: true },
  auth: { address: 'auth' },
  witness: { address: 'witness' },
  export: { address: 'export', asker: true },
  demo: { address: 'demo', asker: true },
  /**
   * What it costs is counted by what is guessed at, or for as long as the line is open that the route opens.
   */
  uncounted: { uncounted: true },
  /** Nobody is asked who they are. */
  open: { open: true },
} as const satisfies Readonly<Record<string, Way>>;

export type AdmissionKind = keyof typeof ways;
export const wayOf = (kind: AdmissionKind): Way => ways[kind];

/** Whether callers are asked who they are. */
export const asksWho = (way: Way): boolean =>
  !('open' in way) && (!('address' in way) || way.asker === true);

/** Whether persons alone are let in, and no token. */
export const isForPersons = (way: Way): boolean => 'known' in way && way.person === true;

/**
 * How callers are let in to the routes of a controller, or to one. A route without it is shut to everybody.
 */
export const Admit = Reflector.createDecorator<AdmissionKind>();

/** What a token finds behind a route that is limited to parts of an event, or to one event. */
export interface TokenReach {
  /**
   * The part that the route is about; `open`: it holds nothing of
   * anybody. Without it the route is shut to a token for parts.
   */
  readonly part?: TokenResource | 'open';
  /** It concerns no event: shut to a token for one. Commands and questions ask where rights are judged. */
  readonly ofNoEvent?: true;
  /**
   * It only carries calls of other routes, each of which
   * is judged by itself: open to a token that only reads.
   */
  readonly carries?: true;
}

/** How far limited tokens reach into the routes of a controller, or into one. */
export const ForTokens = Reflector.createDecorator<TokenReach>();

const admitted = new WeakMap<FastifyRequest, Asker>();

/** For the guard alone. */
export const noteCaller = (request: FastifyRequest, asker: Asker): void => {
  admitted.set(request, asker);
};

/** Who was let in with this request. */
export const callerOf = (request: FastifyRequest): Asker => {
  const asker = admitted.get(request);
  if (!asker) throw new Error(`nobody was asked who calls ${request.url}`);
  return asker;
};

const requestOf = (context: ExecutionContext): FastifyRequest =>
  context.switchToHttp().getRequest<FastifyRequest>();

/** The parameter of a handler that takes who was let in. */
export const Caller = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  callerOf(requestOf(context)),
);

/** The id of the account of whoever was let in as a person. */
export const CallerAccount = createParamDecorator((_data: unknown, context: ExecutionContext) => {
  const { account } = callerOf(requestOf(context));
  if (!account) throw new Error('only a route that lets in persons may ask for their account');
  return account.id;
});
