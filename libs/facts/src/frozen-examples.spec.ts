import { describe, expect, it } from 'vitest';
import { podDecider } from '#draft';
import { games } from '#games';
import type { Decider, DomainEvent, EventVersions } from '#aggregate';
import {
  chatDecider,
  duelDecider,
  freeMatchDecider,
  matchDecider,
  practiceDecider,
  twinSunsDecider,
} from '#match';
import { conventionDecider, seasonDecider, tournamentDecider } from '#tournament';
import { factSchemasOf } from './fact-faults.js';
import { factTypes } from './fact-kinds.js';
import { frozenExamples } from './frozen.fixture.js';

const factSchemas = factSchemasOf(games);

type Reader = Pick<Decider<never, unknown, DomainEvent>, 'initialState' | 'evolve'> & {
  readonly name: string;
  readonly eventTypes: readonly string[];
  readonly events: EventVersions;
};
const aggregates: readonly Reader[] = [
  tournamentDecider,
  matchDecider,
  chatDecider,
  podDecider,
  seasonDecider,
  conventionDecider,
  duelDecider,
  twinSunsDecider,
  practiceDecider,
  freeMatchDecider,
];

/** Every type of event in every version that was ever written. */
const written = [...new Set(Object.values(factTypes).flat())].flatMap((type) =>
  (factSchemas[type] ?? []).map((_, index) => `${type} ${index + 1}`),
);

describe('frozen examples', () => {
  it('are there for every type of event in every version', () => {
    const kept = new Set(
      frozenExamples.map(({ type, schemaVersion }) => `${type} ${schemaVersion}`),
    );
    expect(written.filter((each) => !kept.has(each))).toEqual([]);
  });

  it.each(aggregates)('are read by the aggregate that wrote them: $name', (aggregate) => {
    for (const type of aggregate.eventTypes) {
      expect(`${type} ${aggregate.events.versionOf(type)}`).toBe(
        `${type} ${factSchemas[type]?.length}`,
      );
      const own = frozenExamples.filter((each) => each.type === type);
      const before = JSON.stringify(own);
      for (const example of own) {
        const today = aggregate.events.upcast(example);
        expect(today?.schemaVersion).toBe(aggregate.events.versionOf(type));
        aggregate.evolve(aggregate.initialState, example);
      }
      expect(JSON.stringify(own)).toBe(before);
    }
  });
});
