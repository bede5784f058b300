import type { ScreenBotLevel, ScreenPosition } from '#game';
import { fullClock, type ThinkingClock, type ThinkingTime } from '#vocabulary';
import type { PreparedGame } from '../lessons/prepared.js';
import type { Agreed, GameFact, GameFacts, GamePlayer, RecordedMoment } from './facts.js';
import { begunRecord, type ScreenRecord, wentBack, withMoves } from './record.js';

export interface BotStep {
  /** The number of recorded moves after this one. */
  readonly at: number;
  readonly reason: object;
}

/** A game on screen, from the open table to the last move. */
export interface GameState {
  readonly gameId: string | null;
  readonly status: 'none' | 'open' | 'cancelled' | 'running' | 'over';
  readonly game: string;
  readonly seats: number;
  /** Seats per side; null if every player is a side of their own. */
  readonly sides: number | null;
  /** The host is first; once the game has begun, in the order of seats. */
  readonly players: readonly GamePlayer[];
  readonly openedAt: string;
  readonly openUntil: string;
  readonly listed: boolean;
  /** The game from whose id the players' ids are derived. */
  readonly seatsOf: string;
  readonly agreed: Agreed | null;
  readonly level: ScreenBotLevel;
  readonly prepared: PreparedGame | null;
  /** Null if it began with the deal. */
  readonly from: RecordedMoment | null;
  /** Null before the game begins. */
  readonly record: ScreenRecord | null;
  /**
   * Counts the facts of the game: a command with an older step was sent from a board that is out of
   * date.
   */
  readonly step: number;
  /** The reasons for the bots' last moves. */
  readonly reasons: readonly BotStep[];
  readonly silence: (GameFacts['SilenceWarned'] & { readonly rulingAsked: boolean }) | null;
  /** Null if thinking is not timed. */
  readonly clock: (ThinkingClock & { readonly time: ThinkingTime }) | null;
  readonly ended: Pick<GameFacts['Ended'], 'winners' | 'cause'> | null;
  readonly rematch: GameFacts['RematchOpened'] | null;
  /** The seat of the player who asked for a rematch, in kinds in which both have to agree. */
  readonly rematchAsked: number | null;
}

export const initialState: GameState = {
  gameId: null,
  status: 'none',
  game: '',
  seats: 2,
  sides: null,
  players: [],
  openedAt: '',
  openUntil: '',
  listed: false,
  seatsOf: '',
  agreed: null,
  level: 1,
  prepared: null,
  from: null,
  record: null,
  step: 0,
  reasons: [],
  silence: null,
  clock: null,
  ended: null,
  rematch: null,
  rematchAsked: null,
};

/**
 * The seat of each player so far; a player who chose none gets the one of their place in the order
 * of arrival.
 */
export const seatsTaken = (players: readonly GamePlayer[]): readonly number[] =>
  players.map(({ seat }, place) => seat ?? place);

/** The players in the order of seats. */
export const inSeats = (players: readonly GamePlayer[]): readonly GamePlayer[] => {
  const seats = seatsTaken(players);
  return seats.toSorted((one, other) => one - other).map((seat) => players[seats.indexOf(seat)]!);
};

/** Seats of people. */
export const peopleOf = ({ players }: Pick<GameState, 'players'>): readonly number[] =>
  players.flatMap(({ playerId }, seat) => (playerId === null ? [] : [seat]));

/** Whether one person plays all sides. */
export const isAlone = ({ players }: Pick<GameState, 'players'>): boolean => {
  const [first, ...others] = players;
  if (!first || first.playerId === null || others.length === 0) return false;
  return others.every(({ playerId }) => playerId === first.playerId);
};

type Begun = Pick<GameState, 'record' | 'from' | 'prepared'>;

/**
 * After how many moves this game began: earlier moves were made in another game, or set up a
 * puzzle.
 */
