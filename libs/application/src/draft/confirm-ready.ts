import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { appendToPod } from './append-to-pod.js';
import { loadPod } from '../context/load-pod.js';
import { running } from '../rights/lifecycles.js';

/** A drafter confirms that they are there. */
export const ConfirmReady = defineCommand({
  name: 'ConfirmReady',
  payload: commands.ConfirmReady,
  grants: ['self'],
  token: 'play',
  during: running,
  load: loadPod,
  decide: ({ seat }, context, services) =>
    appendToPod(context, { type: 'ConfirmReady', data: { seat } }, services),
});
