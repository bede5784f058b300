import { games } from '#games';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currentRound, nextRound } from '../state.js';
import { finalRanking } from './final-ranking.js';
import { planRound } from './plan-round.js';
import { Room } from './room.fixture.js';

const scores = [
  { a: 2, b: 0, drawn: 0 },
  { a: 2, b: 1, drawn: 0 },
  { a: 1, b: 2, drawn: 0 },
  { a: 0, b: 2, drawn: 0 },
  { a: 1, b: 1, drawn: 1 },
] as const;
const course = fc.record({
  players: fc.integer({ min: 4, max: 21 }),
  rounds: fc.integer({ min: 1, max: 4 }),
  luck: fc.array(fc.nat({ max: 99 }), { minLength: 60, maxLength: 60 }),
});

const playSwiss = (room: Room, rounds: number, luck: readonly number[]): void => {
  for (let round = 0; round < rounds; round += 1) {
    room.pair();
    room.settle(
      (match) =>
        scores[(luck[(match.table * 7 + round) % luck.length] ?? 0) % scores.length] ?? scores[0],
    );
  }
};

describe('a whole event', () => {
  it('seats everyone once a round, repeats no pairing while that can be avoided, gives nobody a second bye', () => {
    fc.assert(
      fc.property(course, ({ players, rounds, luck }) => {
        const room = Room.start(players, rounds, 0);
        playSwiss(room, rounds, luck);
        const met = new Set<string>();
        let rematches = 0;
        const byes: string[] = [];
        for (const round of room.state.rounds) {
          const names = [
            ...round.tables.flatMap((table) => [table.a, table.b]),
            ...round.byes.map((bye) => bye.playerId),
          ];
          expect([...names].sort()).toEqual([...room.state.players.keys()].sort());
          for (const table of round.tables) {
            const pair = [table.a, table.b].sort().join();
            if (met.has(pair)) rematches += 1;
            met.add(pair);
          }
          byes.push(...round.byes.map((bye) => bye.playerId));
        }
        expect(rematches).toBe(
          room.state.rounds.reduce((sum, round) => sum + round.unavoidableRematches, 0),
        );
        if (rounds < players / 2) expect(rematches).toBe(0);
        expect(byes.length).toBe(players % 2 === 0 ? 0 : rounds);
        // Rematches weigh more than second byes, so tiny fields with many rounds may need one.
        if (rounds < players / 2) expect(new Set(byes).size).toBe(byes.length);
      }),
      { numRuns: 40 },
    );
  });

  it('plays its cut to a champion who won every match of it', () => {
    fc.assert(
      fc.property(course, ({ players, rounds, luck }) => {
        const room = Room.start(players, rounds, 4);
        playSwiss(room, rounds, luck);
        // Four players: a cut of all of them would decide nothing.
        const cutRounds = players > 4 ? 2 : 1;
        for (let round = 0; round < cutRounds; round += 1) {
          room.pair();
          room.settle((match) => scores[(luck[match.table + round] ?? 0) % 4] ?? scores[0]);
        }
        const { champion, ranking } = finalRanking(games, room.state, room.results);
        expect(champion).toBe(ranking[0]);
        expect([...ranking].sort()).toEqual([...room.state.players.keys()].sort());
        const cut = room.results.filter((match) => match.phase === 1);
        expect(
          cut
            .filter((match) => match.a === champion || match.b === champion)
            .every(
              (match) => (match.score?.a ?? 0) > (match.score?.b ?? 0) === (match.a === champion),
            ),
        ).toBe(true);
        expect(nextRound(room.state)).toBeNull();
      }),
      { numRuns: 30 },
    );
  });

  it('pairs a round again without touching tables that have reported', () => {
    fc.assert(
      fc.property(course, fc.nat({ max: 3 }), ({ players, rounds, luck }, dropped) => {
        const room = Room.start(players, rounds + 1, 0);
        playSwiss(room, rounds, luck);
        room.pair();
        const before = currentRound(room.state)?.tables ?? [];
        const reported = before
          .filter((table) => table.table % 2 === 1)
          .map((table) => table.matchId);
        room.results = room.results.map((match) =>
          reported.includes(match.matchId)
            ? { ...match, status: 'completed', score: scores[0] }
            : match,
        );
        const leaver = before.find((table) => !reported.includes(table.matchId));
        if (leaver && dropped > 0) room.send('DropPlayer', { playerId: leaver.a, reason: 'staff' });
        room.pair(true);
        const after = currentRound(room.state)?.tables ?? [];
        for (const table of before.filter((each) => reported.includes(each.matchId)))
          expect(after).toContainEqual(table);
        expect(new Set(after.map((table) => table.table)).size).toBe(after.length);
        const names = [
          ...after.flatMap((table) => [table.a, table.b]),
          ...(currentRound(room.state)?.byes ?? []).map((bye) => bye.playerId),
        ];
        const playing = [...room.state.players.values()]
          .filter((player) => player.status === 'playing')
          .map((player) => player.playerId);
        expect(names.sort()).toEqual(playing.sort());
      }),
      { numRuns: 40 },
    );
  });

  it('does not pair while tables are open, and says which', () => {
    const room = Room.start(6, 3, 0);
    room.pair();
    room.results = room.results.map((match) =>
      match.table === 2 ? match : { ...match, status: 'completed', score: scores[0] },
    );
    const key = { phase: 0, round: 2, attempt: 1 };
    expect(
      planRound({
        games,
        state: room.state,
        results: room.results,
        key,
        repair: false,
        seed: 's',
        matchIdFor: String,
      }),
    ).toEqual({ kind: 'failed', code: 'tables-open', tables: [2] });
  });
});
