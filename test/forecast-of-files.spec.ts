import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { RecordedEvent } from '#event-store';
import { judgeFile } from '../apps/cli/src/forecast/recorded-rounds.js';
import { PlayedEvent } from '../libs/read-models/src/testing/played-event.js';

const folder = mkdtempSync(join(tmpdir(), 'forecast-'));
afterAll(() => rmSync(folder, { recursive: true }));

const MINUTE = 60_000;
/** Minutes after the start of a round's clock at which its four matches end. */
const ends: readonly (readonly number[])[] = [
  [18, 30, 41, 58],
  [25, 33, 44, 57],
];

/** The log of an event whose matches ended at these minutes; rounds begin 75 minutes apart. */
const recordedEvents = async (): Promise<{ eventId: string; events: readonly RecordedEvent[] }> => {
  const played = new PlayedEvent();
  await played.create(8, { swissRounds: 2, cutSize: 0, roundMinutes: 55 });
  for (const round of [1, 2]) {
    await played.pair();
    await played.send('StartRoundClock', { phase: 0, round, attempt: 1, minutes: 55 });
    await played.settle(() => ({ a: 2, b: 0, drawn: 0 }));
    await played.send('CompleteRound', { phase: 0, round, attempt: 1 });
  }
  const log = await played.store.readLog('event-e1', 0, 10_000);
  let start = 0;
  let round = 0;
  const events = log.map((event) => {
    const at = Date.parse(event.meta.at);
    if (event.type === 'RoundClockStarted') {
      round += 1;
      start = at + (round - 1) * 75 * MINUTE;
      const endsAt = new Date(start + 55 * MINUTE).toISOString();
      const data = { ...event.data, endsAt };
      return { ...event, data, meta: { ...event.meta, at: new Date(start).toISOString() } };
    }
    const table = Number(/^match-.*-(\d+)$/.exec(event.streamId)?.[1] ?? 0);
    const isEnd = table > 0 && event.type !== 'MatchScheduled';
    const minutes = isEnd ? (ends[round - 1]?.[table - 1] ?? 0) : 0;
    const moment = isEnd ? start + minutes * MINUTE : Math.max(at, start);
    return { ...event, meta: { ...event.meta, at: new Date(moment).toISOString() } };
  });
  return { eventId: played.eventId, events };
};

it('forecasts each round of a file from what was told ten minutes before its time, and from nothing later', async () => {
  const file = join(folder, 'saturday.json');
  const { eventId, events } = await recordedEvents();
  const text = JSON.stringify({ format: 'conclave-event', eventId, events }, (_, value: unknown) =>
    typeof value === 'bigint' ? `${value}` : value,
  );
  writeFileSync(file, text);
  const judged = (await judgeFile(file)) ?? [];
  expect(judged.map(({ name, ended, ranOver }) => ({ name, ended, ranOver }))).toEqual([
    { name: 'saturday.json, round 1', ended: 3, ranOver: [4] },
    { name: 'saturday.json, round 2', ended: 2, ranOver: [4] },
  ]);
  for (const { forecast } of judged) expect(Math.abs(forecast)).toBeLessThan(10);
});
