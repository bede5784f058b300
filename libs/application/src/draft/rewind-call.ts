import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { judges } from '../rights/grants.js';
import { appendToPod } from './append-to-pod.js';
import { loadPod } from '../context/load-pod.js';
import { running } from '../rights/lifecycles.js';

/**
 * Physical boosters: takes back the last call, which came too early; its round and pick name it.
 */
export const RewindCall = defineCommand({
  name: 'RewindCall',
  payload: commands.RewindCall,
  grants: judges,
  token: 'play',
  during: running,
  load: loadPod,
  decide: ({ round, pick, reason }, context, services) =>
    appendToPod(context, { type: 'RewindCall', data: { round, pick, reason } }, services),
});
