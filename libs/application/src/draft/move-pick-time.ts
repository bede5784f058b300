import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { judges } from '../rights/grants.js';
import { appendToPod, assertRunning } from './append-to-pod.js';
import { loadPod } from '../context/load-pod.js';

/** Gives a drafter more or less time for the pick at hand. */
export const MovePickTime = defineCommand({
  name: 'MovePickTime',
  payload: commands.MovePickTime,
  grants: judges,
  token: 'play',
  load: loadPod,
  decide: async ({ seat, round, pick, seconds }, context, services) => {
    assertRunning(context);
    const packs = await services.packs.of(context.pod.state);
    return appendToPod(
      context,
      { type: 'MovePickTime', data: { seat, round, pick, seconds, packs } },
      services,
    );
  },
});
