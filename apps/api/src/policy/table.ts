import type { CommandName, QueryName } from '#contracts';

/**
 * Who may ask for something in an event. `self`: the player whose seat it concerns, or who sits in the match.
 * `account`: anyone signed in. `anyone`: also visitors.
 * `onlooker` (queries): anyone who may see the event at all, which is everyone once it is no draft any more.
 */
export type Grant =
  'owner' | 'organizer' | 'judge' | 'scorekeeper' | 'self' | 'account' | 'anyone' | 'onlooker';

const head = ['owner', 'organizer'] as const;
/** Where people are registered, paired and dropped. */
const desk = [...head, 'scorekeeper'] as const;
/** Where the rules of play are spoken for. */
const floor = [...head, 'judge'] as const;
const staff = [...head, 'judge', 'scorekeeper'] as const;

/** The one table of rights over commands; what has no row cannot be compiled, and what a row does not grant is denied. */
export const commandPolicy: { readonly [N in CommandName]: readonly Grant[] } = {
  CreateEvent: ['account'],
  ChangeEventDetails: head,
  ChangeSettings: head,
  OpenRegistration: head,
  CloseRegistration: head,
  CancelEvent: head,
  GrantRole: head,
  RevokeRole: head,
  SeeAsStaff: staff,
  Register: ['anyone'],
  RegisterPlayer: desk,
  ImportPlayers: desk,
  RenamePlayer: desk,
  ClaimPlayer: ['account'],
  IssueGuestCode: [...desk, 'self'],
  IssueMissingCodes: desk,
  PromotePlayer: desk,
  WithdrawPlayer: [...desk, 'self'],
  SubmitDeck: [...floor, 'self'],
  CheckInPlayer: [...staff, 'self'],
  UndoCheckIn: staff,
  CheckInAll: staff,
  StartEvent: head,
  AddLatePlayer: desk,
  DropPlayer: [...staff, 'self'],
  ReaddPlayer: desk,
  AssignStaticTable: desk,
  RequestPairing: desk,
  EditPairings: desk,
  VoidRound: head,
  StartRoundClock: staff,
  PauseRoundClock: staff,
  ResumeRoundClock: staff,
  ExtendRoundClock: staff,
  IssuePenalty: floor,
  RevokePenalty: floor,
  CallJudge: [...staff, 'self'],
  AcceptJudgeCall: floor,
  ResolveJudgeCall: floor,
  FinishEvent: head,
  ReportResult: ['self'],
  WithdrawReport: ['self'],
  ConfirmResult: ['self'],
  DisputeResult: ['self'],
  RuleResult: staff,
  CorrectResult: staff,
  ExtendTime: staff,
  SubmitTrio: [...floor, 'self'],
  PresentDecks: floor,
  SealBan: ['self'],
  SealDeck: ['self'],
  EndChoice: floor,
  ReportGame: ['self'],
  ConfirmGame: ['self'],
  DisputeGame: ['self'],
  RuleGame: staff,
  OpenTable: [...floor, 'self'],
  PlayMove: ['self'],
  RuleTable: floor,
  StartPractice: ['anyone'],
  RepeatPractice: ['self'],
  PlayPractice: ['self'],
  OpenPools: head,
  FormPods: head,
  DissolvePods: head,
  StartDeckBuilding: floor,
  RecordPool: [...floor, 'self'],
  ConfirmReady: ['self'],
  StartPod: floor,
  PickCard: ['self'],
  MarkCards: ['self'],
  TakeBackPick: ['self'],
  MovePickTime: floor,
  PausePod: floor,
  ResumePod: floor,
  RewindPick: floor,
  HoldSeat: [...floor, 'self'],
  ReplaceDrafter: floor,
  CallPick: floor,
  RewindCall: floor,
};

/** The one table of rights over questions. Decks are opened further by the event's own setting (deck-visibility.ts). */
export const queryPolicy: { readonly [Q in QueryName]: readonly Grant[] } = {
  publicEvents: ['anyone'],
  myEvents: ['anyone'],
  event: ['onlooker'],
  roster: ['onlooker'],
  pairings: ['onlooker'],
  standings: ['onlooker'],
  bracket: ['onlooker'],
  mySeat: ['onlooker'],
  match: ['onlooker'],
  deck: [...floor, 'self'],
  judgeCalls: staff,
  corrections: staff,
  story: staff,
  trio: [...floor, 'self'],
  trilogyMatch: ['onlooker'],
  trilogyStandings: ['onlooker'],
  trilogyStatistics: ['onlooker'],
  pods: ['onlooker'],
  draftStandings: ['onlooker'],
};
