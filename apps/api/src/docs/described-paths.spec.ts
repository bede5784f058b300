import { expect, it } from 'vitest';
import type { AdmittedRoute } from '../auth/admitted-routes.js';
import { describePaths } from './described-paths.js';
import { answers } from '../http/describe.js';

const route = (more: Partial<AdmittedRoute>): AdmittedRoute => ({
  method: 'GET',
  path: '/api/things/{thingId}',
  handler: 'Things.one',
  kind: 'query',
  tokens: {},
  unknown: [],
  takesBody: false,
  described: undefined,
  ...more,
});

const described = (more: Partial<AdmittedRoute>) => {
  const declared = route(more);
  const operation = { summary: 'A thing', responses: answers('The thing', { type: 'object' }) };
  const method = declared.method.toLowerCase();
  const paths = describePaths({ [declared.path]: { [method]: operation } }, [declared]);
  return paths[declared.path]?.[method] as {
    readonly parameters?: readonly unknown[];
    readonly security?: unknown;
    readonly responses: Readonly<Record<string, { readonly description?: string }>>;
  };
};

it('takes the parameters of a path from the path', () =>
  expect(described({}).parameters).toEqual([
    { name: 'thingId', in: 'path', required: true, schema: { type: 'string' } },
  ]));

it('takes what a route refuses from how it lets callers in and what it takes', () => {
  const statuses = (more: Partial<AdmittedRoute>) => Object.keys(described(more).responses);
  expect(statuses({})).toEqual(['200', '400', '401', '403', '429', '503', 'default']);
  expect(statuses({ kind: 'open', path: '/api/things' })).toEqual(['200', '429', '503', 'default']);
  expect(statuses({ method: 'POST', takesBody: true })).toEqual(
    expect.arrayContaining(['413', '415']),
  );
});

it('names the code of an id that cannot be one', () =>
  expect(described({ unknown: ['thing/not-found'] }).responses['404']?.description).toContain(
    '`thing/not-found`',
  ));

it('lets persons alone in where a token is not', () => {
  expect(described({ kind: 'person' }).security).toEqual([{ session: [] }]);
  expect(described({}).security).toBeUndefined();
});
