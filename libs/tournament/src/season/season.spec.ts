import { games } from '#games';
import { describe, expect, it } from 'vitest';
import { finalRanking } from '../rounds/final-ranking.js';
import { Room } from '../rounds/room.fixture.js';
import { seasonDecider, type SeasonCommands } from './season.js';
import {
  seasonInvitations,
  seasonTable,
  type SeasonEvent,
  type SeasonRules,
} from './season-table.js';

const rules: SeasonRules = {
  placePoints: [10, 7, 5, 3, 2, 1],
  attendance: 1,
  best: 8,
  invitedPerEvent: 1,
  invitedFromTable: 2,
  passDown: true,
};
const nobody = new Set<string>();

/**
 * An event of four players over two rounds, played by the
 * tournament's own rules; `a` wins unless `upset` names the match.
 */
const played = (number: number, upset: string | null = null): SeasonEvent => {
  const room = Room.start(4, 2, 0);
  for (let round = 1; round <= 2; round += 1) {
    room.pair();
    room.settle((match) =>
      match.matchId === upset ? { a: 0, b: 2, drawn: 0 } : { a: 2, b: 0, drawn: 0 },
    );
  }
  return {
    eventId: `event-${String(number).padStart(2, '0')}`,
    name: `Week ${number}`,
    date: `2026-01-${String(number).padStart(2, '0')}`,
    places: finalRanking(games, room.state, room.results).ranking.map((person) => ({
      person,
      name: person.toUpperCase(),
    })),
  };
};
const season = (third: SeasonEvent = played(3)): readonly SeasonEvent[] =>
  Array.from({ length: 10 }, (_, index) => (index === 2 ? third : played(index + 1)));

describe('a season of ten events, the best eight counting', () => {
  it('counts eight of ten for everybody', () => {
    for (const { scores, points } of seasonTable(season(), rules)) {
      expect(scores).toHaveLength(10);
      const counting = scores.filter(({ counts }) => counts);
      expect(counting).toHaveLength(8);
      expect(points).toBe(counting.reduce((sum, score) => sum + score.points, 0));
      const least = Math.min(...counting.map((score) => score.points));
      for (const score of scores.filter(({ counts }) => !counts))
        expect(score.points).toBeLessThanOrEqual(least);
    }
  });

  it('passes an invitation down to the next who has none, and what is declined too', () => {
    const invited = seasonInvitations(season(), rules, nobody);
    const order = played(1).places.map(({ person }) => person);
    // The same four players every week: the winner first, then those behind.
    expect(invited.map(({ person }) => person)).toEqual(order);
    expect(invited.map(({ passedBy }) => passedBy)).toEqual([0, 1, 2, 3]);
    const [first = ''] = order;
    expect(
      seasonInvitations(season(), rules, new Set([first])).map(({ person }) => person),
    ).toEqual(order.slice(1));
    const kept = seasonInvitations(season(), { ...rules, passDown: false }, nobody);
    expect(kept.filter(({ eventId }) => eventId !== null)).toHaveLength(1);
  });

  it('gives an invitation to somebody else when event 3 is corrected', () => {
    const once = { ...rules, invitedFromTable: 0, passDown: false };
    const only = (events: readonly SeasonEvent[]) =>
      seasonInvitations(
        events.map((event) => (event.eventId === 'event-03' ? event : { ...event, places: [] })),
        once,
        nobody,
      );
    const before = season();
    const winner = before[2]?.places[0]?.person;
    // The final table of the third week was entered upside down.
    const corrected = season(played(3, 'm0.2.1.1'));
    expect(only(before).map(({ person }) => person)).toEqual([winner]);
    expect(only(corrected)).toHaveLength(1);
    expect(only(corrected)[0]?.person).not.toBe(winner);
    expect(seasonTable(corrected, { ...rules, best: null })).not.toEqual(
      seasonTable(before, { ...rules, best: null }),
    );
  });

  it('shares a rank among those who are equal in everything', () => {
    const tie = (names: readonly string[], number: number): SeasonEvent => ({
      eventId: `e${number}`,
      name: '',
      date: `2026-01-0${number}`,
      places: names.map((person) => ({ person, name: person })),
    });
    const table = seasonTable([tie(['x', 'y', 'z'], 1), tie(['y', 'x', 'z'], 2)], rules);
    expect(table.map(({ rank, person }) => [rank, person])).toEqual([
      [1, 'x'],
      [1, 'y'],
      [3, 'z'],
    ]);
  });
});

describe('a season', () => {
  const created: SeasonCommands['CreateSeason'] = {
    seasonId: 's',
    owner: 'olga',
    ownerName: 'Olga',
    name: 'Winter',
    rules,
  };
  const decide = (
    ...commands: readonly {
      [T in keyof SeasonCommands]: [T, SeasonCommands[T]];
    }[keyof SeasonCommands][]
  ) => {
    let state = seasonDecider.initialState;
    for (const [type, data] of commands) {
      const decision = seasonDecider.decide({ type, data, actor: 'x', at: '' } as never, state);
      if ('kind' in decision) return decision.code;
      state = decision.reduce(seasonDecider.evolve, state);
    }
    return state;
  };

  it('counts an event once and lets it go again', () => {
    const added = ['AddEventToSeason', { eventId: 'e1' }] as const;
    expect(decide(['CreateSeason', created], [...added], [...added])).toBe('season/event-counted');
    expect(
      decide(['CreateSeason', created], [...added], ['RemoveEventFromSeason', { eventId: 'e1' }]),
    ).toMatchObject({ events: new Set() });
  });

  it('gives no later place more than an earlier one', () => {
    expect(decide(['CreateSeason', { ...created, rules: { ...rules, placePoints: [5, 6] } }])).toBe(
      'season/points-rise',
    );
  });
});
