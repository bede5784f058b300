import { describe, expect, it } from 'vitest';
import {
  limitlessPairings,
  limitlessPairingsJson,
  limitlessStandings,
  limitlessStandingsJson,
  meleeMatches,
  meleeMatchesCsv,
  meleeStandings,
  meleeStandingsCsv,
  topdeckTournament,
  topdeckTournamentJson,
} from '#exchange';
import type { EventRecord } from '#contracts';
import { madeEvent, standingsAfter } from './made-event.js';
import { byName, preview, readingOf, outcomeOf } from './taken.js';

const sizes = [
  ['a', 5, 3],
  ['b', 8, 3],
  ['c', 13, 4],
  ['d', 21, 5],
  ['e', 33, 6],
  ['f', 64, 6],
] as const;

const upTo = (record: EventRecord, rounds: number): EventRecord => ({
  ...record,
  rounds: record.rounds.slice(0, rounds),
});

const meleeFiles = (record: EventRecord) => [
  { name: 'matches.csv', text: meleeMatchesCsv.write(meleeMatches(record)) },
  { name: 'standings.csv', text: meleeStandingsCsv.write(meleeStandings(record)) },
];
const limitlessFiles = (record: EventRecord) => [
  { name: 'pairings', text: limitlessPairingsJson.write([...limitlessPairings(record)]) },
  { name: 'standings', text: limitlessStandingsJson.write([...limitlessStandings(record)]) },
];
const topdeckFiles = (record: EventRecord) => [
  { name: 'tournament', text: topdeckTournamentJson.write([...topdeckTournament(record)]) },
];

describe('an event of Melee', () => {
  it.each(sizes)('%s: stands as it stood, to the digit, at every round', (seed, size, rounds) => {
    const record = madeEvent(seed, size, rounds);
    const files = meleeFiles(record);
    for (let round = 1; round <= rounds; round += 1) {
      const read = readingOf(files, round);
      const { standings } = outcomeOf(read.event, rounds + 1);
      expect(byName(standings)).toEqual(byName(standingsAfter(record, round)));
      // In a small room whoever is left may have met everybody.
      if (size > 12) expect(preview(read, rounds + 1).rematches).toBe(0);
    }
    const { differences, equal } = preview(readingOf(files), rounds + 1);
    expect(differences).toEqual([]);
    expect(equal).toBe(4 * standingsAfter(record, rounds).length);
  });

  it('is taken with a round under way: its tables wait for their results', () => {
    const whole = madeEvent('open', 12, 3);
    const record: EventRecord = {
      ...whole,
      rounds: whole.rounds.map((round) =>
        round.number < 3
          ? round
          : {
              ...round,
              completed: false,
              tables: round.tables.map((table) => ({ ...table, score: null })),
            },
      ),
    };
    const { event, notes } = readingOf(meleeFiles(record).slice(0, 1));
    const { state, results } = outcomeOf(event, 4);
    expect(results.filter(({ status }) => status === 'open')).toHaveLength(
      whole.rounds[2]?.tables.length ?? 0,
    );
    expect(state.rounds.at(-1)?.completed).toBe(false);
    expect(notes.map(({ code }) => code)).toContain('tables-open');
  });
});

describe.each([
  ['Limitless', limitlessFiles],
  ['TopDeck', topdeckFiles],
] as const)('an event of %s', (_, filesOf) => {
  it.each(sizes)(
    '%s: has its points at every round, and says that games are unknown',
    (...made) => {
      const [seed, size, rounds] = made;
      // What TopDeck has no word for, a loss without an opponent, is not in it.
      const plain = madeEvent(seed, size, rounds);
      const record = {
        ...plain,
        rounds: plain.rounds.map((round) => ({ ...round, losses: [] })),
      };
      for (let round = 1; round <= rounds; round += 1) {
        const read = readingOf(filesOf(record), round);
        const { standings } = outcomeOf(read.event, rounds + 1);
        const pointsOf = ({ name, points: of }: { name: string; points: number }) => [name, of];
        expect(byName(standings).map(pointsOf)).toEqual(
          byName(standingsAfter(upTo(record, round), round)).map(pointsOf),
        );
        // In a small room whoever is left may have met everybody.
        if (size > 12) expect(preview(read, rounds + 1).rematches).toBe(0);
        expect(read.notes.map(({ code }) => code)).toContain('games-unknown');
      }
    },
  );
});
