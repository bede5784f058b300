import { describe, expect, it } from 'vitest';
import { mayRequest, reaches, type TokenLimits } from '#application';
import { bearerOf, hashOfToken, hintOfToken, newTokenText } from '../http/token-text.js';

const limits = (changes: Partial<TokenLimits>): TokenLimits => ({
  tokenId: 'token-one',
  access: 'act',
  eventId: null,
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
