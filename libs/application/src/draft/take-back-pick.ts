import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { actOnPack } from './append-to-pod.js';
import { loadPod } from '../context/load-pod.js';
import { running } from '../rights/lifecycles.js';

/** Takes back the last pick, until the next drafter has seen the pack. */
export const TakeBackPick = defineCommand({
  name: 'TakeBackPick',
  payload: commands.TakeBackPick,
  grants: ['self'],
  token: 'play',
  during: running,
  load: loadPod,
  decide: actOnPack(({ seat, round, pick }, packs) => ({
    type: 'TakeBackPick',
    data: { seat, round, pick, packs },
  })),
});
