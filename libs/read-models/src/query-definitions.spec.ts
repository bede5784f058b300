import { describe, expect, it } from 'vitest';
import { type QueryName, queryNames } from '#contracts';
import type { QueryDefinition } from './define-query.js';
import { readModels } from './models.js';
import { changedQueries, queryDefinitions } from './query-definitions.js';

const definitions: readonly QueryDefinition[] = Object.values(queryDefinitions);

describe('the definitions of the questions', () => {
  it('are those of the contract, each under its own name', () => {
    expect(Object.keys(queryDefinitions).sort()).toEqual([...queryNames].sort());
    for (const [key, { name }] of Object.entries(queryDefinitions)) expect(name).toBe(key);
  });

  it('are fed by models that are kept up to date', () => {
    for (const { name, feeds } of definitions)
      for (const model of feeds) expect([name, readModels.includes(model)]).toEqual([name, true]);
  });

  it('say who is told when a model moves on, and that alone', () => {
    const told = readModels.flatMap(({ name }) =>
      changedQueries(name).map((query) => `${name} > ${query}`),
    );
    const fed = definitions.flatMap(({ name, feeds }) =>
      feeds.map((model) => `${model.name} > ${name}`),
    );
    expect(told.sort()).toEqual(fed.sort());
    expect(told).toContain('judge-calls > judgeCalls');
    expect(changedQueries('open-work')).toEqual([]);
  });

  it('keep from others what they withhold, and let whoever shares an answer be shown the same', () => {
    const withheld = definitions.filter(({ withhold }) => withhold !== undefined);
    const shared: readonly QueryName[] = withheld
      .filter(({ audience }) => audience === 'everyone')
      .map(({ name }) => name);
    expect(withheld.length).toBeGreaterThan(0);
    expect(shared).toEqual([]);
  });
});
