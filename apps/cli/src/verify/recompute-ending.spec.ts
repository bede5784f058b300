import { expect, it } from 'vitest';
import { commitmentTo, readEverything } from '#event-store';
import { recomputeEnding } from './recompute-ending.js';
import { playSmallEvent, type SmallEvent } from './small-event.fixture.js';

const FINAL = 'm111';
const differences = async ({ store }: SmallEvent) =>
  recomputeEnding('e1', await readEverything(store));

it('finds champion and ranking of an honest event as recorded', async () => {
  expect(await differences(await playSmallEvent(2))).toEqual([]);
  expect(await differences(await playSmallEvent(0))).toEqual([]);
});

it('names the two winners of a final that was changed after the end', async () => {
  const event = await playSmallEvent(2);
  await event.correct(FINAL);
  expect(await differences(event)).toEqual([
    expect.stringMatching(/^champion: (\w+) is recorded, (?!\1)\w+ follows from the results$/),
    expect.stringMatching(/^final ranking: place 1 is recorded as /),
  ]);
});

it('takes a final for right that was changed in a reopened event, with the end that followed', async () => {
  const event = await playSmallEvent(2);
  const next = { choice: 'another s3cret', nonce: 'n' };
  await event.tournament('ReopenEvent', {
    reason: 'The final was entered the wrong way round',
    seedCommitment: commitmentTo(next),
  });
  await event.correct(FINAL);
  await event.finish(next);
  expect(await differences(event)).toEqual([]);
});
