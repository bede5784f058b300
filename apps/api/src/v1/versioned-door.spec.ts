import { expect, it } from 'vitest';
import type { AdmittedRoute } from '../auth/admitted-routes.js';
import { VersionedDoor } from './versioned-door.js';

const route = (path: string, more: Partial<AdmittedRoute> = {}): AdmittedRoute => ({
  method: 'GET',
  path,
  handler: '',
  kind: 'query',
  tokens: { part: 'play' },
  unknown: [],
  takesBody: false,
  described: undefined,
  ...more,
});

const door = (...routes: readonly AdmittedRoute[]): VersionedDoor => {
  const opened = new VersionedDoor();
  opened.open(routes);
  return opened;
};

it('answers under the version what a token may do, whole names only', () => {
  const opened = door(route('/api/commands/{name}', { tokens: {} }), route('/api/pods/{podId}'));
  expect(opened.targetOf('/api/v1/commands/Register')).toBe('/api/commands/Register');
  expect(opened.targetOf('/api/v1/pods/abcdef?after=3')).toBe('/api/pods/abcdef?after=3');
  for (const other of [
    '/api/v1/pods',
    '/api/v1/pods/a/b',
    '/api/v1/%63ommands/Register',
    '/pods/a',
    '/api/v1/commands/',
  ])
    expect(opened.targetOf(other)).toBe(other);
});

it('leaves persons their own doors, and the version what it answers itself', () => {
  const opened = door(
    route('/api/me/tokens', { kind: 'person' }),
    route('/api/demo', { tokens: {} }),
    route('/api/events/{eventId}/standings'),
    route('/api/v1/events/{eventId}/standings', { tokens: {} }),
  );
  for (const own of ['/api/v1/me/tokens', '/api/v1/demo', '/api/v1/events/abcdef/standings'])
    expect(opened.targetOf(own)).toBe(own);
});
