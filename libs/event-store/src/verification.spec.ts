import { describe, expect, it } from 'vitest';
import { hashEvent } from './hash-chain.js';
import { readEverything } from './logs.js';
import { MemoryEventStore } from './memory-event-store.js';
import type { RecordedEvent } from './port.js';
import { verifyEvents, type Fault, type VerifyOptions } from './verification.js';

const meta = (commandId: string) => ({
  actor: 'olga',
  commandId,
  correlationId: 'r',
  at: '2026-11-21T10:00:00.000Z',
});
const fact = (type: string, data = {}) => ({ type, schemaVersion: 1, data });

/** Two streams: two commands in `event-1`, the second of which appends to `match-1` as well. */
const sound = async (): Promise<RecordedEvent[]> => {
  const store = new MemoryEventStore();
  await store.append(meta('c1'), [
    { streamId: 'event-1', expectedVersion: 0, events: [fact('A'), fact('B')] },
  ]);
  await store.append(meta('c2'), [
    { streamId: 'event-1', expectedVersion: 2, events: [fact('C')] },
    { streamId: 'match-1', expectedVersion: 0, events: [fact('D')] },
  ]);
  return [...(await readEverything(store))];
};

/** Recomputes the hash, as a forger could who knows the algorithm. */
const rehashed = (event: RecordedEvent): RecordedEvent => ({
  ...event,
  hash: hashEvent(event.prevHash, event),
});

const faultsOf = async (
  events: readonly RecordedEvent[],
  options: Partial<VerifyOptions> = {},
): Promise<string[]> => {
  const faults: Fault[] = [];
  const verdict = await verifyEvents(() => events, {
    onFault: (fault) => faults.push(fault),
    ...options,
  });
  expect(verdict.faults).toBe(faults.length);
  return faults.map(({ streamId, version, code }) => `${streamId}@${version} ${code}`);
};

describe('verifying events', () => {
  it('finds no fault in what a store recorded, in whatever order streams are mixed', async () => {
    const events = await sound();
    expect(await faultsOf(events)).toEqual([]);
    expect(await faultsOf([...events.slice(3), ...events.slice(0, 3)])).toEqual([]);
  });

  it('finds two events of a stream at one position', async () => {
    const events = await sound();
    expect(await faultsOf(events.map((event) => ({ ...event, globalPosition: 7 })))).toEqual([
      'event-1@2 position-order',
      'event-1@3 position-order',
    ]);
  });

  it.each([{ actor: 'pablo' }, { correlationId: 'other' }, { at: '2026-11-21T11:00:00.000Z' }])(
    'finds a command that occurs with another %o, though every hash is right',
    async (other) => {
      const events = await sound();
      const [last] = events.splice(3, 1);
      if (!last) throw new Error('no event');
      expect(
        await faultsOf([...events, rehashed({ ...last, meta: { ...last.meta, ...other } })]),
      ).toEqual(['match-1@1 command-meta-differs']);
    },
  );

  it('finds a command that comes back to a stream after another', async () => {
    const events = await sound();
    const last = events[2]!;
    const again = rehashed({
      ...last,
      version: 4,
      globalPosition: 9,
      prevHash: last.hash,
      meta: meta('c1'),
    });
    expect(await faultsOf([...events, again])).toEqual(['event-1@4 command-repeated']);
  });

  it('holds a seal against what the stream says, missing heads included, withheld streams left out', async () => {
    const events = await sound();
    const seal = async (
      heads: readonly {
        readonly streamId: string;
        readonly version: number;
        readonly hash: string;
      }[],
    ) => {
      const store = new MemoryEventStore();
      const {
        events: [sealing],
      } = await store.append(meta('c3'), [
        {
          streamId: 'event-2',
          expectedVersion: 0,
          events: [{ type: 'HeadsSealed', schemaVersion: 1, data: { heads: [...heads] } }],
        },
      ]);
      return [...events, sealing!];
    };
    const hash = events[3]!.hash;
    expect(await faultsOf(await seal([{ streamId: 'match-1', version: 1, hash }]))).toEqual([]);
    expect(
      await faultsOf(await seal([{ streamId: 'match-1', version: 1, hash: 'f'.repeat(64) }])),
    ).toEqual(['match-1@1 sealed-head-differs']);
    expect(await faultsOf(await seal([{ streamId: 'match-1', version: 2, hash }]))).toEqual([
      'match-1@2 sealed-head-missing',
    ]);
    expect(
      await faultsOf(await seal([{ streamId: 'match-9', version: 2, hash }]), {
        withheld: new Set(['match-9']),
      }),
    ).toEqual([]);
  });
});
