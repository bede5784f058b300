import { commands } from '#contracts';
import { appendTo } from '#event-store';
import { defineCommand } from '../command/definition.js';
import { ownSeat } from '../context/game-seat.js';
import { answerOf } from '../table/move.js';
import { answeredEvents, loadTwinSuns, runningTwinSuns } from './twin-suns-game.js';
import { ofNoEvent } from '../rights/lifecycles.js';

/** The sender's answer; bots that are asked next answer within the same command. */
export const PlayTwinSuns = defineCommand({
  name: 'PlayTwinSuns',
  payload: commands.PlayTwinSuns,
  grants: ['self'],
  token: 'play',
  during: ofNoEvent,
  load: loadTwinSuns,
  decide: async ({ move }, { game, seat }, { bot, ...services }) => {
    const data = {
      move: { ...answerOf(move), seat: ownSeat({ seat }) },
      takenBack: move.takenBack ?? 0,
      ...(await runningTwinSuns(game, services)),
    };
    return [appendTo(game, await answeredEvents(game.state, { type: 'PlayTwinSuns', data }, bot))];
  },
});
