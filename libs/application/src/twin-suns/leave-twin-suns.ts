import { commands } from '#contracts';
import { appendTo } from '#event-store';
import { defineCommand } from '../command/definition.js';
import { ownSeat } from '../context/game-seat.js';
import { loadTwinSuns, twinSunsEvents } from './twin-suns-game.js';
import { ofNoEvent } from '../rights/lifecycles.js';

/** Gives the own seat free again before the deal; the host cancels the table by it. */
export const LeaveTwinSuns = defineCommand({
  name: 'LeaveTwinSuns',
  payload: commands.LeaveTwinSuns,
  grants: ['self'],
  token: 'play',
  during: ofNoEvent,
  load: loadTwinSuns,
  decide: (_payload, { game, seat }) => {
    const data = { by: ownSeat({ seat }) };
    return [appendTo(game, twinSunsEvents(game.state, { type: 'LeaveTwinSuns', data }))];
  },
});
