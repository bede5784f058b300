import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandAccepted } from '#contracts';
import { PodSeatingCommand } from '../commands/command-request.js';
import type { CommandDesk } from '../commands/command-desk.js';
import { enterEvent } from '../commands/scene.js';
import { tryAgain } from '../http/failure.js';
import { COMMAND_DESK } from '../infrastructure/tokens.js';

/** Pods are formed and taken back: the event and every pod move together or not at all. */
@CommandHandler(PodSeatingCommand)
export class PodSeatingHandler implements ICommandHandler<PodSeatingCommand> {
  constructor(@Inject(COMMAND_DESK) private readonly desk: CommandDesk) {}

  async execute({ request }: PodSeatingCommand): Promise<CommandAccepted> {
    await enterEvent(this.desk, request, request.payload.eventId);
    throw tryAgain('server/unavailable');
  }
}
