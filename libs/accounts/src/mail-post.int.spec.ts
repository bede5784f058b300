import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MailReceiver } from '../../../test/support/mail-receiver.js';
import { MailPost } from './mail-post.js';

describe('a mail', () => {
  let receiver: MailReceiver;
  beforeEach(async () => {
    receiver = await MailReceiver.open();
  });
  afterEach(() => receiver.close());

  const mail = {
    to: 'olga@example.org',
    subject: 'Ñandú',
    text: `Hola, señora.\n\n${'x'.repeat(120)}\n`,
  };
  const post = (smtpUrl = receiver.url): MailPost =>
    new MailPost({ smtpUrl, from: 'Conclave <conclave@example.org>' });

  it('arrives as it was written', async () => {
    expect(await post().send(mail)).toBe('sent');
    expect(receiver.received).toMatchObject([{ to: ['olga@example.org'] }]);
    expect(receiver.received[0]?.text.replaceAll('\r\n', '\n').trim()).toBe(mail.text.trim());
    expect(receiver.received[0]?.headers).toMatch(/^From: Conclave <conclave@example\.org>\r$/m);
  });

  it('brings its text before its page', async () => {
    await post().send({ ...mail, html: '<p>Hola, señora.</p>' });
    expect(receiver.received[0]?.text.replaceAll('\r\n', '\n').trim()).toBe(mail.text.trim());
    expect(receiver.received[0]?.headers).toMatch(/multipart\/alternative/);
  });

  it('is given up when its receiver is unknown there, and sent again when there was no time', async () => {
    receiver.refuseNext(550, 451);
    expect(await post().send(mail)).toBe('refused');
    await expect(post().send(mail)).rejects.toMatchObject({ responseCode: 451 });
    expect(await post().send(mail)).toBe('sent');
    expect(receiver.received).toHaveLength(1);
  });

  it('is not sent in the clear, unless that was asked for', async () => {
    await expect(
      post(receiver.url.replace('?ignoreTLS=true', '')).send(mail),
    ).rejects.toMatchObject({ code: 'ETLS' });
    expect(receiver.received).toEqual([]);
  });

  it('waits for another try while no server is there', async () => {
    const { url } = receiver;
    await receiver.close();
    await expect(post(url).send(mail)).rejects.toThrow();
    receiver = await MailReceiver.open();
  });
});
