/** 6.4 Use an action ability: its whole cost first (6.4.4), then its effect as far as possible (6.4.5). 7.2.4 epic actions. */
import { type Ability, type CostPart } from '../../effects/nodes.js';
import { type UseFrame } from '../../kernel/frames.js';
import { ask, controller, emptyScope, faceOf, type Game, isUnit, player, pop, push, touch, viewpoint } from '../../kernel/game.js';
import { type Card, NO_CARD, type Seat } from '../../kernel/state.js';
import { inPlayMatching } from '../../effects/meaning/filters.js';
import { payResources, purse } from '../01-concepts/08-cost.js';
import { deal } from '../01-concepts/09-damage.js';
import { discard } from '../01-concepts/13-draw.js';
import { defeat, exhaust, putAway } from '../01-concepts/05-cards.js';
import { isBlank } from '../07-abilities/03-constant-abilities.js';
import { emit } from '../07-abilities/06-triggered-abilities.js';
import { abilityFrame } from '../07-abilities/windows.js';

export type Action = Extract<Ability, { a: 'action' }>;

/** Printed and gained action abilities of a card, in a stable order. */
export function actionsOf(g: Game, c: Card): readonly Action[] {
  const printed = faceOf(g, c).actions;
  if (!isUnit(g, c)) return printed;
  const active = g.q.mods(g, c);
  if (active.length === 0) return printed;
  const gained = active.flatMap(({ mod }) => (mod.m === 'gain-ability' && mod.ability.a === 'action' ? [mod.ability] : []));
  if (gained.length === 0 && printed.length === 0) return printed;
  return [...(isBlank(g, c) ? [] : printed), ...gained];
}

const keyOf = (g: Game, c: Card, index: number, action: Action): string =>
  action.once === 'game' ? `game:${c}.${index}` : `round:${c}.${g.s.copy[c]}.a${index}`;

/** Cards that can pay one part of a cost. */
function payers(g: Game, seat: Seat, c: Card, part: CostPart): Card[] {
  const scope = emptyScope(g, c, seat);
  const mine = (f: object) => inPlayMatching(g, f, scope).filter((x) => controller(g, x) === seat);
  if ('defeat' in part) return mine(part.defeat);
  if ('exhaust' in part) return mine(part.exhaust).filter((x) => g.s.ready[x] === 1);
  if ('returnToHand' in part) return mine(part.returnToHand);
  if ('removeUpgrade' in part) return mine(part.removeUpgrade);
  if ('discard' in part) return player(g, seat).hand.filter((x) => g.q.matches(g, x, part.discard, scope));
  return [];
}

const needed = (part: CostPart): number => ('n' in part ? (part.n ?? 1) : 1);

function payable(g: Game, seat: Seat, c: Card, part: CostPart): boolean {
  if ('pay' in part) return g.q.amount(g, part.pay, viewpoint(g, c, seat)) <= purse(g, seat);
  if ('exhaustSelf' in part) return g.s.ready[c] === 1;
  if ('useForce' in part) return player(g, seat).force;
  if ('defeat' in part || 'exhaust' in part || 'returnToHand' in part || 'removeUpgrade' in part || 'discard' in part) {
    return payers(g, seat, c, part).length >= needed(part);
  }
  return true;
}

export function canUse(g: Game, seat: Seat, c: Card, index: number): boolean {
  const action = actionsOf(g, c)[index];
  if (!action || isBlank(g, c) || (controller(g, c) !== seat && !action.opponentsToo)) return false;
  if (action.epic && g.s.epic[c] === 1) return false;
  if (action.once && g.s.spent.includes(keyOf(g, c, index, action))) return false;
  if (action.needs && !g.q.holds(g, action.needs, viewpoint(g, c, seat))) return false;
  for (const part of action.cost) if (!payable(g, seat, c, part)) return false;
  return true;
}

function settleCost(g: Game, f: UseFrame, part: CostPart, chosen: Card[]): void {
  const scope = emptyScope(g, f.card, f.seat);
  if ('pay' in part) {
    const n = g.q.amount(g, part.pay, scope);
    const resources = purse(g, f.seat) - player(g, f.seat).credits;
    const credits = Math.max(0, n - resources);
    player(g, f.seat).credits -= credits;
    payResources(g, f.seat, n - credits);
    touch(g);
    emit(g, { e: 'paid', seat: f.seat, n });
  } else if ('exhaustSelf' in part) exhaust(g, f.card, f.seat);
  else if ('defeat' in part || 'removeUpgrade' in part) defeat(g, chosen, f.seat);
  else if ('defeatSelf' in part) defeat(g, [f.card], f.seat);
  else if ('exhaust' in part) for (const c of chosen) exhaust(g, c, f.seat);
  else if ('discard' in part) discard(g, chosen);
  else if ('returnToHand' in part) putAway(g, chosen, 'hand', f.seat);
  else if ('damageSelf' in part) deal(g, [{ card: f.card, n: g.q.amount(g, part.damageSelf, scope), from: f.card, seat: f.seat }]);
  else if ('damageBase' in part) deal(g, [{ card: player(g, f.seat).base, n: g.q.amount(g, part.damageBase, scope), from: NO_CARD, seat: f.seat }]);
  else {
    player(g, f.seat).force = false;
    touch(g);
    emit(g, { e: 'force-used', seat: f.seat });
  }
}

function payPart(g: Game, f: UseFrame, action: Action): void {
  const part = action.cost[f.part] as CostPart;
  const options = payers(g, f.seat, f.card, part);
  const n = needed(part);
  if (options.length > n && !f.answer) {
    ask(g, { seat: f.seat, kind: 'payment', options: options.map((card) => ({ o: 'card', card })), min: n, max: n, source: f.card });
    return;
  }
  const chosen = f.answer ? f.answer.pick.map((i) => options[i] as Card) : options.slice(0, n);
  delete f.answer;
  settleCost(g, f, part, chosen);
  f.part++;
}

export function runUse(g: Game, f: UseFrame): void {
  if (f.step === 2) return pop(g);
  const action = actionsOf(g, f.card)[f.index];
  if (f.step === 1 || !action) return pop(g);
  if (f.part < action.cost.length) return payPart(g, f, action);
  f.step = 2;
  if (action.epic) g.s.epic[f.card] = 1;
  if (action.once) g.s.spent.push(keyOf(g, f.card, f.index, action));
  touch(g);
  emit(g, { e: 'ability-used', card: f.card, seat: f.seat });
  push(g, abilityFrame(g, { scope: emptyScope(g, f.card, f.seat), effect: action.effect }, false));
}
