import { z } from 'zod';
import { SEALED_SECRETS } from '#infrastructure';
import { revealChoices, type RevealParts, SystemCommands, Aggregates } from '#application';
import { done, type JobHandler, type JobOutcome, defineJob } from '../queue/job.js';

const payload = z.object({ matchId: z.string().min(1), choice: z.int().min(1) });
type Payload = z.infer<typeof payload>;

/** Completes a reveal that an api process did not finish. */
export class RevealChoicesJob implements JobHandler<Payload> {
  readonly job = 'reveal-choices';

  constructor(private readonly parts: RevealParts) {}

  async handle({ matchId }: Payload): Promise<JobOutcome> {
    await revealChoices(matchId, this.parts);
    return done;
  }
}

/**
 * Opens the secret choices of a Trilogy match once both players have chosen, if the api has not;
 * each choice requests it.
 */
export const completeReveal = defineJob({
  name: 'reveal-choices',
  payload,
  key: ({ matchId, choice }) => `${matchId}.${choice}`,
  attempts: 8,
  backoffMs: 200,
  needs: { aggregates: Aggregates, secrets: SEALED_SECRETS, system: SystemCommands },
  handler: (parts) => new RevealChoicesJob(parts),
});
