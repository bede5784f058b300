import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { usualPatience } from './patience.js';
import { messageIdOf, newWebhookSecret, signedHeaders } from './signing.js';

const body = '{"type":"test"}';

describe('a signature', () => {
  it('is that of the standard: HMAC-SHA256 over id, time and body', () => {
    const secret = newWebhookSecret();
    const at = new Date('2026-11-21T10:00:00.700Z');
    const headers = signedHeaders({ secret, messageId: 'msg_1', body, at });
    const expected = createHmac('sha256', Buffer.from(secret.slice('whsec_'.length), 'base64'))
      .update(`msg_1.1795255200.${body}`)
      .digest('base64');
    expect(headers).toEqual({
      'webhook-id': 'msg_1',
      'webhook-timestamp': '1795255200',
      'webhook-signature': `v1,${expected}`,
    });
  });

  it('is accepted by a receiver with the secret, and by none when anything was changed', () => {
    const secret = newWebhookSecret();
    const headers = signedHeaders({ secret, messageId: 'msg_1', body, at: new Date() });
    expect(new Webhook(secret).verify(body, headers)).toEqual({ type: 'test' });
    expect(() => new Webhook(secret).verify(`${body} `, headers)).toThrow('No matching signature');
    expect(() => new Webhook(secret).verify(body, { ...headers, 'webhook-id': 'msg_2' })).toThrow(
      'No matching signature',
    );
    expect(() => new Webhook(newWebhookSecret()).verify(body, headers)).toThrow(
      'No matching signature',
    );
  });

  it('names one id for each endpoint and happening, without the mark that separates what is signed', () => {
    expect(messageIdOf('endpoint', '41')).toBe('msg_endpoint_41');
    expect(
      new Set([messageIdOf('a', '41'), messageIdOf('a', '42'), messageIdOf('b', '41')]).size,
    ).toBe(3);
    expect(messageIdOf('endpoint', '41')).not.toContain('.');
  });
});

describe('patience', () => {
  it('waits longer after each failed try, an hour in all, and then gives up', () => {
    const waits = Array.from({ length: 12 }, (_, index) => usualPatience.retryAfter(index + 1));
    expect(waits.map((wait) => wait && wait / 1_000)).toEqual([
      5,
      10,
      20,
      40,
      80,
      160,
      320,
      640,
      900,
      900,
      900,
      null,
    ]);
  });

  it('takes many failures over a long time for it to pause an endpoint', () => {
    const hour = 3_600_000;
    expect([
      usualPatience.isTooLong(hour, 10),
      usualPatience.isTooLong(hour - 1, 10),
      usualPatience.isTooLong(24 * hour, 9),
    ]).toEqual([true, false, false]);
  });
});
