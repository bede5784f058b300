/* eslint-disable max-params -- Nest hands parts over one by one */
import {
  type DynamicModule,
  type FactoryProvider,
  Global,
  Module,
  type Provider,
} from '@nestjs/common';
import { PrismaPg } from '@prisma/adapter-pg';
import { Queue } from 'bullmq';
import { signerOf } from '#checkpoints';
import {
  CommandExecutor,
  drawnSeed,
  type EventStore,
  type ModelReader,
  PostgresEventStore,
  PostgresProjectionStore,
  PostgresSealedSecrets,
  type SealedSecrets,
} from '#event-store';
import { TransferKey } from '#handover';
import {
  type Configuration,
  createDatabasePool,
  createMetrics,
  createRedis,
  type DatabasePool,
  deliveryQueueName,
  deriveKey,
  Gauge,
  type Logger,
  observePool,
  queueName,
  type Redis,
  type Registry,
} from '#platform';
import { PrismaClient } from '../../../../prisma/generated/client.js';
import { Accounts } from '../auth/accounts.js';
import { type Auth, createAuth } from '../auth/auth.js';
import {
  Aggregates,
  announceOver,
  CommandRunner,
  type CommandServices,
  Fingerprints,
  GuestCodes,
  PlayerPools,
  SystemCommands,
  systemClock,
  TableSeeds,
} from '#application';
import { PackMemory, packSeedName } from '#draft';
import { GuestCookie } from '../auth/guest-cookie.js';
import { Identity } from '../auth/identity.js';
import { KnownDevices } from '../auth/known-device.js';
import { SignInGuard } from '../auth/sign-in-guard.js';
import { VisitorPass } from '../auth/visitor-pass.js';
import { EventDoor } from '../events/event-door.js';
import { Callers } from '../http/callers.js';
import { RegistrationOrigins } from '../http/registration-origins.js';
import { LiveHub } from '../live/live-hub.js';
import { ApiMetrics } from '../operations/api-metrics.js';
import { ReadinessProbe } from '../operations/readiness.js';
import { EventGlance } from '../queries/event-glance.js';
import { LogPositions } from '../queries/log-positions.js';
import { Snapshots } from '../queries/snapshots.js';
import { GrowingDelay } from '../rate-limits/growing-delay.js';
import { RateLimiter } from '../rate-limits/rate-limiter.js';
import { ApiTokens } from '../tokens/api-tokens.js';
import { BotThread } from '../practice/bot-thread.js';
import * as token from './tokens.js';

/** Nest hands the injected parts over in the order of their tokens; their types meet here. */
const provide = <Parts extends never[]>(
  provided: symbol,
  inject: readonly symbol[],
  make: (...parts: Parts) => unknown,
): FactoryProvider => ({
  provide: provided,
  inject: [...inject],
  useFactory: make as (...parts: never[]) => unknown,
});

type Announce = ReturnType<typeof announceOver>;

const queueOf =
  (name: string) =>
  (configuration: Configuration, logger: Logger): Queue => {
    const queue = new Queue(name, {
      connection: createRedis(configuration, 'queue', logger) as never,
    });
    queue.on('error', (error) => logger.warn({ err: error }, 'the queue is not reachable'));
    return queue;
  };

const observedPool = (
  configuration: Configuration,
  logger: Logger,
  registry: Registry,
): DatabasePool => {
  const pool = createDatabasePool(configuration, 'api', logger);
  observePool(pool, registry);
  return pool;
};

const observedProbe = (pool: DatabasePool, redis: Redis, registry: Registry): ReadinessProbe => {
  const probe = new ReadinessProbe(pool, redis);
  new Gauge({
    name: 'conclave_projection_lag',
    help: 'Events that the read models have yet to take, in all logs together',
    registers: [registry],
    async collect() {
      this.set(await probe.lag().catch(() => Number.NaN));
    },
  });
  return probe;
};

