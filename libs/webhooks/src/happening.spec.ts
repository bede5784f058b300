import { describe, expect, it } from 'vitest';
import { type WebhookKind, webhookKind } from '#contracts';
import type { RecordedEvent } from '#event-store';
import { bodyOf, happeningOf, kindOf } from './happening.js';

const nameOf = (playerId: string): string =>
  ({ ana: 'Ana', ben: 'Ben', cleo: 'Cleo' })[playerId] ?? '';
const recorded = (type: string, data: object, streamId = 'event-spring'): RecordedEvent => ({
  globalPosition: 41,
  streamId,
  version: 7,
  type,
  schemaVersion: 1,
  data: data as RecordedEvent['data'],
  prevHash: '',
  hash: '',
  meta: {
    actor: 'account:SECRET-actor',
    commandId: 'SECRET-command',
    correlationId: 'SECRET-correlation',
    at: '2026-11-21T10:00:00.000Z',
  },
});
const key = { phase: 0, round: 2, attempt: 1 };
const pod = { eventId: 'spring', podId: 'd1', at: '2026-11-21T10:00:00.000Z' };
const place = { eventId: 'spring', phase: 0, round: 2, table: 3, players: ['ana', 'ben'] };

/** All kinds except the checkpoint, which is no event of the log. */
type OfFact = Exclude<WebhookKind, 'checkpoint.signed'>;
const kinds = webhookKind.exclude(['checkpoint.signed']).options;

/** One event of each kind with all possible data; data that must stay private contain SECRET. */
const facts: Readonly<Record<OfFact, RecordedEvent>> = {
  'event.started': recorded('EventStarted', { phases: [], playerIds: ['ana', 'ben'] }),
  'event.finished': recorded('EventFinished', { champion: 'ana', ranking: ['ana', 'ben'] }),
  'event.reopened': recorded('EventReopened', {
    reason: 'SECRET-reason',
    seedCommitment: 'SECRET-seed',
  }),
  'event.cancelled': recorded('EventCancelled', { reason: 'SECRET-reason' }),
  'player.registered': recorded('PlayerRegistered', {
    playerId: 'ana',
    name: 'Ana',
    account: 'SECRET-account',
    waitlisted: false,
    nonce: 'SECRET-nonce',
  }),
  'player.dropped': recorded('PlayerDropped', {
    playerId: 'ben',
    afterRound: 2,
    reason: 'SECRET-disqualified',
  }),
  'round.paired': recorded('RoundPaired', {
    ...key,
    seed: 'SECRET-seed',
    tables: [
      { matchId: 'm1', table: 1, a: 'ana', b: 'ben', reasons: [{ code: 'SECRET', data: {} }] },
    ],
    byes: [{ playerId: 'cleo', reasons: [] }],
    replacedByes: [],
    voidedMatches: ['SECRET-void'],
    objective: [],
    unavoidableRematches: 0,
    seeds: [],
    manual: false,
  }),
  'round.voided': recorded('RoundVoided', {
    ...key,
    byes: [],
    matchIds: [],
    reason: 'SECRET-reason',
  }),
  'result.final': recorded(
    'MatchCompleted',
    { ...place, score: { a: 2, b: 1, drawn: 0 }, cause: 'SECRET-cause' },
    'match-m1',
  ),
  'result.corrected': recorded(
    'ResultCorrected',
    {
      ...place,
      previous: { a: 2, b: 1, drawn: 0 },
      score: { a: 1, b: 2, drawn: 0 },
      note: 'SECRET-note',
    },
    'match-m1',
  ),
  'standings.changed': recorded('RoundCompleted', key),
  'draft.seated': recorded(
    'PodSeated',
    {
      ...{ eventId: 'spring', podId: 'd1', draft: 1, number: 2, set: 'JTL', seats: ['ana', 'ben'] },
      ...{ source: 'generated', clock: null, seedCommitment: 'SECRET-seed' },
    },
    'pod-d1',
  ),
  'draft.started': recorded('PodStarted', { ...pod, missing: ['SECRET-missing'] }, 'pod-d1'),
  'draft.paused': recorded('PodPaused', { ...pod, reason: 'SECRET-reason' }, 'pod-d1'),
  'draft.resumed': recorded('PodResumed', pod, 'pod-d1'),
  'draft.finished': recorded('PodCompleted', pod, 'pod-d1'),
};

const [ana, ben, cleo] = ['ana', 'ben', 'cleo'].map((playerId) => ({
  playerId,
  name: nameOf(playerId),
}));
const told: Readonly<Record<keyof typeof facts, object>> = {
  'event.started': { players: 2 },
  'event.finished': { champion: ana, ranking: [ana, ben] },
  'event.reopened': {},
  'event.cancelled': {},
  'player.registered': { ...ana, waitlisted: false },
  'player.dropped': { ...ben, afterRound: 2 },
  'round.paired': {
    ...key,
    tables: [{ matchId: 'm1', table: 1, players: [ana, ben] }],
    byes: [cleo],
  },
  'round.voided': key,
  'result.final': {
    matchId: 'm1',
    phase: 0,
    round: 2,
    table: 3,
    players: [ana, ben],
    score: { a: 2, b: 1, drawn: 0 },
  },
  'result.corrected': {
    matchId: 'm1',
    phase: 0,
    round: 2,
    table: 3,
    players: [ana, ben],
    score: { a: 1, b: 2, drawn: 0 },
    previous: { a: 2, b: 1, drawn: 0 },
  },
  'standings.changed': key,
  'draft.seated': { podId: 'd1', draft: 1, pod: 2, set: 'JTL', seats: [ana, ben] },
  'draft.started': { podId: 'd1' },
  'draft.paused': { podId: 'd1' },
  'draft.resumed': { podId: 'd1' },
  'draft.finished': { podId: 'd1' },
};

describe('a happening', () => {
  it.each(kinds)('%s is told with its public facts and nothing else', (kind) => {
    expect(kindOf(facts[kind])).toEqual({ kind, eventId: 'spring' });
    const happening = happeningOf(facts[kind], nameOf);
    expect(happening).toEqual({
      kind,
      eventId: 'spring',
      position: 41,
      at: '2026-11-21T10:00:00.000Z',
      data: told[kind],
    });
    const body = bodyOf(happening!);
    expect(JSON.parse(body)).toEqual({
      type: kind,
      timestamp: '2026-11-21T10:00:00.000Z',
      data: { eventId: 'spring', position: 41, ...told[kind] },
    });
    expect(body).not.toContain('SECRET');
  });

  it.each([
    'BanSealed',
    'DeckSealed',
    'BansRevealed',
    'DeckRegistered',
    'GameStarted',
    'MovePlayed',
    'CardPicked',
    'SeedRevealed',
    'PenaltyIssued',
    'JudgeCalled',
    'RoleGranted',
    'ResultReported',
    'constructor',
  ])('%s is none: nobody is told', (type) => {
    expect(kindOf(recorded(type, place, 'match-m1'))).toBeNull();
    expect(happeningOf(recorded(type, place, 'match-m1'), nameOf)).toBeNull();
  });
});
