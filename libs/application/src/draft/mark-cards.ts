import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { actOnPack } from './append-to-pod.js';
import { loadPod } from '../context/load-pod.js';
import { running } from '../rights/lifecycles.js';

/** Marks the cards of the pack that are taken if the drafter's time runs out. */
export const MarkCards = defineCommand({
  name: 'MarkCards',
  payload: commands.MarkCards,
  grants: ['self'],
  token: 'play',
  during: running,
  load: loadPod,
  decide: actOnPack(({ seat, round, cards }, packs) => ({
    type: 'MarkCards',
    data: { seat, round, cards, packs },
  })),
});
