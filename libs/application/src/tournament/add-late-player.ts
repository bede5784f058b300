import { joinDecisions } from '../command/decision.js';
import { isRefusal } from '#aggregate';
import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { registrationDesk } from '../rights/grants.js';
import { breakBye } from './break-bye.js';
import { codeFor, enteredByStaff } from './entry.js';
import { appendToTournament, loadTournament } from '../context/tournament-context.js';
import { running } from '../rights/lifecycles.js';

/**
 * Staff enter a player after the start, in the current round if there is a bye to break
 * (`against`); missed rounds count as `missed` says.
 */
export const AddLatePlayer = defineCommand({
  name: 'AddLatePlayer',
  payload: commands.AddLatePlayer,
  grants: registrationDesk,
  token: 'players',
  during: running,
  makes: { PlayerRegistered: 'playerId' },
  load: loadTournament,
  decide: ({ name, members, missed, against }, context, { guestCodes }) => {
    const { playerId, action } = enteredByStaff(context.meta, { name, members });
    const broken = against === undefined ? null : breakBye(context, { playerId, against });
    if (isRefusal(broken)) return broken;
    const entered = appendToTournament(
      context,
      action,
      codeFor(guestCodes, context.meta, { playerId }),
      ...(broken ? [broken.action] : []),
      { type: 'AcceptLateEntry', data: { playerId, missed } },
    );
    return broken ? joinDecisions(entered, broken.match) : entered;
  },
});
