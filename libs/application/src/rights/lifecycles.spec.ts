import { describe, expect, it } from 'vitest';
import { type CommandName, commandNames } from '#contracts';
import { podDecider, type PodState } from '#draft';
import { matchDecider, type MatchState } from '#match';
import {
  type EventRole,
  GrowingMap,
  type PlayerState,
  tournamentDecider,
  type TournamentState,
} from '#tournament';
import { type Lifecycle, lifecycles } from '#vocabulary';
import type { CommandRequest } from '../command/request.js';
import type { CommandServices } from '../command/services.js';
import { commandDefinitions } from '../definitions.js';
import { isRefusal } from '#aggregate';
import type { Asker } from '../people/asker.js';

/**
 * D draft, O registration open, C closed, R running, X finished and reopened, F finished, A
 * cancelled (called off), H handed over; without letters: the command concerns no tournament.
 */
const letters: Readonly<Record<Lifecycle, string>> = {
  draft: 'D',
  registration: 'O',
  closed: 'C',
  running: 'R',
  reopened: 'X',
  finished: 'F',
  cancelled: 'A',
  'handed-over': 'H',
};

const expected: { readonly [N in CommandName]: string | null } = {
  CreateEvent: null,
  ChangeEventDetails: 'DOCRX',
  ChangeSettings: 'DOCRX',
  ChangeFormat: 'DOC',
  OpenRegistration: 'DOCR',
  CloseRegistration: 'DOCR',
  CancelEvent: 'DOCRX',
  GrantRole: 'DOCRXFA',
  RevokeRole: 'DOCRXFA',
  EraseMe: 'DOCRXFAH',
  ErasePlayer: 'DOCRXFAH',
  InviteStaff: 'DOCRX',
  WithdrawStaffInvite: 'DOCRXFA',
  AcceptStaffInvite: 'DOCRXFA',
  SetEventInformation: 'DOCRX',
  MakeAnnouncement: 'DOCRXFA',
  WithdrawAnnouncement: 'DOCRXFA',
  HandOverEvent: 'DOCRXFAH',
  KeepEventHere: 'DOCRXFAH',
  TakeRescueKey: 'DOCRXFAH',
  SeeAsStaff: 'DOCRX',
  Register: 'DOCR',
  RegisterPlayer: 'DOCR',
  ImportPlayers: 'DOCR',
  CopyPlayers: 'DOC',
  TakeOverEvent: 'DOC',
  RenamePlayer: 'DOCRX',
  ClaimPlayer: 'DOCRXFA',
  IssueGuestCode: 'DOCRX',
  IssueMissingCodes: 'DOCRX',
  PromotePlayer: 'DOCR',
  PromotePlayers: 'DOCR',
  WithdrawPlayer: 'DOCR',
  WithdrawPlayers: 'DOCR',
  RestorePlayers: 'DOCR',
  SubmitDeck: 'DOCR',
  CheckInPlayer: 'DOCR',
  UndoCheckIn: 'DOCR',
  CheckInAll: 'DOCR',
  StartEvent: 'DOCR',
  ChangeRounds: 'RX',
  UnlockDeck: 'DOCR',
  NotePlayer: 'DOCRX',
  RecordDeckCheck: 'DOCRX',
  AddLatePlayer: 'R',
  AcceptLateEntry: 'R',
  DropPlayer: 'RX',
  ReaddPlayer: 'RX',
  SetTeam: 'DOCRX',
  ConstrainPairing: 'RX',
  AssignStaticTable: 'DOCRX',
  RequestPairing: 'RX',
  EditPairings: 'RX',
  RecordTableResult: 'RX',
  PublishPairings: 'RX',
  VoidRound: 'RX',
  StartRoundClock: 'RX',
  TakeBackRoundClock: 'RX',
  PauseRoundClock: 'RX',
  ResumeRoundClock: 'RX',
  ExtendRoundClock: 'RX',
  IssuePenalty: 'DOCRX',
  RevokePenalty: 'DOCRX',
  CallJudge: 'DOCRX',
  AcceptJudgeCall: 'DOCRX',
  TakeTable: 'RX',
  LeaveTable: 'RX',
  ResolveJudgeCall: 'DOCRX',
  FinishEvent: 'RX',
  ReopenEvent: 'F',
  ReportResult: 'RX',
  WithdrawReport: 'RX',
  ConfirmResult: 'RX',
  DisputeResult: 'RX',
  RuleResult: 'RX',
  CorrectResult: 'RX',
  ExtendTime: 'RX',
  SubmitTrio: 'DOCR',
  PresentDecks: 'RX',
  SitDown: 'RX',
  StartBanClock: 'RX',
  SealBan: 'RX',
  SealDeck: 'RX',
  EndChoice: 'RX',
  ReportGame: 'RX',
  ConfirmGame: 'RX',
  DisputeGame: 'RX',
  RuleGame: 'RX',
  OpenPools: 'R',
  FormPods: 'R',
  DissolvePods: 'R',
  ReseatPods: 'R',
  StartDeckBuilding: 'R',
  RecordPool: 'R',
  ConfirmReady: 'R',
  StartPod: 'R',
  OpenPacks: 'R',
  PickCard: 'R',
  MarkCards: 'R',
  TakeBackPick: 'R',
  MovePickTime: 'R',
  PausePod: 'R',
  ResumePod: 'R',
  RewindPick: 'R',
  HoldSeat: 'R',
  ReplaceDrafter: 'R',
  CallPick: 'R',
  RewindCall: 'R',
  OpenTable: 'RX',
  ChooseGameDeck: 'RX',
  PlayMove: 'RX',
  TakeBackMove: 'RX',
  AskTakeBack: 'RX',
  AnswerTakeBack: 'RX',
  RewindGame: 'RX',
  WarnSilence: 'RX',
  AskRuling: 'RX',
  ClaimGame: 'RX',
  OfferDraw: 'RX',
  AnswerDraw: 'RX',
  CallTime: 'RX',
  CallClock: 'RX',
  ReportFault: 'RX',
  RuleTable: 'RX',
  SendMessage: 'RX',
  SendPhrase: 'RX',
  SetChatReception: 'RX',
  StartPractice: null,
  StartLesson: null,
  PlayOn: null,
  RepeatPractice: null,
  PlayPractice: null,
  CallPracticeClock: null,
  TakeBackPractice: null,
  StartGamePractice: null,
  PlayGamePractice: null,
  TakeBackGamePractice: null,
  CreateConvention: null,
  ChangeConvention: null,
  InviteToStage: null,
  WithdrawInvitation: null,
  OpenStage: null,
  EnterQualified: 'DOC',
  CreateSeason: null,
  ChangeSeason: null,
  AddEventToSeason: null,
  RemoveEventFromSeason: null,
  DeclineSeasonInvitation: null,
  StartFreeDraft: null,
  JoinFreeDraft: null,
  OpenFreeMatch: null,
  PlayOnTogether: null,
  JoinFreeMatch: null,
  CancelFreeMatch: null,
  OfferRematch: null,
  OpenTwinSuns: null,
  JoinTwinSuns: null,
  LeaveTwinSuns: null,
  DealTwinSuns: null,
  PlayTwinSuns: null,
  PlayTwinSunsAgain: null,
  TakeBackTwinSuns: null,
  WarnTwinSunsSilence: null,
  RemoveSilentPlayer: null,
  CallTwinSunsClock: null,
  OpenDuel: null,
  CancelDuel: null,
  DealDuel: null,
  JoinDuel: null,
  PlayDuel: null,
  ConcedeDuel: null,
  TakeBackDuel: null,
  WarnDuelSilence: null,
  ClaimDuel: null,
  CallDuelClock: null,
  PlayDuelAgain: null,
};

