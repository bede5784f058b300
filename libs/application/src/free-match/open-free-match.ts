import { commands } from '#contracts';
import { newStream } from '#event-store';
import { freeMatchDecider } from '#match';
import { deriveId } from '#platform';
import { defineCommand } from '../command/definition.js';
import { freeMatchPlayerId } from '../context/free-match.js';
import { loadNothing } from '../context/personal-context.js';
import { broughtDeck, freePlayer, handInFree } from './free-deck.js';
import { openUntil } from './listed-tables.js';
import { lobbyEvents } from './lobby-events.js';
import { ofNoEvent } from '../rights/lifecycles.js';

/** Opens a table for a match of no tournament. */
export const OpenFreeMatch = defineCommand({
  name: 'OpenFreeMatch',
  payload: commands.OpenFreeMatch,
  grants: ['anyone'],
  token: 'play',
  during: ofNoEvent,
  opens: 'table',
  makes: { FreeMatchOpened: 'matchId' },
  visitorPass: true,
  load: loadNothing,
  decide: async ({ deck, name, format, bestOf, listed }, { meta }, services) => {
    const { actor, at, commandId } = meta;
    const until = await openUntil(listed, meta, services);
    const matchId = deriveId(commandId, 'free-match');
    const playerId = freeMatchPlayerId(matchId, actor);
    const list = broughtDeck({ asked: deck, format, seed: commandId, at });
    const events = lobbyEvents(freeMatchDecider.initialState, {
      type: 'OpenFreeMatch',
      data: {
        matchId,
        seatsOf: matchId,
        host: freePlayer(playerId, name, list),
        format,
        bestOf,
        listed,
        openedAt: at,
        openUntil: until,
      },
    });
    return [newStream(`free-match-${matchId}`, events), handInFree(matchId, playerId, list)];
  },
});
