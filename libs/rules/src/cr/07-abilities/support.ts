/**
 * Support, a keyword of the sets after the rulebook 7.0: a unit lends every other ability that it
 * has to another unit for one attack.
 */
import type { Ability, Modifier } from '../../effects/nodes.js';
import { faceOf, type Game, isUnit } from '../../kernel/game.js';
import type { Card } from '../../kernel/state.js';
import { KEYWORDS } from '../01-concepts/17-information.js';
import { isBlank } from './losing.js';

/**
 * Keywords are lent with their current numbers; of the other abilities, those that a unit can be
 * given. A card that is not in play lends what is printed on it.
 */
export function lentBy(g: Game, c: Card): Modifier[] {
  if (isBlank(g, c)) return [];
  const words = KEYWORDS.filter((k) => k !== 'support').flatMap((keyword) => {
    const n = g.q.keyword(g, c, keyword);
    return n > 0 ? [{ m: 'gain' as const, keyword, n }] : [];
  });
  const lends = (a: Ability): boolean =>
    a.a === 'when' ||
    a.a === 'action' ||
    a.a === 'instead' ||
    (a.a === 'constant' && (a.on === 'self' || typeof a.on === 'object'));
  const gained = (isUnit(g, c) ? g.q.mods(g, c) : []).flatMap(({ mod }) =>
    mod.m === 'gain-ability' ? [mod.ability] : [],
  );
  return [
    ...words,
    ...[...faceOf(g, c).all, ...gained]
      .filter(lends)
      .map((ability) => ({ m: 'gain-ability' as const, ability })),
  ];
}
