import type { Move } from '#rules';
import type { Reporter } from '../place.js';
import type { EndOfRound, RewindCause, TableDeck } from './events.js';

/** One time that a game went back, by how many moves it had and has. */
export interface Rewind {
  readonly from: number;
  readonly to: number;
  readonly cause: RewindCause;
  /** `c` and `d` only at a table of three or four. */
  readonly by: Reporter | 'c' | 'd' | null;
}

/** A player's request to go back to their own decision after `to` moves. */
export interface TakeBackRequest {
  readonly by: Reporter;
  readonly to: number;
}

/** A player waits for the other's choice and said so. */
export interface SilenceWarning {
  readonly by: Reporter;
  /** ISO 8601; null where nobody can rule. */
  readonly rulingFrom: string | null;
  /** ISO 8601; null where somebody can rule. */
  readonly claimFrom: string | null;
  readonly rulingAsked: boolean;
}

/** The round's time is over; `lastRound` is the last one of the running game. */
export interface CalledTime {
  readonly rule: EndOfRound;
  readonly lastRound: number | null;
}

/** A game that is being played: everything it follows from, but for its secret seed. */
export interface GameRecord {
  readonly game: number;
  readonly a: TableDeck;
  readonly b: TableDeck;
  /** Decks of the seats after these two: then the game is one of Twin Suns. */
  readonly others?: readonly TableDeck[];
  readonly moves: readonly Move[];
  /** What judged it as it was dealt: digests of the engine and of the cards in this game. */
  readonly engine: string;
  readonly cards: string;
  /** Whether its questions tell nothing of hidden cards, as in every game that is dealt now. */
  readonly discreet: boolean;
  /** Who says who has the initiative first; null where chance says so. */
  readonly chooser: Reporter | null;
  /** How often it went back, oldest first. `moves` are those that count. */
  readonly rewinds: readonly Rewind[];
  /** The latest hash of its state on record: after how many moves. */
  readonly hashed: { readonly moves: number; readonly hash: string } | null;
}

/** The games of a match that are played on screen. */
export interface TableState {
  /** The running game, or null between games. */
  readonly open: GameRecord | null;
  /** What one player asks of the other. */
  readonly asked: TakeBackRequest | null;
  readonly silence: SilenceWarning | null;
  /** Who offers a draw, and how often each of them has in this game. */
  readonly drawOffer: Reporter | null;
  readonly drawOffers: Readonly<Record<Reporter, number>>;
  /** Set once the time of the round is over; no other game begins then. */
  readonly time: CalledTime | null;
  readonly games: number;
  /** Faults that were reported in this match, oldest first: a report's number is its place from 1. */
  readonly faults: readonly { readonly by: Reporter }[];
  /** Decks for the coming game, of those players who have said that they are ready for it. */
  readonly chosen: Readonly<Record<Reporter, TableDeck | null>>;
  /** Who says who has the initiative first in the coming game: the loser of the last one; after a drawn game who said so in that one. */
  readonly nextChooser: Reporter | null;
  readonly won: Readonly<Record<Reporter, number>>;
  readonly drawn: number;
}

export const noTable: TableState = {
  open: null,
  asked: null,
  silence: null,
  drawOffer: null,
  drawOffers: { a: 0, b: 0 },
  time: null,
  games: 0,
  faults: [],
  chosen: { a: null, b: null },
  nextChooser: null,
  won: { a: 0, b: 0 },
  drawn: 0,
};
