import type { TournamentCommand, TournamentCommandType } from './commands.js';
import { conduct } from './decide/conduct.js';
import { constraints } from './decide/constraints.js';
import { information } from './decide/information.js';
import { lifecycle } from './decide/lifecycle.js';
import { limited } from './decide/limited.js';
import { registration } from './decide/registration.js';
import { rounds } from './decide/rounds.js';
import { tables } from './decide/tables.js';
import type { Rules } from './decide/rule.js';
import { refuse, type Decision } from './decision.js';
import { evolve } from './evolve.js';
import { refusedElsewhere } from './lifecycle.js';
import { initialState, type TournamentState } from './state.js';

const rules: Rules<TournamentCommandType> = {
  ...lifecycle,
  ...registration,
  ...rounds,
  ...tables,
  ...constraints,
  ...information,
  ...limited,
  ...conduct,
};

/** What may still happen to an event that goes on at another server: its file made again, the way back, its arrival there, and what people ask to be erased. */
const stillHere: ReadonlySet<TournamentCommandType> = new Set<TournamentCommandType>([
  'HandOverEvent',
  'KeepEventHere',
  'ErasePerson',
  'AdoptEvent',
]);

const byRule = <T extends TournamentCommandType>(
  { type, data, ...context }: TournamentCommand<T>,
  state: TournamentState,
): Decision => rules[type](data, state, context);

/** Answers a command with the facts it makes, or with the reason why not. Pure. */
const decide = (command: TournamentCommand, state: TournamentState): Decision => {
  if (state.status === 'none' && command.type !== 'CreateEvent') return refuse('not-found');
  const elsewhere = refusedElsewhere(state);
  if (elsewhere && !stillHere.has(command.type)) return elsewhere;
  return byRule(command, state);
};

/** The event aggregate: stream `event-<id>`. */
export const tournamentDecider = { initialState, decide, evolve };
