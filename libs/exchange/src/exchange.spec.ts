import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { eventFileNames } from '#contracts';
import { playedMatch, type RoundResult } from '#game';
import { gameOf } from '#games';
import { plainSettings } from '#tournament';
import {
  deckLink,
  eventFiles,
  limitlessPairings,
  meleeMatches,
  meleeMatchesCsv,
  meleeResults,
  meleeStandings,
  meleeStandingsCsv,
  playersCsv,
  trfFaults,
  trfFormat,
  trfOf,
} from './index.js';
import { sevenPlayers } from './seven-players.fixture.js';

const record = sevenPlayers((number) => `Player Number${number}`);
const golden = path.join(import.meta.dirname, 'golden');

/** GOLDEN=write rewrites the golden files; review them before they are committed. */
const expected = (name: string, text: string): string => {
  const file = path.join(golden, name);
  if (process.env['GOLDEN'] === 'write') writeFileSync(file, text);
  if (!existsSync(file)) throw new Error(`no golden file ${name}`);
  return readFileSync(file, 'utf8');
};

describe('the files of an event', () => {
  it('are those that the contracts name', () => {
    expect(Object.keys(eventFiles)).toEqual([...eventFileNames]);
  });

  it.each(eventFileNames)('%s is byte for byte the golden file', (name) => {
    const { ending, write } = eventFiles[name];
    const text = write(record);
    expect(text).toBe(expected(`${name}.${ending}`, text));
  });
});

describe('Melee', () => {
  it('gives the same standings after export and import', () => {
    const read = meleeMatchesCsv.read(meleeMatchesCsv.write(meleeMatches(record)));
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    const results = meleeResults(read.value).map((result): RoundResult =>
      result.kind === 'match'
        ? playedMatch(
            result.round,
            { a: result.a, b: result.b },
            { a: result.wins[0], b: result.wins[1], drawn: result.drawn },
          )
        : { kind: result.kind, round: result.round, player: result.player },
    );
    const rows = gameOf('swu').standings({
      players: ['1', '2', '3', '4', '5', '6', '7'],
      results,
      opening: new Map(),
      settings: plainSettings,
      swissRounds: 3,
      seed: 'seed',
      dropped: ['5'],
    });
    expect(rows.map(({ player }) => player)).toEqual(['1', '3', '2', '4', '6', '5', '7']);
    expect(rows.map(({ points }) => points)).toEqual([7, 7, 6, 4, 3, 1, 0]);
  });

  it('writes a name with a comma as its download does and keeps the whole name', () => {
    const { columns, rows } = meleeStandings(record);
    expect(rows[0]?.[columns.indexOf('TeamPlayers1Name')]).toBe('Number1, Player');
    expect(rows[0]?.[columns.indexOf('TeamPlayers1DisplayName')]).toBe('Player Number1');
  });

  it('names the missing column and the uneven row', () => {
    expect(meleeStandingsCsv.read('Rank,Player\r\n1,Ana\r\n')).toEqual({
      ok: false,
      problems: [
        {
          code: 'exchange/missing-column',
          place: 'line 1',
          found: 'MatchRecord, TeamPlayers1ID',
        },
      ],
    });
    const short = 'Rank,MatchRecord,TeamPlayers1ID\r\n1,1-0-0\r\n';
    expect(meleeStandingsCsv.read(short)).toMatchObject({
      problems: [{ code: 'exchange/uneven-row', place: 'row 2' }],
    });
  });
});

