import { describe, expect, it } from 'vitest';
import { commandNames, queryNames, staffTasks } from '#contracts';
import {
  type EventRole,
  GrowingMap,
  plainSettings,
  type PlayerState,
  type TournamentState,
  tournamentDecider,
} from '#tournament';
import type { MatchState } from '#match';
import { matchDecider } from '#match';
import {
  type Asker,
  commandDefinitions,
  type Grant,
  isGranted,
  mayRequest,
  nobody,
  outsider,
  sideOf,
  rightsIn,
} from '#application';
import { queryDefinitions } from '#read-models';

const eventId = 'event-one';
const account = (id: string): Asker => ({ account: { id, name: id }, seats: [] });
const guest = (playerId: string, of = eventId): Asker => ({
  account: null,
  seats: [{ eventId: of, playerId, issue: 0 }],
});

/** One person of every kind. `rival` is the player's opponent at the same table. */
const people: Readonly<Record<string, Asker>> = {
  owner: account('olga'),
  organizer: account('otto'),
  judge: account('judith'),
  headJudge: account('hal'),
  scorekeeper: account('sam'),
  registration: account('rita'),
  caster: account('carl'),
  player: account('paula'),
  guest: guest('gina-seat'),
  claimedGuest: guest('paula-seat'),
  account: account('stranger'),
  visitor: { account: null, seats: [] },
  foreignStaff: account('foreign-owner'),
  foreignPlayer: account('foreign-player'),
  foreignGuest: guest('gina-seat', 'event-two'),
};
type Person = keyof typeof people;

const player = (playerId: string, of: string | null): PlayerState => ({
  playerId,
  name: playerId,
  account: of,
  nonce: 'n',
  status: 'playing',
  deck: null,
  staticTable: null,
  missed: [],
  droppedAfter: null,
});

const state: TournamentState = {
  ...tournamentDecider.initialState,
  eventId,
  settings: plainSettings,
  status: 'running',
  owner: 'olga',
  roles: new Map<string, ReadonlySet<EventRole>>([
    ['olga', new Set(['owner'])],
    ['otto', new Set(['organizer'])],
    ['judith', new Set(['judge'])],
    ['hal', new Set(['head-judge'])],
    ['sam', new Set(['scorekeeper'])],
    ['rita', new Set(['registration'])],
    ['carl', new Set(['caster'])],
  ]),
  players: GrowingMap.of<string, PlayerState>([
    ['paula-seat', player('paula-seat', 'paula')],
    ['gina-seat', player('gina-seat', null)],
    ['third-seat', player('third-seat', 'third')],
  ]),
};
const match: MatchState = {
  ...matchDecider.initialState,
  status: 'open',
  place: { eventId, phase: 0, round: 1, table: 1, players: ['paula-seat', 'gina-seat'] },
};

/**
 * O owner, G organizer, J judge, S scorekeeper, H head judge, R registration desk, C
 * caster; P and U: player and guest at their own seat or table; A any account; * everyone.
 */
