import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandAccepted } from '#contracts';
import { commitmentTo, drawSeed, newStream, type SealedSecrets } from '#event-store';
import { deriveId } from '#platform';
import { tournamentDecider } from '#tournament';
import { signInRequired } from '../http/failure.js';
import { COMMAND_DESK, SEALED_SECRETS } from '../infrastructure/tokens.js';
import { authorize } from '../policy/authorize.js';
import { outsider } from '../policy/roles.js';
import { commandPolicy } from '../policy/table.js';
import { actOf } from './act.js';
import type { CommandDesk } from './command-desk.js';
import { CreateEventCommand } from './command-request.js';
import { decideAll, tournamentCommand } from './scene.js';

/** The name under which the seed of every random choice of an event is sealed. */
export const seedName = 'seed';

/** A new event: its seed is drawn and sealed first, so that the first event can commit to it. */
@CommandHandler(CreateEventCommand)
export class CreateEventHandler implements ICommandHandler<CreateEventCommand> {
  constructor(
    @Inject(COMMAND_DESK) private readonly desk: CommandDesk,
    @Inject(SEALED_SECRETS) private readonly secrets: SealedSecrets,
  ) {}

  async execute({ request, demo }: CreateEventCommand): Promise<CommandAccepted> {
    const { asker, payload } = request;
    authorize(commandPolicy.CreateEvent, { asker, standing: outsider, event: null, own: false });
    if (!asker.account) throw signInRequired();
    const { id: owner, name: ownerName } = asker.account;
    const act = actOf(request, outsider);
    const eventId = deriveId(act.commandId, 'event');
    return this.desk.answer({
      prepare: async () => ({ act }),
      decide: async () => {
        const seed = await drawSeed(this.secrets, `event-${eventId}`, seedName);
        const command = tournamentCommand(act, 'CreateEvent', {
          ...payload,
          eventId,
          owner,
          ownerName,
          seedCommitment: commitmentTo(seed),
          demo,
        });
        return [
          newStream(
            `event-${eventId}`,
            decideAll(tournamentDecider.initialState, [command]).events,
          ),
        ];
      },
    });
  }
}
