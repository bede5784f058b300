import { idOf } from '#aggregate';
import type { DocumentKey, JsonObject, ReadModel, RecordedEvent } from '#event-store';
import { matchEvents } from '#match';
import type { Facts, FactType } from './facts.js';

declare const document: unique symbol;

/** What is said of a model beside how it folds. */
interface ModelTraits {
  /** Bound up with the shape of its documents: a new one has them all made anew. */
  readonly version: number;
  /**
   * What the scopes of its documents are: ids of events, or
   * something else (accounts, kinds of work, one list of all).
   */
  readonly scope: 'event' | 'other';
  /**
   * Everybody waits for what it learns: a new round, its
   * clock, the end. Results of other tables can wait a little.
   */
  readonly pressing?: true;
  /** The match that a document of this key is about, where documents are about one each. */
  readonly matchOf?: (key: string) => string;
}

/**
 * A document lies in the log of the tournament that its scope names; a model with other scopes says in which.
 */
type Owned =
  | { readonly scope: 'event' }
  | { readonly scope: 'other'; readonly owner: NonNullable<ReadModel['owner']> };

/**
 * A read model that says what its documents are. The store knows them
 * as JSON only; `readDocument` and its like give the shape back.
 */
export interface DocumentModel<Doc> extends ReadModel, ModelTraits {
  /** For the compiler alone: no model has it. */
  readonly [document]?: Doc;
}

/**
 * How one event type moves the model: which documents it
 * touches, and what becomes of each (undefined removes it).
 */
export interface Fold<Doc, T extends FactType> {
  readonly keys: (data: Facts[T], event: RecordedEvent) => readonly DocumentKey[];
  readonly fold: (
    doc: Doc | undefined,
    data: Facts[T],
    event: RecordedEvent,
    key: DocumentKey,
  ) => Doc | undefined;
}

export type Folds<Doc> = { readonly [T in FactType]?: Fold<Doc, T> };

/** The id of the event whose stream `event-<id>` this is. */
export const eventIdOf = (event: RecordedEvent): string => idOf('event', event.streamId);

/** The id of the match whose stream `match-<id>` this is. */
export const matchIdOf = ({ streamId }: Pick<RecordedEvent, 'streamId'>): string =>
  idOf('match', streamId);

/** A read model from a table of folds; event types not in the table are not handed to it. */
export const defineReadModel = <Doc extends object>(
  name: string,
  traits: ModelTraits & Owned,
  folds: Folds<Doc>,
): DocumentModel<Doc> => {
  const of = (event: RecordedEvent) =>
    folds[event.type as FactType] as Fold<Doc, FactType> | undefined;
  return {
    name,
    ...traits,
    handles: Object.keys(folds),
    route: (stored) => {
      const event = matchEvents.upcast(stored);
      return event === null ? [] : (of(event)?.keys(event.data as never, event) ?? []);
    },
    evolve: (doc, stored, key) => {
      // What is not routed is not folded: a fact of a later release comes no further.
      const event = matchEvents.upcast(stored) ?? stored;
      return of(event)?.fold(doc as Doc | undefined, event.data as never, event, key) as
        | JsonObject
        | undefined;
    },
  };
};

/** A fold of one document that must exist already; facts about unknown documents change nothing. */
export const change = <Doc, T extends FactType>(
  keys: Fold<Doc, T>['keys'],
  fold: (doc: Doc, data: Facts[T], event: RecordedEvent, key: DocumentKey) => Doc | undefined,
): Fold<Doc, T> => ({
  keys,
  fold: (doc, data, event, key) => (doc === undefined ? undefined : fold(doc, data, event, key)),
});

/** The one document `key` of the event in whose stream the fact stands. */
export const ofEvent =
  (key: string) =>
  (_data: unknown, event: RecordedEvent): readonly DocumentKey[] => [
    { scope: eventIdOf(event), key },
  ];

/** The document of the player named by the fact, in the event's scope. */
export const ofPlayer = (
  data: { readonly playerId: string },
  event: RecordedEvent,
): readonly DocumentKey[] => [{ scope: eventIdOf(event), key: data.playerId }];
