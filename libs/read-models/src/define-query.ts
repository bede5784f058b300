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

/** Where answers come from: the models, and the streams for what is told event by event. */
export interface Sources {
  /** Every game that tournaments can be held of here. */
  readonly games: GameCatalogue;
  readonly reader: ModelReader;
  readonly store: EventStore;
}

/** What rankings are counted from. */
export type Counting = Pick<Sources, 'games' | 'reader'>;

/** What an asker is in the event that the question is about. */
export interface Viewer {
  /** Of the staff, whatever seat they have. */
  readonly staff: boolean;
  /** Whether the asker sees as staff: those who play do not. */
  readonly sight: boolean;
  /** Whether the asker sees others' decks while the event runs. */
  readonly decks: boolean;
  /** It concerns the asker's own seat or match. */
  readonly own: boolean;
  /** Whether the secrets of games on screen are open to the asker. */
  readonly tables: boolean;
}

/**
 * Who shares one answer, and its computation: all who may ask at all; the desk and
 * everybody else; those of one rank in the event; nobody, for it is about whoever asks.
 */
export type Audience = 'everyone' | 'desk' | 'rank' | 'asker';

/** An address that will go: since when another is meant, until when it answers, and which one is meant. */
export interface Deprecation {
  readonly since: Date;
  readonly sunset: Date;
  readonly successor: string;
}

interface QueryFacts<Q extends QueryName> {
  readonly name: Q;
  /** Who may ask. What is not granted is denied. */
  readonly grants: readonly Grant[];
  /** Onlookers may ask too once the event shows everybody's deck to everybody. */
  readonly opensWithDecks?: true;
  /** It shows others' decks: staff who play are kept out until they take their role's sight on the record. */
  readonly hiddenFromPlayers?: true;
  /** The part of an event that a token must reach to ask. */
  readonly token: TokenResource;
  readonly audience: Audience;
  /**
   * Models that the answer is made of: when one moves on, whoever
   * shows the answer is told. Empty where nobody follows it live.
   */
  readonly feeds: readonly DocumentModel<unknown>[];
  readonly deprecated?: Deprecation;
  /** It is computed from the log's beginning: askers may ask it less often. */
  readonly costly?: true;
  /** One way to put a question that can be put in many; `head`: how many events the log has. */
  settle?(params: QueryParams<Q>, head: number): QueryParams<Q>;
  /** Null when what it asks about does not exist. Whether the asker may ask is not decided here. */
  answer(
    sources: Sources,
    params: QueryParams<Q>,
    asker: Asker,
  ): Promise<QueryResult<Q> | null> | QueryResult<Q>;
  /**
   * Takes out of an answer what is not this viewer's to see.
   * Viewers who share an audience must be shown the same.
   */
  withhold?(answer: QueryResult<Q>, viewer: Viewer): QueryResult<Q>;
}

/**
 * Everything about one question. Its route, description,
 * rights, token scope, live push and cache come from it.
 */
export interface QueryDefinition<Q extends QueryName = QueryName> extends QueryFacts<Q> {
  readonly params: (typeof queries)[Q]['params'];
  readonly result: (typeof queries)[Q]['result'];
}

export const defineQuery = <Q extends QueryName>(facts: QueryFacts<Q>): QueryDefinition<Q> => ({
  ...queries[facts.name],
  ...facts,
});
