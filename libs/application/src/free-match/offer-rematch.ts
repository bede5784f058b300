import { commands } from '#contracts';
import { appendTo, newStream } from '#event-store';
import { freeMatchDecider, type FreePlayer } from '#match';
import { deriveId } from '#platform';
import { defineCommand } from '../command/definition.js';
import { forbidden } from '../failure/request-failure.js';
import { handInFree } from './free-deck.js';
import { firstDeal } from './first-deal.js';
import { broughtBy } from './brought-by.js';
import { loadLobby } from './load-lobby.js';
import { lobbyEvents } from './lobby-events.js';
import { ofNoEvent } from '../rights/lifecycles.js';

const noPlayer: FreePlayer = { playerId: '', name: '', leader: null, base: null };

/** Another match of the same two with the same decks, once both want it. It lies in the log of the first. */
export const OfferRematch = defineCommand({
  name: 'OfferRematch',
  payload: commands.OfferRematch,
  grants: ['self'],
  token: 'play',
  during: ofNoEvent,
  opens: 'table',
  makes: { FreeMatchOpened: 'matchId' },
  visitorPass: true,
  load: async (request, grants, services) => {
    const lobby = await loadLobby(request, grants, services);
    const match = await services.aggregates.match(request.payload.matchId);
    return { ...lobby, over: match.state.status === 'completed' };
  },
  decide: async ({ matchId }, { free, side, over, meta }, { store, seeds }) => {
    if (side === null) throw forbidden();
    // Of the command that accepts, which nobody else knows: whoever sees this match could else take the next one's name.
    const next = deriveId(meta.commandId, 'rematch');
    const events = lobbyEvents(free.state, {
      type: 'OfferRematch',
      data: { by: side, next, over },
    });
    if (!events.some(({ type }) => type === 'RematchAccepted')) return [appendTo(free, events)];
    const { host, guest, format, bestOf } = free.state;
    const [a, b] = [host ?? noPlayer, guest ?? noPlayer];
    const opened = {
      matchId: next,
      seatsOf: free.state.seatsOf,
      host: a,
      format,
      bestOf,
      listed: false,
      openedAt: meta.at,
      openUntil: meta.at,
    };
    const open = lobbyEvents(freeMatchDecider.initialState, {
      type: 'OpenFreeMatch',
      data: opened,
    });
    const waiting = open.reduce(freeMatchDecider.evolve, freeMatchDecider.initialState);
    const join = lobbyEvents(waiting, { type: 'JoinFreeMatch', data: { guest: b, at: meta.at } });
    const joined = join.reduce(freeMatchDecider.evolve, waiting);
    const lists = {
      a: await broughtBy(store, matchId, a.playerId),
      b: await broughtBy(store, matchId, b.playerId),
    };
    return [
      appendTo(free, events),
      newStream(`free-match-${next}`, [...open, ...join]),
      handInFree(next, a.playerId, lists.a),
      handInFree(next, b.playerId, lists.b),
      await firstDeal(joined, lists, { meta, seeds }),
    ];
  },
});
