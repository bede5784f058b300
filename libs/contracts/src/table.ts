import { z } from 'zod';
import { cardId, freeText, gameScore, id, note, ofMatch, texts } from './primitives.js';
import { endOfRound, thinkingTime } from './event-settings.js';
import { optionNumber, screenBoard, screenMoves } from './screen-board.js';
import { matchStatus } from './round-views.js';
import { tableSeats } from './table-seats.js';

const seat = z.enum(tableSeats);

const gameNumber = z.int().min(1).max(99);
const choice = z.int().min(0).max(999);
/** A card with its number of copies. */
const copies = z.strictObject({ id: cardId, count: z.int().min(1).max(99) });

/**
 * An answer to the server's decision: `at` is its position; `pick` the numbers of chosen options,
 * `amounts` parallel to them, `name` a card's name. On a board that the game describes, `option` is
 * the number of the choice. `concede` needs no decision.
 */
export const tableMove = z.strictObject({
  at: z.int().min(0).max(1_000_000),
  pick: z.array(choice).max(200).optional(),
  amounts: z.array(choice).max(200).optional(),
  name: z.string().max(80).optional(),
  option: optionNumber.optional(),
  concede: z.literal(true).optional(),
  /**
   * How often the game had been taken back when the sender saw the decision (default 0): since then
   * the same position may ask something else.
   */
  takenBack: z.int().min(0).max(100_000).optional(),
});
export type TableMove = z.infer<typeof tableMove>;

/** The position on the sender's page: moves made, and how often the game had been taken back. */
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
   * Between two games: the main deck for the coming one from the sender's registered cards; the
   * rest is the sideboard. When the second player sends this, the game is dealt.
   */
  ChooseGameDeck: ofMatch({ game: gameNumber, main: z.array(copies).max(500) }),
  PlayMove: ofMatch({ game: gameNumber, move: tableMove }),
  /**
   * Takes back the sender's last choice; refused if it disclosed something or somebody has acted
   * since.
   */
  TakeBackMove: ofMatch({ game: gameNumber, ...gamePosition }),
  /** Asks the opponent to let the sender return to their own decision after `to` moves. */
  AskTakeBack: ofMatch({ game: gameNumber, ...gamePosition, to: decisionNumber }),
  /** Answers that request; the player who made it may only withdraw it. */
  AnswerTakeBack: ofMatch({ game: gameNumber, to: decisionNumber, accept: z.boolean() }),
  /** A judge rewinds the game to the decision after `to` moves. */
  RewindGame: ofMatch({
    game: gameNumber,
    ...gamePosition,
    to: decisionNumber,
    note,
  }),
  /**
   * Warns the opponent, who has not moved, that the game waits for them. Any move ends the warning.
   */
  WarnSilence: ofMatch({ game: gameNumber, ...gamePosition }),
  /** After the wait given in the view: calls a judge for a ruling. */
  AskRuling: ofMatch({ game: gameNumber }),
  /** In a match of no tournament, after the longer wait given in the view: wins the game. */
  ClaimGame: ofMatch({ game: gameNumber }),
  /** Offers to end the match as a draw. */
  OfferDraw: ofMatch({ game: gameNumber }),
  /** Answers a draw offer; the player who made it may only withdraw it. */
  AnswerDraw: ofMatch({ game: gameNumber, accept: z.boolean() }),
  /**
   * The player to act has run out of time (`clock` of the view): the agreed consequence follows.
   * The opponent's page sends this automatically; refused before that.
   */
  CallClock: ofMatch({ game: gameNumber }),
  /**
   * The round's time is over: the tournament's rule for unfinished games applies. Refused before
   * that.
   */
  CallTime: ofMatch({}),
  /**
   * Reports that something looks wrong at the decision after `at` moves. The report stays with the
   * match: GET /api/tables/:matchId/faults/:number shows the game up to there. In a tournament it
   * also calls a judge.
   */
  ReportFault: ofMatch({
    game: gameNumber,
    ...gamePosition,
    words: freeText(2_000).min(1),
  }),
  /** A judge ends the running game. */
  RuleTable: ofMatch({ game: gameNumber, winner: z.enum(['a', 'b', 'draw']) }),
} as const;

/** Text for people; the server renders it so that any client can show it. */
export const tableText = texts;
const text = tableText;
export type TableText = z.infer<typeof tableText>;

