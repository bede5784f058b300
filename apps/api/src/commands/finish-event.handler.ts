import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandAccepted } from '#contracts';
import { poolSeedName } from '#draft';
import { appendTo, drawnSeed, type ModelReader, type SealedSecrets } from '#event-store';
import { eventResults } from '#read-models';
import { finalRanking, type TournamentCommand, type TournamentState } from '#tournament';
import {
  COMMAND_DESK,
  LOG_POSITIONS,
  MODEL_READER,
  SEALED_SECRETS,
} from '../infrastructure/tokens.js';
import type { LogPositions } from '../queries/log-positions.js';
import type { CommandDesk } from './command-desk.js';
import { FinishEventCommand } from './command-request.js';
import { seedName } from './create-event.handler.js';
import { decideAll, enterEvent, type EventScene, tournamentCommand } from './scene.js';

/** The end of an event: the final places, and the seeds that let anyone recompute every pairing and every booster. */
@CommandHandler(FinishEventCommand)
export class FinishEventHandler implements ICommandHandler<FinishEventCommand> {
  constructor(
    @Inject(COMMAND_DESK) private readonly desk: CommandDesk,
    @Inject(MODEL_READER) private readonly reader: ModelReader,
    @Inject(LOG_POSITIONS) private readonly positions: LogPositions,
    @Inject(SEALED_SECRETS) private readonly secrets: SealedSecrets,
  ) {}

  execute({ request }: FinishEventCommand): Promise<CommandAccepted> {
    const { eventId } = request.payload;
    return this.desk.answer({
      prepare: () => enterEvent(this.desk, request, eventId),
      decide: async (scene) => [appendTo(scene.event, await this.finish(eventId, scene))],
    });
  }

  private async finish(eventId: string, { event, act }: EventScene) {
    // The last round's completion follows its results, so models that have taken it have taken them all.
    await this.positions.reached(event.streamId, event.position);
    const { champion, ranking } = finalRanking(
      event.state,
      await eventResults(this.reader, eventId),
    );
    const seed = await drawnSeed(this.secrets, event.streamId, seedName);
    const drafting = (await this.desk.podsDrafting(event.state)).map(({ state }) => state.number);
    const finish = tournamentCommand(act, 'FinishEvent', {
      champion,
      ranking,
      secret: seed.choice,
      nonce: seed.nonce,
      drafting,
    });
    return decideAll(event.state, [...(await this.pools(event.state, act)), finish]).events;
  }

  /** Boosters that are still sealed are opened to everyone with the end of the event. */
  private async pools(
    { eventId, limited }: TournamentState,
    act: EventScene['act'],
  ): Promise<readonly TournamentCommand[]> {
    if (limited.poolsCommitment === null || limited.poolsRevealed) return [];
    const seed = await drawnSeed(this.secrets, `event-${eventId}`, poolSeedName);
    return [tournamentCommand(act, 'RevealPools', { seed: seed.choice, nonce: seed.nonce })];
  }
}
