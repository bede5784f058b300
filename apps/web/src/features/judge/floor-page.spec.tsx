import { expect, it } from 'vitest';
import { draw, wordsOf } from '../../testing/draw.js';
import { FloorPage } from './floor-page.js';

const card = (eventId: string, role: string) => ({ eventId, role, status: 'running' });
const eventOf = (eventId: string, name: string, myRoles: readonly string[]) => ({
  ...{ eventId, name, myRoles, status: 'running', phases: [{ kind: 'swiss', rounds: 3 }] },
  ...{ staff: [{ account: 'a', name: 'Jo', role: 'judge' }] },
  ...{ format: 'premier', game: { id: 'swu' }, play: { shape: { kind: 'games', bestOf: 3 } } },
  rounds: [
    {
      ...{ phase: 0, round: 1, attempt: 1, state: 'running', failure: null, tables: 1 },
      ...{
        endsAt: null,
        remainingSeconds: null,
        completed: 0,
        disputed: 0,
        unavoidableRematches: 0,
      },
    },
  ],
});
const side = (name: string) => ({ playerId: name, name, points: 0, record: '0-0-0' });
const pairings = {
  key: null,
  byes: [],
  position: 1,
  tables: [
    {
      ...{ matchId: 'm1', table: 7, a: side('Ana'), b: side('Ben'), status: 'open', score: null },
      ...{ report: null, dispute: null, extensionSeconds: 300, corrected: false, onScreen: false },
      reasons: [],
    },
  ],
};

it('has every event of the day that one judges on one page, and no other', async () => {
  const call = { callId: 'c1', name: 'Cleo', table: 3, note: '', at: '2026-11-21T10:00:00.000Z' };
  const atTables = [
    {
      table: 7,
      purpose: 'watch',
      at: '2026-11-21T10:00:00.000Z',
      judge: { account: 'b', name: 'Bo' },
    },
  ];
  const penalty = { penaltyId: 'p', level: 'warning', infraction: 'Tardiness', note: '', round: 1 };
  const answers = [
    [['me'], { account: { id: 'a', name: 'Jo' }, guestSeats: [] }],
    [
      ['myEvents', null, {}],
      { events: [card('e1', 'judge'), card('e2', 'owner'), card('e3', 'caster')] },
    ],
    [['event', 'e1', { eventId: 'e1' }], eventOf('e1', 'Main event', ['judge'])],
    [['event', 'e2', { eventId: 'e2' }], eventOf('e2', 'Side event', ['owner'])],
    [['event', 'e3', { eventId: 'e3' }], eventOf('e3', 'Streamed', ['caster'])],
    [['judgeCalls', 'e1', { eventId: 'e1' }], { calls: [{ ...call, state: 'waiting' }], atTables }],
    [['judgeCalls', 'e2', { eventId: 'e2' }], { calls: [], atTables: [] }],
    [['pairings', 'e1', { eventId: 'e1' }], pairings],
    [
      ['roundForecast', 'e1', { eventId: 'e1' }],
      {
        key: { phase: 0, round: 1, attempt: 1 },
        lines: [
          {
            ...{ from: '2026-11-21T10:40:00.000Z', endsAt: '2099-11-21T11:02:00.000Z' },
            runOver: [12, 4],
          },
        ],
      },
    ],
    [['roster', 'e2', { eventId: 'e2' }], { players: [{ name: 'Dov', penalties: [penalty] }] }],
  ] as const;
  const words = wordsOf(await draw(<FloorPage />, { answers, at: '/floor' }));
  expect(words).toContain('Main event');
  expect(words).toContain('Table 3 Cleo');
  expect(words).toContain('Table 7 · Ana – Ben');
  expect(words).toContain('Bo sits with this table');
  expect(words).toContain('Leave the table');
  expect(words).toMatch(/Estimate: the round ends about \d\d:02; tables 4, 12 may run over\./);
  expect(words).toContain('Side event');
  expect(words).toContain('Dov: Warning');
  expect(words).not.toContain('Streamed');
});

it('says that nothing is judged by whoever only has a seat without an account', async () => {
  const answers = [
    [['me'], { account: { id: 'a', name: 'Jo' }, guestSeats: [] }],
    [['myEvents', null, {}], { events: [card('e1', 'guest')] }],
    [['event', 'e1', { eventId: 'e1' }], eventOf('e1', 'Main event', [])],
  ] as const;
  const words = wordsOf(await draw(<FloorPage />, { answers, at: '/floor' }));
  expect(words).toContain('You judge at no event that runs now.');
});
