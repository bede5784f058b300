import { z } from 'zod';
import { cardId, freeText, gameScore, id, note, ofMatch, texts } from './primitives.js';
import { endOfRound, thinkingTime } from './event-settings.js';
import { optionNumber, screenBoard, screenMoves } from './screen-board.js';
import { matchStatus } from './round-views.js';
import { tableSeats } from './table-seats.js';

const seat = z.enum(tableSeats);

const gameNumber = z.int().min(1).max(99);
const choice = z.int().min(0).max(999);
/** How often a card is there. */
const copies = z.strictObject({ id: cardId, count: z.int().min(1).max(99) });

/**
 * An answer to the decision that the server put: `at` is its position; `pick` numbers of its options,
 * `amounts` parallel to them, `name` a card's name. On a board that the game describes, `option` is the
 * number of what is chosen. `concede` needs no decision.
 */
export const tableMove = z.strictObject({
  at: z.int().min(0).max(1_000_000),
  pick: z.array(choice).max(200).optional(),
  amounts: z.array(choice).max(200).optional(),
  name: z.string().max(80).optional(),
  option: optionNumber.optional(),
  concede: z.literal(true).optional(),
  /**
   * How often the game had been taken back when the decision was read
   * (0 where left out): the same position may ask something else since.
   */
  takenBack: z.int().min(0).max(100_000).optional(),
});
export type TableMove = z.infer<typeof tableMove>;

/** Where a game stood on the asker's page: moves made, and how often it had been taken back. */
export const gamePosition = {
  at: z.int().min(0).max(1_000_000),
  takenBack: z.int().min(0).max(100_000),
} as const;
const decisionNumber = z.int().min(0).max(1_000_000);

/** Commands of a game played on screen. */
export const tableCommands = {
  /** Deals the next game of the match from both players' registered decks. */
  OpenTable: ofMatch({}),
  /**
   * Between two games: the main deck for the coming one out of one's registered cards;
   * what is left is the sideboard. The second of the two players to say so deals.
   */
  ChooseGameDeck: ofMatch({ game: gameNumber, main: z.array(copies).max(500) }),
  PlayMove: ofMatch({ game: gameNumber, move: tableMove }),
  /** Takes back one's own last choice; refused where it disclosed something or somebody has chosen since. */
  TakeBackMove: ofMatch({ game: gameNumber, ...gamePosition }),
  /** Asks the other player to go back to one's own decision after `to` moves. */
  AskTakeBack: ofMatch({ game: gameNumber, ...gamePosition, to: decisionNumber }),
  /** Answers that request; the asker may only withdraw it. */
  AnswerTakeBack: ofMatch({ game: gameNumber, to: decisionNumber, accept: z.boolean() }),
  /** A judge goes back to the decision after `to` moves. */
  RewindGame: ofMatch({
    game: gameNumber,
    ...gamePosition,
    to: decisionNumber,
    note,
  }),
  /** The game waits for the other player and nothing comes: they are told so. Any move ends it. */
  WarnSilence: ofMatch({ game: gameNumber, ...gamePosition }),
  /** After the wait that the view names: calls a judge for a ruling. */
  AskRuling: ofMatch({ game: gameNumber }),
  /** In a match of no event, after the longer wait that the view names: the game is won. */
  ClaimGame: ofMatch({ game: gameNumber }),
  /** Offers to end the match as a draw. */
  OfferDraw: ofMatch({ game: gameNumber }),
  /** Answers that offer; whoever made it may only withdraw it. */
  AnswerDraw: ofMatch({ game: gameNumber, accept: z.boolean() }),
  /**
   * The time of whoever is asked has run out (`clock` of the view): what was settled for that
   * happens. The other player's page sends it by itself; refused before that.
   */
  CallClock: ofMatch({ game: gameNumber }),
  /** The time of the round is over: the event's rule for unfinished games applies. Refused before that. */
  CallTime: ofMatch({}),
  /**
   * Something looks wrong at the decision after `at` moves. The report is kept with the match: GET
   * /api/tables/:matchId/faults/:number shows the game up to there. At an event it calls a judge, too.
   */
  ReportFault: ofMatch({
    game: gameNumber,
    ...gamePosition,
    words: freeText(2_000).min(1),
  }),
  /** A judge ends the running game. */
  RuleTable: ofMatch({ game: gameNumber, winner: z.enum(['a', 'b', 'draw']) }),
} as const;

