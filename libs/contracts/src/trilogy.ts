import { z } from 'zod';
import { gameScore, id, isoTime, note, ofMatch } from './primitives.js';

/** Which of a player's three decks, in the order of submission. */
export const deckIndex = z.literal([0, 1, 2]);
export type DeckIndex = z.infer<typeof deckIndex>;
export const gameWinner = z.enum(['a', 'b', 'draw']);
export type GameWinner = z.infer<typeof gameWinner>;

/** Games are 1-based; a drawn game and its replay are two games. */
const game = z.int().min(1).max(99);

/** Commands of Trilogy matches, in addition to those of every match. */
export const trilogyCommands = {
  /**
   * The texts of the three decks, in any known format, judged together; refused only if one cannot
   * be read at all.
   */
  SubmitTrio: z.strictObject({
    eventId: id,
    playerId: id,
    texts: z.array(z.string().min(1).max(20_000)).length(3),
    /**
     * Refused with the problems found if the three are not legal together, so that nobody submits
     * them unaware.
     */
    onlyLegal: z.literal(true).optional(),
  }),
  /** Staff: opens the bans of a match that began while a player's decks were missing. */
  PresentDecks: ofMatch({}),
  /** A player sits down at the table; the ban clock starts once both do. */
  SitDown: ofMatch({}),
  /** A judge starts the ban clock of a waiting table. */
  StartBanClock: ofMatch({}),
  /** Secretly chooses which of the opponent's decks is banned for the whole match. Final. */
  SealBan: ofMatch({ deck: deckIndex }),
  /** Secretly chooses which of the player's own decks plays the coming game. Final. */
  SealDeck: ofMatch({ game, deck: deckIndex }),
  /** A judge ends the waiting: a default choice is sealed for each player who has not chosen. */
  EndChoice: ofMatch({}),
  ReportGame: ofMatch({ game, winner: gameWinner }),
  /**
   * `winner`: the report as the page showed it. Refused if the opponent reports another one by now.
   */
  ConfirmGame: ofMatch({ game, winner: gameWinner.optional() }),
  DisputeGame: ofMatch({ game, note, winner: gameWinner.optional() }),
  RuleGame: ofMatch({ game, winner: gameWinner, note }),
} as const;

const cardFace = z.object({ id: z.string(), name: z.string(), subtitle: z.string().nullable() });
/** The leader and the base of a deck, the only parts that are shown (CR 9.3.3A). */
export const deckFace = z.object({ leader: cardFace, base: cardFace });
export type DeckFace = z.infer<typeof deckFace>;

const trilogySide = z.object({
  playerId: id,
  name: z.string(),
  /** Empty for onlookers while the match goes on. */
  decks: z.array(deckFace),
  banned: deckIndex.nullable(),
  /** Decks that have won and are out of the match. */
  won: z.array(deckIndex),
  playing: deckIndex.nullable(),
  /** Whether the player has a choice to make now, made or not. */
  choosing: z.boolean(),
  /** Whether the player has chosen; what is hidden until both have. */
  chosen: z.boolean(),
  /** Whether the player has reported to be at the table, while the ban clock waits for that. */
  here: z.boolean(),
});
export type TrilogySide = z.infer<typeof trilogySide>;

/** A choice drawn by lot because its player had not chosen. */
const choiceLot = z.object({
  /** The game for which the deck was due; 0 for the bans. */
  game: z.number(),
  by: z.enum(['a', 'b']),
  /** `clock`: time had run out. `judge`: a judge ended the wait before that. */
  because: z.enum(['clock', 'judge']),
});
export type ChoiceLot = z.infer<typeof choiceLot>;

/** A Trilogy match as its asker may see it. */
export const trilogyMatchView = z.object({
  matchId: id,
  eventId: id,
  phase: z.number(),
  round: z.number(),
  table: z.number(),
  /**
   * `unpresented`: a player's three decks are missing or illegal; a judge presents them or rules
   * the match.
   */
  stage: z.enum(['unpresented', 'ban', 'pick', 'playing', 'reported', 'disputed', 'over', 'void']),
  /** The running or last game; 0 before the first. */
  game: z.number(),
  /** The side of the asker; null if they do not play in this match. */
  mine: z.enum(['a', 'b']).nullable(),
  a: trilogySide,
  b: trilogySide,
  chooseBy: isoTime.nullable(),
  /** What the ban clock waits for; null once it runs, or if there is none. */
  waitsFor: z.enum(['table', 'round']).nullable(),
  /** Seconds for the present choice; 0: untimed. */
  chooseSeconds: z.number(),
  report: z
    .object({ by: z.enum(['a', 'b']), winner: gameWinner, confirmBy: isoTime.nullable() })
    .nullable(),
  dispute: z.object({ by: z.enum(['a', 'b']), note: z.string() }).nullable(),
  games: z.array(
    z.object({ game: z.number(), a: deckIndex, b: deckIndex, winner: gameWinner.nullable() }),
  ),
  /** Choices drawn by lot: those that are revealed and the asker's own. */
  lots: z.array(choiceLot),
  /** Set once the match is over. */
  score: gameScore.nullable(),
  position: z.number(),
});
export type TrilogyMatchView = z.infer<typeof trilogyMatchView>;

/**
 * Results of one leader-base pair; only completed matches count. Clients compute rates from the
 * exact counts.
 */
export const pairUse = z.object({
  leader: cardFace,
  base: cardFace,
  /** Matches in which a player presented it. */
  presented: z.number(),
  /**
   * Those of these matches in which the opponent chose the ban; not those in which it was drawn by
   * lot.
   */
  banChoices: z.number(),
  /** How often these opponents banned it. */
  banned: z.number(),
  /** Matches in which it was not banned and its player chose the first deck to play. */
  pickChoices: z.number(),
  /** How often these players chose it. */
  opened: z.number(),
  /** Games in which it was played, including drawn ones. */
  games: z.number(),
  won: z.number(),
  lost: z.number(),
  drawn: z.number(),
});
export type PairUse = z.infer<typeof pairUse>;

export const trilogyStatistics = z.object({
  matches: z.number(),
  games: z.number(),
  /** Games replayed with the same decks after a draw. */
  replays: z.number(),
  /** How often a loser switched to their other deck, among the times they could. */
  switches: z.number(),
  switchChances: z.number(),
  pairs: z.array(pairUse),
  position: z.number(),
});
