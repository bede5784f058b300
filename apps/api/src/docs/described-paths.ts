import type { AdmittedRoute } from '../auth/admitted-routes.js';
import { errorsOf, securityOf } from './described-errors.js';
import { inPath, type JsonSchema, operationOf } from '../http/describe.js';

export type Paths = Readonly<Record<string, Readonly<Record<string, JsonSchema>>>>;

/**
 * The route behind a path: all commands share one, all queries, and all endpoints of the sign-in
 * library.
 */
export const routePath = (path: string): string =>
  path
    .replace(/^\/api\/(commands|queries)\/\w+$/, '/api/$1/{name}')
    .replace(/^\/api\/auth\/.*$/, '/api/auth/*');

/** Routes that no controller declares: anybody may call them, and every address is counted. */
const plainRoute = (method: string, path: string): AdmittedRoute => ({
  method,
  path,
  handler: '',
  kind: 'open',
  tokens: {},
  unknown: [],
  takesBody: false,
  described: undefined,
});

interface Parameter {
  readonly name: string;
  readonly in: string;
}

/** Every name in braces is a parameter, described or not. */
const parametersOf = (path: string, described: readonly Parameter[]): readonly unknown[] => [
  ...Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name)
    .filter((name) => !described.some((each) => each.in === 'path' && each.name === name))
    .map((name) => inPath(name, { type: 'string' })),
  ...described,
];

export const capitalize = (word: string): string =>
  `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** The operation id of an unnamed operation, derived from its path. */
const operationIdOf = (method: string, path: string): string => {
  const parts = path
    .split(/[/.-]/)
    .filter((part) => part !== '' && part !== 'api')
    .map((part, index, all) => {
      const name = /^\{(\w+)\}$/.exec(part)?.[1];
      if (name === undefined) return capitalize(part.replaceAll(/\W/g, ''));
      return index === all.length - 1 ? `By${capitalize(name)}` : '';
    });
  return `${method === 'get' ? 'read' : 'send'}${parts.join('')}`;
};

/**
 * Completes the description of each operation from its route's declaration: parameters, callers and
 * refusals.
 */
export const describePaths = (paths: Paths, routes: readonly AdmittedRoute[]): Paths => {
  const declared = new Map(routes.map((route) => [`${route.method} ${route.path}`, route]));
  const describe = (path: string, method: string, operation: JsonSchema): JsonSchema => {
    const verb = method.toUpperCase();
    const route =
      declared.get(`${verb} ${routePath(path)}`) ??
      declared.get(`ALL ${routePath(path)}`) ??
      plainRoute(verb, path);
    const parameters = parametersOf(path, (operation['parameters'] ?? []) as readonly Parameter[]);
    return {
      ...securityOf(route),
      operationId: operationIdOf(method, path),
      ...operation,
      ...(parameters.length > 0 ? { parameters } : {}),
      responses: {
        ...errorsOf({
          ...route,
          takesBody: route.takesBody || 'requestBody' in operation,
          takesParameters: parameters.length > 0,
        }),
        ...(operation['responses'] as JsonSchema),
      },
    };
  };
  return Object.fromEntries(
    Object.entries(paths).map(([path, methods]) => [
      path,
      Object.fromEntries(
        Object.entries(methods).map(([method, operation]) => [
          method,
          describe(path, method, operation),
        ]),
      ),
    ]),
  );
};

/** The operations that are described where their routes are defined. */
export const pathsOf = (routes: readonly AdmittedRoute[]): Paths => {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const { path, method, described } of routes)
    if (described) (paths[path] ??= {})[method.toLowerCase()] = operationOf(described);
  return paths;
};
