import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { appendToPod, assertRunning } from './append-to-pod.js';
import { loadPod } from '../context/load-pod.js';

/** Takes the last pick back, until the next drafter has seen the pack. */
export const TakeBackPick = defineCommand({
  name: 'TakeBackPick',
  payload: commands.TakeBackPick,
  grants: ['self'],
  load: loadPod,
  decide: async ({ seat, round, pick }, context, services) => {
    assertRunning(context);
    const packs = await services.packs.of(context.pod.state);
    return appendToPod(
      context,
      { type: 'TakeBackPick', data: { seat, round, pick, packs } },
      services,
    );
  },
});
