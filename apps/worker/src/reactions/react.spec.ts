import { describe, expect, it } from 'vitest';
import type { JsonObject, RecordedEvent } from '#event-store';
import { completeRound } from '../jobs/complete-round.job.js';
import { pickForBots } from '../jobs/bot-picks.job.js';
import { chooseByClock } from '../jobs/choose-by-clock.job.js';
import { confirmReport } from '../jobs/confirm-report.job.js';
import { pairRound } from '../jobs/pair-round.job.js';
import { pickByClock } from '../jobs/pick-by-clock.job.js';
import { completeReveal } from '../jobs/reveal-choices.job.js';
import { revealPacks } from '../jobs/reveal-packs.job.js';
import { startBanClocks } from '../jobs/start-ban-clocks.job.js';
import { startBuilding } from '../jobs/start-building.job.js';
import { react } from './react.js';

const event = (
  [globalPosition, streamId, version]: [number, string, number],
  type: string,
  data: JsonObject,
): RecordedEvent => ({
  globalPosition,
  streamId,
  version,
  type,
  schemaVersion: 1,
  data,
  meta: {
    actor: 'account:a',
    commandId: `c${globalPosition}`,
    correlationId: 'x',
    at: '2026-01-10T10:00:00.000Z',
  },
  prevHash: '',
  hash: '',
});
const place = (table: number, round = 1): JsonObject => ({
  eventId: 'e1',
  phase: 0,
  round,
  table,
  players: ['p1', 'p2'],
});
const score = { a: 2, b: 0, drawn: 0 };

describe('react', () => {
  it('answers a request for pairings with one job that waits for its position', () => {
    expect(
      react([
        event([7, 'event-e1', 5], 'PairingRequested', {
          phase: 0,
          round: 1,
          attempt: 2,
          repair: false,
        }),
      ]),
    ).toEqual([pairRound.request({ eventId: 'e1', phase: 0, round: 1, attempt: 2, position: 7 })]);
  });

  it('lets silence count as consent no earlier than the report says, fenced by its version', () => {
    const reported = event([9, 'match-m1', 4], 'ResultReported', {
      ...place(1),
      by: 'a',
      score,
      confirmBy: '2026-01-10T10:05:00.000Z',
    });
    expect(react([reported])).toEqual([
      confirmReport.request({ matchId: 'm1', reportVersion: 4 }, '2026-01-10T10:05:00.000Z'),
    ]);
  });

  it('never confirms by silence where the event does not allow it', () => {
    expect(
      react([
        event([9, 'match-m1', 4], 'ResultReported', {
          ...place(1),
          by: 'a',
          score,
          confirmBy: null,
        }),
      ]),
    ).toEqual([]);
  });

  // A moment after the event, so that results of the same moment share one check.
  const notBefore = '2026-01-10T10:00:00.400Z';

  it('looks at a round once per batch, at its last result', () => {
    const completed = (position: number, table: number, round: number) =>
      event([position, `match-m${table}`, 3], 'MatchCompleted', {
        ...place(table, round),
        score,
        cause: 'confirmed',
      });
    expect(react([completed(10, 1, 1), completed(12, 2, 1), completed(13, 3, 2)])).toEqual([
      completeRound.request({ eventId: 'e1', phase: 0, round: 1, position: 12 }, notBefore),
      completeRound.request({ eventId: 'e1', phase: 0, round: 2, position: 13 }, notBefore),
    ]);
  });

  it('closes no round after a match of no event', () => {
    const completed = event([14, 'match-m1', 3], 'MatchCompleted', {
      ...place(1),
      eventId: 'free-m1',
      score,
      cause: 'played',
    });
    expect(react([completed])).toEqual([]);
  });

  it('looks at a round again when its pairing is changed by hand', () => {
    const edited = event([20, 'event-e1', 9], 'RoundPaired', {
      phase: 0,
      round: 3,
      attempt: 2,
      manual: true,
    });
    expect(react([edited])).toEqual([
      completeRound.request({ eventId: 'e1', phase: 0, round: 3, position: 20 }, notBefore),
    ]);
  });

  it('lets the clock choose at the time the fact names, for the choice it names, and never where there is no limit', () => {
    const chooseBy = '2026-01-10T10:02:00.000Z';
    const facts = [
      event([30, 'match-m1', 2], 'DecksPresented', { ...place(1), chooseBy }),
      event([31, 'match-m2', 5], 'BansRevealed', { ...place(2), chooseBy }),
      event([32, 'match-m3', 12], 'GameEnded', { ...place(3), game: 2, winner: 'a', chooseBy }),
      event([33, 'match-m4', 12], 'GameEnded', {
        ...place(4),
        game: 1,
        winner: 'draw',
        chooseBy: null,
      }),
      event([34, 'match-m5', 4], 'BanClockStarted', {
        ...place(5),
        because: 'both-here',
        chooseBy,
      }),
    ];
    expect(react(facts)).toEqual([
      chooseByClock.request({ matchId: 'm1', game: 0 }, chooseBy),
      chooseByClock.request({ matchId: 'm2', game: 1 }, chooseBy),
      chooseByClock.request({ matchId: 'm3', game: 3 }, chooseBy),
      chooseByClock.request({ matchId: 'm5', game: 0 }, chooseBy),
    ]);
    const round = { phase: 0, round: 2, attempt: 1 };
    expect(react([event([35, 'event-e1', 9], 'RoundClockStarted', round)])).toEqual([
      startBanClocks.request({ eventId: 'e1', phase: 0, round: 2 }),
    ]);
  });

  it('sets clock and bots of a draft pod going, and what follows a draft', () => {
    const pod = { eventId: 'e1', podId: 'd1' };
    const ofPod = (type: string, data: JsonObject = {}) =>
      react([event([40, 'pod-d1', 3], type, { ...pod, ...data })]);
    expect(ofPod('PodSeated', { clock: { leaders: [], cards: [], reviewSeconds: 0 } })).toEqual([
      pickByClock.request({ podId: 'd1' }),
    ]);
    expect(ofPod('PodSeated', { clock: null })).toEqual([]);
    expect(ofPod('SeatHeld', { seat: 1, holder: 'bot' })).toEqual([
      pickForBots.request({ podId: 'd1' }),
    ]);
    expect(ofPod('SeatHeld', { seat: 1, holder: 'player' })).toEqual([]);
    expect(ofPod('PodResumed').map(({ name }) => name)).toEqual(['pick-by-clock', 'bot-picks']);
    expect(ofPod('PodCompleted')).toEqual([startBuilding.request({ eventId: 'e1' })]);
    expect(ofPod('PickMade', { seat: 0 })).toEqual([]);
    expect(react([event([41, 'event-e1', 9], 'DeckBuildingStarted', { endsAt: null })])).toEqual([
      revealPacks.request({ eventId: 'e1' }),
    ]);
  });

  it('looks a second after each secret choice whether the reveal was left undone', () => {
    const sealed = event([40, 'match-m1', 3], 'BanSealed', {
      ...place(1),
      by: 'a',
      commitment: 'c',
      byClock: false,
    });
    expect(react([sealed])).toEqual([
      completeReveal.request({ matchId: 'm1', choice: 3 }, '2026-01-10T10:00:01.000Z'),
    ]);
  });

  it('passes over facts that call for no work, known or not', () => {
    expect(
      react([
        event([1, 'event-e1', 1], 'RegistrationOpened', {}),
        event([2, 'event-e1', 2], 'constructor', {}),
      ]),
    ).toEqual([]);
  });
});
