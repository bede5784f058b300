import { describe, expect, it } from 'vitest';
import { liveAnnouncement, liveChange } from '#contracts';
import type { DocumentKey } from '#event-store';
import { LiveAnnouncer } from './live-announcer.js';

const setUp = () => {
  const sent: { channel: string; message: unknown }[] = [];
  const announcer = new LiveAnnouncer((messages) => {
    for (const [channel, text] of messages) sent.push({ channel, message: JSON.parse(text) });
  });
  return { announcer, sent };
};

const touched = (...keys: readonly (readonly [scope: string, key: string])[]): DocumentKey[] =>
  keys.map(([scope, key]) => ({ scope, key }));

describe('LiveAnnouncer', () => {
  it('names the matches that changed while they are few, and says when everybody waits', () => {
    const { announcer, sent } = setUp();
    announcer.advanced(
      'matches',
      touched(['event-1', '00.02.match-7'], ['event-2', '00.01.match-8']),
      7,
    );
    announcer.advanced(
      'trilogy-matches',
      touched(['event-1', 'match-7'], ['event-1', 'match-9']),
      8,
    );
    announcer.flush();
    expect(sent.map(({ message }) => liveAnnouncement.parse(message))).toMatchObject([
      { matches: ['match-7', 'match-9'] },
      { matches: ['match-8'] },
    ]);
    expect(sent[0]?.message).not.toHaveProperty('pressing');
    announcer.advanced(
      'matches',
      Array.from({ length: 200 }, (_, table) => ({
        scope: 'event-1',
        key: `00.03.match-${table}`,
      })),
      9,
    );
    announcer.advanced('event', touched(['event-1', 'event']), 9);
    announcer.flush();
    expect(sent[2]?.message).toMatchObject({ position: 9, pressing: true });
    expect(sent[2]?.message).not.toHaveProperty('matches');
  });

  it('tells whoever looks for a game, once for many tables that open at the same time', async () => {
    const sent: string[] = [];
    const announcer = new LiveAnnouncer((messages) => {
      sent.push(...messages.map(([channel]) => channel));
    });
    announcer.advanced('open-tables', touched(['all', 'match-1']), 4);
    announcer.advanced('open-tables', touched(['all', 'match-2']), 5);
    await expect.poll(() => sent).toEqual(['conclave:lobby:all']);
  });

  it('gathers what several models change in an event into one message of the contract', () => {
    const { announcer, sent } = setUp();
    announcer.advanced('round-progress', touched(['e1', '0.1']), 7);
    announcer.advanced(
      'standings-premier',
      touched(['e1', 'ana'], ['e1', 'ben'], ['e2', 'eva']),
      9,
    );
    announcer.flush();
    expect(sent.map(({ channel }) => channel)).toEqual(['conclave:live:e1', 'conclave:live:e2']);
    const [first] = sent.map(({ message }) => liveChange.parse(message));
    expect(first?.position).toBe(9);
    expect(first?.changed).toEqual(expect.arrayContaining(['event', 'standings']));
  });

  it('says nothing of models that feed no page, and nothing twice', () => {
    const { announcer, sent } = setUp();
    announcer.advanced('open-work', touched(['open', 'e1']), 7);
    announcer.advanced('account-events', touched(['account-1', 'e1']), 7);
    announcer.flush();
    announcer.flush();
    expect(sent).toEqual([]);
  });
});
