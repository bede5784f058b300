import { commands } from '#contracts';
import { appendDecided } from '../command/decision.js';
import { defineCommand } from '../command/definition.js';
import { loadMatch } from '../context/match-context.js';
import { judges } from '../rights/grants.js';
import { dealNextGame } from './deal.js';
import { playing } from '../rights/lifecycles.js';

/** Deals the next game of a match on screen. */
export const OpenTable = defineCommand({
  name: 'OpenTable',
  payload: commands.OpenTable,
  grants: [...judges, 'self'],
  token: 'play',
  during: playing,
  load: loadMatch,
  decide: async (_payload, context, services) =>
    appendDecided(context.match, await dealNextGame(context, context.match.state, services)),
});
