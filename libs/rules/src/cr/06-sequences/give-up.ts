import { pickedCards } from '../../kernel/decisions.js';
import type { PlayFrame } from '../../kernel/frames.js';
import { ask, type Game, top } from '../../kernel/game.js';
import { NO_CARD } from '../../kernel/state.js';
import { defeat } from '../01-concepts/05-cards.js';
import type { Terms } from '../01-concepts/08-cost.js';
import { deal } from '../01-concepts/09-damage.js';
import { fewestOfferings, givingUpOf, offerings } from './giving-up.js';

/**
 * 6.2.3: lets the player give up what the card names for a lower cost; true while that is being
 * asked or done.
 */
export function giveUp(g: Game, f: PlayFrame, terms: Terms): boolean {
  const ability = f.free || f.givenUp ? undefined : givingUpOf(g, f.card);
  if (!ability) return false;
  const options = offerings(g, f, ability);
  if (options.length > 0 && !f.answer) {
    ask(g, {
      seat: f.seat,
      kind: 'payment',
      options: options.map((card) => ({ o: 'card', card })),
      min: fewestOfferings(g, f, terms) ?? 0,
      max: options.length,
      source: f.card,
    });
    return true;
  }
  const chosen = f.answer ? pickedCards(f.answer) : [];
  f.answer = undefined;
  f.givenUp = true;
  f.discount += chosen.length * ability.less;
  if (chosen.length === 0) return false;
  if (ability.what === 'resources') defeat(g, chosen, f.seat);
  else
    deal(
      g,
      chosen.map((card) => ({ card, n: 1, from: NO_CARD, seat: f.seat, source: f.card })),
    );
  // 7.7.5E: the damage may raise a question about its replacement.
  return top(g) !== f;
}
