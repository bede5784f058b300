/** A game against the bot as this browser remembers it, so that its person finds back to it. */
export interface OwnGame {
  readonly practiceId: string;
  /** When it was looked at last, milliseconds since 1970. */
  readonly at: number;
  /** Leaders: one's own and the bot's. */
  readonly own: string;
  readonly bot: string;
  readonly winner: 'person' | 'bot' | 'draw' | null;
  /** Dealt for the guided first game; each lesson deals anew. */
  readonly guided?: boolean;
}

const storageKey = 'conclave.practice';
const most = 8;
/** As long as the server knows a browser without an account by its cookie. */
const keepForMs = 60 * 86_400_000;

/** The games with this one first; what is old or too many falls off the end, and of guided games only the last is kept. */
export const withGame = (games: readonly OwnGame[], game: OwnGame): readonly OwnGame[] =>
  [game, ...games.filter((each) => each.practiceId !== game.practiceId)]
    .filter((each) => each === game || !(each.guided && game.guided))
    .filter(({ at }) => game.at - at < keepForMs)
    .slice(0, most);

/** Last played first. */
export const ownGames = (): readonly OwnGame[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(kept) ? (kept as OwnGame[]) : [];
  } catch {
    return [];
  }
};

export const rememberGame = (game: OwnGame): void => {
  try {
    localStorage.setItem(storageKey, JSON.stringify(withGame(ownGames(), game)));
  } catch {
    // Without storage the way back is the address.
  }
};

/** Whoever sits down here next played none of these. */
export const forgetGames = (): void => {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // No storage, nothing to forget.
  }
};
