import type { CommandName, QueryName, TokenResource } from '#contracts';
import {
  commandDefinitions,
  lackingScope,
  mayRequest,
  otherEventRefusal,
  type TokenLimits,
} from '#application';
import { queryDefinitions } from '#read-models';
import { ApiFailure, failureOf } from '../http/failure.js';
import type { TokenReach } from './admission.js';
import type { AdmittedRoute } from './admitted-routes.js';

/**
 * The part of an event that a route is about; `open`: holds
 * nothing of anybody, `closed`: shut to tokens that have scopes.
 */
type RouteResource = TokenResource | 'open' | 'closed';

/** A request as tokens are judged by. */
export interface TokenRequest {
  readonly method: string;
  /** As Fastify spells it: `/api/commands/:name`. */
  readonly route: string;
  /** Of the command or question. */
  readonly name: string;
}

/** How Fastify spells a route, with the method that it answers: HEAD is answered where GET is. */
const keyOf = (method: string, path: string): string =>
  `${method === 'HEAD' ? 'GET' : method} ${path.replace(/\{(\w+)\}/g, ':$1')}`;

/**
 * How far limited tokens reach: as the routes, the commands
 * and the questions say. What says nothing is closed.
 */
export class TokenResources {
  readonly #reaches: ReadonlyMap<string, TokenReach>;

  constructor(routes: readonly AdmittedRoute[]) {
    this.#reaches = new Map(
      routes.map(({ method, path, tokens }) => [keyOf(method, path), tokens]),
    );
  }

  /** Why a token may not be used for this request, whoever it speaks for; null where it may. */
  refusalOf(limits: TokenLimits, { method, route, name }: TokenRequest): ApiFailure | null {
    const reach = this.#reaches.get(keyOf(method, route));
    if (!reach?.carries && !mayRequest(limits, method))
      return new ApiFailure(403, 'token/read-only');
    if (limits.eventId !== null && this.isOfNoEvent(method, route))
      return failureOf(otherEventRefusal());
    const needs = lackingScope(limits, method, this.resourceOf(method, route, name));
    return needs === null ? null : new ApiFailure(403, 'token/out-of-scope', { needs });
  }

  resourceOf(method: string, route: string, name: string): RouteResource {
    if (route === '/api/commands/:name')
      return Object.hasOwn(commandDefinitions, name)
        ? commandDefinitions[name as CommandName].token
        : 'closed';
    if (route === '/api/queries/:name')
      return Object.hasOwn(queryDefinitions, name)
        ? queryDefinitions[name as QueryName].token
        : 'closed';
    return this.#reaches.get(keyOf(method, route))?.part ?? 'closed';
  }

  isOfNoEvent(method: string, route: string): boolean {
    return this.#reaches.get(keyOf(method, route))?.ofNoEvent ?? false;
  }
}
