import { z } from 'zod';
import { eventStatuses } from '#vocabulary';
import { correctionImpact } from './correction-impact.js';
import { pairingDesk } from './pairing-desk.js';
import { conventionQueries } from './convention.js';
import { openTableQueries } from './open-tables.js';
import { cutChances, roundForecast } from './outlooks.js';
import { penaltyHistory } from './penalty-history.js';
import { seasonQueries } from './season.js';
import { deckView, trioView } from './deck-views.js';
import { announcement, eventInformation } from './event-information.js';
import { archiveQueries } from './archive.js';
import { eventSettings } from './event-settings.js';
import { gameView, ledgerColumn, matchShape } from './games.js';
import { podsView } from './limited.js';
import { pairUse, trilogyMatchView, trilogyStatistics } from './trilogy.js';
import { pairingsView, side, standingRow, standingsView, tableRow } from './round-views.js';
import {
  eventRole,
  gameScore,
  id,
  isoDate,
  isoTime,
  penaltyLevel,
  roundKey,
  tablePurpose,
  texts,
} from './primitives.js';

export const eventStatus = z.enum(eventStatuses);
export type EventStatus = z.infer<typeof eventStatus>;
export const playerStatus = z.enum([
  'registered',
  'waitlisted',
  'checked-in',
  'playing',
  'dropped',
  'withdrawn',
]);
export type PlayerStatus = z.infer<typeof playerStatus>;
export const dropReason = z.enum(['own-wish', 'staff', 'no-show', 'disqualified']);

export const eventCard = z.object({
  eventId: id,
  name: z.string(),
  format: z.string(),
  game: z.object({ id: z.string(), name: texts, format: texts }),
  date: isoDate,
  venue: z.string(),
  /** When it starts and in which time zone; null while nobody has said. */
  startsAt: isoTime.nullable(),
  timeZone: z.string().nullable(),
  status: eventStatus,
  players: z.number(),
  cap: z.number().nullable(),
});
export type EventCard = z.infer<typeof eventCard>;

export const roundSummary = roundKey.extend({
  state: z.enum([
    'pairing',
    'pairing-failed',
    'proposed',
    'paired',
    'running',
    'paused',
    'completed',
  ]),
  failure: z.object({ code: z.string(), tables: z.array(z.number()) }).nullable(),
  /**
   * The clock: ends at this instant, or stands still with this
   * many seconds left; both null when untimed or not started.
   */
  endsAt: isoTime.nullable(),
  remainingSeconds: z.number().nullable(),
  tables: z.number(),
  /** Matches whose result is settled. */
  completed: z.number(),
  disputed: z.number(),
  unavoidableRematches: z.number(),
});
export type RoundSummary = z.infer<typeof roundSummary>;

const phase = z.union([
  z.object({
    kind: z.literal('swiss'),
    rounds: z.number(),
    pairing: z.enum(['round-robin', 'multiplayer']).exactOptional(),
  }),
  z.object({
    kind: z.literal('elimination'),
    size: z.number(),
    /** How many losses put a player out; one where none is named. */
    losses: z.literal(2).exactOptional(),
  }),
]);

