import type { DeckFace } from '../events.js';
import { choiceSeconds } from '../settings.js';
import type { TournamentState } from '../state.js';

export interface Presentation {
  readonly a: readonly DeckFace[];
  readonly b: readonly DeckFace[];
  readonly banSeconds: number;
  readonly pickSeconds: number;
}

/**
 * What the two of a Trilogy match show each other before it; null in another format, and while one of them has no legal three decks:
 * then the match waits until a judge presents them or rules the match.
 */
export const presentationOf = (
  state: TournamentState,
  [first, second]: readonly [string, string],
): Presentation | null => {
  const facesOf = (playerId: string): readonly DeckFace[] | null => {
    const deck = state.players.get(playerId)?.deck;
    return deck?.legal ? (deck.faces ?? null) : null;
  };
  const [a, b] = [facesOf(first), facesOf(second)];
  return state.format === 'trilogy' && a && b ? { a, b, ...choiceSeconds(state.settings) } : null;
};