/** Text for people, rendered by the server so that any client can show it. */
export const tableText = texts;
const text = tableText;
export type TableText = z.infer<typeof tableText>;

/** `n` is set where a keyword's number counts. */
const keyword = z.object({ keyword: z.string(), n: z.number().nullable() });

/** What a card is, by its printed id; the words are rendered from what the engine plays. */
export const tableFace = z.object({
  name: z.string(),
  /** Of a token: what it is called in each language. */
  names: text.optional(),
  subtitle: z.string().nullable(),
  type: z.string(),
  cost: z.number().nullable(),
  power: z.number().nullable(),
  hp: z.number().nullable(),
  /** Of a unit or leader that may be attached: what it gives then. Upgrades give their own numbers. */
  asUpgrade: z.object({ power: z.number(), hp: z.number() }).optional(),
  aspects: z.array(z.string()),
  traits: z.array(z.string()),
  arena: z.string().nullable(),
  unique: z.boolean(),
  /** Printed keywords; `n` where the number counts. */
  keywords: z.array(keyword),
  text,
  /** A picture, where the host of the server names a source of pictures. */
  image: z.string().optional(),
});
export type TableFace = z.infer<typeof tableFace>;

/** GET /api/cards/faces, as query parameters: printed ids with commas between them. */
export const tableFacesAsked = z.strictObject({
  ids: z
    .string()
    .max(6_000)
    .transform((ids) => ids.split(',').filter((each) => each !== ''))
    .pipe(z.array(z.string().regex(/^\w{1,40}$/)).max(200)),
});

/** GET /api/cards/found, as query parameters: a part of a name or a subtitle. */
export const cardsSought = z.strictObject({ name: z.string().trim().min(2).max(60) });
/** A card as a list of cards names it, and the part of the list where its kind stands. */
export const foundCard = z.object({
  id: z.string(),
  name: z.string(),
  subtitle: z.string().nullable(),
  section: z.enum(['leaders', 'bases', 'main']),
});
export type FoundCard = z.infer<typeof foundCard>;

/** `card` is the card's number in this game, `id` its printed id: a key of `faces`. */
const card = z.object({ card: z.number(), id: z.string() });
export type TableCard = z.infer<typeof card>;

const unit = card.extend({
  arena: z.enum(['ground', 'space']),
  power: z.number(),
  hp: z.number(),
  damage: z.number(),
  ready: z.boolean(),
  leader: z.boolean(),
  keywords: z.array(keyword),
  upgrades: z.array(card),
  captives: z.array(card),
});
export type TableUnit = z.infer<typeof unit>;

/** One player's half of the board. `hand` and the faces of resources are there for that player only. */
export const tableHalf = z.object({
  base: card.extend({
    damage: z.number(),
    hp: z.number(),
    epicUsed: z.boolean(),
    /** Cards that the base guards; left out by older servers. */
    captives: z.array(card).optional(),
    /** Upgrades on the base (Fortify); left out by older servers. */
    upgrades: z.array(card).optional(),
  }),
  /** A leader that has turned to its other leader side has the id of that side. */
  leaders: z.array(
    card.extend({ deployed: z.boolean(), ready: z.boolean(), epicUsed: z.boolean() }),
  ),
  handSize: z.number(),
  /** `cost`: what it costs its holder to play now, all changes counted; null where it cannot be told. */
  hand: z.array(card.extend({ cost: z.number().nullable() })).nullable(),
  deckSize: z.number(),
  /** The top card of one's own deck, while a unit lets one look at it. */
  deckTop: card.nullable().optional(),
  discard: z.array(card),
  resources: z.array(z.object({ ready: z.boolean(), id: z.string().nullable() })),
  credits: z.number(),
  force: z.boolean(),
  units: z.array(unit),
  /** Passed or took the initiative in this action phase. */
  passed: z.boolean(),
  /** Out of the game, defeated or gone: only in games of more than two. */
  eliminated: z.literal(true).optional(),
});
export type TableHalf = z.infer<typeof tableHalf>;

