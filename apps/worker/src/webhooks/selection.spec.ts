import { describe, expect, it } from 'vitest';
import type { WebhookKind } from '#contracts';
import type { RecordedEvent } from '#event-store';
import type { ListeningEndpoint } from '#webhooks';
import { byPosition, deliveriesOf, wantedOf } from './selection.js';

const endpoint = (
  endpointId: string,
  eventId: string,
  kinds: readonly WebhookKind[],
  position = 0,
): ListeningEndpoint => ({
  endpointId,
  eventId,
  kinds: new Set(kinds),
  position,
  behind: false,
});
const recorded = (
  globalPosition: number,
  streamId: string,
  type: string,
  data: object,
): RecordedEvent => ({
  globalPosition,
  streamId,
  version: 1,
  type,
  schemaVersion: 1,
  data: data as RecordedEvent['data'],
  prevHash: '',
  hash: '',
  meta: { actor: 'a', commandId: 'c', correlationId: 'x', at: '2026-11-21T10:00:00.000Z' },
});
const key = { phase: 0, round: 1, attempt: 1 };
const events = [
  recorded(5, 'event-spring', 'RoundCompleted', key),
  recorded(6, 'event-autumn', 'RoundCompleted', key),
  recorded(7, 'match-m1', 'MatchCompleted', {
    eventId: 'spring',
    phase: 0,
    round: 1,
    table: 1,
    players: ['ana', 'ben'],
    score: { a: 2, b: 0, drawn: 0 },
    cause: 'confirmed',
  }),
  recorded(8, 'event-spring', 'PenaltyIssued', {}),
  recorded(9, 'event-spring', 'HeadsSealed', {}),
];

describe('selection', () => {
  it('picks what happened in the event of an endpoint and is of a kind that it wants', () => {
    const [standings, results, away] = [
      endpoint('one', 'spring', ['standings.changed']),
      endpoint('two', 'spring', ['result.final', 'standings.changed']),
      endpoint('three', 'winter', ['standings.changed']),
    ];
    const wanted = wantedOf(events, [standings, results, away]);
    expect(
      wanted.map(({ event, by }) => [event.globalPosition, by.map(({ endpointId }) => endpointId)]),
    ).toEqual([
      [5, ['one', 'two']],
      [7, ['two']],
    ]);
  });

  it('tells every endpoint the same, under the position of what happened', () => {
    const [wanted] = wantedOf(events, [
      endpoint('one', 'spring', ['standings.changed']),
      endpoint('two', 'spring', ['standings.changed']),
    ]);
    const deliveries = deliveriesOf(wanted!, () => '');
    expect(deliveries.map(({ endpointId, key: of, kind }) => [endpointId, of, kind])).toEqual([
      ['one', '5', 'standings.changed'],
      ['two', '5', 'standings.changed'],
    ]);
    expect(new Set(deliveries.map(({ body }) => body))).toEqual(
      new Set([
        '{"type":"standings.changed","timestamp":"2026-11-21T10:00:00.000Z","data":{"eventId":"spring","position":5,"phase":0,"round":1,"attempt":1}}',
      ]),
    );
  });

  it('reads once for all endpoints that have been told equally far', () => {
    const groups = byPosition([
      endpoint('one', 'spring', [], 4),
      endpoint('two', 'winter', [], 9),
      endpoint('three', 'spring', [], 4),
    ]);
    expect(groups.map((group) => group.map(({ endpointId }) => endpointId))).toEqual([
      ['one', 'three'],
      ['two'],
    ]);
  });
});
