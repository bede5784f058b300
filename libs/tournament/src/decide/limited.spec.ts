import { games } from '#games';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  tournamentCommand,
  type TournamentCommands,
  type TournamentCommandType,
} from '../commands.js';
import { tournamentDecider } from '../decider.js';
import {
  tournamentEvent,
  type EventFormat,
  type PodSeating,
  type TournamentEvent,
} from '../events.js';
import { plainSettings, type LimitedSettings } from '../settings.js';
import { currentDraft, nextRound, type TournamentState } from '../state.js';
import { mayBuild } from './limited.js';

const start = Date.parse('2026-11-21T09:00:00.000Z');
const time = (minutes: number): string => new Date(start + minutes * 60_000).toISOString();

const limited: LimitedSettings = {
  set: 'SOR',
  packs: 6,
  source: 'generated',
  podSize: 8,
  seating: 'random',
  podPairing: 'in-pod',
  clock: null,
  buildMinutes: 30,
  reveal: 'after-event',
};
const four = ['ana', 'bob', 'cleo', 'dan'];

const decide = <T extends TournamentCommandType>(
  state: TournamentState,
  type: T,
  data: TournamentCommands[T],
  minutes = 0,
) =>
  tournamentDecider.decide(
    tournamentCommand(type, data, { actor: 'account:olga', at: time(minutes), games }),
    state,
  );
const send = <T extends TournamentCommandType>(
  state: TournamentState,
  type: T,
  data: TournamentCommands[T],
  minutes = 0,
): TournamentState => {
  const decision = decide(state, type, data, minutes);
  if ('kind' in decision)
    throw new Error(`${type}: ${decision.code} ${JSON.stringify(decision.data)}`);
  return decision.reduce(tournamentDecider.evolve, state);
};

const registeredFor = (
  format: EventFormat,
  changes: Partial<LimitedSettings> = {},
): TournamentState => {
  let state = send(tournamentDecider.initialState, 'CreateEvent', {
    eventId: 'e1',
    name: 'Saturday',
    format,
    date: '2026-11-21',
    venue: '',
    cap: null,
    owner: 'olga',
    ownerName: 'Olga',
    seedCommitment: 'c',
    demo: false,
    settings: {
      ...plainSettings,
      swissRounds: 3,
      ...(format === 'premier' ? { deckRequired: false } : { limited: { ...limited, ...changes } }),
    },
  });
  for (const playerId of four) {
    state = send(state, 'RegisterPlayer', {
      playerId,
      name: playerId,
      account: null,
      nonce: '',
      byStaff: true,
    });
    state = send(state, 'CheckInPlayer', { playerId, byStaff: false });
  }
  return state;
};
const started = (format: EventFormat, changes: Partial<LimitedSettings> = {}): TournamentState =>
  send(registeredFor(format, changes), 'StartEvent', {});

const pods: readonly PodSeating[] = [
  { podId: 'pod-1', number: 1, seats: ['ana', 'bob', 'cleo', 'dan'] },
];
const drafted = (): TournamentState => send(started('draft'), 'FormPods', { draft: 1, pods });
const built = (state = drafted()): TournamentState =>
  send(state, 'StartDeckBuilding', { minutes: 30, drafting: [] });
const opened = (changes: Partial<LimitedSettings> = {}): TournamentState =>
  send(started('sealed', changes), 'OpenPools', { seedCommitment: 'c' });

const asked = (state: TournamentState): TournamentState =>
  send(state, 'RequestPairing', { ...nextRound(state)!, repair: false });
const paired = (state: TournamentState): TournamentState => {
  const waiting = asked(state);
  const { phase, round, attempt } = waiting.pairing!;
  const tables = [
    ['ana', 'bob'],
    ['cleo', 'dan'],
  ].map(([a = '', b = ''], index) => ({
    matchId: `m${round}.${attempt}.${index}`,
    table: index + 1,
    a,
    b,
    reasons: [],
  }));
  return send(waiting, 'CreateRound', {
    phase,
    round,
    attempt,
    seed: 's',
    tables,
    byes: [],
    voidedMatches: [],
    objective: [],
    unavoidableRematches: 0,
    seeds: [],
  });
};
const played = (state: TournamentState): TournamentState => {
  const open = paired(state);
  const { phase, round, attempt } = open.rounds.at(-1)!;
  return send(open, 'CompleteRound', { phase, round, attempt });
};
const deck = (playerId: string, byStaff = false): TournamentCommands['RegisterDeck'] => ({
  playerId,
  deckId: `d-${playerId}`,
  legal: true,
  leader: null,
  base: null,
  byStaff,
});
const refusedWith = (code: string) => ({ kind: 'refused', code: `tournament/${code}` });

