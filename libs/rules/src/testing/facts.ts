/** Facts of a board that a view does not show, for tests. */
import { hasTrait } from '../cr/01-concepts/traits.js';
import { type Engine, QUESTIONS } from '../engine/engine.js';
import { open } from '../kernel/game.js';
import type { Card, State } from '../kernel/state.js';

/** Whether the card has the trait now: printed, copied or given, and not lost. */
export const bearsTrait = (engine: Engine, s: State, card: Card, trait: string): boolean =>
  hasTrait(open(engine.book, QUESTIONS, s, null), card, trait);