const tournament = (lifecycle: Lifecycle): TournamentState => ({
  ...tournamentDecider.initialState,
  eventId: 'event-one',
  status: lifecycle === 'handed-over' || lifecycle === 'reopened' ? 'running' : lifecycle,
  reopened: lifecycle === 'reopened',
  handedOver: lifecycle === 'handed-over' ? { recipient: 'age1', address: null } : null,
  owner: 'olga',
  roles: new Map<string, ReadonlySet<EventRole>>([['olga', new Set(['owner'])]]),
  players: GrowingMap.of<string, PlayerState>([
    [
      'olga-seat',
      {
        playerId: 'olga-seat',
        name: 'Olga',
        account: 'olga',
        nonce: 'n',
        status: 'playing',
        deck: null,
        staticTable: null,
        missed: [],
        droppedAfter: null,
      },
    ],
  ]),
});
const match: MatchState = {
  ...matchDecider.initialState,
  status: 'open',
  place: { eventId: 'event-one', phase: 0, round: 1, table: 1, players: ['olga-seat', 'bo-seat'] },
};
const pod: PodState = {
  ...podDecider.initialState,
  podId: 'pod-one',
  eventId: 'event-one',
  status: 'drafting',
  seats: [{ ...({} as PodState['seats'][number]), playerId: 'olga-seat' }],
};

