import { expect, it } from 'vitest';
import { parseBounded, readHandoverContent } from './handover-file.js';

const envelope = {
  format: 'conclave-handover',
  version: 1,
  exportedAt: '2026-11-21T10:00:00.000Z',
  eventId: 'event-one',
  withheld: [],
  recipient: 'age1xyz',
  sealed: '',
  checkpoint: '',
};

it('names the first twenty faults of a file of a million things that are no events', () => {
  const looked = { times: 0 };
  const nothing = new Proxy(
    {},
    {
      ownKeys: () => {
        looked.times += 1;
        return [];
      },
    },
  );
  const faults = readHandoverContent({
    ...envelope,
    events: Array.from({ length: 1_000_000 }, () => nothing),
  });
  expect(faults).toHaveLength(20);
  expect(faults).toMatchObject({ 0: { path: 'events.0.globalPosition' } });
  expect(looked.times).toBeLessThan(100);
});

it('tells of a file with many unknown members in a few words', () => {
  const members = Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`m${n}`, n]));
  const faults = readHandoverContent({ ...envelope, ...members, events: [{}] });
  expect(JSON.stringify(faults).length).toBeLessThan(1_000);
});

it.each([
  ['lists within lists', `{"events":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 'too-deep'],
  ['half a surrogate', '{"eventId":"\\ud800"}', 'unstorable'],
  ['NUL', '{"eventId":"\\u0000"}', 'unstorable'],
  ['no JSON', '{"events":', 'is no JSON'],
])('refuses a file that holds %s, whichever door it came by', (_what, text, message) => {
  expect(parseBounded(Buffer.from(text))).toEqual({ path: 'file', message });
});
