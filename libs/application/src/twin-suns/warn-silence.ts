import { commands } from '#contracts';
import { appendTo } from '#event-store';
import { defineCommand } from '../command/definition.js';
import { ownSeat } from '../context/game-seat.js';
import { lastHappened } from '../context/last-happened.js';
import { loadTwinSuns, runningTwinSuns, twinSunsEvents } from './twin-suns-game.js';
import { ofNoEvent } from '../rights/lifecycles.js';

/** Facts after which a question waits anew. */
const moves: ReadonlySet<string> = new Set([
  'TwinSunsDealt',
  'TwinSunsMovesPlayed',
  'TwinSunsRewound',
]);

/** A player says that they wait for the one who is asked. */
export const WarnTwinSunsSilence = defineCommand({
  name: 'WarnTwinSunsSilence',
  payload: commands.WarnTwinSunsSilence,
  grants: ['self'],
  token: 'play',
  during: ofNoEvent,
  load: loadTwinSuns,
  decide: async ({ at, takenBack }, { game, seat, meta }, services) => {
    const by = ownSeat({ seat });
    const movedAt = await lastHappened(services.store, game, moves);
    const { nonce: _nonce, ...running } = await runningTwinSuns(game, services);
    const data = { by, at, takenBack, ...running, now: meta.at, ...(movedAt && { movedAt }) };
    return [appendTo(game, twinSunsEvents(game.state, { type: 'WarnTwinSunsSilence', data }))];
  },
});
