import type { EventView, MySeat, TableRow } from '#contracts';
import { describe, expect, it } from 'vitest';
import { draw, wordsOf } from '../../testing/draw.js';
import { TableNewsElsewhere } from './table-news.js';

const event = (state: EventView['rounds'][number]['state']) =>
  ({
    eventId: 'e1',
    phases: [{ kind: 'swiss', rounds: 3 }],
    rounds: [{ phase: 0, round: 2, state }],
  }) as unknown as EventView;
const open = {
  matchId: 'm2',
  table: 4,
  status: 'open',
  a: { playerId: 'p1', name: 'Ana' },
  b: { playerId: 'p2', name: 'Bo' },
} as TableRow;

const news = (at: string, current: TableRow | null = open, of = event('paired')) => {
  const seat = { playerId: 'p1', current } as MySeat;
  return draw(<TableNewsElsewhere event={of} />, {
    at,
    answers: [[['mySeat', 'e1', { eventId: 'e1' }], { seat }]],
  }).then(wordsOf);
};

describe('the news that a table waits', () => {
  it('reaches whoever builds a deck or looks at something else', async () => {
    const words = 'Round 2: table 4, Bo';
    for (const page of ['pool', 'pods/p1', 'standings', 'trio'])
      expect(await news(`/e/e1/${page}`)).toContain(words);
  });

  it('ends once the round is under way, except where decks are built and drafted', async () => {
    expect(await news('/e/e1/standings', open, event('running'))).toBe('');
    expect(await news('/e/e1/pool', open, event('running'))).toContain('table 4');
  });

  it('is not told on the page of the seat, nor of a table that is settled', async () => {
    expect(await news('/e/e1')).toBe('');
    expect(await news('/e/e1/pool', { ...open, status: 'completed' })).toBe('');
    expect(await news('/e/e1/pool', null)).toBe('');
  });
});
