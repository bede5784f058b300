import { keptList } from './kept-list.js';

/** A game against bots, as stored in this browser. */
export interface OwnGame {
  readonly practiceId: string;
  /** When it was last viewed, in milliseconds since 1970. */
  readonly at: number;
  /** What the person and the bot play, such as their leaders. */
  readonly own: string;
  readonly bot: string;
  /** The name of the game; omitted for Star Wars: Unlimited. */
  readonly game?: string;
  readonly winner: 'person' | 'bot' | 'draw' | null;
  /** Set for a game that describes its board, whose pages have other addresses. */
  readonly other?: true;
  /** Set for a game of a lesson; each lesson deals a new game, and only the last is stored. */
  readonly guided?: boolean;
}

export const isSameGame = (one: OwnGame, other: OwnGame): boolean =>
  one.practiceId === other.practiceId || (one.guided === true && other.guided === true);

export const mostGames = 8;

export const ownGames = keptList<OwnGame>({
  storageKey: 'conclave.practice',
  most: mostGames,
  isSame: isSameGame,
});
