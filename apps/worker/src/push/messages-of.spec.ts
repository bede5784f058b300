import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { RecordedEvent } from '#event-store';
import { GrowingMap, type RoundState, tournamentDecider, type TournamentState } from '#tournament';
import { noticesOf } from './notices-of.js';
import { messagesOf, noticeKinds } from './messages-of.js';
import { inLanguage } from './words/in-language.js';

const key = { phase: 0, round: 2, attempt: 1 };
const at = '2026-11-21T10:00:00.000Z';
const minutesOn = (minutes: number): string =>
  new Date(Date.parse(at) + minutes * 60_000).toISOString();
const fact = (type: string, data: object, streamId = 'event-e1'): RecordedEvent =>
  ({
    type,
    data,
    streamId,
    version: 5,
    schemaVersion: 1,
    globalPosition: 9,
    meta: { actor: 'x', commandId: 'c', correlationId: 'c', at },
    prevHash: '',
    hash: '',
  }) as unknown as RecordedEvent;

const player = (playerId: string, name: string) => [playerId, { playerId, name }] as const;
const round: RoundState = {
  ...key,
  seed: '',
  seeds: [],
  unavoidableRematches: 0,
  manual: false,
  completed: false,
  clock: { endsAt: minutesOn(50), remainingSeconds: null },
  tables: [
    { matchId: 'm1', table: 1, a: 'p1', b: 'p2', reasons: [] },
    { matchId: 'm2', table: 2, a: 'p3', b: 'p4', reasons: [] },
  ],
  byes: [{ playerId: 'p5', reasons: [] }],
};
const tournament = {
  ...tournamentDecider.initialState,
  eventId: 'e1',
  status: 'running',
  phases: [
    { kind: 'swiss', rounds: 3 },
    { kind: 'elimination', size: 4 },
  ],
  rounds: [round],
  players: GrowingMap.of([
    player('p1', 'Ana'),
    player('p2', 'Ben'),
    player('p3', 'Cleo'),
    player('p4', 'Dan'),
    player('p5', 'Eve'),
  ]),
  roles: new Map([
    ['olga', new Set(['owner'])],
    ['sam', new Set(['scorekeeper'])],
    ['jana', new Set(['judge'])],
  ]),
} as unknown as TournamentState;
const scene = { tournament, match: null, settled: new Set<string>() };
const paired = { kind: 'paired', eventId: 'e1', ...key } as const;
const low = { kind: 'time-low', eventId: 'e1', ...key, endsAt: minutesOn(50) } as const;

describe('news in facts', () => {
  it('of a clock is its start at once and its last five minutes when they begin', () => {
    expect(noticesOf([fact('RoundClockStarted', { ...key, endsAt: minutesOn(50) })])).toEqual([
      {
        notice: { kind: 'round-started', eventId: 'e1', ...key },
        dueAt: at,
        expiresAt: minutesOn(10),
      },
      { notice: low, dueAt: minutesOn(45), expiresAt: minutesOn(50) },
    ]);
  });

  it('of a clock without an end, or with less than five minutes, are no last five minutes', () => {
    expect(
      noticesOf([fact('RoundClockStarted', { ...key, endsAt: null })]).map(
        ({ notice }) => notice.kind,
      ),
    ).toEqual(['round-started']);
    expect(noticesOf([fact('RoundClockResumed', { ...key, endsAt: minutesOn(4) })])).toEqual([]);
    expect(
      noticesOf([fact('RoundClockExtended', { ...key, seconds: 600, endsAt: minutesOn(12) })]),
    ).toMatchObject([{ dueAt: minutesOn(7) }]);
  });

  it('are none in what concerns nobody at once', () => {
    expect(
      noticesOf([
        fact('PlayerRegistered', {}),
        fact('MatchCompleted', { eventId: 'e1' }, 'match-m1'),
        fact('toString', {}),
      ]),
    ).toEqual([]);
  });
});

describe('news of a draft', () => {
  const pod = { eventId: 'e1', podId: 'd1', at };
  const drafting = {
    ...tournament,
    limited: {
      ...tournament.limited,
      drafts: [
        {
          ...{ draft: 1, roundsBefore: 0 },
          pods: [{ podId: 'd1', number: 2, seats: ['p1', 'p2'], source: 'generated' }],
        },
      ],
    },
  } as unknown as TournamentState;
  const said = (type: string, data: object) =>
    noticesOf([fact(type, { ...pod, ...data }, 'pod-d1')]).flatMap(({ notice }) =>
      messagesOf(notice, { ...scene, tournament: drafting }).map(
        ({ listener, title }) => `${listener} ${inLanguage(title, 'en')}`,
      ),
    );

  it('is told to its seats: the call, the beginning, and the end of a pause', () => {
    const called = { conduct: { readyCheck: 'organizer', botAfterMissed: null } };
    expect(said('PodSeated', called)).toEqual([
      'player:p1 Pod 2: your draft is about to begin',
      'player:p2 Pod 2: your draft is about to begin',
    ]);
    const begun = [
      'player:p1 Pod 2: your draft has begun',
      'player:p2 Pod 2: your draft has begun',
    ];
    expect(said('PodSeated', {})).toEqual(begun);
    expect(said('PodStarted', { missing: [] })).toEqual(begun);
    expect(said('PodResumed', {})).toHaveLength(2);
  });

  it('says whose seat a bot took because the clock ran out, and nothing where somebody asked for it', () => {
    const held = { seat: 1, playerId: 'p2', holder: 'bot' };
    expect(said('SeatHeld', { ...held, cause: 'clock-ran-out' })).toEqual([
      'player:p2 A bot picks for you',
    ]);
    expect(said('SeatHeld', { ...held, cause: 'asked' })).toEqual([]);
    expect(said('SeatHeld', { ...held, holder: 'player', cause: 'clock-ran-out' })).toEqual([]);
  });
});

