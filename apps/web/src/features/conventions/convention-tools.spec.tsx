import { expect, it } from 'vitest';
import type { ConventionView } from '#contracts';
import { weekendPlan } from '#contracts';
import { draw } from '../../testing/draw.js';
import { ConventionTools } from './convention-tools.js';

it('saves a plan under the name of its convention', async () => {
  const { stages } = weekendPlan({ players: 64, set: 'SOR' });
  const convention = {
    ...{ conventionId: 'c1', name: 'Köln: Winter, 2026', date: '2026-12-05', venue: '', stages },
  } as unknown as ConventionView;
  const markup = await draw(<ConventionTools convention={convention} />);
  expect(markup).toContain('download="Köln-Winter-2026.json"');
});
