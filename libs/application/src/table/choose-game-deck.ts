import { isRefusal } from '#aggregate';
import { commands } from '#contracts';
import { appendDecided } from '../command/decision.js';
import { matchDecider } from '#match';
import { defineCommand } from '../command/definition.js';
import { loadOwnMatch, matchEvents } from '../context/match-context.js';
import { conflictRefusal } from '../refusals.js';
import { dealNextGame } from './deal.js';
import { dividedDeck } from './sideboarding.js';
import { playing } from '../rights/lifecycles.js';

/**
 * Between two games, a player chooses the cards of their deck and is ready. When the second of the
 * two is ready, the next game is dealt.
 */
export const ChooseGameDeck = defineCommand({
  name: 'ChooseGameDeck',
  payload: commands.ChooseGameDeck,
  grants: ['self'],
  token: 'decks',
  during: playing,
  load: loadOwnMatch,
  decide: async ({ game, main }, context, services) => {
    const { side: by } = context;
    const { state } = context.match;
    const found = await dividedDeck(services.store, context, { side: by, main });
    if (!found.deck) return conflictRefusal(found.code, found.data);
    const chose = matchEvents(state, context, {
      type: 'ChooseGameDeck',
      data: { by, game, deck: found.deck },
    });
    if (isRefusal(chose)) return chose;
    const after = chose.reduce(matchDecider.evolve, state);
    const { chosen } = after.table;
    const deals = chosen.a && chosen.b ? await dealNextGame(context, after, services) : [];
    return appendDecided(context.match, isRefusal(deals) ? deals : [...chose, ...deals]);
  },
});