const expectedCommands: Readonly<Record<string, string>> = {
  CreateEvent: 'A',
  ChangeEventDetails: 'OG',
  ChangeSettings: 'OG',
  ChangeFormat: 'OG',
  OpenRegistration: 'OG',
  CloseRegistration: 'OG',
  CancelEvent: 'OG',
  GrantRole: 'OG',
  RevokeRole: 'OG',
  EraseMe: '*',
  ErasePlayer: 'OG',
  InviteStaff: 'OG',
  WithdrawStaffInvite: 'OG',
  AcceptStaffInvite: 'A',
  KeepEventHere: 'O',
  TakeRescueKey: 'O',
  SeeAsStaff: 'OGHJSRC',
  Register: '*',
  RegisterPlayer: 'OGSR',
  ImportPlayers: 'OGSR',
  CopyPlayers: 'OG',
  TakeOverEvent: 'OG',
  RenamePlayer: 'OGSR',
  ClaimPlayer: 'A',
  IssueGuestCode: 'OGSRPU',
  IssueMissingCodes: 'OGSR',
  PromotePlayer: 'OGSR',
  WithdrawPlayer: 'OGSRPU',
  WithdrawPlayers: 'OGSR',
  PromotePlayers: 'OGSR',
  RestorePlayers: 'OGSR',
  SubmitDeck: 'OGHJPU',
  CheckInPlayer: 'OGHJSRPU',
  UndoCheckIn: 'OGHJSR',
  CheckInAll: 'OGHJSR',
  StartEvent: 'OG',
  HandOverEvent: 'O',
  SetEventInformation: 'OG',
  MakeAnnouncement: 'OGHJSR',
  WithdrawAnnouncement: 'OGHJSR',
  ChangeRounds: 'OG',
  UnlockDeck: 'OGHJ',
  NotePlayer: 'OGHJSR',
  RecordDeckCheck: 'OGHJ',
  AddLatePlayer: 'OGSR',
  AcceptLateEntry: 'OGSR',
  DropPlayer: 'OGHJSRPU',
  ReaddPlayer: 'OGSR',
  AssignStaticTable: 'OGHS',
  SetTeam: 'OGHS',
  ConstrainPairing: 'OGHS',
  RequestPairing: 'OGHS',
  EditPairings: 'OGHS',
  PublishPairings: 'OGHS',
  VoidRound: 'OGH',
  StartRoundClock: 'OGHJS',
  TakeBackRoundClock: 'OGHJS',
  PauseRoundClock: 'OGHJS',
  ResumeRoundClock: 'OGHJS',
  ExtendRoundClock: 'OGHJS',
  IssuePenalty: 'OGHJ',
  RevokePenalty: 'OGHJ',
  CallJudge: 'OGHJSRPU',
  AcceptJudgeCall: 'OGHJ',
  TakeTable: 'OGHJ',
  LeaveTable: 'OGHJ',
  ResolveJudgeCall: 'OGHJ',
  FinishEvent: 'OG',
  ReopenEvent: 'OG',
  ReportResult: 'PU',
  WithdrawReport: 'PU',
  ConfirmResult: 'PU',
  DisputeResult: 'PU',
  RuleResult: 'OGHJS',
  CorrectResult: 'OGHJS',
  ExtendTime: 'OGHJS',
  SubmitTrio: 'OGHJPU',
  PresentDecks: 'OGHJ',
  SitDown: 'PU',
  StartBanClock: 'OGHJ',
  SealBan: 'PU',
  SealDeck: 'PU',
  EndChoice: 'OGHJ',
  ReportGame: 'PU',
  ConfirmGame: 'PU',
  DisputeGame: 'PU',
  RuleGame: 'OGHJS',
  OpenTable: 'OGHJPU',
  ChooseGameDeck: 'PU',
  PlayMove: 'PU',
  TakeBackMove: 'PU',
  AskTakeBack: 'PU',
  AnswerTakeBack: 'PU',
  WarnSilence: 'PU',
  AskRuling: 'PU',
  ClaimGame: 'PU',
  OfferDraw: 'PU',
  AnswerDraw: 'PU',
  SendMessage: 'PU',
  SendPhrase: 'PU',
  SetChatReception: 'PU',
  CallTime: 'OGHJPU',
  CallClock: 'OGHJPU',
  ReportFault: 'PU',
  RewindGame: 'OGHJ',
  RuleTable: 'OGHJ',
  StartLesson: '*',
  PlayOn: '*',
  StartPractice: '*',
  RepeatPractice: 'PU',
  PlayPractice: 'PU',
  CallPracticeClock: 'PU',
  TakeBackPractice: 'PU',
  StartGamePractice: '*',
  PlayGamePractice: 'PU',
  TakeBackGamePractice: 'PU',
  OpenPools: 'OG',
  FormPods: 'OG',
  DissolvePods: 'OG',
  ReseatPods: 'OG',
  StartDeckBuilding: 'OGHJ',
  RecordPool: 'OGHJPU',
  StartFreeDraft: '*',
  JoinFreeDraft: '*',
  OpenFreeMatch: '*',
  PlayOnTogether: '*',
  JoinFreeMatch: '*',
  CancelFreeMatch: 'PU',
  OfferRematch: 'PU',
  OpenTwinSuns: '*',
  JoinTwinSuns: '*',
  LeaveTwinSuns: 'PU',
  DealTwinSuns: 'PU',
  PlayTwinSunsAgain: 'PU',
  WarnTwinSunsSilence: 'PU',
  RemoveSilentPlayer: 'PU',
  CallTwinSunsClock: 'PU',
  PlayTwinSuns: 'PU',
  TakeBackTwinSuns: 'PU',
  OpenDuel: '*',
  JoinDuel: '*',
  CancelDuel: 'PU',
  DealDuel: 'PU',
  PlayDuel: 'PU',
  ConcedeDuel: 'PU',
  TakeBackDuel: 'PU',
  PlayDuelAgain: 'PU',
  WarnDuelSilence: 'PU',
  ClaimDuel: 'PU',
  CallDuelClock: 'PU',
  ConfirmReady: 'PU',
  OpenPacks: 'OGHJ',
  StartPod: 'OGHJ',
  PickCard: 'PU',
  MarkCards: 'PU',
  TakeBackPick: 'PU',
  MovePickTime: 'OGHJ',
  PausePod: 'OGHJ',
  ResumePod: 'OGHJ',
  RewindPick: 'OGHJ',
  HoldSeat: 'OGHJPU',
  ReplaceDrafter: 'OGHJ',
  CallPick: 'OGHJ',
  RewindCall: 'OGHJ',
  RecordTableResult: 'OGHJSPU',
  CreateConvention: 'A',
  ChangeConvention: 'O',
  InviteToStage: 'O',
  WithdrawInvitation: 'O',
  OpenStage: 'O',
  EnterQualified: 'O',
  CreateSeason: 'A',
  ChangeSeason: 'O',
  AddEventToSeason: 'O',
  RemoveEventFromSeason: 'O',
  DeclineSeasonInvitation: 'O',
};

