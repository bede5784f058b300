import { ask, takeAnswer } from '#game';
import { isOfKind } from '../filters.js';
import type { Machine } from '../machine.js';
import { abilitiesOf, attackable, card, units } from '../queries.js';
import type { AttackFrame } from '../state.js';

/** Units that may become the target of the attack in place of the defender. */
const standIns = (g: Machine, { attacker, defender }: AttackFrame): string[] => {
  const { arena, controller } = card(g, defender);
  if (arena === null) return [];
  return units(g, controller, arena).flatMap(({ key }) =>
    key !== defender &&
    attackable(g, key, attacker) &&
    abilitiesOf(g, key).some(
      ({ keyword, what = {} }) =>
        keyword === 'Stands In' &&
        isOfKind(g, card(g, defender), what, { seat: controller, self: key }),
    )
      ? [key]
      : [],
  );
};

/** Whether the defender is final; if not, the defender's player is asked. */
export const isDefenderSettled = (g: Machine, frame: AttackFrame): boolean => {
  if (frame.settled === true) return true;
  const answer = takeAnswer(g);
  if (answer === null) {
    const options = standIns(g, frame).map((key) => ({ pick: 'card', card: key }) as const);
    if (options.length === 0) return true;
    ask(g, {
      seat: card(g, frame.defender).controller,
      question: 'stand-in',
      source: frame.defender,
      options: [...options, { do: 'pass' }],
    });
    return false;
  }
  frame.settled = true;
  if ('pick' in answer && answer.pick === 'card') {
    frame.defender = answer.card;
    g.tell({ what: 'intercepted', card: answer.card });
  }
  return true;
};
