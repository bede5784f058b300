import {
  type Grant,
  queries,
  type QueryName,
  type QueryParams,
  type QueryResult,
  type TokenResource,
} from '#contracts';
import type { EventStore, ModelReader } from '#event-store';
import type { GameCatalogue } from '#game';
import type { Asker } from './asker.js';
import type { DocumentModel } from './define.js';

/** The sources of answers: the read models, and the streams for answers that list single events. */
export interface Sources {
  /** Every game for which this server holds tournaments. */
  readonly games: GameCatalogue;
  readonly reader: ModelReader;
  readonly store: EventStore;
}

/** The sources that rankings need. */
export type Counting = Pick<Sources, 'games' | 'reader'>;

/** The asker's rights in the event that the query is about. */
export interface Viewer {
  /** Whether the asker belongs to the staff, even with a seat. */
  readonly staff: boolean;
  /** Whether the asker sees as staff: staff who play do not. */
  readonly sight: boolean;
  /** Whether the asker may see others' decks during the event. */
  readonly decks: boolean;
  /** Whether the answer is about the asker's own seat or match. */
  readonly own: boolean;
  /** Whether the asker may see the secrets of games on screen. */
  readonly tables: boolean;
}

/**
 * Who shares one answer and its computation: everyone with access; the desk on the one hand and
 * everybody else on the other; viewers of the same rank in the event; nobody, since the answer is
 * about the asker.
 */
export type Audience = 'everyone' | 'desk' | 'rank' | 'asker';

/**
 * A deprecated address: since when another one replaces it, until when it still answers, and the
 * replacement.
 */
export interface Deprecation {
  readonly since: Date;
  readonly sunset: Date;
  readonly successor: string;
}

interface QueryFacts<Q extends QueryName> {
  readonly name: Q;
  /** Who may send the query; anything not granted is denied. */
  readonly grants: readonly Grant[];
  /** Onlookers may send it too once the event shows all decks to everybody. */
  readonly opensWithDecks?: true;
  /**
   * The answer shows others' decks: staff who play have no access until they take staff sight on
   * the record.
   */
  readonly hiddenFromPlayers?: true;
  /** The part of an event that a token must cover. */
  readonly token: TokenResource;
  readonly audience: Audience;
  /**
   * The models behind the answer: when one advances, pages that show the answer are notified. Empty
   * if the answer is not live.
   */
  readonly feeds: readonly DocumentModel<unknown>[];
  readonly deprecated?: Deprecation;
  /** Computed from the beginning of the log, so it has a stricter rate limit. */
  readonly costly?: true;
  /** Normalizes equivalent parameters; `head`: the number of events in the log. */
  settle?(params: QueryParams<Q>, head: number): QueryParams<Q>;
  /** Null if the object of the query does not exist. Access has been checked before. */
  answer(
    sources: Sources,
    params: QueryParams<Q>,
    asker: Asker,
  ): Promise<QueryResult<Q> | null> | QueryResult<Q>;
  /**
   * Removes data that this viewer must not see. Viewers who share an audience must get the same
   * result.
   */
  withhold?(answer: QueryResult<Q>, viewer: Viewer): QueryResult<Q>;
}

/**
 * The complete definition of one query. Its route, description, rights, token scope, live push and
 * cache are derived from it.
 */
export interface QueryDefinition<Q extends QueryName = QueryName> extends QueryFacts<Q> {
  readonly params: (typeof queries)[Q]['params'];
  readonly result: (typeof queries)[Q]['result'];
}

export const defineQuery = <Q extends QueryName>(facts: QueryFacts<Q>): QueryDefinition<Q> => ({
  ...queries[facts.name],
  ...facts,
});
