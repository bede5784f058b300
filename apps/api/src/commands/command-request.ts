import {
  type CommandAccepted,
  type CommandName,
  freeDraftCommands,
  practiceCommands,
  tableCommands,
  trilogyCommands,
} from '#contracts';
import { Command } from '@nestjs/cqrs';
import {
  type CommandRequest,
  type DefinedCommandName,
  ExecuteCommand,
  isDefined,
} from '#application';

export type TrilogyCommandName = Exclude<keyof typeof trilogyCommands, 'SubmitTrio'>;
export type TableCommandName = keyof typeof tableCommands;
export type PracticeCommandName = keyof typeof practiceCommands;
/** What concerns the event and all its pods together. */
const podSeatings = [
  'FormPods',
  'DissolvePods',
  'StartDeckBuilding',
  'CancelEvent',
] as const satisfies readonly CommandName[];
export type PodSeatingName = (typeof podSeatings)[number];
/** What happens inside one pod that has been seated. */
const podActions = [
  'ConfirmReady',
  'StartPod',
  'PickCard',
  'MarkCards',
  'TakeBackPick',
  'MovePickTime',
  'PausePod',
  'ResumePod',
  'RewindPick',
  'HoldSeat',
  'ReplaceDrafter',
  'CallPick',
  'RewindCall',
] as const satisfies readonly CommandName[];
export type PodActionName = (typeof podActions)[number];
export type FreeDraftCommandName = keyof typeof freeDraftCommands;
abstract class PublicCommand<N extends CommandName> extends Command<CommandAccepted> {
  constructor(readonly request: CommandRequest<N>) {
    super();
  }
}

/** One class per family: what is loaded, and which streams are appended to. */
export class TrilogyCommand extends PublicCommand<TrilogyCommandName> {}
export class PracticeCommandOfPerson extends PublicCommand<PracticeCommandName> {}
export class TableCommand extends PublicCommand<TableCommandName> {}
export class SubmitTrioCommand extends PublicCommand<'SubmitTrio'> {}
export class SubmitDeckCommand extends PublicCommand<'SubmitDeck'> {}
export class OpenPoolsCommand extends PublicCommand<'OpenPools'> {}
export class RecordPoolCommand extends PublicCommand<'RecordPool'> {}
export class PodSeatingCommand extends PublicCommand<PodSeatingName> {}
export class FreeDraftCommand extends PublicCommand<FreeDraftCommandName> {}
export class PodActionCommand extends PublicCommand<PodActionName> {}

const isIn = (names: readonly CommandName[], name: CommandName): boolean => names.includes(name);

/** The command of the bus that answers this request. */
export const commandFor = (
  request: CommandRequest,
): ExecuteCommand | PublicCommand<CommandName> => {
  const { name } = request;
  if (isDefined(name)) return new ExecuteCommand(request as CommandRequest<DefinedCommandName>);
  if (name === 'SubmitDeck') return new SubmitDeckCommand(request as CommandRequest<'SubmitDeck'>);
  if (name === 'SubmitTrio') return new SubmitTrioCommand(request as CommandRequest<'SubmitTrio'>);
  if (Object.hasOwn(trilogyCommands, name))
    return new TrilogyCommand(request as CommandRequest<TrilogyCommandName>);
  if (Object.hasOwn(tableCommands, name))
    return new TableCommand(request as CommandRequest<TableCommandName>);
  if (name === 'OpenPools') return new OpenPoolsCommand(request as CommandRequest<'OpenPools'>);
  if (name === 'RecordPool') return new RecordPoolCommand(request as CommandRequest<'RecordPool'>);
  if (isIn(podSeatings, name))
    return new PodSeatingCommand(request as CommandRequest<PodSeatingName>);
  if (isIn(podActions, name)) return new PodActionCommand(request as CommandRequest<PodActionName>);
  if (Object.hasOwn(freeDraftCommands, name))
    return new FreeDraftCommand(request as CommandRequest<FreeDraftCommandName>);
  return new PracticeCommandOfPerson(request as CommandRequest<PracticeCommandName>);
};
