import { expect, it } from 'vitest';
import type { SeasonView } from '#contracts';
import { draw, wordsOf } from '../../testing/draw.js';
import { SeasonTools } from './season-tools.js';

const season = {
  ...{ seasonId: 's1', name: 'League', events: [], rows: [], declined: [], ratings: [] },
  invitations: [{ person: 'p1', name: 'Ana' }],
} as unknown as SeasonView;

it('names what it means to decline above those who are invited', async () => {
  const words = wordsOf(await draw(<SeasonTools season={season} />));
  expect(words).toMatch(/Who declines an invitation.*Ana/);
  const nobody = { ...season, invitations: [] } as SeasonView;
  expect(wordsOf(await draw(<SeasonTools season={nobody} />))).not.toContain(
    'Who declines an invitation',
  );
});
