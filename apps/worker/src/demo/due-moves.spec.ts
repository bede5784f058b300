import { isOver } from '#vocabulary';
import { describe, expect, it } from 'vitest';
import {
  plainSettings,
  tournamentDecider,
  tournamentEvent,
  type TournamentEvent,
  type TournamentState,
} from '#tournament';
import type { TableRow } from '#contracts';
import { botNames, companyOf } from './bot-roster.js';
import { dueMoves } from './due-moves.js';
import type { DemoRoom } from './demo-room.js';

const minute = 60_000;
const latecomer = companyOf('premier').latecomer ?? -1;
const leaver = companyOf('premier').leaver ?? -1;
const playerOf = (bot: number): string => `player-${bot}`;
const bots = new Map(botNames.map((_, bot) => [playerOf(bot), bot]));

const created = tournamentEvent('EventCreated', {
  eventId: 'e1',
  name: 'Demo',
  format: 'premier',
  date: '2026-01-10',
  venue: '',
  cap: null,
  settings: { ...plainSettings, cutSize: 8 },
  owner: 'o1',
  seedCommitment: 's',
  demo: true,
});
const open = [created, tournamentEvent('RegistrationOpened', {})];
const registered = (bot: number): TournamentEvent[] => [
  tournamentEvent('PlayerRegistered', {
    playerId: playerOf(bot),
    name: botNames[bot] ?? '',
    account: null,
    waitlisted: false,
    nonce: '',
  }),
  tournamentEvent('DeckRegistered', {
    playerId: playerOf(bot),
    deckId: `d${bot}`,
    revision: 1,
    legal: true,
    leader: null,
    base: null,
  }),
  ...(bot === latecomer ? [] : [tournamentEvent('PlayerCheckedIn', { playerId: playerOf(bot) })]),
];
const everyone = [...open, ...botNames.flatMap((_, bot) => registered(bot))];
const started = [
  ...everyone,
  tournamentEvent('EventStarted', {
    phases: [
      { kind: 'swiss', rounds: 5 },
      { kind: 'elimination', size: 8 },
    ],
    playerIds: [...bots.keys()].filter((id) => id !== playerOf(latecomer)),
  }),
];
const paired = (round: number) =>
  tournamentEvent('RoundPaired', {
    phase: 0,
    round,
    attempt: 1,
    seed: 's',
    tables: [{ matchId: `m${round}`, table: 1, a: playerOf(0), b: playerOf(1), reasons: [] }],
    byes: [],
    replacedByes: [],
    voidedMatches: [],
    objective: [],
    unavoidableRematches: 0,
    seeds: [],
    manual: false,
  });
const ended = (round: number) => tournamentEvent('RoundCompleted', { phase: 0, round, attempt: 1 });

const scene = (
  events: readonly TournamentEvent[],
  {
    waited = minute,
    seats = bots,
    ...sights
  }: { waited?: number; seats?: DemoRoom['bots'] } & Partial<
    Pick<DemoRoom, 'tables' | 'trilogy' | 'pods'>
  > = {},
): DemoRoom => {
  const state = events.reduce<TournamentState>(
    (folded, event) => tournamentDecider.evolve(folded, event),
    tournamentDecider.initialState,
  );
  return {
    now: 10 * minute,
    state,
    since: {
      anything: 10 * minute - waited,
      paired: 10 * minute - waited,
      waiting: 10 * minute - waited,
      building: 10 * minute - waited,
    },
    bots: seats,
    tables: [],
    trilogy: [],
    pods: [],
    ...sights,
  };
};
const row = (status: TableRow['status'], more: Partial<TableRow> = {}): TableRow => ({
  matchId: 'm1',
  table: 1,
  a: { playerId: playerOf(0), name: 'A', points: 0, record: '0-0' },
  b: { playerId: playerOf(1), name: 'B', points: 0, record: '0-0' },
  status,
  score: null,
  report: null,
  dispute: null,
  extensionSeconds: 0,
  corrected: false,
  onScreen: false,
  reasons: [],
  ...more,
});
const score = { a: 2, b: 0, drawn: 0 };

describe('the demo room before the start', () => {
  it('comes in by the dozen, and is full after two steps', () => {
    const entering = (seats: DemoRoom['bots']): number =>
      dueMoves(scene(open, { seats })).filter(({ kind }) => kind === 'enter').length;
    expect(entering(new Map())).toBe(12);
    expect(entering(new Map([...bots].slice(0, 12)))).toBe(12);
  });

  it('lets everybody hand in a deck and check in, except the one who comes late', () => {
    const noDeck = [...open, ...registered(3).slice(0, 1)];
    expect(dueMoves(scene(noDeck, { seats: new Map([[playerOf(3), 3]]) }))[0]).toEqual({
      by: 'bot',
      bot: 3,
      kind: 'submit-deck',
    });
    const checkedOut = [...open, ...registered(3).slice(0, 2)];
    expect(dueMoves(scene(checkedOut, { seats: new Map([[playerOf(3), 3]]) }))[0]).toEqual({
      by: 'bot',
      bot: 3,
      kind: 'check-in',
    });
  });

  it('starts at once when the room is full, and its first round is paired without a wait', () => {
    expect(dueMoves(scene(everyone, { waited: 0 }))).toEqual([{ by: 'staff', kind: 'start' }]);
    expect(dueMoves(scene(started, { waited: 0 }))).toEqual([
      { by: 'staff', kind: 'request-pairing', key: { phase: 0, round: 1, attempt: 1 } },
    ]);
  });
});

