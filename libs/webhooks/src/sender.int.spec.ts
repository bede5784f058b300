import type { lookup } from 'node:dns';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebhookReceiver } from '../../../test/support/webhook-receiver.js';
import { WebhookSender } from './sender.js';

let receiver: WebhookReceiver;
beforeAll(async () => {
  receiver = await WebhookReceiver.open();
});
afterEach(() => receiver.forget());
afterAll(() => receiver?.close());

const inside = (timeoutMs = 10_000): WebhookSender =>
  new WebhookSender({ privateAllowed: true, timeoutMs });
const posting = (url: string) => ({ url, headers: { 'webhook-id': 'msg_1' }, body: '{"ñ":1}' });

describe('a delivery', () => {
  it('arrives whole and counts as arrived with any 2xx', async () => {
    receiver.answerNext(200, 202, 204);
    for (const httpStatus of [200, 202, 204])
      expect(await inside().send(posting(receiver.url))).toEqual({ kind: 'delivered', httpStatus });
    expect(receiver.received[0]).toMatchObject({
      id: 'msg_1',
      body: '{"ñ":1}',
      headers: { 'content-type': 'application/json', 'content-length': '8' },
    });
  });

  it('follows no redirect', async () => {
    receiver.answerNext((response) => response.writeHead(302, { location: receiver.url }).end());
    expect(await inside().send(posting(receiver.url))).toEqual({
      kind: 'failed',
      httpStatus: 302,
      fault: 'refused',
    });
    expect(receiver.received).toHaveLength(1);
  });

  it('is refused with the status that the receiver gives', async () => {
    receiver.answerNext(410, 500);
    expect(await inside().send(posting(receiver.url))).toEqual({
      kind: 'failed',
      httpStatus: 410,
      fault: 'refused',
    });
    expect(await inside().send(posting(receiver.url))).toEqual({
      kind: 'failed',
      httpStatus: 500,
      fault: 'refused',
    });
  });

  it('does not wait for a receiver that says nothing', async () => {
    receiver.answerNext(() => undefined);
    expect(await inside(1_000).send(posting(receiver.url))).toEqual({
      kind: 'failed',
      httpStatus: null,
      fault: 'timed-out',
    });
  });

  it('does not swallow an answer without end', async () => {
    let cut = false;
    receiver.answerNext((response) => {
      response.writeHead(200);
      response.on('close', () => (cut = true));
      const pour = (): void => {
        while (!response.destroyed && response.write('x'.repeat(16_384)));
        if (!response.destroyed) response.once('drain', pour);
      };
      pour();
    });
    expect(await inside().send(posting(receiver.url))).toEqual({
      kind: 'delivered',
      httpStatus: 200,
    });
    await expect.poll(() => cut, { timeout: 15_000 }).toBe(true);
  });

  it('says when nobody listens', async () => {
    const gone = await WebhookReceiver.open();
    const { url } = gone;
    await gone.close();
    expect(await inside().send(posting(url))).toEqual({
      kind: 'failed',
      httpStatus: null,
      fault: 'no-connection',
    });
  });
});

describe('addresses inside', () => {
  /** A name server with an attacker's answers. */
  const named = (...addresses: readonly string[]): WebhookSender => {
    const resolve = ((
      _host: string,
      _options: object,
      answer: (error: null, found: object[]) => void,
    ) =>
      answer(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      )) as unknown as typeof lookup;
    return new WebhookSender({ privateAllowed: false, resolve, timeoutMs: 2_000 });
  };
  const refused = { kind: 'failed', httpStatus: null, fault: 'private-address' };

  it('are refused when a name leads there, whatever else it leads to', async () => {
    const url = `https://hooks.example.org:${receiver.port}/`;
    for (const addresses of [
      ['127.0.0.1'],
      ['169.254.169.254'],
      ['::1'],
      ['::ffff:127.0.0.1'],
      ['93.184.216.34', '10.0.0.1'],
      [],
    ])
      expect([addresses, await named(...addresses).send(posting(url))]).toEqual([
        addresses,
        refused,
      ]);
    expect(receiver.received).toEqual([]);
  });

  it('are refused when they are named outright, and so is plain http', async () => {
    expect(await named().send(posting(`https://127.0.0.1:${receiver.port}/`))).toEqual(refused);
    expect(await named().send(posting(`https://localhost:${receiver.port}/`))).toEqual(refused);
    expect(await named().send(posting(receiver.url))).toEqual({
      kind: 'failed',
      httpStatus: null,
      fault: 'not-https',
    });
    expect(receiver.received).toEqual([]);
  });
});