/**
 * What may be picked. `card` is set where the option is about one. The rest is the engine's own word for it.
 */
const option = z.looseObject({
  o: z.string(),
  card: z.number().optional(),
  text,
  /** For a button: at most 24 characters in every language; left out where the text is all there is. */
  label: text.optional(),
  /** Of an attack: the cards that may be attacked, in the order in which they would be asked for. */
  targets: z.array(z.number()).optional(),
  /** Its cost would be paid, and nothing else would be different now. */
  idle: z.literal(true).optional(),
});
export type TableOption = z.infer<typeof option>;

/**
 * A question that waits for the asker. Every pick of `min`
 * to `max` different options is legal and nothing else is.
 */
const decision = z.object({
  at: z.number(),
  kind: z.string(),
  text,
  /** The card whose ability asks. */
  source: card.nullable(),
  options: z.array(option),
  min: z.number(),
  max: z.number(),
  /**
   * Dividing: the sum to give out, at most `caps` to each;
   * `less` allows giving out less, `none` nothing at all.
   */
  division: z
    .object({ total: z.number(), caps: z.array(z.number()), less: z.boolean(), none: z.boolean() })
    .nullable(),
  /** Naming a card: the names there are. */
  names: z.array(z.string()).nullable(),
  /** Cards shown to the decider while they decide. */
  shown: z.array(card),
  /** The pick that stands for all where each leads to the same; left out where it makes a difference. */
  same: z.array(z.number()).optional(),
});
export type TableDecision = z.infer<typeof decision>;

/**
 * One line of the log: after which move, on whose part, and the cards it names. `action`: the
 * move by which the action was chosen that it belongs to, where the game says so.
 */
export const tableLogLine = z.looseObject({
  ...text.shape,
  at: z.number(),
  action: z.number().optional(),
  kind: z.enum(['round', 'phase', 'line', 'rewind']),
  side: seat.nullable(),
  cards: z.array(z.string()),
});
export type TableLogLine = z.infer<typeof tableLogLine>;

/**
 * What the last move did, for those who watch: an attack from a
 * card on another, damage, healing, a card defeated or played.
 */
const happening = z.object({
  e: z.enum(['attack', 'damage', 'heal', 'defeat', 'play']),
  card: z.number(),
  to: z.number().nullable(),
  n: z.number().nullable(),
});
export type TableHappening = z.infer<typeof happening>;

export const tableBoard = z.object({
  /** Moves made so far. */
  at: z.number(),
  round: z.number(),
  phase: z.enum(['setup', 'action', 'regroup', 'over']),
  initiative: seat,
  initiativeTaken: z.boolean(),
  a: tableHalf,
  b: tableHalf,
  /** The third and the fourth player of a game of Twin Suns. */
  c: tableHalf.optional(),
  d: tableHalf.optional(),
  /**
   * Only in Twin Suns: who took the Blast and the Plan counter
   * this round; `ending`: the game ends with this phase.
   */
  twinSuns: z
    .object({ blast: seat.nullable(), plan: seat.nullable(), ending: z.boolean() })
    .optional(),
  attack: z.object({ attacker: z.number(), defender: z.number() }).nullable(),
  waitingFor: seat.nullable(),
  /** The asker's own; what is asked of others stays with them. */
  decision: decision.nullable(),
  /**
   * What happened, as the asker may know it; oldest first, only what came after the move that was asked from.
   */
  log: z.array(tableLogLine),
  /** What the last move did, in order. */
  happened: z.array(happening),
  faces: z.record(z.string(), tableFace),
});
export type TableBoard = z.infer<typeof tableBoard>;

/**
 * How the board looked after each move since the one that was asked from, before
 * the last: what the page plays step by step. Without log, faces and question.
 */
export const tableSteps = z.array(tableBoard);

