import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { judges } from '../rights/grants.js';
import { appendToPod } from './append-to-pod.js';
import { loadPod } from '../context/load-pod.js';
import { running } from '../rights/lifecycles.js';

/** Takes back all picks from the named one on. */
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
