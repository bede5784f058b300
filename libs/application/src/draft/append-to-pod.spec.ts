import { expect, it } from 'vitest';
import { offerTo, packsOf } from '#draft';
import { seatedPod, secondsEach, time } from '../../../draft/test/pods.js';
import type { CommandServices } from '../command/services.js';
import type { PodContext } from '../context/pod-context.js';
import { appendToPod } from './append-to-pod.js';

const packs = packsOf({ set: 'SOR' }, 2, 'credited');

it('takes a pick after its time where the system was away meanwhile, and says so in the stream', async () => {
  const state = seatedPod({ seats: ['ana', 'bob'], clock: secondsEach(15) });
  const context = {
    tournament: { state: { status: 'running' } },
    pod: { streamId: 'pod-d1', version: 2, hash: 'h', position: 2, state },
    meta: { actor: 'guest:ana', at: time(50) },
  } as unknown as PodContext;
  const pick = (outages: CommandServices['openHours']['outages']) =>
    appendToPod(
      context,
      {
        type: 'PickCard',
        data: {
          seat: 0,
          round: 0,
          pick: 1,
          card: offerTo(state, packs, 0)?.cards[0] ?? '',
          by: 'player',
          packs,
        },
      },
      { packs: { of: () => Promise.resolve(packs) } as never, openHours: { outages } },
    );
  expect(await pick([])).toMatchObject({ kind: 'refused', code: 'draft/too-late' });
  expect(await pick([{ from: time(5), to: time(45) }])).toMatchObject([
    { events: [{ type: 'OutageCredited' }, { type: 'PickMade' }] },
  ]);
});
