import { idOf } from '#aggregate';
import type { DocumentKey, JsonObject, ReadModel, RecordedEvent } from '#event-store';
import { matchEvents } from '#match';
import type { Facts, FactType } from './facts.js';

declare const document: unique symbol;

/** The properties of a model besides its folds. */
interface ModelTraits {
  /** Raise it when the shape of the documents changes: all of them are then rebuilt. */
  readonly version: number;
  /**
   * The meaning of the scopes of its documents: event ids, or something else (accounts, kinds of
   * work, one list of all).
   */
  readonly scope: 'event' | 'other';
  /**
   * Changes of this model are pushed without delay because everybody waits for them: a new round,
   * its clock, the end. Results of other tables can wait a little.
   */
  readonly pressing?: true;
  /** The match that the document with this key is about, if documents are about one match each. */
  readonly matchOf?: (key: string) => string;
}

/**
 * A document lies in the log of the tournament that its scope names; a model with other scopes must
 * define the log.
 */
type Owned =
  | { readonly scope: 'event' }
  | { readonly scope: 'other'; readonly owner: NonNullable<ReadModel['owner']> };

/**
 * A read model with the type of its documents. The store knows them only as JSON; `readDocument`
 * and its siblings restore the type.
 */
export interface DocumentModel<Doc> extends ReadModel, ModelTraits {
  /** Exists only for the compiler; no model has it. */
  readonly [document]?: Doc;
}

/**
 * How one event type changes the model: which documents it touches, and the new content of each
 * (undefined removes it).
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

/** The id of the event from the name `event-<id>` of its stream. */
export const eventIdOf = (event: RecordedEvent): string => idOf('event', event.streamId);

/** The id of the match from the name `match-<id>` of its stream. */
export const matchIdOf = ({ streamId }: Pick<RecordedEvent, 'streamId'>): string =>
  idOf('match', streamId);

/**
 * A read model from a table of folds; it does not receive event types that are missing in the
 * table.
 */
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
      // An event of a later release goes no further: types without a route are not folded.
      const event = matchEvents.upcast(stored) ?? stored;
      return of(event)?.fold(doc as Doc | undefined, event.data as never, event, key) as
        | JsonObject
        | undefined;
    },
  };
};

/**
 * A fold of one document that must already exist; events about unknown documents change nothing.
 */
export const change = <Doc, T extends FactType>(
  keys: Fold<Doc, T>['keys'],
  fold: (doc: Doc, data: Facts[T], event: RecordedEvent, key: DocumentKey) => Doc | undefined,
): Fold<Doc, T> => ({
  keys,
  fold: (doc, data, event, key) => (doc === undefined ? undefined : fold(doc, data, event, key)),
});

/** The one document `key` of the event whose stream contains the event. */
export const ofEvent =
  (key: string) =>
  (_data: unknown, event: RecordedEvent): readonly DocumentKey[] => [
    { scope: eventIdOf(event), key },
  ];

/** The document of the player named in the event, in the scope of the tournament. */
export const ofPlayer = (
  data: { readonly playerId: string },
  event: RecordedEvent,
): readonly DocumentKey[] => [{ scope: eventIdOf(event), key: data.playerId }];