/** `n`: the number of a keyword that has one. */
const keyword = z.object({ keyword: z.string(), n: z.number().nullable() });

/**
 * The properties of a card, by its printed id; the texts are rendered from what the engine plays.
 */
export const tableFace = z.object({
  name: z.string(),
  /** Names of a token, by language. */
  names: text.optional(),
  subtitle: z.string().nullable(),
  type: z.string(),
  cost: z.number().nullable(),
  power: z.number().nullable(),
  hp: z.number().nullable(),
  /**
   * For a unit or leader that may be attached: the power and HP it then gives. Upgrades have their
   * own numbers.
   */
  asUpgrade: z.object({ power: z.number(), hp: z.number() }).optional(),
  aspects: z.array(z.string()),
  traits: z.array(z.string()),
  arena: z.string().nullable(),
  unique: z.boolean(),
  /** Printed keywords; `n`: the number of a keyword that has one. */
  keywords: z.array(keyword),
  text,
  /** A picture, if the server's operator has configured a source. */
  image: z.string().optional(),
});
export type TableFace = z.infer<typeof tableFace>;

/** GET /api/cards/faces, as query parameters: printed ids, separated by commas. */
export const tableFacesAsked = z.strictObject({
  ids: z
    .string()
    .max(6_000)
    .transform((ids) => ids.split(',').filter((each) => each !== ''))
    .pipe(z.array(z.string().regex(/^\w{1,40}$/)).max(200)),
});

/** GET /api/cards/found, as query parameters: a part of a name or a subtitle. */
export const cardsSought = z.strictObject({ name: z.string().trim().min(2).max(60) });
/** A card as in a list of cards, and the section of a list for its type. */
export const foundCard = z.object({
  id: z.string(),
  name: z.string(),
  subtitle: z.string().nullable(),
  section: z.enum(['leaders', 'bases', 'main']),
});
export type FoundCard = z.infer<typeof foundCard>;

/** `card`: the card's number in this game; `id`: its printed id, a key of `faces`. */
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

/** One player's half of the board. Only that player gets `hand` and the faces of resources. */
export const tableHalf = z.object({
  base: card.extend({
    damage: z.number(),
    hp: z.number(),
    epicUsed: z.boolean(),
    /** Cards that the base guards; omitted by older servers. */
    captives: z.array(card).optional(),
    /** Upgrades on the base (Fortify); omitted by older servers. */
    upgrades: z.array(card).optional(),
  }),
  /** A leader that shows its other leader side has the id of that side. */
  leaders: z.array(
    card.extend({ deployed: z.boolean(), ready: z.boolean(), epicUsed: z.boolean() }),
  ),
  handSize: z.number(),
  /**
   * `cost`: what its owner would pay to play it now, all modifiers included; null if that is not
   * determined.
   */
  hand: z.array(card.extend({ cost: z.number().nullable() })).nullable(),
  deckSize: z.number(),
  /** The top card of the player's own deck, while a unit lets them look at it. */
  deckTop: card.nullable().optional(),
  discard: z.array(card),
  resources: z.array(z.object({ ready: z.boolean(), id: z.string().nullable() })),
  credits: z.number(),
  force: z.boolean(),
  units: z.array(unit),
  /** Whether the player has passed or taken the initiative in this action phase. */
  passed: z.boolean(),
  /** The player is out of the game; only in games of more than two players. */
  eliminated: z.literal(true).optional(),
});
export type TableHalf = z.infer<typeof tableHalf>;

/**
 * An option of a decision. `card`: the card concerned, if any. All other fields are the engine's
 * own.
 */
const option = z.looseObject({
  o: z.string(),
  card: z.number().optional(),
  text,
  /**
   * Text for a button, at most 24 characters in every language; omitted if `text` is all there is.
   */
  label: text.optional(),
  /** For an attack: the cards that may be attacked, in the order in which they would be offered. */
  targets: z.array(z.number()).optional(),
  /** The cost would be paid without any other effect now. */
  idle: z.literal(true).optional(),
});

/**
 * A question that the asker has to answer. Every pick of `min` to `max` different options is legal
 * and nothing else is.
 */
