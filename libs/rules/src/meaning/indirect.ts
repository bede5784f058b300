/** 8.36 Indirect damage. */
import type { Modifier } from '../effects/nodes.js';
import type { Scope } from '../kernel/frames.js';
import { ask, type Game, player } from '../kernel/game.js';
import { NO_CARD } from '../kernel/state.js';
import { deal } from '../cr/01-concepts/09-damage.js';
import { outlivesDamage, remaining } from '../cr/01-concepts/10-power-and-hp.js';
import { board } from '../cr/07-abilities/03-constant-abilities.js';
import { addedDamage, isAdding } from './adding.js';
import { conclude, type Meaning } from './frame.js';
import { dealer, finishDamage, hit } from './in-play.js';

/**
 * 8.36: how the cards of the player, and the unit that deals it, change indirect damage to an
 * opponent.
 */
function indirectTerms(g: Game, scope: Scope, to: number | undefined) {
  const terms = { plus: 0, assigns: false };
  const take = (m: Modifier): void => {
    if (m.m !== 'indirect-dealt') return;
    terms.plus += m.plus ?? 0;
    terms.assigns ||= m.assigns === true;
  };
  const from = dealer(g, scope, undefined);
  if (from !== NO_CARD) for (const { mod } of g.q.mods(g, from)) take(mod);
  if (to === scope.you) return terms;
  for (const { ability, you } of board(g).constants)
    if (ability.on === 'player' && you === scope.you) ability.mods.forEach(take);
  return terms;
}

/**
 * 8.36: the damaged player divides it; a unit gets no more than its remaining HP, unless that does
 * not defeat it; never prevented.
 */
export const indirect: Meaning<'indirect'> = (g, f, e, scope) => {
  if (f.dealt) return finishDamage(g, scope, f.dealt);
  const seat = g.q.seats(g, e.who, scope)[0];
  const said = g.q.amount(g, e.n, scope);
  const terms = indirectTerms(g, scope, seat);
  if (seat === undefined || said <= 0) return conclude(g, scope, false);
  const assigned = f.answer && !isAdding(f) ? f.answer.amounts : null;
  const added = assigned ? 0 : addedDamage(g, f, scope.you);
  if (added === null) return;
  const n = said + terms.plus + added;
  const cards = [player(g, seat).base, ...player(g, seat).units];
  const assign = (amounts: readonly number[]) => {
    const hits = cards
      .map((c, i) => ({
        ...hit(g, scope, { card: c, n: amounts[i] ?? 0 }),
        unpreventable: true,
        indirect: true as const,
      }))
      .filter((h) => h.n > 0);
    finishDamage(g, scope, deal(g, hits));
  };
  if (assigned) {
    f.answer = undefined;
    return assign(assigned);
  }
  if (cards.length === 1) return assign([n]);
  const caps = cards.map((c, i) =>
    i === 0 || outlivesDamage(g, c) ? n : Math.max(0, Math.min(n, remaining(g, c))),
  );
  ask(g, {
    seat: terms.assigns ? scope.you : seat,
    kind: 'divide',
    options: cards.map((card) => ({ o: 'card', card })),
    min: 0,
    max: cards.length,
    source: scope.source,
    total: n,
    less: false,
    caps,
    note: 'indirect',
  });
};
