import type {
  EventView,
  MySeat,
  PairingsView,
  QueryResult,
  RosterRow,
  TableRow,
  TrilogyMatchView,
} from '#contracts';
import { roundsMissedBy } from '../../apps/web/src/features/desk-players/rounds-missed.js';
import { nextStep, taskOfStep } from '../../apps/web/src/features/desk-home/next-step.js';
import { isReported, reportStage } from '../../apps/web/src/features/seat/report-stage.js';
import { eventOffers } from '../../apps/web/src/shared/event/event-offers.js';
import {
  deckOffers,
  handsIn,
  playerOffers,
  rosterOffers,
} from '../../apps/web/src/shared/event/player-offers.js';
import { may } from '../../apps/web/src/shared/event/roles.js';
import { roundOffers } from '../../apps/web/src/shared/event/round-offers.js';
import {
  floorOffers,
  mayTellPlaces,
  nextOfCall,
  tableOffers,
} from '../../apps/web/src/shared/event/table-offers.js';
import { isBuilding } from '../../apps/web/src/shared/limited/limited.js';
import { inCut } from '../../apps/web/src/shared/match/in-cut.js';
import { isSameScore, offeredScores } from '../../apps/web/src/shared/match/score.js';
import { trilogyOffers } from '../../apps/web/src/features/trilogy/trilogy-offers.js';
import { decks } from '../e2e/decks.js';
import { trioTexts } from '../trilogy/trilogy-room.js';

/** A command as a page would send it. */
export type Offered = readonly (readonly [name: string, payload: object])[];

export const reason = 'tried';

/** What is sent where something is offered. */
export const when = (offered: boolean | object | string | null, ...sent: Offered): Offered =>
  offered === null || offered === false ? [] : sent;

/** One of each kind: what is offered for one player or table is offered for all that stand like it. */
const oneOfEach = <T>(all: readonly T[], kindOf: (each: T) => string): readonly T[] => [
  ...new Map(all.map((each) => [kindOf(each), each])).values(),
];

/** What the desk's first page, its settings and its staff page offer. */
export const ofEvent = (event: EventView, strangersEmail: string): Offered => {
  const { eventId, settings } = event;
  const offers = eventOffers(event);
  const key = { eventId };
  const { name, date, venue, cap, information } = event;
  const { limited: _limited, ...plain } = settings;
  return [
    ...when(offers.openRegistration, ['OpenRegistration', key]),
    ...when(offers.closeRegistration, ['CloseRegistration', key]),
    ...when(offers.start, ['StartEvent', key]),
    ...when(offers.reopen, ['ReopenEvent', { ...key, reason }]),
    ...when(offers.cancel, ['CancelEvent', { ...key, reason }]),
    ...when(
      offers.change,
      ['ChangeEventDetails', { ...key, name, date, venue, cap }],
      ['ChangeSettings', { ...key, settings }],
    ),
    ...when(offers.change && information !== null, [
      'SetEventInformation',
      { ...key, information },
    ]),
    ...when(offers.changeFormat, [
      'ChangeFormat',
      { ...key, format: event.format === 'premier' ? 'trilogy' : 'premier', settings: plain },
    ]),
    ...when(offers.announce, ['MakeAnnouncement', { ...key, text: reason }]),
    ...event.announcements.flatMap(({ announcementId }) =>
      when(offers.announce, ['WithdrawAnnouncement', { ...key, announcementId }]),
    ),
    ...when(offers.invite, ['InviteStaff', { ...key, role: 'judge' }]),
    ...event.staffInvites.flatMap(({ inviteId }) =>
      when(offers.grantRoles, ['WithdrawStaffInvite', { ...key, inviteId }]),
    ),
    ...when(offers.grantRoles, ['GrantRole', { ...key, email: strangersEmail, role: 'caster' }]),
    ...event.staff
      .filter(({ role }) => role !== 'owner')
      .flatMap(({ account, role }) =>
        when(offers.grantRoles, ['RevokeRole', { ...key, account, role }]),
      ),
    ...when(offers.handOver, ['HandOverEvent', { ...key, recipient: `age1${'q'.repeat(58)}` }]),
    ...when(offers.keepHere, ['KeepEventHere', { ...key, reason }]),
  ];
};