export const eventView = eventCard.extend({
  /** The stage of a convention that this event is. */
  convention: z.object({ conventionId: id, stageId: z.string() }).exactOptional(),
  information: eventInformation.nullable(),
  /** Newest first. */
  announcements: z.array(announcement),
  settings: eventSettings,
  /** Paths of settings that cannot be changed any more, such as `bestOf` or `limited.set`. */
  lockedSettings: z.array(z.string()),
  /**
   * How matches are scored, the columns of the standings behind the points, what a side's list is called.
   */
  play: z.object({
    shape: matchShape,
    columns: z.array(ledgerColumn),
    listName: texts,
    listHelp: texts,
    /** Lists are decks, whose cards `GET /api/cards/found` finds by a part of their names. */
    listOfCards: z.literal(true).exactOptional(),
    /** Games of a match can be played on screen. */
    onScreen: z.boolean(),
  }),
  phases: z.array(phase),
  /** The phases if the event started now with those checked in; once it runs, the same as `phases`. */
  plannedPhases: z.array(phase),
  rounds: z.array(roundSummary),
  /** What RequestPairing should carry next; null when nothing can be paired. */
  nextRound: roundKey.nullable(),
  counts: z.object({
    registered: z.number(),
    waitlisted: z.number(),
    checkedIn: z.number(),
    playing: z.number(),
    dropped: z.number(),
    decks: z.number(),
    illegalDecks: z.number(),
  }),
  staff: z.array(z.object({ account: z.string(), name: z.string(), role: eventRole })),
  /** Invitations that nobody has taken yet; told to the staff only. */
  staffInvites: z.array(z.object({ inviteId: id, role: eventRole })),
  /** Its file was made for another server: it goes on there. */
  handedOver: z.boolean(),
  /**
   * When the event came from another server (ISO 8601), and the trusted
   * server that had signed it; null for an event that began here.
   */
  broughtHere: z.object({ at: z.string(), signedBy: z.string().nullable() }).nullable(),
  /** Where it goes on, as whoever handed it over wrote it; null where nothing was written. */
  handedOverTo: z.string().nullable(),
  /** It was finished before and runs again to be set right. */
  reopened: z.boolean(),
  /**
   * It was kept here after its file had been made for another server: chance is drawn from a new seed since.
   */
  drawnAnew: z.boolean(),
  champion: z.object({ playerId: id, name: z.string() }).nullable(),
  /** Roles of the asker in this event, deduced on the server; `player` and `guest` when seated. */
  myRoles: z.array(z.enum([...eventRole.options, 'player', 'guest', 'spectator'])),
  myPlayerId: id.nullable(),
  demo: z.boolean(),
});
export type EventView = z.infer<typeof eventView>;

export const penaltyRow = z.object({
  penaltyId: id,
  level: penaltyLevel,
  infraction: z.string(),
  note: z.string(),
  round: z.number(),
});

export const rosterRow = z.object({
  playerId: id,
  name: z.string(),
  status: playerStatus,
  /** Staff see more: */
  guest: z.boolean().optional(),
  deck: z.enum(['none', 'legal', 'illegal']).optional(),
  /** May hand in a deck once more although decks are locked. */
  deckUnlocked: z.boolean().optional(),
  /** What staff tell each other about the player. */
  staffNote: z.string().exactOptional(),
  deckChecks: z
    .array(
      z.object({
        checkId: id,
        outcome: z.enum(['matches', 'differs']),
        note: z.string(),
        phase: z.number(),
        round: z.number(),
        table: z.number().nullable(),
        at: isoTime,
        /** Name of the judge. */
        by: z.string(),
      }),
    )
    .optional(),
  leader: z.string().nullable().optional(),
  base: z.string().nullable().optional(),
  staticTable: z.number().nullable().optional(),
  team: z.string().nullable().optional(),
  /** Team events: who sits at A, B and C. */
  members: z.array(z.string()).optional(),
  droppedAfter: z.number().nullable().optional(),
  dropReason: dropReason.nullable().optional(),
  penalties: z.array(penaltyRow).optional(),
  registeredAt: isoTime.optional(),
  /** Waits until staff accept the registration. */
  asked: z.boolean().optional(),
  /** Tells registrations of one network address from those of others; null for those that staff entered. */
  from: z.string().nullable().optional(),
  /** Somebody registered earlier whose name is easily taken for this one. */
  looksLike: z.string().optional(),
});
export type RosterRow = z.infer<typeof rosterRow>;

const bracketMatch = z.object({
  matchId: id.nullable(),
  a: side.nullable(),
  b: side.nullable(),
  seedA: z.number().nullable(),
  seedB: z.number().nullable(),
  score: gameScore.nullable(),
  winner: z.enum(['a', 'b']).nullable(),
});
export const bracketView = z.object({
  size: z.number(),
  rounds: z.array(z.object({ round: z.number(), matches: z.array(bracketMatch) })),
  champion: z.object({ playerId: id, name: z.string() }).nullable(),
});
export type BracketView = z.infer<typeof bracketView>;

export const trilogyStandings = z.object({
  rows: z.array(standingRow.extend({ decks: z.array(pairUse) })),
  position: z.number(),
});
export type TrilogyStandings = z.infer<typeof trilogyStandings>;

/**
 * A Draft event: each pod by the rounds since its draft, ranked inside the pod, and everybody by all rounds.
 */
export const draftStandings = z.object({
  draft: z.number(),
  pods: z.array(z.object({ podId: id, number: z.number(), rows: z.array(standingRow) })),
  overall: z.array(standingRow),
  position: z.number(),
});
export type DraftStandings = z.infer<typeof draftStandings>;

