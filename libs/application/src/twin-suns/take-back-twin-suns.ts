import { commands } from '#contracts';
import { appendTo } from '#event-store';
import { defineCommand } from '../command/definition.js';
import { ownSeat } from '../context/game-seat.js';
import { loadTwinSuns, runningTwinSuns, twinSunsEvents } from './twin-suns-game.js';
import { ofNoEvent } from '../rights/lifecycles.js';

/** Back to the sender's own last choice. */
export const TakeBackTwinSuns = defineCommand({
  name: 'TakeBackTwinSuns',
  payload: commands.TakeBackTwinSuns,
  grants: ['self'],
  token: 'play',
  during: ofNoEvent,
  load: loadTwinSuns,
  decide: async ({ at, takenBack }, { game, seat }, services) => {
    const { nonce: _nonce, ...running } = await runningTwinSuns(game, services);
    const data = { by: ownSeat({ seat }), at, takenBack, ...running };
    return [appendTo(game, twinSunsEvents(game.state, { type: 'TakeBackTwinSuns', data }))];
  },
});
