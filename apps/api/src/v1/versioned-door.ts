import { isForPersons, wayOf } from '../auth/admission.js';
import type { AdmittedRoute } from '../auth/admitted-routes.js';

export const VERSIONED = '/api/v1/';

/** Each command and each query declares by itself which tokens it accepts. */
const BY_NAME = ['/api/commands/{name}', '/api/queries/{name}'];

/**
 * Whether a token can use this route under the versioned path: routes about a part of a tournament,
 * and all commands and queries.
 */
const isVersioned = ({ path, kind, tokens }: AdmittedRoute): boolean =>
  path.startsWith('/api/') &&
  !path.startsWith(VERSIONED) &&
  kind !== undefined &&
  !isForPersons(wayOf(kind)) &&
  tokens.carries !== true &&
  (BY_NAME.includes(path) || tokens.part !== undefined);

export const versionedPath = (path: string): string => path.replace(/^\/api\//, VERSIONED);

/**
 * Makes everything that a token may do available under `/api/v1`, through the same routes that our
 * pages use. Rights, limits and bodies are judged by that route, so no second route could judge
 * differently.
 */
export class VersionedDoor {
  #patterns: readonly RegExp[] = [];

  /** Enables it for these routes; before that every address stays unchanged. */
  open(routes: readonly AdmittedRoute[]): void {
    this.#patterns = routesBehind(routes).map(
      ({ path }) => new RegExp(`^${versionedPath(path).replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    );
  }

  /** The request target that the router reads. */
  targetOf(target: string): string {
    if (!target.startsWith(VERSIONED)) return target;
    const [path = ''] = target.split('?', 1);
    return this.#patterns.some((pattern) => pattern.test(path))
      ? `/api/${target.slice(VERSIONED.length)}`
      : target;
  }
}

/** The routes that are available under the versioned path through our pages' routes. */
export const routesBehind = (routes: readonly AdmittedRoute[]): readonly AdmittedRoute[] => {
  const own = new Set(routes.map(({ method, path }) => `${method} ${path}`));
  return routes.filter(
    (route) => isVersioned(route) && !own.has(`${route.method} ${versionedPath(route.path)}`),
  );
};