const expectedQueries: Readonly<Record<string, string>> = {
  publicEvents: '*',
  games: '*',
  gameLegend: '*',
  myEvents: '*',
  event: '*',
  roster: '*',
  pairings: '*',
  pairingDesk: 'OGHJSR',
  standings: '*',
  cutChances: '*',
  bracket: '*',
  resultsFile: '*',
  eventRecord: '*',
  moments: '*',
  moment: '*',
  archive: '*',
  metagame: '*',
  player: '*',
  mySeat: '*',
  match: '*',
  deck: 'OGHJCPU',
  judgeCalls: 'OGHJSR',
  roundForecast: 'OGHJSR',
  penaltyHistory: 'OGHJ',
  corrections: 'OGHJSR',
  story: 'OGHJSR',
  trio: 'OGHJCPU',
  trilogyMatch: '*',
  trilogyStandings: '*',
  trilogyStatistics: '*',
  pods: '*',
  draftStandings: '*',
  seasons: '*',
  season: '*',
  conventions: '*',
  convention: '*',
  openTables: '*',
};

const letters: Readonly<Record<string, Person>> = {
  O: 'owner',
  G: 'organizer',
  J: 'judge',
  H: 'headJudge',
  S: 'scorekeeper',
  R: 'registration',
  C: 'caster',
  P: 'player',
  U: 'guest',
};
const allowed = (row: string): readonly Person[] => {
  if (row === '*') return Object.keys(people);
  if (row === 'A') return Object.keys(people).filter((person) => people[person]?.account !== null);
  return [...row].flatMap((letter) => letters[letter] ?? []);
};

/**
 * Who is admitted if everybody asks about their own seat (if they have one) and their own match.
 */
const letIn = (grants: readonly Grant[], tournament = state): readonly Person[] =>
  Object.keys(people).filter((person) => {
    const asker = people[person] ?? { account: null, seats: [] };
    const rights = rightsIn(tournament, asker);
    return isGranted(grants, { asker, rights, tournament, own: sideOf(match, rights) !== null });
  });

const everyRole = new Set<string>(Object.values(staffTasks).flat());
const tasks = Object.entries(staffTasks).map(([task, roles]) => [task, [...roles].sort().join()]);
const knownSets = new Set([
  ...tasks.map(([, roles]) => roles),
  'owner',
  [...everyRole].sort().join(),
]);

