import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandAccepted } from '#contracts';
import { PodActionCommand } from '../commands/command-request.js';
import type { CommandDesk } from '../commands/command-desk.js';
import { enterPod } from '../commands/scene.js';
import { tryAgain } from '../http/failure.js';
import { COMMAND_DESK } from '../infrastructure/tokens.js';

/** What happens inside one pod: picks, pauses, seats. */
@CommandHandler(PodActionCommand)
export class PodCommandHandler implements ICommandHandler<PodActionCommand> {
  constructor(@Inject(COMMAND_DESK) private readonly desk: CommandDesk) {}

  async execute({ request }: PodActionCommand): Promise<CommandAccepted> {
    await enterPod(this.desk, request, request.payload.podId);
    throw tryAgain('server/unavailable');
  }
}
