import { allUnlessRefused, isRefusal } from '#aggregate';
import { commands } from '#contracts';
import { currentSeedName } from '#tournament';
import { drawnSeed } from '#event-store';
import { appendDecided } from '../command/decision.js';
import { silentSides } from '#match';
import { defineCommand } from '../command/definition.js';
import { conflictRefusal } from '../refusals.js';
import { loadMatch, matchEvents } from '../context/match-context.js';
import { judges } from '../rights/grants.js';
import { sealDefaultChoice } from './default-choices.js';
import { revealLater } from './reveal-choices.js';
import { playing } from '../rights/lifecycles.js';

/** A judge ends the waiting: a default choice is sealed for each player who has not chosen. */
export const EndChoice = defineCommand({
  name: 'EndChoice',
  payload: commands.EndChoice,
  grants: judges,
  token: 'rounds',
  during: playing,
  load: loadMatch,
  decide: async ({ matchId }, context, { secrets }) => {
    const { tournament, match } = context;
    const { trilogy } = match.state;
    const silent = trilogy ? silentSides(trilogy) : [];
    if (!trilogy || silent.length === 0) return conflictRefusal('match/not-choosing');
    const seed = await drawnSeed(secrets, tournament.streamId, currentSeedName(tournament.state));
    const actions = await Promise.all(
      silent.map((by) =>
        sealDefaultChoice({ matchId, trilogy, seed }, by, secrets, { early: true }),
      ),
    );
    const sealed = allUnlessRefused(
      actions.map((action) => matchEvents(match.state, context, action)),
    );
    return appendDecided(match, isRefusal(sealed) ? sealed : sealed.flat());
  },
  followUp: revealLater,
});
