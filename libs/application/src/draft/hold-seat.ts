import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { judges } from '../rights/grants.js';
import { appendToPod } from './append-to-pod.js';
import { loadPod } from '../context/load-pod.js';
import { running } from '../rights/lifecycles.js';

/** Gives a seat to a bot, or back to its player. */
export const HoldSeat = defineCommand({
  name: 'HoldSeat',
  payload: commands.HoldSeat,
  grants: [...judges, 'self'],
  token: 'play',
  during: running,
  load: loadPod,
  decide: ({ seat, holder }, context, services) =>
    appendToPod(
      context,
      {
        type: 'HoldSeat',
        data: { seat, holder, playerId: context.pod.state.seats[seat]?.playerId ?? '' },
      },
      services,
    ),
});
