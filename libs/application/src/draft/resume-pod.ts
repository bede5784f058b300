import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { judges } from '../rights/grants.js';
import { actOnPod } from './append-to-pod.js';
import { loadPod } from '../context/load-pod.js';
import { running } from '../rights/lifecycles.js';

/** Restarts the clocks of the pod. */
export const ResumePod = defineCommand({
  name: 'ResumePod',
  payload: commands.ResumePod,
  grants: judges,
  token: 'play',
  during: running,
  load: loadPod,
  decide: actOnPod('ResumePod'),
});
