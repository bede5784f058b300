import {
  type ConventionPlan,
  defaultLimited,
  defaultSettings,
  type EventSettings,
  type Stage,
} from '#contracts';

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

/** Match points that take a player of day 1 to day 2, and that whoever was invited past day 1 begins with. */
export const line = 15;

/** Two days: Premier with a cut to day 2 and a top 8, Sealed beside it, teams of three, and Twin Suns. */
export const weekend = ({ players, set }: { players: number; set: string }): ConventionPlan => ({
  stages: [
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
      expected: 64,
      entry: { kind: 'qualified', from: 'day-1', by: 'points', least: line },
      carry: 'points',
      decks: 'kept',
      settings: settings({ swissRounds: 3, cutSize: 8, deckRequired: false }),
    }),
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
    }),
    stage({
      stageId: 'teams',
      name: 'Teams of three',
      format: 'premier',
      expected: 24,
      day: 2,
      settings: settings({ swissRounds: 4, cutSize: 4, teamSeats: 3, deckRequired: false }),
    }),
    stage({
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
    }),
  ],
});
