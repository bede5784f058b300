import { createHash } from 'node:crypto';
import { isRefusal, sealChoice, type SealedSecrets } from '#event-store';
import { choosingFor, defaultChoice, matchDecider, unspoken } from '#match';
import type { SystemCommands } from '../commands/system-commands.js';
import type { JobPayload } from './job-definitions.js';
import { again, done, type JobHandler, type JobOutcome } from './job-registry.js';
import type { LoadStream, Reveals } from './reveal-choices.job.js';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

export interface ChoiceParts {
  readonly commands: SystemCommands;
  readonly secrets: SealedSecrets;
  readonly load: LoadStream;
  readonly reveals: Reveals;
}

/**
 * Chooses for whoever has let his time pass: the lot of docs/adr/0013. Fenced by the choice it belongs to (bans are game 0): a player who speaks at
 * the same moment wins or loses against the clock, never both.
 */
export class ChooseByClockJob implements JobHandler<'choose-by-clock'> {
  readonly job = 'choose-by-clock';

  constructor(private readonly parts: ChoiceParts) {}

  async handle({ matchId, game }: JobPayload<'choose-by-clock'>): Promise<JobOutcome> {
    const { commands, secrets, load, reveals } = this.parts;
    const { state, streamId } = await load(matchDecider, `match-${matchId}`);
    const { trilogy, place } = state;
    if (!trilogy || !place || choosingFor(trilogy) !== game) return done;
    for (const by of unspoken(trilogy)) {
      const seed = await secrets.get(`event-${place.eventId}`, 'seed');
      if (seed === null) throw new Error(`event ${place.eventId} has no sealed seed`);
      const commitment = await sealChoice(
        secrets,
        streamId,
        String(defaultChoice(trilogy, by, { secret: seed.choice, matchId }, sha256)),
      );
      const act = { job: this.job, commandId: `choose-by-clock.${matchId}.${game}.${by}` } as const;
      const seal = { by, commitment, byClock: true };
      const outcome = await (game === 0
        ? commands.toMatch(act, matchId, 'SealBan', seal)
        : commands.toMatch(act, matchId, 'SealDeck', { ...seal, game }));
      if (isRefusal(outcome) && outcome.code === 'match/too-early') return again(500);
    }
    await reveals.reveal(this.job, matchId);
    return done;
  }
}
