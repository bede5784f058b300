import type { OpenDuel, OpenTable, OpenTwinSuns } from '#contracts';
import type { DocumentKey } from '#event-store';
import { change, defineReadModel } from '../define.js';

export interface OpenTableDoc extends OpenTable {
  /** Who opened it. */
  readonly actor: string;
}

export const ALL_TABLES = 'all';

const keys = ({ matchId }: { readonly matchId: string }): readonly DocumentKey[] => [
  { scope: ALL_TABLES, key: matchId },
];
const taken = { keys, fold: () => undefined };

/** Tables of the public list at which somebody waits; those whose time is over are left out by whoever asks. */
export const openTablesModel = defineReadModel<OpenTableDoc>(
  'open-tables',
  { version: 1, scope: 'other', owner: 'any' },
  {
    FreeMatchOpened: {
      keys,
      fold: (_doc, { matchId, host, format, bestOf, listed, openedAt, openUntil }, { meta }) =>
        listed
          ? { matchId, name: host.name, format, bestOf, openedAt, openUntil, actor: meta.actor }
          : undefined,
    },
    FreeMatchJoined: taken,
    FreeMatchCancelled: taken,
  },
);

export interface OpenTwinSunsDoc extends OpenTwinSuns {
  /** Who opened it. */
  readonly actor: string;
}

const ofGame = ({ gameId }: { readonly gameId: string }): readonly DocumentKey[] => [
  { scope: ALL_TABLES, key: gameId },
];
const noLongerOpen = { keys: ofGame, fold: () => undefined };

/** The same of Twin Suns, where a table stays in the list until its game is dealt. */
export const openTwinSunsModel = defineReadModel<OpenTwinSunsDoc>(
  'open-twin-suns',
  { version: 1, scope: 'other', owner: 'any' },
  {
    TwinSunsTableOpened: {
      keys: ofGame,
      fold: (_doc, { gameId, host, seats, listed, openedAt, openUntil }, { meta }) =>
        listed
          ? { gameId, name: host.name, seats, taken: 1, openedAt, openUntil, actor: meta.actor }
          : undefined,
    },
    TwinSunsSeatTaken: change(ofGame, (doc) => ({ ...doc, taken: doc.taken + 1 })),
    TwinSunsSeatLeft: change(ofGame, (doc) => ({ ...doc, taken: doc.taken - 1 })),
    TwinSunsTableCancelled: noLongerOpen,
    TwinSunsDealt: noLongerOpen,
  },
);

export interface OpenDuelDoc extends Omit<OpenDuel, 'game'> {
  /** Id of the game. */
  readonly game: string;
  /** Who opened it. */
  readonly actor: string;
}

const ofDuel = ({ duelId }: { readonly duelId: string }): readonly DocumentKey[] => [
  { scope: ALL_TABLES, key: duelId },
];
const duelTaken = { keys: ofDuel, fold: () => undefined };

/** The same of tables of two of other games. */
export const openDuelsModel = defineReadModel<OpenDuelDoc>(
  'open-duels',
  { version: 1, scope: 'other', owner: 'any' },
  {
    DuelOpened: {
      keys: ofDuel,
      fold: (_doc, { duelId, game, host, listed, openedAt, openUntil }, { meta }) =>
        listed
          ? { duelId, name: host.name, game, openedAt, openUntil, actor: meta.actor }
          : undefined,
    },
    DuelJoined: duelTaken,
    DuelCancelled: duelTaken,
  },
);