/** The one big button of the desk's first page. */
export const ofNextStep = (event: EventView, pods: QueryResult<'pods'> | null): Offered => {
  const { eventId } = event;
  const step = nextStep(event, pods);
  if (event.handedOver || !may(event, taskOfStep(step.kind))) return [];
  switch (step.kind) {
    case 'open-registration':
      return [['OpenRegistration', { eventId }]];
    case 'start':
      return [['StartEvent', { eventId }]];
    case 'finish':
      return [['FinishEvent', { eventId }]];
    case 'pair':
    case 'pairing-failed': {
      const { phase, round, attempt } = step.key;
      return [['RequestPairing', { eventId, phase, round, attempt, repair: false }]];
    }
    case 'clock': {
      const { phase, round, attempt } = step.round;
      return [['StartRoundClock', { eventId, phase, round, attempt, minutes: null }]];
    }
    default:
      return [];
  }
};

/** An event of another program, before its first round. */
const ranElsewhere = {
  source: 'melee',
  players: ['Xia', 'Yan'].map((name) => ({ name, dropped: false })),
  rounds: [],
};

/** What the list of players offers for each of them, and above it. */
export const ofPlayers = (event: EventView, roster: QueryResult<'roster'>): Offered => {
  const { eventId, settings } = event;
  const { players, withdrawn = [] } = roster;
  const offers = rosterOffers(event, players);
  const key = { eventId };
  const newcomer = { ...key, name: 'Zoe' };
  const inTeams = settings.teamSeats !== undefined;
  const members = inTeams ? { members: ['Z A', 'Z B', 'Z C'] } : {};
  const listed = inTeams ? 'Zoe\tZ A\tZ B\tZ C' : 'Zoe';
  const missed = (row: RosterRow) => ({ missed: roundsMissedBy(event, row) });
  const waiting = players.filter(({ status }) => status === 'registered');
  return [
    ...when(offers.add === 'register', ['RegisterPlayer', { ...newcomer, ...members }]),
    ...when(offers.add === 'late', [
      'AddLatePlayer',
      { ...newcomer, ...members, missed: roundsMissedBy(event, {}) },
    ]),
    ...when(offers.many, ['ImportPlayers', { ...key, text: listed }]),
    ...when(offers.takeOver, [
      'TakeOverEvent',
      { ...key, foreign: ranElsewhere, swissRounds: settings.swissRounds },
    ]),
    ...when(offers.checkInAll && waiting.length > 0, ['CheckInAll', key]),
    ...when(offers.many && waiting.length > 0, [
      'WithdrawPlayers',
      { ...key, playerIds: waiting.map(({ playerId }) => playerId) },
    ]),
    ...withdrawn.flatMap(({ playerId }) =>
      when(offers.restore, ['RestorePlayers', { ...key, playerIds: [playerId] }]),
    ),
    ...when(offers.seatCodes, ['IssueMissingCodes', { ...key, all: true }]),
    ...oneOfEach(players, ({ status, asked }) => `${status} ${asked}`).flatMap((row): Offered => {
      const who = { eventId, playerId: row.playerId };
      const of = playerOffers(event, row);
      return [
        ...when(of.letIn, ['AcceptLateEntry', { ...who, ...missed(row) }]),
        ...when(of.checkIn, ['CheckInPlayer', who]),
        ...when(of.undoCheckIn, ['UndoCheckIn', who]),
        ...when(of.promote, ['PromotePlayer', who]),
        ...when(of.rename, ['RenamePlayer', { ...who, name: `${row.name} R.` }]),
        ...when(of.note, ['NotePlayer', { ...who, note: reason }]),
        ...when(of.fixedTable, ['AssignStaticTable', { ...who, table: 77 }]),
        ...when(of.team, ['SetTeam', { ...who, team: 'Reds' }]),
        ...when(of.penalize, [
          'IssuePenalty',
          { ...who, level: 'warning', infraction: 'x', note: '' },
        ]),
        ...when(of.drop, ['DropPlayer', { ...who, reason: 'staff' }]),
        ...when(of.readd, ['ReaddPlayer', { ...who, ...missed(row) }]),
        ...when(of.erase, ['ErasePlayer', who]),
        ...when(of.withdraw, ['WithdrawPlayer', who]),
        ...when(offers.seatCodes && row.guest === true, ['IssueGuestCode', who]),
      ];
    }),
  ];
};

