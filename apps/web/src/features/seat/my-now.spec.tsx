import type { EventView, MySeat, TableRow } from '#contracts';
import { defaultSettings } from '#contracts';
import { expect, it } from 'vitest';
import { draw, wordsOf } from '../../testing/draw.js';
import { MyNow } from './my-now.js';

const event = {
  eventId: 'e1',
  format: 'trilogy',
  status: 'registration',
  settings: { ...defaultSettings, deckRequired: true },
  play: { shape: { kind: 'games', bestOf: 3 }, onScreen: false },
  rounds: [],
  phases: [],
  nextRound: null,
  champion: null,
  information: null,
} as unknown as EventView;
const seat = {
  playerId: 'p1',
  name: 'Ana',
  status: 'registered',
  deck: null,
  rank: null,
  points: 0,
};
const side = { points: 0, record: '0-0' };
const current = {
  matchId: 'm1',
  table: 4,
  a: { ...side, playerId: 'p1', name: 'Ana', dropped: true },
  b: { ...side, playerId: 'p2', name: 'Bo' },
  status: 'open',
  score: null,
  report: null,
  dispute: null,
  extensionSeconds: 0,
  corrected: false,
  onScreen: false,
  reasons: [],
} satisfies TableRow;

const shown = (of: Partial<EventView>, at: Partial<MySeat>) =>
  draw(<MyNow event={{ ...event, ...of }} seat={{ ...seat, ...at } as unknown as MySeat} />, {
    answers: [[['trio', 'e1', { playerId: 'p1' }], { trio: null }]],
  }).then(wordsOf);

it('offers the check-in only where the event takes it', async () => {
  expect(await shown({}, { allowed: ['CheckInPlayer'] })).toContain('check in');
  expect(await shown({}, { allowed: [] })).not.toContain('I am here');
});

it('leaves whoever dropped the table that still needs its result, and tells the other', async () => {
  const running = { format: 'premier', status: 'running' } as const;
  const gone = await shown(running, { status: 'dropped', allowed: [], current });
  expect(gone).toContain('How did it end?');
  const other = await shown(running, { playerId: 'p2', status: 'dropped', allowed: [], current });
  expect(other).toContain('Has dropped');
  const settled = { ...current, status: 'completed' as const, score: { a: 2, b: 0, drawn: 0 } };
  expect(await shown(running, { status: 'dropped', allowed: [], current: settled })).not.toContain(
    'Table',
  );
});

it('says what comes first once one has checked in: cards before tables where decks are built of them', async () => {
  const here: Partial<MySeat> = { status: 'checked-in', allowed: [] };
  expect(await shown({ format: 'premier' }, here)).toContain('Your table appears here');
  expect(await shown({ format: 'sealed' }, here)).toContain('First you get your boosters');
  expect(await shown({ format: 'draft' }, here)).toContain('First you draft');
});

it('speaks to the champion, and tells the others who won', async () => {
  const champion = { playerId: 'p1', name: 'Ana' };
  const over = { status: 'finished', champion } as const;
  const own = await shown(over, { rank: 1 });
  expect(own).toContain('You have won the event');
  expect(own).not.toContain('Champion: Ana');
  expect(await shown(over, { playerId: 'p2', rank: 2 })).toContain('Champion: Ana');
});

it('says to wait for the pairings, not that they are made, before anybody has asked for them', async () => {
  const running = { format: 'premier', status: 'running' } as const;
  expect(await shown(running, { status: 'playing', allowed: [] })).toContain(
    'Wait for the pairings',
  );
});
