import { idOf } from '#aggregate';
import { describe, expect, it } from 'vitest';
import { ConcurrencyError } from './errors.js';
import { ForeignFactError, type Ownership } from './ownership.js';
import { GENESIS_HASH, hashEvent } from './hash-chain.js';
import type { JsonObject } from './json.js';
import type { EventMeta, EventStore, NewEvent, RecordedEvent, StreamAppend } from './port.js';

let ids = 0;
export const uniqueId = (kind: string): string => `${kind}-${(ids += 1)}`;

export const metaFor = (commandId = uniqueId('command')): EventMeta => ({
  actor: 'account-1',
  commandId,
  correlationId: 'correlation-1',
  at: '2026-11-21T10:00:00.000Z',
});

export const happened = (type: string, data: JsonObject = {}): NewEvent => ({
  type,
  schemaVersion: 1,
  data,
});

export const appendAt = (
  streamId: string,
  expectedVersion: number,
  ...events: readonly NewEvent[]
): StreamAppend => ({ streamId, expectedVersion, events });

const outcomeOf = async (work: Promise<unknown>): Promise<'won' | 'lost'> => {
  try {
    await work;
    return 'won';
  } catch (error) {
    if (error instanceof ConcurrencyError) return 'lost';
    throw error;
  }
};

/** All events after a position of a log, read in batches. */
export const readOn = async (
  store: Pick<EventStore, 'readLog'>,
  log: string,
  after: number,
  batchSize: number,
): Promise<readonly RecordedEvent[]> => {
  const events: RecordedEvent[] = [];
  for (;;) {
    const batch = await store.readLog(log, after + events.length, batchSize);
    events.push(...batch);
    if (batch.length < batchSize) return events;
  }
};

const naming = ({ streamId, version }: RecordedEvent): string => `${streamId}@${version}`;

/** A small example of a domain's ownership rules. */
const club: Ownership = {
  kindsOf: { Opened: ['event'], Paired: ['event'], Scheduled: ['match'], Said: ['chat'] },
  fields: {
    eventId: { kind: 'event', ownIn: ['event'] },
    matchId: { kind: 'match', ownIn: ['match', 'chat'] },
  },
  elsewhere: { 'Paired.eventId': 'a test may name whom it likes' },
  sharesLog: () => false,
  mayLie: ({ kind, id }, logId) => id !== 'nobody' && (kind !== 'event' || id === logId),
  follows: ({ kind, id }) => (kind === 'chat' ? `match-${id}` : null),
  reservedBy: () => null,
};

