import { isRefusal, streamOf } from '#aggregate';
import { commands } from '#contracts';
import { appendTo, newStream } from '#event-store';
import { defineCommand } from '../command/definition.js';
import { loadTournament } from '../context/tournament-context.js';
import { organizers } from '../rights/grants.js';
import { beforeStart } from '../rights/lifecycles.js';
import { takeOver } from './take-over/take-over.js';

/**
 * Continues a tournament that began in another program: players, decks, rounds and results, all or
 * nothing.
 */
export const TakeOverEvent = defineCommand({
  name: 'TakeOverEvent',
  payload: commands.TakeOverEvent,
  grants: organizers,
  token: 'events',
  during: beforeStart,
  makes: { PlayerRegistered: 'playerId' },
  load: loadTournament,
  decide: (payload, context) => {
    const { tournament } = context;
    const taken = takeOver(payload, tournament.state, context);
    if (isRefusal(taken)) return taken;
    return [
      appendTo(tournament, taken.events),
      ...taken.decks,
      ...taken.matches.map(({ matchId, events }) => newStream(streamOf('match', matchId), events)),
    ];
  },
});
