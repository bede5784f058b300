import type { Reporter } from '../place.js';
import type { BanClockWait, DeckFace, DeckIndex, GameWinner } from './events.js';

export type TrilogyStage = 'ban' | 'pick' | 'playing' | 'reported' | 'disputed' | 'over';

export interface TrilogySide {
  readonly decks: readonly DeckFace[];
  /** The deck that the opponent banned. */
  readonly banned: DeckIndex | null;
  /** Decks that have won a game and are set aside (CR 9.3.3B). */
  readonly won: readonly DeckIndex[];
  /** The deck of the running game, else of the last one. */
  readonly playing: DeckIndex | null;
  /** The commitment of the current choice while it is sealed. */
  readonly sealed: string | null;
}

export interface TrilogyState {
  readonly stage: TrilogyStage;
  readonly a: TrilogySide;
  readonly b: TrilogySide;
  /** Games count from 1; a drawn game and its replay are two games. */
  readonly game: number;
  readonly drawn: number;
  /** The sides that still have a choice before the next game. */
  readonly choosing: readonly Reporter[];
  readonly report: {
    readonly by: Reporter;
    readonly winner: GameWinner;
    readonly confirmBy: string | null;
    readonly version: number;
  } | null;
  /**
   * When a default is chosen for a player who has not chosen (ISO 8601); null: never, or no choice
   * is due.
   */
  readonly chooseBy: string | null;
  /** What the time to ban waits for; null once it runs, and if there is nothing to wait for. */
  readonly waitsFor: BanClockWait | null;
  /** The sides known to sit at the table, because they said so or have banned. */
  readonly here: readonly Reporter[];
  readonly banSeconds: number;
  readonly pickSeconds: number;
}

const all: readonly DeckIndex[] = [0, 1, 2];

/** Decks that a side may still play: neither banned nor set aside. */
export const playable = (side: TrilogySide): readonly DeckIndex[] =>
  all.filter((index) => index !== side.banned && !side.won.includes(index));

/**
 * The decks among which a side chooses now: the opponent's to ban, its own to play; none if it has
 * no choice.
 */
export const choicesOf = (state: TrilogyState, by: Reporter): readonly DeckIndex[] => {
  if (!state.choosing.includes(by)) return [];
  if (state.stage === 'ban') return all;
  return state.stage === 'pick' ? playable(state[by]) : [];
};

/** Sides that have a choice and have not made it. */
export const silentSides = (state: TrilogyState): readonly Reporter[] =>
  (['a', 'b'] as const).filter(
    (by) => choicesOf(state, by).length > 0 && state[by].sealed === null,
  );

export const other = (side: Reporter): Reporter => (side === 'a' ? 'b' : 'a');
