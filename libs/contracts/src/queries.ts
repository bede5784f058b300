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
import { screenLegend } from './screen-board.js';
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
  /** Start and time zone; null if unknown. */
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
   * The clock: it ends at this instant, or is paused with this many seconds left; both null if the
   * round is untimed or the clock has not started.
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
    /** Losses that eliminate a player; omitted: one. */
    losses: z.literal(2).exactOptional(),
  }),
]);

export const eventView = eventCard.extend({
  /** The stage of a convention to which this tournament belongs. */
  convention: z.object({ conventionId: id, stageId: z.string() }).exactOptional(),
  information: eventInformation.nullable(),
  /** Newest first. */
  announcements: z.array(announcement),
  settings: eventSettings,
  /** Paths of settings that can no longer be changed, such as `bestOf` or `limited.set`. */
  lockedSettings: z.array(z.string()),
  /**
   * How matches are scored, the columns of the standings after the points, and the game's word for
   * a list.
   */
  play: z.object({
    shape: matchShape,
    columns: z.array(ledgerColumn),
    listName: texts,
    listHelp: texts,
    /** Lists are decks, whose cards `GET /api/cards/found` finds by a part of their names. */
    listOfCards: z.literal(true).exactOptional(),
    /** Whether games of a match can be played on screen. */
    onScreen: z.boolean(),
  }),
  phases: z.array(phase),
  /**
   * The phases if the tournament started now with the players who are checked in; once it runs, the
   * same as `phases`.
   */
  plannedPhases: z.array(phase),
  rounds: z.array(roundSummary),
  /** The round that RequestPairing should name next; null if nothing can be paired. */
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
  /** Open invitations; only staff see them. */
  staffInvites: z.array(z.object({ inviteId: id, role: eventRole })),
  /** The tournament's file was made for another server, where it continues. */
  handedOver: z.boolean(),
  /**
   * When the tournament came from another server (ISO 8601), and the trusted server that signed it;
   * null for a tournament that began here.
   */
  broughtHere: z.object({ at: z.string(), signedBy: z.string().nullable() }).nullable(),
  /**
   * Where it continues, as entered by the person who handed it over; null if nothing was entered.
   */
  handedOverTo: z.string().nullable(),
  /** The tournament was finished and runs again for a correction. */
  reopened: z.boolean(),
  /**
   * The tournament was kept here after its file had been made for another server: a new seed has
   * been used since.
   */
  drawnAnew: z.boolean(),
  champion: z.object({ playerId: id, name: z.string() }).nullable(),
  /**
   * The asker's roles in this tournament, computed by the server; `player` and `guest` with a seat.
   */
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
  /** Only staff see the following fields. */
  guest: z.boolean().optional(),
  deck: z.enum(['none', 'legal', 'illegal']).optional(),
  /** Whether the player may submit a deck again although decks are locked. */
  deckUnlocked: z.boolean().optional(),
  /** The staff's note about the player. */
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
        by: z.string(),
      }),
    )
    .optional(),
  leader: z.string().nullable().optional(),
  base: z.string().nullable().optional(),
  staticTable: z.number().nullable().optional(),
  team: z.string().nullable().optional(),
  /** Team tournaments: the players at seats A, B and C. */
  members: z.array(z.string()).optional(),
  droppedAfter: z.number().nullable().optional(),
  dropReason: dropReason.nullable().optional(),
  penalties: z.array(penaltyRow).optional(),
  registeredAt: isoTime.optional(),
  /** The registration waits for acceptance by staff. */
  asked: z.boolean().optional(),
  /** Equal for registrations from the same network address; null for players entered by staff. */
  from: z.string().nullable().optional(),
  /** Name of a player who registered earlier and could easily be confused with this one. */
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

/**
 * A Draft tournament: each pod by the rounds since its draft, ranked within the pod, and everybody
 * by all rounds.
 */
export const draftStandings = z.object({
  draft: z.number(),
  pods: z.array(z.object({ podId: id, number: z.number(), rows: z.array(standingRow) })),
  overall: z.array(standingRow),
  position: z.number(),
});
export type DraftStandings = z.infer<typeof draftStandings>;

/** `pod`: the number of the pod if the event is in its stream. */
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
/** The parts of a tournament to which its story can be narrowed. */
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
  /** The fault in a game on screen to which the call refers. */
  fault: faultPlace.optional(),
  at: isoTime,
  state: z.enum(['waiting', 'accepted', 'resolved']),
  acceptedBy: z.string().nullable(),
});
export type JudgeCall = z.infer<typeof judgeCall>;

