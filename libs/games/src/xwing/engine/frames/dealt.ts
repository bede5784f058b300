import { ask, pop, takeAnswer } from '#game';
import type { Machine } from '../machine.js';
import { atOnce, clearDestroyed, discardUpgrade, fendsOf, recover } from '../moves.js';
import { heldOf, nameOf, seatOf, shipOf } from '../queries.js';
import type { DamageCard, Frame, ShipState } from '../state.js';

type DealtFrame = Extract<Frame, { kind: 'dealt' }>;

/** Deals the chosen one of two cards; the other one is discarded (Leebo). */
const pick = (g: Machine, frame: DealtFrame, ship: ShipState, dealt: DamageCard): void => {
  const { other } = frame;
  const answer = takeAnswer(g);
  if (answer?.do !== 'use') {
    const [held] = heldOf(ship, 'picks');
    return ask(g, {
      seat: ship.seat,
      question: 'use-ability',
      ship: ship.key,
      options: [0, 1].map((at) => ({
        do: 'use' as const,
        ship: ship.key,
        card: held?.card ?? -1,
        ability: held?.index ?? 0,
        at,
      })),
    });
  }
  frame.other = null;
  if (answer.at !== 1 || other === null) return;
  const { discard } = seatOf(g, ship.seat);
  discard.splice(discard.lastIndexOf(other), 1, dealt.card);
  ship.damage[ship.damage.indexOf(dealt)] = { ...dealt, card: other };
  frame.card = other;
};

/**
 * Offers to discard a dealt damage card before it takes effect; a face-up card is known to its
 * player.
 */
export const dealtStep = (g: Machine, frame: DealtFrame): void => {
  const ship = shipOf(g, frame.ship);
  const dealt = ship.damage.findLast(({ card, up }) => card === frame.card && up === frame.up);
  if (!dealt || ship.place !== 'mat') return pop(g);
  if (frame.other !== null) return pick(g, frame, ship, dealt);
  const fends = fendsOf(ship, dealt);
  const answer = takeAnswer(g);
  if (answer === null && fends.length > 0)
    return ask(g, {
      seat: ship.seat,
      question: 'use-ability',
      ship: ship.key,
      options: [
        ...fends.map(({ own: card, index }) => ({
          do: 'use' as const,
          ship: ship.key,
          card,
          ability: index,
        })),
        { do: 'pass' },
      ],
    });
  pop(g);
  const used = answer?.do === 'use' ? fends.find(({ own }) => own === answer.card) : undefined;
  if (used) {
    g.tell({ what: 'used', ship: ship.key, name: nameOf(ship, used.own) });
    ship.damage.splice(ship.damage.indexOf(dealt), 1);
    seatOf(g, ship.seat).discard.push(dealt.card);
    discardUpgrade(g, ship, used.gone);
    if (used.recovers) recover(g, ship);
  } else if (dealt.up) atOnce(g, ship, dealt);
  if (g.state.phase !== 'combat') clearDestroyed(g);
};
