import type { EventView, PairingsView } from '#contracts';
import { defaultSettings } from '#contracts';
import { expect, it } from 'vitest';
import { draw, wordsOf } from '../../testing/draw.js';
import { Slips } from './slips.js';

const side = (playerId: string) => ({ playerId, name: playerId, points: 0, record: '0-0' });
const row: PairingsView['tables'][number] = {
  matchId: 'm1',
  table: 1,
  a: side('Reds'),
  b: side('Blues'),
  status: 'open',
  score: null,
  report: null,
  dispute: null,
  extensionSeconds: 0,
  corrected: false,
  onScreen: false,
  reasons: [],
};

it('names the three seats of both teams, and takes a result of 3-0', async () => {
  const event = {
    eventId: 'e1',
    name: 'Trios',
    settings: { ...defaultSettings, teamSeats: 3 },
    information: null,
    play: { shape: { kind: 'games', bestOf: 3, seats: 3 } },
  } as unknown as EventView;
  const members = (team: string) => ['A', 'B', 'C'].map((seat) => `${team}${seat}`);
  const players = ['Reds', 'Blues'].map((playerId) => ({ playerId, members: members(playerId) }));
  const pairings = { key: null, tables: [row], byes: [], position: 1 };
  const words = wordsOf(
    await draw(<Slips event={event} pairings={pairings} round="Round 1" />, {
      answers: [[['roster', 'e1', { eventId: 'e1' }], { players, position: 1 }]],
    }),
  );
  expect(words).toContain('Reds A: RedsA · B: RedsB · C: RedsC');
  expect(words).toContain('Matches won 0 1 2 3');
});

it('prints the slips of those tables alone that the last pairing has changed', async () => {
  const event = {
    ...{ eventId: 'e1', name: 'Day', settings: defaultSettings, information: null },
    play: { shape: { kind: 'games', bestOf: 3 } },
  } as unknown as EventView;
  const key = { phase: 0, round: 1, attempt: 2 };
  const tables = [1, 2].map((table) => ({ ...row, matchId: `m${table}`, table, attempt: table }));
  const pairings = { key, tables, byes: [], position: 1 };
  const slips = (changed: boolean) =>
    draw(<Slips event={event} pairings={pairings} round="Round 1" changed={changed} />);
  expect(wordsOf(await slips(false))).toContain('Table 1');
  const words = wordsOf(await slips(true));
  expect(words).toContain('Table 2');
  expect(words).not.toContain('Table 1');
});
