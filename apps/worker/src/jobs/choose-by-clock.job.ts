import { z } from 'zod';
import { currentSeedName } from '#tournament';
import { SEALED_SECRETS } from '#infrastructure';
import {
  revealChoices,
  type RevealParts,
  sealDefaultChoice,
  SystemCommands,
  Aggregates,
} from '#application';
import { isRefusal } from '#aggregate';
import { drawnSeed } from '#event-store';
import { choosingFor, silentSides } from '#match';
import { deadlineOf, Deadlines } from './deadlines.js';
import { again, done, type JobHandler, type JobOutcome, defineJob } from '../queue/job.js';

const payload = z.object({ matchId: z.string().min(1), game: z.int().min(0) });
type Payload = z.infer<typeof payload>;

/**
 * Chooses by lot for players whose time is over (docs/adr/0013). Fenced by the choice to which it
 * belongs (bans are game 0): if a player chooses at the same moment, either the player or the clock
 * wins, never both. Time in which the system was down is added: until the clock has chosen, players
 * still may.
 */
export class ChooseByClockJob implements JobHandler<Payload> {
  readonly job = 'choose-by-clock';

  constructor(
    private readonly parts: RevealParts,
    private readonly deadlines: Deadlines,
  ) {}

  async handle({ matchId, game }: Payload): Promise<JobOutcome> {
    const { system, secrets, aggregates } = this.parts;
    const { trilogy, place } = (await aggregates.match(matchId)).state;
    if (!trilogy || !place || choosingFor(trilogy) !== game) return done;
    const { chooseBy, stage, banSeconds, pickSeconds } = trilogy;
    if (chooseBy !== null) {
      const seconds = stage === 'ban' ? banSeconds : pickSeconds;
      const left = await this.deadlines.leftMs(deadlineOf(chooseBy, seconds));
      if (left !== null) return again(left);
    }
    const { state, streamId } = await aggregates.tournament(place.eventId);
    const seed = await drawnSeed(secrets, streamId, currentSeedName(state));
    for (const by of silentSides(trilogy)) {
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

/** The time to ban (game 0) or to pick a deck for a game is over. */
export const chooseByClock = defineJob({
  name: 'choose-by-clock',
  payload,
  key: ({ matchId, game }) => `${matchId}.${game}`,
  attempts: 8,
  backoffMs: 200,
  needs: {
    aggregates: Aggregates,
    secrets: SEALED_SECRETS,
    system: SystemCommands,
    deadlines: Deadlines,
  },
  handler: ({ deadlines, ...parts }) => new ChooseByClockJob(parts, deadlines),
});