const listOf = ({ format, eventId }: EventView, playerId: string): Offered =>
  format === 'trilogy'
    ? [['SubmitTrio', { eventId, playerId, texts: trioTexts('tried') }]]
    : [['SubmitDeck', { eventId, playerId, text: decks.legal }]];

/** What the desk's page of decks offers. */
export const ofDecks = (
  event: EventView,
  { players }: QueryResult<'roster'>,
  pods: QueryResult<'pods'> | undefined,
): Offered =>
  oneOfEach(players, ({ status, deck, deckUnlocked }) => `${status} ${deck} ${deckUnlocked}`)
    .filter(({ deck }) => deck !== undefined)
    .flatMap((row): Offered => {
      const who = { eventId: event.eventId, playerId: row.playerId };
      const of = deckOffers(event, row, isBuilding(pods, Date.now()));
      const ofOne = event.format !== 'trilogy';
      return [
        ...when(of.handIn, ...listOf(event, row.playerId)),
        ...when(ofOne && of.unlock, ['UnlockDeck', { ...who, reason }]),
        ...when(ofOne && of.check, [
          'RecordDeckCheck',
          { ...who, outcome: 'matches', note: '', extraSeconds: 60 },
        ]),
      ];
    });

/** What the page of rounds offers for the round that stands; `round-offers.spec.ts` has each of it. */
export const ofRounds = (event: EventView, pods: QueryResult<'pods'> | undefined): Offered => {
  const { eventId } = event;
  const { pair, repair, publish, takeBack, clock, moveClock } = roundOffers(event, pods);
  const of = (key: object | null) => ({ eventId, ...key });
  return [
    ...when(pair, ['RequestPairing', { ...of(pair), repair: false }]),
    ...when(repair, ['RequestPairing', { ...of(repair), repair: true }]),
    ...when(publish, ['PublishPairings', of(publish)]),
    ...when(takeBack, ['VoidRound', { ...of(takeBack), reason }]),
    ...when(clock?.next === 'start', [
      'StartRoundClock',
      { ...of(clock?.key ?? null), minutes: 50 },
    ]),
    ...when(clock?.next === 'pause', ['PauseRoundClock', of(clock?.key ?? null)]),
    ...when(clock?.next === 'resume', ['ResumeRoundClock', of(clock?.key ?? null)]),
    ...when(moveClock, ['ExtendRoundClock', { ...of(moveClock), seconds: 60 }]),
  ];
};

const scoresOf = (event: EventView) => {
  const { shape } = event.play;
  if (shape.kind === 'points') return [];
  const { usual, rare } = offeredScores(shape.bestOf, {
    seats: shape.seats,
    drawsAllowed: !inCut(event),
  });
  return [...usual, ...rare];
};

/** What is offered to the staff at the tables of one round. */
export const ofTables = (event: EventView, pairings: PairingsView): Offered => {
  const { eventId } = event;
  const { key, tables, multiplayer = [] } = pairings;
  const bothLose = inCut(event) ? [] : [{ a: 0, b: 0, drawn: 0 }];
  return [
    ...oneOfEach(tables, ({ status, onScreen }) => `${status} ${onScreen}`).flatMap(
      (row): Offered => {
        const { matchId, score: stands } = row;
        const { settle, extend } = tableOffers(event, row);
        const name = settle === 'correct' ? 'CorrectResult' : 'RuleResult';
        const scores = [...scoresOf(event), ...bothLose].filter(
          (score) => stands === null || !isSameScore(stands, score),
        );
        const replaces = settle === 'correct' ? { replaces: stands } : {};
        return [
          ...when(
            settle,
            ...scores.map((score) => [name, { matchId, score, note: '', ...replaces }] as const),
          ),
          ...when(extend, ['ExtendTime', { matchId, seconds: 60, reason: '' }]),
        ];
      },
    ),
    ...oneOfEach(multiplayer, ({ status }) => status).flatMap((row): Offered => {
      const teller = row.seats.find(({ playerId }) => playerId === event.myPlayerId);
      // Turned round: nobody has said or settled this.
      const places = row.seats
        .toSorted((one, other) => (other.place ?? 0) - (one.place ?? 0))
        .map(({ playerId }, index) => ({ playerId, place: index + 1 }));
      return when(mayTellPlaces(event, row) && key !== null, [
        'RecordTableResult',
        {
          ...{ eventId, phase: key?.phase, round: key?.round, table: row.table, places, reason },
          playerId: (teller ?? row.seats[0])?.playerId,
        },
      ]);
    }),
  ];
};

