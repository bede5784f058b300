import { playedScreenGame, type PlayedScreenGame, type ScreenGame } from '../screen-game/played.js';
import type { DuelEvent, DuelEvents, DuelPlayer } from './events.js';

export interface DuelState {
  readonly duelId: string | null;
  readonly status: 'none' | 'open' | 'cancelled' | 'running' | 'over';
  readonly game: string;
  /** By seat; the host is first. */
  readonly players: readonly DuelPlayer[];
  readonly openUntil: string;
  /** Stands in the list of open tables. */
  readonly listed: boolean;
  readonly moves: ScreenGame['moves'];
  /** Counts the facts of the game: whoever names an older one saw a board that is no more. */
  readonly step: number;
  /** Of the game after its last move; null where it was taken back since. */
  readonly hash: string | null;
  /** Who waits and has said so, and from when on they may take the game (ISO 8601). */
  readonly silence: Pick<DuelEvents['DuelSilenceWarned'], 'by' | 'claimFrom'> | null;
  readonly ended: Pick<DuelEvents['DuelEnded'], 'winner' | 'cause'> | null;
  /** The table for another game, and the seat of whoever opened it. */
  readonly rematch: Pick<DuelEvents['DuelRematchOpened'], 'next' | 'by'> | null;
}

export const initialState: DuelState = {
  duelId: null,
  status: 'none',
  game: '',
  players: [],
  openUntil: '',
  listed: false,
  moves: [],
  step: 0,
  hash: null,
  silence: null,
  ended: null,
  rematch: null,
};

/** What the game follows from beside its seed; null before it begins. */
export const duelGame = ({ status, game, players, moves, hash }: DuelState): ScreenGame | null =>
  status === 'running' || status === 'over'
    ? { game, setups: players.map(({ setup }) => setup), moves, hash }
    : null;

/** The game as it stands, as far as it is not known already; null before it begins, and where today's rules or cards no longer lead there. */
export const playedDuel = (
  state: DuelState,
  seed: string,
  known?: PlayedScreenGame,
): PlayedScreenGame | null => {
  const game = duelGame(state);
  return game && playedScreenGame(game, seed, known);
};

/** Whose last choice can be taken back: it showed nothing and nobody has acted since. Null: nobody's. */
export const mayTakeBackDuel = (
  { status, moves }: DuelState,
  played: PlayedScreenGame | null,
): number | null =>
  status === 'running' && played?.position.disclosed === false
    ? (moves.at(-1)?.seat ?? null)
    : null;

export const evolve = (state: DuelState, event: DuelEvent): DuelState => {
  switch (event.type) {
    case 'DuelOpened': {
      const { duelId, game, host, openUntil, listed = false } = event.data;
      const players = [host];
      return { ...initialState, duelId, status: 'open', game, players, openUntil, listed };
    }
    case 'DuelCancelled':
      return { ...state, status: 'cancelled' };
    case 'DuelJoined':
      return {
        ...state,
        status: 'running',
        players: [...state.players, event.data.guest],
        step: 1,
      };
    case 'DuelMoved': {
      const { move, hash } = event.data;
      return {
        ...state,
        moves: [...state.moves, move],
        step: state.step + 1,
        hash,
        silence: null,
      };
    }
    case 'DuelRewound': {
      const moves = state.moves.slice(0, event.data.to);
      return { ...state, moves, step: state.step + 1, hash: null, silence: null };
    }
    case 'DuelSilenceWarned': {
      const { by, claimFrom } = event.data;
      return { ...state, silence: { by, claimFrom } };
    }
    case 'DuelEnded': {
      const { winner, cause } = event.data;
      return { ...state, status: 'over', ended: { winner, cause } };
    }
    case 'DuelRematchOpened': {
      const { next, by } = event.data;
      return { ...state, rematch: { next, by } };
    }
    default:
      return state;
  }
};
