import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { judges } from '../rights/grants.js';
import { appendToPod } from './append-to-pod.js';
import { loadPod } from '../context/load-pod.js';
import { running } from '../rights/lifecycles.js';

/** Physical boosters: calls the next pick for everybody. */
export const CallPick = defineCommand({
  name: 'CallPick',
  payload: commands.CallPick,
  grants: judges,
  token: 'play',
  during: running,
  load: loadPod,
  decide: ({ round, pick }, context, services) =>
    appendToPod(context, { type: 'CallPick', data: { round, pick, by: 'caller' } }, services),
});
