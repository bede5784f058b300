import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandAccepted } from '#contracts';
import { poolSeedName } from '#draft';
import { appendTo, commitmentTo, drawSeed, type SealedSecrets } from '#event-store';
import { OpenPoolsCommand } from '../commands/command-request.js';
import type { CommandDesk } from '../commands/command-desk.js';
import { decideAll, enterEvent, type EventScene, tournamentCommand } from '../commands/scene.js';
import { COMMAND_DESK, SEALED_SECRETS } from '../infrastructure/tokens.js';

/** Sealed: the boosters of everybody follow from one seed, which is sealed before the event commits to it. */
@CommandHandler(OpenPoolsCommand)
export class OpenPoolsHandler implements ICommandHandler<OpenPoolsCommand> {
  constructor(
    @Inject(COMMAND_DESK) private readonly desk: CommandDesk,
    @Inject(SEALED_SECRETS) private readonly secrets: SealedSecrets,
  ) {}

  execute({ request }: OpenPoolsCommand): Promise<CommandAccepted> {
    return this.desk.answer({
      prepare: () => enterEvent(this.desk, request, request.payload.eventId),
      decide: async (scene) => {
        const { event, act } = scene;
        // What is refused whatever the seed is draws none.
        decideAll(event.state, [tournamentCommand(act, 'OpenPools', { seedCommitment: null })]);
        const seedCommitment = await this.commitment(scene);
        return [
          appendTo(
            event,
            decideAll(event.state, [tournamentCommand(act, 'OpenPools', { seedCommitment })])
              .events,
          ),
        ];
      },
    });
  }

  /** Real boosters need no seed. */
  private async commitment({ event }: EventScene): Promise<string | null> {
    if (event.state.settings.limited?.source === 'recorded') return null;
    return commitmentTo(await drawSeed(this.secrets, event.streamId, poolSeedName));
  }
}
