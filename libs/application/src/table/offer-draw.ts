import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { appendToMatch, loadOwnMatch } from '../context/match-context.js';
import { playing } from '../rights/lifecycles.js';

/** A player offers to end the match as a draw. */
export const OfferDraw = defineCommand({
  name: 'OfferDraw',
  payload: commands.OfferDraw,
  grants: ['self'],
  token: 'play',
  during: playing,
  load: loadOwnMatch,
  decide: ({ game }, context) =>
    appendToMatch(context, { type: 'OfferDraw', data: { game, by: context.side } }),
});
