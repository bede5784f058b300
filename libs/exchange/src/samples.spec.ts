import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  cardeStandingsCsv,
  csvFormat,
  eventJsonLd,
  type ExchangeFormat,
  limitlessDetailsJson,
  limitlessPairingsJson,
  limitlessStandingsJson,
  meleeDeckJson,
  meleeMatches,
  meleeMatchesCsv,
  meleeMatchesJson,
  meleePageStandingsJson,
  meleePlayersJson,
  meleeStandings,
  meleeStandingsCsv,
  meleeStandingsJson,
  meleeTournamentJson,
  problemJson,
  startggPhasesJson,
  topdeckPairingsCsv,
  topdeckTournamentJson,
  trfFormat,
  trfOf,
  trfPairs,
} from './index.js';
import { sevenPlayers } from './seven-players.fixture.js';

const folder = path.resolve('../shared/exchange/samples');
const there = existsSync(folder);
if (!there) console.log('exchange samples: skipped, the folder of samples is not here');

const text = (name: string): string => readFileSync(path.join(folder, name), 'utf8');
const people = csvFormat({ id: 'people-csv', required: [] });

const formats: Readonly<Record<string, ExchangeFormat<unknown>>> = Object.fromEntries(
  Object.entries<unknown>({
    'carde-standings.csv': cardeStandingsCsv,
    'event.jsonld': eventJsonLd,
    'limitless-details.json': limitlessDetailsJson,
    'limitless-pairings.json': limitlessPairingsJson,
    'limitless-standings.json': limitlessStandingsJson,
    'melee-api-decklist.json': meleeDeckJson,
    'melee-api-matches.json': meleeMatchesJson,
    'melee-api-players.json': meleePlayersJson,
    'melee-api-standings.json': meleeStandingsJson,
    'melee-api-tournament.json': meleeTournamentJson,
    'melee-matches.csv': meleeMatchesCsv,
    'melee-scrape-standings.json': meleePageStandingsJson,
    'melee-standings.csv': meleeStandingsCsv,
    'players-emails-only.txt': people,
    'players-first-last-email.csv': people,
    'players-semicolon-bom.csv': people,
    'players-tabs.tsv': people,
    'problem.json': problemJson,
    'startgg-phases.json': startggPhasesJson,
    'store-event-trf26.pairs.txt': trfPairs,
    'store-event-trf26.trf': trfFormat,
    'store-event-trfbx.pairs.txt': trfPairs,
    'store-event-trfbx.trf': trfFormat,
    'topdeck-pairings.csv': topdeckPairingsCsv,
    'topdeck-tournament.json': topdeckTournamentJson,
  }),
) as Readonly<Record<string, ExchangeFormat<unknown>>>;

describe.skipIf(!there)('the sample files of other programs', () => {
  it.each(Object.keys(formats))('%s is read, written and read again equal', (name) => {
    const format = formats[name];
    const first = format?.read(text(name));
    if (!format || !first?.ok) throw new Error(`${name}: ${JSON.stringify(first)}`);
    expect(format.read(format.write(first.value))).toEqual(first);
  });

  it('are told apart where two look alike', () => {
    expect(meleeStandingsCsv.read(text('carde-standings.csv')).ok).toBe(false);
    expect(cardeStandingsCsv.read(text('melee-standings.csv')).ok).toBe(false);
  });

  it('refuse rows that are too short or too long, by row', () => {
    expect(people.read(text('players-hostile.csv'))).toMatchObject({
      ok: false,
      problems: [{ code: 'exchange/uneven-row' }, { code: 'exchange/uneven-row' }],
    });
  });
});

describe.skipIf(!there)('our files of the event in the samples', () => {
  const record = sevenPlayers((number) => `P00${number} Handle${number}`);
  const sampleCells = (name: string, columns: readonly string[]) => {
    const read = (name === 'melee-matches.csv' ? meleeMatchesCsv : meleeStandingsCsv).read(
      text(name),
    );
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    const table = read.value;
    return table.rows.map((row) => columns.map((column) => row[table.columns.indexOf(column)]));
  };

  it('have the columns and the figures of the standings', () => {
    const { columns, rows } = meleeStandings(record);
    const compared = columns.slice(0, 7);
    expect(rows.map((row) => row.slice(0, 7))).toEqual(
      sampleCells('melee-standings.csv', compared),
    );
  });

  it('have the games of every match', () => {
    const { columns, rows } = meleeMatches(record);
    const compared = [
      'RoundNumber',
      'TableNumber',
      'Team1WinsAndByes',
      'Team2WinsAndByes',
      'GameDraws',
    ];
    const ours = rows.map((row) => compared.map((column) => row[columns.indexOf(column)]));
    expect(ours).toEqual(sampleCells('melee-matches.csv', compared));
  });

  it.each(['trf26', 'trfbx'] as const)(
    '%s: the lines that the checker was given, without the forbidden pair',
    (kind) => {
      const named = sevenPlayers((number) => `P00${number}`);
      const theirs = text(`store-event-${kind}.trf`)
        .split('\n')
        .filter((line) => !/^(260|XXP)/.test(line))
        .join('\n');
      expect(trfFormat.write(trfOf(named, kind))).toBe(theirs);
    },
  );
});
