import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { appendToPod, assertRunning } from './append-to-pod.js';
import { loadPod } from '../context/load-pod.js';

/** Takes a card from the pack at hand. */
export const PickCard = defineCommand({
  name: 'PickCard',
  payload: commands.PickCard,
  grants: ['self'],
  load: loadPod,
  decide: async ({ seat, round, pick, card }, context, services) => {
    assertRunning(context);
    const packs = await services.packs.of(context.pod.state);
    return appendToPod(
      context,
      { type: 'PickCard', data: { seat, round, pick, card, by: 'player', packs } },
      services,
    );
  },
});
