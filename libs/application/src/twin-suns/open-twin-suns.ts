import { commands } from '#contracts';
import { newStream } from '#event-store';
import { twinSunsDecider } from '#match';
import { deriveId } from '#platform';
import { defineCommand } from '../command/definition.js';
import { loadNothing } from '../context/personal-context.js';
import { openUntil } from '../free-match/listed-tables.js';
import { legalTwinSunsDeckOf } from '../practice/practice-deck.js';
import { twinSunsEvents, twinSunsPlayerId } from './twin-suns-game.js';
import { ofNoEvent } from '../rights/lifecycles.js';

/** Opens a table for three or four people. */
export const OpenTwinSuns = defineCommand({
  name: 'OpenTwinSuns',
  payload: commands.OpenTwinSuns,
  grants: ['anyone'],
  token: 'play',
  during: ofNoEvent,
  opens: 'table',
  makes: { TwinSunsTableOpened: 'gameId' },
  visitorPass: true,
  load: loadNothing,
  decide: async ({ seats, deck, name, listed = false }, { meta }, services) => {
    const { actor, at, commandId } = meta;
    const until = await openUntil(listed, meta, services);
    const gameId = deriveId(commandId, 'twin-suns');
    const host = {
      playerId: twinSunsPlayerId(gameId, actor),
      name,
      deck: legalTwinSunsDeckOf(deck, { side: 'person', seed: commandId, at }),
    };
    const events = twinSunsEvents(twinSunsDecider.initialState, {
      type: 'OpenTwinSuns',
      data: {
        gameId,
        host,
        seats,
        openedAt: at,
        openUntil: until,
        ...(listed ? { listed } : {}),
      },
    });
    return [newStream(`twin-suns-${gameId}`, events)];
  },
});
