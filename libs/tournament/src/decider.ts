import type { TournamentCommand, TournamentCommandType } from './commands.js';
import { conduct } from './decide/conduct.js';
import { constraints } from './decide/constraints.js';
import { information } from './decide/information.js';
import { lifecycle } from './decide/lifecycle.js';
import { limited } from './decide/limited.js';
import { registration } from './decide/registration.js';
import { rounds } from './decide/rounds.js';
import type { Rule, Rules } from './decide/rule.js';
import { refuse, type Decision } from './decision.js';
import { evolve } from './evolve.js';
import { initialState, type TournamentState } from './state.js';

const rules: Rules<TournamentCommandType> = {
  ...lifecycle,
  ...registration,
  ...rounds,
  ...constraints,
  ...information,
  ...limited,
  ...conduct,
};

/** Answers a command with the facts it makes, or with the reason why not. Pure. */
export const decide = (command: TournamentCommand, state: TournamentState): Decision => {
  if (state.status === 'none' && command.type !== 'CreateEvent') return refuse('not-found');
  const rule = rules[command.type] as Rule<TournamentCommandType>;
  return rule(command.data as never, state, { actor: command.actor, at: command.at });
};

/** The event aggregate: stream `event-<id>`. */
export const tournamentDecider = { initialState, decide, evolve };
