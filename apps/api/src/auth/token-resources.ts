import type { CommandName, QueryName, TokenResource } from '#contracts';
import { queryDefinitions } from '#read-models';

/** The part of an event that a route is about; `open`: holds nothing of anybody, `closed`: shut to tokens that have scopes. */
export type RouteResource = TokenResource | 'open' | 'closed';

/** Commands by the part that they change. Every command has a row, so that a new one does not slip into a part that nobody chose for it. */
const commandResources: Readonly<Record<CommandName, TokenResource | 'closed'>> = {
  ...of('closed', ['EraseMe', 'HandOverEvent', 'KeepEventHere', 'GrantRole', 'RevokeRole']),
  ...of('closed', ['InviteStaff', 'WithdrawStaffInvite', 'AcceptStaffInvite']),
  ...of('events', ['CreateEvent', 'ChangeEventDetails', 'ChangeSettings', 'SetEventInformation']),
  ...of('events', ['OpenRegistration', 'CloseRegistration', 'StartEvent', 'FinishEvent']),
  ...of('events', ['CancelEvent', 'MakeAnnouncement', 'WithdrawAnnouncement', 'OpenStage']),
  ...of('events', ['CreateConvention', 'ChangeConvention', 'CreateSeason', 'ChangeSeason']),
  ...of('events', ['AddEventToSeason', 'RemoveEventFromSeason', 'DeclineSeasonInvitation']),
  ...of('players', ['InviteToStage', 'WithdrawInvitation', 'EnterQualified']),
  ...of('players', ['Register', 'RegisterPlayer', 'ImportPlayers', 'RenamePlayer', 'ClaimPlayer']),
  ...of('players', ['IssueGuestCode', 'IssueMissingCodes', 'PromotePlayer', 'PromotePlayers']),
  ...of('players', ['WithdrawPlayer', 'WithdrawPlayers', 'RestorePlayers', 'ErasePlayer']),
  ...of('players', ['CheckInPlayer', 'UndoCheckIn', 'CheckInAll', 'AddLatePlayer', 'SetTeam']),
  ...of('players', ['AcceptLateEntry', 'DropPlayer', 'ReaddPlayer']),
  ...of('decks', ['SubmitDeck', 'UnlockDeck', 'RecordDeckCheck', 'SubmitTrio', 'RecordPool']),
  ...of('decks', ['PresentDecks', 'SealBan', 'SealDeck', 'ChooseGameDeck', 'OpenPools']),
  ...of('rounds', ['ConstrainPairing', 'AssignStaticTable', 'RequestPairing', 'EditPairings']),
  ...of('rounds', ['RecordTableResult', 'VoidRound', 'StartRoundClock', 'PauseRoundClock']),
  ...of('rounds', ['ResumeRoundClock', 'ExtendRoundClock', 'ExtendTime', 'ChangeRounds']),
  ...of('rounds', ['ReportResult', 'WithdrawReport', 'ConfirmResult', 'DisputeResult']),
  ...of('rounds', ['RuleResult', 'CorrectResult', 'ReportGame', 'ConfirmGame', 'DisputeGame']),
  ...of('rounds', ['RuleGame', 'EndChoice']),
  ...of('judging', ['IssuePenalty', 'RevokePenalty', 'CallJudge', 'AcceptJudgeCall']),
  ...of('judging', ['ResolveJudgeCall', 'SeeAsStaff', 'RuleTable']),
  ...of('play', [
    'FormPods',
    'DissolvePods',
    'ReseatPods',
    'StartDeckBuilding',
    'ConfirmReady',
    'StartPod',
  ]),
  ...of('play', ['PickCard', 'MarkCards', 'TakeBackPick', 'MovePickTime', 'PausePod', 'ResumePod']),
  ...of('play', ['RewindPick', 'HoldSeat', 'ReplaceDrafter', 'CallPick', 'RewindCall']),
  ...of('play', ['OpenTable', 'PlayMove', 'TakeBackMove', 'AskTakeBack', 'AnswerTakeBack']),
  ...of('play', ['WarnSilence', 'AskRuling', 'ClaimGame', 'OfferDraw', 'AnswerDraw']),
  ...of('play', ['SendMessage', 'SendPhrase', 'SetChatReception', 'CallTime']),
  ...of('play', [
    'RewindGame',
    'ReportFault',
    'StartPractice',
    'StartLesson',
    'RepeatPractice',
    'PlayPractice',
  ]),
  ...of('play', ['StartGamePractice', 'PlayGamePractice', 'TakeBackGamePractice']),
  ...of('play', ['TakeBackPractice', 'StartFreeDraft', 'JoinFreeDraft']),
  ...of('play', ['OpenFreeMatch', 'JoinFreeMatch', 'CancelFreeMatch', 'OfferRematch']),
  ...of('play', [
    'OpenTwinSuns',
    'JoinTwinSuns',
    'LeaveTwinSuns',
    'DealTwinSuns',
    'PlayTwinSunsAgain',
    'WarnTwinSunsSilence',
    'RemoveSilentPlayer',
  ]),
  ...of('play', ['PlayTwinSuns', 'TakeBackTwinSuns']),
  ...of('play', ['OpenDuel', 'CancelDuel', 'JoinDuel', 'PlayDuel', 'ConcedeDuel']),
  ...of('play', ['TakeBackDuel', 'PlayDuelAgain', 'WarnDuelSilence', 'ClaimDuel']),
};

/** Routes below these, the first that fits. What fits none is closed. */
const routeResources: readonly (readonly [route: string, resource: RouteResource])[] = [
  ['/api/me/', 'closed'],
  ['/api/me', 'open'],
  ['/api/address', 'open'],
  ['/api/sign-in-ways', 'open'],
  ['/api/transfer-key', 'open'],
  ['/api/live', 'events'],
  ['/api/events/:eventId/qr.svg', 'events'],
  ['/api/events/:eventId/calendar.ics', 'events'],
  ['/api/events/:eventId/log/', 'events'],
  ['/api/events/:eventId/guest-codes', 'players'],
  ['/api/events/:eventId/export', 'files'],
  ['/api/decks/', 'decks'],
  ['/api/pools/', 'decks'],
  ['/api/pods/', 'play'],
  ['/api/tables/', 'play'],
  ['/api/practice/', 'play'],
  ['/api/twin-suns/', 'play'],
  ['/api/duels/', 'play'],
];

export const resourceOf = (route: string, name: string): RouteResource => {
  if (route === '/api/commands/:name')
    return Object.hasOwn(commandResources, name) ? commandResources[name as CommandName] : 'closed';
  if (route === '/api/queries/:name')
    return Object.hasOwn(queryDefinitions, name)
      ? queryDefinitions[name as QueryName].token
      : 'closed';
  return routeResources.find(([start]) => route.startsWith(start))?.[1] ?? 'closed';
};

/** Routes that concern no event, and do not ask whether a token is for one. Commands and questions ask where rights are judged. */
const ofNoEvent = [
  '/api/demo',
  '/api/events/import',
  '/api/push/',
  '/api/practice/',
  '/api/twin-suns/',
  '/api/duels/',
];

export const isOfNoEvent = (route: string): boolean =>
  ofNoEvent.some((start) => route.startsWith(start));

function of<R extends TokenResource | 'closed', N extends CommandName>(
  resource: R,
  names: readonly N[],
): Readonly<Record<N, R>> {
  return Object.fromEntries(names.map((name) => [name, resource])) as Record<N, R>;
}
