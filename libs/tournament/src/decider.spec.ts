import { games } from '#games';
import { describe, expect, it } from 'vitest';
import {
  tournamentCommand,
  type TournamentCommands,
  type TournamentCommandType,
} from './commands.js';
import { tournamentDecider } from './decider.js';
import { Room } from './rounds/room.fixture.js';
import { tournamentEvent, type TableAssignment, type TournamentEvent } from './events.js';
import { plainSettings, type EventSettings } from './settings.js';
import { currentRound, nextRound, repairKey, type TournamentState } from './state.js';

const at = '2026-11-21T09:00:00.000Z';
const given = (events: readonly TournamentEvent[]): TournamentState =>
  events.reduce(tournamentDecider.evolve, tournamentDecider.initialState);
const when = <T extends TournamentCommandType>(
  state: TournamentState,
  type: T,
  data: TournamentCommands[T],
) =>
  tournamentDecider.decide(
    tournamentCommand(type, data, { actor: 'account:olga', at, games }),
    state,
  );

const created = (settings: Partial<EventSettings> = {}, cap: number | null = null) =>
  tournamentEvent('EventCreated', {
    eventId: 'e1',
    name: 'Saturday',
    format: 'premier',
    date: '2026-11-21',
    venue: 'Hall',
    cap,
    settings: { ...plainSettings, ...settings },
    owner: 'olga',
    seedCommitment: 'c0ffee',
    demo: false,
  });
const open = tournamentEvent('RegistrationOpened', {});
const registered = (playerId: string, waitlisted = false) =>
  tournamentEvent('PlayerRegistered', {
    playerId,
    name: playerId.toUpperCase(),
    account: null,
    waitlisted,
    nonce: '',
  });
const checkedIn = (playerId: string) => tournamentEvent('PlayerCheckedIn', { playerId });
const started = (playerIds: readonly string[], rounds = 3, cut = 0) =>
  tournamentEvent('EventStarted', {
    phases: [
      { kind: 'swiss', rounds },
      ...(cut ? [{ kind: 'elimination' as const, size: cut }] : []),
    ],
    playerIds,
  });
const seat = (table: number, a: string, b: string): TableAssignment => ({
  matchId: `m${table}`,
  table,
  a,
  b,
  reasons: [],
});
const requested = (round: number, attempt = 1, repair = false) =>
  tournamentEvent('PairingRequested', { phase: 0, round, attempt, repair });
const paired = (
  round: number,
  tables: readonly TableAssignment[],
  byes: readonly string[] = [],
  attempt = 1,
) =>
  tournamentEvent('RoundPaired', {
    phase: 0,
    round,
    attempt,
    seed: 's',
    tables,
    byes: byes.map((playerId) => ({ playerId, reasons: [] })),
    replacedByes: [],
    voidedMatches: [],
    objective: [],
    unavoidableRematches: 0,
    seeds: [],
    manual: false,
  });
const completed = (round: number) =>
  tournamentEvent('RoundCompleted', { phase: 0, round, attempt: 1 });

const four = ['ana', 'bob', 'cleo', 'dan'];
const room = [
  created(),
  open,
  ...four.map((id) => registered(id)),
  ...four.map(checkedIn),
  started(four),
];
const roundOne = [
  ...room,
  requested(1),
  paired(1, [seat(1, 'ana', 'bob'), seat(2, 'cleo', 'dan')]),
];

