import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { appendToPod, assertRunning } from './append-to-pod.js';
import { loadPod } from '../context/load-pod.js';

/** Marks the cards of the pack that are taken when the time is over. */
export const MarkCards = defineCommand({
  name: 'MarkCards',
  payload: commands.MarkCards,
  grants: ['self'],
  load: loadPod,
  decide: async ({ seat, round, cards }, context, services) => {
    assertRunning(context);
    const packs = await services.packs.of(context.pod.state);
    return appendToPod(
      context,
      { type: 'MarkCards', data: { seat, round, cards, packs } },
      services,
    );
  },
});
