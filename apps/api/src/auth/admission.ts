import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import type { Asker } from '#application';
import type { TokenResource } from '#contracts';
import type { RateKind } from '../rate-limits/rules.js';

/** How callers of a route are admitted. */
type Way =
  /** Counted by token, account or newest seat; visitors by their address. */
  | { readonly known: RateKind; readonly visitor: RateKind; readonly person?: true }
  /** Counted by address for all callers; `asker`: the caller is identified as well. */
  | { readonly address: RateKind; readonly asker?: true }
  /** Identified, but not counted here. */
  | { readonly uncounted: true }
  | { readonly open: true };

const ways = {
  query: { known: 'query', visitor: 'visitor-query' },
  command: { known: 'command', visitor: 'visitor-command' },
  'deck-check': { known: 'deck-check', visitor: 'visitor-deck-check' },
  'deck-link': { known: 'deck-link', visitor: 'visitor-deck-link' },
  'webhook-look': { known: 'query', visitor: 'visitor-command' },
  'webhook-send': { known: 'webhook-send', visitor: 'visitor-command' },
  /**
   * Only for people who are signed in, not for tokens: a leaked token must not be able to make
   * another.
   */
  person: { known: 'command', visitor: 'visitor-command', person: true },
  auth: { address: 'auth' },
  witness: { address: 'witness' },
  export: { address: 'export', asker: true },
  demo: { address: 'demo', asker: true },
  /**
   * Its cost is counted elsewhere: by the secret that is guessed at, or as an open live connection.
   */
  uncounted: { uncounted: true },
  /** Callers are not identified. */
  open: { open: true },
} as const satisfies Readonly<Record<string, Way>>;

export type AdmissionKind = keyof typeof ways;
export const wayOf = (kind: AdmissionKind): Way => ways[kind];

/** Whether callers are identified. */
export const asksWho = (way: Way): boolean =>
  !('open' in way) && (!('address' in way) || way.asker === true);

/** Whether only people are admitted, no tokens. */
export const isForPersons = (way: Way): boolean => 'known' in way && way.person === true;

/**
 * How callers are admitted to the routes of a controller, or to one route. A route without it is
 * closed to everybody.
 */
export const Admit = Reflector.createDecorator<AdmissionKind>();

/** What a route means to a token that is limited to parts of a tournament, or to one tournament. */
export interface TokenReach {
  /**
   * The part to which the route belongs; `open`: it holds nobody's data. Without it the route is
   * closed to tokens with scopes.
   */
  readonly part?: TokenResource | 'open';
  /**
   * The route concerns no tournament: closed to a token for one. Commands and queries check this
   * with their rights.
   */
  readonly ofNoEvent?: true;
  /**
   * The route only relays calls to other routes, each of which is judged by itself: open to a token
   * that only reads.
   */
  readonly carries?: true;
}

/** What the routes of a controller, or one route, mean to limited tokens. */
export const ForTokens = Reflector.createDecorator<TokenReach>();

const admitted = new WeakMap<FastifyRequest, Asker>();

/** For the guard only. */
export const noteCaller = (request: FastifyRequest, asker: Asker): void => {
  admitted.set(request, asker);
};

/** The caller who was admitted with this request. */
export const callerOf = (request: FastifyRequest): Asker => {
  const asker = admitted.get(request);
  if (!asker) throw new Error(`nobody was asked who calls ${request.url}`);
  return asker;
};

const requestOf = (context: ExecutionContext): FastifyRequest =>
  context.switchToHttp().getRequest<FastifyRequest>();

/** A handler's parameter for the admitted caller. */
export const Caller = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  callerOf(requestOf(context)),
);

/** A handler's parameter for the account id of a caller admitted as a person. */
export const CallerAccount = createParamDecorator((_data: unknown, context: ExecutionContext) => {
  const { account } = callerOf(requestOf(context));
  if (!account) throw new Error('only a route that lets in persons may ask for their account');
  return account.id;
});