const connections: Provider[] = [
  provide(token.METRICS, [], () => createMetrics('api')),
  provide(token.POOL, [token.CONFIGURATION, token.LOGGER, token.METRICS], observedPool),
  provide(
    token.REDIS,
    [token.CONFIGURATION, token.LOGGER],
    (configuration: Configuration, logger: Logger) => createRedis(configuration, 'request', logger),
  ),
  provide(
    token.LIVE_SUBSCRIBER,
    [token.CONFIGURATION, token.LOGGER],
    (configuration: Configuration, logger: Logger) =>
      createRedis(configuration, 'subscriber', logger),
  ),
  provide(token.JOB_QUEUE, [token.CONFIGURATION, token.LOGGER], queueOf(queueName)),
  provide(token.DELIVERY_QUEUE, [token.CONFIGURATION, token.LOGGER], queueOf(deliveryQueueName)),
  provide(
    token.PRISMA,
    [token.POOL],
    (pool: DatabasePool) => new PrismaClient({ adapter: new PrismaPg(pool) }),
  ),
  provide(token.EVENT_STORE, [token.POOL], (pool: DatabasePool) => new PostgresEventStore(pool)),
  provide(
    token.MODEL_READER,
    [token.POOL],
    (pool: DatabasePool) => new PostgresProjectionStore(pool),
  ),
  provide(
    token.SEALED_SECRETS,
    [token.POOL, token.CONFIGURATION],
    (pool: DatabasePool, { secret }: Configuration) =>
      new PostgresSealedSecrets(pool, deriveKey(secret, 'sealed-secrets')),
  ),
];

const people: Provider[] = [
  provide(token.AUTH, [token.PRISMA, token.CONFIGURATION, token.SIGN_IN_GUARD], createAuth),
  provide(
    token.SIGN_IN_GUARD,
    [token.REDIS, token.RATE_LIMITER, token.CONFIGURATION],
    (redis: Redis, limits: RateLimiter, { rateLimits, secret, publicUrl }: Configuration) =>
      new SignInGuard(
        redis,
        limits,
        new GrowingDelay(redis, rateLimits),
        new KnownDevices(secret, publicUrl.startsWith('https:')),
      ),
  ),
  provide(token.ACCOUNTS, [token.PRISMA], (prisma: PrismaClient) => new Accounts(prisma)),
  provide(token.LOG_SIGNER, [token.CONFIGURATION], ({ secret, publicUrl }: Configuration) =>
    signerOf(new URL(publicUrl).host, deriveKey(secret, 'log-signing')),
  ),
  provide(
    token.TRANSFER_KEY,
    [token.CONFIGURATION],
    ({ secret }: Configuration) => new TransferKey(deriveKey(secret, 'event-transfer')),
  ),
  provide(
    token.FINGERPRINTS,
    [token.CONFIGURATION],
    ({ secret }: Configuration) => new Fingerprints(secret),
  ),
  provide(
    token.GUEST_CODES,
    [token.CONFIGURATION],
    ({ secret }: Configuration) => new GuestCodes(secret),
  ),
  provide(
    token.GUEST_COOKIE,
    [token.CONFIGURATION],
    ({ secret, publicUrl }: Configuration) =>
      new GuestCookie(secret, publicUrl.startsWith('https:')),
  ),
  provide(token.API_TOKENS, [token.PRISMA], (prisma: PrismaClient) => new ApiTokens(prisma)),
  provide(
    token.IDENTITY,
    [token.AUTH, token.GUEST_COOKIE, token.API_TOKENS],
    (auth: Auth, cookie: GuestCookie, tokens: ApiTokens) => new Identity(auth, cookie, tokens),
  ),
  provide(
    token.RATE_LIMITER,
    [token.REDIS, token.CONFIGURATION],
    (redis: Redis, { rateLimits }: Configuration) => new RateLimiter(redis, rateLimits),
  ),
  provide(
    token.CALLERS,
    [token.IDENTITY, token.RATE_LIMITER, token.CONFIGURATION],
    (identity: Identity, limits: RateLimiter, { publicUrl, loadPass }: Configuration) =>
      new Callers(identity, limits, new VisitorPass(publicUrl.startsWith('https:')), loadPass),
  ),
];

