import { expect, it } from 'vitest';
import { offerTo, packsOf, podDecider, type PodCommand, type PodState } from '#draft';
import type { CommandServices } from '../command/services.js';
import type { PodContext } from '../context/pod-context.js';
import { appendToPod } from './append-to-pod.js';

const time = (seconds: number): string =>
  new Date(Date.UTC(2026, 10, 22, 10) + seconds * 1_000).toISOString();
const packs = packsOf({ set: 'SOR' }, 2, 'credited');

const seated = (): PodState => {
  const data = {
    eventId: 'e1',
    podId: 'd1',
    draft: 1,
    number: 1,
    set: 'SOR',
    source: 'generated',
    seats: ['ana', 'bob'],
    clock: {
      leaders: [{ from: 1, seconds: 15 }],
      cards: [{ from: 1, seconds: 15 }],
      reviewSeconds: 0,
    },
    seedCommitment: 'c',
  };
  const command = { type: 'SeatPod', data, actor: 'x', at: time(0) } as unknown as PodCommand;
  const decision = podDecider.decide(command, podDecider.initialState);
  if ('kind' in decision) throw new Error(decision.code);
  return decision.reduce(podDecider.evolve, podDecider.initialState);
};

it('takes a pick after its time where the system was away meanwhile, and says so in the stream', async () => {
  const state = seated();
  const context = {
    event: { state: { status: 'running' } },
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
  await expect(pick([])).rejects.toMatchObject({ code: 'draft/too-late' });
  const [append] = await pick([{ from: time(5), to: time(45) }]);
  expect(append?.events.map(({ type }) => type)).toEqual(['OutageCredited', 'PickMade']);
});