describe('registration', () => {
  it('is refused before it opens, and staff may enter people all the same', () => {
    const command = { playerId: 'ana', name: 'Ana', account: null, nonce: '', byStaff: false };
    expect(when(given([created()]), 'RegisterPlayer', command)).toMatchObject({
      code: 'tournament/registration-not-open',
    });
    expect(when(given([created()]), 'RegisterPlayer', { ...command, byStaff: true })).toEqual([
      tournamentEvent('PlayerRegistered', {
        playerId: 'ana',
        name: 'Ana',
        account: null,
        waitlisted: false,
        nonce: '',
      }),
    ]);
  });

  it('puts people on the waitlist beyond the cap, and behind those who wait already', () => {
    const full = given([created({}, 2), open, registered('ana'), registered('bob')]);
    expect(
      when(full, 'RegisterPlayer', {
        playerId: 'cleo',
        name: 'Cleo',
        account: null,
        nonce: '',
        byStaff: false,
      }),
    ).toMatchObject([{ data: { waitlisted: true } }]);
  });

  it('fills a gap with the first who waits', () => {
    const state = given([
      created({}, 2),
      open,
      registered('ana'),
      registered('bob'),
      registered('cleo', true),
      registered('dan', true),
    ]);
    expect(when(state, 'WithdrawPlayer', { playerId: 'ana' })).toEqual([
      tournamentEvent('PlayerWithdrawn', { playerId: 'ana' }),
      tournamentEvent('PlayerPromoted', { playerId: 'cleo' }),
    ]);
    expect(when(state, 'WithdrawPlayer', { playerId: 'cleo' })).toEqual([
      tournamentEvent('PlayerWithdrawn', { playerId: 'cleo' }),
    ]);
  });

  it('promotes as many as a raised cap has room for', () => {
    const state = given([
      created({}, 2),
      open,
      registered('ana'),
      registered('bob'),
      registered('cleo', true),
      registered('dan', true),
    ]);
    const raised = when(state, 'ChangeEventDetails', {
      name: 'Saturday',
      date: '2026-11-21',
      venue: 'Hall',
      cap: 3,
    });
    expect(raised).toMatchObject([
      { type: 'EventDetailsChanged' },
      { type: 'PlayerPromoted', data: { playerId: 'cleo' } },
    ]);
    expect(
      when(state, 'ChangeEventDetails', {
        name: 'Saturday',
        date: '2026-11-21',
        venue: 'Hall',
        cap: 1,
      }),
    ).toMatchObject({ code: 'tournament/cap-below-registered' });
  });

  it('knows names whatever their case, and seats an account once', () => {
    const state = given([
      created(),
      open,
      tournamentEvent('PlayerRegistered', {
        playerId: 'ana',
        name: 'Ana',
        account: 'acc',
        waitlisted: false,
        nonce: '',
      }),
    ]);
    for (const name of ['ANA', '\uff21\uff4e\uff41'])
      expect(
        when(state, 'RegisterPlayer', {
          playerId: 'x',
          name,
          account: null,
          nonce: '',
          byStaff: false,
        }),
      ).toMatchObject({ code: 'tournament/name-taken' });
    expect(
      when(state, 'RegisterPlayer', {
        playerId: 'x',
        name: 'Bo',
        account: 'acc',
        nonce: '',
        byStaff: false,
      }),
    ).toMatchObject({ code: 'tournament/account-registered' });
  });

  it('lets a player check in alone only with a legal deck', () => {
    const state = given([created(), open, registered('ana')]);
    const deck = (legal: boolean) =>
      tournamentEvent('DeckRegistered', {
        playerId: 'ana',
        deckId: 'd',
        revision: 1,
        legal,
        leader: null,
        base: null,
      });
    const self = { playerId: 'ana', byStaff: false };
    expect(when(state, 'CheckInPlayer', self)).toMatchObject({ code: 'tournament/deck-missing' });
    expect(
      when([deck(false)].reduce(tournamentDecider.evolve, state), 'CheckInPlayer', self),
    ).toMatchObject({ code: 'tournament/deck-illegal' });
    expect(
      when([deck(true)].reduce(tournamentDecider.evolve, state), 'CheckInPlayer', self),
    ).toEqual([checkedIn('ana')]);
    expect(when(state, 'CheckInPlayer', { ...self, byStaff: true })).toEqual([checkedIn('ana')]);
  });
});

