import { games } from '#games';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import type { StandingRow } from '#contracts';
import { type PodEvent, podDecider } from '#draft';
import {
  catchUp,
  MemoryEventStore,
  MemoryProjectionStore,
  type RecordedEvent,
  verifyEvents,
} from '#event-store';
import { type PracticeEvent, practiceDecider } from '#match';
import { queryDefinitions, readModels } from '#read-models';
import { auditFile } from '../../apps/cli/src/audit.js';
import { recomputeBoosters } from '../../apps/cli/src/verify/recompute-boosters.js';
import { recomputePairings } from '../../apps/cli/src/verify/recompute-pairings.js';

const FIXTURES = path.join(import.meta.dirname, 'fixtures');
const releases = readdirSync(FIXTURES).filter((name) => name.startsWith('release-'));
const folder = mkdtempSync(path.join(tmpdir(), 'conclave-released-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface EventFile {
  readonly eventId: string;
  readonly events: readonly RecordedEvent[];
}
interface KeptEvent {
  readonly whole: EventFile;
  readonly everyone: EventFile;
  readonly key: string;
  readonly standings: readonly StandingRow[];
}
interface KeptLog {
  readonly log: string;
  readonly events: readonly RecordedEvent[];
}
const kept = <T>(release: string, name: string): T =>
  JSON.parse(
    gunzipSync(readFileSync(path.join(FIXTURES, release, `${name}.json.gz`))).toString('utf8'),
  ) as T;

const audited = async (content: object, key?: string): Promise<readonly string[]> => {
  const file = path.join(folder, 'event.json');
  writeFileSync(file, JSON.stringify(content));
  const lines: string[] = [];
  await auditFile(file, (line) => lines.push(line), key === undefined ? {} : { key });
  return lines;
};

/** The same facts in a store of today, command by command. */
const stored = async (events: readonly RecordedEvent[]): Promise<MemoryEventStore> => {
  const store = new MemoryEventStore();
  for (const { meta } of events.filter(
    (event, index) => event.meta.commandId !== events[index - 1]?.meta.commandId,
  )) {
    const own = events.filter((event) => event.meta.commandId === meta.commandId);
    const streams = [...new Set(own.map(({ streamId }) => streamId))];
    await store.append(
      meta,
      streams.map((streamId) => {
        const facts = own.filter((event) => event.streamId === streamId);
        return {
          streamId,
          expectedVersion: (facts[0]?.version ?? 1) - 1,
          events: facts.map(({ type, schemaVersion, data }) => ({ type, schemaVersion, data })),
        };
      }),
    );
  }
  return store;
};

describe.each(releases)('what %s left behind', (release) => {
  describe.each(['premier', 'trilogy', 'sealed', 'draft'])('an event of %s', (format) => {
    const { whole, everyone, key, standings } = kept<KeptEvent>(release, format);

    it('proves itself, to its staff and against the key of its server', async () => {
      expect((await audited(whole)).at(-1)).toMatch(/, 0 faults$/);
      const lines = await audited(everyone, key);
      expect(lines.at(-2)).toMatch(/^proof: these \d+ events are those that \S+ signed/);
      expect(lines.at(-1)).toMatch(/, 0 faults$/);
    });

    it('can be recomputed from its seeds', () => {
      const { eventId, events } = whole;
      const pairings = recomputePairings(eventId, events);
      expect(pairings.rounds).toBeGreaterThan(0);
      expect(pairings.differences).toEqual([]);
      expect(recomputeBoosters(eventId, events).differences).toEqual([]);
    });

    it('has the standings that it had', async () => {
      const store = await stored(whole.events);
      const reader = new MemoryProjectionStore();
      await catchUp({ events: store, projections: reader, models: readModels });
      const told = await queryDefinitions.standings.answer(
        { games, reader, store },
        { eventId: whole.eventId },
        { account: null, seats: [] },
      );
      expect(told?.rows).toEqual(standings);
      expect(standings).toHaveLength(8);
    });
  });

  it('a practice and a draft against bots fold, with every hash', async () => {
    const [practice, pod] = [kept<KeptLog>(release, 'practice'), kept<KeptLog>(release, 'pod')];
    for (const { events } of [practice, pod])
      expect((await verifyEvents(() => events, { onFault: () => undefined })).faults).toBe(0);
    const game = practice.events.reduce(
      (state, event) => practiceDecider.evolve(state, event as unknown as PracticeEvent),
      practiceDecider.initialState,
    );
    expect(game).toMatchObject({ gameId: practice.log.slice('practice-'.length) });
    const drafted = pod.events
      .filter(({ streamId }) => streamId.startsWith('pod-'))
      .reduce(
        (state, event) => podDecider.evolve(state, event as unknown as PodEvent),
        podDecider.initialState,
      );
    expect(drafted.status).toBe('completed');
  });
});

it('there is what at least one release left behind', () => expect(releases).not.toEqual([]));
