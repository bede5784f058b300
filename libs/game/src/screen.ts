import type { Texts } from './texts.js';

/** A choice as the game's engine knows it: plain JSON. */
export type ScreenChoice = Readonly<Record<string, unknown>>;

export interface ScreenMove {
  readonly seat: number;
  readonly option: ScreenChoice;
}

/** What one player brings to a game on screen, in the form of the game's engine: plain JSON. */
export type ScreenSetup = Readonly<Record<string, unknown>>;

/** One side of a die: in words, and as it is drawn. */
export interface ScreenSide {
  readonly text: Texts;
  /** Names the symbol. */
  readonly sign: string;
  /** Before the symbol, such as `2` or `+1`; empty where nothing is counted. */
  readonly number: string;
  /** What resolving it costs. */
  readonly price: number;
}

/** A number to know about a piece, such as its cost or its damage. */
export interface ScreenMark {
  readonly text: Texts;
  readonly sign: string;
  readonly value: number;
  /** The most that there can be, such as the health that damage fills. */
  readonly of: number | null;
  /** A word for it, where it lies there as a token: its first letter stands on it. */
  readonly short?: Texts;
}

/** A die as it lies on the table. */
export interface ScreenDie {
  readonly text: Texts;
  /** Names the symbol. */
  readonly sign: string;
  /** It was rolled again. */
  readonly again: boolean;
}

/** Dice that were rolled together, while something may still become of them. */
export interface ScreenRoll {
  /** Who rolls, and what for. */
  readonly name: Texts;
  /** Names the colour of the dice. */
  readonly colour: string;
  readonly dice: readonly ScreenDie[];
}

/** A card or die as a player sees it. */
export interface ScreenPiece {
  readonly key: string;
  readonly form: 'card' | 'die';
  /** Null for a card that this player may not see. */
  readonly name: string | null;
  /** What kind of card it is; null where that is hidden, and for dice. */
  readonly kind: Texts | null;
  /** Names the colour in which it is drawn; null where it has none. */
  readonly colour: string | null;
  readonly marks: readonly ScreenMark[];
  /** Sides of its die, the one that is shown first; none for a card without a die. */
  readonly sides: readonly ScreenSide[];
  /** What its abilities say, a line each; null where it has none or is hidden. */
  readonly says: Texts | null;
  /** Used already this round. */
  readonly exhausted: boolean;
  readonly attached: readonly ScreenPiece[];
}

export interface ScreenZone {
  readonly id: string;
  /** Where it lies: before its player, between both, in the hand, or on a pile to look through. */
  readonly place: 'field' | 'middle' | 'hand' | 'pile';
  readonly name: Texts;
  /** Its name stands over its pieces, and also where it is empty. */
  readonly titled: boolean;
  readonly pieces: readonly ScreenPiece[];
}

export interface ScreenSeat {
  /** What is to know about the player; `value` null where the name says it all. */
  readonly counters: readonly { readonly name: Texts; readonly value: number | null }[];
  readonly zones: readonly ScreenZone[];
}

/** A point of a map, in its unit: x to the right, y down. */
export type ScreenPoint = readonly [number, number];

/** Something that lies on a map. */
export interface ScreenShape {
  /** The piece that it stands for, or a key of its own that options name; null where nothing does. */
  readonly key: string | null;
  /** What it is, for whoever cannot see it; null for a mere mark. */
  readonly name: Texts | null;
  /** A few letters to be drawn on it; may be empty. */
  readonly label: string;
  /** Whose it is; null where it is nobody's. */
  readonly seat: number | null;
  /** How it is drawn: a piece, a spot where something may be put, or terrain of two kinds. */
  readonly sort: 'piece' | 'spot' | 'rock' | 'cloud';
  readonly outline: readonly ScreenPoint[];
  /** Degrees clockwise from the top that it looks to; null where it looks nowhere. */
  readonly heading: number | null;
  /** What it reaches, band by band, the farthest first; drawn while it is looked at. */
  readonly reach: readonly (readonly ScreenPoint[])[];
}

/** Where pieces lie on a surface, to scale. */
export interface ScreenMap {
  readonly width: number;
  readonly height: number;
  readonly unit: 'mm';
  /** What lies below comes first. */
  readonly shapes: readonly ScreenShape[];
}

