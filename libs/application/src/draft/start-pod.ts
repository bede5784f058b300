import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { judges } from '../rights/grants.js';
import { appendToPod } from './append-to-pod.js';
import { loadPod } from '../context/load-pod.js';

/** Begins the pod although not everybody is there. */
export const StartPod = defineCommand({
  name: 'StartPod',
  payload: commands.StartPod,
  grants: judges,
  load: loadPod,
  decide: (_payload, context, services) =>
    appendToPod(context, { type: 'StartPod', data: {} }, services),
});
