import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { RecordedEvent } from '#event-store';
import { announceOver } from './announce.js';

type Sent = readonly (readonly [channel: string, message: string])[];

/** Records the published messages, one list for each batch. */
const listening = () => {
  const sent: Sent[] = [];
  const pipeline = (news: Sent) => ({
    publish: (...each: readonly [string, string]) => pipeline([...news, each]),
    exec: () => (sent.push(news), Promise.resolve([])),
  });
  const redis = {
    publish: (...each: readonly [string, string]) => (sent.push([each]), Promise.resolve(1)),
    pipeline: () => pipeline([]),
  };
  return { sent, announce: announceOver(redis as unknown as Parameters<typeof announceOver>[0]) };
};

const event = (streamId: string, version: number, eventId = 'e1') =>
  ({ streamId, version, type: 'Happened', data: { eventId } }) as unknown as RecordedEvent;

it('tells once what many commands of one turn have appended to, all of it in one go', async () => {
  const { sent, announce } = listening();
  announce([event('event-e1', 7)]);
  announce([event('event-e1', 8), event('match-m1', 2), event('match-m1', 3)]);
  announce([event('event-e1', 9), event('pod-p1', 4)]);
  expect(sent).toEqual([]);
  await turn();
  const [news] = sent;
  expect(sent).toHaveLength(1);
  expect(news).toContainEqual(['conclave:table:m1', '3']);
  expect(news).toContainEqual(['conclave:pod:p1', '4']);
  expect(news?.filter(([channel]) => channel === 'conclave:appended')).toHaveLength(1);
});

it('tells again what happens in another turn, and nothing where nothing happened', async () => {
  const { sent, announce } = listening();
  announce([]);
  await turn();
  announce([event('event-e1', 7)]);
  await turn();
  announce([event('event-e1', 8)]);
  await turn();
  expect(sent).toEqual([[['conclave:appended', 'event-e1']], [['conclave:appended', 'event-e1']]]);
});
