import { commands } from '#contracts';
import { appendTo } from '#event-store';
import { defineCommand } from '../command/definition.js';
import { loadTwinSuns, ownSeat, seedOfTwinSuns, twinSunsEvents } from './twin-suns-game.js';

/** Facts after which a question waits anew. */
const moves: ReadonlySet<string> = new Set([
  'TwinSunsDealt',
  'TwinSunsMovesPlayed',
  'TwinSunsRewound',
]);
/** Nothing but a warning and a removal can lie between the last of them and now. */
const LOOK_BACK = 3;

/** A player says that they wait for the one who is asked. */
export const WarnTwinSunsSilence = defineCommand({
  name: 'WarnTwinSunsSilence',
  payload: commands.WarnTwinSunsSilence,
  grants: ['self'],
  load: loadTwinSuns,
  decide: async ({ at, takenBack }, { game, seat, meta }, { twinSunsSeeds, store }) => {
    const by = ownSeat({ seat });
    const latest = await store.readStream(game.streamId, {
      fromVersion: Math.max(1, game.version - LOOK_BACK),
    });
    const movedAt = latest.findLast(({ type }) => moves.has(type))?.meta.at;
    const { choice: seed } = await seedOfTwinSuns(game.state, twinSunsSeeds);
    const data = { by, at, takenBack, seed, now: meta.at, ...(movedAt && { movedAt }) };
    return [appendTo(game, twinSunsEvents(game.state, { type: 'WarnTwinSunsSilence', data }))];
  },
});
