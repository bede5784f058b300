import { describe, expect, it } from 'vitest';
import type { PairingsView } from '#contracts';
import { wordsFor } from '../words/in-language.js';
import { type EventFacts, inPages, postsDue } from './posts-due.js';

const side = (playerId: string, name: string) => ({ playerId, name, points: 0, record: '0-0' });
const table = (number: number, changes: object = {}) => ({
  matchId: `match-${number}`,
  table: number,
  a: side(`ana-${number}`, 'Ana_*'),
  b: side(`ben-${number}`, '@everyone'),
  status: 'open',
  score: null,
  report: null,
  ...changes,
});
const factsOf = (tables: readonly object[]): EventFacts =>
  ({
    event: {
      eventId: 'saturday',
      name: 'Saturday',
      phases: [{ kind: 'swiss', rounds: 3 }],
      announcements: [],
      rounds: [],
      champion: null,
    },
    rounds: [
      { key: { phase: 0, round: 1, attempt: 1 }, tables, byes: [] } as unknown as PairingsView,
    ],
    standings: [],
    places: null,
  }) as unknown as EventFacts;
const telling = {
  words: wordsFor('en'),
  language: 'en',
  publicUrl: 'https://conclave.example.org',
  holder: (playerId: string) => (playerId.startsWith('ana') ? '600' : null),
};

describe('posts of a round', () => {
  it('fit into messages, however many tables there are', () => {
    const tables = Array.from({ length: 256 }, (_, n) => table(n + 1));
    const posts = postsDue(factsOf(tables), telling);
    const pages = posts.filter(({ key }) => key.startsWith('pairings:'));
    expect(pages.length).toBeGreaterThan(3);
    expect(posts.every(({ text }) => text.length <= 2_000)).toBe(true);
    expect(pages.flatMap(({ text }) => text.split('\n'))).toHaveLength(257);
    expect(new Set(posts.map(({ key }) => key)).size).toBe(posts.length);
  });

  it('call who is known, and let no name call or format', () => {
    const [, post] = postsDue(factsOf([table(1)]), telling);
    expect(post).toMatchObject({
      text: 'Round 1, **table 1**: <@600> – \\@everyone',
      calls: ['600'],
      buttons: [],
    });
  });

  it('show a report with its buttons, and then the result without', () => {
    const report = { by: 'b', score: { a: 1, b: 2, drawn: 0 }, confirmBy: null };
    const [, reported] = postsDue(factsOf([table(1, { status: 'reported', report })]), telling);
    expect(reported?.text).toContain('\\@everyone reports: Ana\\_\\* 1–2 \\@everyone');
    expect(reported?.buttons?.map(({ id }) => id)).toEqual([
      'confirm:match-1:1-2-0',
      'dispute:match-1',
    ]);
    const score = { a: 1, b: 2, drawn: 0 };
    const [, over] = postsDue(factsOf([table(1, { status: 'completed', score })]), telling);
    expect(over?.text).toContain('Result: Ana\\_\\* 1–2 \\@everyone');
    expect(over?.buttons).toEqual([]);
  });

  it('keep lines whole', () => {
    expect(inPages(['a'.repeat(1_899), 'b', 'c'])).toEqual(['a'.repeat(1_899), 'b\nc']);
  });
});
