import { expect, it } from 'vitest';
import { isCanonicalTarget } from './canonical-target.js';

it.each([
  '/',
  '/api/me',
  '/api/queries/event?eventId=abc123&at=%2F..%2F',
  '/e/abc-123/desk/',
  '/assets/index-B_x1.js',
  '/docs/swagger-ui-bundle.js',
  '/caf%C3%A9',
])('lets %s pass', (target) => {
  expect(isCanonicalTarget(target)).toBe(true);
});

it.each([
  '',
  '*',
  'api/me',
  'http://127.0.0.1/api/me',
  '//api/me',
  '/api//me',
  '/api/./me',
  '/api/../api/me',
  '/api/me/.',
  '/api/me/..',
  '/%61pi/me',
  '/api%2Fme',
  '/api%2fme',
  '/api\\me',
  '/api%5Cme',
  '/%2e%2e/api/me',
  '/api/me#x',
  '/api/me;a=b',
  '/api/me?a#b',
  '/api/v1/metagame?search=%00',
  '/api/v1/metagame?search=a%00b',
  '/api/me%00',
  '/api/me%20',
  '/caf%c3%a9',
  '/api/m\u00e9',
])('refuses %s', (target) => {
  expect(isCanonicalTarget(target)).toBe(false);
});
