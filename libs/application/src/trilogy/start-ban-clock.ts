import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { appendToMatch, loadMatch } from '../context/match-context.js';
import { judges } from '../rights/grants.js';
import { playing } from '../rights/lifecycles.js';

/** A judge starts the ban clock of a waiting table. */
export const StartBanClock = defineCommand({
  name: 'StartBanClock',
  payload: commands.StartBanClock,
  grants: judges,
  token: 'rounds',
  during: playing,
  load: loadMatch,
  decide: (_payload, context) =>
    appendToMatch(context, { type: 'StartBanClock', data: { because: 'judge' } }),
});