describe('files that a spreadsheet may open', () => {
  const hostile = [
    "=cmd|' /C calc'!A0",
    '+1+1',
    '-1+1|2',
    '@SUM(1+9)',
    '\t=1+1',
    '\r=1+1',
    '＝1+1',
    "'=1+1",
  ];
  const record = sevenPlayers((number) => hostile[number % hostile.length] ?? '');
  const csv = Object.entries(eventFiles).filter(([, { ending }]) => ending === 'csv');

  it.each(csv)('%s hold no cell that is a formula', (_name, { write }) => {
    const { data } = Papa.parse<string[]>(write(record).replace(/^\uFEFF/, ''));
    const cells = data.flat();
    expect(cells.some((cell) => cell.startsWith("'"))).toBe(true);
    for (const cell of cells) expect(cell).not.toMatch(/^(?!-?\d+(\.\d+)?$)[=+\-@\t\r\n＝＋－＠]/);
  });

  it('give every cell back as it was, and keep numbers below zero numbers', () => {
    const cells = [...hostile, "''=1", "'quoted'", '-5', '-0.25', 'plain'];
    const table = {
      columns: ['Player', 'Name', 'Dropped after'],
      rows: cells.map((cell) => ['p', cell, '']),
    };
    const text = playersCsv.write(table);
    expect(text).toContain('p,-5,');
    expect(text).toContain(`"''=1+1"`);
    expect(playersCsv.read(text)).toEqual({ ok: true, value: table });
  });
});

describe('a report for pairing checkers', () => {
  it.each(['trf26', 'trfbx'] as const)('%s adds up and names every opponent back', (kind) => {
    const read = trfFormat.read(trfFormat.write(trfOf(record, kind)));
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    expect(trfFaults(read.value, record.points)).toEqual([]);
    expect(read.value.players.map(({ points }) => points)).toEqual([70, 60, 70, 40, 10, 30, 0]);
  });

  it('finds points that differ and an opponent who does not name the other back', () => {
    const file = trfOf(record, 'trf26');
    const [first, ...others] = file.players;
    if (!first) throw new Error('no player');
    const wrong = { ...first, points: 60, rounds: first.rounds.slice(1) };
    expect(trfFaults({ ...file, players: [wrong, ...others] }, record.points)).not.toEqual([]);
  });

  it('counts letters, not bytes, and cuts a long name', () => {
    const named = sevenPlayers((number) => (number === 1 ? 'Ñandú 🦤'.repeat(9) : `P${number}`));
    const line = trfFormat
      .write(trfOf(named, 'trf26'))
      .split('\n')
      .find((each) => each.startsWith('001'));
    expect([...(line ?? '')].slice(80, 84).join('')).toBe(' 7.0');
  });

  it('refuses a gap in the numbers with its line', () => {
    const text = trfFormat.write(trfOf(record, 'trf26')).replace('001    2', '001    3');
    expect(trfFormat.read(text)).toMatchObject({
      ok: false,
      problems: [{ code: 'exchange/bad-line' }],
    });
  });
});

describe('Limitless', () => {
  it('tells a bye, an assigned loss and a draw apart by the winner', () => {
    const pairings = limitlessPairings(record);
    expect(pairings.filter(({ player2 }) => player2 === undefined)).toEqual([
      { round: 1, phase: 1, player1: 'p7', winner: -1 },
      { round: 2, phase: 1, player1: 'p3', winner: 'p3' },
    ]);
    expect(pairings.filter(({ winner }) => winner === 0)).toHaveLength(2);
  });
});

describe('a link to a deck', () => {
  it.each([
    ['https://swudb.com/deck/AbC123', 'https://swudb.com/api/deck/AbC123'],
    ['https://www.swudb.com/deck/view/AbC123?x=1', 'https://swudb.com/api/deck/AbC123'],
    [
      'https://sw-unlimited-db.com/decks/12',
      'https://sw-unlimited-db.com/umbraco/api/deckapi/get?id=12',
    ],
    [
      'https://swustats.net/TCGEngine/NextTurn.php?gameName=77&playerID=1',
      'https://swustats.net/TCGEngine/APIs/LoadDeck.php?deckID=77&format=json&setId=true',
    ],
  ])('%s leads to the data of that site', (page, data) => {
    expect(deckLink(page)?.data).toBe(data);
  });

  it.each([
    'https://swudb.com.evil.example/deck/AbC123',
    'https://evil.example/https://swudb.com/deck/AbC123',
    'https://user@swudb.com/deck/AbC123',
    'https://swudb.com:8443/deck/AbC123',
    'file:///etc/passwd',
    'https://swudb.com/deck/../api/x',
    'http://127.0.0.1/deck/AbC123',
    '3 | Battlefield Marine',
  ])('%s is no deck of a known site', (text) => {
    expect(deckLink(text)).toBeNull();
  });
});