const deckState = z.enum(['ready', 'missing', 'unknown-cards']);
const side = z.object({ playerId: id, name: z.string(), won: z.number(), deck: deckState });
export type TableSide = z.infer<typeof side>;

/** What the asker may take back. */
const takeBack = z.object({
  /** The last choice was the asker's own and disclosed nothing: it goes back at once. */
  free: z.boolean(),
  /**
   * The asker's own last decision, which the other player may let them have again; null where there is none.
   */
  to: z.number().nullable(),
  /** The request that waits for an answer. */
  asked: z.object({ by: z.enum(['a', 'b']), to: z.number() }).nullable(),
});
export type TableTakeBack = z.infer<typeof takeBack>;

const silence = z.object({
  by: z.enum(['a', 'b']),
  /** When a judge may be asked to rule; null where there is none. */
  rulingFrom: z.iso.datetime().nullable(),
  /** When the game may be claimed; null where a judge can rule. */
  claimFrom: z.iso.datetime().nullable(),
  rulingAsked: z.boolean(),
});
export type TableSilence = z.infer<typeof silence>;

/**
 * What is left of each reserve (ms) where it last changed,
 * whom the game asks, and since when; null: it stands.
 */
export const tableClock = z.object({
  time: thinkingTime,
  left: z.array(z.number()),
  asked: z.number().nullable(),
  since: z.iso.datetime().nullable(),
});
export type TableClock = z.infer<typeof tableClock>;

/** Why a game of a match ended. */
export const closeCause = z.enum([
  'played',
  'conceded',
  'ruled',
  'claimed',
  'agreed',
  'time',
  'clock',
]);

/** `by` is who offers a draw now. */
const drawOffer = z.object({ may: z.boolean(), by: z.enum(['a', 'b']).nullable() });

/**
 * What the table's line tells as its event `here`: which
 * players look at the table, and since when they do not.
 */
const presence = z.object({ here: z.boolean(), awaySince: z.iso.datetime().nullable() });
export const tablePresence = z.object({ a: presence, b: presence });
export type TablePresence = z.infer<typeof tablePresence>;

/**
 * Between two games: the asker's own cards, how many a deck needs, and which of the two players are ready.
 */
const sideboarding = z.object({
  game: z.number(),
  main: z.array(copies),
  sideboard: z.array(copies),
  minimum: z.number(),
  maximumSideboard: z.number().nullable(),
  ready: z.object({ a: z.boolean(), b: z.boolean() }),
  faces: z.record(z.string(), tableFace),
});
export type TableSideboarding = z.infer<typeof sideboarding>;

const roundTime = z.object({
  rule: endOfRound,
  /** Time was called. */
  called: z.boolean(),
  /** The running game's last round by that rule; null where it has none. */
  lastRound: z.number().nullable(),
  /** What this table has on top of the round's time. */
  extendedSeconds: z.number(),
});

/**
 * GET /api/tables/:matchId: a match's games on screen as the asker may see them.
 * `?since=` is the move that the page shows: log and steps begin after it.
 */
