import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandAccepted, CommandPayload } from '#contracts';
import { appendTo } from '#event-store';
import type { TournamentCommand } from '#tournament';
import type { Accounts } from '../auth/accounts.js';
import type { GuestCodes } from '../auth/guest-code.js';
import { ApiFailure } from '../http/failure.js';
import { ACCOUNTS, COMMAND_DESK, GUEST_CODES } from '../infrastructure/tokens.js';
import type { CommandDesk } from './command-desk.js';
import { EventCommand, type EventCommandName } from './command-request.js';
import { decideAll, enterEvent, type EventScene, tournamentCommand } from './scene.js';
import { conduct } from './translate/conduct.js';
import { lifecycle } from './translate/lifecycle.js';
import { players } from './translate/players.js';
import { registration } from './translate/registration.js';
import { rounds } from './translate/rounds.js';
import type { Translation, Translations } from './translate/translation.js';

type StaffCommandName = 'GrantRole' | 'RevokeRole';

/** Commands that concern the event's own stream and nothing else. */
@CommandHandler(EventCommand)
export class EventCommandHandler implements ICommandHandler<EventCommand> {
  readonly #translations: Translations<Exclude<EventCommandName, StaffCommandName>>;

  constructor(
    @Inject(COMMAND_DESK) private readonly desk: CommandDesk,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    @Inject(GUEST_CODES) codes: GuestCodes,
  ) {
    this.#translations = {
      ...lifecycle,
      ...registration(codes),
      ...players,
      ...rounds,
      ...conduct,
    };
  }

  execute({ request }: EventCommand): Promise<CommandAccepted> {
    const { eventId } = request.payload as { eventId: string };
    return this.desk.answer({
      prepare: () => enterEvent(this.desk, request, eventId),
      decide: async (scene) => {
        const commands = await this.translate(request.name, request.payload, scene);
        return [appendTo(scene.event, decideAll(scene.event.state, commands).events)];
      },
    });
  }

  private async translate(
    name: EventCommandName,
    payload: CommandPayload<EventCommandName>,
    scene: EventScene,
  ): Promise<readonly TournamentCommand[]> {
    if (name === 'GrantRole')
      return [await this.grant(payload as CommandPayload<'GrantRole'>, scene)];
    if (name === 'RevokeRole') {
      const { account, role } = payload as CommandPayload<'RevokeRole'>;
      return [tournamentCommand(scene.act, 'RevokeRole', { account, role })];
    }
    const translation = this.#translations[name] as Translation<EventCommandName>;
    return translation(payload as never, scene);
  }

  /** Colleagues are known by their e-mail address; the event keeps their account. */
  private async grant(
    { email, role }: CommandPayload<'GrantRole'>,
    { act }: EventScene,
  ): Promise<TournamentCommand> {
    const account = await this.accounts.byEmail(email);
    if (!account) throw new ApiFailure(404, 'account/not-found');
    return tournamentCommand(act, 'GrantRole', {
      account: account.id,
      accountName: account.name,
      role,
    });
  }
}
