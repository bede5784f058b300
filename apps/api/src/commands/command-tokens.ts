import type {
  announceOver,
  CommandServices,
  ScreenGames,
  ScreenSnapshots,
  TableGames,
  TableSeeds,
  TableSnapshots,
} from '#application';
import { token } from '#platform';

export const COMMAND_SERVICES = token<CommandServices>('CommandServices');
export const ANNOUNCE = token<ReturnType<typeof announceOver>>('Announce');
export const TABLE_GAMES = token<TableGames>('TableGames');
export const TABLE_SNAPSHOTS = token<TableSnapshots>('TableSnapshots');
export const SCREEN_GAMES = token<ScreenGames>('ScreenGames');
export const SCREEN_SNAPSHOTS = token<ScreenSnapshots>('ScreenSnapshots');
export const TABLE_SEEDS = token<TableSeeds>('TableSeeds');
export const PRACTICE_SEEDS = token<TableSeeds>('PracticeSeeds');
export const TWIN_SUNS_SEEDS = token<TableSeeds>('TwinSunsSeeds');
export const DUEL_SEEDS = token<TableSeeds>('DuelSeeds');
