import { commands } from '#contracts';
import { appendToMatch, loadMatch, ownSide } from '../context/match-context.js';
import { defineCommand } from '../command/definition.js';

/** A player takes back their own last choice; refused where it disclosed something or somebody has chosen since. */
export const TakeBackMove = defineCommand({
  name: 'TakeBackMove',
  payload: commands.TakeBackMove,
  grants: ['self'],
  load: loadMatch,
  decide: async ({ matchId: _matchId, ...position }, context, { tableSeeds }) => {
    const by = ownSide(context);
    const { choice: seed } = await tableSeeds.ofRunning(context.match, position.game);
    return appendToMatch(context, { type: 'TakeBackMove', data: { ...position, by, seed } });
  },
});
