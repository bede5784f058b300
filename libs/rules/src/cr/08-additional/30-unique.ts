/** 8.30.3: the player who controls two copies of a unique card defeats one, at once and without a trigger. */
import type { UniqueFrame } from '../../kernel/frames.js';
import { ask, controller, type Game, inPlay, pop } from '../../kernel/game.js';
import type { Card } from '../../kernel/state.js';
import { defeat } from '../01-concepts/05-cards.js';

export function runUnique(g: Game, f: UniqueFrame): void {
  const still = f.cards.filter((c) => inPlay(g, c) && controller(g, c) === f.seat);
  if (still.length < 2) return pop(g);
  if (!f.answer) {
    ask(g, {
      seat: f.seat,
      kind: 'unique',
      options: still.map((card) => ({ o: 'card', card })),
      min: 1,
      max: 1,
      source: -1,
    });
    return;
  }
  const chosen = still[f.answer.pick[0] ?? 0] as Card;
  pop(g);
  defeat(g, [chosen], f.seat);
}
