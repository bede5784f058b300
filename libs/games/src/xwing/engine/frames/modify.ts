import { ask, takeAnswer } from '#game';
import { maySpendNormally, mayReroll } from '../../rules/dice.js';
import type { DiceEffect, Role } from '../ability.js';
import {
  attackerIn,
  counting,
  factsIn,
  isForbidden,
  targetIn,
  stillUnused,
  use,
  weaponIn,
  type Counting,
} from '../attack-abilities.js';
import {
  applyEffect,
  canReroll,
  change,
  diceOf,
  faceOrder,
  facesOf,
  setDie,
  settingsBy,
  works,
} from '../dice-effects.js';
import type { Machine } from '../machine.js';
import { attackDie, defenceDie, give, loseLock, spendFocus, take } from '../moves.js';
import type { Option } from '../options.js';
import { shipOf } from '../queries.js';
import type { AttackFrame, ShipState } from '../state.js';

/** Whose dice are modified and by which side; `late`: at the start of comparing results. */
export interface Modifying {
  readonly dice: Role;
  readonly by: Role;
  readonly late?: boolean;
}

const shipIn = (g: Machine, frame: AttackFrame, role: Role): ShipState =>
  role === 'attacking' ? attackerIn(g, frame) : targetIn(g, frame);

const isOwn = ({ dice, by }: Modifying): boolean => dice === by;

/** The weapon's effect on its own dice, usable once per attack. */
const weaponEffect = (g: Machine, frame: AttackFrame): DiceEffect | null =>
  frame.used.includes('weapon') ? null : (weaponIn(g, frame)?.modify ?? null);

const spendable = (g: Machine, frame: AttackFrame, role: Role, ship: ShipState): Option[] => {
  const faces = facesOf(frame, role);
  // A token kind that was already spent in this attack needs a second reason to be spent again.
  const maySpend = (token: 'focus' | 'evade', spent: Role | 'evade'): boolean =>
    maySpendNormally(ship.tokens[token], frame.used.includes(spent) ? 2 : 1) &&
    !isForbidden(g, frame, role, token);
  const focus = faces.includes('focus') && maySpend('focus', role);
  const plain = role === 'attacking' && weaponIn(g, frame)?.plain === true;
  const lock =
    role === 'attacking' &&
    !plain &&
    ship.lock === frame.target &&
    !frame.used.includes('no-lock') &&
    !isForbidden(g, frame, role, 'reroll') &&
    canReroll(frame.attack, ['blank', 'focus', 'hit']);
  const evade =
    role === 'defending' && maySpend('evade', 'evade') && weaponIn(g, frame)?.noEvade !== true;
  return [
    ...(lock ? [{ do: 'spend', token: 'lock' } as const] : []),
    ...(focus ? [{ do: 'spend', token: 'focus' } as const] : []),
    ...(evade ? [{ do: 'spend', token: 'evade' } as const] : []),
  ];
};

const useful = (g: Machine, frame: AttackFrame, modifying: Modifying): Counting<'modify'>[] => {
  const { dice: role, by, late = false } = modifying;
  const ship = shipIn(g, frame, by);
  const noReroll = isForbidden(g, frame, by, 'reroll');
  const plain = role === 'attacking' && weaponIn(g, frame)?.plain === true;
  return stillUnused(frame, counting(g, frame, 'modify', by)).filter(
    ({ ability: { price, effect, theirs = false, late: isLate = false, must } }) =>
      theirs !== isOwn(modifying) &&
      isLate === late &&
      must !== true &&
      !plain &&
      !(noReroll && effect.do === 'reroll') &&
      // An ability that removes stress may be used even if it changes no die (FAQ, Keyan
      // Farlander).
      (price === 'unstress' || works(g, diceOf(frame, role), effect, ship)),
  );
};

const spend = (
  g: Machine,
  frame: AttackFrame,
  role: Role,
  token: 'focus' | 'evade' | 'lock',
): void => {
  const ship = shipIn(g, frame, role);
  g.tell({ what: 'spent', seat: ship.seat, ship: ship.key, name: token });
  if (token === 'lock') {
    loseLock(g, ship, true);
    frame.reroll = {
      faces: ['blank', 'focus', 'hit', 'crit'],
      most: 99,
      chosen: [],
      strains: false,
    };
  } else if (token === 'focus') {
    frame.used.push(role);
    const to = role === 'attacking' ? 'hit' : 'evade';
    change(diceOf(frame, role), { from: ['focus'], to, most: 99 });
    const attack = { ...factsIn(g, frame), attacking: role === 'attacking' };
    spendFocus(g, ship, shipIn(g, frame, otherThan(role)), attack);
  } else {
    take(g, ship, 'evade');
    frame.used.push('evade');
    frame.defence.push({ face: 'evade', rerolled: false });
  }
};

const otherThan = (role: Role): Role => (role === 'attacking' ? 'defending' : 'attacking');

/**
 * Lets the player choose the dice to reroll, one face at a time; then all chosen dice are rolled
 * together.
 */
