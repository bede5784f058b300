import { describe, expect, it } from 'vitest';
import {
  appendTo,
  COMMAND_ID_REUSED,
  CommandExecutor,
  newStream,
  type CommandOutcome,
} from './command-execution.js';
import type { Decider, DomainEvent } from '#aggregate';
import { metaFor } from './event-store.contract.js';
import { MemoryEventStore } from './memory-event-store.js';
import type { EventStore, RecordedEvent } from './port.js';
import type { Ownership } from './ownership.js';

interface SeatTaken extends DomainEvent {
  readonly type: 'SeatTaken';
  readonly data: { readonly player: string };
}

/** Three seats, one per player; a player who asks again for their own seat causes no event. */
const seats: Decider<string, readonly string[], SeatTaken> = {
  initialState: [],
  decide: (player, taken) => {
    if (taken.includes(`kept ${player}`)) return [];
    if (taken.includes(player))
      return { kind: 'refused', because: 'conflict', code: 'seats/already-seated' };
    return taken.length === 3
      ? { kind: 'refused', because: 'conflict', code: 'seats/full', data: { seats: 3 } }
      : [{ type: 'SeatTaken', schemaVersion: 1, data: { player } }];
  },
  evolve: (taken, event) => [...taken, event.data.player],
};

const sit = (
  executor: CommandExecutor,
  player: string,
  meta = metaFor(),
): Promise<CommandOutcome> =>
  executor.execute({ decider: seats, streamId: 'event-1', command: player, meta });

/** Counts the calls of the store. */
const watched = (store: EventStore): { store: EventStore; calls: string[] } => {
  const calls: string[] = [];
  const counting =
    <Arguments extends unknown[], Result>(name: string, call: (...all: Arguments) => Result) =>
    (...all: Arguments): Result => (calls.push(name), call(...all));
  return {
    calls,
    store: {
      append: counting('append', store.append.bind(store)),
      appendTogether: counting('appendTogether', store.appendTogether.bind(store)),
      settle: counting('settle', store.settle.bind(store)),
      logOf: counting('logOf', store.logOf.bind(store)),
      readStream: counting('readStream', store.readStream.bind(store)),
      readHeads: counting('readHeads', store.readHeads.bind(store)),
      readLog: counting('readLog', store.readLog.bind(store)),
      listLogs: counting('listLogs', store.listLogs.bind(store)),
      findCommand: counting('findCommand', store.findCommand.bind(store)),
      findAnyCommand: counting('findAnyCommand', store.findAnyCommand.bind(store)),
    },
  };
};

