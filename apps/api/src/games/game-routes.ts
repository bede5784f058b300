import type { TokenReach } from '../auth/admission.js';
import type { z } from 'zod';
import type { Asker } from '#application';
import type { TableChat, TableExplanation, TableIntention } from '#contracts';
import type { Reporter } from '#match';
import type { Token } from '#platform';
import type { Viewer } from '../live/viewer.js';

/** What a browser sends along when it asks for a game. */
export interface Look {
  /** ISO 8601. */
  readonly now: string;
  /** The move that its page shows. */
  readonly since?: number | undefined;
  /** The decision concerned, as the number of moves before it. */
  readonly at?: number | undefined;
  /** The name that somebody without an account wants to use. */
  readonly name?: string | undefined;
}

/** The rights of somebody who opens a game's live line. */
interface Visit {
  readonly side: Reporter | null;
  readonly readsChat: boolean;
}

/** Games of one kind, as one asker may see them. Each method throws if the game does not exist. */
export interface ShownGames {
  of(gameId: string, asker: Asker, look: Look): Promise<object>;
  /** The players' messages, for themselves. */
  chat?(gameId: string, asker: Asker): Promise<TableChat>;
  /** The replay of a finished game. */
  replay?(gameId: string, asker: Asker, look: Look): Promise<object>;
  /** The replay of a game up to a decision at which something looks wrong. */
  fault?(gameId: string, asker: Asker, look: Look): Promise<object>;
  /** Why a player cannot do that now. */
  explain?(gameId: string, asker: Asker, intention: TableIntention): Promise<TableExplanation>;
}

/** Games that other people can come to. */
export interface VisitedGames extends ShownGames {
  visit(gameId: string, asker: Asker): Promise<Visit>;
}

/** Notifies those who look at a game of its moves. */
export interface GameLine {
  enter(gameId: string, viewer: Viewer, visit: Visit): Promise<void>;
  leave(gameId: string, viewer: Viewer): void;
}

interface Place {
  /** The base path of the games, and the name of the id in it. */
  readonly base: string;
  /** What the routes mean to limited tokens. */
  readonly tokens?: TokenReach;
  readonly id: string;
  readonly notFound: string;
}

/** The routes of a kind of games: a row of this form is all that a kind needs. */
export interface GameRoutes extends Place {
  readonly views: Token<ShownGames>;
  /** The path segment between the id and what is asked for; omitted: none. */
  readonly part?: string;
  /** What can be asked for besides the game itself. */
  readonly asks: readonly ('explain' | 'chat' | 'replay' | 'fault')[];
  /** The texts and schemas of its OpenAPI description. */
  readonly told: {
    readonly tag: string;
    readonly summary: string;
    /** The name of a game of this kind. */
    readonly game: string;
    readonly view: z.ZodType;
    readonly replay?: z.ZodType;
    /** Somebody without an account may send the name that they want to use. */
    readonly named?: true;
  };
  /** For games that other people can come to. */
  readonly visited?: {
    readonly views: Token<VisitedGames>;
    readonly line: Token<GameLine>;
    /** The page of a game, to which its QR code leads. */
    readonly page: (gameId: string) => string;
  };
}
