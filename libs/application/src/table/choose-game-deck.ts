import { commands } from '#contracts';
import { appendTo } from '#event-store';
import { matchDecider } from '#match';
import { defineCommand } from '../command/definition.js';
import { loadMatch, matchEvents, ownSide } from '../context/match-context.js';
import { refusalFailure } from '../failure/request-failure.js';
import { dealNextGame } from './deal.js';
import { dividedDeck } from './sideboarding.js';
import { playing } from '../rights/lifecycles.js';

/** A player between two games: these cards are my deck now, and I am ready. The second of the two to say so deals. */
export const ChooseGameDeck = defineCommand({
  name: 'ChooseGameDeck',
  payload: commands.ChooseGameDeck,
  grants: ['self'],
  token: 'decks',
  during: playing,
  load: loadMatch,
  decide: async ({ game, main }, context, services) => {
    const by = ownSide(context);
    const { state } = context.match;
    const found = await dividedDeck(services.store, context, { side: by, main });
    if (!found.deck) throw refusalFailure({ code: found.code, data: found.data });
    const chose = matchEvents(state, context.meta, {
      type: 'ChooseGameDeck',
      data: { by, game, deck: found.deck },
    });
    const after = chose.reduce(matchDecider.evolve, state);
    const { chosen } = after.table;
    const deals = chosen.a && chosen.b ? await dealNextGame(context, after, services) : [];
    return [appendTo(context.match, [...chose, ...deals])];
  },
});
