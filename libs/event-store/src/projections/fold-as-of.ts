import type { JsonObject } from '../json.js';
import type { RecordedEvent } from '../port.js';
import type { DocumentKey, ReadModel } from './read-model.js';

export interface DocumentAsOf extends DocumentKey {
  readonly doc: JsonObject;
}

/** The documents of a model right after the event at `position`; events in reading order. */
export const foldAsOf = (
  model: ReadModel,
  events: Iterable<RecordedEvent>,
  position: number,
): readonly DocumentAsOf[] => {
  const handled = new Set(model.handles);
  const documents = new Map<string, DocumentKey & { doc: JsonObject | undefined }>();
  for (const event of events) {
    if (event.globalPosition > position || !handled.has(event.type)) continue;
    const keys = new Map(
      model.route(event).map((key) => [JSON.stringify([key.scope, key.key]), key]),
    );
    for (const [address, key] of keys) {
      documents.set(address, {
        scope: key.scope,
        key: key.key,
        doc: model.evolve(documents.get(address)?.doc, event, key),
      });
    }
  }
  return [...documents.values()].filter(
    (document): document is DocumentAsOf => document.doc !== undefined,
  );
};
