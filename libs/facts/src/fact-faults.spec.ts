import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { PodEvents } from '#draft';
import type { RecordedEvent } from '#event-store';
import { games } from '#games';
import type { MatchEvents, PracticeEvents, TwinSunsEvents } from '#match';
import type { DeckEvents, TrioEvents } from '#read-models';
import type { TournamentEvents } from '#tournament';
import type { practiceSchemas, twinSunsSchemas } from './apart.js';
import type { deckSchemasOf } from './deck.js';
import type { podSchemas } from './draft.js';
import type { matchSchemas } from './match.js';
import type { MissingMembers } from './schemas-of.js';
import type { tournamentSchemas } from './tournament.js';
import { factFaults, factSchemasOf } from './fact-faults.js';
import { frozenExamples } from './frozen.fixture.js';
import { isEventOf, isMatchOfRound } from './made-ids.js';

const schemas = factSchemasOf(games);
const root = path.join(import.meta.dirname, '../../..');
type Fact = Pick<RecordedEvent, 'type' | 'schemaVersion' | 'data' | 'meta'>;
const releases = path.join(root, 'test/restore/fixtures');
const released = readdirSync(releases)
  .filter((name) => name.startsWith('release-'))
  .flatMap((release) =>
    readdirSync(path.join(releases, release))
      .filter((name) => name.endsWith('.json.gz'))
      .map((name) => path.join(releases, release, name)),
  )
  .flatMap((file) => {
    const kept = JSON.parse(gunzipSync(readFileSync(file)).toString('utf8')) as {
      readonly whole?: { readonly events: readonly Fact[] };
      readonly events?: readonly Fact[];
    };
    return kept.whole?.events ?? kept.events ?? [];
  });

let eventId = '';

/**
 * Ids of the earliest examples are shorter than real ones: they are lengthened, so that this is not
 * a fault.
 */
const withLongIds = (fact: Omit<Fact, 'meta'>): Omit<Fact, 'meta'> => {
  const long = structuredClone(fact) as { data: Record<string, unknown> } & Omit<Fact, 'meta'>;
  for (const { path: at } of factFaults(schemas, fact)) {
    const steps = at.split('.').slice(1);
    const holder = steps
      .slice(0, -1)
      .reduce<Record<string, unknown>>(
        (value, step) => value[step] as Record<string, unknown>,
        long.data,
      );
    const name = steps.at(-1) ?? '';
    const value = holder[name];
    if (typeof value === 'string' && /^[a-z0-9-]{1,5}$/.test(value))
      holder[name] = value.padEnd(6, '0');
  }
  return long;
};

const faultsAmong = (facts: readonly Omit<Fact, 'meta'>[]): readonly string[] => [
  ...new Set(
    facts.flatMap((fact) =>
      factFaults(schemas, fact).map(({ path: at, message }) => `${fact.type} ${at}: ${message}`),
    ),
  ),
];

describe('schemas of facts', () => {
  it('take every frozen example of every type', () => {
    expect(faultsAmong(frozenExamples.map(withLongIds))).toEqual([]);
  });

  it('take every fact of the files that releases left behind', () => {
    expect(released.length).toBeGreaterThan(1_000);
    expect(faultsAmong(released)).toEqual([]);
  });

  it('find the ids of events and matches of former releases made by those events', () => {
    const strange = released.flatMap(({ type, data, meta }) => {
      if (type === 'EventCreated') {
        eventId = String(data['eventId']);
        return isEventOf(eventId, meta.commandId, undefined) ? [] : [eventId];
      }
      if (type !== 'RoundPaired') return [];
      const { tables, ...key } = data as unknown as TournamentEvents['RoundPaired'];
      const round = { eventId, key, commandId: meta.commandId };
      return tables.filter((table) => !isMatchOfRound(round, table)).map(({ matchId }) => matchId);
    });
    expect(strange).toEqual([]);
  });

  it.each([
    ['RoundClockStarted', 1, { phase: 0, round: 1, attempt: 1, endsAt: 'garbage' }, 'data.endsAt'],
    ['RoundClockStarted', 1, { phase: 0, round: 1, attempt: 1, endsAt: null, more: 1 }, 'data'],
    ['RoundClockStarted', 2, { phase: 0, round: 1, attempt: 1, endsAt: null }, 'type'],
    ['PlayerRenamed', 1, { playerId: 'anaana', name: null }, 'data.name'],
    ['PlayerRenamed', 1, { playerId: 'anaana', name: ' Ana' }, 'data.name'],
    ['PlayerRenamed', 1, { playerId: 'anaana', name: 'A\u202ena' }, 'data.name'],
    ['PlayerRenamed', 1, { playerId: 'dayone-1', name: 'Ana' }, 'data.playerId'],
    ['PlayerRenamed', 1, { playerId: 'null', name: 'Ana' }, 'data.playerId'],
    ['EventCancelled', 1, { reason: 'over \u202etxt' }, 'data.reason'],
    ['MessageSent', 1, { text: 'x' }, 'data.eventId'],
    ['constructor', 1, {}, 'type'],
    ['NeverHeardOf', 1, {}, 'type'],
  ])('refuse %s of version %i with %j', (type, schemaVersion, data, at) => {
    expect(
      factFaults(schemas, { type, schemaVersion, data }).map(({ path: where }) => where),
    ).toContain(at);
  });

  it('look at settings to the last member', () => {
    const [created] = frozenExamples.filter(({ type }) => type === 'EventCreated').map(withLongIds);
    const settings = created?.data['settings'] as Record<string, unknown>;
    const data = {
      ...created?.data,
      settings: { ...settings, points: { win: 3, draw: 1, loss: 0, bye: 3, more: 1 } },
    };
    expect(factFaults(schemas, { type: 'EventCreated', schemaVersion: 1, data })).toEqual([
      {
        path: 'data.settings.points.more',
        message: 'is not in its one spelling, or not known here',
      },
    ]);
  });

  it('know every member of their facts', () => {
    expectTypeOf<MissingMembers<typeof tournamentSchemas, TournamentEvents>>().toBeNever();
    expectTypeOf<MissingMembers<typeof matchSchemas, MatchEvents>>().toBeNever();
    expectTypeOf<MissingMembers<typeof podSchemas, PodEvents>>().toBeNever();
    expectTypeOf<
      MissingMembers<ReturnType<typeof deckSchemasOf>, DeckEvents & TrioEvents>
    >().toBeNever();
    expectTypeOf<MissingMembers<typeof twinSunsSchemas, TwinSunsEvents>>().toBeNever();
    expectTypeOf<MissingMembers<typeof practiceSchemas, PracticeEvents>>().toBeNever();
  });
});
