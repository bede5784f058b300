import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { isOfNoTournament } from '../context/free-match.js';
import { appendToMatch, loadMatch, ownSide } from '../context/match-context.js';

/** Facts after which a question waits anew. */
const moves: ReadonlySet<string> = new Set(['TableOpened', 'MovePlayed', 'GameRewound']);
/** Offers and requests that may lie between the last of them and now; after more of them the wait has been long enough. */
const LOOK_BACK = 20;

/** A player says that they wait for the other one. */
export const WarnSilence = defineCommand({
  name: 'WarnSilence',
  payload: commands.WarnSilence,
  grants: ['self'],
  load: loadMatch,
  decide: async ({ matchId, game, at, takenBack }, context, { tableSeeds, store }) => {
    const by = ownSide(context);
    const latest = await store.readStream(`match-${matchId}`, {
      fromVersion: Math.max(1, context.match.version - LOOK_BACK),
    });
    const movedAt = latest.findLast(({ type }) => moves.has(type))?.meta.at;
    const { choice: seed } = await tableSeeds.ofRunning(context.match, game);
    const claimable = isOfNoTournament(matchId, context.match.state);
    return appendToMatch(context, {
      type: 'WarnSilence',
      data: { by, game, at, takenBack, claimable, seed, ...(movedAt !== undefined && { movedAt }) },
    });
  },
});
