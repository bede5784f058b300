import { revealChoices, type RevealParts, sealDefaultChoice, seedName } from '#application';
import { drawnSeed, isRefusal } from '#event-store';
import { choosingFor, unspoken } from '#match';
import { deadlineOf, type Deadlines } from './deadlines.js';
import type { JobPayload } from './job-definitions.js';
import { again, done, type JobHandler, type JobOutcome } from './job-registry.js';

/**
 * Chooses for whoever has let their time pass: the lot of docs/adr/0013. Fenced by the choice it belongs to (bans are game 0): a player who speaks at
 * the same moment wins or loses against the clock, never both. Time in which the system was away is added: until the clock has spoken, players may.
 */
export class ChooseByClockJob implements JobHandler<'choose-by-clock'> {
  readonly job = 'choose-by-clock';

  constructor(
    private readonly parts: RevealParts,
    private readonly deadlines: Deadlines,
  ) {}

  async handle({ matchId, game }: JobPayload<'choose-by-clock'>): Promise<JobOutcome> {
    const { system, secrets, aggregates } = this.parts;
    const { trilogy, place } = (await aggregates.match(matchId)).state;
    if (!trilogy || !place || choosingFor(trilogy) !== game) return done;
    const { chooseBy, stage, banSeconds, pickSeconds } = trilogy;
    if (chooseBy !== null) {
      const seconds = stage === 'ban' ? banSeconds : pickSeconds;
      const left = await this.deadlines.leftMs(deadlineOf(chooseBy, seconds));
      if (left !== null) return again(left);
    }
    const seed = await drawnSeed(secrets, `event-${place.eventId}`, seedName);
    for (const by of unspoken(trilogy)) {
      const choice = { matchId, trilogy, seed };
      const { type, data } = await sealDefaultChoice(choice, by, secrets, { early: false });
      const act = { job: this.job, commandId: `choose-by-clock.${matchId}.${game}.${by}` } as const;
      const outcome = await system.toMatch(act, matchId, type, data);
      if (isRefusal(outcome) && outcome.code === 'match/too-early') return again(500);
    }
    await revealChoices(matchId, this.parts, this.job);
    return done;
  }
}
