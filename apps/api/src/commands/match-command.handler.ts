import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandAccepted, CommandPayload } from '#contracts';
import { appendTo } from '#event-store';
import type {
  MatchCommand as DomainCommand,
  MatchCommands,
  MatchCommandType,
  Reporter,
} from '#match';
import { COMMAND_DESK } from '../infrastructure/tokens.js';
import type { CommandDesk } from './command-desk.js';
import { MatchCommand, type MatchCommandName } from './command-request.js';
import { decideMatch, enterMatch, ownSide } from './scene.js';

/** `side` gives the asker's own; it throws for staff who do not sit at the table. */
type Translation<N extends MatchCommandName> = (
  payload: CommandPayload<N>,
  side: () => Reporter,
) => MatchCommands[N];

const translations: { readonly [N in MatchCommandName]: Translation<N> } = {
  ReportResult: ({ score }, side) => ({ by: side(), score }),
  WithdrawReport: (_payload, side) => ({ by: side() }),
  ConfirmResult: (_payload, side) => ({ by: side() }),
  DisputeResult: ({ claim, note }, side) => ({ by: side(), claim, note }),
  RuleResult: ({ score, note }) => ({ score, note }),
  CorrectResult: ({ score, note }) => ({ score, note }),
  ExtendTime: ({ seconds, reason }) => ({ seconds, reason }),
};

/** Results: what players report about their own match, and what the staff rule. */
@CommandHandler(MatchCommand)
export class MatchCommandHandler implements ICommandHandler<MatchCommand> {
  constructor(@Inject(COMMAND_DESK) private readonly desk: CommandDesk) {}

  execute({ request }: MatchCommand): Promise<CommandAccepted> {
    const { matchId } = request.payload;
    return this.desk.answer({
      prepare: () => enterMatch(this.desk, request, matchId),
      decide: (scene) => {
        const { match, act } = scene;
        const translate = translations[request.name] as Translation<MatchCommandName>;
        const data = translate(request.payload as never, () => ownSide(scene));
        const command = {
          type: request.name satisfies MatchCommandType,
          data,
          actor: act.actor,
          at: act.at,
        } as DomainCommand;
        return [appendTo(match, decideMatch(command, match.state))];
      },
    });
  }
}
