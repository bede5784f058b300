/** 7.7.5: units whose controller may have their abilities deal more damage. */
import type { Ability } from '../effects/nodes.js';
import type { EffectFrame } from '../kernel/frames.js';
import { askWhether, faceOf, type Game, player } from '../kernel/game.js';
import type { Card, Seat } from '../kernel/state.js';
import { isBlank } from '../cr/07-abilities/losing.js';

type Adding = Extract<Ability, { a: 'adds-damage' }>;

const addersOf = (g: Game, seat: Seat): { source: Card; plus: number }[] =>
  player(g, seat).units.flatMap((source) => {
    const says = faceOf(g, source).others.find((a): a is Adding => a.a === 'adds-damage');
    return says && !isBlank(g, source) ? [{ source, plus: says.plus }] : [];
  });

/** Whether the pending answer is about more damage. */
export const isAdding = (f: EffectFrame): boolean => f.added?.all === false;

/** How much more damage an ability of that player deals; null while they are being asked. */
export function addedDamage(g: Game, f: EffectFrame, seat: Seat): number | null {
  const adders = addersOf(g, seat);
  let { asked, plus, all } = f.added ?? { asked: 0, plus: 0, all: false };
  if (all) return plus;
  if (f.answer) {
    if (f.answer.pick[0] === 0) plus += adders[asked]?.plus ?? 0;
    asked++;
    f.answer = undefined;
  }
  const next = adders[asked];
  all = next === undefined;
  f.added = { asked, plus, all };
  if (next === undefined) return plus;
  askWhether(g, { seat, source: next.source, note: 'more-damage' });
  return null;
}
