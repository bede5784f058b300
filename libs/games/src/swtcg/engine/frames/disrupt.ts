import { push } from '#game';
import type { Ability, EffectPart, Filter } from '../../card.js';
import { countOf } from '../filters.js';
import type { Machine } from '../machine.js';
import { facts, foesOf } from '../queries.js';
import type { AttackFrame, UseFrame } from '../state.js';

/**
 * Some effects can be disrupted by tapping units: each opponent is offered that before the effect.
 */
export const isFoilOffered = (g: Machine, frame: UseFrame, { foil }: Ability): boolean => {
  if (foil === undefined || frame.disrupted || frame.at > 1) return false;
  const { seat, card: key } = frame;
  const what: Filter = { whose: 'own', tapped: false };
  const n = countOf(g, { seat, self: key }, foil);
  const then: readonly EffectPart[] = [{ do: 'disrupt', n: 1 }];
  const parts: readonly EffectPart[] = [
    { do: 'may', n: 1, cost: { unit: { do: 'tap', what, n } }, then },
  ];
  frame.at = 2;
  for (const foe of foesOf(g, seat).reverse())
    push(g, { kind: 'parts', at: 0, seat: foe, card: key, on: null, parts });
  return true;
};

const underWay = (g: Machine): UseFrame | AttackFrame | undefined =>
  g.state.stack.findLast(
    (frame): frame is UseFrame | AttackFrame => frame.kind === 'use' || frame.kind === 'attack',
  );

/** Cancels the innermost attack or use of an ability. */
export const disruptLast = (g: Machine): void => {
  const target = underWay(g);
  if (target) target.disrupted = true;
};

/**
 * Whether an ability can disrupt what is in progress: an attack, a kind of card, or abilities of
 * units.
 */
export const mayDisrupt = (g: Machine, { of }: Ability): boolean => {
  if (of === undefined) return true;
  const target = underWay(g);
  if (target === undefined || target.kind === 'attack') return of.includes('attack');
  const { types } = facts(g, target.card);
  const kind = ['Battle', 'Mission'].find((type) => types.includes(type)) ?? 'activated';
  return of.includes(kind);
};

/** The effect of a card that disrupts; with `x` the opponents may pay to avoid it. */
export const disrupt = (g: Machine, { seat, card: key }: UseFrame, { x, after }: Ability): void => {
  if (after !== undefined)
    push(g, { kind: 'parts', at: 0, seat, card: key, on: null, parts: after });
  if (x === undefined) return disruptLast(g);
  const parts: readonly EffectPart[] = [
    { do: 'unless', n: Number(x), then: [{ do: 'disrupt', n: 1 }] },
  ];
  push(g, { kind: 'parts', at: 0, seat, card: key, on: null, parts });
};
