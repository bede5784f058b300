import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { judges } from '../rights/grants.js';
import { actOnPod } from './append-to-pod.js';
import { loadPod } from '../context/load-pod.js';
import { running } from '../rights/lifecycles.js';

/** Starts the pod although not everybody is there. */
export const StartPod = defineCommand({
  name: 'StartPod',
  payload: commands.StartPod,
  grants: judges,
  token: 'play',
  during: running,
  load: loadPod,
  decide: actOnPod('StartPod'),
});
