import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#event-store';
import { pickForBots } from '../jobs/bot-picks.job.js';
import { chooseByClock } from '../jobs/choose-by-clock.job.js';
import { completeRound } from '../jobs/complete-round.job.js';
import { confirmGame } from '../jobs/confirm-game.job.js';
import { confirmReport } from '../jobs/confirm-report.job.js';
import { demoEvent } from '../jobs/demo-event.job.js';
import { pairRound } from '../jobs/pair-round.job.js';
import { pickByClock } from '../jobs/pick-by-clock.job.js';
import { completeReveal } from '../jobs/reveal-choices.job.js';
import { revealPacks } from '../jobs/reveal-packs.job.js';
import { startBanClocks } from '../jobs/start-ban-clocks.job.js';
import { startBuilding } from '../jobs/start-building.job.js';
import { outstanding } from './outstanding.js';
import { react } from './react.js';

const listed = (key: string, doc: JsonObject, position = 40) => ({ key, doc, position });
const meta = { actor: 'a', commandId: 'c', correlationId: 'x', at: '2026-01-10T10:00:00.000Z' };

describe('outstanding', () => {
  it('derives every kind of open work', () => {
    expect(
      outstanding([
        listed('demo/e1', { kind: 'demo', eventId: 'e1' }),
        listed('pairing/e1', {
          kind: 'pairing',
          eventId: 'e1',
          key: { phase: 0, round: 2, attempt: 1, repair: false },
          position: 33,
        }),
        listed('report/m1', {
          kind: 'report',
          matchId: 'm1',
          confirmBy: '2026-01-10T10:05:00.000Z',
          reportVersion: 2,
        }),
        listed('choice/m2', {
          kind: 'choice',
          matchId: 'm2',
          game: 1,
          chooseBy: '2026-01-10T10:02:00.000Z',
          sealed: 6,
        }),
        listed('choice/m3', {
          kind: 'choice',
          matchId: 'm3',
          game: 0,
          chooseBy: null,
          sealed: null,
        }),
        listed('game-report/m4', {
          kind: 'game-report',
          matchId: 'm4',
          game: 2,
          confirmBy: '2026-01-10T10:05:00.000Z',
          reportVersion: 11,
        }),
        listed('pod/d1', { kind: 'pod', podId: 'd1', clocked: true, bots: [3], paused: false }),
        listed('pod/d2', { kind: 'pod', podId: 'd2', clocked: false, bots: [], paused: false }),
        listed('pod/d3', { kind: 'pod', podId: 'd3', clocked: true, bots: [0], paused: true }),
        listed('draft/e3', {
          kind: 'draft',
          eventId: 'e3',
          drafting: ['d1'],
          sealed: ['d1'],
          building: false,
        }),
        listed('draft/e4', {
          kind: 'draft',
          eventId: 'e4',
          drafting: [],
          sealed: ['d4'],
          building: false,
        }),
        listed('draft/e5', {
          kind: 'draft',
          eventId: 'e5',
          drafting: [],
          sealed: ['d5'],
          building: true,
        }),
        listed('round/e2', {
          kind: 'round',
          eventId: 'e2',
          key: { phase: 1, round: 1, attempt: 3 },
          clocked: true,
        }),
      ]),
    ).toEqual([
      demoEvent.request({ eventId: 'e1' }),
      pairRound.request({ eventId: 'e1', phase: 0, round: 2, attempt: 1, position: 33 }),
      confirmReport.request({ matchId: 'm1', reportVersion: 2 }, '2026-01-10T10:05:00.000Z'),
      completeReveal.request({ matchId: 'm2', choice: 6 }),
      chooseByClock.request({ matchId: 'm2', game: 1 }, '2026-01-10T10:02:00.000Z'),
      confirmGame.request(
        { matchId: 'm4', game: 2, reportVersion: 11 },
        '2026-01-10T10:05:00.000Z',
      ),
      pickByClock.request({ podId: 'd1' }),
      pickForBots.request({ podId: 'd1' }),
      startBuilding.request({ eventId: 'e4' }),
      revealPacks.request({ eventId: 'e5' }),
      completeRound.request({ eventId: 'e2', phase: 1, round: 1, position: 40 }),
      startBanClocks.request({ eventId: 'e2', phase: 1, round: 1 }),
    ]);
  });

  it('asks under the same id as the reaction did, so that the queue keeps one job of the two', () => {
    const asked = {
      globalPosition: 33,
      streamId: 'event-e1',
      version: 9,
      type: 'PairingRequested',
      schemaVersion: 1,
      data: { phase: 0, round: 2, attempt: 1, repair: false },
      meta,
      prevHash: '',
      hash: '',
    };
    const found = listed('pairing/e1', {
      kind: 'pairing',
      eventId: 'e1',
      key: { phase: 0, round: 2, attempt: 1, repair: false },
      position: 33,
    });
    expect(react([asked]).map(({ id }) => id)).toEqual(outstanding([found]).map(({ id }) => id));
  });
});
