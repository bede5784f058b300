import type { ScreenBotLevel, ScreenPosition } from '#game';
import { fullClock, type ThinkingClock, type ThinkingTime } from '#vocabulary';
import type { PreparedGame } from '../lessons/prepared.js';
import type { Agreed, GameFact, GameFacts, GamePlayer, RecordedMoment } from './facts.js';
import { begunRecord, type ScreenRecord, wentBack, withMoves } from './record.js';

export interface BotStep {
  /** Moves on record once this one was made. */
  readonly at: number;
  readonly reason: object;
}

/** A game on screen, from the open table to the last move. */
export interface GameState {
  readonly gameId: string | null;
  readonly status: 'none' | 'open' | 'cancelled' | 'running' | 'over';
  readonly game: string;
  readonly seats: number;
  /** Of as many seats each; null where everybody is a side. */
  readonly sides: number | null;
  /** The host is first; once the game has begun by seat. */
  readonly players: readonly GamePlayer[];
  readonly openedAt: string;
  readonly openUntil: string;
  readonly listed: boolean;
  /** By which game's id the ids of its players are made. */
  readonly seatsOf: string;
  readonly agreed: Agreed | null;
  readonly level: ScreenBotLevel;
  readonly prepared: PreparedGame | null;
  /** Null where it began with the deal. */
  readonly from: RecordedMoment | null;
  /** Null before the game begins. */
  readonly record: ScreenRecord | null;
  /** Counts the facts of the game: whoever names an older one saw a board that is no more. */
  readonly step: number;
  /** Why bots did what they did last. */
  readonly reasons: readonly BotStep[];
  readonly silence: (GameFacts['SilenceWarned'] & { readonly rulingAsked: boolean }) | null;
  /** Null where nobody's thinking is timed. */
  readonly clock: (ThinkingClock & { readonly time: ThinkingTime }) | null;
  readonly ended: Pick<GameFacts['Ended'], 'winners' | 'cause'> | null;
  readonly rematch: GameFacts['RematchOpened'] | null;
  /** The seat of whoever would play again, where both have to say so. */
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

/** Where each will sit who has come: whoever chose no seat sits behind those who came before. */
export const seatsTaken = (players: readonly GamePlayer[]): readonly number[] =>
  players.map(({ seat }, place) => seat ?? place);

/** The players by seat. */
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

/** After how many moves this game began: those before were made in another, or are those of a puzzle. */
export const beginningOf = ({ from, prepared }: Omit<Begun, 'record'>): number =>
  from?.at ?? (prepared?.game === 'recorded' ? prepared.moves : 0);

/** The moves that were made in this game, and not in the one that it began in. */
export const ownMoves = (game: Begun) => game.record?.moves.slice(beginningOf(game)) ?? [];

/**
 * Whose last choice can be taken back among people: it
 * showed nothing and nobody has acted since. Null: nobody's.
 */
export const mayTakeBack = (
  { status, ...game }: Pick<GameState, 'status'> & Begun,
  position: Pick<ScreenPosition, 'disclosed'> | null,
): number | null =>
  status === 'running' && position?.disclosed === false
    ? (ownMoves(game).at(-1)?.seat ?? null)
    : null;

/** A bot's answers are the last moves of a fact, its reasons stand in the same order. */
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
