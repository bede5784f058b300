import { ask, pop, push, takeAnswer } from '#game';
import type { Ability, Deed } from '../ability.js';
import { carryOutUse, waysToUse } from '../card-use.js';
import { freeAction } from '../deeds.js';
import type { Machine } from '../machine.js';
import type { Option } from '../options.js';
import { canPay, payPrice } from '../prices.js';
import { type Held, markUsed, nameOf, shipOf, wasUsed } from '../queries.js';
import type { Frame, ShipState } from '../state.js';
import { following } from '../triggers.js';
import { holds } from '../when.js';

type MomentFrame = Extract<Frame, { kind: 'moment' }>;
type Use = Extract<Option, { do: 'use' }>;
type After = Extract<Ability, { kind: 'after' }>;

const enemyOf = (g: Machine, { enemy }: MomentFrame): ShipState | null =>
  enemy === null ? null : shipOf(g, enemy);

const afterOf = (g: Machine, frame: MomentFrame, { card, ability }: Held, use: Use): void => {
  if (ability.kind !== 'after') return;
  const ship = shipOf(g, frame.ship);
  const chosen = use.on === undefined ? enemyOf(g, frame) : shipOf(g, use.on);
  g.tell({ what: 'used', ship: ship.key, name: nameOf(ship, card) });
  if (ability.once) markUsed(g, ship, card);
  if (ability.replaces) ship.spent = true;
  payPrice(g, { ship, card, enemy: chosen }, ability.price);
  const { before = 0 } = frame;
  carryOutUse(g, ability, { ship, enemy: enemyOf(g, frame), before }, use);
};

const resolve = (g: Machine, frame: MomentFrame, held: Held, use: Use): void => {
  const { card, ability } = held;
  if (ability.kind !== 'free') return afterOf(g, frame, held, use);
  const { actions, strain = false, price = null, skips = false, onBar = false } = ability;
  const then: readonly Deed[] = strain ? ['stress'] : [];
  const more = { strain, then, price, skips, onBar, source: card };
  push(g, freeAction(shipOf(g, frame.ship), actions, more));
};

const isOpen = (g: Machine, frame: MomentFrame, { card, ability }: Held): boolean => {
  const ship = shipOf(g, frame.ship);
  if (ship.place !== 'mat') return false;
  if ((ability.kind !== 'after' && ability.kind !== 'free') || ability.moment !== frame.moment)
    return false;
  if (ability.once && wasUsed(g, ship, card)) return false;
  const enemy = enemyOf(g, frame);
  const { when, price } = ability;
  if (!canPay({ ship, card, enemy }, price)) return false;
  return (
    !when || holds(g, when, { ship, enemy: enemy ?? ship, ...(frame.attack ? frame.attack : {}) })
  );
};

const usesOf = (g: Machine, frame: MomentFrame, held: Held, ability: After): Use[] => {
  const ship = shipOf(g, frame.ship);
  const base: Use = { do: 'use', ship: ship.key, card: held.card, ability: held.index };
  return waysToUse(g, ability, { ship, enemy: enemyOf(g, frame) }).map((way) => ({
    ...base,
    ...way,
  }));
};

/**
 * Resolves the abilities of a ship that follow an event, one after the other; optional ones are
 * offered.
 */
export const momentStep = (g: Machine, frame: MomentFrame): void => {
  const answer = takeAnswer(g);
  const ship = shipOf(g, frame.ship);
  const held = following(ship, frame.moment)[frame.at];
  if (!held) return pop(g);
  if (answer !== null || !isOpen(g, frame, held)) {
    frame.at += 1;
    if (answer?.do !== 'use') return;
    if (held.ability.kind === 'after' && held.ability.either)
      while (following(ship, frame.moment)[frame.at]?.card === held.card) frame.at += 1;
    return resolve(g, frame, held, answer);
  }
  const { ability } = held;
  const uses = ability.kind === 'after' ? usesOf(g, frame, held, ability) : [];
  const [use] = uses;
  if (ability.kind === 'after' && use) {
    const optional = ability.may === true || ability.price !== undefined;
    if (optional || uses.length > 1)
      return ask(g, {
        seat: ship.seat,
        question: 'use-ability',
        ship: ship.key,
        options: optional ? [...uses, { do: 'pass' }] : uses,
      });
  }
  frame.at += 1;
  if (ability.kind === 'free')
    resolve(g, frame, held, { do: 'use', ship: ship.key, card: held.card, ability: held.index });
  else if (use) resolve(g, frame, held, use);
};
