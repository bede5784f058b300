import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { sevenPlayers } from '../../libs/exchange/src/seven-players.fixture.js';
import { standingsAfter } from './made-event.js';
import { byName, emptyEvent, preview, readingOf, outcomeOf } from './taken.js';

const folder = path.resolve('../shared/exchange/samples');
const there = existsSync(folder);
if (!there) console.log('samples of other programs: skipped, their folder is not here');

const files = (...names: readonly string[]) =>
  names.map((name) => ({ name, text: readFileSync(path.join(folder, name), 'utf8') }));

const downloads = ['melee-matches.csv', 'melee-standings.csv'];
const answers = [
  'melee-api-matches.json',
  'melee-api-players.json',
  'melee-api-standings.json',
  'melee-api-tournament.json',
  'melee-api-decklist.json',
];
const limitless = ['limitless-pairings.json', 'limitless-standings.json', 'limitless-details.json'];

describe.skipIf(!there)('the sample event of other programs', () => {
  it.each([
    ['the downloads of Melee', downloads, (of: number) => `P00${of} Handle${of}`],
    ['the answers of Melee', answers, (of: number) => `P00${of} Handle${of}`],
    ['the answers of Limitless', limitless, (of: number) => `P00${of}`],
  ] as const)('%s: stands as it stood at every round', (_, names, nameOf) => {
    const record = sevenPlayers(nameOf);
    const knowsGames = names !== limitless;
    for (const round of [1, 2, 3]) {
      const { standings } = outcomeOf(readingOf(files(...names), round).event, 4);
      const rows = byName(standings);
      const wanted = byName(standingsAfter(record, round));
      const figuresOf = (row: (typeof rows)[number]) =>
        knowsGames ? row : { name: row.name.split(' ')[0], points: row.points, omw: row.omw };
      expect(rows.map(figuresOf)).toEqual(wanted.map(figuresOf));
    }
  });

  it.each([
    ['downloads', downloads],
    ['answers', answers],
  ] as const)(
    'the %s of Melee: every figure of its standings is ours, to the digit',
    (_, names) => {
      const { differences, equal } = preview(readingOf(files(...names)), 4);
      expect(differences).toEqual([]);
      expect(equal).toBe(7 * 4);
    },
  );

  it.each([
    ['Melee', downloads],
    ['Limitless', limitless],
  ] as const)('of %s: the next round is paired without anybody meeting again', (_, names) => {
    for (const round of [1, 2])
      expect(preview(readingOf(files(...names), round), 4).rematches).toBe(0);
  });

  it('says what cannot be known', () => {
    const codes = (...names: readonly string[]) =>
      readingOf(files(...names)).notes.map(({ code }) => code);
    expect(codes(...downloads)).toEqual(['drops-assumed', 'decks-missing']);
    expect(codes(...answers)).toEqual(['decks-missing']);
    expect(codes(...limitless)).toEqual(['games-unknown', 'cut-left', 'decks-missing']);
  });

  it('of TopDeck at tables of three and four: who won is first', () => {
    const read = readingOf(files('topdeck-tournament.json'), 1);
    const { state } = outcomeOf(read.event, 2, emptyEvent('twin-suns'));
    const [round] = state.rounds;
    expect(round?.completed).toBe(true);
    const first = round?.multiplayer?.map(({ places }) =>
      places
        ?.filter(({ place }) => place === 1)
        .map(({ playerId }) => state.players.get(playerId)?.name),
    );
    expect(first).toEqual([['P001'], ['P002']]);
    expect(read.notes.map(({ code }) => code)).toContain('places-unknown');
  });

  it.each([
    'melee-deck.txt',
    'event.ics',
    'players-tabs.tsv',
    'carde-standings.csv',
    'problem.json',
  ])('%s is no event to be taken over', (name) => {
    expect(() => readingOf(files(name))).toThrow('exchange/unknown-format');
  });
});
