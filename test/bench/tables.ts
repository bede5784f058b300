/**
 * npm run bench -- tables [--tables 64] [--rate 700] [--seconds 5] [--connections 16]: games on screen at their worst. Every move goes the
 * api's way: both streams read, the seed at hand, the move judged by the engine, appended durably. No HTTP and no Redis; one process, which
 * plays the bots as well. `--rate` moves a second are asked for at even times, latency counted from then; 0 plays as fast as it goes.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { playableBook, starterDeck } from '#cards';
import {
  appendTo,
  CommandExecutor,
  commitmentTo,
  newStream,
  PostgresEventStore,
  PostgresSealedSecrets,
} from '#event-store';
import {
  gameState,
  type MatchCommand,
  matchDecider,
  type MatchCommands,
  matchEvent,
  type TableState,
} from '#match';
import { engineDigest } from '#platform';
import { dice, randomMove } from '#rules';
import { withBenchDatabase } from './support/database.js';
import { quantile } from './support/quantile.js';

type TableCommand = 'OpenTable' | 'PlayMove';
type OpenGame = NonNullable<TableState['open']>;

const decks = { a: starterDeck('luke'), b: starterDeck('vader') };
const eventDecider = { initialState: null, decide: () => [], evolve: () => null };
const meta = () => ({
  actor: 'guest:bench',
  commandId: randomUUID(),
  correlationId: 'bench',
  at: new Date().toISOString(),
});

/** One table whose bots play game after game. */
class Table {
  #game = 0;
  #seed = { nonce: '', choice: '' };
  readonly #roll;

  constructor(
    private readonly matchId: string,
    private readonly executor: CommandExecutor,
    private readonly secrets: PostgresSealedSecrets,
    number: number,
  ) {
    this.#roll = dice(number);
  }

  async schedule(): Promise<void> {
    const scheduled = matchEvent('MatchScheduled', {
      eventId: 'bench-event',
      phase: 0,
      round: 1,
      table: 1,
      players: ['ana', 'ben'],
      matchId: this.matchId,
      bestOf: 3,
      drawsAllowed: true,
      agreedDrawAllowed: true,
      confirmAfterMinutes: 0,
      format: 'plain',
      points: null,
    });
    await this.executor.executeAcross(meta(), () =>
      Promise.resolve([newStream(`match-${this.matchId}`, [scheduled])]),
    );
  }

  /** The running game, the next one dealt when none is; null when the match is over. */
  async ready(): Promise<OpenGame | null> {
    const { state } = await this.executor.load(matchDecider, `match-${this.matchId}`);
    if (state.status === 'completed') return null;
    if (state.table.open) return state.table.open;
    await this.deal(state.table.games + 1);
    return this.ready();
  }

  /** Makes one move. */
  async move(table: OpenGame): Promise<void> {
    const { pending } = gameState(table, this.#seed.choice);
    if (!pending) throw new Error('nobody decides');
    const { seat, ...move } = randomMove(pending, this.#roll, playableBook().names);
    await this.command('PlayMove', {
      by: seat === 0 ? 'a' : 'b',
      game: this.#game,
      move,
      seed: this.#seed.choice,
      nonce: this.#seed.nonce,
    });
  }

  private async deal(game: number): Promise<void> {
    this.#game = game;
    this.#seed = await this.secrets.put(`match-${this.matchId}`, `game-${game}`, {
      nonce: randomUUID(),
      choice: randomUUID(),
    });
    if (!decks.a || !decks.b) throw new Error('no starter decks');
    await this.command('OpenTable', {
      a: decks.a,
      b: decks.b,
      seed: this.#seed.choice,
      seedCommitment: commitmentTo(this.#seed),
      engine: engineDigest(),
      byJudge: true,
    });
  }

  /** As the command desk does it: both streams loaded for the rights, then decided and appended in one go. */
  private async command<T extends TableCommand>(type: T, data: MatchCommands[T]): Promise<void> {
    const outcome = await this.executor.executeAcross(meta(), async (load) => {
      const match = await load(matchDecider, `match-${this.matchId}`);
      await load(eventDecider, 'event-bench-event');
      const decision = matchDecider.decide(
        { type, data, actor: 'guest:bench', at: new Date().toISOString() } as MatchCommand,
        match.state,
      );
      return 'kind' in decision
        ? { kind: 'refused', code: decision.code }
        : [appendTo(match, decision)];
    });
    if (outcome.kind === 'refused') throw new Error(outcome.code);
  }
}

export const run = async (args: readonly string[]): Promise<void> => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      tables: { type: 'string', default: '64' },
      rate: { type: 'string', default: '700' },
      seconds: { type: 'string', default: '5' },
      connections: { type: 'string', default: '16' },
    },
  });
  const [tables, rate, seconds, connections] = [
    Number(values.tables),
    Number(values.rate),
    Number(values.seconds),
    Number(values.connections),
  ];
  await withBenchDatabase(connections, async (pool) => {
    const executor = new CommandExecutor(new PostgresEventStore(pool), { cachedStreams: 5_000 });
    const secrets = new PostgresSealedSecrets(pool, Buffer.alloc(32, 7));
    const latencies: number[] = [];
    let matches = 0;
    const gap = rate > 0 ? (tables * 1_000) / rate : 0;
    const seatBots = async (number: number, start: number, end: number): Promise<void> => {
      let due = start + (gap * number) / tables;
      while (due < end && performance.now() < end) {
        const table = new Table(`bench-${number}-${(matches += 1)}`, executor, secrets, number);
        await table.schedule();
        for (
          let game = await table.ready();
          game && due < end && performance.now() < end;
          game = await table.ready()
        ) {
          await pause(Math.max(0, due - performance.now()));
          // Timers count whole milliseconds and may be early by less than one.
          const from = gap > 0 ? Math.min(due, performance.now()) : performance.now();
          await table.move(game);
          latencies.push(performance.now() - from);
          due += gap;
        }
      }
    };
    const play = (duration: number): Promise<unknown> =>
      Promise.all(
        Array.from({ length: tables }, (_, number) =>
          seatBots(number, performance.now(), performance.now() + duration),
        ),
      );
    await play(1_000);
    latencies.length = 0;
    const start = performance.now();
    await play(seconds * 1_000);
    const movesPerSecond = Math.round((latencies.length * 1_000) / (performance.now() - start));
    latencies.sort((one, other) => one - other);
    console.log(
      JSON.stringify({
        movesPerSecond,
        askedFor: rate === 0 ? null : rate,
        p50Ms: quantile(latencies, 0.5),
        p99Ms: quantile(latencies, 0.99),
        moves: latencies.length,
        tables,
        connections,
      }),
    );
  });
};
