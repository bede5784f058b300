import { commands } from '#contracts';
import { appendTo } from '#event-store';
import { freeMatchDecider } from '#match';
import { defineCommand } from '../command/definition.js';
import { freeMatchPlayerId } from '../context/free-match.js';
import { broughtDeck, freePlayer, handInFree } from './free-deck.js';
import { firstDeal } from './first-deal.js';
import { broughtBy } from './brought-by.js';
import { loadLobby } from './load-lobby.js';
import { lobbyEvents } from './lobby-events.js';
import { ofNoEvent } from '../rights/lifecycles.js';

/** Takes the other seat of a free match: the two sit down and the first game is dealt, or nothing happens. */
export const JoinFreeMatch = defineCommand({
  name: 'JoinFreeMatch',
  payload: commands.JoinFreeMatch,
  grants: ['anyone'],
  token: 'play',
  during: ofNoEvent,
  visitorPass: true,
  load: loadLobby,
  decide: async ({ deck, name }, { free, meta }, { store, seeds }) => {
    const { matchId, format, host } = free.state;
    const { actor, at, commandId } = meta;
    const playerId = freeMatchPlayerId(matchId, actor);
    // A seat that is taken is refused before anybody's deck is looked at.
    const blank = { playerId, name, leader: null, base: null };
    lobbyEvents(free.state, { type: 'JoinFreeMatch', data: { guest: blank, at } });
    const list = broughtDeck({ asked: deck, format, seed: commandId, at });
    const events = lobbyEvents(free.state, {
      type: 'JoinFreeMatch',
      data: { guest: freePlayer(playerId, name, list), at },
    });
    const joined = events.reduce(freeMatchDecider.evolve, free.state);
    const hosts = await broughtBy(store, matchId, host?.playerId ?? '');
    return [
      appendTo(free, events),
      handInFree(matchId, playerId, list),
      await firstDeal(joined, { a: hosts, b: list }, { meta, seeds }),
    ];
  },
});
