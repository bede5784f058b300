import type { Asker } from '#application';
import type {
  ReplayFile,
  ScreenReplay,
  TableChat,
  TableExplanation,
  TableIntention,
} from '#contracts';
import type { Reporter } from '#match';
import type { Token } from '#platform';
import type { Viewer } from '../live/viewer.js';

/** When somebody looks (ISO 8601), and the move that their page shows. */
export interface Look {
  readonly now: string;
  readonly since: number | undefined;
}

/** Who comes to a game's live line. */
interface Visit {
  readonly side: Reporter | null;
  readonly readsChat: boolean;
}

/** Games of one kind, as one asker may see them. Each throws where there is no such game. */
export interface ShownGames {
  of(gameId: string, asker: Asker, look: Look): Promise<object>;
  visit(gameId: string, asker: Asker): Promise<Visit>;
  /** Why a player cannot do that now. */
  explain?(gameId: string, intention: TableIntention, asker: Asker): Promise<TableExplanation>;
  /** What the players wrote to each other, for themselves. */
  chat?(gameId: string, asker: Asker): Promise<TableChat>;
  /** A game that is over. */
  replay?(gameId: string, asker: Asker): Promise<ReplayFile | ScreenReplay>;
}

/** Tells those who look at a game that it has moved on. */
export interface GameLine {
  enter(gameId: string, viewer: Viewer, visit: Visit): Promise<void>;
  leave(gameId: string, viewer: Viewer): void;
}

/** Where games of one kind are asked for; a row is all that a kind needs. */
export interface GameRoutes {
  /** Below /api, and what the id of a game is called there. */
  readonly base: string;
  readonly id: string;
  /** The page of a game, for whoever scans its address. */
  readonly page: (gameId: string) => string;
  readonly notFound: string;
  readonly views: Token<ShownGames>;
  readonly line: Token<GameLine>;
  /** What can be asked beside the game itself. */
  readonly asks: readonly ('explain' | 'chat' | 'replay')[];
}