const judgeAtTable = z.object({
  table: z.number(),
  purpose: tablePurpose,
  /** Since when the judge has been there. */
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
  /** The player's place at a table of three or four. */
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

/** Whether a player reaches the cut. `certain`: in any case; `gone`: in no case. */
const cutChance = z.enum(['certain', 'open', 'gone']);
export type CutChance = z.infer<typeof cutChance>;

export const mySeat = z.object({
  playerId: id,
  name: z.string(),
  status: playerStatus,
  /** Why the player no longer plays; null while they do. */
  dropReason: dropReason.nullable(),
  /** The player's place on the waitlist, 1-based; null if they are not on it. */
  waitlistPlace: z.number().nullable(),
  /** What the player may do now besides reporting, as the commands themselves decide. */
  allowed: z.array(z.enum(['CheckInPlayer', 'WithdrawPlayer', 'DropPlayer', 'CallJudge'])),
  /** The registration waits for acceptance by staff. */
  asked: z.boolean(),
  guest: z.boolean(),
  deck: deckView.nullable(),
  deckUnlocked: z.boolean(),
  /** The player's penalties that stand, without the judges' notes, which only staff see. */
  penalties: z.array(penaltyRow.omit({ note: true })),
  /** The player's open judge call; `judge`: the judge who is on the way. */
  call: z
    .object({
      state: z.enum(['waiting', 'accepted']),
      note: z.string(),
      judge: z.string().nullable(),
    })
    .nullable(),
  /** The player's table in this round; null before the pairings or with a bye. */
  current: tableRow.nullable(),
  /**
   * Team tournaments: the players at seats A, B and C of the player's own team and of the opposing
   * team.
   */
  teams: z.object({ own: z.array(z.string()), theirs: z.array(z.string()) }).exactOptional(),
  bye: z.boolean(),
  rank: z.number().nullable(),
  points: z.number(),
  /** During the Swiss rounds before a top cut: what is needed to reach it, by points alone. */
  cut: z
    .object({
      /** Places that reach the cut. */
      size: z.number(),
      /**
       * Points of the last of these places in the present standings; null if there are fewer
       * players.
       */
      points: z.number().nullable(),
      /** Swiss rounds that are not over. */
      roundsLeft: z.number(),
      chance: cutChance,
      /**
       * The chance after a win, a draw or a loss in the next result, whatever happens at other
       * tables; null if no result is to come.
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
 * Every query: GET /api/queries/<name>?<params>. The answer has an ETag that changes only with the
 * read model.
 */
export const queries = {
  cutChances: { params: ofEvent, result: cutChances },
  publicEvents: { params: z.strictObject({}), result: z.object({ events: z.array(eventCard) }) },
  /** Every game in which a tournament can be held. */
  games: { params: z.strictObject({}), result: z.object({ games: z.array(gameView) }) },
  /** What signs and words on the boards of a game mean; for games that describe their boards. */
  gameLegend: {
    params: z.strictObject({ game: z.string().min(1).max(20) }),
    result: z.object({ sections: z.array(screenLegend) }),
  },
  myEvents: {
    params: z.strictObject({}),
    result: z.object({ events: z.array(eventCard.extend({ role: z.string() })) }),
  },
  event: { params: ofEvent, result: eventView },
  roster: {
    params: ofEvent,
    result: z.object({
      players: z.array(rosterRow),
      /** For staff: players who gave up their seat before the start and can get it back. */
      withdrawn: z.array(rosterRow.pick({ playerId: true, name: true })).exactOptional(),
      position: z.number(),
    }),
  },
  /** Default: the current round. */
  pairings: { params: ofRound, result: pairingsView },
  /** Default: the current round; the first before there is one. */
  pairingDesk: { params: ofRound, result: pairingDesk },
  /**
   * The present standings by place, including the cut once it is seeded. `order=swiss`: only the
   * Swiss standings; `afterRound`: as after that Swiss round.
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
   * The results in the file format that the game's community uses, with lists once they are public;
   * null if the game has none.
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
  /** Open judge calls, and the judges at tables of the current round. */
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
  /**
   * Results appear only in the story of one player or one table; without either, the story holds
   * everything else.
   */
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
  /** Default: the last draft. */
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
