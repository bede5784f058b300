import type { ConventionPlan, Stage } from './convention.js';
import { defaultSettings, type EventSettings } from './event-settings.js';
import { defaultLimited } from './limited-defaults.js';

const settings = (own: Partial<EventSettings>): EventSettings => ({ ...defaultSettings, ...own });

const stage = (
  own: Pick<Stage, 'stageId' | 'name' | 'format' | 'settings' | 'expected'> & Partial<Stage>,
): Stage => ({
  day: 1,
  startsAt: '09:00',
  breakMinutes: 10,
  cap: null,
  entry: { kind: 'open' },
  carry: 'none',
  decks: 'new',
  ...own,
});

/**
 * Match points with which a player of day 1 advances to day 2 in the template: five wins in seven
 * rounds.
 */
export const dayTwoLine = 15;

const twoDays = (players: number): readonly Stage[] => [
  stage({
    stageId: 'day-1',
    name: 'Premier, day 1',
    format: 'premier',
    expected: players,
    cap: players,
    settings: settings({ swissRounds: 7, cutSize: 0 }),
  }),
  stage({
    stageId: 'day-2',
    name: 'Premier, day 2',
    format: 'premier',
    day: 2,
    expected: Math.max(8, Math.round(players / 4)),
    entry: { kind: 'qualified', from: 'day-1', by: 'points', least: dayTwoLine },
    carry: 'points',
    decks: 'kept',
    settings: settings({ swissRounds: 3, cutSize: 8, deckRequired: false }),
  }),
];

const sideSealed = (set: string): Stage =>
  stage({
    stageId: 'sealed',
    name: 'Sealed',
    format: 'sealed',
    expected: 32,
    startsAt: '14:00',
    settings: settings({
      swissRounds: 3,
      cutSize: 0,
      limited: { ...defaultLimited('sealed'), set },
    }),
  });

const teams: Stage = stage({
  stageId: 'teams',
  name: 'Teams of three',
  format: 'premier',
  expected: 24,
  day: 2,
  settings: settings({ swissRounds: 4, cutSize: 4, teamSeats: 3, deckRequired: false }),
});

const twinSuns: Stage = stage({
  stageId: 'twin-suns',
  name: 'Twin Suns',
  format: 'twin-suns',
  expected: 39,
  day: 2,
  startsAt: '15:00',
  settings: settings({
    swissRounds: 3,
    cutSize: 0,
    bestOf: 1,
    roundMinutes: 80,
    deckRequired: false,
    points: { win: 5, draw: 3, loss: 1, bye: 5 },
    placePoints: [5, 3, 2, 1],
  }),
});

/** The weekend of a large convention: two days of Premier, and side events. */
export const weekendPlan = ({
  players,
  set,
}: {
  players: number;
  set: string;
}): ConventionPlan => ({
  stages: [...twoDays(players), sideSealed(set), teams, twinSuns],
});

/** Plans to start from. All their figures are meant to be changed. */
export const planTemplates: readonly { readonly id: string; readonly plan: ConventionPlan }[] = [
  { id: 'weekend', plan: weekendPlan({ players: 256, set: 'SOR' }) },
  { id: 'twoDays', plan: { stages: [...twoDays(128)] } },
  { id: 'teams', plan: { stages: [{ ...teams, day: 1 }] } },
  { id: 'twinSuns', plan: { stages: [{ ...twinSuns, day: 1, startsAt: '15:00' }] } },
];
