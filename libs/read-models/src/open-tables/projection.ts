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

/** A table of the public list at which somebody waits, or one where a game is played before onlookers. */
export interface OpenTableDoc {
  readonly kind: GameDecider['name'];
  readonly id: string;
  /** Who sits there, the host first. */
  readonly players: readonly Pick<GamePlayer, 'playerId' | 'name'>[];
  /** Id of the game. */
  readonly game: string;
  readonly seats: number;
  readonly listed: boolean;
  /** When the game began (ISO 8601); null while somebody waits. */
  readonly begunAt: string | null;
  /** What else whoever sits down agrees to, in the form of the kind. */
  readonly agreed: Agreed | null;
  readonly openedAt: string;
  readonly openUntil: string;
  /** Who opened it. */
  readonly actor: string;
}

export const ALL_TABLES = 'all';

const toSeat = ({ playerId, name }: GamePlayer): OpenTableDoc['players'][number] => ({
  playerId,
  name,
});

/**
 * What a fact of a game makes of its table's row: listed tables stand there
 * until the game begins, and those with onlookers until it is over.
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

/**
 * Tables of the public list at which somebody waits, and games with onlookers;
 * those whose time is over are left out by whoever asks.
 */
export const openTablesModel = defineReadModel<OpenTableDoc>(
  'open-tables',
  { version: 4, scope: 'other', owner: 'any' },
  {
    ...lobbyOf(freeMatchDecider, 'matchId', [
      'FreeMatchOpened',
      'FreeMatchJoined',
      'FreeMatchCancelled',
    ]),
    // The games of a free match stand in the stream of a match.
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
