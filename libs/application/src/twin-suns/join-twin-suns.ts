import { commands } from '#contracts';
import { appendTo } from '#event-store';
import { defineCommand } from '../command/definition.js';
import { legalTwinSunsDeckOf } from '../practice/practice-deck.js';
import { loadTwinSuns, twinSunsEvents, twinSunsPlayerId } from './twin-suns-game.js';
import { ofNoEvent } from '../rights/lifecycles.js';

/** Takes a seat that is free. */
export const JoinTwinSuns = defineCommand({
  name: 'JoinTwinSuns',
  payload: commands.JoinTwinSuns,
  grants: ['anyone'],
  token: 'play',
  during: ofNoEvent,
  visitorPass: true,
  load: loadTwinSuns,
  decide: ({ deck: asked, name }, { game, meta: { actor, at, commandId } }) => {
    const playerId = twinSunsPlayerId(game.state.gameId ?? '', actor);
    const joined = (deck: ReturnType<typeof legalTwinSunsDeckOf>) =>
      twinSunsEvents(game.state, {
        type: 'JoinTwinSuns',
        data: { player: { playerId, name, deck }, at },
      });
    // A seat that cannot be had is refused before anybody's deck is looked at.
    joined({ leaders: [], base: '', deck: [] });
    const deck = legalTwinSunsDeckOf(asked, { side: 'person', seed: commandId, at });
    return [appendTo(game, joined(deck))];
  },
});
