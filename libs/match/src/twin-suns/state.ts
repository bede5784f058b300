import type { BotLevel } from '#rules';
import type { GameRecord } from '../table/state.js';
import type { TwinSunsEvents, TwinSunsPlayer, TwinSunsSeats } from './events.js';

export interface TwinSunsState {
  readonly gameId: string | null;
  readonly status: 'none' | 'open' | 'cancelled' | 'dealt' | 'over';
  readonly seats: TwinSunsSeats;
  /** By seat; the host is first. */
  readonly players: readonly TwinSunsPlayer[];
  readonly openUntil: string;
  readonly level: BotLevel;
  readonly game: GameRecord | null;
  readonly ended: Pick<TwinSunsEvents['TwinSunsEnded'], 'winners' | 'cause'> | null;
  /** Whom the others wait for and told so, and from when on they may go on without them (ISO 8601). */
  readonly silence: Pick<
    TwinSunsEvents['TwinSunsSilenceWarned'],
    'by' | 'seat' | 'removableFrom'
  > | null;
  /** The table for another game, and the seat of whoever opened it. */
  readonly rematch: Pick<TwinSunsEvents['TwinSunsRematchOpened'], 'next' | 'by'> | null;
}

export const initialState: TwinSunsState = {
  gameId: null,
  status: 'none',
  seats: 3,
  players: [],
  openUntil: '',
  level: 1,
  game: null,
  ended: null,
  silence: null,
  rematch: null,
};

/** Seats of people. */
export const peopleOf = ({ players }: Pick<TwinSunsState, 'players'>): readonly number[] =>
  players.flatMap(({ playerId }, seat) => (playerId === null ? [] : [seat]));

/** The record of a game that is about to be dealt to these players. */
export const recordOf = (
  players: readonly TwinSunsPlayer[],
  { engine, cards }: Pick<GameRecord, 'engine' | 'cards'>,
): GameRecord | null => {
  const [a, b, ...others] = players.map(({ deck }) => deck);
  if (!a || !b) return null;
  return {
    game: 1,
    a,
    b,
    others,
    moves: [],
    engine,
    cards,
    discreet: true,
    chooser: null,
    rewinds: [],
    hashed: null,
  };
};