const decision = z.object({
  at: z.number(),
  kind: z.string(),
  text,
  /** The card whose ability asks the question. */
  source: card.nullable(),
  options: z.array(option),
  min: z.number(),
  max: z.number(),
  /**
   * Dividing: the sum to give out, at most `caps` to each; `less` allows giving out less, `none`
   * allows nothing at all.
   */
  division: z
    .object({ total: z.number(), caps: z.array(z.number()), less: z.boolean(), none: z.boolean() })
    .nullable(),
  /** Naming a card: the possible names. */
  names: z.array(z.string()).nullable(),
  /** Cards shown to the player while they decide. */
  shown: z.array(card),
  /**
   * A pick that may be made for the player because all picks lead to the same position; omitted if
   * they differ.
   */
  same: z.array(z.number()).optional(),
});
export type TableDecision = z.infer<typeof decision>;

/**
 * One line of the log: the move after which it comes, the player concerned, and the cards it names.
 * `action`: the move that chose the action to which the line belongs, if the game reports it.
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
 * What the last move did, for animation: an attack from one card on another, damage, healing, a
 * card defeated or played.
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
   * Only in Twin Suns: who took the Blast and the Plan counter this round; `ending`: the game ends
   * with this phase.
   */
  twinSuns: z
    .object({ blast: seat.nullable(), plan: seat.nullable(), ending: z.boolean() })
    .optional(),
  attack: z.object({ attacker: z.number(), defender: z.number() }).nullable(),
  waitingFor: seat.nullable(),
  /** The asker's own decision; those of others are not shown to them. */
  decision: decision.nullable(),
  /**
   * What happened, as far as the asker may know, oldest first; only what came after the move given
   * in the request.
   */
  log: z.array(tableLogLine),
  /** What the last move did, in order. */
  happened: z.array(happening),
  faces: z.record(z.string(), tableFace),
});
export type TableBoard = z.infer<typeof tableBoard>;

/**
 * The board after each move since the one given in the request, except the last: the page plays
 * them step by step. Without log, faces and question.
 */
export const tableSteps = z.array(tableBoard);

const deckState = z.enum(['ready', 'missing', 'unknown-cards']);
const side = z.object({ playerId: id, name: z.string(), won: z.number(), deck: deckState });

/** What the asker may take back. */
const takeBack = z.object({
  /** The last choice was the asker's own and disclosed nothing: it is taken back at once. */
  free: z.boolean(),
  /**
   * The asker's own last decision, to which the opponent may let them return; null if there is
   * none.
   */
  to: z.number().nullable(),
  /** The open request to take a decision back. */
  asked: z.object({ by: z.enum(['a', 'b']), to: z.number() }).nullable(),
});

const silence = z.object({
  by: z.enum(['a', 'b']),
  /** From when on a judge may be asked to rule; null if there is none. */
  rulingFrom: z.iso.datetime().nullable(),
  /** From when on the game may be claimed; null if a judge can rule. */
  claimFrom: z.iso.datetime().nullable(),
  rulingAsked: z.boolean(),
});

/**
 * The remaining reserves (ms) at their last change, the seat to act, and since when its time has
 * run; null: the clock is paused.
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

/** `by`: the player whose draw offer is open. */
const drawOffer = z.object({ may: z.boolean(), by: z.enum(['a', 'b']).nullable() });

/**
 * The table line's event `here`: which players are looking at the table, and since when the others
 * are away.
 */
const presence = z.object({ here: z.boolean(), awaySince: z.iso.datetime().nullable() });
export const tablePresence = z.object({ a: presence, b: presence });
export type TablePresence = z.infer<typeof tablePresence>;

/**
 * Between two games: the asker's own cards, the size that a deck needs, and which of the two
 * players are ready.
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
  /** Whether time was called. */
  called: z.boolean(),
  /** The running game's last round by that rule; null if it has none. */
  lastRound: z.number().nullable(),
  /** Extra time of this table beyond that of the round. */
  extendedSeconds: z.number(),
});

/**
 * GET /api/tables/:matchId: a match's games on screen as the asker may see them. `?since=` is the
 * move that the page shows: log and steps begin after it.
 */
