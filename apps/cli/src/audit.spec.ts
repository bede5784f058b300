import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashEvent, MemoryEventStore, readEverything, type RecordedEvent } from '#event-store';
import { auditFile } from './audit.js';
import { JsonSplitter } from './audit/json-splitter.js';

type Mutable<T> = { -readonly [K in keyof T]: T[K] extends object ? Mutable<T[K]> : T[K] };
interface ExportedFile {
  format: string;
  version: number;
  exportedAt: string;
  eventId: string;
  withheld?: string[];
  events: Mutable<RecordedEvent>[];
}

let folder: string;
beforeAll(() => void (folder = mkdtempSync(path.join(tmpdir(), 'conclave-audit-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** An event with two matches, sealed after the first round: seven events in three streams. */
const exported = async (): Promise<ExportedFile> => {
  const store = new MemoryEventStore();
  const meta = (commandId: string, minute: number) => ({
    actor: 'olga',
    commandId,
    correlationId: 'r',
    at: `2026-11-21T10:0${minute}:00.000Z`,
  });
  const fact = (type: string, data = {}) => ({ type, schemaVersion: 1, data });
  await store.append(meta('c1', 0), [
    {
      streamId: 'event-e1',
      expectedVersion: 0,
      events: [fact('EventCreated', { name: 'Ñandú "cup" {[,:' })],
    },
  ]);
  await store.append(meta('c2', 1), [
    {
      streamId: 'event-e1',
      expectedVersion: 1,
      events: [fact('RoundPaired', { tables: [{ matchId: 'm1' }, { matchId: 'm2' }] })],
    },
    { streamId: 'match-m1', expectedVersion: 0, events: [fact('MatchScheduled')] },
    { streamId: 'match-m2', expectedVersion: 0, events: [fact('MatchScheduled')] },
  ]);
  const {
    events: [result],
  } = await store.append(meta('c3', 2), [
    {
      streamId: 'match-m1',
      expectedVersion: 1,
      events: [fact('ResultReported', { score: { a: 2, b: 1, drawn: 0 } })],
    },
  ]);
  const heads = [{ streamId: 'match-m1', version: 2, hash: result?.hash ?? '' }];
  await store.append(meta('c4', 3), [
    {
      streamId: 'event-e1',
      expectedVersion: 2,
      events: [fact('HeadsSealed', { heads }), fact('RoundClosed')],
    },
  ]);
  const events = await readEverything(store);
  return JSON.parse(
    JSON.stringify({
      format: 'conclave-event',
      version: 1,
      exportedAt: '2026-11-21T11:00:00.000Z',
      eventId: 'e1',
      events,
    }),
  ) as ExportedFile;
};

const audit = async (file: ExportedFile | string): Promise<{ clean: boolean; lines: string[] }> => {
  const at = path.join(folder, 'event.json');
  writeFileSync(at, typeof file === 'string' ? file : JSON.stringify(file, null, 1));
  const lines: string[] = [];
  // The lines about what a file proves without a key are the same for all of these (test/proof).
  const clean = await auditFile(at, (line) => !line.startsWith('proof: ') && lines.push(line));
  return { clean, lines };
};

describe('auditing an exported event', () => {
  it('does not say of a file with a fault that it agrees with itself', async () => {
    const file = await exported();
    file.events[1]!.data = { forged: true };
    const at = path.join(folder, 'event.json');
    writeFileSync(at, JSON.stringify(file));
    const lines: string[] = [];
    expect(await auditFile(at, (line) => lines.push(line))).toBe(false);
    expect(lines).toContain('proof: nothing: see the faults');
    expect(lines.join('\n')).not.toContain('agrees with itself');
  });

  it('finds nothing wrong with an untouched file', async () => {
    expect(await audit(await exported())).toEqual({
      clean: true,
      lines: ['audit: 7 events in 3 streams, 0 faults'],
    });
  });

  it('accepts members in another order and streams withheld on purpose', async () => {
    const { events, ...head } = await exported();
    const withheld = ['match-m1'];
    expect(
      await audit({
        events: events.filter((event) => event.streamId !== 'match-m1'),
        ...head,
        withheld,
      }),
    ).toEqual({ clean: true, lines: ['audit: 5 events in 2 streams, 0 faults'] });
  });

  const at = (file: ExportedFile, index: number): Mutable<RecordedEvent> => file.events[index]!;
  const tamperings: readonly [what: string, tamper: (file: ExportedFile) => void, named: RegExp][] =
    [
      ['format', (file) => (file.format = 'other'), /^fault: the header is wrong: format/],
      [
        'version of the format',
        (file) => (file.version = 3),
        /^fault: the header is wrong: version: .* needs a newer Conclave/,
      ],
      [
        'exportedAt, made nonsense',
        (file) => (file.exportedAt = 'soon'),
        /^fault: the header is wrong: exportedAt/,
      ],
      [
        'exportedAt, before the last event',
        (file) => (file.exportedAt = '2026-11-21T10:02:59.000Z'),
        /^fault: exportedAt: /,
      ],
      [
        'eventId',
        (file) => (file.eventId = 'e2'),
        /^fault: eventId: the stream event-e2 is not in the file/,
      ],
      [
        'withheld',
        (file) => (file.withheld = ['match-m2']),
        /^fault: withheld: match-m2 is in the file/,
      ],
      [
        'globalPosition, out of order',
        (file) => (at(file, 1).globalPosition = 1),
        /^fault: event-e1@2 position-order/,
      ],
      [
        'globalPosition, made nonsense',
        (file) => (at(file, 1).globalPosition = -4),
        /^fault: events\[1\] is not a recorded event: globalPosition/,
      ],
      [
        'streamId',
        (file) => (at(file, 4).streamId = 'match-m2'),
        /^fault: match-m2@2 hash-differs/,
      ],
      ['version', (file) => (at(file, 4).version = 3), /^fault: match-m1@3 version-gap/],
      ['type', (file) => (at(file, 4).type = 'ResultRuled'), /^fault: match-m1@2 hash-differs/],
      [
        'schemaVersion',
        (file) => (at(file, 4).schemaVersion = 2),
        /^fault: match-m1@2 hash-differs/,
      ],
      [
        'data',
        (file) => ((at(file, 4).data as { score: { a: number } }).score.a = 1),
        /^fault: match-m1@2 hash-differs/,
      ],
      [
        'data, something added',
        (file) => (at(file, 0).data = { ...at(file, 0).data, cap: 8 }),
        /^fault: event-e1@1 hash-differs/,
      ],
      [
        'meta.actor',
        (file) => (at(file, 4).meta.actor = 'someone'),
        /^fault: match-m1@2 hash-differs/,
      ],
      [
        'meta.commandId',
        (file) => (at(file, 4).meta.commandId = 'c9'),
        /^fault: match-m1@2 hash-differs/,
      ],
      [
        'meta.correlationId',
        (file) => (at(file, 4).meta.correlationId = 'r9'),
        /^fault: match-m1@2 hash-differs/,
      ],
      [
        'meta.at',
        (file) => (at(file, 4).meta.at = '2026-11-21T10:02:01.000Z'),
        /^fault: match-m1@2 hash-differs/,
      ],
      [
        'prevHash',
        (file) => (at(file, 4).prevHash = 'f'.repeat(64)),
        /^fault: match-m1@2 link-broken/,
      ],
      ['hash', (file) => (at(file, 4).hash = 'f'.repeat(64)), /^fault: match-m1@2 hash-differs/],
      [
        'a field more',
        (file) => Object.assign(at(file, 4), { note: 'x' }),
        /^fault: events\[4\] is not a recorded event/,
      ],
      ['an event removed', (file) => file.events.splice(1, 1), /^fault: event-e1@3 version-gap/],
      [
        'the end of a sealed stream removed',
        (file) => file.events.splice(4, 1),
        /^fault: match-m1@2 sealed-head-missing/,
      ],
      [
        'an event doubled',
        (file) => file.events.splice(5, 0, at(file, 4)),
        /^fault: match-m1@2 version-gap/,
      ],
      [
        'two events exchanged',
        (file) => file.events.splice(0, 2, at(file, 1), at(file, 0)),
        /^fault: event-e1@2 version-gap/,
      ],
    ];
  it.each(tamperings)('names what was tampered with: %s', async (_what, tamper, named) => {
    const file = await exported();
    tamper(file);
    const { clean, lines } = await audit(file);
    expect(clean).toBe(false);
    expect(
      lines.slice(0, -1).filter((line) => named.test(line)),
      lines.join('\n'),
    ).not.toEqual([]);
    expect(lines.at(-1)).toMatch(/^audit: \d events in \d streams?, [1-9]\d* faults?$/);
    expect(lines.at(-1)).toContain(`, ${lines.length - 1} fault`);
  });

  it('finds a stream forged with a whole new chain by the seal over its head', async () => {
    const store = new MemoryEventStore();
    const file = await exported();
    const original = at(file, 4);
    const [scheduled] = (
      await store.append(at(file, 2).meta, [
        { streamId: 'match-m1', expectedVersion: 0, events: [at(file, 2)] },
      ])
    ).events;
    const forged = await store.append(original.meta, [
      {
        streamId: 'match-m1',
        expectedVersion: 1,
        events: [{ ...original, data: { score: { a: 0, b: 2, drawn: 0 } } }],
      },
    ]);
    expect(scheduled?.hash).toBe(original.prevHash);
    file.events[4] = {
      ...(forged.events[0] as Mutable<RecordedEvent>),
      globalPosition: original.globalPosition,
    };
    const { lines } = await audit(file);
    expect(lines).toEqual([
      expect.stringMatching(/^fault: match-m1@2 sealed-head-differs/),
      'audit: 7 events in 3 streams, 1 fault',
    ]);
  });

  it('finds a command taken twice, even when the forger built a sound chain', async () => {
    const store = new MemoryEventStore();
    const meta = {
      actor: 'olga',
      commandId: 'c1',
      correlationId: 'r',
      at: '2026-11-21T10:00:00.000Z',
    };
    for (const [expectedVersion, commandId] of ['c1', 'c2'].entries()) {
      await store.append({ ...meta, commandId }, [
        {
          streamId: 'event-e1',
          expectedVersion,
          events: [{ type: 'A', schemaVersion: 1, data: {} }],
        },
      ]);
    }
    const [first, second] = (await readEverything(store)) as unknown as [
      RecordedEvent,
      RecordedEvent,
    ];
    const again = { ...first, version: 3, globalPosition: 3, prevHash: second.hash };
    const events = [
      first,
      second,
      { ...again, hash: hashEvent(second.hash, again) },
    ] as Mutable<RecordedEvent>[];
    const { lines } = await audit({
      format: 'conclave-event',
      version: 1,
      exportedAt: '2026-11-21T11:00:00.000Z',
      eventId: 'e1',
      events,
    });
    expect(lines).toEqual([
      'fault: event-e1@3 command-repeated: command c1 had appended to this stream before',
      'audit: 3 events in 1 stream, 1 fault',
    ]);
  });

  it.each([
    ['beside the events', (text: string) => `${text.slice(0, -1)},"__proto__":"a"}`],
    ['in an event', (text: string) => text.replace('"meta":{', '"__proto__":"a","meta":{')],
    ['in its data', (text: string) => text.replace('"data":{', '"data":{"__proto__":{"a":1},')],
    [
      'in another spelling',
      (text: string) => text.replace('"data":{', '"data":{"\\u005F_proto__":{"a":1},'),
    ],
    ['that stands there twice', (text: string) => `${text.slice(0, -1)},"eventId":"e1"}`],
  ])('finds a member %s that readers of JSON pass over', async (_where, change) => {
    const text = JSON.stringify(await exported());
    expect(change(text)).not.toBe(text);
    expect((await audit(change(text))).clean).toBe(false);
  });

  it('refuses a file with two lists of events, of which readers of JSON see one', async () => {
    const text = JSON.stringify(await exported());
    await expect(audit(`${text.slice(0, -1)},"events":[]}`)).rejects.toThrow('two lists');
  });

  it('refuses a file cut short', async () => {
    const text = JSON.stringify(await exported());
    await expect(audit(text.slice(0, -20))).rejects.toThrow('the file ends before its JSON does');
  });
});

describe('cutting JSON into pieces', () => {
  it('gives the same pieces wherever the chunks end', () => {
    const value = {
      a: [1, { b: '}],"\\' }],
      events: [{ x: 'a,b' }, [], {}, { y: ['{'] }],
      z: 'ev:"en"ts',
      'k"': null,
    };
    for (const text of [JSON.stringify(value), JSON.stringify(value, null, 2)]) {
      for (const size of [1, 2, 3, 7, 1_000]) {
        const splitter = new JsonSplitter('events');
        const pieces: [string, unknown][] = [];
        for (let start = 0; start < text.length; start += size)
          for (const piece of splitter.push(text.slice(start, start + size)))
            pieces.push([piece.key, JSON.parse(piece.text)]);
        expect(splitter.complete).toBe(true);
        expect(pieces).toEqual([
          ['a', value.a],
          ...value.events.map((event) => ['events', event]),
          ['z', value.z],
          ['k\\"', null],
        ]);
      }
    }
  });
});