/** `pod`: the number of the pod whose stream it stands in. */
export const storyEntry = z.object({
  position: z.number(),
  streamId: z.string(),
  version: z.number(),
  type: z.string(),
  at: isoTime,
  actor: z.string(),
  data: z.record(z.string(), z.unknown()),
  pod: z.number().optional(),
});
export type StoryEntry = z.infer<typeof storyEntry>;
/** Parts of an event's day that its story can be narrowed to. */
export const storyKind = z.enum([
  'players',
  'decks',
  'rounds',
  'results',
  'judges',
  'pods',
  'event',
]);
export type StoryKind = z.infer<typeof storyKind>;

const faultPlace = z.object({ matchId: id, number: z.number() });

export const judgeCall = z.object({
  callId: id,
  playerId: id,
  name: z.string(),
  table: z.number().nullable(),
  note: z.string(),
  /** The fault of a game on screen that the call is about. */
  fault: faultPlace.optional(),
  at: isoTime,
  state: z.enum(['waiting', 'accepted', 'resolved']),
  acceptedBy: z.string().nullable(),
});
export type JudgeCall = z.infer<typeof judgeCall>;

const judgeAtTable = z.object({
  table: z.number(),
  purpose: tablePurpose,
  /** Since when. */
  at: isoTime,
  judge: z.object({ account: z.string(), name: z.string() }),
});
export type JudgeAtTable = z.infer<typeof judgeAtTable>;

const pastRound = z.object({
  phase: z.number(),
  round: z.number(),
  table: z.number().nullable(),
  opponent: z.string().nullable(),
  score: gameScore.nullable(),
  won: z.boolean().nullable(),
  /** At a table of three or four. */
  place: z.number().nullable(),
  bye: z.boolean(),
});

/** One player as everybody may see them. */
export const playerView = z.object({
  playerId: id,
  name: z.string(),
  status: playerStatus,
  rank: z.number().nullable(),
  points: z.number(),
  record: z.string(),
  history: z.array(pastRound.extend({ opponentId: id.nullable() })),
});
export type PlayerView = z.infer<typeof playerView>;

/** Whether a player reaches the cut. `certain`: whatever happens; `gone`: nothing helps. */
const cutChance = z.enum(['certain', 'open', 'gone']);
export type CutChance = z.infer<typeof cutChance>;

export const mySeat = z.object({
  playerId: id,
  name: z.string(),
  status: playerStatus,
  /** Why they no longer play; null while they do. */
  dropReason: dropReason.nullable(),
  /** Their place on the waitlist, from 1; null when they are not on it. */
  waitlistPlace: z.number().nullable(),
  /** What the player may do now beside reporting, as the commands themselves decide. */
  allowed: z.array(z.enum(['CheckInPlayer', 'WithdrawPlayer', 'DropPlayer', 'CallJudge'])),
  /** Waits until staff accept the registration. */
  asked: z.boolean(),
  guest: z.boolean(),
  deck: deckView.nullable(),
  deckUnlocked: z.boolean(),
  /** Own penalties that stand, without the judge's note: that is for the staff. */
  penalties: z.array(penaltyRow.omit({ note: true })),
  /** The own call that is not resolved yet; `judge`: who is on the way. */
  call: z
    .object({
      state: z.enum(['waiting', 'accepted']),
      note: z.string(),
      judge: z.string().nullable(),
    })
    .nullable(),
  /** This round's table, null before pairings or with a bye. */
  current: tableRow.nullable(),
  /** Events of teams: who sits at the seats A, B and C of the own team and of the one at `current`. */
  teams: z.object({ own: z.array(z.string()), theirs: z.array(z.string()) }).exactOptional(),
  bye: z.boolean(),
  rank: z.number().nullable(),
  points: z.number(),
  /** While the Swiss rounds before a top cut are played: what it takes, by points alone. */
  cut: z
    .object({
      /** Places that reach the cut. */
      size: z.number(),
      /** Points of the last of these places as it stands; null when there are fewer players. */
      points: z.number().nullable(),
      /** Swiss rounds that are not over. */
      roundsLeft: z.number(),
      chance: cutChance,
      /**
       * The same after a win, a draw or a loss in the next result,
       * whatever happens at other tables; null without one to come.
       */
      needs: z.object({ win: cutChance, draw: cutChance, loss: cutChance }).nullable(),
    })
    .nullable(),
  history: z.array(pastRound),
});
export type MySeat = z.infer<typeof mySeat>;

