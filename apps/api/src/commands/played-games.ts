import type { Provider } from '@nestjs/common';
import { GameSnapshots, PlayedGames } from '#application';
import { PostgresSnapshots } from '#event-store';
import { GAMES, LOGGER, METRICS, POOL } from '#infrastructure';
import { GameMemory } from '#match';
import { gamesDigest, provide } from '#platform';
import { GameMetrics } from '../operations/game-metrics.js';

/** The current positions of games on screen: from memory, snapshots or a replay. */
export const playedGames: Provider[] = [
  provide(GameMetrics, [METRICS], (registry) => new GameMetrics(registry)),
  provide(PostgresSnapshots, [POOL], (pool) => new PostgresSnapshots(pool)),
  provide(
    GameSnapshots,
    [PostgresSnapshots, LOGGER, GameMetrics, GAMES],
    (store, logger, { snapshot: count }, games) =>
      new GameSnapshots({ store, logger, count }, { games, digest: gamesDigest() }),
  ),
  provide(
    PlayedGames,
    [GameSnapshots, GameMetrics, GAMES],
    (snapshots, { reached: count }, games) =>
      new PlayedGames({ memory: new GameMemory(games), snapshots, count }),
  ),
];
