import { commands } from '#contracts';
import { newStream } from '#event-store';
import { twinSunsDecider } from '#match';
import { deriveId } from '#platform';
import { defineCommand } from '../command/definition.js';
import { loadNothing } from '../context/personal-context.js';
import { legalTwinSunsDeckOf } from '../practice/practice-deck.js';
import { twinSunsEvents, twinSunsPlayerId } from './twin-suns-game.js';

/** A link may lie in somebody's messages for a day. */
const openFor = 24 * 60 * 60_000;

/** Opens a table for three or four people. */
export const OpenTwinSuns = defineCommand({
  name: 'OpenTwinSuns',
  payload: commands.OpenTwinSuns,
  grants: ['anyone'],
  visitorPass: true,
  load: loadNothing,
  decide: ({ seats, deck, name }, { meta: { actor, at, commandId } }) => {
    const gameId = deriveId(commandId, 'twin-suns');
    const host = {
      playerId: twinSunsPlayerId(gameId, actor),
      name,
      deck: legalTwinSunsDeckOf(deck, { side: 'person', seed: commandId, at }),
    };
    const openUntil = new Date(Date.parse(at) + openFor).toISOString();
    const events = twinSunsEvents(twinSunsDecider.initialState, {
      type: 'OpenTwinSuns',
      data: { gameId, host, seats, openedAt: at, openUntil },
    });
    return [newStream(`twin-suns-${gameId}`, events)];
  },
});