const ofEvent = z.strictObject({ eventId: id });
const ofRound = z.strictObject({
  eventId: id,
  phase: z.coerce.number().int().min(0).max(9).optional(),
  round: z.coerce.number().int().min(1).max(30).optional(),
});

/**
 * Every query: GET /api/queries/<name>?<params>. The answer
 * carries an ETag that changes only when the model did.
 */
export const queries = {
  cutChances: { params: ofEvent, result: cutChances },
  publicEvents: { params: z.strictObject({}), result: z.object({ events: z.array(eventCard) }) },
  /** Every game that an event can be held of. */
  games: { params: z.strictObject({}), result: z.object({ games: z.array(gameView) }) },
  myEvents: {
    params: z.strictObject({}),
    result: z.object({ events: z.array(eventCard.extend({ role: z.string() })) }),
  },
  event: { params: ofEvent, result: eventView },
  roster: {
    params: ofEvent,
    result: z.object({
      players: z.array(rosterRow),
      /** Told to the staff: who gave up their seat before the start and can have it back. */
      withdrawn: z.array(rosterRow.pick({ playerId: true, name: true })).exactOptional(),
      position: z.number(),
    }),
  },
  /** Without phase and round: the current round. */
  pairings: { params: ofRound, result: pairingsView },
  /** Without phase and round: the current round, the first before there is one. */
  pairingDesk: { params: ofRound, result: pairingDesk },
  /**
   * As of now by place, the cut counted once it is seeded; `order=swiss`:
   * the Swiss standings alone; with a round: as after that Swiss round.
   */
  standings: {
    params: z.strictObject({
      eventId: id,
      order: z.literal('swiss').optional(),
      afterRound: z.coerce.number().int().min(0).max(30).optional(),
    }),
    result: standingsView,
  },
  bracket: { params: ofEvent, result: bracketView },
  /**
   * The results in the file that the game's community uses, lists
   * included once they are public; null where the game has none.
   */
  resultsFile: {
    params: ofEvent,
    result: z.object({
      file: z.object({ name: z.string(), ending: z.string(), text: z.string() }).nullable(),
    }),
  },
  player: { params: z.strictObject({ eventId: id, playerId: id }), result: playerView },
  mySeat: { params: ofEvent, result: z.object({ seat: mySeat.nullable() }) },
  match: {
    params: z.strictObject({ matchId: id }),
    result: z.object({ eventId: id, key: roundKey, row: tableRow, story: z.array(storyEntry) }),
  },
  deck: {
    params: z.strictObject({ eventId: id, playerId: id }),
    result: z.object({ deck: deckView.nullable() }),
  },
  /** Who calls a judge, and which judges are at tables of the round that stands. */
  judgeCalls: {
    params: ofEvent,
    result: z.object({ calls: z.array(judgeCall), atTables: z.array(judgeAtTable) }),
  },
  penaltyHistory: {
    params: z.strictObject({ eventId: id, playerId: id }),
    result: penaltyHistory,
  },
  roundForecast: { params: ofEvent, result: roundForecast },
  corrections: { params: ofEvent, result: correctionImpact },
  /** Results are told of one player or one table: without either, a story is about everything else. */
  story: {
    params: z.strictObject({
      eventId: id,
      before: z.coerce.number().int().optional(),
      player: id.optional(),
      table: z.coerce.number().int().min(1).max(99_999).optional(),
      kind: storyKind.optional(),
    }),
    result: z.object({ entries: z.array(storyEntry), more: z.boolean() }),
  },
  trio: {
    params: z.strictObject({ eventId: id, playerId: id }),
    result: z.object({ trio: trioView.nullable() }),
  },
  trilogyMatch: { params: z.strictObject({ matchId: id }), result: trilogyMatchView },
  trilogyStandings: { params: ofEvent, result: trilogyStandings },
  trilogyStatistics: { params: ofEvent, result: trilogyStatistics },
  pods: { params: ofEvent, result: podsView },
  /** Without draft: the last one. */
  draftStandings: {
    params: z.strictObject({
      eventId: id,
      draft: z.coerce.number().int().min(1).max(9).optional(),
    }),
    result: draftStandings,
  },
  ...archiveQueries,
  ...conventionQueries,
  ...seasonQueries,
  ...openTableQueries,
} as const;

export type QueryName = keyof typeof queries;
export type QueryParams<N extends QueryName> = z.infer<(typeof queries)[N]['params']>;
export type QueryResult<N extends QueryName> = z.infer<(typeof queries)[N]['result']>;
export const queryNames = Object.keys(queries) as QueryName[];
