import { pop, push } from '#game';
import type { Machine } from '../machine.js';
import { healthLeft } from '../moves.js';
import { behaviour, card, characters, die, mostShields, upgradesOn } from '../queries.js';
import type { DamageFrame, Frame } from '../state.js';
import { fire, interruptFirst, interrupts } from '../triggers.js';

type Of<Kind extends Frame['kind']> = Extract<Frame, { kind: Kind }>;

export const damageFrame = (
  to: string,
  n: number,
  how: {
    readonly unblockable?: boolean;
    readonly symbol?: DamageFrame['symbol'];
    readonly dice?: readonly string[];
  } = {},
): DamageFrame => ({
  kind: 'damage',
  at: 0,
  to,
  n,
  unblockable: how.unblockable ?? false,
  symbol: how.symbol ?? null,
  ...(how.dice && { dice: how.dice }),
  before: [],
});

/**
 * Damage is dealt, shields block as much as they can, and the rest is taken; a character with full
 * damage is defeated immediately (part 6).
 */
export const damageStep = (g: Machine, frame: DamageFrame): void => {
  const one = card(g, frame.to);
  if (one.zone !== 'play' || (frame.at === 0 && frame.n <= 0)) {
    pop(g);
  } else if (frame.at === 0) {
    frame.before = [
      ...interrupts(g, 'this-dealt-damage', frame.to),
      ...(frame.unblockable
        ? []
        : interrupts(g, 'other-dealt-damage', frame.to, { damage: frame.n })),
      ...(frame.symbol === 'ranged'
        ? interrupts(g, 'host-dealt-ranged', frame.to, { damage: frame.n })
        : []),
      ...cardsOf(g, frame).flatMap((key) => interrupts(g, 'this-deals', key, { cause: frame.to })),
    ];
    frame.at = 1;
  } else if (frame.at === 1) {
    if (interruptFirst(g, frame.before)) frame.at = 2;
  } else if (frame.at === 2) {
    shield(g, frame);
    // Unblockable damage cannot be blocked by cards either.
    frame.before =
      frame.unblockable || frame.n === 0
        ? []
        : interrupts(g, 'host-takes-damage', frame.to, { damage: frame.n });
    frame.at = 3;
  } else if (frame.at === 3) {
    if (interruptFirst(g, frame.before)) frame.at = 4;
  } else {
    pop(g);
    take(g, frame);
    tellOfDice(g, frame);
  }
};

/** The cards of the dice that deal the damage, each once. */
const cardsOf = (g: Machine, { dice = [] }: DamageFrame): string[] => [
  ...new Set(dice.map((key) => die(g, key).card)),
];

/** Blocked damage still counts as dealt (part 8, to take damage). */
const tellOfDice = (g: Machine, frame: DamageFrame): void => {
  const cards = cardsOf(g, frame);
  const who = [...new Set(cards.map((key) => card(g, key).host ?? key))];
  fire(g, [
    ...who.map((key) => ({
      trigger: 'host-dealt' as const,
      card: key,
      seat: card(g, key).controller,
    })),
    ...(frame.n > 0 ? cards : []).map((key) => ({
      trigger: 'this-hurt' as const,
      card: key,
      seat: card(g, key).controller,
      target: frame.to,
    })),
  ]);
};

/** Blocks part of the damage. */
export const block = (g: Machine, frame: DamageFrame, count: number): void => {
  const blocked = Math.min(count, frame.n);
  if (blocked <= 0) return;
  frame.n -= blocked;
  g.tell({ what: 'blocked', card: frame.to, number: blocked });
};

const shield = (g: Machine, frame: DamageFrame): void => {
  const one = card(g, frame.to);
  const blocked = frame.unblockable ? 0 : Math.min(one.shields, frame.n);
  one.shields -= blocked;
  blockByShields(g, frame, blocked);
};

/**
 * Like `block`; the ability that deals the damage also learns how much of it shields have blocked.
 */
export const blockByShields = (g: Machine, frame: DamageFrame, blocked: number): void => {
  block(g, frame, blocked);
  const run = g.state.stack[g.state.stack.indexOf(frame) - 1];
  if (run?.kind === 'run' && blocked > 0)
    run.numbers['blocked'] = (run.numbers['blocked'] ?? 0) + blocked;
};

const take = (g: Machine, frame: DamageFrame): void => {
  const one = card(g, frame.to);
  const taken = frame.n;
  if (taken === 0) return;
  one.damage += taken;
  g.tell({ what: 'damage', card: frame.to, seat: one.controller, number: taken });
  checkDefeat(g, frame.to);
  if (frame.symbol !== 'melee') return;
  for (const { key } of upgradesOn(g, frame.to)) {
    if (behaviour(g, key).constant?.leavesOnMelee)
      push(g, { kind: 'leave', at: 0, card: key, to: 'discard', by: one.controller });
  }
};

/** Excess damage is ignored: a character never has more damage than health. */
export const checkDefeat = (g: Machine, key: string): void => {
  if (healthLeft(g, key) > 0) return;
  card(g, key).damage += healthLeft(g, key);
  const whole = { before: [], replaced: false, moved: [] };
  push(g, { kind: 'defeat', at: 0, card: key, byDamage: true, ...whole });
};

/** Applies the loss of what a card gave while it was in play: a higher shield limit, and health. */
export const settle = (g: Machine, gone: string, host: string | null): void => {
  const { hostHealth, hostShields, ownShields } = behaviour(g, gone).constant ?? {};
  if (hostShields || ownShields)
    for (const one of characters(g)) one.shields = Math.min(one.shields, mostShields(g, one.key));
  const falls = (key: string): boolean =>
    card(g, key).zone === 'play' &&
    !g.state.stack.some((frame) => frame.kind === 'defeat' && frame.card === key);
  if (hostHealth && host !== null && falls(host)) checkDefeat(g, host);
};

export const shieldsFrame = (to: string, n: number): Of<'shields'> => ({
  kind: 'shields',
  at: 0,
  to,
  n,
  before: [],
});

export const shieldsStep = (g: Machine, frame: Of<'shields'>): void => {
  const one = card(g, frame.to);
  if (one.zone !== 'play' || frame.n <= 0) {
    pop(g);
  } else if (frame.at === 0) {
    frame.before = interrupts(g, 'this-gains-shields', frame.to);
    frame.at = 1;
  } else if (frame.at === 1) {
    if (interruptFirst(g, frame.before)) frame.at = 2;
  } else {
    pop(g);
    const gained = Math.min(frame.n, mostShields(g, frame.to) - one.shields);
    one.shields += gained;
    if (gained > 0) g.tell({ what: 'shields', card: frame.to, number: gained });
  }
};
