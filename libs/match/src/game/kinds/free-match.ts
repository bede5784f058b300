import { defineRefusals } from '#aggregate';
import { freeEventOf, type ThinkingTime } from '#vocabulary';
import { type Reporter, seatOf, sideAt } from '../../place.js';
import { defineGame } from '../decider.js';
import { gameFact, type GameFact, type GamePlayer, plainTerms } from '../facts.js';
import { type Reads, writeBy } from '../kind.js';
import type { GameState } from '../state.js';
import {
  type FreeFormat,
  type FreeOpening,
  type FreeMatchEvent,
  freeMatchEvents,
  type FreeMatchEvents,
  type FreePlayer,
} from './free-match-events.js';
import { SWU } from './swu.js';

const { event } = freeMatchEvents;

/** Whether a match with that id and that event is a free match, outside tournaments. */
export const isFreeMatch = (matchId: string, eventId: string | undefined): boolean =>
  eventId === freeEventOf(matchId);

/** The terms that both players accept by sitting down. */
export interface FreeTerms {
  readonly format: FreeFormat;
  readonly bestOf: 1 | 3;
  /** The thinking time of both players; absent: unlimited. */
  readonly thinkingTime?: ThinkingTime;
  /** Others may watch. */
  readonly onlookers?: true;
  /** The decision at which the game begins; absent: it begins with the deal. */
  readonly from?: FreeOpening;
}

const toPlayer = ({ playerId, name, leader, base }: FreePlayer): GamePlayer => ({
  playerId,
  name,
  list: '',
  setup: { leader, base },
});
const toStored = ({ playerId, name, setup }: GamePlayer): FreePlayer => ({
  playerId: playerId ?? '',
  name,
  ...(setup as unknown as Pick<FreePlayer, 'leader' | 'base'>),
});

/** The table of a free match, with its two players and terms. */
export interface FreeMatchState extends FreeTerms {
  readonly matchId: string;
  readonly seatsOf: string;
  readonly status: 'none' | 'open' | 'joined' | 'cancelled';
  readonly listed: boolean;
  readonly openedAt: string;
  readonly openUntil: string;
  readonly host: FreePlayer | null;
  readonly guest: FreePlayer | null;
  /** The player who asked for a rematch, and the match that was opened for it. */
  readonly rematch: { readonly by: Reporter; readonly next: string | null } | null;
}

const statuses = {
  none: 'none',
  open: 'open',
  cancelled: 'cancelled',
  running: 'joined',
  over: 'joined',
} as const satisfies Record<GameState['status'], FreeMatchState['status']>;

/** The host and the guest in the order of sides: the host is `a` unless they chose `b`. */
export const bySide = <Each>(
  { from }: { readonly from?: FreeOpening | undefined },
  [host, guest]: readonly [Each, Each],
): readonly [Each, Each] => (from?.seat === 'b' ? [guest, host] : [host, guest]);

const hostFirst = ['a', 'b'] as const;

export const freeMatchOf = (state: GameState): FreeMatchState => {
  const { gameId, seatsOf, status, players, listed, openedAt, openUntil } = state;
  const { rematchAsked, rematch, agreed } = state;
  const [host = null, guest = null] = players.map(toStored);
  const terms = (agreed ?? {}) as Partial<FreeTerms>;
  const { format = 'premier', bestOf = 1, from } = terms;
  return {
    matchId: gameId ?? '',
    seatsOf,
    status: statuses[status],
    format,
    bestOf,
    ...plainTerms(terms),
    ...(from && { from }),
    listed,
    openedAt,
    openUntil,
    host,
    guest,
    rematch:
      rematchAsked === null
        ? null
        : { by: bySide({ from }, hostFirst)[rematchAsked] ?? 'a', next: rematch?.next ?? null },
  };
};

const reads: Reads<FreeMatchEvents> = {
  FreeMatchOpened: ({ matchId: gameId, host, seatsOf, listed, openedAt, openUntil, ...terms }) => {
    const { format, bestOf, from } = terms;
    const agreed = { format, bestOf, ...plainTerms(terms), ...(from && { from }) };
    const table = { gameId, host: toPlayer(host), game: SWU, seats: 2, seatsOf, listed };
    return [gameFact('Opened', { ...table, openedAt, openUntil, agreed })];
  },
  FreeMatchJoined: ({ guest }) => [
    gameFact('SeatTaken', { player: toPlayer(guest) }),
    gameFact('HandedOver', {}),
  ],
  FreeMatchCancelled: () => [gameFact('Cancelled', {})],
  RematchOffered: ({ by }) => [gameFact('RematchAsked', { by: seatOf(by) })],
  RematchAccepted: ({ next }) => [gameFact('RematchAgreed', { next })],
};

const openedEvent = ({
  gameId: matchId,
  host,
  listed,
  openedAt,
  openUntil,
  seatsOf,
  agreed,
}: GameFact<'Opened'>['data']): FreeMatchEvent => {
  const terms = agreed as unknown as FreeTerms;
  const { format, bestOf, from } = terms;
  return event('FreeMatchOpened', {
    eventId: freeEventOf(matchId),
    matchId,
    seatsOf: seatsOf ?? matchId,
    host: toStored(host),
    format,
    bestOf,
    ...plainTerms(terms),
    ...(from && { from }),
    listed,
    openedAt,
    openUntil,
  });
};

const placeOf = ({ gameId: matchId }: { readonly gameId: string }) => ({
  eventId: freeEventOf(matchId),
  matchId,
});

/**
 * The aggregate in which two people find each other for a match outside tournaments: stream
 * `free-match-<id>`. The match itself is another stream.
 */
export const freeMatchDecider = defineGame<FreeMatchEvents>({
  name: 'free-match',
  events: freeMatchEvents,
  begins: 'elsewhere',
  takesBack: 'undisclosed',
  refusals: defineRefusals('free-match', {
    'not-found': ['not-found'],
    conflict: [
      'already-open',
      'cancelled',
      'expired',
      'full',
      'own-match',
      'not-over',
      'rematch-asked',
      'rematch-accepted',
    ],
  }),
  codes: { 'already-begun': 'full', 'own-seat': 'own-match' },
  moves: [],
  reads,
  // The games are stored in the stream of the match.
  write: writeBy<FreeMatchEvent>({
    Opened: (data) => [openedEvent(data)],
    SeatTaken: ({ player }, before) => [
      event('FreeMatchJoined', { ...placeOf(before), guest: toStored(player) }),
    ],
    Cancelled: (_data, before) => [event('FreeMatchCancelled', placeOf(before))],
    RematchAsked: ({ by }, before) => [
      event('RematchOffered', { ...placeOf(before), by: sideAt(by) }),
    ],
    RematchAgreed: ({ next }, before) => [event('RematchAccepted', { ...placeOf(before), next })],
  }),
});
