import { isForPersons, wayOf } from '../auth/admission.js';
import type { AdmittedRoute } from '../auth/admitted-routes.js';

export const VERSIONED = '/api/v1/';

/** Each command and each question says by itself which tokens may come. */
const BY_NAME = ['/api/commands/{name}', '/api/queries/{name}'];

/**
 * Whether a token finds this route under the version: what is
 * about a part of an event, and every command and question.
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
 * The version's door: everything that a token may do is answered under
 * `/api/v1`, by the very route that our pages use. Rights, limits and bodies are
 * judged by that route, so there is no second one that could judge otherwise.
 */
export class VersionedDoor {
  #patterns: readonly RegExp[] = [];

  /** Opens it for these routes; before that every address stays what it is. */
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

/** The routes that the version answers by our pages' routes. */
export const routesBehind = (routes: readonly AdmittedRoute[]): readonly AdmittedRoute[] => {
  const own = new Set(routes.map(({ method, path }) => `${method} ${path}`));
  return routes.filter(
    (route) => isVersioned(route) && !own.has(`${route.method} ${versionedPath(route.path)}`),
  );
};
