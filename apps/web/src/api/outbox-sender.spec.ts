import { describe, expect, it } from 'vitest';
import type { Outbox, OutboxEntry } from './outbox.js';
import { OutboxSender, type OutboxWorld } from './outbox-sender.js';

class Broken extends Error {}
class Refused extends Error {}

/**
 * An environment in which the server answers as scripted and time stands still until a timer is
 * fired.
 */
const scripted = (
  answers: (Error | number)[],
  saved: Outbox = [],
  shown: Promise<unknown> = Promise.resolve(),
) => {
  const sent: OutboxEntry[] = [];
  const timers: { task: () => void; ms: number }[] = [];
  const deliveredNames: string[] = [];
  let stored = saved;
  let made = 0;
  const world: OutboxWorld = {
    now: () => 1_000,
    freshKey: () => `key-${(made += 1)}`,
    load: () => stored,
    save: (outbox) => (stored = outbox),
    send: (entry) => {
      sent.push(entry);
      const answer = answers.shift() ?? new Broken();
      return answer instanceof Error
        ? Promise.reject(answer)
        : Promise.resolve({ kind: 'accepted', position: answer, ids: {} });
    },
    isTransient: (error) => error instanceof Broken,
    refusalOf: () => ({ code: 'match/disputed', data: {} }),
    later: (task, ms) => {
      timers.push({ task, ms });
      return () => timers.splice(0);
    },
    onDelivered: (entry) => {
      deliveredNames.push(entry.name);
      return shown;
    },
  };
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    sender: new OutboxSender(world),
    sent,
    timers,
    deliveredNames,
    stored: () => stored,
    settle,
  };
};

const about = { eventId: 'event-1', subject: 'match-1' };
const report = { matchId: 'match-1', score: { a: 2, b: 0, drawn: 0 } };

describe('outbox sender', () => {
  it('sends at once and is empty afterwards', async () => {
    const { sender, sent, deliveredNames, settle } = scripted([7]);
    sender.give('ReportResult', report, about);
    expect(sender.entries()).toMatchObject([{ state: 'sending' }]);
    await settle();
    expect(sender.entries()).toEqual([]);
    expect(sent).toHaveLength(1);
    expect(deliveredNames).toEqual(['ReportResult']);
  });

  it('keeps what the server has until the pages show it, and lets nothing wait for that', async () => {
    let show = () => {};
    const shown = new Promise<void>((resolve) => {
      show = resolve;
    });
    const { sender, sent, settle, stored } = scripted([7, 8], [], shown);
    sender.give('ReportResult', report, about);
    await settle();
    expect(sender.entries()).toMatchObject([{ state: 'delivered' }]);
    sender.give('CallJudge', { eventId: 'event-1', playerId: 'p', note: '' }, about);
    await settle();
    expect(sent).toHaveLength(2);
    expect(scripted([], stored()).sender.entries()).toEqual([]);
    show();
    await settle();
    expect(sender.entries()).toEqual([]);
  });

  it('sends again with the same key until the network is back', async () => {
    const { sender, sent, timers, settle } = scripted([new Broken(), new Broken(), 7]);
    sender.give('ReportResult', report, about);
    await settle();
    expect(timers.at(-1)?.ms).toBe(1_000);
    sender.hurry();
    await settle();
    sender.hurry();
    await settle();
    expect(sent.map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-1']);
    expect(sender.entries()).toEqual([]);
  });

  it('shows a refusal and goes on with the next command', async () => {
    const { sender, sent, settle } = scripted([new Refused(), 8]);
    sender.give('ConfirmResult', { matchId: 'match-1' }, about);
    sender.give(
      'CallJudge',
      { eventId: 'event-1', playerId: 'player-1', note: '' },
      { eventId: 'event-1', subject: 'player-1' },
    );
    await settle();
    await settle();
    expect(sent.map(({ name }) => name)).toEqual(['ConfirmResult', 'CallJudge']);
    expect(sender.entries()).toMatchObject([
      { name: 'ConfirmResult', state: 'refused', refusal: { code: 'match/disputed' } },
    ]);
    sender.dismiss('key-1');
    expect(sender.entries()).toEqual([]);
  });

  it('keeps what is unsent over a reload', async () => {
    const first = scripted([new Broken()]);
    first.sender.give('ReportResult', report, about);
    await first.settle();
    const second = scripted([9], first.stored());
    second.sender.hurry();
    await second.settle();
    expect(second.sent).toMatchObject([{ key: 'key-1', payload: report }]);
    expect(second.sender.entries()).toEqual([]);
  });
});
