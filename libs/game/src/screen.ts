import type { Texts } from './texts.js';

/** A choice as the game's engine knows it: plain JSON. */
export type ScreenChoice = Readonly<Record<string, unknown>>;

export interface ScreenMove {
  readonly seat: number;
  readonly option: ScreenChoice;
}

/**
 * What one player brings to a game on screen, in the form that the game's engine uses: plain JSON.
 */
export type ScreenSetup = Readonly<Record<string, unknown>>;

/** One side of a die: in words and as it is drawn. */
export interface ScreenSide {
  readonly text: Texts;
  /** The name of the symbol. */
  readonly sign: string;
  /** Printed before the symbol, such as `2` or `+1`; empty if nothing is counted. */
  readonly number: string;
  /** What resolving it costs. */
  readonly price: number;
}

/** A number shown on a piece, such as its cost or its damage. */
export interface ScreenMark {
  readonly text: Texts;
  readonly sign: string;
  readonly value: number;
  /** The maximum, such as the health of a piece whose damage is counted. */
  readonly of: number | null;
  /** Its name if it is a token on the piece; the token shows the first letter. */
  readonly short?: Texts;
}

/** A die as it lies on the table. */
export interface ScreenDie {
  readonly text: Texts;
  /** The name of the symbol. */
  readonly sign: string;
  /** The die was rerolled. */
  readonly again: boolean;
}

/** Dice that were rolled together and can still change. */
export interface ScreenRoll {
  /** Who rolls and for what. */
  readonly name: Texts;
  /** The name of the dice's colour. */
  readonly colour: string;
  readonly dice: readonly ScreenDie[];
}

/** A card or die as a player sees it. */
export interface ScreenPiece {
  readonly key: string;
  readonly form: 'card' | 'die';
  /** Null for a card that this player must not see. */
  readonly name: string | null;
  /** What kind of card it is; null if hidden, and for dice. */
  readonly kind: Texts | null;
  /** The name of the colour in which it is drawn; null if it has none. */
  readonly colour: string | null;
  readonly marks: readonly ScreenMark[];
  /** The sides of its die, the one that shows first; empty for a card without a die. */
  readonly sides: readonly ScreenSide[];
  /** The text of its abilities, one per line; null if it has none or is hidden. */
  readonly says: Texts | null;
  /** Already used this round. */
  readonly exhausted: boolean;
  readonly attached: readonly ScreenPiece[];
}

export interface ScreenZone {
  readonly id: string;
  /**
   * Where the zone is: in front of its player, between both players, in the hand, or a pile to look
   * through.
   */
  readonly place: 'field' | 'middle' | 'hand' | 'pile';
  readonly name: Texts;
  /** Its name is shown above its pieces, even if the zone is empty. */
  readonly titled: boolean;
  readonly pieces: readonly ScreenPiece[];
}

export interface ScreenSeat {
  /** Facts about the player; `value` is null if the name says everything. */
  readonly counters: readonly { readonly name: Texts; readonly value: number | null }[];
  readonly zones: readonly ScreenZone[];
}

/** A point of a map, in the map's unit: x to the right, y downwards. */
export type ScreenPoint = readonly [number, number];

/** Something that lies on a map. */
export interface ScreenShape {
  /**
   * The piece that it stands for, or a key of its own that options refer to; null if it is neither.
   */
  readonly key: string | null;
  /** What it is, for people who cannot see the map; null for a mere mark. */
  readonly name: Texts | null;
  /** A few letters to be drawn on it; may be empty. */
  readonly label: string;
  /** The seat that it belongs to; null if it belongs to nobody. */
  readonly seat: number | null;
  /** How it is drawn: a piece, a spot where something may be placed, or terrain of two kinds. */
  readonly sort: 'piece' | 'spot' | 'rock' | 'cloud';
  readonly outline: readonly ScreenPoint[];
  /** The direction that it faces, in degrees clockwise from the top; null if it faces nowhere. */
  readonly heading: number | null;
  /**
   * The areas within its reach, one per range band, the farthest first; drawn while the player
   * looks at the piece.
   */
  readonly reach: readonly (readonly ScreenPoint[])[];
}

/** Where pieces lie on a surface, to scale. */
export interface ScreenMap {
  readonly width: number;
  readonly height: number;
  readonly unit: 'mm';
  /** In drawing order: the lowest first. */
  readonly shapes: readonly ScreenShape[];
}

