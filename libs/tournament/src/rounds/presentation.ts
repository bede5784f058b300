import type { DeckFace } from '../events.js';
import { isSameRound } from '../round-key.js';
import { choiceSeconds } from '../settings.js';
import type { TournamentState } from '../state.js';

export interface Presentation {
  readonly a: readonly DeckFace[];
  readonly b: readonly DeckFace[];
  readonly banSeconds: number;
  readonly pickSeconds: number;
  readonly waitsFor?: 'table' | 'round';
}

/** A match and its round, as far as the presentation needs them. */
interface ToPresent {
  readonly phase: number;
  readonly round: number;
  readonly players: readonly [string, string];
}

/**
 * When the time to ban begins; empty if it begins at once or the round's clock has already started.
 */
const banClockWait = (
  { settings, rounds }: TournamentState,
  at: ToPresent,
): Pick<Presentation, 'waitsFor'> => {
  const { banClock: waitsFor = 'pairing' } = settings;
  const started = rounds.some((each) => isSameRound(each, at) && each.clock !== null);
  return waitsFor === 'pairing' || started ? {} : { waitsFor };
};

/**
 * What the players of a Trilogy match show each other before it. Null in another format, and if one
 * of them has no three legal decks: then the match waits until a judge presents them or rules the
 * match.
 */
export const presentationOf = (state: TournamentState, match: ToPresent): Presentation | null => {
  const [first, second] = match.players;
  const facesOf = (playerId: string): readonly DeckFace[] | null => {
    const deck = state.players.get(playerId)?.deck;
    return deck?.legal ? (deck.faces ?? null) : null;
  };
  const [a, b] = [facesOf(first), facesOf(second)];
  return state.format === 'trilogy' && a && b
    ? { a, b, ...choiceSeconds(state.settings), ...banClockWait(state, match) }
    : null;
};
