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
import { nextRound, type TournamentState } from '../state.js';

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

const four = ['ana', 'bob', 'cleo', 'dan'];
const room = [
  tournamentEvent('EventCreated', {
    eventId: 'e1',
    name: 'Saturday',
    format: 'premier',
    date: '2026-11-21',
    venue: 'Hall',
    cap: null,
    settings: plainSettings,
    owner: 'olga',
    seedCommitment: 'c0ffee',
    demo: false,
  }),
  ...four.flatMap((playerId) => [
    tournamentEvent('PlayerRegistered', {
      playerId,
      name: playerId,
      account: null,
      waitlisted: false,
      nonce: '',
    }),
    tournamentEvent('PlayerCheckedIn', { playerId }),
  ]),
  tournamentEvent('EventStarted', {
    phases: [
      { kind: 'swiss', rounds: 2 },
      { kind: 'elimination', size: 2 },
    ],
    playerIds: four,
  }),
];
const played = (phase: number, round: number): readonly TournamentEvent[] => [
  tournamentEvent('RoundPaired', {
    phase,
    round,
    attempt: 1,
    seed: 's',
    tables: [],
    byes: [],
    replacedByes: [],
    voidedMatches: [],
    objective: [],
    unavoidableRematches: 0,
    seeds: [],
    manual: false,
  }),
  tournamentEvent('RoundCompleted', { phase, round, attempt: 1 }),
];

describe('the rounds of a running event', () => {
  it('can be more: the next round is then another Swiss round', () => {
    const state = given([...room, ...played(0, 1), ...played(0, 2)]);
    expect(nextRound(state)).toMatchObject({ phase: 1, round: 1 });
    const changed = when(state, 'ChangeRounds', {
      swissRounds: 3,
      cutSize: 4,
      reason: 'time left',
    });
    expect(changed).toEqual([
      tournamentEvent('PhasesChanged', {
        phases: [
          { kind: 'swiss', rounds: 3 },
          { kind: 'elimination', size: 4 },
        ],
        reason: 'time left',
      }),
    ]);
    expect(
      nextRound((changed as readonly TournamentEvent[]).reduce(tournamentDecider.evolve, state)),
    ).toMatchObject({
      phase: 0,
      round: 3,
    });
  });

  it('can end early: nothing is left to pair', () => {
    const state = given([...room, ...played(0, 1)]);
    const changed = when(state, 'ChangeRounds', { swissRounds: 1, cutSize: 0, reason: '' });
    const ended = (changed as readonly TournamentEvent[]).reduce(tournamentDecider.evolve, state);
    expect(nextRound(ended)).toBeNull();
    expect(
      when(ended, 'FinishEvent', {
        champion: 'ana',
        ranking: four,
        secret: '',
        nonce: '',
        drafting: [],
      }),
    ).toMatchObject([{ type: 'EventFinished' }, { type: 'SeedRevealed' }]);
  });

  it('cannot contradict what was played', () => {
    const two = given([...room, ...played(0, 1), ...played(0, 2)]);
    const change = (state: TournamentState, swissRounds: number, cutSize: 0 | 2 | 4 | 8) =>
      when(state, 'ChangeRounds', { swissRounds, cutSize, reason: '' });
    expect(change(two, 1, 2)).toMatchObject({ code: 'tournament/rounds-played' });
    expect(change(two, 3, 8)).toMatchObject({ code: 'tournament/cut-too-large' });
    expect(change(two, 2, 2)).toMatchObject({ code: 'tournament/rounds-unchanged' });
    const cut = given([...room, ...played(0, 1), ...played(0, 2), ...played(1, 1)]);
    expect(change(cut, 3, 2)).toMatchObject({ code: 'tournament/cut-seeded' });
    const pairing = given([
      ...room,
      tournamentEvent('PairingRequested', { phase: 0, round: 1, attempt: 1, repair: false }),
    ]);
    expect(change(pairing, 3, 2)).toMatchObject({ code: 'tournament/pairing-under-way' });
    expect(change(given(room.slice(0, -1)), 3, 2)).toMatchObject({
      code: 'tournament/not-running',
    });
  });
});

describe('decks while the event runs', () => {
  const deck = {
    playerId: 'ana',
    deckId: 'd-ana',
    legal: true,
    leader: null,
    base: null,
    byStaff: false,
  };
  const fold = (state: TournamentState, decision: unknown): TournamentState =>
    (decision as readonly TournamentEvent[]).reduce(tournamentDecider.evolve, state);

  it('can be handed in once more by whoever was unlocked, and only once', () => {
    const state = given(room);
    expect(when(state, 'RegisterDeck', deck)).toMatchObject({ code: 'tournament/decks-locked' });
    const unlocked = fold(
      state,
      when(state, 'UnlockDeck', { playerId: 'ana', reason: 'wrong list' }),
    );
    expect(when(unlocked, 'UnlockDeck', { playerId: 'ana', reason: '' })).toMatchObject({
      code: 'tournament/deck-open',
    });
    expect(when(unlocked, 'RegisterDeck', { ...deck, playerId: 'bob' })).toMatchObject({
      code: 'tournament/decks-locked',
    });
    const handedIn = fold(unlocked, when(unlocked, 'RegisterDeck', deck));
    expect(when(handedIn, 'RegisterDeck', deck)).toMatchObject({ code: 'tournament/decks-locked' });
  });

  it('need no unlocking before the start', () => {
    expect(
      when(given(room.slice(0, -1)), 'UnlockDeck', { playerId: 'ana', reason: '' }),
    ).toMatchObject({ code: 'tournament/deck-open' });
  });

  it('are checked at the table where the player sits', () => {
    const state = given([
      ...room,
      tournamentEvent('DeckRegistered', { ...deck, revision: 1 }),
      tournamentEvent('RoundPaired', {
        phase: 0,
        round: 1,
        attempt: 1,
        seed: 's',
        tables: [{ matchId: 'm7', table: 7, a: 'bob', b: 'ana', reasons: [] }],
        byes: [],
        replacedByes: [],
        voidedMatches: [],
        objective: [],
        unavoidableRematches: 0,
        seeds: [],
        manual: false,
      }),
    ]);
    const check = { checkId: 'k1', outcome: 'differs' as const, note: '51 cards' };
    expect(when(state, 'RecordDeckCheck', { ...check, playerId: 'ana' })).toEqual([
      tournamentEvent('DeckChecked', { ...check, playerId: 'ana', phase: 0, round: 1, table: 7 }),
    ]);
    expect(when(state, 'RecordDeckCheck', { ...check, playerId: 'bob' })).toMatchObject({
      code: 'tournament/deck-missing',
    });
  });
});

describe('another format', () => {
  const before = given(room.slice(0, -1));
  const change = { format: 'trilogy', settings: plainSettings };

  it('is chosen before the start, and everybody enters it', () => {
    const decided = when(before, 'ChangeFormat', change);
    expect('kind' in decided ? decided.code : decided.map(({ type }) => type)).toEqual([
      'FormatChanged',
      ...four.map(() => 'PlayerFormatChanged'),
    ]);
  });

  it('is refused once the event runs, where it changes nothing, and where the game has none such', () => {
    expect(when(given(room), 'ChangeFormat', change)).toMatchObject({
      code: 'tournament/already-running',
    });
    const refusals = ['premier', 'yatzy', 'sealed'].map((format) =>
      when(before, 'ChangeFormat', { ...change, format }),
    );
    expect(refusals.map((each) => 'kind' in each && each.code)).toEqual([
      'tournament/format-unchanged',
      'tournament/unknown-format',
      'tournament/limited-settings-missing',
    ]);
  });
});
