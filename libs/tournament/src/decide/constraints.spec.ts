import { games } from '#games';
import { describe, expect, it } from 'vitest';
import { tournamentDecider } from '../decider.js';
import { Room } from '../rounds/room.fixture.js';
import type { TournamentCommands } from '../commands.js';

type Asked = TournamentCommands['ConstrainPairing'];

const ask = (more: Partial<Asked> = {}): Asked => ({
  phase: 0,
  round: 1,
  fixed: [],
  byes: [],
  keptApart: [],
  reason: 'family',
  ...more,
});

const answer = (room: Room, data: Asked) =>
  tournamentDecider.decide(
    { type: 'ConstrainPairing', data, actor: 'x', at: '2026-11-21T09:00:00.000Z', games },
    room.state,
  );

const tablesOf = (room: Room): readonly string[] =>
  (room.state.rounds.at(-1)?.tables ?? []).map(({ a, b }) => [a, b].sort().join('-'));
const byesOf = (room: Room): readonly string[] =>
  (room.state.rounds.at(-1)?.byes ?? []).map(({ playerId }) => playerId);
const firstWins = (room: Room): void => {
  room.settle(() => ({ a: 2, b: 0, drawn: 0 }));
};

describe('what staff ask of a pairing', () => {
  it('is refused where nobody could pair like that', () => {
    const room = Room.start(6, 3, 0);
    const refused = (more: Partial<Asked>) => answer(room, ask(more));
    expect(refused({ fixed: [['p0', 'p1']], byes: ['p1'] })).toMatchObject({
      code: 'tournament/seated-twice',
      data: { players: ['p1'] },
    });
    expect(refused({ keptApart: [['p0', 'nobody']] })).toMatchObject({
      code: 'tournament/players-mismatch',
      data: { players: ['nobody'] },
    });
    expect(refused({ fixed: [['p0', 'p1']], keptApart: [['p1', 'p0']] })).toMatchObject({
      code: 'tournament/constraints-contradict',
    });
    expect(refused({ keptApart: [['p0', 'p0']] })).toMatchObject({
      code: 'tournament/constraints-contradict',
    });
    expect(refused({ round: 2 })).toMatchObject({ code: 'tournament/later-round-exists' });
    room.send('DropPlayer', { playerId: 'p5', reason: 'staff' });
    expect(refused({ byes: ['p5'] })).toMatchObject({ code: 'tournament/not-playing' });
  });

  it('is refused for a round that is paired by seed', () => {
    const room = Room.start(4, 1, 4);
    room.pair();
    firstWins(room);
    expect(answer(room, ask({ phase: 1, round: 1 }))).toMatchObject({
      code: 'tournament/paired-by-seed',
    });
  });

  it('holds for the round it names: who meets, and who has a bye', () => {
    const room = Room.start(7, 3, 0);
    room.send('ConstrainPairing', ask({ fixed: [['p0', 'p6']], byes: ['p3'] }));
    room.pair();
    expect(tablesOf(room)).toContain('p0-p6');
    expect(byesOf(room)).toEqual(['p3']);
    expect(room.state.rounds[0]?.byes[0]?.reasons).toEqual([{ code: 'bye/by-staff', data: {} }]);
    firstWins(room);
    room.pair();
    expect(tablesOf(room)).not.toContain('p0-p6');
    expect(byesOf(room)).not.toContain('p3');
  });

  it('counts a bye by hand as a bye when the next one is given', () => {
    const room = Room.start(6, 3, 0);
    room.send('ConstrainPairing', ask({ byes: ['p0', 'p1'] }));
    room.pair();
    expect([...byesOf(room)].sort()).toEqual(['p0', 'p1']);
    expect(tablesOf(room)).toHaveLength(2);
  });

  it('keeps two apart in this round and the next, until it is taken back', () => {
    const room = Room.start(4, 3, 0);
    room.send('ConstrainPairing', ask({ fixed: [['p0', 'p1']], keptApart: [['p0', 'p2']] }));
    room.pair();
    expect(tablesOf(room)).toEqual(expect.arrayContaining(['p0-p1', 'p2-p3']));
    firstWins(room);
    room.pair();
    expect(tablesOf(room)).not.toContain('p0-p2');
    expect(room.state.keptApart).toEqual([['p0', 'p2']]);
  });

  it('holds again when the same round is paired again', () => {
    const room = Room.start(6, 3, 0);
    room.send('ConstrainPairing', ask({ fixed: [['p1', 'p4']] }));
    room.pair();
    room.pair(true);
    expect(tablesOf(room)).toContain('p1-p4');
  });

  it('asks nothing for somebody who has dropped since', () => {
    const room = Room.start(6, 3, 0);
    room.send('ConstrainPairing', ask({ fixed: [['p1', 'p4']], byes: ['p2'] }));
    room.send('DropPlayer', { playerId: 'p4', reason: 'staff' });
    room.send('DropPlayer', { playerId: 'p2', reason: 'staff' });
    room.pair();
    expect(tablesOf(room)).toHaveLength(2);
    expect(byesOf(room)).toEqual([]);
  });

  it('keeps players of one team apart where that costs nothing', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e']) {
      const room = Room.start(4, 3, 0);
      room.send('SetTeam', { playerId: 'p0', team: seed });
      room.send('SetTeam', { playerId: 'p1', team: seed });
      room.send('SetTeam', { playerId: 'p2', team: `${seed}2` });
      room.send('SetTeam', { playerId: 'p3', team: `${seed}2` });
      room.pair();
      expect(tablesOf(room)).not.toContain('p0-p1');
    }
  });
});
