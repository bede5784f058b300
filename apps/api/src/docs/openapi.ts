import type { OpenAPIObject } from '@nestjs/swagger';
import { commandAccepted, commandNames, commands, failure, queryNames } from '#contracts';
import { commandDefinitions, type Grant } from '#application';
import { queryDefinitions } from '#read-models';
import { endpoints } from '../auth/endpoints.js';
import type { AdmittedRoute } from '../auth/admitted-routes.js';
import { errorResponses } from './described-errors.js';
import { describePaths, type Paths, pathsOf, routePath } from './described-paths.js';
import { exampleOf } from './example-of.js';
import { nameSchemas } from './named-schemas.js';
import { routesBehind, VERSIONED, versionedPath } from '../v1/versioned-door.js';
import {
  answers,
  content,
  inQuery,
  type JsonSchema,
  operationOf,
  parametersIn,
  schemaOf,
} from '../http/describe.js';

const grantedTo = (grants: readonly Grant[]): string => `Granted to: ${grants.join(', ')}.`;

const commandPath = (name: (typeof commandNames)[number]): JsonSchema => ({
  post: {
    operationId: name,
    tags: ['commands'],
    summary: name,
    description: grantedTo(commandDefinitions[name].grants),
    parameters: [
      {
        name: 'Idempotency-Key',
        in: 'header',
        required: true,
        schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{8,64}$' },
        description: 'A resent key is answered with the first outcome.',
      },
    ],
    requestBody: {
      required: true,
      content: content(
        schemaOf(commands[name], 'input'),
        exampleOf(schemaOf(commands[name], 'input')),
      ),
    },
    responses: answers('Accepted', { $ref: '#/components/schemas/CommandAccepted' }),
  },
});

const queryPath = (name: (typeof queryNames)[number]): JsonSchema => {
  const { params, result, grants, deprecated } = queryDefinitions[name];
  const after = {
    name: 'x-after-position',
    in: 'header',
    required: false,
    schema: { type: 'integer' },
    description: 'Position of a command whose effect the answer must contain.',
  };
  return {
    get: {
      operationId: name,
      tags: ['queries'],
      summary: name,
      description: grantedTo(grants),
      ...(deprecated ? { deprecated: true } : {}),
      parameters: [...parametersIn(params), after],
      responses: {
        ...answers(
          'The answer, with an ETag and, about an event, x-position: everything up to there is in it',
          schemaOf(result, 'output'),
        ),
        304: { description: 'Unchanged since the ETag sent' },
      },
    },
  };
};

/**
 * How a caller is identified: a person's browser by its cookie, a machine by its token, a visitor
 * not at all.
 */
const securitySchemes: JsonSchema = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'conclave.session_token',
    description: 'Set by signing in. Requests that change something must come from our own pages.',
  },
  token: {
    type: 'http',
    scheme: 'bearer',
    description:
      'A token made on the account page, `Authorization: Bearer conclave_...`: for looking only or for acting as its account, for all events or for one.',
  },
};

/** All of these are possible; each command and query states to whom it is granted. */
const anyCaller: JsonSchema[] = [{}, { session: [] }, { token: [] }];

/** The open endpoints of the sign-in library, which share one route. */
const signInPaths = Object.fromEntries(
  Object.entries(endpoints).map(([path, { method, summary, takes, query }]) => {
    const asked = query?.map((name) => inQuery(name, 'string', { required: false }));
    const operation = operationOf({
      tag: 'sign-in',
      summary,
      ...(asked && { parameters: asked }),
      ...(takes && { takes }),
      answers: ['Done', { type: ['object', 'array', 'null'] }],
    });
    return [`/api/auth/${path}`, { [method.toLowerCase()]: operation }];
  }),
);

const info = {
  version: '1',
  description:
    'Commands in, queries out. Every failure has the body `Failure`; its `code` is stable. Unknown members of an answer are to be passed over.',
  license: { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' },
};

const components = {
  responses: errorResponses,
  securitySchemes,
  schemas: {
    CommandAccepted: schemaOf(commandAccepted, 'output'),
    Failure: schemaOf(failure, 'output'),
  },
};

const everyPath = (routes: readonly AdmittedRoute[]): Paths =>
  describePaths(
    {
      ...Object.fromEntries(
        commandNames.map((name) => [`/api/commands/${name}`, commandPath(name)]),
      ),
      ...Object.fromEntries(queryNames.map((name) => [`/api/queries/${name}`, queryPath(name)])),
      ...pathsOf(routes),
      ...signInPaths,
    } as Paths,
    routes,
  );

/** The API as OpenAPI 3.1, generated from the schemas that check requests. */
export const openApi = (publicUrl: string, routes: readonly AdmittedRoute[]): OpenAPIObject =>
  ({
    openapi: '3.1.0',
    info: { title: 'Conclave', ...info },
    servers: [{ url: publicUrl }],
    components,
    security: anyCaller,
    paths: everyPath(routes),
  }) as unknown as OpenAPIObject;

/** One operation of the versioned API, with all schemas inline. */
export interface VersionedOperation {
  /** In lower case, as in OpenAPI. */
  readonly method: string;
  /** The address in the versioned API. */
  readonly path: string;
  /** The route that answers it, as declared: `/api/commands/{name}`. */
  readonly route: string;
  readonly operation: JsonSchema;
}

/**
 * The operations for other programs, without those that only our own pages need: everything public,
 * and everything that a token may do.
 */
export const operationsOfVersion = (
  routes: readonly AdmittedRoute[],
): readonly VersionedOperation[] => {
  const behind = new Set(routesBehind(routes).map(({ method, path }) => `${method} ${path}`));
  return Object.entries(everyPath(routes)).flatMap(([path, methods]) => {
    const own = path.startsWith(VERSIONED);
    const route = routePath(path);
    return Object.entries(methods)
      .filter(
        ([method, operation]) =>
          operation['deprecated'] !== true &&
          (own || behind.has(`${method.toUpperCase()} ${route}`)),
      )
      .map(([method, operation]) => ({
        method,
        path: own ? path : versionedPath(path),
        route,
        operation,
      }));
  });
};

/** The versioned API as OpenAPI 3.1, with references to the contract's schemas. */
export const openApiOfVersion = (
  publicUrl: string,
  routes: readonly AdmittedRoute[],
): OpenAPIObject => {
  const versioned: Record<string, Paths[string]> = {};
  for (const { method, path, operation } of operationsOfVersion(routes))
    versioned[path] = { ...versioned[path], [method]: operation };
  const { paths, schemas } = nameSchemas(versioned);
  return {
    openapi: '3.1.0',
    info: { title: 'Conclave, version 1', ...info },
    servers: [{ url: publicUrl }],
    components: {
      ...components,
      securitySchemes: { token: securitySchemes['token'] },
      schemas: { ...schemas, ...components.schemas },
    },
    security: [{}, { token: [] }],
    paths,
  } as unknown as OpenAPIObject;
};
