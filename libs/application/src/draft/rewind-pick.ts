import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { judges } from '../rights/grants.js';
import { appendToPod } from './append-to-pod.js';
import { loadPod } from '../context/load-pod.js';
import { running } from '../rights/lifecycles.js';

/**
 * Staff take back the last pick of a seat, until the neighbour has picked from the pack that was
 * passed on.
 */
export const RewindPick = defineCommand({
  name: 'RewindPick',
  payload: commands.RewindPick,
  grants: judges,
  token: 'play',
  during: running,
  load: loadPod,
  decide: ({ seat, round, pick, reason }, context, services) =>
    appendToPod(context, { type: 'RewindPick', data: { seat, round, pick, reason } }, services),
});
