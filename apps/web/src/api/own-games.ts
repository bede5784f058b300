import { keptList } from './kept-list.js';

/** A game against the bot as this browser remembers it. */
export interface OwnGame {
  readonly practiceId: string;
  /** When it was looked at last, milliseconds since 1970. */
  readonly at: number;
  /** What one plays and what the bot does, such as their leaders. */
  readonly own: string;
  readonly bot: string;
  /** The name of the game; left out of Star Wars: Unlimited. */
  readonly game?: string;
  readonly winner: 'person' | 'bot' | 'draw' | null;
  /** Of a game that describes its board itself, whose pages are elsewhere. */
  readonly other?: true;
  /** Dealt for the guided first game; each lesson deals anew, and only the last is kept. */
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