describe('the course of the event', () => {
  it('starts with those checked in, in phases by attendance', () => {
    const state = given([
      created({ cutSize: 8 }),
      open,
      ...four.map((id) => registered(id)),
      ...four.slice(0, 3).map(checkedIn),
    ]);
    expect(when(state, 'StartEvent', {})).toEqual([
      tournamentEvent('EventStarted', {
        phases: [
          { kind: 'swiss', rounds: 3 },
          { kind: 'elimination', size: 2 },
        ],
        playerIds: ['ana', 'bob', 'cleo'],
      }),
    ]);
  });

  it('asks for the round that comes next and refuses a stale or doubled request', () => {
    const state = given(room);
    expect(nextRound(state)).toEqual({ phase: 0, round: 1, attempt: 1 });
    expect(
      when(state, 'RequestPairing', { phase: 0, round: 2, attempt: 1, repair: false }),
    ).toMatchObject({ code: 'tournament/stale-round' });
    const asked = given([...room, requested(1)]);
    expect(
      when(asked, 'RequestPairing', { phase: 0, round: 1, attempt: 1, repair: false }),
    ).toMatchObject({ code: 'tournament/pairing-under-way' });
  });

  it('creates a round once: the second worker finds no request any more', () => {
    const command = {
      phase: 0,
      round: 1,
      attempt: 1,
      seed: 's',
      tables: [seat(1, 'ana', 'bob'), seat(2, 'cleo', 'dan')],
      byes: [],
      voidedMatches: [],
      objective: [],
      unavoidableRematches: 0,
      seeds: [],
    };
    expect(when(given([...room, requested(1)]), 'CreateRound', command)).toMatchObject([
      { type: 'RoundPaired' },
    ]);
    expect(when(given(roundOne), 'CreateRound', command)).toMatchObject({
      code: 'tournament/no-such-request',
    });
  });

  it('refuses a round that seats somebody twice', () => {
    const tables = [seat(1, 'ana', 'bob'), seat(2, 'cleo', 'ana')];
    const command = {
      phase: 0,
      round: 1,
      attempt: 1,
      seed: 's',
      tables,
      byes: [],
      voidedMatches: [],
      objective: [],
      unavoidableRematches: 0,
      seeds: [],
    };
    expect(when(given([...room, requested(1)]), 'CreateRound', command)).toMatchObject({
      code: 'tournament/seated-twice',
      data: { players: ['ana'] },
    });
  });

  it('closes the round before when the next one is made', () => {
    const command = {
      phase: 0,
      round: 2,
      attempt: 1,
      seed: 's',
      tables: [seat(1, 'ana', 'cleo'), seat(2, 'bob', 'dan')],
      byes: [],
      voidedMatches: [],
      objective: [],
      unavoidableRematches: 0,
      seeds: [],
    };
    expect(when(given([...roundOne, requested(2)]), 'CreateRound', command)).toMatchObject([
      { type: 'RoundCompleted', data: { round: 1 } },
      { type: 'RoundPaired', data: { round: 2 } },
    ]);
  });

  it('takes a pairing back whole, and the next attempt has a new number', () => {
    const state = given(roundOne);
    const voided = when(state, 'VoidRound', { phase: 0, round: 1, attempt: 1, reason: 'late bus' });
    expect(voided).toMatchObject([{ type: 'RoundVoided', data: { matchIds: ['m1', 'm2'] } }]);
    const after = (voided as TournamentEvent[]).reduce(tournamentDecider.evolve, state);
    expect(currentRound(after)).toBeUndefined();
    expect(nextRound(after)).toEqual({ phase: 0, round: 1, attempt: 2 });
  });

  it('knows under which key the standing round is paired again', () => {
    expect(repairKey(given(roundOne))).toEqual({ phase: 0, round: 1, attempt: 2 });
    expect(repairKey(given([...roundOne, completed(1)]))).toBeNull();
  });

  it('swaps players by hand and lets nobody fall out', () => {
    const state = given(roundOne);
    const edit = {
      phase: 0,
      round: 1,
      attempt: 1,
      voidedMatches: ['m1', 'm2'],
      byes: [],
      reason: 'friends',
    };
    expect(
      when(state, 'EditPairings', { ...edit, tables: [seat(1, 'ana', 'cleo')] }),
    ).toMatchObject({ code: 'tournament/players-mismatch', data: { players: ['bob', 'dan'] } });
    expect(
      when(state, 'EditPairings', {
        ...edit,
        tables: [seat(1, 'ana', 'cleo'), seat(2, 'bob', 'dan')],
      }),
    ).toMatchObject([{ type: 'RoundPaired', data: { attempt: 2, manual: true } }]);
  });

  it('settles every missed round of a late player', () => {
    const late = given([...roundOne, registered('eve')]);
    expect(when(late, 'AcceptLateEntry', { playerId: 'eve', missed: [] })).toMatchObject({
      code: 'tournament/missed-rounds-unsettled',
      data: { rounds: [1] },
    });
    expect(
      when(late, 'AcceptLateEntry', { playerId: 'eve', missed: [{ round: 1, as: 'loss' }] }),
    ).toMatchObject([{ type: 'LateEntryAccepted' }]);
    expect(
      when(late, 'AcceptLateEntry', {
        playerId: 'eve',
        missed: [
          { round: 1, as: 'loss' },
          { round: 2, as: 'bye' },
        ],
      }),
    ).toMatchObject({ code: 'tournament/missed-rounds-unsettled' });
  });

  it('drops and re-adds; rounds between must be settled', () => {
    const dropped = given([
      ...roundOne,
      tournamentEvent('PlayerDropped', { playerId: 'ana', afterRound: 1, reason: 'own-wish' }),
      completed(1),
      requested(2),
      paired(2, [seat(3, 'bob', 'cleo')], ['dan']),
    ]);
    expect(when(dropped, 'ReaddPlayer', { playerId: 'ana', missed: [] })).toMatchObject({
      code: 'tournament/missed-rounds-unsettled',
      data: { rounds: [2] },
    });
    expect(
      when(dropped, 'ReaddPlayer', { playerId: 'ana', missed: [{ round: 2, as: 'loss' }] }),
    ).toMatchObject([{ type: 'PlayerReadded' }]);
  });

  it('finishes only when every round is played and closed', () => {
    const finish = { champion: 'ana', ranking: four, secret: 's', nonce: 'n', drafting: [] };
    const one = [
      created(),
      open,
      ...four.map((id) => registered(id)),
      ...four.map(checkedIn),
      started(four, 1),
      requested(1),
      paired(1, [seat(1, 'ana', 'bob'), seat(2, 'cleo', 'dan')]),
    ];
    expect(when(given(one), 'FinishEvent', finish)).toMatchObject({
      code: 'tournament/round-open',
    });
    expect(when(given([...one, completed(1)]), 'FinishEvent', finish)).toMatchObject([
      { type: 'EventFinished' },
      { type: 'SeedRevealed' },
    ]);
    expect(when(given([...roundOne, completed(1)]), 'FinishEvent', finish)).toMatchObject({
      code: 'tournament/rounds-left',
    });
    expect(
      when(given([...one, completed(1)]), 'FinishEvent', { ...finish, drafting: [2] }),
    ).toMatchObject({ code: 'tournament/pods-drafting', data: { pods: [2] } });
  });
});

