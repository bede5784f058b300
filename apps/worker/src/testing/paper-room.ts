import { games } from '#games';
import { randomUUID } from 'node:crypto';
import {
  catchUp,
  CommandExecutor,
  commitmentTo,
  newNonce,
  PostgresEventStore,
  PostgresProjectionStore,
  PostgresSealedSecrets,
  type RecordedEvent,
} from '#event-store';
import { ownership } from '#facts';
import { matchCommand, type MatchCommands, type MatchCommandType, matchDecider } from '#match';
import { createDatabasePool, createLogger, type DatabasePool, deriveKey } from '#platform';
import { readModels } from '#read-models';
import {
  tournamentCommand,
  type EventSettings,
  plainSettings,
  type TournamentCommands,
  type TournamentCommandType,
  tournamentDecider,
} from '#tournament';

export const testSecret = 'only-for-tests-'.repeat(3);
export const silent = createLogger('test', { logLevel: 'silent' });

/**
 * A running event in a real database, for tests of the worker. People act through the deciders, as
 * they do in the api.
 */
export class PaperRoom {
  readonly pool: DatabasePool;
  readonly store: PostgresEventStore;
  readonly projections: PostgresProjectionStore;
  readonly secrets: PostgresSealedSecrets;
  readonly executor: CommandExecutor;

  private constructor(
    databaseUrl: string,
    readonly eventId: string,
  ) {
    this.pool = createDatabasePool({ databaseUrl, databasePool: 6 }, 'test', silent);
    this.store = new PostgresEventStore(this.pool, ownership);
    this.projections = new PostgresProjectionStore(this.pool);
    this.secrets = new PostgresSealedSecrets(this.pool, deriveKey(testSecret, 'sealed-secrets'));
    this.executor = new CommandExecutor(this.store);
  }

  /** Opens a started event with so many players, all checked in. */
  static async open(
    databaseUrl: string,
    players: number,
    settings: Partial<EventSettings> = {},
  ): Promise<PaperRoom> {
    const room = new PaperRoom(databaseUrl, `e${randomUUID().replaceAll('-', '').slice(0, 11)}`);
    const seed = { nonce: newNonce(), choice: newNonce() };
    await room.secrets.put(`event-${room.eventId}`, 'seed', seed);
    await room.toEvent('CreateEvent', {
      eventId: room.eventId,
      name: 'Paper room',
      format: settings.limited ? 'draft' : 'premier',
      date: '2026-11-21',
      venue: '',
      cap: null,
      owner: 'olga',
      ownerName: 'Olga',
      settings: { ...plainSettings, deckRequired: false, swissRounds: 3, ...settings },
      seedCommitment: commitmentTo(seed),
      demo: false,
    });
    for (let number = 1; number <= players; number += 1) {
      const playerId = `player${String(number).padStart(3, '0')}`;
      await room.toEvent('RegisterPlayer', {
        playerId,
        name: `Player ${number}`,
        account: null,
        nonce: newNonce(),
        byStaff: true,
      });
      await room.toEvent('CheckInPlayer', { playerId, byStaff: true });
    }
    await room.toEvent('StartEvent', {});
    return room;
  }

  /** The same event after a restore of its database. */
  static restored(databaseUrl: string, eventId: string): PaperRoom {
    return new PaperRoom(databaseUrl, eventId);
  }

  async toEvent<T extends TournamentCommandType>(
    type: T,
    data: TournamentCommands[T],
  ): Promise<void> {
    const command = tournamentCommand(type, data, { ...this.act(), games });
    await this.accepted(
      this.executor.execute({
        decider: tournamentDecider,
        streamId: `event-${this.eventId}`,
        command,
        meta: this.meta(),
      }),
    );
  }

  async toMatch<T extends MatchCommandType>(
    matchId: string,
    type: T,
    data: MatchCommands[T],
  ): Promise<void> {
    await this.accepted(this.tryMatch(matchId, type, data));
  }

  /** The same as `toMatch`, but returns refusals; `at` is the time of the command. */
  tryMatch<T extends MatchCommandType>(
    matchId: string,
    type: T,
    data: MatchCommands[T],
    at = new Date().toISOString(),
  ) {
    const command = matchCommand(type, data, { actor: 'account:olga', at, games });
    return this.executor.execute({
      decider: matchDecider,
      streamId: `match-${matchId}`,
      command,
      meta: { ...this.meta(), at },
    });
  }

  requestPairing(round: number): Promise<void> {
    return this.toEvent('RequestPairing', { phase: 0, round, attempt: 1, repair: false });
  }

  events(type: string): Promise<readonly RecordedEvent[]> {
    return this.store
      .readStream(`event-${this.eventId}`)
      .then((events) => events.filter((event) => event.type === type));
  }

  /** Match ids of the last pairing. */
  async tables(): Promise<readonly string[]> {
    const paired = (await this.events('RoundPaired')).at(-1);
    return (
      (paired?.data['tables'] as unknown as { matchId: string }[] | undefined)?.map(
        (table) => table.matchId,
      ) ?? []
    );
  }

  async playAll(): Promise<void> {
    for (const matchId of await this.tables()) {
      await this.toMatch(matchId, 'ReportResult', { by: 'a', score: { a: 2, b: 0, drawn: 0 } });
      await this.toMatch(matchId, 'ConfirmResult', { by: 'b' });
    }
  }

  /** Brings the read models up to date in tests without a worker. */
  fold(): Promise<void> {
    return catchUp({
      events: this.store,
      projections: this.projections,
      models: readModels,
      ownership,
    });
  }

  close(): Promise<void> {
    return this.pool.end();
  }

  private act() {
    return { actor: 'account:olga', at: new Date().toISOString() };
  }

  private meta() {
    return { ...this.act(), commandId: randomUUID(), correlationId: 'test' };
  }

  private async accepted(outcome: ReturnType<CommandExecutor['execute']>): Promise<void> {
    const { kind, ...rest } = await outcome;
    if (kind !== 'accepted') throw new Error(JSON.stringify(rest));
  }
}