/** What some things of a board mean, under one title. */
export interface ScreenLegend {
  readonly title: Texts;
  readonly entries: readonly {
    readonly name: Texts;
    readonly says: Texts;
    /** The sign of the token, or of the side of a die, that it is about. */
    readonly token?: string;
    readonly die?: string;
  }[];
}

/** A legal choice in words, with the pieces that it is about, the first of them most of all. */
export interface ScreenOption {
  readonly text: Texts;
  /** The same beside the place that it is about: only what differs from the other choices there. */
  readonly here?: Texts;
  readonly pieces: readonly string[];
  /** How much, where it differs from the choices beside it by this alone. */
  readonly amount?: number;
  /** On a map: outlines of what the choice would make of it, the last of them where a piece ends. */
  readonly ghost?: readonly (readonly ScreenPoint[])[];
  /** What would go wrong there, as pieces lie now. */
  readonly warns?: Texts;
}

export interface ScreenBoard {
  /** Where the game stands, such as its round. */
  readonly moment: Texts;
  readonly seats: readonly ScreenSeat[];
  /** So many sides of seats side by side, where not everybody is one; a side looks at the board together. */
  readonly sides?: number;
  /** Only in games that are played on a surface. */
  readonly map?: ScreenMap;
  /** Dice that lie on the table; left out where none do, or a game shows them as pieces. */
  readonly rolls?: readonly ScreenRoll[];
  /** What things on it mean, what is chosen now first; left out where the game tells nothing. */
  readonly legend?: readonly ScreenLegend[];
  /** What this player has to decide now, in the order of the position's options; null when another has. */
  readonly decision: {
    readonly question: Texts;
    /** The card that asks, when one does. */
    readonly source: string | null;
    /** What it is asked for, such as the text of that card, where the question does not say it. */
    readonly says?: Texts;
    /** On a map: the key of the piece that it is about. */
    readonly about?: string;
    readonly options: readonly ScreenOption[];
  } | null;
}

/** One thing that happened, in words. */
export interface ScreenLine {
  readonly seat: number | null;
  /** Told to the player of this seat alone; null: to everybody. */
  readonly only: number | null;
  readonly text: Texts;
  /** Dice that the text tells of, by their symbols. */
  readonly signs?: readonly string[];
}

/**
 * Whose view of a board: the player of a seat, `null` for somebody who only watches, or `everyone`
 * once the game is over, when hands and what lies face down are open. Decks stay closed.
 */
export type ScreenViewer = number | null | 'everyone';

/** What a position is made again from, with its game and its seed: plain JSON. */
export interface KeptPosition {
  readonly state: object;
  readonly told: readonly unknown[];
  readonly disclosed: boolean;
  /** Moves made. */
  readonly moves: number;
}

/** How strong a bot is; games whose bot has one strength take any. */
export type ScreenBotLevel = 1 | 2 | 3 | 4;

export interface ScreenThinking {
  readonly level: ScreenBotLevel;
  /**
   * Asked before each pass of a search, whether it goes on;
   * without it a bot searches as long as it usually does.
   */
  readonly goOn?: (passes: number) => boolean;
}

export interface ScreenBotChoice {
  readonly option: ScreenChoice;
  /** Why, in the form of the game; null where its bot gives no reasons. */
  readonly reason: object | null;
}

/** Why a move is not legal, where the engine can say: its own code, and what belongs to it. */
export interface ScreenRefusal {
  readonly code: string;
  readonly data: Readonly<Record<string, string | null>>;
}

/**
 * A game on screen at one decision, as whoever runs the game needs
 * it. Nothing in it changes: `after` answers with the next one.
 */
