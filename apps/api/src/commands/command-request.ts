import {
  type CommandAccepted,
  type CommandName,
  type CommandPayload,
  limitedCommands,
  freeDraftCommands,
  practiceCommands,
  tableCommands,
  trilogyCommands,
} from '#contracts';
import { Command } from '@nestjs/cqrs';
import type { Asker } from '../auth/asker.js';

/** One command of the public API as it came in: checked for form, not yet for right. */
export interface CommandRequest<N extends CommandName = CommandName> {
  readonly name: N;
  readonly payload: CommandPayload<N>;
  readonly asker: Asker;
  /** The client's Idempotency-Key. */
  readonly key: string;
  /** What is asked, for telling a key that is used again from a request that is sent again; null for the server's own. */
  readonly fingerprint: string | null;
  /** ISO 8601; the server's clock. */
  readonly at: string;
}

const matchCommands = [
  'ReportResult',
  'WithdrawReport',
  'ConfirmResult',
  'DisputeResult',
  'RuleResult',
  'CorrectResult',
  'ExtendTime',
] as const satisfies readonly CommandName[];
export type MatchCommandName = (typeof matchCommands)[number];
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
type LimitedCommandName = keyof typeof limitedCommands;
const roundCommands = ['EditPairings', 'VoidRound'] as const satisfies readonly CommandName[];
export type RoundCommandName = (typeof roundCommands)[number];
/** Everything that appends to the event's own stream and nothing else. */
export type EventCommandName = Exclude<
  CommandName,
  | MatchCommandName
  | TableCommandName
  | PracticeCommandName
  | TrilogyCommandName
  | RoundCommandName
  | LimitedCommandName
  | FreeDraftCommandName
  | 'CreateEvent'
  | 'CancelEvent'
  | 'SubmitDeck'
  | 'SubmitTrio'
  | 'FinishEvent'
>;

abstract class PublicCommand<N extends CommandName> extends Command<CommandAccepted> {
  constructor(readonly request: CommandRequest<N>) {
    super();
  }
}

/** One class per family: what is loaded, and which streams are appended to. */
export class CreateEventCommand extends PublicCommand<'CreateEvent'> {
  /** Only the api itself makes demo events (demo/). */
  constructor(
    request: CommandRequest<'CreateEvent'>,
    readonly demo = false,
  ) {
    super(request);
  }
}
export class EventCommand extends PublicCommand<EventCommandName> {}
export class RoundCommand extends PublicCommand<RoundCommandName> {}
export class MatchCommand extends PublicCommand<MatchCommandName> {}
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
export class FinishEventCommand extends PublicCommand<'FinishEvent'> {}

const isIn = (names: readonly CommandName[], name: CommandName): boolean => names.includes(name);

/** The command of the bus that answers this request. What belongs to no family is the event's own; its handler's table must then know the name. */
export const commandFor = (request: CommandRequest): PublicCommand<CommandName> => {
  const { name } = request;
  if (name === 'CreateEvent')
    return new CreateEventCommand(request as CommandRequest<'CreateEvent'>);
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
  if (Object.hasOwn(practiceCommands, name))
    return new PracticeCommandOfPerson(request as CommandRequest<PracticeCommandName>);
  if (name === 'FinishEvent')
    return new FinishEventCommand(request as CommandRequest<'FinishEvent'>);
  if (isIn(roundCommands, name))
    return new RoundCommand(request as CommandRequest<RoundCommandName>);
  if (isIn(matchCommands, name))
    return new MatchCommand(request as CommandRequest<MatchCommandName>);
  return new EventCommand(request as CommandRequest<EventCommandName>);
};
