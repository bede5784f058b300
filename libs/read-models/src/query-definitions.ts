import type { QueryName } from '#contracts';
import type { QueryDefinition } from './define-query.js';
import * as queries from './queries.js';

/** Every query of the public API. A query without a definition does not compile. */
export const queryDefinitions: { readonly [Q in QueryName]: QueryDefinition<Q> } = queries;

/** The live queries whose answers may have changed when this model advanced. */
export const changedQueries = (modelName: string): readonly QueryName[] =>
  byModel.get(modelName) ?? [];

const byModel: ReadonlyMap<string, readonly QueryName[]> = Object.values<QueryDefinition>(
  queryDefinitions,
).reduce(
  (models, { name, feeds }) =>
    feeds.reduce(
      (known, model) => known.set(model.name, [...(known.get(model.name) ?? []), name]),
      models,
    ),
  new Map<string, readonly QueryName[]>(),
);
