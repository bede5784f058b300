import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { isRefusal } from '#aggregate';
import { readableDecks, takeOver } from '#application';
import type { ForeignEvent } from '#contracts';
import { readForeignEvent } from '#exchange';
import { games } from '#games';
import { acting, emptyEvent, readingOf, outcomeOf } from './taken.js';

const file = (name: string) => ({
  name,
  text: readFileSync(path.join(import.meta.dirname, 'files', name), 'utf8'),
});

it('Challonge: sets and games, a bye that it does not name, two of one name, a table under way', () => {
  const { event, notes } = readingOf([file('challonge.json')]);
  expect(event.players.map(({ name, dropped }) => [name, dropped])).toEqual([
    ['Ada', false],
    ['Bo', false],
    ['Cy', false],
    ['Bo (bo-two)', false],
    ['Di', true],
  ]);
  expect(event.rounds.map(({ tables, byes }) => [tables.map(({ score }) => score), byes])).toEqual([
    [
      [
        { a: 2, b: 1, drawn: 0 },
        { a: 1, b: 1, drawn: 0 },
      ],
      [4],
    ],
    [
      [
        { a: 1, b: 2, drawn: 0 },
        { a: 0, b: 2, drawn: 0 },
      ],
      [3],
    ],
    [[null, { a: 0, b: 2, drawn: 0 }], []],
  ]);
  expect(notes.map(({ code, count }) => [code, count])).toEqual([
    ['games-unknown', 1],
    ['byes-assumed', 2],
    ['names-apart', 1],
    ['tables-open', 1],
    ['decks-missing', 5],
  ]);
  const { standings, state } = outcomeOf(event, 4);
  expect(standings.map(({ name, points }) => [name, points])).toEqual([
    ['Cy', 7],
    ['Di', 6],
    ['Bo (bo-two)', 4],
    ['Ada', 3],
    ['Bo', 0],
  ]);
  expect(state.rounds).toHaveLength(3);
});

it('Melee before the first round: players with their decks, and nothing has begun', () => {
  const { event } = readingOf([file('melee-players.json'), file('melee-deck.json')]);
  expect(event.players.map(({ name }) => name)).toEqual(['Ada Ames', 'Bo Birk', 'Bo Birk (bo-2)']);
  const { state, decks, events } = outcomeOf(event, 3);
  expect(state.status).toBe('draft');
  const registered = events.flatMap((each) => (each.type === 'DeckRegistered' ? [each.data] : []));
  expect(registered.map(({ leader, base }) => [leader, base])).toEqual([['SOR_005', 'SOR_029']]);
  expect(decks).toHaveLength(1);
});

const two: ForeignEvent = {
  source: 'melee',
  players: [
    { name: 'Ada', dropped: false },
    { name: 'Bo', dropped: false },
  ],
  rounds: [],
};
const table = { table: 1, a: 0, b: 1, score: { a: 2, b: 0, drawn: 0 } };
const round = { tables: [table], byes: [], losses: [] };
const codeOf = (foreign: ForeignEvent, state = emptyEvent()) => {
  const outcome = takeOver({ foreign, swissRounds: 3 }, state, acting);
  return isRefusal(outcome) ? outcome.code : 'taken';
};

it.each([
  ['somebody at two tables', [{ ...round, byes: [1] }], 'take-over/round-unsound'],
  [
    'somebody against themselves',
    [{ ...round, tables: [{ ...table, b: 0 }] }],
    'take-over/round-unsound',
  ],
  ['a player who is none', [{ ...round, byes: [7] }], 'take-over/round-unsound'],
  [
    'a table that is still open in a round before the last',
    [{ ...round, tables: [{ ...table, score: null }] }, round],
    'take-over/round-unsound',
  ],
  [
    'more games than a match has',
    [{ ...round, tables: [{ ...table, score: { a: 3, b: 0, drawn: 0 } }] }],
    'match/score-too-many-wins',
  ],
  [
    'more rounds than the event shall have',
    [round, round, round, round],
    'tournament/nothing-to-pair',
  ],
] as const)('refuses %s', (_, rounds, code) => {
  expect(codeOf({ ...two, rounds: rounds as unknown as ForeignEvent['rounds'] })).toBe(code);
});

it('refuses an event that somebody is in', () => {
  const { state } = outcomeOf(two, 3);
  expect(codeOf(two, state)).toBe('take-over/players-there');
});

it('leaves out a list that cannot be read, and names whose it is', () => {
  const players = [
    { name: 'Ada', dropped: false, deck: '3 No Such Card\n' },
    ...two.players.slice(1),
  ];
  const { foreign, notes } = readableDecks({ ...two, players }, emptyEvent(), games);
  expect(foreign.players[0]).toEqual({ name: 'Ada', dropped: false });
  expect(notes).toEqual([{ code: 'decks-unreadable', count: 1, names: ['Ada'] }]);
  expect(codeOf({ ...two, players })).toBe('take-over/deck-unreadable');
});

it.each([
  ['nothing', ''],
  ['no JSON', '{"tournament":'],
  ['a list of nothing', '[]'],
  ['depth', '['.repeat(100_000)],
  ['a prototype', '{"__proto__":{"tournament":{}}}'],
  ['a page of a site', '<!doctype html><title>Tournament</title>'],
  ['bytes of a picture', '\u0089PNG\r\n\u001a\n'.repeat(1_000)],
])('a file of %s is named, not taken', (_, text) => {
  const read = readForeignEvent({ files: [{ name: 'x', text }] }, 3);
  expect(read).toMatchObject({ ok: false, problems: [{ code: 'exchange/unknown-format' }] });
});

it('refuses an event of more players than it takes over', () => {
  const rows = Array.from(
    { length: 300 },
    (_, at) => `1,1,${at + 1},${2 * at},A${at},,2,${2 * at + 1},B${at},,0,0,True,True,,,`,
  );
  const header =
    'RoundNumber,PhaseId,TableNumber,Team1Id,Team1,Player1NameLastFirst,Team1WinsAndByes,Team2Id,Team2,' +
    'Player2NameLastFirst,Team2WinsAndByes,GameDraws,MatchesPublished,HasResult,ByeReason,AdminResultString,TimeExtensionMinutes';
  const text = [header, ...rows].join('\r\n');
  expect(readForeignEvent({ files: [{ name: 'm.csv', text }] }, 3)).toMatchObject({
    ok: false,
    problems: [{ code: 'exchange/wrong-shape', place: 'players' }],
  });
});