describe('limited events', () => {
  it('are created with their settings, and keep them', () => {
    const data = {
      eventId: 'e1',
      name: 'S',
      date: '2026-11-21',
      venue: '',
      cap: null,
      owner: 'o',
      ownerName: 'O',
      seedCommitment: 'c',
      demo: false,
      settings: plainSettings,
    };
    for (const format of ['sealed', 'draft'] as const)
      expect(
        decide(tournamentDecider.initialState, 'CreateEvent', { ...data, format }),
      ).toMatchObject(refusedWith('limited-settings-missing'));
    expect(decide(started('draft'), 'ChangeSettings', { settings: plainSettings })).toMatchObject(
      refusedWith('settings-locked'),
    );
    expect(
      decide(registeredFor('draft'), 'ChangeSettings', { settings: plainSettings }),
    ).toMatchObject(refusedWith('limited-settings-missing'));
  });

  it('ask no deck of anyone who checks in', () => {
    expect(registeredFor('sealed').settings.deckRequired).toBe(true);
    expect([...registeredFor('sealed').players.values()].map((player) => player.status)).toEqual(
      four.map(() => 'checked-in'),
    );
  });

  it('keep set, packs and source once boosters lie on the table', () => {
    const change = (state: TournamentState, changes: Partial<LimitedSettings>) =>
      decide(state, 'ChangeSettings', {
        settings: { ...state.settings, limited: { ...limited, ...changes } },
      });
    for (const state of [opened(), drafted()]) {
      for (const changes of [{ set: 'SHD' }, { packs: 8 }, { source: 'recorded' as const }])
        expect(change(state, changes)).toMatchObject(refusedWith('settings-locked'));
      expect(change(state, { buildMinutes: 45, podPairing: 'free' })).toMatchObject([
        { type: 'SettingsChanged' },
      ]);
    }
    expect(change(started('sealed'), { set: 'SHD' })).toMatchObject([{ type: 'SettingsChanged' }]);
  });

  it('pair no round before deck building has begun', () => {
    for (const state of [started('sealed'), drafted()])
      expect(
        decide(state, 'RequestPairing', { ...nextRound(state)!, repair: false }),
      ).toMatchObject(refusedWith('decks-not-built'));
    for (const state of [opened(), built()])
      expect(asked(state).pairing).toMatchObject({ round: 1 });
  });
});

describe('opening the pools', () => {
  it('commits to a seed and starts the deck-building clock', () => {
    expect(decide(started('sealed'), 'OpenPools', { seedCommitment: 'c' })).toEqual([
      tournamentEvent('PoolsOpened', { set: 'SOR', packs: 6, seedCommitment: 'c' }),
      tournamentEvent('DeckBuildingStarted', { endsAt: time(30) }),
    ]);
    expect(
      decide(started('sealed', { buildMinutes: 0 }), 'OpenPools', { seedCommitment: null }),
    ).toMatchObject([{ data: { seedCommitment: null } }, { data: { endsAt: null } }]);
  });

  it('is for Sealed events that run, once', () => {
    const open = { seedCommitment: 'c' };
    expect(decide(registeredFor('sealed'), 'OpenPools', open)).toMatchObject(
      refusedWith('not-running'),
    );
    expect(decide(started('premier'), 'OpenPools', open)).toMatchObject(refusedWith('not-limited'));
    expect(decide(started('draft'), 'OpenPools', open)).toMatchObject(refusedWith('not-sealed'));
    expect(decide(opened(), 'OpenPools', open)).toMatchObject(refusedWith('pools-opened'));
    expect(
      decide(send(started('sealed'), 'CancelEvent', { reason: '' }), 'OpenPools', open),
    ).toMatchObject(refusedWith('cancelled'));
  });

  it('ends in the reveal of the seed, once', () => {
    const secret = { seed: 's', nonce: 'n' };
    expect(decide(started('sealed'), 'RevealPools', secret)).toMatchObject(
      refusedWith('pools-not-opened'),
    );
    const revealed = send(opened(), 'RevealPools', secret);
    expect(revealed.limited.poolsRevealed).toBe(true);
    expect(decide(revealed, 'RevealPools', secret)).toMatchObject(refusedWith('pools-revealed'));
  });
});

