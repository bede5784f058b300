import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { judges } from '../rights/grants.js';
import { appendToPod } from './append-to-pod.js';
import { loadPod } from '../context/load-pod.js';
import { running } from '../rights/lifecycles.js';

/** Stops the clocks of the pod. */
export const PausePod = defineCommand({
  name: 'PausePod',
  payload: commands.PausePod,
  grants: judges,
  token: 'play',
  during: running,
  load: loadPod,
  decide: ({ reason }, context, services) =>
    appendToPod(context, { type: 'PausePod', data: { reason } }, services),
});
