import { commands } from '#contracts';
import { appendTo } from '#event-store';
import { defineCommand } from '../command/definition.js';
import { ownSeat } from '../context/game-seat.js';
import { answerOf } from '../table/move.js';
import { answeredEvents, loadTwinSuns, seedOfTwinSuns } from './twin-suns-game.js';

/** The sender's answer; bots that are asked next answer within the same command. */
export const PlayTwinSuns = defineCommand({
  name: 'PlayTwinSuns',
  payload: commands.PlayTwinSuns,
  grants: ['self'],
  load: loadTwinSuns,
  decide: async ({ move }, { game, seat }, { twinSunsSeeds, bot }) => {
    const { choice: seed, nonce } = await seedOfTwinSuns(game.state, twinSunsSeeds);
    const data = {
      move: { ...answerOf(move), seat: ownSeat({ seat }) },
      takenBack: move.takenBack ?? 0,
      seed,
      nonce,
    };
    return [appendTo(game, await answeredEvents(game.state, { type: 'PlayTwinSuns', data }, bot))];
  },
});
