import { openChoices } from '#event-store';
import { dueReveal, revealCommand } from '#match';
import type { CommandServices } from '../command/services.js';
import type { SystemCommands } from '../command/system-commands.js';
import type { Aggregates } from '../streams/aggregates.js';

export interface RevealParts {
  readonly aggregates: Aggregates;
  readonly secrets: CommandServices['secrets'];
  readonly system: SystemCommands;
}

/**
 * Reveals the choices of a match once everybody who had to choose has chosen. Nothing to reveal is
 * no error.
 */
export const revealChoices = async (
  matchId: string,
  { aggregates, secrets, system }: RevealParts,
  job = 'reveal-choices',
): Promise<void> => {
  const { state, streamId } = await aggregates.match(matchId);
  const due = dueReveal(state.trilogy);
  if (!due || state.status === 'completed' || state.status === 'void') return;
  const { type, data } = revealCommand(due, await openChoices(secrets, streamId, due.sealed));
  // If this is refused, somebody revealed the choices in the meantime.
  await system.toMatch(
    { job, commandId: `reveal-choices.${matchId}.${due.game}` },
    matchId,
    type,
    data,
  );
};

/**
 * Runs after a choice of a player or a judge. The worker reveals whatever fails here, so a failure
 * is only a delay.
 */
export const revealLater = async (
  { matchId }: { readonly matchId: string },
  services: CommandServices,
): Promise<void> => {
  try {
    await revealChoices(matchId, services);
  } catch (error) {
    services.logger.warn({ err: error, matchId }, 'choices are left to the worker to reveal');
  }
};
