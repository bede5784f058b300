import { expect, it } from 'vitest';
import type { LoadStream } from '#event-store';
import { Aggregates } from './aggregates.js';

const bundles = ['sha256:a'];

const load: LoadStream = async ({ initialState }, streamId) => ({
  streamId,
  state: { ...(initialState as object), bundles } as never,
  version: 1,
  position: 1,
  hash: undefined,
});

it('looks for the cards of an event or a pod by a plan, too', async () => {
  const reached: (readonly string[])[] = [];
  const aggregates = new Aggregates(
    {
      load: () => expect.unreachable(),
      remembered: ({ initialState: state }, streamId) => ({
        streamId,
        state,
        version: 0,
        position: 0,
        hash: undefined,
      }),
    },
    { reach: async (digests) => void reached.push(digests) },
  );
  const byPlan = aggregates.seenBy(load);

  await byPlan.tournament('e');
  await byPlan.pod('p');

  expect(reached).toEqual([bundles, bundles]);
});