/** An explanation of some things on the boards of a game, under one title. */
export interface ScreenLegend {
  /** The id by which decisions refer to it; unique within the game. */
  readonly id: string;
  readonly title: Texts;
  readonly entries: readonly {
    readonly name: Texts;
    readonly says: Texts;
    /** The symbol of the token, or of the side of a die, that the entry explains. */
    readonly token?: string;
    readonly die?: string;
  }[];
}

/** A legal choice in words, with the pieces that it concerns, the most important one first. */
export interface ScreenOption {
  readonly text: Texts;
  /**
   * The shorter text shown at the place that the choice is about: only what distinguishes it from
   * the other choices there.
   */
  readonly here?: Texts;
  readonly pieces: readonly string[];
  /** The amount, if the choice differs from its neighbours only by it. */
  readonly amount?: number;
  /** On a map: outlines of what the choice would result in; the last one is where a piece ends. */
  readonly ghost?: readonly (readonly ScreenPoint[])[];
  /** What would go wrong with this choice in the present position. */
  readonly warns?: Texts;
}

export interface ScreenBoard {
  /** The present stage of the game, such as its round. */
  readonly moment: Texts;
  readonly seats: readonly ScreenSeat[];
  /**
   * The number of sides, if a side has several seats; the players of a side share one view of the
   * board.
   */
  readonly sides?: number;
  /** Only in games that are played on a surface. */
  readonly map?: ScreenMap;
  /** Dice on the table; omitted if there are none, or if the game shows them as pieces. */
  readonly rolls?: readonly ScreenRoll[];
  /**
   * What this player has to decide now, in the order of the position's options; null if it is
   * another player's decision.
   */
  readonly decision: {
    readonly question: Texts;
    /** The card that causes the decision, if there is one. */
    readonly source: string | null;
    /**
     * The reason for the question, such as the text of that card, if the question itself does not
     * say it.
     */
    readonly says?: Texts;
    /** On a map: the key of the piece that the decision is about. */
    readonly about?: string;
    /** The section of the game's legend that explains the options. */
    readonly legend?: string;
    readonly options: readonly ScreenOption[];
  } | null;
}

/** One thing that happened, in words. */
export interface ScreenLine {
  readonly seat: number | null;
  /** Shown only to the player in this seat; null: to everybody. */
  readonly only: number | null;
  readonly text: Texts;
  /** Dice that the text mentions, by their symbols. */
  readonly signs?: readonly string[];
}

/**
 * Whose view of a board: a player's by seat, `null` for a spectator, or `everyone` for an open view
 * of a finished game with hands and face-down cards shown. Decks stay hidden.
 */
export type ScreenViewer = number | null | 'everyone';

/** What a position is restored from, together with its game and its seed: plain JSON. */
export interface KeptPosition {
  readonly state: object;
  readonly told: readonly unknown[];
  readonly disclosed: boolean;
  readonly moves: number;
}

/** How strong a bot is; a game whose bot has only one strength accepts any level. */
export type ScreenBotLevel = 1 | 2 | 3 | 4;

export interface ScreenThinking {
  readonly level: ScreenBotLevel;
  /**
   * Asked before each pass of a search whether to continue; omitted: the bot searches as long as it
   * usually does.
   */
  readonly goOn?: (passes: number) => boolean;
}

export interface ScreenBotChoice {
  readonly option: ScreenChoice;
  /** The reason in the form of the game; null if its bot gives no reasons. */
  readonly reason: object | null;
}

/** Why a move is not legal, if the engine can say: its own code and the data that belongs to it. */
export interface ScreenRefusal {
  readonly code: string;
  readonly data: Readonly<Record<string, string | null>>;
}

/**
 * A game on screen at one decision, as the code that runs the game needs it. It is immutable:
 * `after` returns the next position.
 */
export interface ScreenPosition {
  readonly moves: number;
  /** The seat of the player to act; null when the game is over. */
  readonly waitingFor: number | null;
  /**
   * Null while the game goes on. No winner, or several: a draw. `conceded`: it ended by concession.
   * `points` by seat, in a game whose matches are scored by points.
   */
  readonly result: {
    readonly winners: readonly number[];
    readonly conceded: boolean;
    readonly points?: readonly number[];
  } | null;
  /** Every legal option; empty if choices are composed, such as of several cards. */
  readonly options: readonly ScreenChoice[];
  /**
   * The last move drew a random number or showed a hidden card to the player who made it: in a game
   * between people it cannot be taken back.
   */
  readonly disclosed: boolean;
  /** What the last move did, in the form of the game; before the first move, what the setup did. */
  readonly told: readonly unknown[];
  /**
   * The index of the move that began the action which the last move belongs to; absent if the game
   * does not track it.
   */
  readonly action?: number;
  /** Equal for games that went the same way. */
  readonly hash: () => string;
  readonly kept: () => KeptPosition;
  /**
   * The next position; null if the move is not legal. The result is cached, so the same move gives
   * the same object.
   */
  readonly after: (move: ScreenMove) => this | null;
  /** Why that move is not legal; null if the game does not say. */
  readonly explain: (move: ScreenMove) => ScreenRefusal | null;
  readonly botChoice: (thinking: ScreenThinking) => ScreenBotChoice;
}

