import { describe, expect, it } from 'vitest';
import { GuestCodes } from './guest-code.js';
import { GuestCookie } from './guest-cookie.js';

const codes = new GuestCodes('a-secret-of-at-least-thirty-two-chars');

describe('guest codes', () => {
  it('are the same for the same seat and another for any other', () => {
    expect(codes.codeOf('event-1', 'player-1')).toBe(codes.codeOf('event-1', 'player-1'));
    const many = Array.from({ length: 5_000 }, (_, index) =>
      codes.codeOf('event-1', `player-${index}`),
    );
    expect(new Set(many).size).toBe(5_000);
    for (const code of many) expect(code).toMatch(/^[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/);
  });

  it('are found however they are typed, in their own event only', () => {
    const code = codes.codeOf('event-1', 'player-2');
    expect(
      codes.find('event-1', ['player-1', 'player-2'], ` ${code.toLowerCase().replace('-', ' ')} `),
    ).toBe('player-2');
    expect(codes.find('event-2', ['player-1', 'player-2'], code)).toBeNull();
    expect(codes.find('event-1', ['player-1', 'player-2'], '')).toBeNull();
  });

  it('depend on the secret', () => {
    expect(
      new GuestCodes('another-secret-of-at-least-32-chars!').codeOf('event-1', 'player-1'),
    ).not.toBe(codes.codeOf('event-1', 'player-1'));
  });
});

describe('the guest cookie', () => {
  const cookie = new GuestCookie('a-secret-of-at-least-thirty-two-chars', true);
  const seat = (index: number) => ({ eventId: 'event-1', playerId: `player-${index}` });
  const valueOf = (header: string): string => /^conclave_guest=([^;]*)/.exec(header)?.[1] ?? '';

  it('holds several seats, the newest last, and forgets the oldest beyond twenty', () => {
    let seats = cookie.read(undefined);
    for (let index = 1; index <= 22; index += 1)
      seats = cookie.read(valueOf(cookie.add(seats, seat(index))));
    expect(seats).toHaveLength(20);
    expect(seats.at(-1)).toEqual(seat(22));
    expect(cookie.add([], seat(1))).toMatch(/; HttpOnly; SameSite=Lax; Secure$/);
  });

  it('is worth nothing when a single character was changed', () => {
    const value = valueOf(cookie.add([], seat(1)));
    for (let at = 0; at < value.length; at += 1) {
      const changed = value.slice(0, at) + (value[at] === 'A' ? 'B' : 'A') + value.slice(at + 1);
      // The last character of a base64url digest carries bits that decode to nothing; the text must match all the same.
      expect(cookie.read(changed)).toEqual([]);
    }
  });
});