describe('pods', () => {
  it('seat everyone who plays exactly once, and nobody else', () => {
    const form = (seats: readonly string[], state = started('draft')) =>
      decide(state, 'FormPods', { draft: 1, pods: [{ podId: 'p', number: 1, seats }] });
    expect(form(four)).toMatchObject([{ type: 'PodsFormed' }]);
    expect(form(['ana', 'bob', 'cleo'])).toMatchObject({
      ...refusedWith('players-mismatch'),
      data: { players: ['dan'] },
    });
    expect(form([...four, 'eve'])).toMatchObject({
      ...refusedWith('players-mismatch'),
      data: { players: ['eve'] },
    });
    expect(form([...four, 'ana'])).toMatchObject(refusedWith('seated-twice'));
    const dropped = send(started('draft'), 'DropPlayer', { playerId: 'dan', reason: 'own-wish' });
    expect(form(four, dropped)).toMatchObject({
      ...refusedWith('players-mismatch'),
      data: { players: ['dan'] },
    });
  });

  it('are formed for the draft that is due, and not twice before a round is played', () => {
    expect(decide(started('draft'), 'FormPods', { draft: 2, pods })).toMatchObject({
      ...refusedWith('stale-draft'),
      data: { draft: 1 },
    });
    expect(decide(drafted(), 'FormPods', { draft: 1, pods })).toMatchObject({
      ...refusedWith('stale-draft'),
      data: { draft: 2 },
    });
    expect(decide(drafted(), 'FormPods', { draft: 2, pods })).toMatchObject(
      refusedWith('pods-formed'),
    );
    expect(decide(started('sealed'), 'FormPods', { draft: 1, pods })).toMatchObject(
      refusedWith('not-draft'),
    );
    const second = send(played(built()), 'FormPods', { draft: 2, pods });
    expect(currentDraft(second)).toMatchObject({ draft: 2, roundsBefore: 1 });
  });

  it('stand still while a round is asked for or played', () => {
    expect(decide(asked(built()), 'DissolvePods', { draft: 1, reason: '' })).toMatchObject(
      refusedWith('pairing-under-way'),
    );
    expect(decide(paired(built()), 'FormPods', { draft: 2, pods })).toMatchObject(
      refusedWith('round-open'),
    );
  });

  it('are taken back until a round has been paired on them', () => {
    expect(decide(drafted(), 'DissolvePods', { draft: 1, reason: 'wrong list' })).toEqual([
      tournamentEvent('PodsDissolved', {
        draft: 1,
        podIds: ['pod-1'],
        playerIds: four,
        reason: 'wrong list',
      }),
    ]);
    expect(decide(drafted(), 'DissolvePods', { draft: 2, reason: '' })).toMatchObject(
      refusedWith('draft-unknown'),
    );
    expect(decide(played(built()), 'DissolvePods', { draft: 1, reason: '' })).toMatchObject(
      refusedWith('draft-played-on'),
    );
    const again = send(send(built(), 'DissolvePods', { draft: 1, reason: '' }), 'FormPods', {
      draft: 1,
      pods: [{ ...pods[0]!, podId: 'pod-2' }],
    });
    expect([currentDraft(again)?.pods[0]?.podId, again.limited.building]).toEqual(['pod-2', null]);
  });

  it('are seated again in part: whoever sits in the others stays, whoever dropped is left out', () => {
    const two = send(started('draft'), 'FormPods', {
      draft: 1,
      pods: [
        { podId: 'pod-1', number: 1, seats: four.slice(0, 2) },
        { podId: 'pod-2', number: 2, seats: four.slice(2) },
      ],
    });
    const again = { draft: 1, podIds: ['pod-2'], reason: 'Nobody came' };
    const third = { podId: 'pod-3', number: 2, seats: [...four.slice(2)].reverse() };
    const reseated = send(two, 'ReseatPods', { ...again, pods: [third] });
    expect(currentDraft(reseated)?.pods.map(({ podId, seats }) => [podId, seats])).toEqual([
      ['pod-1', four.slice(0, 2)],
      ['pod-3', third.seats],
    ]);
    expect(
      decide(two, 'ReseatPods', { ...again, pods: [{ ...third, seats: four }] }),
    ).toMatchObject(refusedWith('players-mismatch'));
    expect(decide(two, 'ReseatPods', { ...again, podIds: ['pod-9'], pods: [] })).toMatchObject(
      refusedWith('pod-unknown'),
    );
    expect(decide(played(built()), 'ReseatPods', { ...again, pods: [third] })).toMatchObject(
      refusedWith('draft-played-on'),
    );
  });

  it('let another player of the event take over a seat', () => {
    const five = send(
      send(drafted(), 'RegisterPlayer', {
        playerId: 'eve',
        name: 'Eve',
        account: null,
        nonce: '',
        byStaff: true,
      }),
      'AcceptLateEntry',
      { playerId: 'eve', missed: [] },
    );
    const replace = { podId: 'pod-1', seat: 1, playerId: 'eve' };
    expect(currentDraft(send(five, 'ReplaceDrafter', replace))?.pods[0]?.seats).toEqual([
      'ana',
      'eve',
      'cleo',
      'dan',
    ]);
    expect(decide(five, 'ReplaceDrafter', { ...replace, seat: 4 })).toMatchObject(
      refusedWith('seat-unknown'),
    );
    expect(decide(five, 'ReplaceDrafter', { ...replace, podId: 'pod-9' })).toMatchObject(
      refusedWith('seat-unknown'),
    );
    expect(decide(five, 'ReplaceDrafter', { ...replace, playerId: 'dan' })).toMatchObject(
      refusedWith('seated-twice'),
    );
    expect(decide(five, 'ReplaceDrafter', { ...replace, playerId: 'nobody' })).toMatchObject(
      refusedWith('not-playing'),
    );
    expect(
      decide(played(built()), 'ReplaceDrafter', { ...replace, playerId: 'eve' }),
    ).toMatchObject(refusedWith('draft-played-on'));
  });
});

