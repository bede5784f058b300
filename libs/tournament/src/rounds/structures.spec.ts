import { games } from '#games';
import { describe, expect, it } from 'vitest';
import { doubleEliminationRound } from '../pairing/double-elimination.js';
import { arePlaces, pointsByPlace, seatMultiplayer, tableSizes } from '../pairing/multiplayer.js';
import { roundRobinRound, roundRobinRounds } from '../pairing/round-robin.js';
import { nextRound } from '../state.js';
import { sharedTableStatus } from '../shared-table.js';
import { finalRanking } from './final-ranking.js';
import { Room } from './room.fixture.js';
import { swissStandings } from './swiss-history.js';

const firstWins = () => ({ a: 2, b: 0, drawn: 0 });
const names = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `p${index}`);

describe('a round robin', () => {
  it.each([2, 3, 4, 5, 6, 7, 8, 11, 16])(
    'of %i players: everybody meets everybody once',
    (count) => {
      const players = names(count);
      const rounds = Array.from({ length: roundRobinRounds(count) }, (_, index) =>
        roundRobinRound(players, index + 1),
      );
      const met = rounds.flat().filter((pair) => pair.every((id) => id !== null));
      expect(new Set(met.map((pair) => [...pair].sort().join(' '))).size).toBe(met.length);
      expect(met).toHaveLength((count * (count - 1)) / 2);
      for (const round of rounds)
        expect(new Set(round.flat()).size).toBe(count % 2 === 0 ? count : count + 1);
    },
  );

  it('is played as one phase, and whoever leaves gives byes', () => {
    const room = Room.start(5, 3, 0, { structure: 'round-robin' });
    expect(room.state.phases).toEqual([{ kind: 'swiss', rounds: 5, pairing: 'round-robin' }]);
    room.pair();
    room.settle(firstWins);
    room.send('DropPlayer', { playerId: 'p0', reason: 'own-wish' });
    for (let round = 2; round <= 5; round += 1) {
      room.pair();
      room.settle(firstWins);
    }
    const seats = room.state.rounds.slice(1).flatMap(({ tables }) => tables);
    expect(seats.some(({ a, b }) => a === 'p0' || b === 'p0')).toBe(false);
    expect(nextRound(room.state)).toBeNull();
  });

  it('takes nobody in behind its first round', () => {
    const room = Room.start(4, 3, 0, { structure: 'round-robin' });
    room.pair();
    room.send('RegisterPlayer', {
      playerId: 'late',
      name: 'Late',
      account: null,
      nonce: '',
      byStaff: true,
    });
    expect(() =>
      room.send('AcceptLateEntry', { playerId: 'late', missed: [{ round: 1, as: 'loss' }] }),
    ).toThrow('schedule-fixed');
  });
});

describe('a double elimination', () => {
  it.each([2, 3, 4, 5, 6, 8, 13, 16])('of %i players: out after two losses', (count) => {
    const room = Room.start(count, 3, 0, { structure: 'double-elimination' });
    const losses = new Map<string, number>();
    while (nextRound(room.state) !== null) {
      const plan = room.plan();
      if (plan.kind === 'failed') {
        expect(plan.code).toBe('decided');
        break;
      }
      for (const { a, b } of plan.command.tables)
        for (const id of [a, b]) expect(losses.get(id) ?? 0).toBeLessThan(2);
      room.pair();
      room.settle((match) => {
        losses.set(match.b, (losses.get(match.b) ?? 0) + 1);
        return { a: 2, b: 0, drawn: 0 };
      });
    }
    const { champion, ranking } = finalRanking(games, room.state, room.results);
    const out = [...losses.values()].filter((lost) => lost === 2).length;
    expect(out).toBe(count - 1);
    expect(ranking[0]).toBe(champion);
    expect(losses.get(champion ?? '') ?? 0).toBeLessThan(2);
    expect(room.results.length).toBeGreaterThanOrEqual(2 * count - 2);
    expect(room.results.length).toBeLessThanOrEqual(2 * count - 1);
  });

  it('plays a second final where the one without a loss has lost the first', () => {
    const seeds = ['p0', 'p1'];
    const second = (won: string) =>
      doubleEliminationRound(seeds, 2, 3, ({ side }) => (side === 'final' ? won : 'p0'));
    expect(second('p0')).toBeNull();
    expect(second('p1')).toMatchObject([{ side: 'final', stage: 2, a: 'p0', b: 'p1' }]);
  });

  it('ends although the second final was not needed', () => {
    const room = Room.start(2, 3, 0, { structure: 'double-elimination' });
    for (let round = 1; round <= 2; round += 1) {
      room.pair();
      room.settle((match) => ({
        a: match.a === 'p0' ? 2 : 0,
        b: match.a === 'p0' ? 0 : 2,
        drawn: 0,
      }));
      room.send('CompleteRound', { phase: 0, round, attempt: 1 });
    }
    const { champion, ranking } = finalRanking(games, room.state, room.results);
    expect(champion).toBe('p0');
    room.send('FinishEvent', { champion, ranking, secret: 's', nonce: 'n', drafting: [] });
    expect(room.state.status).toBe('finished');
  });
});

