import { ask, pop, push, takeAnswer } from '#game';
import type { Ability } from '../ability.js';
import { factsIn } from '../attack-abilities.js';
import type { Machine } from '../machine.js';
import { clearDestroyed, turnDownWith } from '../moves.js';
import { criticals, heldOf, onAsteroid, shipOf, wasUsed } from '../queries.js';
import { attackFrame, shotsOf } from '../shots.js';
import type { AttackFrame, Follower, Frame, ShipState } from '../state.js';
import { holds } from '../when.js';

type Again = Extract<Ability, { kind: 'again' }>;

const loses = (g: Machine, ship: ShipState): boolean => {
  const blind = criticals(ship).some((one) => one.blind === 'no-attack');
  if (!blind || ship.tokens.disabled > 0 || onAsteroid(g, ship)) return false;
  turnDownWith(ship, (one) => one.blind === 'no-attack');
  return true;
};

/** The attacks that the ship's cards give it after an attack. */
const attacksAfter = (
  g: Machine,
  ship: ShipState,
  moments: readonly Again['moment'][],
  { frame, enemy }: { readonly frame: AttackFrame; readonly enemy: ShipState },
): Follower[] =>
  heldOf(ship, 'again').flatMap(({ card, index, ability }) => {
    const { moment, weapons, with: when = {}, once, target } = ability;
    const own = frame.extra?.card === card && frame.extra.index === index;
    if (!moments.includes(moment) || own) return [];
    if (once && wasUsed(g, ship, card)) return [];
    if (!holds(g, when, { ship, enemy, ...factsIn(g, frame) })) return [];
    // A blinded pilot loses the opportunity to attack that an ability gives (FAQ).
    if (loses(g, ship)) return [];
    return [
      {
        ship: ship.key,
        weapons,
        card,
        index,
        notWeapon: ability.another ? frame.weapon : null,
        target: target === 'same' ? enemy.key : null,
        notTarget: target === 'other' ? enemy.key : null,
      },
    ];
  });

/** Queues the attacks that follow an attack (FAQ, order of an attack, step 9). */
export const addFollowers = (g: Machine, frame: AttackFrame): void => {
  const [attacker, target] = [shipOf(g, frame.attacker), shipOf(g, frame.target ?? '')];
  const attacked = frame.hit ? (['attacked'] as const) : (['attacked', 'missed'] as const);
  g.state.followers.push(
    ...attacksAfter(g, attacker, attacked, { frame, enemy: target }),
    ...attacksAfter(g, target, ['defended'], { frame, enemy: attacker }),
  );
};

/** Lets the players use the queued attacks, if there are any. */
export const followOn = (g: Machine): void => {
  if (g.state.followers.length > 0) push(g, { kind: 'follow', at: 0, passed: [] });
};

/**
 * The player with initiative chooses one of their own queued attacks first, then the other player;
 * the remaining ones wait until after that attack (FAQ).
 */
export const followStep = (g: Machine, frame: Extract<Frame, { kind: 'follow' }>): void => {
  const { state } = g;
  const answer = takeAnswer(g);
  const possible = state.followers.filter((one) => shotsOf(g, shipOf(g, one.ship), one).length > 0);
  const ofSeat = (seat: number): Follower[] =>
    frame.passed.includes(seat) ? [] : possible.filter((one) => shipOf(g, one.ship).seat === seat);
  const seat = [state.initiative, 1 - state.initiative].find((one) => ofSeat(one).length > 0);
  if (seat === undefined) {
    state.followers = [];
    pop(g);
    // Outside the Combat phase no destroyed ship stays to make its attack.
    return state.phase === 'combat' ? undefined : clearDestroyed(g);
  }
  if (answer?.do === 'pass') return void frame.passed.push(seat);
  const own = ofSeat(seat);
  const chosen =
    answer?.do === 'use'
      ? own.find((one) => one.ship === answer.ship && one.card === answer.card)
      : own.length === 1
        ? own[0]
        : undefined;
  if (chosen) {
    state.followers = state.followers.filter((one) => one !== chosen);
    pop(g);
    return push(g, attackFrame(shipOf(g, chosen.ship), chosen));
  }
  ask(g, {
    seat,
    question: 'follow',
    options: [
      ...own.map(({ ship, card, index }) => ({ do: 'use' as const, ship, card, ability: index })),
      { do: 'pass' },
    ],
  });
};
