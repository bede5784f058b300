import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { actOnPack } from './append-to-pod.js';
import { loadPod } from '../context/load-pod.js';
import { running } from '../rights/lifecycles.js';

/** Takes a card from the pack in hand. */
export const PickCard = defineCommand({
  name: 'PickCard',
  payload: commands.PickCard,
  grants: ['self'],
  token: 'play',
  during: running,
  receipt: ['PickMade'],
  load: loadPod,
  decide: actOnPack(({ seat, round, pick, card }, packs) => ({
    type: 'PickCard',
    data: { seat, round, pick, card, by: 'player', packs },
  })),
});
