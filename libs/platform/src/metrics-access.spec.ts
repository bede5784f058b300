import { describe, expect, it } from 'vitest';
import { mayReadMetrics } from './metrics-access.js';

const from = (remoteAddress: string, headers: Record<string, string> = {}) => ({
  remoteAddress,
  headers,
});
const token = 't'.repeat(32);

describe('figures', () => {
  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])(
    'are told on the machine itself where no token is set: %s',
    (address) => {
      expect(mayReadMetrics(from(address), null)).toBe(true);
      expect(mayReadMetrics(from(address, { 'x-forwarded-for': '198.51.100.7' }), null)).toBe(
        false,
      );
    },
  );

  it.each(['192.168.1.20', '10.0.0.7', '2001:db8::1', '::ffff:10.0.0.7'])(
    'are told to nobody in the hall without a token: %s',
    (address) => {
      expect(mayReadMetrics(from(address), null)).toBe(false);
      expect(mayReadMetrics(from(address, { authorization: 'Bearer null' }), null)).toBe(false);
    },
  );

  it('are told to whoever bears the token, and then to nobody else', () => {
    const bearing = (authorization: string) => from('10.0.0.7', { authorization });
    expect(mayReadMetrics(bearing(`Bearer ${token}`), token)).toBe(true);
    expect(mayReadMetrics(bearing(`Bearer ${token}x`), token)).toBe(false);
    expect(mayReadMetrics(bearing(token), token)).toBe(false);
    expect(mayReadMetrics(from('127.0.0.1'), token)).toBe(false);
  });
});