describe('executing a command on one stream', () => {
  it('passes over facts that are not the log’s own, and goes on behind them', async () => {
    const store = new MemoryEventStore();
    const ownership: Ownership = {
      kindsOf: { SeatTaken: ['event'] },
      fields: { player: { kind: 'event', ownIn: [] } },
      elsewhere: {},
      sharesLog: (_log, player) => player !== 'intruder',
      mayLie: () => true,
      follows: () => null,
      reservedBy: () => null,
    };
    const taken = (player: string) => ({ type: 'SeatTaken', schemaVersion: 1, data: { player } });
    await store.append(metaFor(), [
      { streamId: 'event-1', expectedVersion: 0, events: [taken('ana'), taken('intruder')] },
    ]);
    const executor = new CommandExecutor(store, { ownership });
    expect(await executor.load(seats, 'event-1')).toMatchObject({ version: 2, state: ['ana'] });
    await sit(executor, 'ben');
    expect((await executor.load(seats, 'event-1')).state).toEqual(['ana', 'ben']);
  });

  it('appends what was decided and tells version and position', async () => {
    const executor = new CommandExecutor(new MemoryEventStore());
    await sit(executor, 'anna');
    expect(await sit(executor, 'bert')).toMatchObject({
      kind: 'accepted',
      version: 2,
      position: 2,
      events: [{ type: 'SeatTaken', data: { player: 'bert' } }],
    });
  });

  it('returns a refusal as it was decided, and appends nothing', async () => {
    const store = new MemoryEventStore();
    const executor = new CommandExecutor(store);
    for (const player of ['anna', 'bert', 'cara']) await sit(executor, player);
    expect(await sit(executor, 'dora')).toEqual({
      kind: 'refused',
      because: 'conflict',
      code: 'seats/full',
      data: { seats: 3 },
    });
    expect(await store.readStream('event-1')).toHaveLength(3);
  });

  it('accepts a command that changes nothing, at the version of the stream', async () => {
    const executor = new CommandExecutor(new MemoryEventStore());
    await sit(executor, 'kept anna');
    expect(await sit(executor, 'anna')).toEqual({
      kind: 'accepted',
      events: [],
      version: 1,
      position: 1,
      taken: null,
    });
  });

  it('answers a resent command with its first outcome, though by now it would be refused', async () => {
    const store = new MemoryEventStore();
    const meta = metaFor();
    const first = await sit(new CommandExecutor(store), 'anna', meta);
    const executor = new CommandExecutor(store);
    for (const player of ['bert', 'cara']) await sit(executor, player);
    expect(await sit(executor, 'anna', meta)).toEqual(first);
    expect(await sit(new CommandExecutor(store), 'anna', meta)).toEqual(first);
    expect(await store.readStream('event-1')).toHaveLength(3);
  });

  it("does not tell one actor the outcome of another one's command, nor of a command on other streams", async () => {
    const store = new MemoryEventStore();
    const executor = new CommandExecutor(store);
    const meta = metaFor();
    await sit(executor, 'anna', meta);
    expect(await sit(executor, 'bert', { ...meta, actor: 'account-2' })).toEqual(COMMAND_ID_REUSED);
    expect(
      await executor.execute({ decider: seats, streamId: 'event-2', command: 'anna', meta }),
    ).toEqual(COMMAND_ID_REUSED);
  });

  it('needs one call of the store for a stream in memory', async () => {
    const { store, calls } = watched(new MemoryEventStore());
    const executor = new CommandExecutor(store);
    await sit(executor, 'anna');
    calls.length = 0;
    await sit(executor, 'bert');
    expect(calls).toEqual(['append']);
  });

  it('never decides for good on what another process has made old', async () => {
    const store = new MemoryEventStore();
    const [one, other] = [new CommandExecutor(store), new CommandExecutor(store)];
    await sit(one, 'anna');
    await sit(other, 'bert');
    expect(await sit(one, 'bert')).toEqual({
      kind: 'refused',
      because: 'conflict',
      code: 'seats/already-seated',
    });
    expect(await sit(other, 'cara')).toMatchObject({ kind: 'accepted', version: 3 });
    expect(await sit(one, 'dora')).toMatchObject({
      kind: 'refused',
      because: 'conflict',
      code: 'seats/full',
    });
  });

  it('seats exactly three of many who ask several processes at once', async () => {
    const store = new MemoryEventStore();
    const processes = [1, 2, 3, 4].map(() => new CommandExecutor(store));
    const outcomes = await Promise.all(
      Array.from({ length: 60 }, (_, index) => sit(processes[index % 4]!, `player ${index}`)),
    );
    expect(outcomes.filter((outcome) => outcome.kind === 'accepted')).toHaveLength(3);
    expect(
      outcomes.filter((outcome) => outcome.kind === 'refused' && outcome.code === 'seats/full'),
    ).toHaveLength(57);
  });

  it('keeps no more streams in memory than it was told to', async () => {
    const { store, calls } = watched(new MemoryEventStore());
    const executor = new CommandExecutor(store, { cachedStreams: 1 });
    for (const streamId of ['event-1', 'event-2', 'event-1'])
      await executor.execute({
        decider: seats,
        streamId,
        command: `for ${calls.length}`,
        meta: metaFor(),
      });
    expect(calls).toEqual(['readStream', 'append', 'readStream', 'append', 'readStream', 'append']);
  });
});