/** A position that describes its own board, so that pages need not know the game. */
export interface DescribedPosition extends ScreenPosition {
  readonly told: readonly ScreenLine[];
  readonly board: (viewer: ScreenViewer) => ScreenBoard;
}

export type Brought =
  /** `name`: what the list is called next to its player's name; may be empty. */
  | { readonly kind: 'brought'; readonly setup: ScreenSetup; readonly name: string }
  | { readonly kind: 'unreadable'; readonly problems: readonly Texts[] }
  /** Names of cards that the engine cannot play. */
  | { readonly kind: 'not-playable'; readonly cards: readonly string[] };

/**
 * A game that can be played on screen, with people or bots in any seat. Randomness comes from a
 * seed alone.
 */
export interface ScreenGame<Position extends ScreenPosition = ScreenPosition> {
  /**
   * Null if these setups cannot play each other. `terms`: whatever else the deal depends on, as the
   * game's stream stores it.
   */
  readonly begin: (
    setups: readonly ScreenSetup[],
    seed: string,
    terms?: ScreenTerms | null,
  ) => Position | null;
  /** Restores a stored position of a game with this seed. */
  readonly resume: (kept: KeptPosition, seed: string) => Position;
  /**
   * What the stream of a game under these terms records about the engines that judge it; `engine`
   * is the digest of the engines' sources.
   */
  readonly terms?: (
    setups: readonly ScreenSetup[],
    engine: string,
    terms?: ScreenTerms | null,
  ) => ScreenTerms;
  /** The option that concedes at this position. */
  readonly concession: (position: Pick<ScreenPosition, 'moves'>) => ScreenChoice;
}

/**
 * What a game's stream records besides the players' setups, in the form of the game: plain JSON.
 */
export type ScreenTerms = Readonly<Record<string, unknown>>;

/**
 * A deck that the game was sold with, or another list for players who have none, in a form that can
 * be pasted.
 */
export interface StarterList {
  readonly name: string;
  readonly list: string;
}

/** A move of a first game; each of the newcomer's moves has a sentence that is shown before it. */
export interface FirstMove extends ScreenMove {
  readonly says: Texts | null;
}

/**
 * A fixed deal and the choices that a newcomer in seat 0 is shown one by one; the bot follows them
 * too.
 */
export interface FirstGame {
  readonly seed: string;
  /** As players paste them, by seat; created when a game begins. */
  readonly lists: () => readonly [string, string];
  /** The moves of both players in order, each a legal option; the last one is the newcomer's. */
  readonly moves: readonly FirstMove[];
  /** Shown after the last prepared move; the game then continues as usual. */
  readonly end: Texts;
}

/**
 * A table for more than two players, on sides with equally many players. Seats are numbered side by
 * side: those of the first side come first.
 */
export interface ScreenTable {
  readonly seats: number;
  readonly sides: number;
  /** What players call it. */
  readonly name: Texts;
  /** Whether the setups, by seat, can be played together; null for an empty seat. */
  readonly fits: (setups: readonly (ScreenSetup | null)[]) => boolean;
}

/**
 * A game whose module describes its boards: pages, replays and lobbies need nothing else from it.
 */
export interface DescribedGame extends ScreenGame<DescribedPosition> {
  /** Its tables besides the table of two, which every game has. */
  readonly tables?: readonly ScreenTable[];
  /**
   * Reads a list as players paste it, or without a text makes a random legal list; the same seed
   * gives the same list.
   */
  readonly bring: (text: string | null, seed: string) => Brought;
  /** Its starter decks that the engine can play completely, or lists for players who have none. */
  readonly starters?: () => readonly StarterList[];
  /** What signs and words on its boards mean. */
  readonly legend: readonly ScreenLegend[];
  /** For players who are new to the game. */
  readonly firstGame?: FirstGame;
}
