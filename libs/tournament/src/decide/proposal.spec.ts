import { games } from '#games';
import { describe, expect, it } from 'vitest';
import {
  tournamentCommand,
  type TournamentCommands,
  type TournamentCommandType,
} from '../commands.js';
import { tournamentDecider } from '../decider.js';
import { Room } from '../rounds/room.fixture.js';
import { isPublishedByHand } from '../settings.js';

const byHand = { publishPairings: 'by-hand' } as const;
const key = { phase: 0, round: 1, attempt: 1 };
const proposed = (): Room => {
  const room = Room.start(5, 2, 0, byHand);
  room.pair();
  return room;
};
const refusalOf = <T extends TournamentCommandType>(
  room: Room,
  type: T,
  data: TournamentCommands[T],
): string | null => {
  const by = { actor: 'x', at: '2026-11-21T09:00:00.000Z', games };
  const decision = tournamentDecider.decide(tournamentCommand(type, data, by), room.state);
  return 'kind' in decision ? decision.code : null;
};

describe('a round that staff look at first', () => {
  it('is asked for above 16 players, always, or never', () => {
    const asked = (publishPairings: 'at-once' | 'by-hand' | 'by-hand-above-16' | undefined) =>
      [16, 17].map((players) => isPublishedByHand({ publishPairings }, players));
    expect(asked('by-hand-above-16')).toEqual([false, true]);
    expect(asked('by-hand')).toEqual([true, true]);
    expect(asked('at-once')).toEqual([false, false]);
    expect(asked(undefined)).toEqual([false, false]);
  });

  it('is no round of the event before it is published', () => {
    const room = proposed();
    expect(room.state.rounds).toEqual([]);
    expect(room.state.proposal).toMatchObject({ ...key, outdated: false });
    const { tables, byes } = room.state.proposal!;
    expect(refusalOf(room, 'StartRoundClock', { ...key, minutes: 50 })).not.toBeNull();
    room.send('PublishPairings', key);
    expect(room.state.proposal).toBeNull();
    expect(room.state.rounds).toMatchObject([{ ...key, tables, byes }]);
  });

  it('can be paired again, changed by hand and discarded', () => {
    const room = proposed();
    room.pair();
    expect(room.state.proposal?.attempt).toBe(2);
    expect(refusalOf(room, 'PublishPairings', key)).toBe('tournament/stale-round');
    const [one, other] = room.state.proposal!.tables;
    room.send('EditPairings', {
      ...{ ...key, attempt: 2, reason: 'family' },
      voidedMatches: [one!.matchId, other!.matchId],
      tables: [
        { ...one!, matchId: 'n1', b: other!.b },
        { ...other!, matchId: 'n2', b: one!.b },
      ],
      byes: room.state.proposal!.byes.map(({ playerId }) => playerId),
    });
    expect(room.state.proposal).toMatchObject({ attempt: 3, manual: true });
    room.send('VoidRound', { ...key, attempt: 3, reason: '' });
    expect([room.state.proposal, room.state.rounds]).toEqual([null, []]);
    room.pair();
    room.send('PublishPairings', { ...key, attempt: 4 });
    expect(room.state.rounds).toHaveLength(1);
  });

  it('is not published once somebody has left or entered, but after it was paired again', () => {
    const room = proposed();
    room.send('DropPlayer', { playerId: 'p0', reason: 'own-wish' });
    expect(refusalOf(room, 'PublishPairings', key)).toBe('tournament/proposal-outdated');
    room.pair();
    room.send('PublishPairings', { ...key, attempt: 2 });
    const seated = room.state.rounds[0]!.tables.flatMap(({ a, b }) => [a, b]);
    expect(seated.toSorted()).toEqual(['p1', 'p2', 'p3', 'p4']);
  });

  it('holds back what would leave it behind', () => {
    const room = proposed();
    const handedOver = { recipient: 'age1' };
    expect(refusalOf(room, 'HandOverEvent', handedOver as never)).toBe(
      'tournament/proposal-stands',
    );
    const rounds = { swissRounds: 3, cutSize: 0, reason: '' } as const;
    expect(refusalOf(room, 'ChangeRounds', rounds)).toBe('tournament/proposal-stands');
  });

  it('closes the round before, and a standing round is paired again before everyone', () => {
    const room = proposed();
    room.send('PublishPairings', key);
    room.pair(true);
    expect(room.state.rounds).toMatchObject([{ attempt: 2 }]);
    expect(room.state.proposal).toBeNull();
    room.settle(() => ({ a: 2, b: 0, drawn: 0 }));
    room.pair();
    expect(room.state.rounds).toMatchObject([{ completed: true }]);
    expect(room.state.proposal).toMatchObject({ round: 2 });
  });
});
