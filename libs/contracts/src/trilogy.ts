import { z } from 'zod';
import { gameScore, id, isoTime, note, ofMatch } from './primitives.js';

/** Which of a player's three decks, in the order handed in. */
export const deckIndex = z.literal([0, 1, 2]);
export type DeckIndex = z.infer<typeof deckIndex>;
export const gameWinner = z.enum(['a', 'b', 'draw']);
export type GameWinner = z.infer<typeof gameWinner>;

/** Games count from 1; a drawn game and its replay are two games. */
const game = z.int().min(1).max(99);

/** Commands of Trilogy matches, beside those of every match. */
export const trilogyCommands = {
  /**
   * Texts of the three decks, in any known format, judged
   * together; refused only when one cannot be read at all.
   */
  SubmitTrio: z.strictObject({
    eventId: id,
    playerId: id,
    texts: z.array(z.string().min(1).max(20_000)).length(3),
    /**
     * Refused with what was found where the three are not legal
     * together, so that nobody hands that in without a word.
     */
    onlyLegal: z.literal(true).optional(),
  }),
  /** Staff: opens the bans of a match that began while somebody's decks were missing. */
  PresentDecks: ofMatch({}),
  /** A player sits at the table; the time to ban runs once both do. */
  SitDown: ofMatch({}),
  /** A judge has the time to ban run for a table that waits. */
  StartBanClock: ofMatch({}),
  /** In secret: which of the opponent's decks is out for the whole match. Spoken once. */
  SealBan: ofMatch({ deck: deckIndex }),
  /** In secret: which of the own decks plays the coming game. Spoken once. */
  SealDeck: ofMatch({ game, deck: deckIndex }),
  /** A judge ends the waiting: the default is sealed for whoever has not chosen. */
  EndChoice: ofMatch({}),
  ReportGame: ofMatch({ game, winner: gameWinner }),
  /** `winner`: the report that was read. Refused where the opponent reports another one by now. */
  ConfirmGame: ofMatch({ game, winner: gameWinner.optional() }),
  DisputeGame: ofMatch({ game, note, winner: gameWinner.optional() }),
  RuleGame: ofMatch({ game, winner: gameWinner, note }),
} as const;

const cardFace = z.object({ id: z.string(), name: z.string(), subtitle: z.string().nullable() });
/** The leader and the base of a deck: all that is shown of it (CR 9.3.3A). */
export const deckFace = z.object({ leader: cardFace, base: cardFace });
export type DeckFace = z.infer<typeof deckFace>;

const trilogySide = z.object({
  playerId: id,
  name: z.string(),
  /** Empty for onlookers while the match goes on. */
  decks: z.array(deckFace),
  banned: deckIndex.nullable(),
  /** Decks that have won and are set aside. */
  won: z.array(deckIndex),
  playing: deckIndex.nullable(),
  /** Has a choice now, whether spoken or not. */
  choosing: z.boolean(),
  /** Has spoken; what, nobody is told before both have. */
  chosen: z.boolean(),
  /** Has said to be at the table, while the time to ban waits for that. */
  here: z.boolean(),
});
export type TrilogySide = z.infer<typeof trilogySide>;

/** A choice that was drawn by lot because its player had not spoken. */
const choiceLot = z.object({
  /** The game for which the deck was to be picked; 0 for the bans. */
  game: z.number(),
  by: z.enum(['a', 'b']),
  /** `clock`: the time had run out. `judge`: a judge ended the wait before that. */
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
   * `unpresented`: somebody's three decks are missing or illegal; a judge presents them or rules the match.
   */
  stage: z.enum(['unpresented', 'ban', 'pick', 'playing', 'reported', 'disputed', 'over', 'void']),
  /** The running or last game; 0 before the first. */
  game: z.number(),
  /** The side of the asker; null when they do not play here. */
  mine: z.enum(['a', 'b']).nullable(),
  a: trilogySide,
  b: trilogySide,
  chooseBy: isoTime.nullable(),
  /** What the time to ban waits for; null once it runs, and where there is none. */
  waitsFor: z.enum(['table', 'round']).nullable(),
  /** The length of the choice under way; 0 untimed. */
  chooseSeconds: z.number(),
  report: z
    .object({ by: z.enum(['a', 'b']), winner: gameWinner, confirmBy: isoTime.nullable() })
    .nullable(),
  dispute: z.object({ by: z.enum(['a', 'b']), note: z.string() }).nullable(),
  games: z.array(
    z.object({ game: z.number(), a: deckIndex, b: deckIndex, winner: gameWinner.nullable() }),
  ),
  /** Choices drawn by lot, of those that are revealed and of the asker's own. */
  lots: z.array(choiceLot),
  /** Set once the match is over. */
  score: gameScore.nullable(),
  position: z.number(),
});
export type TrilogyMatchView = z.infer<typeof trilogyMatchView>;

/**
 * How one leader-base pair fared; only matches that are over
 * count. Rates are left to whoever shows them, from exact counts.
 */
export const pairUse = z.object({
  leader: cardFace,
  base: cardFace,
  /** Matches in which somebody presented it. */
  presented: z.number(),
  /**
   * Matches, of these, in which the opponent chose what to ban; the lot chooses for whoever has not spoken.
   */
  banChoices: z.number(),
  /** How often they chose this one. */
  banned: z.number(),
  /** Matches in which it was not banned and its player chose what to play first. */
  pickChoices: z.number(),
  /** How often they chose this one. */
  opened: z.number(),
  /** Games it was played in, drawn ones included. */
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
  /** Times that a loser took their other deck, of the times they could. */
  switches: z.number(),
  switchChances: z.number(),
  pairs: z.array(pairUse),
  position: z.number(),
});
export type TrilogyStatistics = z.infer<typeof trilogyStatistics>;
