import type { TokenReach } from '../auth/admission.js';
import type { z } from 'zod';
import type { Asker } from '#application';
import type { TableChat, TableExplanation, TableIntention } from '#contracts';
import type { Reporter } from '#match';
import type { Token } from '#platform';
import type { Viewer } from '../live/viewer.js';

/** What a browser says of itself when it looks. */
export interface Look {
  /** ISO 8601. */
  readonly now: string;
  /** The move that its page shows. */
  readonly since?: number | undefined;
  /** The decision that is asked about, by the moves before it. */
  readonly at?: number | undefined;
  /** What somebody without an account wants to be called. */
  readonly name?: string | undefined;
}

/** Who comes to a game's live line. */
interface Visit {
  readonly side: Reporter | null;
  readonly readsChat: boolean;
}

/** Games of one kind, as one asker may see them. Each throws where there is no such game. */
export interface ShownGames {
  of(gameId: string, asker: Asker, look: Look): Promise<object>;
  /** What the players wrote to each other, for themselves. */
  chat?(gameId: string, asker: Asker): Promise<TableChat>;
  /** A game that is over. */
  replay?(gameId: string, asker: Asker, look: Look): Promise<object>;
  /** A game up to a decision at which something looks wrong. */
  fault?(gameId: string, asker: Asker, look: Look): Promise<object>;
  /** Why a player cannot do that now. */
  explain?(gameId: string, asker: Asker, intention: TableIntention): Promise<TableExplanation>;
}

/** Games that others come to. */
export interface VisitedGames extends ShownGames {
  visit(gameId: string, asker: Asker): Promise<Visit>;
}

/** Tells those who look at a game that it has moved on. */
export interface GameLine {
  enter(gameId: string, viewer: Viewer, visit: Visit): Promise<void>;
  leave(gameId: string, viewer: Viewer): void;
}

interface Place {
  /** Where games of the kind are asked for, and what the id of one is called there. */
  readonly base: string;
  /** How far limited tokens reach. */
  readonly tokens?: TokenReach;
  readonly id: string;
  readonly notFound: string;
}

/** A row is all that a kind needs to be asked for. */
export interface GameRoutes extends Place {
  readonly views: Token<ShownGames>;
  /** What stands between the id and what is asked; nothing where it is left out. */
  readonly part?: string;
  /** What can be asked beside the game itself. */
  readonly asks: readonly ('explain' | 'chat' | 'replay' | 'fault')[];
  /** What its description says, in the words and schemas of the API's. */
  readonly told: {
    readonly tag: string;
    readonly summary: string;
    /** What a game of the kind is called. */
    readonly game: string;
    readonly view: z.ZodType;
    readonly replay?: z.ZodType;
    /** Someone without an account may say what they want to be called. */
    readonly named?: true;
  };
  /** Where others can come to it. */
  readonly visited?: {
    readonly views: Token<VisitedGames>;
    readonly line: Token<GameLine>;
    /** The page of a game, for whoever scans its address. */
    readonly page: (gameId: string) => string;
  };
}
