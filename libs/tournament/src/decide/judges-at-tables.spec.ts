import { games } from '#games';
import { describe, expect, it } from 'vitest';
import {
  tournamentCommand,
  type TournamentCommands,
  type TournamentCommandType,
} from '../commands.js';
import { tournamentDecider } from '../decider.js';
import { tournamentEvent, type TournamentEvent } from '../events.js';
import { plainSettings } from '../settings.js';
import type { TournamentState } from '../state.js';

const decided = <T extends TournamentCommandType>(
  state: TournamentState,
  type: T,
  data: TournamentCommands[T],
) => {
  const by = { actor: 'account:olga', at: '2026-11-21T09:00:00.000Z', games };
  return tournamentDecider.decide(tournamentCommand(type, data, by), state);
};
const fold = (events: readonly TournamentEvent[], from = tournamentDecider.initialState) =>
  events.reduce(tournamentDecider.evolve, from);
const after = <T extends TournamentCommandType>(
  state: TournamentState,
  type: T,
  data: TournamentCommands[T],
): TournamentState => {
  const events = decided(state, type, data);
  if ('kind' in events) throw new Error(events.code);
  return fold(events, state);
};

const created = { eventId: 'e1', name: 'Saturday', date: '2026-11-21', venue: '', cap: null };
const six = ['ana', 'bob', 'cleo', 'dan', 'eva', 'fox'];
const pairing = {
  ...{ phase: 0, attempt: 1, seed: 's', tables: [], byes: [], replacedByes: [] },
  ...{ voidedMatches: [], objective: [], unavoidableRematches: 0, seeds: [], manual: false },
};
const roundOf = (round: number) =>
  tournamentEvent('RoundPaired', {
    ...pairing,
    round,
    multiplayer: [
      { table: 1, seats: six.slice(0, 3), reasons: [] },
      { table: 2, seats: six.slice(3), reasons: [] },
    ],
  });
const room = fold([
  tournamentEvent('EventCreated', {
    ...created,
    ...{ format: 'twin-suns', settings: plainSettings, owner: 'olga', seedCommitment: 'c' },
    demo: false,
  }),
  tournamentEvent('RoleGranted', { account: 'jo', accountName: 'Jo', role: 'judge' }),
  ...six.map((playerId) =>
    tournamentEvent('PlayerRegistered', {
      ...{ playerId, name: playerId, account: null, waitlisted: false, nonce: '' },
    }),
  ),
  tournamentEvent('EventStarted', {
    phases: [{ kind: 'swiss', rounds: 2, pairing: 'multiplayer' }],
    playerIds: six,
  }),
  tournamentEvent('DeckRegistered', {
    ...{ playerId: 'ana', deckId: 'd', revision: 1, legal: true, leader: null, base: null },
  }),
  roundOf(1),
]);
const watch = { table: 1, purpose: 'watch' } as const;
const check = { table: 1, purpose: 'deck-check' } as const;

describe('a judge at a table', () => {
  it('is relieved by another, and nobody takes a table twice', () => {
    const taken = after(room, 'TakeTable', { ...watch, judge: 'jo' });
    expect(decided(taken, 'TakeTable', { ...watch, judge: 'jo' })).toMatchObject({
      code: 'tournament/judge-at-table',
    });
    const relieved = after(taken, 'TakeTable', { ...watch, judge: 'olga' });
    expect(relieved.judgesAt).toMatchObject([{ table: 1, judge: 'olga' }]);
    const left = after(relieved, 'LeaveTable', watch);
    expect(left.judgesAt).toEqual([]);
    expect(decided(left, 'LeaveTable', watch)).toMatchObject({
      code: 'tournament/no-judge-at-table',
    });
  });

  it('is of the staff, and at a table of the round that stands', () => {
    expect(decided(room, 'TakeTable', { ...watch, judge: 'stranger' })).toMatchObject({
      code: 'tournament/role-not-held',
    });
    expect(decided(room, 'TakeTable', { ...watch, table: 3, judge: 'jo' })).toMatchObject({
      code: 'tournament/table-unknown',
    });
    const next = fold([roundOf(2)], after(room, 'TakeTable', { ...watch, judge: 'jo' }));
    expect(decided(next, 'LeaveTable', watch)).toMatchObject({
      code: 'tournament/no-judge-at-table',
    });
    expect(after(next, 'TakeTable', { ...watch, judge: 'jo' }).judgesAt).toHaveLength(1);
  });
});

describe('a deck check at a table of three', () => {
  const record = { checkId: 'k', playerId: 'ana', outcome: 'matches', note: '' } as const;

  it('begins once, and ends with its record, which gives the table the time', () => {
    const begun = after(room, 'TakeTable', { ...check, judge: 'jo' });
    expect(decided(begun, 'TakeTable', { ...check, judge: 'olga' })).toMatchObject({
      code: 'tournament/judge-at-table',
    });
    const done = after(begun, 'RecordDeckCheck', { ...record, extraSeconds: 240 });
    expect(done.judgesAt).toEqual([]);
    const again = after(done, 'RecordDeckCheck', { ...record, checkId: 'l', extraSeconds: 60 });
    expect(again.rounds[0]?.multiplayer).toMatchObject([{ extensionSeconds: 300 }, {}]);
  });

  it('leaves whoever looks on where they are', () => {
    const both = after(after(room, 'TakeTable', { ...watch, judge: 'jo' }), 'TakeTable', {
      ...check,
      judge: 'olga',
    });
    expect(after(both, 'RecordDeckCheck', record).judgesAt).toMatchObject([{ purpose: 'watch' }]);
  });

  it('gives no time to a table that has its places', () => {
    const places = six.slice(0, 3).map((playerId, index) => ({ playerId, place: index + 1 }));
    const at = { phase: 0, round: 1, table: 1 };
    const settled = fold(
      [tournamentEvent('TableResultRecorded', { ...at, places, reason: '' })],
      room,
    );
    const events = decided(settled, 'RecordDeckCheck', { ...record, extraSeconds: 60 });
    expect(events).toMatchObject([{ type: 'DeckChecked' }]);
  });
});