export interface ScreenPosition {
  /** Moves made. */
  readonly moves: number;
  /** Who has to decide; null when the game is over. */
  readonly waitingFor: number | null;
  /**
   * Null while the game goes on. Nobody, or several: a draw. `conceded`: it ended because
   * somebody gave up. `points` by seat, in a game whose matches are scored by points.
   */
  readonly result: {
    readonly winners: readonly number[];
    readonly conceded: boolean;
    readonly points?: readonly number[];
  } | null;
  /** Everything that may be chosen; none where choices are composed, such as of several cards. */
  readonly options: readonly ScreenChoice[];
  /**
   * The last move drew a number by chance or showed a hidden card to whoever made it: among people it stands.
   */
  readonly disclosed: boolean;
  /** What the last move did, in the form of the game; what the beginning did where there is none. */
  readonly told: readonly unknown[];
  /** The move that chose the action which the last move belongs to; absent where the game does not say. */
  readonly action?: number;
  /** Equal for games that went the same way. */
  readonly hash: () => string;
  readonly kept: () => KeptPosition;
  /** Null when the move is not legal. The same move is answered once and remembered. */
  readonly after: (move: ScreenMove) => this | null;
  /** Why that move is not legal; null where the game does not say. */
  readonly explain: (move: ScreenMove) => ScreenRefusal | null;
  readonly botChoice: (thinking: ScreenThinking) => ScreenBotChoice;
}

/** A position that describes its board itself, so that pages need not know the game. */
export interface DescribedPosition extends ScreenPosition {
  readonly told: readonly ScreenLine[];
  readonly board: (viewer: ScreenViewer) => ScreenBoard;
}

export type Brought =
  /** `name`: what it is called beside its player's name; may be empty. */
  | { readonly kind: 'brought'; readonly setup: ScreenSetup; readonly name: string }
  | { readonly kind: 'unreadable'; readonly problems: readonly Texts[] }
  /** Cards that the engine cannot play. */
  | { readonly kind: 'not-playable'; readonly cards: readonly string[] };

/**
 * A game that can be played on screen, by people and bots
 * on any of its seats. Chance comes from a seed alone.
 */
export interface ScreenGame<Position extends ScreenPosition = ScreenPosition> {
  /**
   * Null when these cannot play each other. `terms`: what else
   * the deal follows from, as the game's stream tells it.
   */
  readonly begin: (
    setups: readonly ScreenSetup[],
    seed: string,
    terms?: ScreenTerms | null,
  ) => Position | null;
  /** A position that was kept, of a game with this seed. */
  readonly resume: (kept: KeptPosition, seed: string) => Position;
  /**
   * What a game's stream pins of whatever judges it under these
   * terms; `engine` is the digest of the engines' sources.
   */
  readonly terms?: (
    setups: readonly ScreenSetup[],
    engine: string,
    terms?: ScreenTerms | null,
  ) => ScreenTerms;
  /** Giving up there. */
  readonly concession: (position: Pick<ScreenPosition, 'moves'>) => ScreenChoice;
}

/** What a game's stream pins beside what its players brought, in the form of the game: plain JSON. */
export type ScreenTerms = Readonly<Record<string, unknown>>;

/** A deck that a game was sold with, or another list for whoever has none, as players paste it. */
export interface StarterList {
  readonly name: string;
  readonly list: string;
}

/** A move of a first game; the newcomer's has a sentence that is said before it. */
export interface FirstMove extends ScreenMove {
  readonly says: Texts | null;
}

/**
 * A known deal and what a newcomer, who sits in seat 0, is
 * shown in it choice by choice; the bot follows it too.
 */
export interface FirstGame {
  readonly seed: string;
  /** As players paste them, by seat; made when a game begins. */
  readonly lists: () => readonly [string, string];
  /** Of both players in turn, each a legal option; the last one is the newcomer's. */
  readonly moves: readonly FirstMove[];
  /** Said once all is shown; the game goes on as any other. */
  readonly end: Texts;
}

/**
 * A table for more than two, on sides of as many players each. Seats
 * are counted side by side: those of the first side come first.
 */
export interface ScreenTable {
  readonly seats: number;
  readonly sides: number;
  /** What players call it. */
  readonly name: Texts;
  /** Whether what they brought can be played together, by seat; null where nobody sits yet. */
  readonly fits: (setups: readonly (ScreenSetup | null)[]) => boolean;
}

/** A game whose boards are described by its module: pages, replays and lobbies need nothing else of it. */
export interface DescribedGame extends ScreenGame<DescribedPosition> {
  /** Its tables beside that of two, which every game has. */
  readonly tables?: readonly ScreenTable[];
  /** A list as players paste it, or without one a random legal list; the same seed makes the same one. */
  readonly bring: (text: string | null, seed: string) => Brought;
  /** Those of its starter decks that are played whole, or lists for whoever has none. */
  readonly starters?: () => readonly StarterList[];
  /** For whoever has never played it. */
  readonly firstGame?: FirstGame;
}
