import type { Provider } from '@nestjs/common';
import { GameSnapshots, PlayedGames, screenForm, tableForm } from '#application';
import { PostgresSnapshots } from '#event-store';
import { LOGGER, METRICS, POOL } from '#infrastructure';
import { ReplayCache, ScreenGameMemory } from '#match';
import { engineDigest, gamesDigest, provide } from '#platform';
import { GameMetrics } from '../operations/game-metrics.js';
import { SCREEN_GAMES, SCREEN_SNAPSHOTS, TABLE_GAMES, TABLE_SNAPSHOTS } from './command-tokens.js';

/** Where games on screen stand: in memory, by snapshots, or played again. */
export const playedGames: Provider[] = [
  provide(GameMetrics, [METRICS], (registry) => new GameMetrics(registry)),
  provide(PostgresSnapshots, [POOL], (pool) => new PostgresSnapshots(pool)),
  provide(
    TABLE_SNAPSHOTS,
    [PostgresSnapshots, LOGGER, GameMetrics],
    (store, logger, { snapshot: count }) =>
      new GameSnapshots({ store, logger, count }, tableForm(engineDigest())),
  ),
  provide(
    TABLE_GAMES,
    [TABLE_SNAPSHOTS, GameMetrics],
    (snapshots, { reached: count }) =>
      new PlayedGames({
        memory: new ReplayCache(),
        snapshots,
        form: tableForm(engineDigest()),
        count,
      }),
  ),
  provide(
    SCREEN_SNAPSHOTS,
    [PostgresSnapshots, LOGGER, GameMetrics],
    (store, logger, { snapshot: count }) =>
      new GameSnapshots({ store, logger, count }, screenForm(gamesDigest())),
  ),
  provide(
    SCREEN_GAMES,
    [SCREEN_SNAPSHOTS, GameMetrics],
    (snapshots, { reached: count }) =>
      new PlayedGames({
        memory: new ScreenGameMemory(),
        snapshots,
        form: screenForm(gamesDigest()),
        count,
      }),
  ),
];
