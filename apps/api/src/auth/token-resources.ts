import type { CommandName, QueryName, TokenResource } from '#contracts';
import { commandDefinitions } from '#application';
import { queryDefinitions } from '#read-models';
import type { TokenReach } from './admission.js';
import type { AdmittedRoute } from './admitted-routes.js';

/**
 * The part of an event that a route is about; `open`: holds
 * nothing of anybody, `closed`: shut to tokens that have scopes.
 */
type RouteResource = TokenResource | 'open' | 'closed';

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

  /** `route` as Fastify spells it; `name`: of the command or question. */
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
