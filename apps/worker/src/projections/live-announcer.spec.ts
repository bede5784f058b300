import { describe, expect, it } from 'vitest';
import { liveChange } from '#contracts';
import { LiveAnnouncer } from './live-announcer.js';

const setUp = () => {
  const sent: { channel: string; message: unknown }[] = [];
  const announcer = new LiveAnnouncer((channel, message) => sent.push({ channel, message: JSON.parse(message) }));
  return { announcer, sent };
};

describe('LiveAnnouncer', () => {
  it('gathers what several models change in an event into one message of the contract', () => {
    const { announcer, sent } = setUp();
    announcer.advanced('round-progress', ['e1'], 7);
    announcer.advanced('standings-premier', ['e1', 'e2'], 9);
    announcer.flush();
    expect(sent.map(({ channel }) => channel)).toEqual(['conclave:live:e1', 'conclave:live:e2']);
    const [first] = sent.map(({ message }) => liveChange.parse(message));
    expect(first?.position).toBe(9);
    expect(first?.changed).toEqual(expect.arrayContaining(['event', 'standings']));
  });

  it('says nothing of models that feed no page, and nothing twice', () => {
    const { announcer, sent } = setUp();
    announcer.advanced('open-work', ['open'], 7);
    announcer.advanced('account-events', ['account-1'], 7);
    announcer.flush();
    announcer.flush();
    expect(sent).toEqual([]);
  });
});
