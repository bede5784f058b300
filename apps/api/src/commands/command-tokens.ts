import type { announceOver, CommandServices, SealedGameSeeds } from '#application';
import { token } from '#platform';

export const COMMAND_SERVICES = token<CommandServices>('CommandServices');
export const ANNOUNCE = token<ReturnType<typeof announceOver>>('Announce');
export const GAME_SEEDS = token<SealedGameSeeds>('GameSeeds');