const chooseReroll = (g: Machine, frame: AttackFrame, role: Role, ship: ShipState): void => {
  const { reroll } = frame;
  if (!reroll) return;
  const dice = diceOf(frame, role);
  const answer = takeAnswer(g);
  if (answer?.do === 'die') {
    const at = dice.findIndex(
      ({ face, rerolled }, place) =>
        face === answer.face && mayReroll(rerolled) && !reroll.chosen.includes(place),
    );
    if (at >= 0) reroll.chosen.push(at);
    return;
  }
  const open = dice.flatMap(({ face, rerolled }, at) =>
    mayReroll(rerolled) && !reroll.chosen.includes(at) && reroll.faces.some((one) => one === face)
      ? [face]
      : [],
  );
  if (answer?.do === 'roll' || open.length === 0 || reroll.chosen.length >= reroll.most) {
    for (const at of reroll.chosen)
      dice[at] = { face: role === 'attacking' ? attackDie(g) : defenceDie(g), rerolled: true };
    frame.reroll = null;
    if (reroll.strains) give(g, ship, 'stress', reroll.chosen.length);
    g.tell({ what: 'rerolled', ship: ship.key, faces: facesOf(frame, role) });
    return;
  }
  ask(g, {
    seat: ship.seat,
    question: 'reroll',
    ship: ship.key,
    options: [
      ...faceOrder
        .filter((face) => open.includes(face))
        .map((face) => ({ do: 'die' as const, face })),
      { do: 'roll' },
    ],
  });
};

const useAbility = (
  g: Machine,
  frame: AttackFrame,
  { dice }: Modifying,
  one: Counting<'modify'>,
): void => {
  const { owner, ability } = one;
  use(g, frame, one);
  applyEffect(g, frame, { dice, ship: owner }, ability.effect);
  for (let n = 0; n < (ability.gives?.number ?? 0); n += 1)
    diceOf(frame, dice).push({ face: ability.gives?.face ?? 'blank', rerolled: false });
  if (ability.bindsLock) frame.used.push('no-lock');
};

/** Applies the dice effects that happen without a decision. */
export const mustModify = (g: Machine, frame: AttackFrame, role: Role): void => {
  const all = stillUnused(frame, counting(g, frame, 'modify', role));
  for (const one of all)
    if (one.ability.must)
      useAbility(g, frame, { dice: one.ability.theirs ? otherThan(role) : role, by: role }, one);
};

const optionsOf = (g: Machine, frame: AttackFrame, modifying: Modifying): Option[] => {
  const { dice, by, late } = modifying;
  const ship = shipIn(g, frame, by);
  if (frame.used.includes(`${dice}-done`) && !late) return [];
  const forbidden = isForbidden(g, frame, by, 'modify');
  const abilities = useful(g, frame, modifying);
  const faces = diceOf(frame, dice).flatMap(({ face, fixed }) => (fixed ? [] : [face]));
  // Something that a ship may not do to its dice can still be done by another ship's card (FAQ,
  // Omega Leader).
  const set = abilities
    .filter(({ ability, owner }) => ability.effect.do === 'set' && !(forbidden && owner === ship))
    .flatMap((one) => settingsBy(one, dice === 'attacking' ? 'attack' : 'defence', faces));
  if (forbidden && !late) return set;
  const own = isOwn(modifying) && !late;
  const weapon = own && by === 'attacking' ? weaponEffect(g, frame) : null;
  return [
    ...(own ? spendable(g, frame, by, ship) : []),
    ...(weapon && works(g, frame.attack, weapon, ship)
      ? [{ do: 'use', ship: ship.key, card: frame.weapon, ability: -1 } as const]
      : []),
    ...abilities
      .filter(({ ability }) => ability.effect.do !== 'set')
      .map(({ owner, card, index }) => ({
        do: 'use' as const,
        ship: owner.key,
        card,
        ability: index,
      })),
    ...set,
  ];
};

const questionOf = ({ dice, by }: Modifying) =>
  dice !== by
    ? ('modify-theirs' as const)
    : dice === 'attacking'
      ? ('modify-attack' as const)
      : ('modify-defence' as const);

/** One side modifies dice, one effect after the other, until it passes. */
export const modifyStep = (g: Machine, frame: AttackFrame, modifying: Modifying): void => {
  const { dice, by } = modifying;
  const ship = shipIn(g, frame, by);
  if (frame.reroll) return chooseReroll(g, frame, dice, ship);
  const answer = takeAnswer(g);
  if (answer?.do === 'spend') return spend(g, frame, by, answer.token);
  if (answer?.do === 'use' || answer?.do === 'set') {
    const weapon = weaponEffect(g, frame);
    if (answer.do === 'use' && answer.ability === -1 && weapon) {
      frame.used.push('weapon');
      return applyEffect(g, frame, { dice, ship: shipOf(g, frame.attacker) }, weapon);
    }
    const one = useful(g, frame, modifying).find(
      ({ owner, card, index }) =>
        owner.key === answer.ship && card === answer.card && index === answer.ability,
    );
    if (one) useAbility(g, frame, modifying, one);
    if (one && answer.do === 'set') setDie(diceOf(frame, dice), answer.from, answer.to);
    return;
  }
  const options = answer === null ? optionsOf(g, frame, modifying) : [];
  if (options.length === 0) {
    frame.at += 1;
    return;
  }
  ask(g, {
    seat: ship.seat,
    question: questionOf(modifying),
    ship: ship.key,
    options: [...options, { do: 'pass' }],
  });
};
