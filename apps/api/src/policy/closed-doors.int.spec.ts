import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiFailure, type ApiSession, Connection } from '#client';
import {
  type CommandName,
  commandNames,
  commands,
  defaultSettings,
  queries,
  type QueryName,
  queryNames,
} from '#contracts';
import { podDecider } from '#draft';
import { competitiveClock } from '#vocabulary';
import { newStream } from '#event-store';
import { statusAndCodeOf } from '../../test/answers.js';
import { machineOf } from '../../test/machines.js';
import {
  details,
  openEvent,
  plainInformation,
  register,
  runningEvent,
  signedUp,
  visitor,
} from '../../test/people.js';
import { type RunningApi, startApi } from '../../test/running-api.js';
import { commandDefinitions, type Grant } from '#application';
import { queryDefinitions } from '#read-models';

let api: RunningApi;
let connection: Connection;
let outsiders: Readonly<Record<string, ApiSession>>;
let ownerSession: ApiSession;
let machines: Readonly<Record<'reader' | 'elsewhere', ApiSession>>;
/** The owner's practice game, of a game that describes its own board. */
let otherGame = '';
let of: {
  readonly eventId: string;
  readonly playerId: string;
  readonly matchId: string;
  readonly practiceId: string;
  readonly gameId: string;
  readonly duelId: string;
  readonly podId: string;
  readonly conventionId: string;
  readonly seasonId: string;
};

beforeAll(async () => {
  api = await startApi();
  connection = new Connection(api.url);
  const owner = await signedUp(connection, 'Olga');
  const { eventId, tables } = await runningEvent(api, connection, owner, ['Ana', 'Ben']);
  const practice = await owner.command('StartPractice', {
    deck: { kind: 'starter', name: 'luke' },
    against: { kind: 'starter', name: 'vader' },
  });
  const twinSuns = await owner.command('OpenTwinSuns', {
    seats: 3,
    deck: { kind: 'random' },
    name: 'Olga',
  });
  const duel = await owner.command('OpenDuel', { game: 'destiny', name: 'Olga' });
  const other = await owner.command('StartGamePractice', { game: 'destiny' });
  otherGame = other.ids['practiceId'] ?? '';
  of = {
    eventId,
    playerId: tables[0]?.a ?? '',
    matchId: tables[0]?.matchId ?? '',
    practiceId: practice.ids['practiceId'] ?? '',
    gameId: twinSuns.ids['gameId'] ?? '',
    duelId: duel.ids['duelId'] ?? '',
    podId: await aPod(eventId),
    conventionId: (await owner.command('CreateConvention', convention)).ids['conventionId'] ?? '',
    seasonId: (await owner.command('CreateSeason', season)).ids['seasonId'] ?? '',
  };
  const away = await openEvent(owner);
  ownerSession = owner;
  machines = {
    reader: await machineOf(owner, { access: 'read' }),
    elsewhere: await machineOf(owner, { eventId: away }),
  };
  const foreign = await signedUp(connection, 'Otto');
  const elsewhere = await runningEvent(api, connection, foreign, ['Cleo', 'Dan']);
  outsiders = {
    visitor: visitor(connection),
    'staff of another event': foreign,
    'player of another event': elsewhere.seats[0]?.session ?? visitor(connection),
    'account without a part': await signedUp(connection, 'Paul'),
  };
  await api.settle();
});
afterAll(async () => {
  connection?.close();
  await api?.stop();
});

/** A pod of the tournament, as far as its routes are concerned. */
const aPod = async (eventId: string): Promise<string> => {
  const podId = 'pod-of-the-event';
  const seated = podDecider.decide(
    {
      type: 'SeatPod',
      actor: 'system',
      at: new Date().toISOString(),
      data: {
        eventId,
        podId,
        draft: 1,
        number: 1,
        set: 'SOR',
        source: 'generated',
        seats: ['somebody', 'another'],
        clock: competitiveClock,
        seedCommitment: '',
      },
    },
    podDecider.initialState,
  );
  if ('kind' in seated) throw new Error(seated.code);
  await api.store.append(
    { actor: 'system', commandId: podId, correlationId: podId, at: new Date().toISOString() },
    [newStream(`pod-${podId}`, seated)],
  );
  return podId;
};

