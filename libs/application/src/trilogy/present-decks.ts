import { commands } from '#contracts';
import { presentationOf } from '#tournament';
import { defineCommand } from '../command/definition.js';
import { conflictRefusal } from '../refusals.js';
import { appendToMatch, loadMatch } from '../context/match-context.js';
import { judges } from '../rights/grants.js';
import { playing } from '../rights/lifecycles.js';

/** Opens the bans of a match that began while a player's decks were missing. */
export const PresentDecks = defineCommand({
  name: 'PresentDecks',
  payload: commands.PresentDecks,
  grants: judges,
  token: 'decks',
  during: playing,
  load: loadMatch,
  decide: (_payload, context) => {
    const { place } = context.match.state;
    const presentation = place && presentationOf(context.tournament.state, place);
    if (!presentation) return conflictRefusal('match/decks-missing');
    return appendToMatch(context, { type: 'PresentDecks', data: presentation });
  },
});
