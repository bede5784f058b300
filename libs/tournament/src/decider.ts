import { defineAggregate, type Handlers } from '#aggregate';
import type { Tournament, TournamentCommandType } from './commands.js';
import { conduct } from './decide/conduct.js';
import { constraints } from './decide/constraints.js';
import { information } from './decide/information.js';
import { lifecycle } from './decide/lifecycle.js';
import { limited } from './decide/limited.js';
import { registration } from './decide/registration.js';
import { rounds } from './decide/rounds.js';
import { tables } from './decide/tables.js';
import { refuse, tournamentRefusals } from './decision.js';
import { tournamentEvents } from './events.js';
import { tournamentFolds } from './evolve.js';
import { refusedElsewhere } from './lifecycle.js';
import { initialState } from './state.js';

const decide: Handlers<Tournament> = {
  ...lifecycle,
  ...registration,
  ...rounds,
  ...tables,
  ...constraints,
  ...information,
  ...limited,
  ...conduct,
};

/**
 * Commands that an event still accepts after it was handed over to another server: to export its
 * file again, to take it back, to adopt it there, to take the rescue key, and to erase personal data.
 */
const stillHere: ReadonlySet<TournamentCommandType> = new Set<TournamentCommandType>([
  'HandOverEvent',
  'KeepEventHere',
  'ErasePerson',
  'AdoptEvent',
  'TakeRescueKey',
]);

/** The tournament. Its streams have the kind `event`. */
export const tournamentDecider = defineAggregate<Tournament>({
  name: 'tournament',
  stream: 'event',
  initial: initialState,
  events: tournamentEvents,
  refusals: tournamentRefusals,
  guard: ({ type }, state) => {
    if (state.status === 'none') return type === 'CreateEvent' ? null : refuse('not-found');
    return stillHere.has(type) ? null : refusedElsewhere(state);
  },
  decide,
  evolve: tournamentFolds,
});