describe('the demo room between rounds', () => {
  it('asks for pairings after a while, and never twice', () => {
    const key = { phase: 0, round: 3, attempt: 1 };
    const late = tournamentEvent('LateEntryAccepted', {
      playerId: playerOf(latecomer),
      missed: [{ round: 1, as: 'loss' }],
    });
    const left = tournamentEvent('PlayerDropped', {
      playerId: playerOf(leaver),
      afterRound: 2,
      reason: 'own-wish',
    });
    const second = [...started, paired(1), ended(1), late, paired(2), ended(2), left];
    expect(dueMoves(scene(second, { waited: 1_000 }))).toEqual([]);
    expect(dueMoves(scene(second))).toEqual([{ by: 'staff', kind: 'request-pairing', key }]);
    expect(
      dueMoves(scene([...second, tournamentEvent('PairingRequested', { ...key, repair: false })])),
    ).toEqual([]);
  });

  it('lets the latecomer in after the first round, with a loss for it', () => {
    expect(dueMoves(scene([...started, paired(1), ended(1)]))).toEqual([
      {
        by: 'staff',
        kind: 'let-in-late',
        playerId: playerOf(latecomer),
        missed: [{ round: 1, as: 'loss' }],
      },
    ]);
  });

  it('loses one player after the second round', () => {
    const late = tournamentEvent('LateEntryAccepted', {
      playerId: playerOf(latecomer),
      missed: [{ round: 1, as: 'loss' }],
    });
    const second = [...started, paired(1), ended(1), late, paired(2), ended(2)];
    expect(dueMoves(scene(second))).toEqual([{ by: 'bot', bot: leaver, kind: 'drop' }]);
    const dropped = tournamentEvent('PlayerDropped', {
      playerId: playerOf(leaver),
      afterRound: 2,
      reason: 'own-wish',
    });
    expect(dueMoves(scene([...second, dropped]))).toEqual([
      { by: 'staff', kind: 'request-pairing', key: { phase: 0, round: 3, attempt: 1 } },
    ]);
  });

  it('ends with the event', () => {
    const over = scene([
      ...started,
      tournamentEvent('EventFinished', { champion: playerOf(0), ranking: [playerOf(0)] }),
    ]);
    expect(dueMoves(over)).toEqual([]);
    expect(isOver(over.state)).toBe(true);
    expect(isOver(scene(started).state)).toBe(false);
  });
});

describe('a table of two bots', () => {
  const playing = [
    ...started,
    paired(1),
    tournamentEvent('RoundClockStarted', { phase: 0, round: 1, attempt: 1, endsAt: null }),
  ];

  it('plays for a while, reports, is answered by the other side, and is settled when disputed', () => {
    expect(dueMoves(scene(playing, { tables: [row('open')], waited: 2_000 }))).toEqual([]);
    expect(dueMoves(scene(playing, { tables: [row('open')] }))).toMatchObject([
      { kind: 'report', matchId: 'm1' },
    ]);
    const reported = row('reported', { report: { by: 'a', score, confirmBy: null } });
    expect(dueMoves(scene(playing, { tables: [reported] }))).toMatchObject([
      { by: 'bot', bot: 1, matchId: 'm1' },
    ]);
    expect(
      dueMoves(scene(playing, { tables: [row('disputed')], waited: 2 * minute })),
    ).toMatchObject([{ by: 'staff', kind: 'rule', matchId: 'm1' }]);
    expect(dueMoves(scene(playing, { tables: [row('completed', { score })] }))).toEqual([]);
  });

  it('makes the same moves whoever looks', () => {
    const open = scene(playing, { tables: [row('open')] });
    expect(dueMoves(open)).toEqual(dueMoves(structuredClone(open)));
  });

  it('lets a person report first, and believes them', () => {
    const person = row('open', { b: { playerId: 'visitor', name: 'V', points: 0, record: '0-0' } });
    expect(dueMoves(scene(playing, { tables: [person] }))).toEqual([]);
    const report = {
      ...person,
      status: 'reported' as const,
      report: { by: 'b' as const, score, confirmBy: null },
    };
    expect(dueMoves(scene(playing, { tables: [report] }))).toEqual([
      { by: 'bot', bot: 0, kind: 'confirm', matchId: 'm1' },
    ]);
    expect(
      dueMoves(
        scene(playing, { tables: [{ ...report, report: { by: 'a', score, confirmBy: null } }] }),
      ),
    ).toEqual([]);
  });
});
