import { expect, it } from 'vitest';
import type { EventView, MySeat, PairingsView } from '#contracts';
import { defaultSettings } from '#contracts';
import { draw, wordsOf } from '../../testing/draw.js';
import { MyNow } from './my-now.js';

const round = { phase: 0, round: 1, attempt: 1, state: 'running', tables: 1, clock: null };
const event = {
  eventId: 'e1',
  format: 'twin-suns',
  status: 'running',
  settings: { ...defaultSettings, placePoints: [5, 3, 2, 1] },
  play: { shape: { kind: 'games', bestOf: 1 }, onScreen: false },
  rounds: [round],
  phases: [{ kind: 'swiss', rounds: 2, pairing: 'multiplayer' }],
  nextRound: null,
  champion: null,
  information: null,
  myPlayerId: 'p1',
  myRoles: [],
  halls: [],
} as unknown as EventView;
const seat = { playerId: 'p1', name: 'Ana', deck: null, rank: null, points: 0, current: null };

type Table = NonNullable<PairingsView['multiplayer']>[number];
const side = { points: 4, record: '0-0', place: null };
const table: Table = {
  table: 7,
  status: 'open',
  claims: [],
  seats: [
    { ...side, playerId: 'p2', name: 'Bo' },
    { ...side, playerId: 'p1', name: 'Ana' },
    { ...side, playerId: 'p3', name: 'Cy' },
  ],
};
const places = [
  { playerId: 'p2', place: 3 },
  { playerId: 'p1', place: 1 },
  { playerId: 'p3', place: 2 },
];

const shown = (status: MySeat['status'], row: Table, of: Partial<EventView> = {}) =>
  draw(
    <MyNow
      event={{ ...event, ...of }}
      seat={{ ...seat, status, allowed: [] } as unknown as MySeat}
    />,
    {
      answers: [
        [
          ['pairings', 'e1', { eventId: 'e1', phase: 0, round: 1 }],
          { key: round, tables: [], byes: [], multiplayer: [row], position: 1 },
        ],
      ],
    },
  ).then(wordsOf);

it('leaves whoever dropped the table of three or four that still needs its result', async () => {
  const gone = await shown('dropped', table);
  expect(gone).toContain('You have dropped');
  expect(gone).toContain('Enter places');
  const settled = { ...table, status: 'completed' as const };
  expect(await shown('dropped', settled)).not.toContain('Settled');
});

it('waits for nobody who has left, and speaks of one as of one', async () => {
  const row: Table = {
    ...table,
    status: 'reported',
    claims: [{ playerId: 'p1', places }],
    seats: table.seats.map((each) => (each.playerId === 'p3' ? { ...each, dropped: true } : each)),
  };
  expect(await shown('playing', row)).toContain('It counts once Bo says the same.');
});

it('says once it is settled who took which place, and what comes next', async () => {
  const row: Table = {
    ...table,
    status: 'completed',
    seats: table.seats.map((each) => ({
      ...each,
      place: places.find(({ playerId }) => playerId === each.playerId)?.place ?? null,
    })),
  };
  const words = await shown('playing', row, {
    nextRound: { phase: 0, round: 2, attempt: 1 },
  });
  expect(words).toMatch(/1\. Ana.*2\. Cy.*3\. Bo.*Your next table appears here by itself\./);
  expect(await shown('playing', row)).toContain('That was your last round.');
});
