import { html } from '#platform';
import { expect, it } from 'vitest';
import { emptyInformation, type EventView, type PairingsView, type QueryResult } from '#contracts';
import { countdownBoard, metagameBoard, nameTags, pairingsBoard } from './boards.js';
import { boardLanguages, wordsIn } from './board-words.js';

const side = (name: string) => ({ playerId: `id-${name}`, name, points: 3, record: '1-0' });
const row: PairingsView['tables'][number] = {
  matchId: 'match-1',
  table: 7,
  a: side('Ana'),
  b: side('<img src=x onerror=alert(1)>'),
  status: 'open',
  score: { a: 2, b: 1, drawn: 0 },
  report: null,
  dispute: null,
  extensionSeconds: 0,
  corrected: false,
  onScreen: false,
  reasons: [],
};
const pairings: PairingsView = {
  key: { phase: 0, round: 2, attempt: 1 },
  tables: [row],
  byes: [{ playerId: 'id-cleo', name: 'Cleo & "Co"', reasons: [] }],
  position: 1,
};
const roster = (...leaders: readonly (string | null)[]): QueryResult<'roster'> => ({
  players: leaders.map((leader, index) => ({
    playerId: ['id-Ana', 'b', 'c'][index] ?? 'd',
    name: 'x',
    status: 'playing',
    leader,
    base: leader === null ? null : 'Echo Base',
  })),
  position: 1,
});
const words = wordsIn('en');

it('writes names as texts, whatever stands in them', () => {
  const { html: written } = pairingsBoard({ phases: [] }, pairings, words);
  expect(written).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(written).toContain('Cleo &amp; &quot;Co&quot;');
  expect(written).not.toMatch(/<img|<script/);
  const bold = html`<b title="${'"><i>'}">${html`<i>1</i>`}</b>`;
  expect(bold.html).toBe('<b title="&quot;&gt;&lt;i&gt;"><i>1</i></b>');
});

it('calls a round of the top cut as players do, not by its number', () => {
  const phases: EventView['phases'] = [
    { kind: 'swiss', rounds: 3 },
    { kind: 'elimination', size: 4 },
  ];
  const titleOf = (phase: number, round: number) =>
    pairingsBoard({ phases }, { ...pairings, key: { phase, round, attempt: 1 } }, words).html;
  expect(titleOf(0, 3)).toContain('<h1>Round 3</h1>');
  expect(titleOf(1, 1)).toContain('<h1>Semifinals</h1>');
  expect(titleOf(1, 2)).toContain('<h1>Final</h1>');
});

it('tags the two at the table asked for, with what they play where that is public', () => {
  const tags = (table: number, ...leaders: readonly (string | null)[]) =>
    nameTags(pairings, roster(...leaders), { table, words, life: null }).html;
  expect(tags(7, 'Sabine Wren')).toMatch(/Ana[^]*Sabine Wren, Echo Base[^]*Table 7/);
  expect(tags(7, null)).not.toContain('Echo Base');
  expect(tags(8, 'Sabine Wren')).toContain(words.nothing);
});

it('counts leaders, and says nothing while they are not public', () => {
  expect(metagameBoard(roster('Sabine Wren', 'Chewbacca', 'Sabine Wren'), words, 1).html).toMatch(
    /<b>2<\/b><span>Sabine Wren<\/span><i>67 %/,
  );
  expect(metagameBoard(roster(null, null), words, 8).html).toContain(words.nothing);
});

it('counts down to the beginning, then to the end of the round, unless told until when', () => {
  const startsAt = '2026-12-05T09:00:00.000Z';
  const endsAt = '2026-12-05T10:00:00.000Z';
  const endOf = (status: EventView['status'], until: string | null = null): string | undefined => {
    const event = {
      ...{ name: 'Saturday', status, phases: [] },
      information: { ...emptyInformation('Europe/Madrid'), startsAt },
      rounds: [{ round: 1, state: 'running', endsAt, remainingSeconds: null }],
    } as unknown as EventView;
    return /data-ends-at="([^"]*)"/.exec(countdownBoard(event, words, until).html)?.[1];
  };
  expect(endOf('registration')).toBe(startsAt);
  expect(endOf('running')).toBe(endsAt);
  expect(endOf('running', '14:30')).toBe('14:30');
  expect(endOf('finished')).toBeUndefined();
});

it('says all its words in each language', () => {
  const said = boardLanguages.map((language) => Object.keys(wordsIn(language)));
  expect(new Set(said.map((names) => names.join())).size).toBe(1);
});
