import {
  type Agreed,
  duelDecider,
  freeMatchDecider,
  type GameDecider,
  type GameFact,
  twinSunsDecider,
} from '#match';
import { defineReadModel, type Fold, type Folds } from '../define.js';
import type { FactType } from '../facts.js';

/** A table of the public list at which somebody waits. */
export interface OpenTableDoc {
  readonly kind: GameDecider['name'];
  readonly id: string;
  /** Of whoever opened it. */
  readonly name: string;
  /** Id of the game. */
  readonly game: string;
  readonly seats: number;
  readonly taken: number;
  /** What else whoever sits down agrees to, in the form of the kind. */
  readonly agreed: Agreed | null;
  readonly openedAt: string;
  readonly openUntil: string;
  /** Who opened it. */
  readonly actor: string;
}

export const ALL_TABLES = 'all';

/** What a fact of a game makes of its table's row: listed tables stand there until the game begins. */
const foldFact = (
  doc: OpenTableDoc | undefined,
  { type, data }: GameFact,
  opened: Pick<OpenTableDoc, 'kind' | 'actor'>,
): OpenTableDoc | undefined => {
  switch (type) {
    case 'Opened': {
      const { gameId: id, host, game, seats, listed, agreed = null, openedAt, openUntil } = data;
      const table = { id, name: host.name, game, seats, taken: 1, agreed, openedAt, openUntil };
      return listed ? { ...opened, ...table } : undefined;
    }
    case 'SeatTaken':
      return doc && { ...doc, taken: doc.taken + 1 };
    case 'SeatLeft':
      return doc && { ...doc, taken: doc.taken - 1 };
    default:
      return undefined;
  }
};

/** The events of a kind that its lobby knows, by the field of their data that holds the id of the table. */
const lobbyOf = (
  { name, read }: Pick<GameDecider, 'name' | 'read'>,
  id: string,
  types: readonly FactType[],
): Folds<OpenTableDoc> => {
  const fold: Fold<OpenTableDoc, FactType> = {
    keys: (data) => [
      { scope: ALL_TABLES, key: (data as Readonly<Record<string, unknown>>)[id] as string },
    ],
    fold: (doc, _data, event) =>
      read(event).reduce<OpenTableDoc | undefined>(
        (before, fact) => foldFact(before, fact, { kind: name, actor: event.meta.actor }),
        doc,
      ),
  };
  return Object.fromEntries(types.map((type) => [type, fold]));
};

/**
 * Tables of the public list at which somebody waits; those whose time is over are left out by whoever asks.
 */
export const openTablesModel = defineReadModel<OpenTableDoc>(
  'open-tables',
  { version: 2, scope: 'other', owner: 'any' },
  {
    ...lobbyOf(freeMatchDecider, 'matchId', [
      'FreeMatchOpened',
      'FreeMatchJoined',
      'FreeMatchCancelled',
    ]),
    ...lobbyOf(twinSunsDecider, 'gameId', [
      'TwinSunsTableOpened',
      'TwinSunsSeatTaken',
      'TwinSunsSeatLeft',
      'TwinSunsTableCancelled',
      'TwinSunsDealt',
    ]),
    ...lobbyOf(duelDecider, 'duelId', ['DuelOpened', 'DuelJoined', 'DuelCancelled']),
  },
);
