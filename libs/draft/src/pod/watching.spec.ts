import { isRefusal } from '#aggregate';
import { expect, it } from 'vitest';
import { seatedPod } from '../../test/pods.js';
import { conductOf } from './conduct.js';
import type { PodState } from './state.js';
import { watchDelay } from './watching.js';

const pod = seatedPod({ conduct: conductOf({ watchDelayMinutes: 10 }) });
const tried = (state: PodState, hasKey = true, plays = false): string | number => {
  const answer = watchDelay(state, { hasKey, plays });
  return isRefusal(answer) ? answer.code : answer;
};

it('is watched late by whoever has the link and does not play, and by players once it is over', () => {
  expect(tried(pod)).toBe(600);
  expect(tried(pod, false)).toBe('draft/watch-key');
  expect(tried(pod, true, true)).toBe('draft/watched-by-player');
  expect(tried({ ...pod, status: 'completed' }, true, true)).toBe(600);
  expect(tried({ ...pod, status: 'dissolved' }, true, true)).toBe('draft/watched-by-player');
  expect(tried(seatedPod())).toBe('draft/not-watched');
  expect(tried({ ...pod, source: 'recorded' })).toBe('draft/not-watched');
});