describe('deck building', () => {
  it('starts when something has been opened or drafted; its clock can be moved or lifted', () => {
    expect(
      decide(started('sealed'), 'StartDeckBuilding', { minutes: 30, drafting: [] }),
    ).toMatchObject(refusedWith('nothing-opened'));
    expect(
      decide(started('premier'), 'StartDeckBuilding', { minutes: 30, drafting: [] }),
    ).toMatchObject(refusedWith('not-limited'));
    expect(decide(drafted(), 'StartDeckBuilding', { minutes: 20, drafting: [] }, 5)).toEqual([
      tournamentEvent('DeckBuildingStarted', { endsAt: time(25) }),
    ]);
    expect(decide(drafted(), 'StartDeckBuilding', { minutes: 20, drafting: [2] })).toMatchObject({
      ...refusedWith('pods-drafting'),
      data: { pods: [2] },
    });
    expect(decide(opened(), 'StartDeckBuilding', { minutes: null, drafting: [] })).toEqual([
      tournamentEvent('DeckBuildingStarted', { endsAt: null }),
    ]);
    expect(
      decide(played(opened()), 'StartDeckBuilding', { minutes: 5, drafting: [] }),
    ).toMatchObject(refusedWith('decks-locked'));
  });

  it('lasts from its start until the clock has run out or the next round is paired', () => {
    expect(mayBuild(started('sealed'), time(0))).toBe(false);
    expect(mayBuild(drafted(), time(0))).toBe(false);
    expect([0, 30, 31].map((minutes) => mayBuild(opened(), time(minutes)))).toEqual([
      true,
      true,
      false,
    ]);
    expect(
      mayBuild(send(opened(), 'StartDeckBuilding', { minutes: null, drafting: [] }), time(9_999)),
    ).toBe(true);
    expect(mayBuild(send(opened(), 'RevealPools', { seed: 's', nonce: 'n' }), time(0))).toBe(false);
    expect(mayBuild(paired(opened()), time(0))).toBe(false);
    expect(
      mayBuild(
        send(paired(opened()), 'VoidRound', { phase: 0, round: 1, attempt: 1, reason: '' }),
        time(0),
      ),
    ).toBe(true);
  });

  it('begins anew with the next draft, from nothing', () => {
    const first = send(built(), 'RegisterDeck', deck('ana'));
    const second = send(played(first), 'FormPods', { draft: 2, pods });
    expect([
      second.players.get('ana')?.deck,
      mayBuild(second, time(0)),
      mayBuild(built(second), time(0)),
    ]).toEqual([null, false, true]);
  });
});