const owner: Asker = { account: { id: 'olga', name: 'Olga' }, seats: [] };
const loaded = <State>(streamId: string, state: State) =>
  Promise.resolve({ streamId, version: 1, hash: 'h', position: 1, state });

/** One tournament in this state, with a match and a pod. */
const services = (lifecycle: Lifecycle): CommandServices =>
  ({
    aggregates: {
      tournament: () => loaded('event-event-one', tournament(lifecycle)),
      match: () => loaded('match-one', match),
      matchInMemory: () => ({ streamId: 'match-one', version: 1, position: 1, state: match }),
      pod: () => loaded('pod-one', pod),
      duel: () => loaded('duel-one', { status: 'none' }),
      chat: () => loaded('chat-one', {}),
      convention: () =>
        loaded('convention-one', {
          conventionId: 'one',
          owner: 'olga',
          plan: { stages: [{ stageId: 'day1', entry: { kind: 'open' } }] },
          invitations: new Map(),
        }),
    },
  }) as unknown as CommandServices;

const refusals: ReadonlySet<string> = new Set([
  'tournament/not-running',
  'tournament/already-running',
  'tournament/reopened',
  'tournament/finished',
  'tournament/cancelled',
  'tournament/handed-over',
]);

/** Whether the state of the tournament refuses the command, before anything else is checked. */
const isTurnedAway = async (name: CommandName, lifecycle: Lifecycle): Promise<boolean> => {
  const payload = {
    eventId: 'event-one',
    matchId: 'one',
    podId: 'one',
    conventionId: 'one',
    stageId: 'day1',
    playerId: 'olga-seat',
    seat: 0,
  };
  const request = {
    name,
    payload,
    asker: owner,
    key: 'k'.repeat(16),
    fingerprint: null,
    at: '2026-11-27T10:00:00.000Z',
  } as unknown as CommandRequest;
  try {
    const world = services(lifecycle);
    const prepared = await commandDefinitions[name].prepare(request as never, world);
    if (isRefusal(prepared)) return refusals.has(prepared.code);
    if (name !== 'EnterQualified') return false;
    const decision = await prepared.decide(world);
    return isRefusal(decision) && refusals.has(decision.code);
  } catch {
    // The command got past the check and failed only because something is missing in this test.
    return false;
  }
};

describe('what may be done in an event', () => {
  it('is said for every command', () => {
    expect(Object.keys(expected).sort()).toEqual([...commandNames].sort());
  });

  it.each(commandNames.filter((name) => expected[name] !== null))(
    '%s is possible where the table says so and nowhere else',
    async (name) => {
      const possible = await Promise.all(
        lifecycles.map(async (lifecycle) =>
          (await isTurnedAway(name, lifecycle)) ? '' : letters[lifecycle],
        ),
      );
      expect(possible.join('').split('').sort()).toEqual((expected[name] ?? '').split('').sort());
    },
  );
});
