import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RecordedEvent } from '#event-store';
import type { JobRequest } from '../queue/job.js';
import { ReactionReader, type ReactionReaderOptions } from './reaction-reader.js';

const began = Date.parse('2026-11-25T10:00:00.000Z');
const at = (ms: number): string => new Date(began + ms).toISOString();
const log = 'event-e1';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(began);
});
afterEach(() => void vi.useRealTimers());

const reported = (version: number, confirmBy: string) =>
  ({
    streamId: `match-m${version}`,
    version,
    globalPosition: version,
    type: 'ResultReported',
    data: { eventId: 'e1', confirmBy },
    meta: { at: at(0) },
  }) as unknown as RecordedEvent;

const report = (matchId: string, confirmBy: string) => ({
  key: `report/${matchId}`,
  position: 1,
  doc: { kind: 'report', matchId, confirmBy, reportVersion: 2 },
});

const setUp = (documents: readonly object[] = []) => {
  const events: RecordedEvent[] = [];
  const [saved, asked]: [number[], JobRequest[]] = [[], []];
  let visits = 0;
  const reader = new ReactionReader({
    events: {
      readLog: (_log: string, after: number) => (
        (visits += 1),
        Promise.resolve(events.slice(after))
      ),
    },
    index: {
      reached: () => Promise.resolve(0),
      reach: (_at: unknown, position: number) => (saved.push(position), Promise.resolve()),
    },
    leases: { of: () => ({ bucket: 1, fence: 1 }) },
    projections: { listDocuments: () => Promise.resolve({ documents, position: 1 }) },
    queue: {
      ask: (requests: readonly JobRequest[]) => (asked.push(...requests), Promise.resolve()),
      scheduleWhatIsLost: () => Promise.resolve(),
    },
    outbox: { open: () => Promise.resolve([]) },
    logger: { warn: (about: object) => expect.fail(JSON.stringify(about)) },
  } as unknown as ReactionReaderOptions);
  /** One visit to the log, to its end. */
  const visit = async (): Promise<void> => {
    const before = visits;
    reader.soon([log]);
    await expect.poll(() => visits).toBe(before + 1);
    await new Promise(setImmediate);
  };
  const happens = async (ms: number, dueIn = 30_000): Promise<void> => {
    vi.setSystemTime(began + ms);
    events.push(reported(events.length + 1, at(ms + dueIn)));
    await visit();
  };
  return { reader, saved, asked, visit, happens };
};

it('saves the place in a busy log once a second, and in a quiet one at once', async () => {
  const { saved, asked, visit, happens } = setUp();
  for (const ms of [0, 30, 60, 999]) await happens(ms);
  expect(saved).toEqual([1]);
  await happens(1_000);
  expect(saved).toEqual([1, 5]);
  await happens(1_030);
  await visit();
  expect(saved).toEqual([1, 5, 6]);
  await visit();
  expect(saved).toEqual([1, 5, 6]);
  expect(asked.map(({ payload }) => payload)).toEqual(
    [1, 2, 3, 4, 5, 6].map((version) => ({ matchId: `m${version}`, reportVersion: version })),
  );
});

it('asks again for open work that is due within a minute', async () => {
  const { reader, asked } = setUp([
    report('past', at(-5_000)),
    report('soon', at(60_000)),
    report('later', at(60_001)),
  ]);
  await reader.round(false);
  expect(asked).toEqual([]);
  await reader.round(true);
  expect(asked.map(({ payload }) => payload)).toEqual([
    { matchId: 'past', reportVersion: 2 },
    { matchId: 'soon', reportVersion: 2 },
  ]);
});

it('leaves what is due in more than a minute to the open work', async () => {
  const { asked, happens } = setUp();
  await happens(0, 60_001);
  await happens(0, 60_000);
  expect(asked.map(({ payload }) => payload)).toEqual([{ matchId: 'm2', reportVersion: 2 }]);
});
