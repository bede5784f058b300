/** 7.7.3: the numbers of a lasting effect are fixed when it is created. */
import type { Modifier } from '../../effects/nodes.js';
import type { Scope } from '../../kernel/frames.js';
import type { Game } from '../../kernel/game.js';
import type { Card } from '../../kernel/state.js';
import { namedLast } from './filters.js';

/** The modifiers with their numbers fixed; an ability that they grant keeps its own numbers. */
export function frozenMods(g: Game, mods: readonly Modifier[], scope: Scope): readonly Modifier[] {
  return mods.map((m) => {
    if (m.m === 'stats')
      return { ...m, power: g.q.amount(g, m.power, scope), hp: g.q.amount(g, m.hp, scope) };
    if (m.m === 'lose-trait' && m.trait === undefined)
      return { ...m, trait: namedLast(g, scope) ?? '' };
    if (m.m === 'printed') return { ...m, since: g.s.history.length };
    if (m.m === 'banned') return { ...m, name: namedLast(g, scope) ?? '' };
    const [card] = m.m === 'redirect' ? g.q.refs(g, m.to, scope) : [];
    return card === undefined ? m : { ...m, card, copy: g.s.copy[card as Card] as number };
  });
}
