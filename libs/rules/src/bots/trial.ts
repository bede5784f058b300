/**
 * A game for trying moves: one private state, changed in place by moves that are known to be legal.
 */
import { advance, enter, QUESTIONS } from '../engine/engine.js';
import type { CardBook } from '../kernel/definition.js';
import type { Move } from '../kernel/decisions.js';
import { type Game, open } from '../kernel/game.js';
import type { State } from '../kernel/state.js';

/** Takes over the state without copying it. */
export const tryOut = (book: CardBook, state: State): Game => open(book, QUESTIONS, state, null);

export function playMove(g: Game, move: Move): void {
  enter(g, move);
  advance(g);
}
