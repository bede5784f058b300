import { commands } from '#contracts';
import { canonicalDeck, checkDeck, hasErrors } from '#formats';
import { deckView } from '#read-models';
import { defineCommand } from '../command/definition.js';
import { asCardPool } from './player-pools.js';
import { conflictRefusal } from '../refusals.js';
import { judges } from '../rights/grants.js';
import { does } from '../rights/roles.js';
import { loadTournament } from '../context/tournament-context.js';
import { rulesOf } from './deck-rules.js';
import { handIn } from './hand-in.js';
import { judgedDeck } from './judged-deck.js';
import { judgeList, noDeck, ownListsOf } from './own-lists.js';
import { unplayed } from '../rights/lifecycles.js';

/**
 * Submits a deck list, which is judged by the rules of the format. Refused only if it cannot be
 * read at all.
 */
export const SubmitDeck = defineCommand({
  name: 'SubmitDeck',
  payload: commands.SubmitDeck,
  grants: [...judges, 'self'],
  token: 'decks',
  during: unplayed,
  makes: { DeckRegistered: 'deckId' },
  together: true,
  load: loadTournament,
  decide: async (payload, context, { aggregates, pools }) => {
    const { playerId, text } = payload;
    const { state } = context.tournament;
    if (state.format === 'trilogy') return conflictRefusal('deck/three-expected');
    const byStaff = does(context.rights, 'rule');
    const game = ownListsOf(context.games, state);
    if (game !== null) {
      const judged = judgeList(game, text, state);
      if (judged.kind === 'unreadable') {
        const found = judged.problems.map((problem) => ({ ...problem, line: null }));
        return conflictRefusal('deck/unreadable', { problems: found });
      }
      const { legal, list } = judged;
      const own = { playerId, deck: noDeck, verdict: { legal, problems: [] }, byStaff, list };
      return handIn(aggregates, context, own);
    }
    const pool = await pools.of(state, playerId);
    const read = pool
      ? checkDeck(text, rulesOf(state), asCardPool(pool))
      : judgedDeck(payload, state);
    const { problems, verdict } = read;
    const deck = canonicalDeck(read.deck);
    if (hasErrors(problems)) {
      const nothingYet = { revision: 0, submittedAt: null };
      const view = deckView(deck, { legal: false, problems }, nothingYet);
      return conflictRefusal('deck/unreadable', { problems: view.problems });
    }
    return handIn(aggregates, context, { playerId, deck, verdict, byStaff });
  },
});