describe('the matrix of rights', () => {
  it.each([
    ...commandNames.map((name) => [name, commandDefinitions[name].grants] as const),
    ...queryNames.map((name) => [name, queryDefinitions[name].grants] as const),
  ])('%s: the roles are those of one task of the table that the staff page shows', (_name, row) => {
    const roles = row.filter((grant) => everyRole.has(grant)).sort();
    if (roles.length > 0) expect(knownSets).toContain(roles.join());
  });

  it('has an expectation for every command and every query, and none too many', () => {
    expect(Object.keys(expectedCommands).sort()).toEqual([...commandNames].sort());
    expect(Object.keys(expectedQueries).sort()).toEqual([...queryNames].sort());
  });

  it.each(commandNames)('command %s', (name) =>
    expect([...letIn(commandDefinitions[name].grants)].sort()).toEqual(
      [...allowed(expectedCommands[name] ?? '')].sort(),
    ),
  );

  it.each(queryNames)('query %s', (name) =>
    expect([...letIn(queryDefinitions[name].grants)].sort()).toEqual(
      [...allowed(expectedQueries[name] ?? '')].sort(),
    ),
  );

  it('shows a draft to its staff only', () => {
    const draft = { ...state, status: 'draft' as const };
    expect(letIn(queryDefinitions.event.grants, draft)).toEqual([
      'owner',
      'organizer',
      'judge',
      'headJudge',
      'scorekeeper',
      'registration',
      'caster',
    ]);
  });

  it("never grants by another player's seat", () => {
    const third = account('third');
    const rights = rightsIn(state, third);
    expect(sideOf(match, rights)).toBeNull();
    for (const name of [
      'ReportResult',
      'ConfirmResult',
      'DisputeResult',
      'WithdrawReport',
    ] as const) {
      expect(
        isGranted(commandDefinitions[name].grants, {
          asker: third,
          rights,
          tournament: state,
          own: false,
        }),
      ).toBe(false);
    }
  });

  describe('for machines', () => {
    const bearing = (person: Person, of: string | null): Asker => ({
      ...(people[person] ?? nobody),
      token: { tokenId: 'token', access: 'act', eventId: of, scopes: null },
    });
    const may = (
      grants: readonly Grant[],
      asker: Asker,
      tournament: TournamentState | null = state,
    ): boolean => {
      const rights = tournament ? rightsIn(tournament, asker) : outsider;
      return isGranted(grants, {
        asker,
        rights,
        tournament,
        own: tournament !== null && sideOf(match, rights) !== null,
      });
    };
    const rows = [
      ...commandNames.map((name) => [name, commandDefinitions[name].grants] as const),
      ...queryNames.map((name) => [name, queryDefinitions[name].grants] as const),
    ];
    const signedIn = Object.keys(people).filter((person) => people[person]?.account !== null);

    it.each(rows)(
      '%s: a token of another event opens nothing, one of this event or of all no more than its person may',
      (_name, grants) => {
        for (const person of signedIn) {
          expect([person, may(grants, bearing(person, 'event-two'))]).toEqual([person, false]);
          for (const of of [eventId, null])
            expect([person, of, may(grants, bearing(person, of))]).toEqual([
              person,
              of,
              may(grants, people[person] ?? nobody),
            ]);
        }
      },
    );

    it.each(rows)(
      '%s: a token of one event opens nothing that belongs to none',
      (_name, grants) => {
        for (const person of signedIn)
          expect(may(grants, bearing(person, eventId), null)).toBe(false);
      },
    );

    it('a token that only reads is refused for every command, before the table is asked', () => {
      const reader = { tokenId: 'token', access: 'read', eventId: null, scopes: null } as const;
      expect(mayRequest(reader, 'POST')).toBe(false);
      expect(mayRequest(reader, 'GET')).toBe(true);
    });
  });

  it('ends a role with its revocation and a guest seat with its claim', () => {
    const revoked = { ...state, roles: new Map() };
    expect(rightsIn(revoked, account('judith')).roles.size).toBe(0);
    expect([...rightsIn(state, guest('paula-seat')).ownPlayers]).toEqual([]);
  });
});
