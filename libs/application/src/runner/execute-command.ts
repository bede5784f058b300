import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Refusal } from '#aggregate';
import type { CommandAccepted } from '#contracts';
import { Dependencies } from '#platform';
import type { CommandRequest } from '../command/request.js';
import { CommandRunner } from './command-runner.js';

/** Any command of the public API on the bus; its definition holds the rest. */
export class ExecuteCommand extends Command<CommandAccepted | Refusal> {
  constructor(readonly request: CommandRequest) {
    super();
  }
}

@CommandHandler(ExecuteCommand)
@Dependencies(CommandRunner)
export class ExecuteCommandHandler implements ICommandHandler<ExecuteCommand> {
  constructor(private readonly runner: CommandRunner) {}

  execute({ request }: ExecuteCommand): Promise<CommandAccepted | Refusal> {
    return this.runner.run(request);
  }
}