/** The contract of every adapter. `trials`: how often races are run. */
export const eventStoreContract = (
  open: (ownership?: Ownership) => EventStore,
  { trials }: { readonly trials: number },
): void => {
  describe('appending and reading a stream', () => {
    it('records events with versions from 1, meta, and a chain of hashes', async () => {
      const store = open();
      const streamId = uniqueId('match');
      const meta = metaFor();
      const { kind, events } = await store.append(meta, [
        appendAt(
          streamId,
          0,
          happened('MatchScheduled', { table: 4 }),
          happened('ResultReported', { wins: [2, 1] }),
        ),
      ]);
      expect(kind).toBe('appended');
      const [first, second] = events as [RecordedEvent, RecordedEvent];
      expect(first).toMatchObject({
        streamId,
        version: 1,
        type: 'MatchScheduled',
        schemaVersion: 1,
        data: { table: 4 },
        meta,
        prevHash: GENESIS_HASH,
      });
      expect(second).toMatchObject({
        streamId,
        version: 2,
        type: 'ResultReported',
        data: { wins: [2, 1] },
        meta,
        prevHash: first.hash,
      });
      expect(first.hash).toBe(hashEvent(GENESIS_HASH, first));
      expect(second.hash).toBe(hashEvent(first.hash, second));
      expect(second.globalPosition).toBeGreaterThan(first.globalPosition);
      expect(await store.readStream(streamId)).toEqual(events);
    });

    it('goes on with the chain whether or not the caller knows the hash', async () => {
      const store = open();
      const streamId = uniqueId('match');
      const [first] = (await store.append(metaFor(), [appendAt(streamId, 0, happened('A'))]))
        .events as [RecordedEvent];
      const [second] = (
        await store.append(metaFor(), [
          { ...appendAt(streamId, 1, happened('B')), expectedHash: first.hash },
        ])
      ).events as [RecordedEvent];
      const [third] = (await store.append(metaFor(), [appendAt(streamId, 2, happened('C'))]))
        .events as [RecordedEvent];
      expect([second.prevHash, third.prevHash]).toEqual([first.hash, second.hash]);
    });

    it('reads a part of a stream', async () => {
      const store = open();
      const streamId = uniqueId('match');
      await store.append(metaFor(), [
        appendAt(streamId, 0, ...['A', 'B', 'C', 'D'].map((type) => happened(type))),
      ]);
      const types = async (options: { fromVersion?: number; limit?: number }) =>
        (await store.readStream(streamId, options)).map((event) => event.type);
      expect(await types({ fromVersion: 3 })).toEqual(['C', 'D']);
      expect(await types({ limit: 2 })).toEqual(['A', 'B']);
      expect(await types({ fromVersion: 2, limit: 2 })).toEqual(['B', 'C']);
      expect(await types({ fromVersion: 5 })).toEqual([]);
      expect(await store.readStream(uniqueId('nowhere'))).toEqual([]);
    });

    it('gives each of many who ask at once what they asked for', async () => {
      const store = open();
      const streams = Array.from({ length: 12 }, () => uniqueId('match'));
      for (const streamId of streams)
        await store.append(metaFor(), [
          appendAt(streamId, 0, ...['A', 'B', 'C', 'D'].map((type) => happened(type))),
        ]);
      const asked = streams.flatMap((streamId) =>
        [1, 2, 4, 5].map((fromVersion) => ({ streamId, fromVersion })),
      );
      const read = await Promise.all(
        asked.map(({ streamId, fromVersion }) => store.readStream(streamId, { fromVersion })),
      );
      expect(
        read.map((events) => events.map(({ streamId, version }) => ({ streamId, version }))),
      ).toEqual(
        asked.map(({ streamId, fromVersion }) =>
          [1, 2, 3, 4]
            .filter((version) => version >= fromVersion)
            .map((version) => ({ streamId, version })),
        ),
      );
    });

    it.each<[string, JsonObject]>([
      [
        'text with zero bytes, lone surrogates and quotes',
        { text: 'a\u0000b \ud800 "\\" \u2028 🂡' },
      ],
      ['numbers at the edges', { numbers: [0, -1, 1.5, 1e21, 5e-324, Number.MAX_SAFE_INTEGER] }],
      ['keys in any order and nothing', { z: null, a: { c: [], b: {} }, '': false }],
    ])('gives back exactly what was appended: %s', async (_title, data) => {
      const store = open();
      const streamId = uniqueId('text');
      const { events } = await store.append(metaFor(), [
        appendAt(streamId, 0, happened('Said', data)),
      ]);
      const [read] = (await store.readStream(streamId)) as [RecordedEvent];
      expect(read.data).toEqual(data);
      expect(hashEvent(GENESIS_HASH, read)).toBe(read.hash);
      expect([read]).toEqual(events);
    });

    it.each<[string, EventMeta, readonly StreamAppend[]]>([
      ['no stream', metaFor(), []],
      ['no event', metaFor(), [appendAt('a', 0)]],
      [
        'one stream twice',
        metaFor(),
        [appendAt('a', 0, happened('A')), appendAt('a', 1, happened('B'))],
      ],
      ['a negative version', metaFor(), [appendAt('a', -1, happened('A'))]],
      ['an empty stream id', metaFor(), [appendAt('', 0, happened('A'))]],
      ['a control character in an id', metaFor('x\u0000'), [appendAt('a', 0, happened('A'))]],
      ['a time that is none', { ...metaFor(), at: 'yesterday' }, [appendAt('a', 0, happened('A'))]],
      [
        'a time in another spelling',
        { ...metaFor(), at: '2026-11-21T10:00:00Z' },
        [appendAt('a', 0, happened('A'))],
      ],
      [
        'data that JSON cannot carry',
        metaFor(),
        [appendAt('a', 0, happened('A', { when: new Date(0) as never }))],
      ],
      ['a number that is none', metaFor(), [appendAt('a', 0, happened('A', { n: Number.NaN }))]],
    ])('throws a TypeError on a bug of the caller: %s', async (_title, meta, appends) => {
      await expect(open().append(meta, appends)).rejects.toThrow(TypeError);
    });
  });

  describe('promise 1: optimistic concurrency', () => {
    it.each([
      ['a stream that must not exist but does', 0, undefined],
      ['an older version', 1, undefined],
      ['a version that is not there yet', 3, undefined],
      ['another history of the same length', 2, 'f'.repeat(64)],
    ])('refuses %s', async (_title, expectedVersion, expectedHash) => {
      const store = open();
      const streamId = uniqueId('match');
      const { events } = await store.append(metaFor(), [
        appendAt(streamId, 0, happened('A'), happened('B')),
      ]);
      const append = {
        ...appendAt(streamId, expectedVersion, happened('C')),
        ...(expectedHash !== undefined && { expectedHash }),
      };
      await expect(store.append(metaFor(), [append])).rejects.toThrow(ConcurrencyError);
      expect(await store.readStream(streamId)).toEqual(events);
    });

    it('lets exactly one of 64 writers win', async () => {
      const store = open();
      for (let trial = 0; trial < trials; trial += 1) {
        const streamId = uniqueId('raced');
        const start = trial % 2;
        if (start === 1)
          await store.append(metaFor(), [appendAt(streamId, 0, happened('Started'))]);
        // Each writer appends a different number of events, so that a partial append would show.
        const won = (writer: number) =>
          Array.from({ length: 1 + (writer % 3) }, () => happened('Won', { writer }));
        const race = Array.from({ length: 64 }, (_, writer) =>
          outcomeOf(store.append(metaFor(), [appendAt(streamId, start, ...won(writer))])),
        );
        const outcomes = await Promise.all(race);
        const stream = await store.readStream(streamId);
        expect(outcomes.filter((outcome) => outcome === 'won')).toHaveLength(1);
        expect(stream.slice(start).map(({ data }) => data)).toEqual(
          won(outcomes.indexOf('won')).map(({ data }) => data),
        );
      }
    });
  });

  describe('promise 2: a command appends once', () => {
    it('answers a resent command with the events of the first time', async () => {
      const store = open();
      const streamId = uniqueId('match');
      const meta = metaFor();
      const first = await store.append(meta, [appendAt(streamId, 0, happened('A'), happened('B'))]);
      await store.append(metaFor(), [appendAt(streamId, 2, happened('C'))]);
      for (const expectedVersion of [0, 2, 3, 7]) {
        expect(
          await store.append(meta, [
            appendAt(streamId, expectedVersion, happened('A'), happened('B')),
          ]),
        ).toEqual({ kind: 'duplicate', meta, events: first.events });
      }
      expect(await store.append(meta, [appendAt(uniqueId('elsewhere'), 0, happened('A'))])).toEqual(
        { kind: 'duplicate', meta, events: first.events },
      );
      expect(await store.readStream(streamId)).toHaveLength(3);
    });

    it('appends once when the same command arrives many times at once', async () => {
      const store = open();
      for (let trial = 0; trial < trials; trial += 1) {
        const streamId = uniqueId('match');
        const meta = metaFor();
        const results = await Promise.all(
          Array.from({ length: 16 }, () =>
            store.append(meta, [appendAt(streamId, 0, happened('A'), happened('B'))]),
          ),
        );
        expect(results.filter((result) => result.kind === 'appended')).toHaveLength(1);
        const stream = await store.readStream(streamId);
        expect(stream).toHaveLength(2);
        for (const result of results) expect(result.events).toEqual(stream);
      }
    });

    it('finds what a command appended, over all its streams and in order', async () => {
      const store = open();
      const [event, match] = [uniqueId('event'), uniqueId('match')];
      const meta = metaFor();
      const { events } = await store.append(meta, [
        appendAt(event, 0, happened('RoundPaired')),
        appendAt(match, 0, happened('MatchScheduled')),
      ]);
      expect(events.map((each) => each.streamId)).toEqual([event, match]);
      expect(await store.findCommand(meta.commandId)).toEqual({ meta, events });
      expect(await store.findCommand(uniqueId('command'))).toBeNull();
      expect(await store.findAnyCommand([uniqueId('command'), meta.commandId])).toEqual({
        meta,
        events: events.slice(0, 1),
      });
      expect(await store.findAnyCommand([uniqueId('command')])).toBeNull();
      expect(await store.findAnyCommand([])).toBeNull();
    });
  });

  describe('a command that has nothing to append', () => {
    it('uses up its id: nothing is ever appended under it', async () => {
      const store = open();
      const streamId = uniqueId('match');
      const meta = metaFor();
      expect(await store.settle(meta)).toBeNull();
      const first = { meta, events: [] };
      expect(await store.settle({ ...meta, correlationId: 'another' })).toEqual(first);
      expect(await store.findCommand(meta.commandId)).toEqual(first);
      expect(await store.findAnyCommand([uniqueId('command'), meta.commandId])).toEqual(first);
      expect(await store.append(meta, [appendAt(streamId, 0, happened('A'))])).toEqual({
        kind: 'duplicate',
        ...first,
      });
      expect(
        await store.appendTogether([
          { meta: metaFor(), appends: [appendAt(streamId, 0, happened('A'))] },
          { meta, appends: [appendAt(streamId, 1, happened('B'))] },
        ]),
      ).toBeNull();
      expect(await store.readStream(streamId)).toEqual([]);
    });

    it('is told what its id was used for before', async () => {
      const store = open();
      const meta = metaFor();
      const { events } = await store.append(meta, [
        appendAt(uniqueId('match'), 0, happened('A'), happened('B')),
      ]);
      expect(await store.settle({ ...meta, actor: 'account-2' })).toEqual({ meta, events });
    });
  });

  describe('promise 6: several streams, all or nothing', () => {
    it('appends nothing anywhere when one stream has moved', async () => {
      const store = open();
      const [event, taken, free] = [uniqueId('event'), uniqueId('match'), uniqueId('match')];
      await store.append(metaFor(), [appendAt(taken, 0, happened('MatchScheduled'))]);
      const meta = metaFor();
      const round = [
        appendAt(event, 0, happened('RoundPaired')),
        appendAt(free, 0, happened('MatchScheduled')),
        appendAt(taken, 0, happened('MatchScheduled')),
      ];
      await expect(store.append(meta, round)).rejects.toThrow(ConcurrencyError);
      expect(await store.readStream(event)).toEqual([]);
      expect(await store.readStream(free)).toEqual([]);
      expect(await store.findCommand(meta.commandId)).toBeNull();
    });

    it.each([
      ['has not come so far', 2, undefined],
      ['has not come so far, whatever hash is expected there', 2, 'f'.repeat(64)],
      ['has another history of the same length', 1, 'f'.repeat(64)],
    ])(
      'appends nothing anywhere when one stream %s',
      async (_title, expectedVersion, expectedHash) => {
        const store = open();
        const [first, other] = [uniqueId('event'), uniqueId('match')];
        const { events } = await store.append(metaFor(), [
          appendAt(first, 0, happened('A')),
          appendAt(other, 0, happened('A')),
        ]);
        const head = {
          ...appendAt(other, expectedVersion, happened('B')),
          ...(expectedHash !== undefined && { expectedHash }),
        };
        await expect(
          store.append(metaFor(), [appendAt(first, 1, happened('B')), head]),
        ).rejects.toThrow(ConcurrencyError);
        expect([...(await store.readStream(first)), ...(await store.readStream(other))]).toEqual(
          events,
        );
      },
    );

    it('appends nothing when a stream has moved that gets nothing itself', async () => {
      const store = open();
      const [event, match] = [uniqueId('event'), uniqueId('match')];
      await store.append(metaFor(), [
        appendAt(event, 0, happened('A')),
        appendAt(match, 0, happened('A')),
      ]);
      const resting = (expectedVersion: number, expectedHash?: string) =>
        outcomeOf(
          store.append(metaFor(), [
            { ...appendAt(event, expectedVersion), ...(expectedHash && { expectedHash }) },
            appendAt(match, 1, happened('B')),
          ]),
        );
      expect(await resting(2)).toBe('lost');
      expect(await resting(1, 'f'.repeat(64))).toBe('lost');
      expect((await store.readStream(match)).length).toBe(1);
      expect(await resting(1)).toBe('won');
      const heads = await store.readHeads([event, match, uniqueId('nowhere')]);
      const last = [...(await store.readStream(event)), ...(await store.readStream(match))];
      expect(heads.map(({ streamId }) => streamId).sort()).toEqual([event, match].sort());
      for (const { streamId, version, hash, globalPosition } of heads)
        expect(last.findLast((each) => each.streamId === streamId)).toMatchObject({
          version,
          hash,
          globalPosition,
        });
      expect(await store.readStream(event)).toHaveLength(1);
    });

    it('goes on with a chain that an earlier command of the same append only looked at', async () => {
      const store = open();
      const [event, match] = [uniqueId('event'), uniqueId('match')];
      const { events } = await store.append(metaFor(), [
        appendAt(event, 0, happened('A')),
        appendAt(match, 0, happened('A')),
      ]);
      const recorded = await store.appendTogether([
        { meta: metaFor(), appends: [appendAt(event, 1), appendAt(match, 1, happened('B'))] },
        { meta: metaFor(), appends: [appendAt(event, 1, happened('B'))] },
      ]);
      expect(recorded?.[1]?.[0]?.prevHash).toBe(events[0]?.hash);
      const late = { meta: metaFor(), appends: [appendAt(event, 2, happened('C'))] };
      const stale = {
        meta: metaFor(),
        appends: [appendAt(event, 2), appendAt(match, 2, happened('C'))],
      };
      expect(await store.appendTogether([late, stale])).toBeNull();
    });

    it('takes nothing behind the move of a stream on which it rests', async () => {
      const store = open();
      for (let trial = 0; trial < trials; trial += 1) {
        const [event, ...matches] = ['event', 'match', 'match', 'match'].map(uniqueId);
        const streams = [event ?? '', ...matches];
        await store.append(
          metaFor(),
          streams.map((streamId) => ({
            ...appendAt(streamId, 0, happened('A')),
            log: event ?? '',
          })),
        );
        const end = () => store.append(metaFor(), [appendAt(event ?? '', 1, happened('Ended'))]);
        const correct = (match: string) =>
          store.append(metaFor(), [
            appendAt(event ?? '', 1),
            appendAt(match, 1, happened('Corrected')),
          ]);
        const race = matches.map((match) => () => correct(match));
        await Promise.allSettled(race.toSpliced(trial % 4, 0, end).map((start) => start()));
        const types = (await store.readLog(event ?? '', 4, 10)).map(({ type }) => type);
        expect(types.at(-1)).toBe('Ended');
      }
    });

    it('keeps rounds whole while rivals append to the same streams in other orders', async () => {
      const store = open();
      for (let trial = 0; trial < trials; trial += 1) {
        const streams = Array.from({ length: 6 }, () => uniqueId('match'));
        const race = Array.from({ length: 8 }, (_, writer) => {
          const order = writer % 2 === 0 ? streams : streams.toReversed();
          return outcomeOf(
            store.append(
              metaFor(),
              order.map((streamId) => appendAt(streamId, 0, happened('Scheduled', { writer }))),
            ),
          );
        });
        const outcomes = await Promise.all(race);
        expect(outcomes.filter((outcome) => outcome === 'won')).toHaveLength(1);
        for (const streamId of streams) {
          expect((await store.readStream(streamId)).map((event) => event.data)).toEqual([
            { writer: outcomes.indexOf('won') },
          ]);
        }
      }
    });
  });

  describe('appends that arrive together', () => {
    it('have outcomes of their own: who goes on, who starts, who is late, who asks again', async () => {
      const store = open();
      for (let trial = 0; trial < trials; trial += 1) {
        const [known, stale, rivalled, resent] = ['known', 'stale', 'rivalled', 'resent'].map(
          uniqueId,
        ) as [string, string, string, string];
        for (const streamId of [known, stale])
          await store.append(metaFor(), [appendAt(streamId, 0, happened('A'))]);
        const firstTime = metaFor();
        const { events: first } = await store.append(firstTime, [
          appendAt(resent, 0, happened('A')),
        ]);
        const news = Array.from({ length: 20 }, () => uniqueId('new'));
        const outcomes = await Promise.allSettled([
          store.append(metaFor(), [appendAt(known, 1, happened('B'))]),
          store.append(metaFor(), [appendAt(stale, 0, happened('B'))]),
          store.append(firstTime, [appendAt(resent, 0, happened('A'))]),
          store.append(metaFor(), [
            appendAt(rivalled, 0, happened('A', { rival: 0 }), happened('B', { rival: 0 })),
          ]),
          store.append(metaFor(), [
            appendAt(
              rivalled,
              0,
              happened('A', { rival: 1 }),
              happened('B', { rival: 1 }),
              happened('C', { rival: 1 }),
            ),
          ]),
          ...news.map((streamId, index) =>
            store.append(metaFor(), [
              appendAt(
                streamId,
                0,
                ...['A', 'B', 'C']
                  .slice(0, 1 + (index % 3))
                  .map((type) => happened(type, { streamId })),
              ),
            ]),
          ),
        ]);
        const [goingOn, late, again, ...others] = outcomes;
        const rivals = others.slice(0, 2);
        expect(goingOn).toMatchObject({
          status: 'fulfilled',
          value: { kind: 'appended', events: await store.readStream(known, { fromVersion: 2 }) },
        });
        expect(late).toMatchObject({ status: 'rejected', reason: new ConcurrencyError([stale]) });
        expect(again).toEqual({
          status: 'fulfilled',
          value: { kind: 'duplicate', meta: first[0]?.meta, events: first },
        });
        const winner = rivals.findIndex(({ status }) => status === 'fulfilled');
        expect(rivals[1 - winner]).toMatchObject({
          status: 'rejected',
          reason: new ConcurrencyError([rivalled]),
        });
        expect((await store.readStream(rivalled)).map(({ data }) => data)).toEqual(
          Array.from({ length: 2 + winner }, () => ({ rival: winner })),
        );
        expect(others.slice(2)).toEqual(
          await Promise.all(
            news.map(async (streamId) => {
              const events = await store.readStream(streamId);
              return {
                status: 'fulfilled',
                value: { kind: 'appended', meta: events[0]?.meta, events },
              };
            }),
          ),
        );
      }
    });
  });

  describe('appends of several commands as one', () => {
    const seat = (streamId: string, version: number, name: string) =>
      appendAt(streamId, version, happened('A', { name }));

    it('go on one from the other, each with its own events, in one chain', async () => {
      const store = open();
      const [event, list] = [uniqueId('event'), uniqueId('list')];
      await store.append(metaFor(), [seat(event, 0, 'anna')]);
      const [first, second] = [metaFor(), metaFor()];
      const together = await store.appendTogether([
        { meta: first, appends: [seat(event, 1, 'bert')] },
        {
          meta: second,
          appends: [seat(event, 2, 'cara'), { ...seat(list, 0, 'cara'), log: event }],
        },
      ]);
      const events = await store.readStream(event);
      expect(together).toEqual([[events[1]], [events[2], ...(await store.readStream(list))]]);
      expect(events.map(({ prevHash }) => prevHash)).toEqual([
        GENESIS_HASH,
        events[0]?.hash,
        events[1]?.hash,
      ]);
      expect(events.map(({ version }) => version)).toEqual([1, 2, 3]);
      expect(await store.findCommand(second.commandId)).toEqual({
        meta: second,
        events: together?.[1],
      });
      expect(await store.append(first, [seat(event, 3, 'bert')])).toEqual({
        kind: 'duplicate',
        meta: first,
        events: together?.[0],
      });
    });

    it('append nothing when a stream has moved, a command is known, or one does not fit', async () => {
      const store = open();
      const [event, other] = [uniqueId('event'), uniqueId('other')];
      const known = metaFor();
      await store.append(known, [seat(event, 0, 'anna')]);
      await store.append(metaFor(), [seat(other, 0, 'olga')]);
      const one = (version: number, meta = metaFor()) => ({
        meta,
        appends: [seat(event, version, 'bert')],
      });
      const twice = metaFor();
      for (const requests of [
        [one(0), one(1)],
        [one(1), one(2, known)],
        [one(1, known), one(2)],
        [one(1), one(3)],
        [one(1), one(1)],
        [one(1, twice), one(2, twice)],
        [one(1), { meta: metaFor(), appends: [{ ...seat(uniqueId('list'), 3, 'x'), log: event }] }],
      ])
        expect(await store.appendTogether(requests)).toBeNull();
      expect(await store.readStream(event)).toHaveLength(1);
    });

    it('have one winner among many who race, and lose none of the others', async () => {
      const store = open();
      for (let trial = 0; trial < trials; trial += 1) {
        const event = uniqueId('event');
        await store.append(metaFor(), [seat(event, 0, 'anna')]);
        const outcomes = await Promise.all(
          Array.from({ length: 12 }, (_, writer) =>
            store.appendTogether([
              { meta: metaFor(), appends: [seat(event, 1, `${writer} first`)] },
              { meta: metaFor(), appends: [seat(event, 2, `${writer} second`)] },
            ]),
          ),
        );
        const won = outcomes.flatMap((outcome) => outcome ?? []);
        expect(won).toHaveLength(2);
        expect((await store.readStream(event)).slice(1)).toEqual(won.flat());
      }
    });
  });

  describe('promise 3: a log is read by position', () => {
    it('gives every event of the log once, whatever the size of the batches, and no other', async () => {
      const store = open();
      const [eventId, otherId] = [uniqueId('id'), uniqueId('id')];
      const matches = Array.from({ length: 4 }, () => uniqueId('match'));
      await store.append(metaFor(), [appendAt(`event-${otherId}`, 0, happened('A'))]);
      await store.append(metaFor(), [
        appendAt(`event-${eventId}`, 0, happened('RoundPaired')),
        ...matches.map((streamId) => appendAt(streamId, 0, happened('A'), happened('B'))),
      ]);
      for (const streamId of matches)
        await store.append(metaFor(), [appendAt(streamId, 2, happened('C', { otherId }))]);
      const whole = await readOn(store, `event-${eventId}`, 0, 1_000);
      expect(whole.map(naming)).toEqual([
        `event-${eventId}@1`,
        ...matches.flatMap((streamId) => [`${streamId}@1`, `${streamId}@2`]),
        ...matches.map((streamId) => `${streamId}@3`),
      ]);
      for (const size of [1, 3, 13])
        expect(await readOn(store, `event-${eventId}`, 0, size)).toEqual(whole);
      expect(await readOn(store, `event-${eventId}`, 10, 5)).toEqual(whole.slice(10));
      expect(await store.readLog(`event-${eventId}`, 13, 5)).toEqual([]);
      expect(await store.readLog(uniqueId('nowhere'), 0, 5)).toEqual([]);
    });

    it('puts a stream into the log that its first fact names, and any other into one of its own', async () => {
      const store = open();
      const eventId = uniqueId('id');
      const [match, deck, practice] = [uniqueId('match'), uniqueId('deck'), uniqueId('practice')];
      await store.append(metaFor(), [appendAt(match, 0, happened('MatchScheduled', { eventId }))]);
      await store.append(metaFor(), [
        { ...appendAt(deck, 0, happened('A')), log: `event-${eventId}` },
      ]);
      await store.append(metaFor(), [appendAt(match, 1, happened('B', { eventId: 'another' }))]);
      await store.append(metaFor(), [appendAt(practice, 0, happened('A'))]);
      expect((await readOn(store, `event-${eventId}`, 0, 10)).map(naming)).toEqual([
        `${match}@1`,
        `${deck}@1`,
        `${match}@2`,
      ]);
      expect((await readOn(store, practice, 0, 10)).map(naming)).toEqual([`${practice}@1`]);
    });

    it('refuses streams of two logs in one append', async () => {
      const store = open();
      const [one, other] = [uniqueId('practice'), uniqueId('practice')];
      for (const streamId of [one, other])
        await store.append(metaFor(), [appendAt(streamId, 0, happened('A'))]);
      await expect(
        store.append(metaFor(), [
          appendAt(one, 1, happened('B')),
          appendAt(other, 1, happened('B')),
        ]),
      ).rejects.toThrow(TypeError);
      expect(await store.readStream(one)).toHaveLength(1);
    });

    it('lists the logs by name, each with its last position', async () => {
      const store = open();
      const [one, other] = [uniqueId('zz'), uniqueId('zz')].sort() as [string, string];
      await store.append(metaFor(), [appendAt(one, 0, happened('A'), happened('B'))]);
      await store.append(metaFor(), [appendAt(other, 0, happened('A'))]);
      const before = one.slice(0, -1);
      const found = (await store.listLogs(before, 1_000)).filter(({ log }) => log >= one);
      expect(found.slice(0, 2)).toEqual([
        { log: one, position: 2 },
        { log: other, position: 1 },
      ]);
      expect(await store.listLogs(one, 1)).toEqual([{ log: other, position: 1 }]);
    });

    it('gives those that go on the next positions of their logs, and those that are late none', async () => {
      const store = open();
      const logs = Array.from({ length: 4 }, () => `event-${uniqueId('id')}`);
      const streams = logs.map(() => [uniqueId('late'), uniqueId('match'), uniqueId('match')]);
      const appendTo = (log: number, stream: number, version: number) =>
        outcomeOf(
          store.append(metaFor(), [
            {
              ...appendAt(streams[log]?.[stream] ?? '', version, happened('A', { version })),
              log: logs[log] ?? '',
            },
          ]),
        );
      for (const log of [0, 1, 2, 3]) {
        for (const stream of [0, 1, 2]) await appendTo(log, stream, 0);
        await appendTo(log, 0, 1);
      }
      // All at once: in each log one append that is too late, between two that succeed.
      const outcomes = await Promise.all(
        [1, 0, 2].flatMap((stream) => [3, 0, 2, 1].map((log) => appendTo(log, stream, 1))),
      );
      expect(outcomes).toEqual([
        ...Array.from({ length: 4 }, () => 'won'),
        ...Array.from({ length: 4 }, () => 'lost'),
        ...Array.from({ length: 4 }, () => 'won'),
      ]);
      for (const [index, log] of logs.entries()) {
        const [late, ...others] = streams[index] ?? [];
        const events = await store.readLog(log, 0, 100);
        const names = events.map(naming);
        expect(names.slice(0, 4)).toEqual([
          ...[late, ...others].map((streamId) => `${streamId}@1`),
          `${late}@2`,
        ]);
        // With several processes, either may come first.
        expect(names.slice(4).sort()).toEqual(others.map((streamId) => `${streamId}@2`).sort());
        expect(await store.listLogs(null, 1_000)).toContainEqual({ log, position: 6 });
      }
    });

    it('has no gaps and rising global positions while 64 writers race, lose and start streams', async () => {
      const store = open();
      for (let trial = 0; trial < trials; trial += 1) {
        const log = `event-${uniqueId('id')}`;
        const shared = Array.from({ length: 8 }, () => uniqueId('match'));
        const outcomes = await Promise.all(
          Array.from({ length: 64 }, (_, writer) =>
            outcomeOf(
              store.append(metaFor(), [
                { ...appendAt(shared[writer % 8] ?? '', 0, happened('A', { writer })), log },
                ...(writer % 3 === 0
                  ? [appendAt(uniqueId('pod'), 0, happened('B'), happened('C'))]
                  : []),
              ]),
            ),
          ),
        );
        const won = outcomes.flatMap((outcome, writer) => (outcome === 'won' ? [writer] : []));
        expect(won).toHaveLength(8);
        const expected = won.reduce((sum, writer) => sum + (writer % 3 === 0 ? 3 : 1), 0);
        const events = await readOn(store, log, 0, 7);
        expect(events).toHaveLength(expected);
        // The log ends here: failed appends took no position.
        expect(await store.readLog(log, expected, 10)).toEqual([]);
        const positions = events.map(({ globalPosition }) => globalPosition);
        expect(positions).toEqual([...positions].sort((one, two) => one - two));
      }
    });
  });

  describe('promise 8: a log takes only what is its own', () => {
    const refusedFor = async (
      store: EventStore,
      ...appends: readonly StreamAppend[]
    ): Promise<string> => {
      const error: unknown = await store
        .append(metaFor(), appends)
        .catch((thrown: unknown) => thrown);
      expect(
        await store.appendTogether([{ meta: metaFor(), appends }]).catch(() => 'refused'),
      ).toBe('refused');
      return error instanceof ForeignFactError ? error.fault.code : 'taken';
    };
    const begun = async () => {
      const store = open(club);
      const [eventId, matchId] = [uniqueId('id'), uniqueId('id')];
      const [event, match] = [`event-${eventId}`, `match-${matchId}`];
      await store.append(metaFor(), [
        appendAt(event, 0, happened('Opened', { eventId })),
        appendAt(match, 0, happened('Scheduled', { eventId, matchId })),
      ]);
      return { store, eventId, matchId, event, match };
    };

    it('refuses a fact in a stream of another kind, and a type that stands nowhere', async () => {
      const { store, event, match } = await begun();
      expect(await refusedFor(store, appendAt(match, 1, happened('Opened')))).toBe('foreign-kind');
      expect(await refusedFor(store, appendAt(event, 1, happened('Scheduled')))).toBe(
        'foreign-kind',
      );
      expect(await refusedFor(store, appendAt(event, 1, happened('toString')))).toBe(
        'foreign-kind',
      );
      expect(await store.readStream(match)).toHaveLength(1);
    });

    it('refuses a fact that names another tournament or another match, and the whole append with it', async () => {
      const { store, eventId, event, match } = await begun();
      for (const data of [{ eventId: 'another' }, { eventId, matchId: 'another' }, { eventId: 7 }])
        expect(
          await refusedFor(
            store,
            appendAt(event, 1, happened('Opened', { eventId })),
            appendAt(match, 1, happened('Scheduled', data)),
          ),
        ).toBe('foreign-name');
      expect(await store.readStream(event)).toHaveLength(1);
      // The fields listed in `elsewhere` may name any event.
      await store.append(metaFor(), [appendAt(event, 1, happened('Paired', { eventId: 'b' }))]);
    });

    it('refuses a stream in a log where it cannot lie', async () => {
      const { store, eventId, event } = await begun();
      const part = uniqueId('match');
      const at = (streamId: string, type: string, log: string) => ({
        ...appendAt(streamId, 0, happened(type)),
        log,
      });
      expect(await refusedFor(store, at(uniqueId('nothing'), 'Opened', event))).toBe(
        'stream-unnamed',
      );
      expect(await refusedFor(store, at(uniqueId('event'), 'Opened', event))).toBe('foreign-log');
      expect(await refusedFor(store, at(part, 'Scheduled', part))).toBe('foreign-log');
      expect(await refusedFor(store, at('match-nobody', 'Scheduled', event))).toBe('foreign-log');
      await store.append(metaFor(), [
        appendAt(part, 0, happened('Scheduled', { eventId, matchId: idOf('match', part) })),
      ]);
      expect(await store.logOf(part)).toBe(event);
    });

    it('begins a stream only where the one lies that it goes with', async () => {
      const { store, eventId, matchId, event } = await begun();
      const other = `event-${uniqueId('id')}`;
      const said = (name: string, log: string) => ({
        ...appendAt(`chat-${name}`, 0, happened('Said', { matchId: name })),
        log,
      });
      expect(await refusedFor(store, said(matchId, other))).toBe('foreign-stream');
      expect(await refusedFor(store, said(uniqueId('id'), event))).toBe('foreign-stream');
      await store.append(metaFor(), [said(matchId, event)]);
      const together = uniqueId('id');
      await store.append(metaFor(), [
        appendAt(`match-${together}`, 0, happened('Scheduled', { eventId, matchId: together })),
        said(together, event),
      ]);
    });

    it('says in which log a stream lies', async () => {
      const { store, event, match } = await begun();
      expect([await store.logOf(event), await store.logOf(match)]).toEqual([event, event]);
      expect(await store.logOf(uniqueId('match'))).toBeNull();
    });
  });
};
