import type { StandingRow } from '#contracts';
import { expect, it } from 'vitest';
import { draw } from '../../testing/draw.js';
import { StandingsTable } from './standings-table.js';

it('draws a line below the last place that reaches the top cut', async () => {
  const rows = ['Ana', 'Ben', 'Cleo'].map((name, index) => ({
    ...{ playerId: name, name, rank: index + 1, swissRank: index + 1, points: 3 },
    ...{ record: '1-0-0', tiebreaks: {}, dropped: false },
  })) as unknown as readonly StandingRow[];
  const table = await draw(<StandingsTable rows={rows} mine={null} columns={[]} cut={2} />);
  expect(table.match(/<tr class="cv-after-cut">.*?<\/tr>/s)?.[0]).toContain('Ben');
  expect(table.match(/cv-after-cut/g)).toHaveLength(1);
});
