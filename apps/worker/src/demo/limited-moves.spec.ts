import { describe, expect, it } from 'vitest';
import type { PodView } from '#contracts';
import {
  plainSettings,
  type LimitedSettings,
  tournamentDecider,
  tournamentEvent,
  type TournamentEvent,
  type TournamentState,
} from '#tournament';
import { dueMoves } from './due-moves.js';
import type { Move } from './moves.js';
import type { DemoRoom } from './demo-room.js';

const start = 1_800_000_000_000;
const bots = new Map([0, 1, 2, 3].map((bot) => [`player-${bot}`, bot]));
const players = [...bots.keys()];
const limited: LimitedSettings = {
  set: 'SOR',
  packs: 6,
  source: 'generated',
  podSize: 8,
  seating: 'random',
  podPairing: 'in-pod',
  clock: null,
  buildMinutes: 5,
  reveal: 'after-event',
};
const begun = (format: 'sealed' | 'draft'): readonly TournamentEvent[] => [
  tournamentEvent('EventCreated', {
    eventId: 'e1',
    name: 'Demo',
    format,
    date: '2026-01-10',
    venue: '',
    cap: null,
    settings: { ...plainSettings, limited },
    owner: 'o1',
    seedCommitment: 's',
    demo: true,
  }),
  tournamentEvent('RegistrationOpened', {}),
  ...players.map((playerId) =>
    tournamentEvent('PlayerRegistered', {
      playerId,
      name: playerId,
      account: null,
      waitlisted: false,
      nonce: '',
      format,
    }),
  ),
  tournamentEvent('EventStarted', { phases: [{ kind: 'swiss', rounds: 3 }], playerIds: players }),
];
const building = tournamentEvent('DeckBuildingStarted', {
  endsAt: new Date(start + 300_000).toISOString(),
});
const deckOf = (playerId: string) =>
  tournamentEvent('DeckRegistered', {
    playerId,
    deckId: `d-${playerId}`,
    revision: 1,
    legal: true,
    leader: null,
    base: null,
  });
const podsFormed = tournamentEvent('PodsFormed', {
  draft: 1,
  pods: [{ podId: 'p1', number: 1, seats: players }],
  afterRound: 0,
});

const at = (
  seconds: number,
  events: readonly TournamentEvent[],
  sights: Partial<DemoRoom> = {},
): readonly Move[] => {
  const state = events.reduce<TournamentState>(
    (folded, event) => tournamentDecider.evolve(folded, event),
    tournamentDecider.initialState,
  );
  return dueMoves({
    now: start + seconds * 1000,
    state,
    since: { anything: start, paired: null, waiting: start, building: start },
    bots,
    tables: [],
    trilogy: [],
    pods: [],
    ...sights,
  });
};
const pod = (changes: Partial<PodView> = {}): PodView => ({
  podId: 'p1',
  eventId: 'e1',
  eventName: 'Demo',
  draft: 1,
  number: 1,
  set: 'SOR',
  source: 'generated',
  status: 'drafting',
  pauseReason: null,
  round: 1,
  passing: 'left',
  pick: 1,
  picks: 14,
  roundOpensAt: null,
  callEndsAt: null,
  mine: null,
  mayDirect: false,
  watchDelaySeconds: null,
  watchKey: null,
  version: 1,
  serverTime: '',
  seats: players.map((playerId, seat) => ({
    seat,
    playerId,
    name: playerId,
    holder: 'player',
    ready: false,
    missed: 0,
    rewindable: null,
    waiting: 1,
    picked: 0,
    choosing: true,
    until: new Date(start + 3_600_000).toISOString(),
    leaders: [],
  })),
  ...changes,
});
/** All moves due within so many seconds, while nothing in the room changes. */
const within = (seconds: number, view: PodView): readonly Move[] =>
  Array.from({ length: seconds }, (_, second) =>
    at(second, [...begun('draft'), podsFormed], { pods: [view] }),
  ).flat();
const seatsOf = (moves: readonly Move[]): ReadonlySet<number> =>
  new Set(
    moves.flatMap((move) => (move.by === 'bot' && move.kind === 'pick-card' ? [move.bot] : [])),
  );

describe('a ready check', () => {
  it('is answered by every bot for its own seat, and by none a second time', () => {
    const waiting = pod({ status: 'ready-check', round: -1 });
    const moves = within(30, waiting);
    const told = moves.map((move) => (move.kind === 'confirm-ready' ? move.seat : move.kind));
    expect([...new Set(told)].sort()).toEqual([0, 1, 2, 3]);
    const there = waiting.seats.map((seat) => ({ ...seat, ready: true }));
    expect(within(30, { ...waiting, seats: there })).toEqual([]);
  });
});

