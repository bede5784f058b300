import { ask, takeAnswer } from '#game';
import { targetIn, weaponIn } from '../attack-abilities.js';
import type { Machine } from '../machine.js';
import { suffer } from '../moves.js';
import type { Option } from '../options.js';
import { fleet, heldOf, nameOf, shipOf, within } from '../queries.js';
import type { AttackFrame } from '../state.js';

/** The results that can be shared; the `at` of an option is an index into this list. */
export const shared = ['hit', 'crit'] as const;

/**
 * The ways in which a friend may suffer one result instead of the ship that was hit; none for the
 * special effect of a weapon that replaces damage.
 */
const shares = (g: Machine, frame: AttackFrame): Extract<Option, { do: 'use' }>[] => {
  const target = targetIn(g, frame);
  const { left } = frame;
  if (left === null || weaponIn(g, frame)?.instead) return [];
  const friends = fleet(g, target.seat).filter((one) => one !== target);
  return [target, ...friends].flatMap((owner) =>
    heldOf(owner, 'share')
      .filter(({ ability: { draws = false } }) => draws === (owner !== target))
      .flatMap(({ card, index, ability: { draws, reach } }) =>
        (draws ? [owner] : friends)
          .filter((one) => within(target, one, reach))
          .flatMap(({ key }) =>
            shared.flatMap((face, at) =>
              left.includes(face) && (face === 'crit' || !draws)
                ? [{ do: 'use' as const, ship: owner.key, card, ability: index, on: key, at }]
                : [],
            ),
          ),
      ),
  );
};

/**
 * A friend may suffer one result of a hit; that does not count as hitting the friend (FAQ, Prince
 * Xizor).
 */
export const shareStep = (g: Machine, frame: AttackFrame): void => {
  const answer = takeAnswer(g);
  const options = answer === null ? shares(g, frame) : [];
  const target = targetIn(g, frame);
  if (options.length > 0)
    return ask(g, {
      seat: target.seat,
      question: 'use-ability',
      ship: target.key,
      options: [...options, { do: 'pass' }],
    });
  frame.at += 1;
  if (answer?.do !== 'use' || answer.on === undefined) return;
  const face = shared[answer.at ?? 0] ?? 'hit';
  frame.left?.splice(frame.left.indexOf(face), 1);
  const owner = shipOf(g, answer.ship);
  g.tell({ what: 'used', ship: owner.key, name: nameOf(owner, answer.card) });
  suffer(g, shipOf(g, answer.on), face);
};
