import { expect, it } from 'vitest';
import type { EventView, StandingsView } from '#contracts';
import { draw, wordsOf } from '../../testing/draw.js';
import { PrizesSheet, StandingsSheet } from './player-lists.js';

const rows = ['Ana', 'Ben', 'Cleo'].map((name, index) => ({
  ...{ playerId: name, name, rank: index + 1, swissRank: index + 1, points: 3, record: '1-0-0' },
  ...{ tiebreaks: {}, dropped: false },
})) as unknown as StandingsView['rows'];
const event = {
  ...{ eventId: 'e1', name: 'Saturday', date: '2026-11-21', venue: '', rounds: [] },
  ...{ play: { columns: [] }, phases: [{ kind: 'swiss' }, { kind: 'elimination', size: 2 }] },
} as unknown as EventView;

it('lists who gets a prize by place, to be written in and ticked', async () => {
  const words = wordsOf(await draw(<PrizesSheet event={event} rows={rows} />));
  expect(words).toContain('Prizes by place');
  expect(words).toContain('1 Ana 2 Ben 3 Cleo');
  expect(words).toContain('Handed out');
});

it('draws the line of the cut in the standings on paper', async () => {
  const sheet = <StandingsSheet event={event} rows={rows} afterRound={1} order="swiss" />;
  const markup = await draw(sheet);
  expect(markup.match(/<tr class="cut">.*?<\/tr>/)?.[0]).toContain('Ben');
  expect(markup.match(/class="cut"/g)).toHaveLength(1);
});
