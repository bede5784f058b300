import { joinDecisions } from '../command/decision.js';
import { isRefusal } from '#aggregate';
import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { judges } from '../rights/grants.js';
import { appendToTournament } from '../context/tournament-context.js';
import { appendToPod } from './append-to-pod.js';
import { loadPod } from '../context/load-pod.js';
import { running } from '../rights/lifecycles.js';

/**
 * Another player takes over a seat and everything drafted there. The tournament records who sits in
 * its pods, because rounds are paired by it.
 */
export const ReplaceDrafter = defineCommand({
  name: 'ReplaceDrafter',
  payload: commands.ReplaceDrafter,
  grants: judges,
  token: 'play',
  during: running,
  load: loadPod,
  decide: async ({ podId, seat, playerId }, context, services) => {
    const held = await appendToPod(
      context,
      { type: 'HoldSeat', data: { seat, holder: 'player', playerId } },
      services,
    );
    if (isRefusal(held) || held.length === 0) return held;
    return joinDecisions(
      appendToTournament(context, { type: 'ReplaceDrafter', data: { podId, seat, playerId } }),
      held,
    );
  },
});