describe('the round clock', () => {
  const key = { phase: 0, round: 1, attempt: 1 };
  it('runs for the minutes of the settings, pauses and goes on with what was left', () => {
    const running = when(given(roundOne), 'StartRoundClock', {
      ...key,
      minutes: null,
    }) as TournamentEvent[];
    expect(running).toEqual([
      tournamentEvent('RoundClockStarted', { ...key, endsAt: '2026-11-21T09:55:00.000Z' }),
    ]);
    const later = running.reduce(tournamentDecider.evolve, given(roundOne));
    const paused = tournamentDecider.decide(
      { type: 'PauseRoundClock', data: key, actor: 'a', at: '2026-11-21T09:30:00.000Z', games },
      later,
    ) as TournamentEvent[];
    expect(paused).toEqual([
      tournamentEvent('RoundClockPaused', { ...key, remainingSeconds: 1500 }),
    ]);
    const resumed = tournamentDecider.decide(
      { type: 'ResumeRoundClock', data: key, actor: 'a', at: '2026-11-21T09:40:00.000Z', games },
      paused.reduce(tournamentDecider.evolve, later),
    );
    expect(resumed).toEqual([
      tournamentEvent('RoundClockResumed', { ...key, endsAt: '2026-11-21T10:05:00.000Z' }),
    ]);
  });

  it('is taken back where it was started too early', () => {
    const room = Room.start(4, 2, 0);
    const key = { phase: 0, round: 1, attempt: 1 };
    room.pair();
    room.send('StartRoundClock', { ...key, minutes: 50 });
    room.send('TakeBackRoundClock', key);
    expect(currentRound(room.state)).toMatchObject({ clock: null, completed: false });
    expect(when(room.state, 'TakeBackRoundClock', key)).toMatchObject({
      code: 'tournament/clock-not-started',
    });
    room.send('StartRoundClock', { ...key, minutes: 40 });
  });

  it('cannot be paused before it runs', () => {
    expect(when(given(roundOne), 'PauseRoundClock', key)).toMatchObject({
      code: 'tournament/clock-not-running',
    });
  });
});

describe('conduct', () => {
  it('a disqualification drops the player', () => {
    const penalty = {
      penaltyId: 'p1',
      playerId: 'ana',
      level: 'disqualification' as const,
      infraction: 'cheating',
      note: '',
    };
    expect(when(given(roundOne), 'IssuePenalty', penalty)).toMatchObject([
      { type: 'PenaltyIssued' },
      { type: 'PlayerDropped', data: { reason: 'disqualified' } },
    ]);
  });

  it('a player has one call open at a time, and it names their table', () => {
    const call = { callId: 'c1', playerId: 'dan', note: 'slow play?' };
    const asked = when(given(roundOne), 'CallJudge', call) as TournamentEvent[];
    expect(asked).toMatchObject([{ data: { table: 2 } }]);
    expect(
      when(asked.reduce(tournamentDecider.evolve, given(roundOne)), 'CallJudge', {
        ...call,
        callId: 'c2',
      }),
    ).toMatchObject({ code: 'tournament/call-open' });
  });
});

it('refuses everything but its creation for an event that is not there', () => {
  expect(when(tournamentDecider.initialState, 'StartEvent', {})).toMatchObject({
    code: 'tournament/not-found',
  });
});
