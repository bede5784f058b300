import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { judges } from '../rights/grants.js';
import { actOnPod } from './append-to-pod.js';
import { loadPod } from '../context/load-pod.js';
import { running } from '../rights/lifecycles.js';

/** Ends the time to look at leaders or drafted cards early. */
export const OpenPacks = defineCommand({
  name: 'OpenPacks',
  payload: commands.OpenPacks,
  grants: judges,
  token: 'play',
  during: running,
  load: loadPod,
  decide: actOnPod('OpenPacks'),
});