describe('executing a plan over several streams', () => {
  const round = (
    executor: CommandExecutor,
    meta = metaFor(),
    onLoaded: () => Promise<unknown> = async () => undefined,
  ) =>
    executor.executeAcross(meta, async (load) => {
      const event = await load(seats, 'event-1');
      await onLoaded();
      if (event.state.length === 0)
        return { kind: 'refused', because: 'conflict', code: 'round/nobody' };
      return [
        appendTo(event, [
          { type: 'SeatTaken', schemaVersion: 1, data: { player: `seen ${event.state.length}` } },
        ]),
        newStream(`match-${event.version}`, [
          { type: 'MatchScheduled', schemaVersion: 1, data: {} },
        ]),
      ];
    });

  it('appends to all of them, once, or refuses', async () => {
    const store = new MemoryEventStore();
    const executor = new CommandExecutor(store);
    expect(await round(executor)).toEqual({
      kind: 'refused',
      because: 'conflict',
      code: 'round/nobody',
    });
    await sit(executor, 'anna');
    const meta = metaFor();
    const outcome = await round(executor, meta);
    expect(outcome).toMatchObject({
      kind: 'accepted',
      events: [{ streamId: 'event-1' }, { streamId: 'match-1' }],
    });
    expect((await store.readStream('match-1')).map((event: RecordedEvent) => event.type)).toEqual([
      'MatchScheduled',
    ]);
    expect((await store.findCommand(meta.commandId))?.events).toHaveLength(2);
  });

  it('plans again on the new state when a stream moved meanwhile', async () => {
    const store = new MemoryEventStore();
    const executor = new CommandExecutor(store);
    await sit(executor, 'anna');
    let disturbances = 3;
    await round(
      executor,
      metaFor(),
      async () =>
        disturbances-- > 0 &&
        store.append(metaFor(), [
          {
            streamId: 'event-1',
            expectedVersion: 4 - disturbances - 1,
            events: [
              { type: 'SeatTaken', schemaVersion: 1, data: { player: `late ${disturbances}` } },
            ],
          },
        ]),
    );
    expect((await store.readStream('event-1')).at(-1)?.data).toEqual({ player: 'seen 4' });
    expect(await store.readStream('match-4')).toHaveLength(1);
  });

  it('waits its turn among the writers of this process instead of losing races', async () => {
    const { store, calls } = watched(new MemoryEventStore());
    const executor = new CommandExecutor(store);
    await sit(executor, 'anna');
    calls.length = 0;
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => round(executor)));
    expect(
      outcomes.map((outcome) => outcome.kind === 'accepted' && outcome.events[0]?.data),
    ).toEqual(outcomes.map((_outcome, index) => ({ player: `seen ${index + 1}` })));
    expect(calls.filter((call) => call === 'append')).toHaveLength(10);
  });

  it('leaves in memory what it appended', async () => {
    const { store, calls } = watched(new MemoryEventStore());
    const executor = new CommandExecutor(store);
    await sit(executor, 'anna');
    await round(executor);
    calls.length = 0;
    expect(await sit(executor, 'bert')).toMatchObject({ kind: 'accepted', version: 3 });
    expect(calls).toEqual(['append']);
  });
});

