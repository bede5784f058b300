import { expect, it } from 'vitest';
import { ApiFailure } from '../../api/http.js';
import { draw, wordsOf } from '../../testing/draw.js';
import { PlanFailure } from './plan-failure.js';

it('says in a sentence which tournament of a plan does not work, and why', async () => {
  const problem = { problem: 'points-unreachable', from: 'Saturday', least: 15, most: 9 };
  const refused = new ApiFailure(409, 'convention/plan-wrong', { stage: 'Sunday', ...problem });
  expect(wordsOf(await draw(<PlanFailure error={refused} />))).toContain(
    'The plan does not work for Sunday. Nobody can reach 15 points in Saturday: 9 at most.',
  );
});
