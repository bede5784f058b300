import { ask, pop, push, takeAnswer } from '#game';
import type { Machine } from '../machine.js';
import { doDeed } from '../moves.js';
import { type Held, nameOf, shipOf, wasUsed } from '../queries.js';
import type { Frame, ShipState } from '../state.js';
import { following } from '../triggers.js';
import { holds } from '../when.js';

type MomentFrame = Extract<Frame, { kind: 'moment' }>;

const enemyOf = (g: Machine, { enemy }: MomentFrame): ShipState | null =>
  enemy === null ? null : shipOf(g, enemy);

const resolve = (g: Machine, frame: MomentFrame, { card, ability }: Held): void => {
  const ship = shipOf(g, frame.ship);
  if (ability.kind === 'after') {
    g.tell({ what: 'used', ship: ship.key, name: nameOf(ship, card) });
    for (const deed of ability.deeds) doDeed(g, deed, { ship, enemy: enemyOf(g, frame) });
  } else if (ability.kind === 'free') {
    const { actions, strain = false } = ability;
    push(g, {
      kind: 'action',
      at: 0,
      ship: ship.key,
      free: true,
      list: actions,
      strain,
      source: card,
    });
  }
};

const isOpen = (g: Machine, frame: MomentFrame, { card, ability }: Held): boolean => {
  const ship = shipOf(g, frame.ship);
  if (ship.place !== 'mat') return false;
  if ((ability.kind !== 'after' && ability.kind !== 'free') || ability.moment !== frame.moment)
    return false;
  if (ability.kind === 'free') return !(ability.once && wasUsed(g, ship, card));
  const enemy = enemyOf(g, frame);
  return !ability.when || (enemy !== null && holds(g, ability.when, { ship, enemy }));
};

/** Abilities of a ship that follow something, one after the other; what is optional is offered. */
export const momentStep = (g: Machine, frame: MomentFrame): void => {
  const answer = takeAnswer(g);
  const ship = shipOf(g, frame.ship);
  const held = following(ship, frame.moment)[frame.at];
  if (!held) return pop(g);
  if (answer !== null || !isOpen(g, frame, held)) {
    frame.at += 1;
    if (answer?.do === 'use') resolve(g, frame, held);
    return;
  }
  const { ability, card, index } = held;
  if (ability.kind === 'after' && ability.may)
    return ask(g, {
      seat: ship.seat,
      question: 'use-ability',
      ship: ship.key,
      options: [{ do: 'use', ship: ship.key, card, ability: index }, { do: 'pass' }],
    });
  frame.at += 1;
  resolve(g, frame, held);
};
