import { games } from '#games';
import { expect, it } from 'vitest';
import { tournamentCommand } from './commands.js';
import { lockedSettings } from './decide/lifecycle.js';
import { tournamentDecider } from './decider.js';
import { GrowingMap } from './growing-map.js';
import { seatAllows, type SeatAction } from './seat-allows.js';
import { plainSettings, type EventSettings } from './settings.js';
import { initialState, type EventStatus, type PlayerState, type TournamentState } from './state.js';

const by = { actor: 'account:p', at: '2026-11-21T09:00:00.000Z', games };
const decks = [
  null,
  { deckId: 'd', revision: 1, legal: false },
  { deckId: 'd', revision: 1, legal: true },
];
const statuses = [
  'registered',
  'waitlisted',
  'checked-in',
  'playing',
  'dropped',
  'withdrawn',
] as const;
const stages: readonly EventStatus[] = [
  'draft',
  'registration',
  'closed',
  'running',
  'finished',
  'cancelled',
];

const seated = (player: Partial<PlayerState>): PlayerState => ({
  ...({ playerId: 'p', name: 'P', account: null, nonce: 'n', deckUnlocked: false } as PlayerState),
  staticTable: null,
  missed: [],
  droppedAfter: null,
  ...player,
});

const commands = {
  CheckInPlayer: tournamentCommand('CheckInPlayer', { playerId: 'p', byStaff: false }, by),
  WithdrawPlayer: tournamentCommand('WithdrawPlayer', { playerId: 'p' }, by),
  DropPlayer: tournamentCommand('DropPlayer', { playerId: 'p', reason: 'own-wish' }, by),
} as const;

it('a seat is offered what the decider takes, in every state of event and player', () => {
  let tried = 0;
  for (const status of stages)
    for (const selfCheckIn of [true, false])
      for (const deckRequired of [true, false])
        for (const format of ['premier', 'trilogy', 'sealed'] as const)
          for (const of of statuses)
            for (const deck of decks) {
              const player = seated({ status: of, deck });
              const state: TournamentState = {
                ...initialState,
                status,
                format,
                settings: { ...plainSettings, selfCheckIn, deckRequired },
                players: GrowingMap.of([['p', player]]),
              };
              const allowed = seatAllows(state, {
                status: of,
                deck,
                callOpen: false,
                seated: true,
              });
              for (const [name, command] of Object.entries(commands)) {
                tried += 1;
                const taken = !('kind' in tournamentDecider.decide(command, state));
                expect(
                  [name, allowed.includes(name as SeatAction)],
                  JSON.stringify({ status, of, deck, format, selfCheckIn, deckRequired }),
                ).toEqual([name, taken]);
              }
            }
  expect(tried).toBe(3_888);
});

const changed: Partial<EventSettings>[] = [
  { bestOf: 1 },
  { structure: 'single-elimination' },
  { teamSeats: 3 },
  { cutSize: 4 },
  { swissRounds: 7 },
  { roundMinutes: 35 },
  { deckRequired: false },
];

it.each(['registration', 'running'] as const)(
  'while %s exactly the locked settings are refused',
  (status) => {
    const state: TournamentState = { ...initialState, status, settings: plainSettings };
    const refused = changed.filter(
      (change) =>
        'kind' in
        tournamentDecider.decide(
          tournamentCommand('ChangeSettings', { settings: { ...plainSettings, ...change } }, by),
          state,
        ),
    );
    expect(refused.flatMap((each) => Object.keys(each))).toEqual(lockedSettings(state, false));
  },
);
