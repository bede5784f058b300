import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandAccepted, CommandPayload } from '#contracts';
import { appendTo, newStream, type StreamAppend } from '#event-store';
import { type MatchCommand as DomainCommand, openMatch } from '#match';
import { deriveId } from '#platform';
import { currentRound, presentationOf, scheduledMatch } from '#tournament';
import { COMMAND_DESK } from '../infrastructure/tokens.js';
import type { Act } from './act.js';
import type { CommandDesk } from './command-desk.js';
import { type CommandRequest, RoundCommand } from './command-request.js';
import { editTables } from './round-edit.js';
import { decideAll, decideMatch, enterEvent, type EventScene, tournamentCommand } from './scene.js';

/** What changes a round by hand: the event and every match it makes or voids move together or not at all. */
@CommandHandler(RoundCommand)
export class RoundCommandHandler implements ICommandHandler<RoundCommand> {
  constructor(@Inject(COMMAND_DESK) private readonly desk: CommandDesk) {}

  execute({ request }: RoundCommand): Promise<CommandAccepted> {
    const { eventId } = request.payload;
    return this.desk.answer({
      prepare: () => enterEvent(this.desk, request, eventId),
      decide: (scene) =>
        request.name === 'VoidRound'
          ? this.void(request.payload, scene)
          : this.edit(request as CommandRequest<'EditPairings'>, scene),
    });
  }

  private async void(
    { phase, round, attempt, reason }: CommandPayload<'VoidRound'>,
    { event, act }: EventScene,
  ): Promise<readonly StreamAppend[]> {
    const { events } = decideAll(event.state, [
      tournamentCommand(act, 'VoidRound', { phase, round, attempt, reason }),
    ]);
    const matchIds = currentRound(event.state)?.tables.map((table) => table.matchId) ?? [];
    return [appendTo(event, events), ...(await this.voided(matchIds, reason, act))];
  }

  private async edit(
    { payload }: CommandRequest<'EditPairings'>,
    { event, act }: EventScene,
  ): Promise<readonly StreamAppend[]> {
    const { phase, round, attempt, reason } = payload;
    const edited = editTables(currentRound(event.state), payload, (index) =>
      deriveId(act.commandId, `match.${index}`),
    );
    const { events } = decideAll(event.state, [
      tournamentCommand(act, 'EditPairings', { phase, round, attempt, reason, ...edited }),
    ]);
    const made = edited.tables.map((table) => {
      const schedule = scheduledMatch(event.state, { phase, round, attempt }, table);
      return newStream(
        `match-${table.matchId}`,
        openMatch(schedule, presentationOf(event.state, schedule.players), act),
      );
    });
    return [
      appendTo(event, events),
      ...(await this.voided(edited.voidedMatches, reason, act)),
      ...made,
    ];
  }

  private voided(
    matchIds: readonly string[],
    reason: string,
    act: Act,
  ): Promise<readonly StreamAppend[]> {
    return Promise.all(
      matchIds.map((matchId) =>
        this.onMatch(matchId, {
          type: 'VoidMatch',
          data: { reason },
          actor: act.actor,
          at: act.at,
        }),
      ),
    );
  }

  private async onMatch(matchId: string, command: DomainCommand): Promise<StreamAppend> {
    const match = await this.desk.match(matchId);
    return appendTo(match, decideMatch(command, match.state));
  }
}
