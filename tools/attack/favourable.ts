import { grantsWithin, type Role, roles } from './attackers.js';
import type { Operation } from './operations.js';
import { type PreparedEvent, type PreparedEvents, type Stage, stages } from './prepared-events.js';

const of = (
  names: readonly string[],
  ...where: readonly Stage[]
): Readonly<Record<string, readonly Stage[]>> =>
  Object.fromEntries(names.map((name) => [name, where]));

/**
 * The stages of an event at which an operation is likely to be accepted; one without a row is tried
 * at all stages that have the ids it needs.
 */
const favourable: Readonly<Record<string, readonly Stage[]>> = {
  ...of(['OpenRegistration', 'ChangeSettings', 'SetEventInformation', 'CancelEvent'], 'draft'),
  ...of(['HandOverEvent', 'KeepEventHere', 'handover', 'PromotePlayer', 'PromotePlayers'], 'full'),
  ...of(['StartEvent', 'UndoCheckIn', 'CheckInPlayer', 'CheckInAll'], 'ready', 'registration'),
  ...of(
    ['Register', 'RegisterPlayer', 'ImportPlayers', 'TakeOverEvent', 'ClaimPlayer'],
    'registration',
  ),
  ...of(['WithdrawPlayer', 'WithdrawPlayers', 'RestorePlayers'], 'registration', 'ready'),
  ...of(['RequestPairing', 'ConstrainPairing', 'AddLatePlayer', 'DropPlayer'], 'started', 'paired'),
  ...of(
    [
      'AcceptLateEntry',
      'ReaddPlayer',
      'ChangeRounds',
      'AssignStaticTable',
      'SetTeam',
      'NotePlayer',
    ],
    'started',
    'paired',
  ),
  ...of(['EditPairings', 'StartRoundClock', 'PauseRoundClock', 'ResumeRoundClock'], 'paired'),
  ...of(['ExtendRoundClock', 'VoidRound', 'ExtendTime', 'pairingDesk'], 'paired'),
  ...of(['ReportResult', 'WithdrawReport', 'ConfirmResult'], 'reporting'),
  ...of(['DisputeResult', 'RuleResult', 'CorrectResult'], 'disputing'),
  ...of(['SubmitDeck'], 'ready', 'registration'),
  ...of(['UnlockDeck', 'RecordDeckCheck'], 'table', 'paired'),
  ...of(['SubmitTrio'], 'trilogy-entry'),
  ...of(
    ['PresentDecks', 'SitDown', 'StartBanClock', 'SealBan', 'SealDeck', 'EndChoice'],
    'trilogy',
  ),
  ...of(['ReportGame', 'RuleGame'], 'trilogy'),
  ...of(['ConfirmGame', 'DisputeGame', 'trilogyMatch', 'trilogyStandings'], 'trilogy'),
  ...of(['OpenPools', 'StartDeckBuilding', 'RecordPool'], 'sealed-ready', 'sealed'),
  ...of(['pools', 'suggestion'], 'sealed', 'free'),
  ...of(['FormPods', 'StartPod', 'ConfirmReady', 'ReseatPods', 'DissolvePods'], 'draft-ready'),
  ...of(['TakeBackPick', 'MovePickTime', 'PausePod', 'ResumePod', 'RewindPick'], 'drafting'),
  ...of(['HoldSeat', 'ReplaceDrafter', 'draftStandings', 'pods'], 'drafting', 'free'),
  ...of(['OpenTable', 'RewindGame', 'RuleTable', 'AskTakeBack', 'AnswerTakeBack'], 'table'),
  ...of(['TakeBackMove', 'replay', 'record', 'tables'], 'table', 'free'),
  ...of(['explain', 'chat', 'SendMessage', 'SendPhrase', 'SetChatReception'], 'table', 'free'),
  ...of(['CallTime', 'CallClock'], 'table'),
  ...of(['FinishEvent'], 'played'),
  ...of(['CreateConvention', 'ChangeConvention', 'InviteToStage', 'WithdrawInvitation'], 'club'),
  ...of(['OpenStage', 'EnterQualified', 'convention', 'season', 'ChangeSeason'], 'club'),
  ...of(['AddEventToSeason', 'RemoveEventFromSeason', 'DeclineSeasonInvitation'], 'club'),
  ...of(['JoinFreeMatch', 'CancelFreeMatch', 'OfferRematch', 'free-matches'], 'free'),
  ...of(['JoinTwinSuns', 'LeaveTwinSuns', 'DealTwinSuns', 'PlayTwinSuns'], 'free'),
  ...of(['PlayTwinSunsAgain', 'CallTwinSunsClock', 'CallPracticeClock'], 'free'),
  ...of(['TakeBackTwinSuns', 'twin-suns'], 'free'),
  ...of(['JoinDuel', 'DealDuel', 'CancelDuel', 'PlayDuel', 'ConcedeDuel', 'TakeBackDuel'], 'free'),
  ...of(['PlayDuelAgain', 'duels', 'WarnDuelSilence', 'ClaimDuel', 'CallDuelClock'], 'free'),
  ...of(['JoinFreeDraft', 'deck', 'RepeatPractice', 'TakeBackPractice'], 'free', 'finished'),
  ...of(['decks', 'files', 'export'], 'finished'),
};

/** Staff first, then roles with a seat. */
const inOrder: readonly Role[] = ['owner', 'account', 'player', 'guest', 'judge', 'organizer'];

const rolesFor = ({ grants, key }: Operation): readonly Role[] => {
  if (key === 'POST /api/commands/Register') return ['visitor', 'account'];
  if (grants === null) return [...inOrder.slice(0, 4), 'visitor'];
  const fitting = roles.filter((role) => {
    const within = grantsWithin(role);
    return [...grants].some((grant) => within.has(grant));
  });
  const seats = grants.has('self') ? (['player', 'guest'] as const) : [];
  return [...new Set([...seats, ...inOrder, ...roles])].filter((role) => fitting.includes(role));
};

export interface FavourableTry {
  readonly role: Role;
  readonly prepared: PreparedEvent;
}

const most = 8;

/** The roles and events with which an operation is likely to be accepted; the likeliest first. */
export const favourableTries = (
  operation: Operation,
  needed: readonly string[],
  preparedEvents: PreparedEvents,
): readonly FavourableTry[] => {
  const where = (favourable[operation.name] ?? stages)
    .map((stage) => preparedEvents.at(stage))
    .filter(({ ids }) => needed.every((kind) => (ids[kind]?.length ?? 0) > 0));
  const events = where.length > 0 ? where : [preparedEvents.at('registration')];
  const who = rolesFor(operation).slice(0, 3);
  return events.flatMap((prepared) => who.map((role) => ({ role, prepared }))).slice(0, most);
};