export const tableView = z.object({
  matchId: id,
  eventId: id,
  /** Version of the match: what the live channel tells. */
  version: z.number(),
  status: matchStatus,
  score: gameScore.nullable(),
  bestOf: z.union([z.literal(1), z.literal(3)]),
  table: z.number(),
  /** How many seconds later than the players the asker sees it; left out where there is no delay. */
  delaySeconds: z.number().optional(),
  /** The side of the asker; null for an onlooker. */
  mine: z.enum(['a', 'b']).nullable(),
  a: side,
  b: side,
  drawn: z.number(),
  /** The running or last game; 0 before the first. */
  game: z.number(),
  running: z.boolean(),
  /** Set once the game is over. */
  result: z
    .object({
      winner: z.enum(['a', 'b', 'draw']),
      cause: closeCause,
    })
    .nullable(),
  /** Whether the asker may deal the next game, and whether they may rule and rewind this one. */
  mayOpen: z.boolean(),
  /**
   * Why the asker cannot deal now: a deck is missing or holds cards that are not played on screen, the bans
   * and picks or the confirmation of a Trilogy game come first, decks are being changed, somebody else
   * deals, or the match is settled. Null where they can or a game is running; left out by older servers.
   */
  notNow: z
    .enum(['decks', 'choices', 'changing-decks', 'not-yours', 'settled'])
    .nullable()
    .optional(),
  /** For a player, while both may change their decks; `main` and `sideboard` as they said last. */
  sideboarding: sideboarding.nullable(),
  mayRule: z.boolean(),
  /** How often the game was taken back: goes with every move. */
  takenBack: z.number(),
  /** For a player of the running game. */
  takeBack: takeBack.nullable(),
  /**
   * Whoever `by` is waits for the other player's choice and said so;
   * from these instants on they may go further. Null for onlookers.
   */
  silence: silence.nullable(),
  /** How long the players of the running game may think; left out where nobody counts it. */
  clock: tableClock.optional(),
  /** For a player of the running game where the match may be drawn by agreement. */
  draw: drawOffer.nullable(),
  /** What becomes of this match's games at the end of the round; null where nothing does. */
  time: roundTime.nullable().optional(),
  /**
   * Numbers of the reported faults that the asker may open:
   * their own, for judges all. Left out where there is none.
   */
  faults: z.array(z.number()).optional(),
  /** Whether the asker may write in the table's chat or only read it; null where it is closed to them. */
  chat: z.enum(['write', 'read']).nullable().optional(),
  /** Cards of the asker's own deck that cannot be played on screen yet. */
  unknownCards: z.array(z.string()),
  /**
   * Dealt under earlier rules or cards than the server plays by
   * now: the game cannot be shown, and if it runs it cannot go on.
   */
  outdated: z.boolean(),
  board: tableBoard.nullable(),
  steps: tableSteps,
  /**
   * Instead of `board` where the game describes its boards itself; `at`: moves made, `step` counts what
   * happened, a game that went back too. A choice is PlayMove with that `at` and the number of the `option`.
   */
  described: z
    .object({
      board: screenBoard,
      ...screenMoves,
      at: z.number(),
      step: z.number(),
      /** The seat that has to decide. */
      waitingFor: z.number().nullable(),
    })
    .optional(),
});
export type TableView = z.infer<typeof tableView>;

const handle = z.coerce
  .number()
  .int()
  .min(0)
  .max(2 ** 40);

/**
 * GET /api/tables/:matchId/explain and /api/practice/:practiceId/explain, as query parameters:
 * why the asker cannot do this now. `card` and `target` are the numbers of the asker's own
 * board. `choose`: pick it at the question that waits; `attack` with a target: attack that.
 */
export const tableIntention = z.discriminatedUnion('want', [
  z.strictObject({ want: z.literal('play'), card: handle }),
  z.strictObject({ want: z.literal('attack'), card: handle, target: handle.optional() }),
  z.strictObject({ want: z.literal('use'), card: handle }),
  z.strictObject({ want: z.literal('choose'), card: handle }),
]);
export type TableIntention = z.infer<typeof tableIntention>;

/**
 * The answer: empty where nothing is against it. `rule` is a number
 * of the comprehensive rules; `card` the card that is the cause.
 */
export const tableExplanation = z.object({
  reasons: z.array(
    z.object({ code: z.string(), rule: z.string().nullable(), text, card: card.nullable() }),
  ),
});
export type TableExplanation = z.infer<typeof tableExplanation>;

/**
 * GET /api/tables/:matchId/live, /api/pods/:podId/live (server-sent events): the stream stands at
 * this version now. The page asks again when its view is older. With `?view=changes` each later
 * message brings the asker's own view: whole the first time and in doubt, then what has changed
 * since the message before it (`FollowedView`); the page asks itself where a message brings neither.
 * A pod's view comes as `PodOnLine`. Every few seconds a `beat` says that the line is alive.
 */
export const lineTold = z.object({
  version: z.number(),
  view: z.unknown().optional(),
  change: z.unknown().optional(),
});
export type LineTold = z.infer<typeof lineTold>;
