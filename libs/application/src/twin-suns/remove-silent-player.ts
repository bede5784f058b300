import { commands } from '#contracts';
import { appendTo } from '#event-store';
import { defineCommand } from '../command/definition.js';
import { ownSeat } from '../context/game-seat.js';
import { answeredEvents, loadTwinSuns, runningTwinSuns } from './twin-suns-game.js';
import { ofNoEvent } from '../rights/lifecycles.js';

/** The others go on without a player who was warned and did not answer. */
export const RemoveSilentPlayer = defineCommand({
  name: 'RemoveSilentPlayer',
  payload: commands.RemoveSilentPlayer,
  grants: ['self'],
  token: 'play',
  during: ofNoEvent,
  load: loadTwinSuns,
  decide: async (_payload, { game, seat, meta }, { bot, ...services }) => {
    const running = await runningTwinSuns(game, services);
    const data = { by: ownSeat({ seat }), ...running, now: meta.at };
    const command = { type: 'RemoveSilentPlayer', data } as const;
    return [appendTo(game, await answeredEvents(game.state, command, bot))];
  },
});