const score = { a: 2, b: 0, drawn: 0 };
const key = { phase: 0, round: 1, attempt: 1 };
const pick = { seat: 0, round: 0, pick: 1 };
const season = {
  name: 'Winter',
  rules: {
    placePoints: [3, 2, 1],
    attendance: 1,
    best: 8,
    invitedPerEvent: 1,
    invitedFromTable: 0,
    passDown: true,
  },
};
const convention = {
  name: 'Sector weekend',
  date: '2026-11-21',
  venue: 'Hall',
  plan: {
    stages: [
      {
        stageId: 'day-1',
        name: 'Day 1',
        format: 'premier',
        day: 1,
        startsAt: '09:00',
        breakMinutes: 10,
        expected: 8,
        cap: null,
        entry: { kind: 'open' as const },
        carry: 'none' as const,
        decks: 'new' as const,
        settings: defaultSettings,
      },
    ],
  },
};
/** The payload of each command, besides the ids of its tournament, player or match. */
const words: { readonly [N in CommandName]?: object } = {
  CreateEvent: details(),
  ChangeEventDetails: { name: 'X', date: '2026-11-21', venue: '', cap: null },
  ChangeSettings: { settings: defaultSettings },
  ChangeFormat: { format: 'trilogy', settings: defaultSettings },
  OpenRegistration: {},
  CloseRegistration: {},
  CancelEvent: { reason: '' },
  GrantRole: { email: 'a@example.org', role: 'judge' },
  RevokeRole: { account: 'somebody', role: 'judge' },
  EraseMe: {},
  ErasePlayer: {},
  InviteStaff: { role: 'judge' },
  WithdrawStaffInvite: { inviteId: 'abcdefgh' },
  AcceptStaffInvite: { code: 'AAAA-AAAA' },
  KeepEventHere: { reason: '' },
  TakeRescueKey: {},
  SeeAsStaff: { reason: '' },
  Register: { name: 'Gus' },
  RegisterPlayer: { name: 'Gus' },
  ImportPlayers: { text: 'Gus' },
  CopyPlayers: { from: 'another-event' },
  TakeOverEvent: {
    foreign: {
      source: 'melee',
      players: [
        { name: 'Gus', dropped: false },
        { name: 'Hal', dropped: false },
      ],
      rounds: [],
    },
    swissRounds: null,
  },
  RenamePlayer: { name: 'Gus' },
  ClaimPlayer: { code: 'AAAA-AAAA' },
  IssueGuestCode: { endDevices: false },
  IssueMissingCodes: {},
  PromotePlayer: {},
  WithdrawPlayer: {},
  WithdrawPlayers: { playerIds: ['abcdefgh'] },
  PromotePlayers: { playerIds: ['abcdefgh'] },
  RestorePlayers: { playerIds: ['abcdefgh'] },
  SubmitDeck: { text: 'x' },
  CheckInPlayer: {},
  UndoCheckIn: {},
  CheckInAll: {},
  StartEvent: {},
  SetEventInformation: { information: plainInformation },
  MakeAnnouncement: { text: 'Lunch' },
  WithdrawAnnouncement: { announcementId: 'announcement' },
  HandOverEvent: { recipient: `age1${'q'.repeat(58)}` },
  ChangeRounds: { swissRounds: 3, cutSize: 0, reason: '' },
  UnlockDeck: { reason: '' },
  NotePlayer: { note: '' },
  RecordDeckCheck: { outcome: 'matches', note: '' },
  AddLatePlayer: { name: 'Gus', missed: [] },
  AcceptLateEntry: { missed: [] },
  DropPlayer: { reason: 'own-wish' },
  ReaddPlayer: { missed: [] },
  AssignStaticTable: { table: 1 },
  SetTeam: { team: null },
  ConstrainPairing: { phase: 0, round: 1, fixed: [], byes: [], keptApart: [], reason: '' },
  RequestPairing: { ...key, repair: true },
  EditPairings: { ...key, tables: [], byes: [], reason: '' },
  PublishPairings: key,
  VoidRound: { ...key, reason: '' },
  StartRoundClock: { ...key, minutes: null },
  TakeBackRoundClock: key,
  PauseRoundClock: key,
  ResumeRoundClock: key,
  ExtendRoundClock: { ...key, seconds: 1 },
  IssuePenalty: { level: 'warning', infraction: 'Tardiness', note: '' },
  RevokePenalty: { penaltyId: 'abcdefgh', reason: '' },
  CallJudge: { note: '' },
  AcceptJudgeCall: { callId: 'abcdefgh' },
  TakeTable: { table: 1, purpose: 'watch' },
  LeaveTable: { table: 1, purpose: 'watch' },
  ResolveJudgeCall: { callId: 'abcdefgh', note: '' },
  FinishEvent: {},
  ReopenEvent: { reason: 'x' },
  ReportResult: { score },
  WithdrawReport: {},
  ConfirmResult: {},
  DisputeResult: { claim: null, note: '' },
  RuleResult: { score, note: '' },
  CorrectResult: { score, note: '' },
  ExtendTime: { seconds: 60, reason: '' },
  SubmitTrio: { texts: ['x', 'x', 'x'] },
  PresentDecks: {},
  SitDown: {},
  StartBanClock: {},
  SealBan: { deck: 0 },
  SealDeck: { game: 1, deck: 0 },
  EndChoice: {},
  ReportGame: { game: 1, winner: 'a' },
  ConfirmGame: { game: 1 },
  DisputeGame: { game: 1, note: '' },
  RuleGame: { game: 1, winner: 'a', note: '' },
  OpenTable: {},
  ChooseGameDeck: { game: 2, main: [] },
  PlayMove: { game: 1, move: { at: 0, pick: [0] } },
  TakeBackMove: { game: 1, at: 1, takenBack: 0 },
  AskTakeBack: { game: 1, at: 1, takenBack: 0, to: 0 },
  AnswerTakeBack: { game: 1, to: 0, accept: true },
  WarnSilence: { game: 1, at: 1, takenBack: 0 },
  AskRuling: { game: 1 },
  ReportFault: { game: 1, at: 1, takenBack: 0, words: 'wrong' },
  ClaimGame: { game: 1 },
  OfferDraw: { game: 1 },
  AnswerDraw: { game: 1, accept: true },
  SendMessage: { text: 'Hello' },
  SendPhrase: { phrase: 'hello' },
  SetChatReception: { reception: 'muted' },
  CallTime: {},
  CallClock: { game: 1 },
  RewindGame: { game: 1, at: 1, takenBack: 0, to: 0, note: '' },
  RuleTable: { game: 1, winner: 'a' },
  StartLesson: { lesson: 1 },
  PlayOn: {
    record: {
      a: { leaders: [], base: 'SOR_021', deck: [] },
      b: { leaders: [], base: 'SOR_021', deck: [] },
      seed: 'known',
      moves: [],
      engine: '',
      cards: '',
    },
    seat: 0,
  },
  StartPractice: { deck: { kind: 'starter', name: 'luke' }, against: { kind: 'random' } },
  RepeatPractice: { swap: false },
  PlayPractice: { move: { at: 0, pick: [0] } },
  CallPracticeClock: {},
  TakeBackPractice: { at: 1, takenBack: 0 },
  StartGamePractice: { game: 'destiny' },
  PlayGamePractice: {
    step: 1,
    option: 0,
    get practiceId() {
      return otherGame;
    },
  },
  TakeBackGamePractice: {
    step: 1,
    get practiceId() {
      return otherGame;
    },
  },
  OpenPools: {},
  FormPods: { draft: 1, fixed: [] },
  DissolvePods: { draft: 1, reason: '' },
  ReseatPods: { draft: 1, podIds: ['abcdef'], reason: '' },
  StartDeckBuilding: { minutes: 30 },
  RecordPool: { text: 'x' },
  ConfirmReady: { seat: 0 },
  StartPod: {},
  OpenPacks: {},
  PickCard: { ...pick, card: 'SOR_001' },
  MarkCards: { seat: 0, round: 0, cards: [] },
  TakeBackPick: pick,
  MovePickTime: { ...pick, seconds: 30 },
  StartFreeDraft: { set: 'SOR', seats: 2, friends: false, name: 'Gus' },
  JoinFreeDraft: { name: 'Gus' },
  OpenFreeMatch: {
    deck: { kind: 'starter', name: 'luke' },
    name: 'Gus',
    format: 'premier',
    bestOf: 1,
    listed: false,
  },
  PlayOnTogether: {
    from: { source: 'practice/abcdef', game: 1, at: 1 },
    seat: 'a',
    name: 'Gus',
  },
  JoinFreeMatch: { deck: { kind: 'starter', name: 'luke' }, name: 'Gus' },
  CancelFreeMatch: {},
  OfferRematch: {},
  OpenTwinSuns: { seats: 3, deck: { kind: 'random' }, name: 'Gus' },
  JoinTwinSuns: { deck: { kind: 'random' }, name: 'Gus' },
  LeaveTwinSuns: {},
  DealTwinSuns: {},
  PlayTwinSunsAgain: {},
  WarnTwinSunsSilence: { at: 1, takenBack: 0 },
  RemoveSilentPlayer: {},
  CallTwinSunsClock: {},
  PlayTwinSuns: { move: { at: 0, pick: [0] } },
  TakeBackTwinSuns: { at: 1, takenBack: 0 },
  OpenDuel: { game: 'destiny', name: 'Gus' },
  JoinDuel: { name: 'Gus' },
  CancelDuel: {},
  DealDuel: {},
  PlayDuel: { step: 1, option: 0 },
  ConcedeDuel: {},
  TakeBackDuel: { step: 1 },
  PlayDuelAgain: {},
  WarnDuelSilence: { step: 1 },
  ClaimDuel: {},
  CallDuelClock: {},
  PausePod: { reason: '' },
  ResumePod: {},
  RewindPick: { ...pick, reason: '' },
  HoldSeat: { seat: 0, holder: 'bot' },
  ReplaceDrafter: { seat: 0 },
  CallPick: { round: 0, pick: 1 },
  RewindCall: { round: 0, pick: 1, reason: '' },
  RecordTableResult: {
    phase: 0,
    round: 1,
    table: 1,
    places: ['aaaaaa', 'bbbbbb', 'cccccc'].map((playerId, index) => ({
      playerId,
      place: index + 1,
    })),
    reason: '',
  },
  CreateConvention: convention,
  ChangeConvention: convention,
  InviteToStage: { stageId: 'day-1', name: 'Gus', points: 0, note: '' },
  WithdrawInvitation: { invitationId: 'abcdefgh' },
  OpenStage: { stageId: 'day-1' },
  EnterQualified: { stageId: 'day-1' },
  CreateSeason: season,
  ChangeSeason: season,
  AddEventToSeason: {},
  RemoveEventFromSeason: {},
  DeclineSeasonInvitation: { person: 'name:gus', declined: true },
};