describe('a single elimination alone', () => {
  it('seats everybody, with byes for the first of the seeds', () => {
    const room = Room.start(6, 3, 0, { structure: 'single-elimination' });
    expect(room.state.phases).toEqual([{ kind: 'elimination', size: 8 }]);
    room.pair();
    expect(room.state.rounds[0]).toMatchObject({ tables: { length: 2 }, byes: { length: 2 } });
  });
});

describe('tables of three and four', () => {
  it.each([
    [3, [3]],
    [4, [4]],
    [6, [3, 3]],
    [7, [4, 3]],
    [9, [3, 3, 3]],
    [39, [4, 4, 4, 4, 4, 4, 4, 4, 4, 3]],
    [5, null],
    [2, null],
    [0, null],
  ])('%i players sit at %j', (players, sizes) => {
    expect(tableSizes(players)).toEqual(sizes);
  });

  it('gives one of five a bye, the lowest who had none', () => {
    const players = names(5).map((id) => ({ id, met: [], hadBye: id === 'p4' }));
    expect(seatMultiplayer(players)).toMatchObject({ bye: 'p3', repeats: 0 });
  });

  it('seats people together who have not met, while that can be done', () => {
    const room = Room.start(39, 3, 0, { placePoints: [5, 3, 2, 1] });
    for (let round = 1; round <= 3; round += 1) {
      room.pair();
      for (const { table, seats } of room.state.rounds.at(-1)?.multiplayer ?? [])
        room.send('RecordTableResult', {
          playerId: seats[0] ?? '',
          phase: 0,
          round,
          table,
          places: seats.map((playerId, index) => ({ playerId, place: index + 1 })),
          reason: '',
          byStaff: true,
        });
      expect(room.state.rounds.at(-1)).toMatchObject({ completed: true, unavoidableRematches: 0 });
    }
    const [best] = swissStandings(games, room.state, []);
    expect(best).toMatchObject({ points: 15, record: { wins: 3, losses: 0, draws: 0 } });
  });

  it('gives those who share a place the points of the last of them', () => {
    const places = ['a', 'b', 'c', 'd'].map((playerId, index) => ({
      playerId,
      place: [1, 2, 2, 4][index] ?? 0,
    }));
    expect([...pointsByPlace(places, [5, 3, 2, 1]).values()]).toEqual([5, 2, 2, 1]);
  });

  it.each([
    [[1, 2, 3], true],
    [[1, 1, 3], true],
    [[1, 2, 2, 4], true],
    [[2, 2, 3], false],
    [[1, 3, 3], false],
    [[1, 1, 2], false],
  ])('%j are the places of one table: %s', (places, right) => {
    expect(arePlaces(places)).toBe(right);
  });

  const atOneTable = () => {
    const room = Room.start(3, 1, 0, { placePoints: [5, 3, 2, 1] });
    room.pair();
    const seated = () => room.state.rounds[0]?.multiplayer?.[0];
    const seats = seated()?.seats ?? [];
    const enter = (playerId: string | undefined, order: readonly string[], byStaff = false) =>
      room.send('RecordTableResult', {
        playerId: playerId ?? '',
        phase: 0,
        round: 1,
        table: 1,
        places: order.map((each, index) => ({ playerId: each, place: index + 1 })),
        reason: 'Misread',
        byStaff,
      });
    const status = () => sharedTableStatus(seated() ?? { places: null });
    return { room, seats, enter, status };
  };

  it('counts once everybody who sits there says the same', () => {
    const { room, seats, enter, status } = atOneTable();
    expect(() => enter(seats[0], seats.slice(0, 2))).toThrow('places-wrong');
    enter(seats[0], seats);
    enter(seats[1], seats);
    expect([status(), room.state.rounds[0]?.completed]).toEqual(['reported', false]);
    expect(swissStandings(games, room.state, [])[0]?.points).toBe(0);
    enter(seats[2], seats);
    expect([status(), room.state.rounds[0]?.completed]).toEqual(['completed', true]);
    expect(() => enter(seats[0], [...seats].reverse())).toThrow('result-recorded');
  });

  it.each(['drops', 'is disqualified'])(
    'does not wait for whoever %s once all others say the same',
    (how) => {
      const { room, seats, enter, status } = atOneTable();
      const playerId = seats[2] ?? '';
      enter(seats[0], seats);
      enter(seats[1], seats);
      if (how === 'drops') room.send('DropPlayer', { playerId, reason: 'own-wish' });
      else
        room.send('IssuePenalty', {
          ...{ penaltyId: 'x1', playerId, level: 'disqualification', infraction: '5.2', note: '' },
        });
      expect([status(), room.state.rounds[0]?.completed]).toEqual(['completed', true]);
    },
  );

  it('waits for the others when somebody leaves whom they have not answered, or contradict', () => {
    const { room, seats, enter, status } = atOneTable();
    enter(seats[2], [...seats].reverse());
    enter(seats[0], seats);
    room.send('DropPlayer', { playerId: seats[2] ?? '', reason: 'own-wish' });
    expect(status()).toBe('disputed');
  });

  it('is disputed while two of its players differ, until one gives in', () => {
    const { seats, enter, status } = atOneTable();
    enter(seats[0], seats);
    enter(seats[1], [...seats].reverse());
    enter(seats[2], seats);
    expect(status()).toBe('disputed');
    enter(seats[1], seats);
    expect(status()).toBe('completed');
  });

  it('does not wait for a player who has left the event', () => {
    const { room, seats, enter, status } = atOneTable();
    room.send('DropPlayer', { playerId: seats[2] ?? '', reason: 'own-wish' });
    enter(seats[0], seats);
    enter(seats[1], seats);
    expect(status()).toBe('completed');
  });

  it('is settled by the staff whatever its players say, and set right by them', () => {
    const { room, seats, enter, status } = atOneTable();
    enter(seats[0], seats);
    enter(seats[0], seats, true);
    expect(status()).toBe('completed');
    enter(seats[0], [...seats].reverse(), true);
    expect(swissStandings(games, room.state, [])[0]?.player).toBe(seats.at(-1));
  });
});

