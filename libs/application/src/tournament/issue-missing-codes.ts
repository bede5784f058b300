import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { conflictRefusal } from '../refusals.js';
import { registrationDesk } from '../rights/grants.js';
import { codeFor } from './entry.js';
import { appendToTournament, loadTournament } from '../context/tournament-context.js';
import { unfinished } from '../rights/lifecycles.js';

/** Makes a first code for every guest without one, or new codes for all guests. */
export const IssueMissingCodes = defineCommand({
  name: 'IssueMissingCodes',
  payload: commands.IssueMissingCodes,
  grants: registrationDesk,
  token: 'players',
  during: unfinished,
  load: loadTournament,
  decide: ({ all = false }, context, { guestCodes }) => {
    const without = [...context.tournament.state.players.values()].filter(
      ({ account, guestCode, status }) =>
        account === null && (all || guestCode === undefined) && status !== 'withdrawn',
    );
    if (without.length === 0) return conflictRefusal('guest/no-code-missing');
    return appendToTournament(
      context,
      ...without.map(({ playerId }) => codeFor(guestCodes, context.meta, { playerId })),
    );
  },
});
