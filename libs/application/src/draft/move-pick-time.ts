import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { judges } from '../rights/grants.js';
import { appendToPod } from './append-to-pod.js';
import { loadPod } from '../context/load-pod.js';
import { running } from '../rights/lifecycles.js';

/** Gives a drafter more or less time for the current pick. */
export const MovePickTime = defineCommand({
  name: 'MovePickTime',
  payload: commands.MovePickTime,
  grants: judges,
  token: 'play',
  during: running,
  load: loadPod,
  decide: async ({ seat, round, pick, seconds }, context, services) => {
    const packs = await services.packs.of(context.pod.state);
    return appendToPod(
      context,
      { type: 'MovePickTime', data: { seat, round, pick, seconds, packs } },
      services,
    );
  },
});