const desks: Provider[] = [
  provide(
    token.REGISTRATION_ORIGINS,
    [token.CALLERS, token.CONFIGURATION],
    (callers: Callers, { secret }: Configuration) =>
      new RegistrationOrigins(callers, deriveKey(secret, 'registration-origins')),
  ),
  provide(token.API_METRICS, [token.METRICS], (registry: Registry) => new ApiMetrics(registry)),
  provide(
    token.COMMAND_EXECUTOR,
    [token.EVENT_STORE],
    (store: EventStore) => new CommandExecutor(store, { cachedStreams: 5_000 }),
  ),
  {
    provide: Aggregates,
    inject: [token.COMMAND_EXECUTOR],
    useFactory: (executor: CommandExecutor) => new Aggregates(executor),
  },
  provide(
    token.POD_PACKS,
    [token.SEALED_SECRETS],
    (secrets: SealedSecrets) =>
      new PackMemory(
        async (podId) => (await drawnSeed(secrets, `pod-${podId}`, packSeedName)).choice,
      ),
  ),
  provide(
    token.TABLE_SEEDS,
    [token.SEALED_SECRETS],
    (secrets: SealedSecrets) => new TableSeeds(secrets),
  ),
  provide(
    token.PRACTICE_SEEDS,
    [token.SEALED_SECRETS],
    (secrets: SealedSecrets) => new TableSeeds(secrets, 'practice'),
  ),
  provide(token.BOT_THREAD, [], () => new BotThread()),
  provide(token.ANNOUNCE, [token.REDIS], (redis: Redis): Announce => announceOver(redis)),
  provide(
    token.SYSTEM_COMMANDS,
    [token.COMMAND_EXECUTOR, token.ANNOUNCE],
    (executor: CommandExecutor, announce: Announce) =>
      new SystemCommands(executor, announce, systemClock),
  ),
  {
    provide: token.COMMAND_SERVICES,
    inject: [
      Aggregates,
      token.EVENT_STORE,
      token.SEALED_SECRETS,
      token.MODEL_READER,
      token.LOG_POSITIONS,
      token.GUEST_CODES,
      token.ACCOUNTS,
      token.TABLE_SEEDS,
      token.PRACTICE_SEEDS,
      token.BOT_THREAD,
      token.POD_PACKS,
      token.PLAYER_POOLS,
      token.SYSTEM_COMMANDS,
      token.LOGGER,
    ],
    useFactory: (
      aggregates: Aggregates,
      store: EventStore,
      secrets: SealedSecrets,
      models: ModelReader,
      positions: LogPositions,
      guestCodes: GuestCodes,
      accounts: Accounts,
      tableSeeds: TableSeeds,
      practiceSeeds: TableSeeds,
      bot: BotThread,
      packs: PackMemory,
      pools: PlayerPools,
      system: SystemCommands,
      logger: Logger,
    ): CommandServices => ({
      aggregates,
      store,
      secrets,
      models,
      positions,
      guestCodes,
      accounts,
      tableSeeds,
      practiceSeeds,
      bot,
      packs,
      pools,
      system,
      logger,
    }),
  },
  {
    provide: CommandRunner,
    inject: [token.COMMAND_EXECUTOR, token.EVENT_STORE, token.COMMAND_SERVICES, token.ANNOUNCE],
    useFactory: (
      executor: CommandExecutor,
      store: EventStore,
      services: CommandServices,
      announce: Announce,
    ) => new CommandRunner({ executor, store, services, announce }),
  },
  provide(token.LOG_POSITIONS, [token.POOL], (pool: DatabasePool) => new LogPositions(pool)),
  provide(
    token.SNAPSHOTS,
    [token.LOG_POSITIONS, token.MODEL_READER],
    (positions: LogPositions, reader: ModelReader) => new Snapshots(positions, reader),
  ),
  {
    provide: token.EVENT_GLANCE,
    inject: [Aggregates],
    useFactory: (aggregates: Aggregates) => new EventGlance(aggregates),
  },
  provide(token.EVENT_DOOR, [token.EVENT_GLANCE], (glance: EventGlance) => new EventDoor(glance)),
  {
    provide: token.PLAYER_POOLS,
    inject: [Aggregates, token.EVENT_STORE, token.SEALED_SECRETS],
    useFactory: (aggregates: Aggregates, store: EventStore, secrets: SealedSecrets) =>
      new PlayerPools(aggregates, store, secrets),
  },
  provide(token.READINESS, [token.POOL, token.REDIS, token.METRICS], observedProbe),
  provide(
    token.LIVE_HUB,
    [token.LIVE_SUBSCRIBER, token.POOL, token.LOG_POSITIONS, token.API_METRICS, token.LOGGER],
    (
      subscriber: Redis,
      pool: DatabasePool,
      positions: LogPositions,
      metrics: ApiMetrics,
      logger: Logger,
    ) => new LiveHub({ subscriber, pool, positions, metrics, logger }),
  ),
];

/** What the api is made of, each thing once, built from the configuration. */
@Global()
@Module({})
export class InfrastructureModule {
  static with(configuration: Configuration, logger: Logger): DynamicModule {
    const given: Provider[] = [
      { provide: token.CONFIGURATION, useValue: configuration },
      { provide: token.LOGGER, useValue: logger },
    ];
    const providers = [...given, ...connections, ...people, ...desks];
    return { module: InfrastructureModule, providers, exports: providers };
  }
}