/** Whatever the desk does and in whatever order: a property of every history of a limited event. */
describe('no deck of a player changes after the lock', () => {
  const step = fc.oneof(
    fc
      .constantFrom('open', 'form', 'dissolve', 'build', 'lift', 'ask', 'pair', 'complete', 'void')
      .map((what) => ({ what, player: '', minutes: 0 })),
    fc.record({
      what: fc.constant('deck'),
      player: fc.constantFrom(...four),
      minutes: fc.constant(0),
    }),
    fc.record({
      what: fc.constant('wait'),
      player: fc.constant(''),
      minutes: fc.integer({ min: 1, max: 40 }),
    }),
  );

  const commandOf = (
    state: TournamentState,
    { what, player }: { readonly what: string; readonly player: string },
  ): readonly [TournamentCommandType, object] => {
    const key = state.pairing ?? state.rounds.at(-1) ?? { phase: 0, round: 1, attempt: 1 };
    const round = { phase: key.phase, round: key.round, attempt: key.attempt };
    switch (what) {
      case 'open':
        return ['OpenPools', { seedCommitment: 'c' }];
      case 'form':
        return ['FormPods', { draft: (currentDraft(state)?.draft ?? 0) + 1, pods }];
      case 'dissolve':
        return ['DissolvePods', { draft: currentDraft(state)?.draft ?? 1, reason: '' }];
      case 'build':
        return ['StartDeckBuilding', { minutes: 30, drafting: [] }];
      case 'lift':
        return ['StartDeckBuilding', { minutes: null, drafting: [] }];
      case 'ask':
        return ['RequestPairing', { ...(nextRound(state) ?? round), repair: false }];
      case 'pair':
        return [
          'CreateRound',
          {
            ...round,
            seed: 's',
            tables: [
              ['ana', 'bob'],
              ['cleo', 'dan'],
            ].map(([a, b], table) => ({
              matchId: `m${round.round}.${round.attempt}.${table}`,
              table: table + 1,
              a,
              b,
              reasons: [],
            })),
            byes: [],
            voidedMatches: [],
            objective: [],
            unavoidableRematches: 0,
            seeds: [],
          },
        ];
      case 'complete':
        return ['CompleteRound', round];
      case 'void':
        return ['VoidRound', { ...round, reason: '' }];
      default:
        return ['RegisterDeck', deck(player)];
    }
  };

  it.each(['sealed', 'draft'] as const)('%s', (format) => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let [state, now] = [started(format), 0];
        let building: { endsAt: string | null; rounds: number } | null = null;
        for (const each of steps) {
          now += each.minutes;
          if (each.what === 'wait') continue;
          const [type, data] = commandOf(state, each);
          const decision = decide(state, type, data as never, now);
          if ('kind' in decision) continue;
          for (const event of decision as readonly TournamentEvent[]) {
            // Tracked independently of the decider's state: when decks may change according to the
            // events alone.
            if (event.type === 'DeckBuildingStarted')
              building = { endsAt: event.data.endsAt, rounds: state.rounds.length };
            if (event.type === 'PodsFormed' || event.type === 'PodsDissolved') building = null;
            if (event.type !== 'DeckRegistered') continue;
            expect(building).not.toBeNull();
            expect(state.rounds.length).toBe(building?.rounds);
            if (building?.endsAt)
              expect(now * 60_000 + start).toBeLessThanOrEqual(Date.parse(building.endsAt));
          }
          state = decision.reduce(tournamentDecider.evolve, state);
        }
      }),
      { numRuns: 300 },
    );
  });
});
