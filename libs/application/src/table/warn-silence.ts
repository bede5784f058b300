import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { isOfNoTournament } from '../context/free-match.js';
import { appendToMatch, loadMatch, ownSide } from '../context/match-context.js';

/** A player says that they wait for the other one. */
export const WarnSilence = defineCommand({
  name: 'WarnSilence',
  payload: commands.WarnSilence,
  grants: ['self'],
  load: loadMatch,
  decide: async ({ matchId, game, at, takenBack }, context, { tableSeeds }) => {
    const by = ownSide(context);
    const { choice: seed } = await tableSeeds.ofRunning(context.match, game);
    const claimable = isOfNoTournament(matchId, context.match.state);
    return appendToMatch(context, {
      type: 'WarnSilence',
      data: { by, game, at, takenBack, claimable, seed },
    });
  },
});
