import { games } from '#games';
import { describe, expect, it } from 'vitest';
import { currentRound } from '../state.js';
import { finalRanking } from './final-ranking.js';
import type { MatchResult } from './match-result.js';
import { Room } from './room.fixture.js';
import { histories, swissStandings } from './swiss-history.js';

const won = { a: 2, b: 0, drawn: 0 };
const drawn = { a: 1, b: 1, drawn: 1 };

const planned = (room: Room, repair = false) => {
  const plan = room.plan(repair);
  if (plan.kind === 'failed') throw new Error(plan.code);
  return plan;
};
const reasonsOf = (room: Room): string[] =>
  (currentRound(room.state)?.tables ?? []).map(({ reasons }) => reasons[0]?.code ?? '');
const played = (
  round: number,
  a: string,
  b: string,
  more: Partial<MatchResult> = {},
): MatchResult => ({
  matchId: `${round}-${a}-${b}`,
  phase: 0,
  round,
  table: 1,
  a,
  b,
  status: 'completed',
  score: won,
  ...more,
});

describe('a Swiss round that is paired again', () => {
  it('keeps every table where something was reported, agreed or not, and voids only the others', () => {
    const room = Room.start(8, 3, 0);
    room.pair();
    const status = ['reported', 'disputed', 'completed', 'open'] as const;
    room.results = room.results.map((match) => ({
      ...match,
      status: status[match.table - 1] ?? 'open',
    }));
    const { command } = planned(room, true);
    const before = currentRound(room.state)?.tables ?? [];
    expect(command.tables.slice(0, 3)).toEqual(before.slice(0, 3));
    expect(command.voidedMatches).toEqual([before[3]?.matchId]);
    expect(command.tables[3]?.matchId).not.toBe(before[3]?.matchId);
  });

  it('seats nobody at a fixed table that a kept match sits at', () => {
    const room = Room.start(4, 3, 0);
    room.pair();
    const [first, second] = currentRound(room.state)?.tables ?? [];
    room.results = room.results.map((match) =>
      match.table === 1 ? { ...match, status: 'reported' } : match,
    );
    room.send('AssignStaticTable', { playerId: second?.a ?? '', table: 1 });
    const { tables } = planned(room, true).command;
    expect(tables.map(({ table, a, b }) => [table, [a, b].sort()])).toEqual([
      [1, [first?.a, first?.b].sort()],
      [2, [second?.a, second?.b].sort()],
    ]);
  });

  it('knows nothing of the round itself: its bye gives neither points nor a bye before', () => {
    const room = Room.start(5, 3, 0);
    room.pair();
    room.pair(true);
    expect(reasonsOf(room)).toEqual(['pairing/same-score', 'pairing/same-score']);
    expect(currentRound(room.state)?.byes[0]?.reasons.map(({ code }) => code)).toEqual([
      'bye/odd-number',
      'bye/lowest-group',
    ]);
  });
});

describe('what a Swiss round rests on', () => {
  it('is no match that was voided: whoever was to meet there has not met', () => {
    const room = Room.start(4, 3, 0);
    room.pair();
    room.settle(() => drawn);
    const [{ a, b } = { a: '', b: '' }, others] = currentRound(room.state)?.tables ?? [];
    for (const other of [others?.a ?? '', others?.b ?? ''])
      room.results.push(played(1, a, other, { status: 'void' }));
    room.pair();
    expect(currentRound(room.state)?.unavoidableRematches).toBe(0);
    expect(
      currentRound(room.state)?.tables.some(
        (table) => [table.a, table.b].sort().join() === [a, b].sort().join(),
      ),
    ).toBe(false);
  });

  it('is who was paired down last, and who was paired up to meet them', () => {
    const { state } = Room.start(4, 3, 0);
    const results = [
      played(1, 'p0', 'p1'),
      played(1, 'p2', 'p3'),
      played(2, 'p0', 'p3'),
      played(2, 'p2', 'p1'),
    ];
    const floats = (round: number) =>
      ['p0', 'p1', 'p2', 'p3'].map(
        (id) => histories(games, state, results, round).get(id)?.lastFloat,
      );
    expect(floats(3)).toEqual(['down', 'up', 'down', 'up']);
    // Only the round right before counts, with the points before it.
    expect(floats(2)).toEqual([null, null, null, null]);
    expect(floats(4)).toEqual([null, null, null, null]);
  });

  it.each([
    [4, 'pairing/by-standing'],
    [0, 'pairing/same-score'],
  ] as const)('in its last round before a cut of %i: %s', (cut, reason) => {
    const room = Room.start(8, 2, cut, { lastRoundByStanding: true });
    room.pair();
    expect(reasonsOf(room)).not.toContain('pairing/by-standing');
    room.settle(() => won);
    room.pair();
    expect(new Set(reasonsOf(room))).toEqual(new Set([reason]));
  });
});

describe('the cut', () => {
  const afterSwiss = (): Room => {
    const room = Room.start(8, 2, 4);
    for (let round = 0; round < 2; round += 1) {
      room.pair();
      room.settle(() => won);
    }
    return room;
  };

  it('is made of the best who still play: the next moves up for one who has left', () => {
    const room = afterSwiss();
    const ranked = swissStandings(games, room.state, room.results).map(({ player }) => player);
    expect(planned(room).command.seeds).toEqual(ranked.slice(0, 4));
    room.send('DropPlayer', { playerId: ranked[1] ?? '', reason: 'own-wish' });
    expect(planned(room).command.seeds).toEqual([ranked[0], ...ranked.slice(2, 5)]);
  });

  it('ranks by what was played, not by a match that was voided with its score', () => {
    const room = afterSwiss();
    room.pair();
    room.settle(() => won);
    room.pair();
    const final = room.results.at(-1);
    if (!final) throw new Error('no final');
    const again: MatchResult = {
      ...final,
      matchId: 'again',
      status: 'completed',
      score: { a: 0, b: 2, drawn: 0 },
    };
    const { champion, ranking } = finalRanking(games, room.state, [
      ...room.results.slice(0, -1),
      { ...final, status: 'void', score: won },
      again,
    ]);
    expect([champion, ranking[0], ranking[1]]).toEqual([final.b, final.b, final.a]);
  });
});

it('open tables of a round that is paired again get new opponents, and it is said where none are left', () => {
  const pairs = (room: Room) =>
    room.state.rounds[0]!.tables.map(({ a, b }) => [a, b].toSorted().join('-'));
  const room = Room.start(8, 3, 0);
  room.pair();
  for (let attempt = 2; attempt <= 8; attempt += 1) {
    const before = pairs(room);
    room.pair(true);
    expect(pairs(room).filter((pair) => before.includes(pair))).toEqual([]);
    expect(room.state.rounds[0]).toMatchObject({ attempt, unavoidableRematches: 0 });
  }
  const two = Room.start(2, 1, 0);
  two.pair();
  two.pair(true);
  expect(two.state.rounds[0]).toMatchObject({ attempt: 2, unavoidableRematches: 1 });
});