/** What the judges' page offers beside the tables. */
export const ofFloor = (
  event: EventView,
  { calls, atTables }: QueryResult<'judgeCalls'>,
  { players }: QueryResult<'roster'>,
  openTable: number | null,
): Offered => {
  const { eventId } = event;
  const offers = floorOffers(event);
  return [
    ...calls.flatMap((call): Offered => {
      const key = { eventId, callId: call.callId };
      const next = nextOfCall(event, call);
      return [
        ...when(next === 'accept', ['AcceptJudgeCall', key]),
        ...when(next === 'resolve', ['ResolveJudgeCall', { ...key, note: '' }]),
      ];
    }),
    ...atTables.flatMap(({ table, purpose }) =>
      when(offers.tables, ['LeaveTable', { eventId, table, purpose }]),
    ),
    ...when(offers.tables && openTable !== null && atTables.length === 0, [
      'TakeTable',
      { eventId, table: openTable, purpose: 'watch' },
    ]),
    ...players
      .flatMap(({ penalties = [] }) => penalties)
      .flatMap(({ penaltyId }) =>
        when(offers.penalties, ['RevokePenalty', { eventId, penaltyId, reason: '' }]),
      ),
  ];
};

const ofOwnTable = (event: EventView, row: TableRow, mine: 'a' | 'b'): Offered => {
  const { matchId } = row;
  if (event.status !== 'running' || !isReported(event, row)) return [];
  const stage = reportStage(row, mine, null);
  const scores = scoresOf(event);
  if (stage.kind === 'open')
    return scores.map((score) => ['ReportResult', { matchId, score, replaces: null }] as const);
  if (stage.kind === 'mine') return [['WithdrawReport', { matchId }]];
  if (stage.kind !== 'theirs') return [];
  return [
    ['ConfirmResult', { matchId, score: stage.score }],
    ...[null, ...scores].map((claim) => ['DisputeResult', { matchId, claim, note: '' }] as const),
  ];
};

/** What a player's own page offers. */
export const ofSeat = (event: EventView, seat: MySeat): Offered => {
  const { playerId, current } = seat;
  const who = { eventId: event.eventId, playerId };
  const own = handsIn(event, seat) && event.format !== 'sealed' && event.format !== 'draft';
  const said = {
    CheckInPlayer: who,
    WithdrawPlayer: who,
    DropPlayer: { ...who, reason: 'own-wish' },
    CallJudge: { ...who, note: reason },
  };
  return [
    ...seat.allowed.map((name) => [name, said[name]] as const),
    ...when(own, ...listOf(event, playerId)),
    ...(current === null
      ? []
      : ofOwnTable(event, current, current.a.playerId === playerId ? 'a' : 'b')),
  ];
};

/** What the page of a Trilogy match offers. */
export const ofTrilogy = (event: EventView, match: TrilogyMatchView, decksIn: boolean): Offered => {
  const { matchId, game } = match;
  const offers = trilogyOffers(event, match, { decksIn, onScreen: false });
  const { answer } = offers;
  return [
    ...when(offers.sit, ['SitDown', { matchId }]),
    ...offers.ban.map((deck) => ['SealBan', { matchId, deck }] as const),
    ...offers.pick.map((deck) => ['SealDeck', { matchId, game: game + 1, deck }] as const),
    ...offers.report.map((winner) => ['ReportGame', { matchId, game, winner }] as const),
    ...when(
      answer,
      ['ConfirmGame', { matchId, game, winner: answer }],
      ['DisputeGame', { matchId, game, winner: answer, note: '' }],
    ),
    ...when(offers.present, ['PresentDecks', { matchId }]),
    ...when(offers.startClock, ['StartBanClock', { matchId }]),
    ...when(offers.endChoice, ['EndChoice', { matchId }]),
    ...when(
      offers.ruleGame,
      ...(['a', 'b', 'draw'] as const).map(
        (winner) => ['RuleGame', { matchId, game, winner, note: '' }] as const,
      ),
    ),
  ];
};