export const beginningOf = ({ from, prepared }: Omit<Begun, 'record'>): number =>
  from?.at ?? (prepared?.game === 'recorded' ? prepared.moves : 0);

/** The moves made in this game, without those of the game that it began from. */
export const ownMoves = (game: Begun) => game.record?.moves.slice(beginningOf(game)) ?? [];

/**
 * The seat whose last choice can be taken back among people: it revealed nothing, and nobody has
 * acted since. Null: no seat.
 */
export const mayTakeBack = (
  { status, ...game }: Pick<GameState, 'status'> & Begun,
  position: Pick<ScreenPosition, 'disclosed'> | null,
): number | null =>
  status === 'running' && position?.disclosed === false
    ? (ownMoves(game).at(-1)?.seat ?? null)
    : null;

/** The bots' answers are the last moves of a fact; their reasons have the same order. */
const stepsOf = ({ moves, reasons }: GameFacts['Moved'], before: number): readonly BotStep[] =>
  reasons.map((reason, index) => ({
    at: before + moves.length - reasons.length + index + 1,
    reason,
  }));

const momentOf = ({ source, game, at, hash }: RecordedMoment): RecordedMoment => ({
  source,
  game,
  at,
  hash,
});

const beginState = (
  state: GameState,
  { players: more, level, terms, prepared, thinkingTime, from }: GameFacts['Begun'],
): GameState => {
  const players = inSeats([...state.players, ...more]);
  const setups = players.map(({ setup }) => setup);
  const { game, agreed } = state;
  const time = thinkingTime ?? agreed?.thinkingTime;
  const dealt = begunRecord({ game, setups, terms });
  const record = from ? withMoves(dealt, from.moves, from.hash) : dealt;
  const clock = time ? { time, ...fullClock(time, players.length) } : null;
  const begun = { players, level, prepared, from: from ? momentOf(from) : null, record, clock };
  return { ...state, status: 'running', ...begun, step: 1 };
};

export const evolveGame = (state: GameState, { type, data }: GameFact): GameState => {
  const { record } = state;
  switch (type) {
    case 'Opened': {
      const { host, agreed = null, seatsOf = data.gameId, ...opened } = data;
      const table = { ...initialState, ...opened, agreed, seatsOf };
      return { ...table, status: 'open', players: [host] };
    }
    case 'SeatTaken':
      return { ...state, players: [...state.players, data.player] };
    case 'SeatLeft':
      return {
        ...state,
        players: state.players.filter(({ playerId }) => playerId !== data.playerId),
      };
    case 'Cancelled':
      return { ...state, status: 'cancelled' };
    case 'Begun':
      return beginState(state, data);
    case 'Moved':
      return {
        ...state,
        record: record && withMoves(record, data.moves, data.hash),
        step: state.step + 1,
        reasons: stepsOf(data, record?.moves.length ?? 0),
        silence: null,
      };
    case 'Rewound':
      return {
        ...state,
        record: record && wentBack(record, data),
        step: state.step + 1,
        reasons: [],
        silence: null,
      };
    case 'ClockTurned':
      return { ...state, clock: state.clock && { time: state.clock.time, ...data } };
    case 'SilenceWarned':
      return { ...state, silence: { ...data, rulingAsked: false } };
    case 'RulingAsked':
      return { ...state, silence: state.silence && { ...state.silence, rulingAsked: true } };
    case 'Removed':
      return state;
    case 'Ended':
      return { ...state, status: 'over', ended: { winners: data.winners, cause: data.cause } };
    case 'Closed':
      return { ...state, status: 'over' };
    case 'RematchOpened':
      return { ...state, rematch: data };
    case 'HandedOver':
      return { ...state, status: 'running' };
    case 'RematchAsked':
      return { ...state, rematchAsked: data.by };
    case 'RematchAgreed':
      return { ...state, rematch: { next: data.next, by: state.rematchAsked ?? 0 } };
  }
};
