import { streamOf } from '#aggregate';
import { ownership } from '#facts';
import { Global, Module, type Provider } from '@nestjs/common';
import {
  Aggregates,
  announceOver,
  CommandRunner,
  ExecuteCommandHandler,
  Fingerprints,
  RecentOpenings,
  GuestCodes,
  RescueKeys,
  PlayedGames,
  PlayerPools,
  SystemCommands,
  systemClock,
  SealedGameSeeds,
} from '#application';
import { CardsInUse } from '#bundles';
import { PackMemory, packSeedName } from '#draft';
import { CommandExecutor, drawnSeed } from '#event-store';
import {
  CONFIGURATION,
  EVENT_STORE,
  GAMES,
  LOGGER,
  PERSON_KEYS,
  REDIS,
  SEALED_SECRETS,
} from '#infrastructure';
import { provide, provideParts } from '#platform';
import { Accounts } from '../auth/accounts.js';
import { LOG_SIGNER } from '../auth/auth-tokens.js';
import { MODEL_READER } from '../infrastructure/tokens.js';
import { BotThread } from './bot-thread.js';
import { OpenHoursKeeper } from '../operations/open-hours-keeper.js';
import { LogPositions } from '../queries/log-positions.js';
import { CommandController } from './command.controller.js';
import { playedGames } from './played-games.js';
import { ANNOUNCE, COMMAND_SERVICES, GAME_SEEDS } from './command-tokens.js';

const services: Provider[] = [
  provide(
    CommandExecutor,
    [EVENT_STORE],
    (store) => new CommandExecutor(store, { cachedStreams: 5_000, ownership }),
  ),
  provide(
    Aggregates,
    [CommandExecutor, CardsInUse],
    (executor, cards) => new Aggregates(executor, cards),
  ),
  provide(ANNOUNCE, [REDIS], announceOver),
  provide(
    SystemCommands,
    [CommandExecutor, ANNOUNCE, GAMES],
    (executor, announce, games) => new SystemCommands(executor, announce, systemClock, games),
  ),
  provide(GAME_SEEDS, [SEALED_SECRETS], (secrets) => new SealedGameSeeds(secrets)),
  provide(
    PackMemory,
    [SEALED_SECRETS],
    (secrets) =>
      new PackMemory(
        async (podId) => (await drawnSeed(secrets, streamOf('pod', podId), packSeedName)).choice,
      ),
  ),
  provide(
    PlayerPools,
    [Aggregates, EVENT_STORE, SEALED_SECRETS],
    (aggregates, store, secrets) => new PlayerPools(aggregates, store, secrets),
  ),
  ...playedGames,
  BotThread,
  provide(RecentOpenings, [], () => new RecentOpenings()),
  provide(Fingerprints, [CONFIGURATION], ({ secret }) => new Fingerprints(secret)),
];

const running: Provider[] = [
  provideParts(
    COMMAND_SERVICES,
    {
      aggregates: Aggregates,
      store: EVENT_STORE,
      secrets: SEALED_SECRETS,
      models: MODEL_READER,
      positions: LogPositions,
      guestCodes: GuestCodes,
      rescueKeys: RescueKeys,
      accounts: Accounts,
      seeds: GAME_SEEDS,
      openings: RecentOpenings,
      packs: PackMemory,
      pools: PlayerPools,
      games: GAMES,
      played: PlayedGames,
      bot: BotThread,
      personKeys: PERSON_KEYS,
      system: SystemCommands,
      logger: LOGGER,
      openHours: OpenHoursKeeper,
    },
    (parts) => parts,
  ),
  provideParts(
    CommandRunner,
    {
      executor: CommandExecutor,
      store: EVENT_STORE,
      services: COMMAND_SERVICES,
      receipts: LOG_SIGNER,
      announce: ANNOUNCE,
    },
    (parts) => new CommandRunner(parts),
  ),
];

/** Runs commands as libs/application defines them. */
@Global()
@Module({
  controllers: [CommandController],
  providers: [...services, ...running, ExecuteCommandHandler],
  exports: services,
})
export class CommandsModule {}
