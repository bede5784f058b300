/**
 * The worst case of drafting. Every pick takes the api's way: both streams read, the packs
 * computed, the pick decided and appended durably; then another process reads the stream and writes
 * the neighbour's whole view as JSON. No HTTP and no Redis; one process, which drafts as well.
 * `--rate` picks a second are due at even times, and latency counts from then until the neighbour's
 * view is written; 0 drafts as fast as possible.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type Offer,
  offerTo,
  PackMemory,
  packSeedName,
  passesTo,
  type PodCommand,
  type PodCommands,
  podDecider,
} from '#draft';
import {
  appendTo,
  CommandExecutor,
  newStream,
  PostgresEventStore,
  PostgresSealedSecrets,
} from '#event-store';
import { tournamentDecider } from '#tournament';
import { nobody } from '#application';
import { PodViews } from '../../apps/api/src/drafts/pod-views.js';
import { WatchKey } from '../../apps/api/src/drafts/watch-key.js';
import { withBenchDatabase } from './support/database.js';
import { quantile } from './support/quantile.js';

const players = 8;
const meta = () => ({
  actor: 'guest:bench',
  commandId: randomUUID(),
  correlationId: 'bench',
  at: new Date().toISOString(),
});

/** The parts of one api process that a draft needs. */
class Process {
  readonly executor: CommandExecutor;
  readonly packs: PackMemory;

  constructor(store: PostgresEventStore, secrets: PostgresSealedSecrets) {
    this.executor = new CommandExecutor(store, { cachedStreams: 5_000 });
    this.packs = new PackMemory(
      async (podId) => (await secrets.get(`pod-${podId}`, packSeedName))?.choice ?? '',
    );
  }

  pod(podId: string) {
    return this.executor.load(podDecider, `pod-${podId}`);
  }

  /** The view of a player as their phone gets it. */
  async view(podId: string, playerId: string): Promise<string> {
    const rights = { roles: new Set<never>(), ownPlayers: new Set([playerId]) };
    const watchKey = new WatchKey(Buffer.alloc(32));
    const door = {
      enter: () =>
        Promise.resolve({ tournament: tournamentDecider.initialState, asker: nobody, rights }),
    };
    return JSON.stringify(await new PodViews(this, door, this.packs, watchKey).of(podId, nobody));
  }
}

/** A pod of eight. */
class Table {
  constructor(
    private readonly api: Process,
    private readonly neighbours: Process,
    private readonly secrets: PostgresSealedSecrets,
  ) {}

  async seat(): Promise<string> {
    const podId = randomUUID();
    await this.secrets.put(`pod-${podId}`, packSeedName, { nonce: randomUUID(), choice: podId });
    const seats = Array.from({ length: players }, (_, index) => `player-${index}`);
    const data: PodCommands['SeatPod'] = {
      eventId: 'bench-event',
      podId,
      draft: 1,
      number: 1,
      set: 'SOR',
      source: 'generated',
      seats,
      clock: null,
      seedCommitment: 'c',
    };
    const seated = podDecider.decide({ type: 'SeatPod', data, ...meta() }, podDecider.initialState);
    if ('kind' in seated) throw new Error(seated.code);
    await this.api.executor.executeAcross(meta(), () =>
      Promise.resolve([newStream(`pod-${podId}`, seated)]),
    );
    return podId;
  }

  /** The next possible pick of any seat; null if the draft is over. */
  async offer(podId: string): Promise<Offer | null> {
    const { state } = await this.api.pod(podId);
    const packs = await this.api.packs.of(state);
    return (
      state.seats.map((_, seat) => offerTo(state, packs, seat)).find((offer) => offer !== null) ??
      null
    );
  }

  /** Makes the pick as the api does, and then the neighbour's view. */
  async pick(podId: string, { seat, round, pick, cards }: Offer): Promise<void> {
    const outcome = await this.api.executor.executeAcross(meta(), async (load) => {
      const pod = await load(podDecider, `pod-${podId}`);
      await load(tournamentDecider, 'event-bench-event');
      const data: PodCommands['PickCard'] = {
        seat,
        round,
        pick,
        card: cards[0] ?? '',
        by: 'player',
        packs: await this.api.packs.of(pod.state),
      };
      const decision = podDecider.decide(
        { type: 'PickCard', data, ...meta() } as PodCommand,
        pod.state,
      );
      return 'kind' in decision
        ? { kind: 'refused', because: 'conflict', code: decision.code }
        : [appendTo(pod, decision)];
    });
    if (outcome.kind === 'refused') throw new Error(outcome.code);
    await this.neighbours.view(podId, `player-${passesTo(players, round, seat)}`);
  }
}

interface Wish {
  readonly pods: number;
  readonly rate: number;
  readonly seconds: number;
  readonly connections: number;
}

export const run = async ({ pods, rate, seconds, connections }: Wish): Promise<void> => {
  await withBenchDatabase(connections, async (pool) => {
    const [store, secrets] = [
      new PostgresEventStore(pool),
      new PostgresSealedSecrets(pool, Buffer.alloc(32, 7)),
    ];
    const table = new Table(new Process(store, secrets), new Process(store, secrets), secrets);
    const latencies: number[] = [];
    const seated = await Promise.all(Array.from({ length: pods }, () => table.seat()));
    const gap = rate > 0 ? (pods * 1_000) / rate : 0;
    const draftOn = async (number: number, start: number, end: number): Promise<void> => {
      for (
        let due = start + (gap * number) / pods;
        due < end && performance.now() < end;
        due += gap
      ) {
        const podId = seated[number] ?? '';
        const offer = await table.offer(podId);
        if (offer) {
          await pause(Math.max(0, due - performance.now()));
          // Timers have a resolution of milliseconds and may fire up to one too early.
          const from = gap > 0 ? Math.min(due, performance.now()) : performance.now();
          await table.pick(podId, offer);
          latencies.push(performance.now() - from);
        } else seated[number] = await table.seat();
      }
    };
    const draft = (duration: number): Promise<unknown> =>
      Promise.all(
        Array.from({ length: pods }, (_, number) =>
          draftOn(number, performance.now(), performance.now() + duration),
        ),
      );
    await draft(1_000);
    latencies.length = 0;
    const [start, before] = [performance.now(), process.cpuUsage()];
    await draft(seconds * 1_000);
    const picksPerSecond = Math.round((latencies.length * 1_000) / (performance.now() - start));
    const { user } = process.cpuUsage(before);
    latencies.sort((one, other) => one - other);
    console.log(
      JSON.stringify({
        picksPerSecond,
        askedFor: rate === 0 ? null : rate,
        p50Ms: quantile(latencies, 0.5),
        p99Ms: quantile(latencies, 0.99),
        picksPerCpuSecond: Math.round((latencies.length * 1e6) / user),
        picks: latencies.length,
        pods,
        connections,
      }),
    );
  });
};