describe('a Sealed demo', () => {
  it('opens the boosters when nobody else does', () => {
    expect(at(1, begun('sealed'))).toEqual([]);
    expect(at(6, begun('sealed'))).toEqual([{ by: 'staff', kind: 'open-pools' }]);
  });

  it('builds one deck after the other, and pairs once every deck is legal', () => {
    const opened = [
      ...begun('sealed'),
      tournamentEvent('PoolsOpened', { set: 'SOR', packs: 6, seedCommitment: 's' }),
      building,
    ];
    expect(at(1, opened)).toEqual([]);
    expect(at(60, opened)).toEqual(
      [0, 1, 2, 3].map((bot) => ({ by: 'bot', bot, kind: 'build-deck' })),
    );
    expect(
      at(60, [...opened, deckOf('player-0')]).map((move) =>
        move.by === 'bot' ? move.bot : move.kind,
      ),
    ).toEqual([1, 2, 3]);
    expect(at(60, [...opened, ...players.map(deckOf)])).toEqual([
      { by: 'staff', kind: 'request-pairing', key: { phase: 0, round: 1, attempt: 1 } },
    ]);
  });

  it('waits for a person who builds until the time is up', () => {
    const visitor = tournamentEvent('PlayerRegistered', {
      playerId: 'visitor',
      name: 'V',
      account: null,
      waitlisted: false,
      nonce: '',
      format: 'sealed',
    });
    const late = tournamentEvent('LateEntryAccepted', { playerId: 'visitor', missed: [] });
    const opened = [
      ...begun('sealed'),
      visitor,
      late,
      tournamentEvent('PoolsOpened', { set: 'SOR', packs: 6, seedCommitment: 's' }),
      building,
      ...players.map(deckOf),
    ];
    expect(at(299, opened)).toEqual([]);
    expect(at(301, opened)).toMatchObject([{ kind: 'request-pairing' }]);
  });
});

describe('a Draft demo', () => {
  it('seats the pods when nobody else does', () => {
    expect(at(6, begun('draft'))).toEqual([{ by: 'staff', kind: 'form-pods' }]);
  });

  it('leaves the seating to whoever took the pods back', () => {
    const taken = [
      ...begun('draft'),
      podsFormed,
      tournamentEvent('PodsDissolved', {
        draft: 1,
        podIds: ['p1'],
        playerIds: players,
        reason: '',
      }),
    ];
    expect(
      at(60, taken, { since: { anything: start, paired: null, waiting: null, building: null } }),
    ).toEqual([]);
  });

  it('picks at every seat that has a pack, each in its own time', () => {
    expect(within(10, pod()).length).toBeLessThan(4 * 10);
    expect([...seatsOf(within(30, pod()))].sort()).toEqual([0, 1, 2, 3]);
    expect(within(5, pod())).toEqual(within(5, pod()));
  });

  it('lets packs lie during the review, in a paused pod, and at seats that others hold', () => {
    expect(within(30, pod({ roundOpensAt: new Date(start + 3_600_000).toISOString() }))).toEqual(
      [],
    );
    expect(within(30, pod({ status: 'paused' }))).toEqual([]);
    const held = pod({
      seats: pod().seats.map((seat) =>
        seat.seat === 1
          ? { ...seat, holder: 'bot' as const }
          : seat.seat === 2
            ? { ...seat, choosing: false }
            : seat.seat === 3
              ? { ...seat, playerId: 'visitor' }
              : seat,
      ),
    });
    expect([...seatsOf(within(30, held))]).toEqual([0]);
  });

  it('leaves a pick to the clock now and then, but never where there is no clock', () => {
    const asleep = (until: string | null): number => {
      const views = Array.from({ length: 100 }, (_, number) =>
        pod({ podId: `p${number}`, seats: pod().seats.map((seat) => ({ ...seat, until })) }),
      );
      return views.flatMap((view) =>
        players.filter((_, seat) => !seatsOf(within(60, view)).has(seat)),
      ).length;
    };
    expect(asleep(null)).toBe(0);
    const dreaming = asleep(new Date(start + 3_600_000).toISOString());
    expect(dreaming).toBeGreaterThan(0);
    expect(dreaming).toBeLessThan(40);
  });
});
