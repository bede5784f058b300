import {
  isFreeMatch,
  type GamePlayer,
  type Agreed,
  duelDecider,
  freeMatchDecider,
  type GameDecider,
  type GameFact,
  twinSunsDecider,
} from '#match';
import { defineReadModel, type Fold, type Folds, matchIdOf } from '../define.js';
import type { FactType } from '../facts.js';

/** A public table with a free seat, or a game that has spectators. */
export interface OpenTableDoc {
  readonly kind: GameDecider['name'];
  readonly id: string;
  /** The seated players, the host first. */
  readonly players: readonly Pick<GamePlayer, 'playerId' | 'name'>[];
  /** Id of the game. */
  readonly game: string;
  readonly seats: number;
  readonly listed: boolean;
  /** When the game began (ISO 8601); null while a seat is free. */
  readonly begunAt: string | null;
  /**
   * The other conditions that a player accepts by taking the seat, in the form of the kind of
   * table.
   */
  readonly agreed: Agreed | null;
  readonly openedAt: string;
  readonly openUntil: string;
  /** The actor who opened it. */
  readonly actor: string;
}

export const ALL_TABLES = 'all';

const toSeat = ({ playerId, name }: GamePlayer): OpenTableDoc['players'][number] => ({
  playerId,
  name,
});

/**
 * How an event of a game changes the row of its table: listed tables are shown until the game
 * begins, those with spectators until it is over.
 */
const foldFact = (
  doc: OpenTableDoc | undefined,
  { type, data }: GameFact,
  opened: Pick<OpenTableDoc, 'kind' | 'actor'> & { readonly at: string },
): OpenTableDoc | undefined => {
  const { at, ...by } = opened;
  if (type === 'Opened') {
    const { gameId: id, host, game, seats, listed, agreed = null, openedAt, openUntil } = data;
    const table = { id, players: [toSeat(host)], game, seats, listed, agreed, openedAt, openUntil };
    return listed || agreed?.onlookers ? { ...by, ...table, begunAt: null } : undefined;
  }
  if (doc === undefined) return undefined;
  const begun = doc.agreed?.onlookers ? { ...doc, begunAt: at } : undefined;
  switch (type) {
    case 'SeatTaken':
      return { ...doc, players: [...doc.players, toSeat(data.player)] };
    case 'SeatLeft':
      return { ...doc, players: doc.players.filter(({ playerId }) => playerId !== data.playerId) };
    case 'Begun':
      return begun && { ...begun, players: [...doc.players, ...data.players.map(toSeat)] };
    case 'HandedOver':
      return begun;
    default:
      return undefined;
  }
};

/**
 * The events of a kind of table that matter for the list, by the data field that holds the id of
 * the table.
 */
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
        (before, fact) =>
          foldFact(before, fact, {
            kind: name,
            actor: event.meta.actor,
            at: event.meta.at,
          }),
        doc,
      ),
  };
  return Object.fromEntries(types.map((type) => [type, fold]));
};

/** Public tables with a free seat, and games with spectators; queries filter out expired ones. */
export const openTablesModel = defineReadModel<OpenTableDoc>(
  'open-tables',
  { version: 4, scope: 'other', owner: 'any' },
  {
    ...lobbyOf(freeMatchDecider, 'matchId', [
      'FreeMatchOpened',
      'FreeMatchJoined',
      'FreeMatchCancelled',
    ]),
    // The games of a free match are in the stream of a match.
    MatchCompleted: {
      keys: ({ eventId }, event) => {
        const matchId = matchIdOf(event);
        return isFreeMatch(matchId, eventId) ? [{ scope: ALL_TABLES, key: matchId }] : [];
      },
      fold: () => undefined,
    },
    ...lobbyOf(twinSunsDecider, 'gameId', [
      'TwinSunsTableOpened',
      'TwinSunsSeatTaken',
      'TwinSunsSeatLeft',
      'TwinSunsTableCancelled',
      'TwinSunsDealt',
      'TwinSunsEnded',
    ]),
    ...lobbyOf(duelDecider, 'duelId', [
      'DuelOpened',
      'DuelSeatTaken',
      'DuelSeatLeft',
      'DuelJoined',
      'DuelDealt',
      'DuelCancelled',
      'DuelEnded',
    ]),
  },
);
