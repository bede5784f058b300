import type {
  announceOver,
  CommandServices,
  ScreenGames,
  ScreenSnapshots,
  TableGames,
  SealedGameSeeds,
  TableSnapshots,
} from '#application';
import { token } from '#platform';

export const COMMAND_SERVICES = token<CommandServices>('CommandServices');
export const ANNOUNCE = token<ReturnType<typeof announceOver>>('Announce');
export const TABLE_GAMES = token<TableGames>('TableGames');
export const TABLE_SNAPSHOTS = token<TableSnapshots>('TableSnapshots');
export const SCREEN_GAMES = token<ScreenGames>('ScreenGames');
export const SCREEN_SNAPSHOTS = token<ScreenSnapshots>('ScreenSnapshots');
export const GAME_SEEDS = token<SealedGameSeeds>('GameSeeds');
