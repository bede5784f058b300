import { commands } from '#contracts';
import { newStream } from '#event-store';
import { freeMatchDecider } from '#match';
import { deriveId } from '#platform';
import { countOpenTables } from '#read-models';
import { defineCommand } from '../command/definition.js';
import { freeMatchPlayerId } from '../context/free-match.js';
import { loadNothing } from '../context/personal-context.js';
import { refused } from '../failure/request-failure.js';
import { broughtDeck, freePlayer, handInFree } from './free-deck.js';
import { lobbyEvents } from './lobby-events.js';

const minute = 60_000;
/** A listed table is for whoever is there now; a link may lie in somebody's messages for a day. */
const openMinutes = { listed: 60, byLink: 24 * 60 };
/** More would be a list of one person's tables. */
const mostListed = 2;

/** Opens a table for a match of no tournament. */
export const OpenFreeMatch = defineCommand({
  name: 'OpenFreeMatch',
  payload: commands.OpenFreeMatch,
  grants: ['anyone'],
  visitorPass: true,
  load: loadNothing,
  decide: async ({ deck, name, format, bestOf, listed }, { meta }, { models }) => {
    const { actor, at, commandId } = meta;
    if (listed && (await countOpenTables(models, actor, at)) >= mostListed)
      throw refused({ code: 'free-match/too-many-open', data: { most: mostListed } });
    const matchId = deriveId(commandId, 'free-match');
    const playerId = freeMatchPlayerId(matchId, actor);
    const list = broughtDeck({ asked: deck, format, seed: commandId, at });
    const minutes = listed ? openMinutes.listed : openMinutes.byLink;
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
        openUntil: new Date(Date.parse(at) + minutes * minute).toISOString(),
      },
    });
    return [newStream(`free-match-${matchId}`, events), handInFree(matchId, playerId, list)];
  },
});