describe('a round at tables of three and four', () => {
  it('is not complete while nobody has entered the places of a table', () => {
    const room = Room.start(7, 1, 0, { placePoints: [5, 3, 2, 1] });
    room.pair();
    const complete = () => room.send('CompleteRound', { phase: 0, round: 1, attempt: 1 });
    expect(complete).toThrow('tables-open');
    const [first, second] = room.state.rounds[0]?.multiplayer ?? [];
    const enter = ({ table, seats }: { table: number; seats: readonly string[] }) =>
      room.send('RecordTableResult', {
        playerId: seats[0] ?? '',
        phase: 0,
        round: 1,
        table,
        places: seats.map((playerId, index) => ({ playerId, place: index + 1 })),
        reason: '',
        byStaff: true,
      });
    if (!first || !second) throw new Error('seven players sit at two tables');
    enter(first);
    expect(complete).toThrow('tables-open');
    expect(room.state.rounds[0]?.completed).toBe(false);
    enter(second);
    expect(room.state.rounds[0]?.completed).toBe(true);
  });
});

describe('teams of three', () => {
  it('play a match of three seats', () => {
    const room = Room.start(4, 1, 0, { teamSeats: 3 });
    const plan = room.plan();
    expect(plan).toMatchObject({ kind: 'planned', scheduled: [{ seats: 3 }, { seats: 3 }] });
  });

  it('name their members', () => {
    const room = Room.start(2, 1, 0, {});
    expect(() =>
      room.send('RegisterPlayer', {
        playerId: 'q',
        name: 'Q',
        account: null,
        nonce: '',
        byStaff: true,
        members: ['A', 'B', 'C'],
      }),
    ).toThrow('members-unasked');
  });
});
