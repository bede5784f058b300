import { revealChoices, type RevealParts } from '#application';
import type { JobPayload } from './job-definitions.js';
import { done, type JobHandler, type JobOutcome } from './job-registry.js';

/** Completes a reveal that an api process left undone. */
export class RevealChoicesJob implements JobHandler<'reveal-choices'> {
  readonly job = 'reveal-choices';

  constructor(private readonly parts: RevealParts) {}

  async handle({ matchId }: JobPayload<'reveal-choices'>): Promise<JobOutcome> {
    await revealChoices(matchId, this.parts);
    return done;
  }
}