/** The ids that a schema requires, and nothing it does not accept. */
const idsFor = (shape: object): Record<string, string> =>
  Object.fromEntries(Object.entries(of).filter(([name]) => Object.hasOwn(shape, name)));
/** What a query needs besides ids. */
const asked: Partial<Record<QueryName, Record<string, string>>> = { gameLegend: { game: 'xwing' } };
const paramsFor = (name: QueryName) =>
  ({ ...idsFor(queries[name].params.shape), ...asked[name] }) as never;
const isOpen = (grants: readonly Grant[], person: string): boolean =>
  grants.includes('anyone') ||
  grants.includes('onlooker') ||
  (grants.includes('account') && !['visitor', 'player of another event'].includes(person));

describe('through HTTP, with requests that are right in form', () => {
  it('has words for every command', () =>
    expect(Object.keys(words).sort()).toEqual([...commandNames].sort()));

  it.each(commandNames)('%s is closed to outsiders', async (name) => {
    const payload = { ...idsFor(commands[name].shape), ...words[name] };
    for (const [person, session] of Object.entries(outsiders)) {
      if (isOpen(commandDefinitions[name].grants, person)) continue;
      const expected = person === 'visitor' ? '401 auth/required' : '403 policy/forbidden';
      expect([person, await statusAndCodeOf(session.command(name, payload as never))]).toEqual([
        person,
        expected,
      ]);
    }
  });

  it.each(queryNames)(
    'question %s is answered to outsiders only where the table says so',
    async (name: QueryName) => {
      for (const [person, session] of Object.entries(outsiders)) {
        const told = await statusAndCodeOf(session.ask(name, paramsFor(name)));
        // The answer that no such thing exists (Trilogy in a plain tournament) means that the asker
        // was admitted.
        const answer = told === `404 ${name}/not-found` ? 'accepted' : told;
        expect([person, answer]).toEqual([
          person,
          isOpen(queryDefinitions[name].grants, person)
            ? 'accepted'
            : person === 'visitor'
              ? '401 auth/required'
              : '403 policy/forbidden',
        ]);
      }
    },
  );

  it.each(commandNames)(
    '%s is refused to a token that only reads and to one of another event, though their person may',
    async (name) => {
      const payload = { ...idsFor(commands[name].shape), ...words[name] };
      expect(await statusAndCodeOf(machines.reader.command(name, payload as never))).toBe(
        '403 token/read-only',
      );
      expect(await statusAndCodeOf(machines.elsewhere.command(name, payload as never))).toBe(
        '403 token/other-event',
      );
    },
  );

  it.each(queryNames)(
    'question %s is answered to a token that only reads as to its person, and not to one of another event',
    async (name: QueryName) => {
      const params = paramsFor(name);
      expect(await statusAndCodeOf(machines.reader.ask(name, params))).toBe(
        await statusAndCodeOf(ownerSession.ask(name, params)),
      );
      expect(await statusAndCodeOf(machines.elsewhere.ask(name, params))).toBe(
        '403 token/other-event',
      );
    },
  );

  it('changed nothing', async () => {
    const types = (await api.store.readStream(`event-${of.eventId}`)).map((event) => event.type);
    expect(types.at(-1)).toBe('RoundPaired');
    expect(await api.store.readStream(`match-${of.matchId}`)).toHaveLength(1);
    expect(
      await register(connection, of.eventId, 'Late').catch((error: ApiFailure) => error),
    ).toMatchObject({ code: 'tournament/registration-not-open' });
  });
});
