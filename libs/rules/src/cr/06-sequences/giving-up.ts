/**
 * What a player may give up while a card is played, each time for a number of resources less
 * (6.2.3): ready resources, or damage to their units.
 */
import type { Ability } from '../../effects/nodes.js';
import { controller, type Game, player, viewpoint } from '../../kernel/game.js';
import type { Card } from '../../kernel/state.js';
import { costOf, purse, type Terms, type Way } from '../01-concepts/08-cost.js';
import { inPlayMatching } from '../01-concepts/filters.js';
import { frontOf } from '../07-abilities/losing.js';

type GivesUp = Extract<Ability, { a: 'gives-up' }>;

/** The card's ability to be paid for by giving something up, if it has one. */
export const givingUpOf = (g: Game, card: Card): GivesUp | undefined =>
  frontOf(g, card).others.find((a): a is GivesUp => a.a === 'gives-up');

/** The cards that may be given up for it. */
export const offerings = (g: Game, { seat, card }: Way, { what }: GivesUp): readonly Card[] =>
  what === 'resources'
    ? player(g, seat).resources.filter((c) => g.s.ready[c] === 1)
    : inPlayMatching(g, what, viewpoint(g, card, seat)).filter((c) => controller(g, c) === seat);

/**
 * The smallest number to give up that makes the card affordable; null if giving up all is not
 * enough.
 */
export function fewestOfferings(g: Game, way: Way, terms: Terms): number | null {
  const ability = givingUpOf(g, way.card);
  if (!ability) return null;
  const most = offerings(g, way, ability).length;
  for (let n = 0; n <= most; n++) {
    const cost = costOf(g, way, { ...terms, discount: terms.discount + n * ability.less });
    // A resource that is given up cannot pay as well.
    if (cost <= purse(g, way.seat) - (ability.what === 'resources' ? n : 0)) return n;
  }
  return null;
}
