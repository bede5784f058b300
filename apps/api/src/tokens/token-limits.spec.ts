import { describe, expect, it } from 'vitest';
import { lackingScope, mayRequest, reaches, type TokenLimits } from '#application';
import { commandNames, queryNames } from '#contracts';
import { routesOfController } from '../auth/admitted-routes.js';
import { MeController } from '../auth/me.controller.js';
import { TokenResources } from '../auth/token-resources.js';
import { DemoController } from '../demo/demo.controller.js';
import { EventFilesController } from '../events/event-files.controller.js';
import { gameControllers } from '../games/game.controller.js';
import { gameRoutes } from '../games/routes.js';
import { WebhooksController } from '../webhooks/webhooks.controller.js';
import { TokensController } from './tokens.controller.js';
import { bearerOf, hashOfToken, hintOfToken, newTokenText } from '../http/token-text.js';

const resources = new TokenResources(
  [
    ...[MeController, DemoController, EventFilesController, TokensController, WebhooksController],
    ...gameRoutes.flatMap(gameControllers),
  ].flatMap(routesOfController),
);
const resourceOf = (route: string, name: string, method = 'GET') =>
  resources.resourceOf(method, route, name);

const limits = (changes: Partial<TokenLimits>): TokenLimits => ({
  tokenId: 'token-one',
  access: 'act',
  eventId: null,
  scopes: null,
  ...changes,
});

describe('a token', () => {
  it('that only reads is good for looking, whatever the route', () => {
    const methods = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE'];
    expect(methods.filter((method) => mayRequest(limits({ access: 'read' }), method))).toEqual([
      'GET',
      'HEAD',
      'OPTIONS',
    ]);
    expect(methods.filter((method) => mayRequest(limits({ access: 'act' }), method))).toEqual(
      methods,
    );
  });

  it('for one event reaches that one and nothing else', () => {
    const asked = ['event-one', 'event-two', null];
    expect(asked.map((eventId) => reaches(limits({ eventId: 'event-one' }), eventId))).toEqual([
      true,
      false,
      false,
    ]);
    expect(asked.map((eventId) => reaches(limits({ eventId: null }), eventId))).toEqual([
      true,
      true,
      true,
    ]);
  });
});

describe('a token with scopes', () => {
  const scoped = limits({ scopes: ['players:write', 'rounds:read'] });
  const lacks = (method: string, route: string, name = ''): string | null =>
    lackingScope(scoped, method, resourceOf(route, name, method));

  it('changes what it may change, reads that and what it may read, and nothing else', () => {
    expect([
      lacks('POST', '/api/commands/:name', 'DropPlayer'),
      lacks('GET', '/api/queries/:name', 'roster'),
      lacks('GET', '/api/queries/:name', 'standings'),
      lacks('POST', '/api/commands/:name', 'RuleResult'),
      lacks('GET', '/api/queries/:name', 'deck'),
      lacks('GET', '/api/events/:eventId/export'),
      lacks('POST', '/api/events/:eventId/webhooks'),
      lacks('POST', '/api/demo'),
      lacks('GET', '/api/me'),
    ]).toEqual([null, null, null, 'rounds:write', 'decks:read', 'files:read', 'all', 'all', null]);
  });

  it('has no way to more rights than it has', () => {
    const aboutRights = ['GrantRole', 'RevokeRole', 'InviteStaff', 'WithdrawStaffInvite'];
    for (const name of [...aboutRights, 'HandOverEvent', 'KeepEventHere', 'EraseMe'])
      expect([name, resourceOf('/api/commands/:name', name)]).toEqual([name, 'closed']);
    expect(resourceOf('/api/me/tokens', '')).toBe('closed');
    expect(resourceOf('/api/commands/:name', 'toString')).toBe('closed');
    expect(resourceOf('/api/queries/:name', 'toString')).toBe('closed');
  });

  it('plays where nothing is of an event, and there it is for none', () => {
    const play = ['practice/:practiceId', 'twin-suns/:gameId', 'duels/:duelId'];
    for (const route of play.map((each) => `/api/${each}`))
      expect([
        resourceOf(route, ''),
        resources.isOfNoEvent('GET', route),
        resources.isOfNoEvent('HEAD', route),
      ]).toEqual(['play', true, true]);
    expect(resources.isOfNoEvent('POST', '/api/demo')).toBe(true);
    expect(resources.isOfNoEvent('GET', '/api/events/:eventId/export')).toBe(false);
  });

  it('for rounds looks at pairings and standings as they stood before, too', () => {
    for (const name of ['pairings', 'standings', 'moments', 'moment'])
      expect([name, lacks('GET', '/api/queries/:name', name)]).toEqual([name, null]);
    expect(lacks('GET', '/api/queries/:name', 'story')).toBe('judging:read');
  });

  it('for pods seats them again, too', () => {
    expect(resourceOf('/api/commands/:name', 'ReseatPods')).toBe(
      resourceOf('/api/commands/:name', 'FormPods'),
    );
  });

  it('without scopes is good for every part', () => {
    for (const name of commandNames)
      expect(lackingScope(limits({}), 'POST', resourceOf('/api/commands/:name', name))).toBeNull();
    for (const name of queryNames)
      expect(lackingScope(limits({}), 'GET', resourceOf('/api/queries/:name', name))).toBeNull();
    expect(lackingScope(limits({}), 'POST', 'closed')).toBeNull();
  });
});

describe('the text of a token', () => {
  it('is never the same twice, is kept as a hash, and ends in its hint', () => {
    const [one, other] = [newTokenText(), newTokenText()];
    expect(one).toMatch(/^conclave_[A-Za-z0-9_-]{43}$/);
    expect(one).not.toBe(other);
    expect(hashOfToken(one)).not.toContain(one.slice(9, 20));
    expect(hashOfToken(one)).toBe(hashOfToken(one));
    expect(one.endsWith(hintOfToken(one))).toBe(true);
  });

  it('is read from the Authorization header of its scheme only', () => {
    expect(bearerOf('Bearer abc')).toBe('abc');
    expect(bearerOf('bearer   abc ')).toBe('abc');
    expect(bearerOf('Basic abc')).toBeNull();
    expect(bearerOf('Bearer')).toBe('');
    expect(bearerOf('Bearer a b')).toBe('a b');
    expect(bearerOf('Bearerabc')).toBeNull();
    expect(bearerOf(undefined)).toBeNull();
  });
});
