import { afterEach, beforeEach } from 'vitest';

/**
 * Tests of one story follow each other: once one has failed,
 * the rest would only fail after it, so they are skipped.
 */
export function tellAsStory(onFailure: () => Promise<void>): void {
  let broken = false;
  beforeEach((test) => {
    if (broken) test.skip('an earlier part of this story failed');
  });
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail' || broken) return;
    broken = true;
    await onFailure();
  });
}
