import { describe, expect, it } from 'vitest';
import { commandNames, queryNames } from '#contracts';
import {
  type EventRole,
  GrowingMap,
  houseDefaults,
  type PlayerState,
  type TournamentState,
  tournamentDecider,
} from '#tournament';
import type { MatchState } from '#match';
import { matchDecider } from '#match';
import {
  type Asker,
  isGranted,
  mayRequest,
  nobody,
  outsider,
  sideOf,
  standingIn,
} from '#application';
import { commandPolicy, queryPolicy } from './table.js';

const eventId = 'event-one';
const account = (id: string): Asker => ({ account: { id, name: id }, seats: [] });
const guest = (playerId: string, of = eventId): Asker => ({
  account: null,
  seats: [{ eventId: of, playerId, issue: 0 }],
});

/** Every kind of person there is. `rival` is the player's opponent at the same table. */
const people: Readonly<Record<string, Asker>> = {
  owner: account('olga'),
  organizer: account('otto'),
  judge: account('judith'),
  scorekeeper: account('sam'),
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
  settings: houseDefaults,
  status: 'running',
  owner: 'olga',
  roles: new Map<string, ReadonlySet<EventRole>>([
    ['olga', new Set(['owner'])],
    ['otto', new Set(['organizer'])],
    ['judith', new Set(['judge'])],
    ['sam', new Set(['scorekeeper'])],
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

/** O owner, G organizer, J judge, S scorekeeper; P and U: player and guest at their own seat or table; A any account; * everyone. */
const expectedCommands: Readonly<Record<string, string>> = {
  CreateEvent: 'A',
  ChangeEventDetails: 'OG',
  ChangeSettings: 'OG',
  OpenRegistration: 'OG',
  CloseRegistration: 'OG',
  CancelEvent: 'OG',
  GrantRole: 'OG',
  RevokeRole: 'OG',
  SeeAsStaff: 'OGJS',
  Register: '*',
  RegisterPlayer: 'OGS',
  ImportPlayers: 'OGS',
  RenamePlayer: 'OGS',
  ClaimPlayer: 'A',
  IssueGuestCode: 'OGSPU',
  IssueMissingCodes: 'OGS',
  PromotePlayer: 'OGS',
  WithdrawPlayer: 'OGSPU',
  WithdrawPlayers: 'OGS',
  PromotePlayers: 'OGS',
  RestorePlayers: 'OGS',
  SubmitDeck: 'OGJPU',
  CheckInPlayer: 'OGJSPU',
  UndoCheckIn: 'OGJS',
  CheckInAll: 'OGJS',
  StartEvent: 'OG',
  HandOverEvent: 'O',
  SetEventInformation: 'OG',
  MakeAnnouncement: 'OGJS',
  WithdrawAnnouncement: 'OGJS',
  ChangeRounds: 'OG',
  UnlockDeck: 'OGJ',
  RecordDeckCheck: 'OGJ',
  AddLatePlayer: 'OGS',
  DropPlayer: 'OGJSPU',
  ReaddPlayer: 'OGS',
  AssignStaticTable: 'OGS',
  SetTeam: 'OGS',
  ConstrainPairing: 'OGS',
  RequestPairing: 'OGS',
  EditPairings: 'OGS',
  VoidRound: 'OG',
  StartRoundClock: 'OGJS',
  PauseRoundClock: 'OGJS',
  ResumeRoundClock: 'OGJS',
  ExtendRoundClock: 'OGJS',
  IssuePenalty: 'OGJ',
  RevokePenalty: 'OGJ',
  CallJudge: 'OGJSPU',
  AcceptJudgeCall: 'OGJ',
  ResolveJudgeCall: 'OGJ',
  FinishEvent: 'OG',
  ReportResult: 'PU',
  WithdrawReport: 'PU',
  ConfirmResult: 'PU',
  DisputeResult: 'PU',
  RuleResult: 'OGJS',
  CorrectResult: 'OGJS',
  ExtendTime: 'OGJS',
  SubmitTrio: 'OGJPU',
  PresentDecks: 'OGJ',
  SealBan: 'PU',
  SealDeck: 'PU',
  EndChoice: 'OGJ',
  ReportGame: 'PU',
  ConfirmGame: 'PU',
  DisputeGame: 'PU',
  RuleGame: 'OGJS',
  OpenTable: 'OGJPU',
  PlayMove: 'PU',
  TakeBackMove: 'PU',
  AskTakeBack: 'PU',
  AnswerTakeBack: 'PU',
  RewindGame: 'OGJ',
  RuleTable: 'OGJ',
  StartLesson: '*',
  StartPractice: '*',
  RepeatPractice: 'PU',
  PlayPractice: 'PU',
  TakeBackPractice: 'PU',
  OpenPools: 'OG',
  FormPods: 'OG',
  DissolvePods: 'OG',
  StartDeckBuilding: 'OGJ',
  RecordPool: 'OGJPU',
  StartFreeDraft: '*',
  JoinFreeDraft: '*',
  ConfirmReady: 'PU',
  StartPod: 'OGJ',
  PickCard: 'PU',
  MarkCards: 'PU',
  TakeBackPick: 'PU',
  MovePickTime: 'OGJ',
  PausePod: 'OGJ',
  ResumePod: 'OGJ',
  RewindPick: 'OGJ',
  HoldSeat: 'OGJPU',
  ReplaceDrafter: 'OGJ',
  CallPick: 'OGJ',
  RewindCall: 'OGJ',
};

const expectedQueries: Readonly<Record<string, string>> = {
  publicEvents: '*',
  games: '*',
  myEvents: '*',
  event: '*',
  roster: '*',
  pairings: '*',
  pairingDesk: 'OGJS',
  standings: '*',
  bracket: '*',
  resultsFile: '*',
  player: '*',
  mySeat: '*',
  match: '*',
  deck: 'OGJPU',
  judgeCalls: 'OGJS',
  corrections: 'OGJS',
  story: 'OGJS',
  trio: 'OGJPU',
  trilogyMatch: '*',
  trilogyStandings: '*',
  trilogyStatistics: '*',
  pods: '*',
  draftStandings: '*',
};

const letters: Readonly<Record<string, Person>> = {
  O: 'owner',
  G: 'organizer',
  J: 'judge',
  S: 'scorekeeper',
  P: 'player',
  U: 'guest',
};
const allowed = (row: string): readonly Person[] => {
  if (row === '*') return Object.keys(people);
  if (row === 'A') return Object.keys(people).filter((person) => people[person]?.account !== null);
  return [...row].flatMap((letter) => letters[letter] ?? []);
};

/** Who is let in when each asks about his own seat (where he has one) and his own match. */
const letIn = (
  grants: (typeof commandPolicy)[keyof typeof commandPolicy],
  event = state,
): readonly Person[] =>
  Object.keys(people).filter((person) => {
    const asker = people[person] ?? { account: null, seats: [] };
    const standing = standingIn(event, asker);
    return isGranted(grants, { asker, standing, event, own: sideOf(match, standing) !== null });
  });

describe('the matrix of rights', () => {
  it('has an expectation for every command and every query, and none too many', () => {
    expect(Object.keys(expectedCommands).sort()).toEqual([...commandNames].sort());
    expect(Object.keys(expectedQueries).sort()).toEqual([...queryNames].sort());
  });

  it.each(commandNames)('command %s', (name) =>
    expect([...letIn(commandPolicy[name])].sort()).toEqual(
      [...allowed(expectedCommands[name] ?? '')].sort(),
    ),
  );

  it.each(queryNames)('query %s', (name) =>
    expect([...letIn(queryPolicy[name])].sort()).toEqual(
      [...allowed(expectedQueries[name] ?? '')].sort(),
    ),
  );

  it('shows a draft to its staff only', () => {
    const draft = { ...state, status: 'draft' as const };
    expect(letIn(queryPolicy.event, draft)).toEqual(['owner', 'organizer', 'judge', 'scorekeeper']);
  });

  it("never grants by another player's seat", () => {
    const third = account('third');
    const standing = standingIn(state, third);
    expect(sideOf(match, standing)).toBeNull();
    for (const name of [
      'ReportResult',
      'ConfirmResult',
      'DisputeResult',
      'WithdrawReport',
    ] as const) {
      expect(
        isGranted(commandPolicy[name], { asker: third, standing, event: state, own: false }),
      ).toBe(false);
    }
  });

  describe('for machines', () => {
    const bearing = (person: Person, of: string | null): Asker => ({
      ...(people[person] ?? nobody),
      token: { tokenId: 'token', access: 'act', eventId: of },
    });
    const may = (
      grants: (typeof commandPolicy)[keyof typeof commandPolicy],
      asker: Asker,
      event: TournamentState | null = state,
    ): boolean => {
      const standing = event ? standingIn(event, asker) : outsider;
      return isGranted(grants, {
        asker,
        standing,
        event,
        own: event !== null && sideOf(match, standing) !== null,
      });
    };
    const rows = [
      ...commandNames.map((name) => [name, commandPolicy[name]] as const),
      ...queryNames.map((name) => [name, queryPolicy[name]] as const),
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
      const reader = { tokenId: 'token', access: 'read', eventId: null } as const;
      expect(mayRequest(reader, 'POST')).toBe(false);
      expect(mayRequest(reader, 'GET')).toBe(true);
    });
  });

  it('ends a role with its revocation and a guest seat with its claim', () => {
    const revoked = { ...state, roles: new Map() };
    expect(standingIn(revoked, account('judith')).roles.size).toBe(0);
    expect([...standingIn(state, guest('paula-seat')).ownPlayers]).toEqual([]);
  });
});