describe('plans that wait for the same stream', () => {
  /** Seats one player and starts a list for them. */
  const enter = (executor: CommandExecutor, player: string, meta = metaFor()) =>
    executor.executeAcross(
      meta,
      async (load) => {
        const event = await load(seats, 'event-1');
        const list = await load(seats, `list-${player}`);
        const decision = seats.decide(player, event.state);
        if ('kind' in decision) return decision;
        return [
          appendTo(event, decision),
          appendTo(list, [
            {
              type: 'SeatTaken',
              schemaVersion: 1,
              data: { eventId: '1', player: `seat ${event.state.length + 1}` },
            },
          ]),
        ];
      },
      { together: true },
    );

  const several = async (store: EventStore) => {
    const executor = new CommandExecutor(store);
    await sit(executor, 'anna');
    return executor;
  };

  it('are decided one on the other and appended as one, each with its own outcome', async () => {
    const { store, calls } = watched(new MemoryEventStore());
    const executor = await several(store);
    calls.length = 0;
    const [bert, cara] = await Promise.all(['bert', 'cara'].map((each) => enter(executor, each)));
    expect(calls.filter((call) => call.startsWith('append'))).toEqual(['appendTogether']);
    expect(bert).toMatchObject({
      kind: 'accepted',
      events: [
        { streamId: 'event-1', version: 2, data: { player: 'bert' } },
        { streamId: 'list-bert', version: 1, data: { player: 'seat 2' } },
      ],
    });
    expect(cara).toMatchObject({
      kind: 'accepted',
      events: [
        { streamId: 'event-1', version: 3, data: { player: 'cara' } },
        { streamId: 'list-cara', version: 1, data: { player: 'seat 3' } },
      ],
    });
    calls.length = 0;
    expect(await sit(executor, 'dora')).toMatchObject({
      kind: 'refused',
      because: 'conflict',
      code: 'seats/full',
    });
    expect(calls).not.toContain('append');
  });

  it('refuse alone: whoever is refused holds up nobody', async () => {
    const store = new MemoryEventStore();
    const executor = await several(store);
    const outcomes = await Promise.all(
      ['bert', 'bert', 'cara', 'dora', 'emil'].map((each) => enter(executor, each)),
    );
    expect(outcomes.map((each) => (each.kind === 'refused' ? each.code : each.version))).toEqual([
      1,
      'seats/already-seated',
      1,
      'seats/full',
      'seats/full',
    ]);
    expect((await store.readStream('event-1')).map(({ data }) => data['player'])).toEqual([
      'anna',
      'bert',
      'cara',
    ]);
  });

  it('answer a command that was sent twice at once with one outcome', async () => {
    const store = new MemoryEventStore();
    const executor = await several(store);
    const meta = metaFor();
    const [first, again, cara] = await Promise.all([
      enter(executor, 'bert', meta),
      enter(executor, 'bert', meta),
      enter(executor, 'cara'),
    ]);
    expect(again).toEqual(first);
    expect(cara).toMatchObject({ kind: 'accepted' });
    expect(await store.readStream('event-1')).toHaveLength(3);
  });

  it('are made again one by one when another process was first', async () => {
    const memory = new MemoryEventStore();
    const there = await several(memory);
    const rivalled = new CommandExecutor({
      ...watched(memory).store,
      appendTogether: async (requests) => {
        await sit(there, 'rival');
        return memory.appendTogether(requests);
      },
    });
    const outcomes = await Promise.all(['bert', 'cara'].map((each) => enter(rivalled, each)));
    expect(outcomes.map(({ kind }) => kind)).toEqual(['accepted', 'refused']);
    expect((await memory.readStream('event-1')).map(({ data }) => data['player'])).toEqual([
      'anna',
      'rival',
      'bert',
    ]);
  });

  it('show nobody else what is not appended yet', async () => {
    const memory = new MemoryEventStore();
    await several(memory);
    let seen: readonly string[] = [];
    const executor: CommandExecutor = new CommandExecutor({
      ...watched(memory).store,
      appendTogether: async (requests) => {
        seen = (await executor.load(seats, 'event-1')).state;
        return memory.appendTogether(requests);
      },
    });
    await Promise.all(['bert', 'cara'].map((each) => enter(executor, each)));
    expect(seen).toEqual(['anna']);
    expect((await executor.load(seats, 'event-1')).state).toEqual(['anna', 'bert', 'cara']);
  });
});