export const tableView = z.object({
  matchId: id,
  eventId: id,
  /** Version of the match, as the live channel announces it. */
  version: z.number(),
  status: matchStatus,
  score: gameScore.nullable(),
  bestOf: z.union([z.literal(1), z.literal(3)]),
  table: z.number(),
  /** Delay in seconds with which the asker sees the game; omitted without a delay. */
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
  /**
   * Whether the asker may deal the next game; `mayRule`: whether they may rule and rewind this one.
   */
  mayOpen: z.boolean(),
  /**
   * Why the asker cannot deal now: a deck is missing or holds cards that cannot be played on
   * screen, the bans, picks or confirmation of a Trilogy game come first, decks are being changed,
   * somebody else deals, or the match is settled. Null if they can or a game is running; omitted by
   * older servers.
   */
  notNow: z
    .enum(['decks', 'choices', 'changing-decks', 'not-yours', 'settled'])
    .nullable()
    .optional(),
  /** For a player, while both may change their decks; `main` and `sideboard` as last sent. */
  sideboarding: sideboarding.nullable(),
  mayRule: z.boolean(),
  /** How often the game was taken back; every move carries this number. */
  takenBack: z.number(),
  /** For a player of the running game. */
  takeBack: takeBack.nullable(),
  /**
   * The player `by` waits for the opponent's choice and has warned them; from these instants on
   * they may take further steps. Null for onlookers.
   */
  silence: silence.nullable(),
  /** Thinking time of the players of the running game; omitted without a time limit. */
  clock: tableClock.optional(),
  /** For a player of the running game, if the match may be drawn by agreement. */
  draw: drawOffer.nullable(),
  /** How this match's games end when the round is over; null if nothing ends them. */
  time: roundTime.nullable().optional(),
  /**
   * Numbers of the reported faults that the asker may open: a player their own, judges all. Omitted
   * if there are none.
   */
  faults: z.array(z.number()).optional(),
  /** Whether the asker may write in the table's chat or only read it; null if neither. */
  chat: z.enum(['write', 'read']).nullable().optional(),
  /** Cards of the asker's own deck that cannot be played on screen yet. */
  unknownCards: z.array(z.string()),
  /**
   * Dealt under earlier rules or cards than the server uses now: the game cannot be shown and, if
   * running, cannot continue.
   */
  outdated: z.boolean(),
  board: tableBoard.nullable(),
  steps: tableSteps,
  /**
   * Replaces `board` for a game that describes its own boards. `at`: moves made; `step`: number of
   * events, which also grows when the game is taken back. A choice is PlayMove with that `at` and
   * the number of the `option`.
   */
  described: z
    .object({
      /** The id of the game. */
      game: z.string(),
      board: screenBoard,
      ...screenMoves,
      at: z.number(),
      step: z.number(),
      /** The seat to act. */
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
 * GET /api/tables/:matchId/explain and /api/practice/:practiceId/explain, as query parameters: asks
 * why the asker cannot do this now. `card` and `target` are numbers on the asker's own board.
 * `choose`: pick the card in the present decision; `attack` with a target: attack that.
 */
export const tableIntention = z.discriminatedUnion('want', [
  z.strictObject({ want: z.literal('play'), card: handle }),
  z.strictObject({ want: z.literal('attack'), card: handle, target: handle.optional() }),
  z.strictObject({ want: z.literal('use'), card: handle }),
  z.strictObject({ want: z.literal('choose'), card: handle }),
]);
export type TableIntention = z.infer<typeof tableIntention>;

/**
 * The answer; empty if nothing prevents it. `rule`: a number of the comprehensive rules; `card`:
 * the card that is the cause.
 */
export const tableExplanation = z.object({
  reasons: z.array(
    z.object({ code: z.string(), rule: z.string().nullable(), text, card: card.nullable() }),
  ),
});
export type TableExplanation = z.infer<typeof tableExplanation>;

/**
 * GET /api/tables/:matchId/live, /api/pods/:podId/live (server-sent events): the present version of
 * the stream. The page reloads if its view is older. With `?view=changes` each later message brings
 * the asker's own view: whole the first time and in doubt, then the changes since the message
 * before (`FollowedView`); the page reloads itself after a message with neither. A pod's view comes
 * as `PodOnLine`. Every few seconds a `beat` shows that the line is alive.
 */
export const lineTold = z.object({
  version: z.number(),
  view: z.unknown().optional(),
  change: z.unknown().optional(),
});
export type LineTold = z.infer<typeof lineTold>;
