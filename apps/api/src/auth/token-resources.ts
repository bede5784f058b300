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
 * The part of a tournament to which a route belongs; `open`: holds nobody's data, `closed`: refuses
 * tokens that have scopes.
 */
type RouteResource = TokenResource | 'open' | 'closed';

/** The facts about a request by which tokens are judged. */
export interface TokenRequest {
  readonly method: string;
  /** In Fastify's spelling: `/api/commands/:name`. */
  readonly route: string;
  /** The name of the command or query. */
  readonly name: string;
}

/** A route in Fastify's spelling, with its method; HEAD counts as GET. */
const keyOf = (method: string, path: string): string =>
  `${method === 'HEAD' ? 'GET' : method} ${path.replace(/\{(\w+)\}/g, ':$1')}`;

/**
 * The scope of limited tokens, as declared by routes, commands and queries. What declares nothing
 * is closed.
 */
export class TokenResources {
  readonly #reaches: ReadonlyMap<string, TokenReach>;

  constructor(routes: readonly AdmittedRoute[]) {
    this.#reaches = new Map(
      routes.map(({ method, path, tokens }) => [keyOf(method, path), tokens]),
    );
  }

  /** Why a token may not be used for this request, whatever its account may do; null if it may. */
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
