import {
  commandDefinitions,
  type DefinedCommandName,
  type Grant,
  isDefined,
  judges,
  organizers,
  staff,
} from '#application';
import { commandNames, type CommandName, type QueryName } from '#contracts';

/** Commands that are not defined in libs/application yet. */
const policyElsewhere: {
  readonly [N in Exclude<CommandName, DefinedCommandName>]: readonly Grant[];
} = {
  CancelEvent: organizers,
  SubmitDeck: [...judges, 'self'],
  SubmitTrio: [...judges, 'self'],
  PresentDecks: judges,
  SealBan: ['self'],
  SealDeck: ['self'],
  EndChoice: judges,
  ReportGame: ['self'],
  ConfirmGame: ['self'],
  DisputeGame: ['self'],
  RuleGame: staff,
  OpenTable: [...judges, 'self'],
  PlayMove: ['self'],
  TakeBackMove: ['self'],
  AskTakeBack: ['self'],
  AnswerTakeBack: ['self'],
  RewindGame: judges,
  RuleTable: judges,
  StartPractice: ['anyone'],
  RepeatPractice: ['self'],
  PlayPractice: ['self'],
  TakeBackPractice: ['self'],
  OpenPools: organizers,
  FormPods: organizers,
  DissolvePods: organizers,
  StartDeckBuilding: judges,
  RecordPool: [...judges, 'self'],
  StartFreeDraft: ['anyone'],
  JoinFreeDraft: ['anyone'],
  ConfirmReady: ['self'],
  StartPod: judges,
  PickCard: ['self'],
  MarkCards: ['self'],
  TakeBackPick: ['self'],
  MovePickTime: judges,
  PausePod: judges,
  ResumePod: judges,
  RewindPick: judges,
  HoldSeat: [...judges, 'self'],
  ReplaceDrafter: judges,
  CallPick: judges,
  RewindCall: judges,
};

/** The one table of rights over commands; what has no row cannot be compiled, and what a row does not grant is denied. */
export const commandPolicy = Object.fromEntries(
  commandNames.map((name) => [
    name,
    isDefined(name) ? commandDefinitions[name].grants : policyElsewhere[name],
  ]),
) as { readonly [N in CommandName]: readonly Grant[] };

/** The one table of rights over questions. Decks are opened further by the event's own setting (deck-visibility.ts). */
export const queryPolicy: { readonly [Q in QueryName]: readonly Grant[] } = {
  publicEvents: ['anyone'],
  myEvents: ['anyone'],
  event: ['onlooker'],
  roster: ['onlooker'],
  pairings: ['onlooker'],
  standings: ['onlooker'],
  bracket: ['onlooker'],
  player: ['onlooker'],
  mySeat: ['onlooker'],
  match: ['onlooker'],
  deck: [...judges, 'self'],
  judgeCalls: staff,
  corrections: staff,
  story: staff,
  trio: [...judges, 'self'],
  trilogyMatch: ['onlooker'],
  trilogyStandings: ['onlooker'],
  trilogyStatistics: ['onlooker'],
  pods: ['onlooker'],
  draftStandings: ['onlooker'],
};