describe('who is told', () => {
  it('of a pairing: both players of each table, and who has the bye', () => {
    expect(
      messagesOf(paired, scene).map(
        ({ listener, title, body }) =>
          `${listener} ${inLanguage(title, 'en')} ${inLanguage(body, 'en')}`,
      ),
    ).toEqual([
      'player:p1 Round 2: table 1 You play against Ben.',
      'player:p2 Round 2: table 1 You play against Ana.',
      'player:p3 Round 2: table 2 You play against Dan.',
      'player:p4 Round 2: table 2 You play against Cleo.',
      'player:p5 Round 2: bye You have a bye and need not play.',
    ]);
  });

  it('of a cut: by the name of the round', () => {
    const cut = { ...round, phase: 1, round: 1 };
    const [first] = messagesOf(
      { ...paired, phase: 1, round: 1 },
      { ...scene, tournament: { ...tournament, rounds: [round, cut] } },
    );
    expect(['en', 'es', 'fr', 'xx'].map((tag) => first && inLanguage(first.title, tag))).toEqual([
      'Semifinals: table 1',
      'Semifinales: mesa 1',
      'Demi-finales : table 1',
      'Semifinals: table 1',
    ]);
  });

  it('of the last minutes: who still plays', () => {
    expect(
      messagesOf(low, { ...scene, settled: new Set(['m1']) }).map(({ listener }) => listener),
    ).toEqual(['player:p3', 'player:p4']);
  });

  it('nobody, once the news is old: another attempt, a round over, a clock that was moved, a call that was taken', () => {
    const over = { ...tournament, rounds: [{ ...round, completed: true }] };
    expect(messagesOf({ ...paired, attempt: 2 }, scene)).toEqual([]);
    expect(messagesOf(paired, { ...scene, tournament: over })).toEqual([]);
    expect(messagesOf({ ...low, endsAt: minutesOn(40) }, scene)).toEqual([]);
    const calls = new Map([['c1', { playerId: 'p1', state: 'accepted' as const }]]);
    expect(
      messagesOf(
        { kind: 'judge-called', eventId: 'e1', callId: 'c1', table: 1 },
        { ...scene, tournament: { ...tournament, calls } },
      ),
    ).toEqual([]);
  });

  it('of a call: those who answer calls, and no scorekeeper', () => {
    const calls = new Map([['c1', { playerId: 'p1', state: 'waiting' as const }]]);
    const told = messagesOf(
      { kind: 'judge-called', eventId: 'e1', callId: 'c1', table: 1 },
      { ...scene, tournament: { ...tournament, calls } },
    );
    expect(told.map(({ listener }) => listener)).toEqual(['account:olga', 'account:jana']);
  });
});

describe('tables of three and four, and whoever leaves', () => {
  const shared = { table: 3, seats: ['p1', 'p2', 'p5'], reasons: [], places: null };
  const claim = { playerId: 'p1', places: [] };
  const at = (table: object) => ({
    ...scene,
    tournament: {
      ...tournament,
      rounds: [{ ...round, tables: [], byes: [], multiplayer: [table] }],
    } as never,
  });
  const claimed = {
    kind: 'table-claimed',
    eventId: 'e1',
    phase: 0,
    round: 2,
    table: 3,
    playerId: 'p1',
    version: 5,
  } as const;
  const dropped = { kind: 'dropped', eventId: 'e1', playerId: 'p1', version: 5 } as const;
  const listeners = (notice: Parameters<typeof messagesOf>[0], of = at(shared)) =>
    messagesOf(notice, of).map(({ listener }) => listener);

  it('are told of their pairing like all others', () => {
    const [first] = messagesOf(paired, at(shared));
    expect(inLanguage(first!.body, 'en')).toBe('You play against Ben, Eve.');
    expect(listeners(paired)).toHaveLength(3);
  });

  it('are asked to confirm what one of them says, until the table is settled', () => {
    expect(listeners(claimed, at({ ...shared, claims: [claim] }))).toEqual([
      'player:p2',
      'player:p5',
    ]);
    expect(listeners(claimed, at({ ...shared, places: [] }))).toEqual([]);
    expect(
      noticesOf([fact('TableResultClaimed', { ...claim, phase: 0, round: 2, table: 3 })]),
    ).toMatchObject([{ notice: claimed }]);
  });

  it('hear who left an open table, and so do the judges; of a settled one nobody', () => {
    expect(listeners(dropped, scene as never)).toEqual([
      'player:p2',
      'account:olga',
      'account:jana',
    ]);
    expect(listeners(dropped)).toContain('player:p5');
    expect(listeners(dropped, { ...scene, settled: new Set(['m1']) } as never)).toEqual([]);
    expect(noticesOf([fact('PlayerDropped', { playerId: 'p1' })])).toMatchObject([
      { notice: dropped },
    ]);
  });
});

it('the table of who is told has a row for every kind of news, and no other', () => {
  const page = readFileSync(
    path.resolve(import.meta.dirname, '../../../../docs/operations.md'),
    'utf8',
  );
  const rows = page.split('## Notifications')[1]?.split('\n## ')[0]?.split('\n') ?? [];
  const written = rows
    .filter((row) => row.startsWith('| '))
    .slice(2)
    .flatMap((row) => Array.from(row.matchAll(/`([a-z-]+)`/g), ([, kind]) => kind));
  expect(written.toSorted()).toEqual(noticeKinds.toSorted());
});
