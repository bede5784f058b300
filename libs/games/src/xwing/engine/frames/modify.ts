import { ask, takeAnswer } from '#game';
import { maySpendNormally, mayReroll } from '../../rules/dice.js';
import type { DiceEffect } from '../ability.js';
import {
  attackerIn,
  counting,
  targetIn,
  stillUnused,
  use,
  weaponIn,
  type Counting,
  type Role,
} from '../attack-abilities.js';
import type { Machine } from '../machine.js';
import { attackDie, defenceDie, take } from '../moves.js';
import type { Option } from '../options.js';
import type { AttackFrame, Die, ShipState } from '../state.js';

type AnyDie = Die<string>;

/** What is worth least first: so faces are changed and listed. */
const faceOrder = ['blank', 'focus', 'hit', 'evade', 'crit'];

const diceOf = (frame: AttackFrame, role: Role): AnyDie[] =>
  role === 'attacking' ? frame.attack : frame.defence;

const facesOf = (frame: AttackFrame, role: Role): string[] =>
  diceOf(frame, role).map(({ face }) => face);

const canReroll = (dice: readonly AnyDie[], faces: readonly string[]): boolean =>
  dice.some(({ face, rerolled }) => mayReroll(rerolled) && faces.includes(face));

/** Whether an effect would do anything to these dice. */
const works = (dice: readonly AnyDie[], effect: DiceEffect): boolean => {
  switch (effect.do) {
    case 'add':
      return true;
    case 'change':
      return dice.some(({ face }) => effect.from.some((from) => from === face));
    case 'reroll':
      return canReroll(dice, effect.faces);
  }
};

const change = (dice: AnyDie[], from: readonly string[], to: string, most: number): void => {
  let left = most;
  for (const wanted of faceOrder)
    for (const die of dice)
      if (left > 0 && die.face === wanted && from.includes(wanted)) {
        die.face = to;
        left -= 1;
      }
};

const apply = (frame: AttackFrame, role: Role, effect: DiceEffect): void => {
  const dice = diceOf(frame, role);
  if (effect.do === 'change') change(dice, effect.from, effect.to, effect.most);
  else if (effect.do === 'add') dice.push({ face: effect.face, rerolled: false });
  else frame.reroll = { faces: [...effect.faces], most: effect.most, chosen: [] };
};

/** The effect that a weapon has on its own dice, usable once an attack. */
const weaponEffect = (g: Machine, frame: AttackFrame): DiceEffect | null =>
  frame.used.includes('weapon') ? null : (weaponIn(g, frame)?.modify ?? null);

const isForbidden = (g: Machine, frame: AttackFrame, role: Role): boolean =>
  role === 'defending' && weaponIn(g, frame)?.noEvade === true;

const spendable = (g: Machine, frame: AttackFrame, role: Role, ship: ShipState): Option[] => {
  const faces = facesOf(frame, role);
  // What was spent in this step already is wanted a second time.
  const maySpend = (token: 'focus' | 'evade', spent: Role | 'evade'): boolean =>
    maySpendNormally(ship.tokens[token], frame.used.includes(spent) ? 2 : 1);
  const focus = faces.includes('focus') && maySpend('focus', role);
  const lock =
    role === 'attacking' &&
    ship.lock === frame.target &&
    canReroll(frame.attack, ['blank', 'focus', 'hit']);
  const evade = role === 'defending' && maySpend('evade', 'evade') && !isForbidden(g, frame, role);
  return [
    ...(lock ? [{ do: 'spend', token: 'lock' } as const] : []),
    ...(focus ? [{ do: 'spend', token: 'focus' } as const] : []),
    ...(evade ? [{ do: 'spend', token: 'evade' } as const] : []),
  ];
};

const useful = (g: Machine, frame: AttackFrame, role: Role): Counting<'modify'>[] =>
  stillUnused(frame, counting(g, frame, 'modify', role)).filter(
    // Whoever gives up stress for an effect may do so for nothing (FAQ, Keyan Farlander).
    ({ ability }) => ability.price === 'unstress' || works(diceOf(frame, role), ability.effect),
  );

const spend = (
  g: Machine,
  frame: AttackFrame,
  role: Role,
  token: 'focus' | 'evade' | 'lock',
): void => {
  const ship = role === 'attacking' ? attackerIn(g, frame) : targetIn(g, frame);
  g.tell({ what: 'spent', seat: ship.seat, ship: ship.key, name: token });
  if (token === 'lock') {
    ship.lock = null;
    frame.reroll = { faces: ['blank', 'focus', 'hit', 'crit'], most: 99, chosen: [] };
  } else if (token === 'focus') {
    take(g, ship, 'focus');
    frame.used.push(role);
    change(diceOf(frame, role), ['focus'], role === 'attacking' ? 'hit' : 'evade', 99);
  } else {
    take(g, ship, 'evade');
    frame.used.push('evade');
    frame.defence.push({ face: 'evade', rerolled: false });
  }
};

/** Which dice are rerolled, face by face; then all chosen ones are rolled. */
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

/** Whoever's dice they are modifies them, one effect after the other, until they pass. */
export const modifyStep = (g: Machine, frame: AttackFrame, role: Role): void => {
  const ship = role === 'attacking' ? attackerIn(g, frame) : targetIn(g, frame);
  if (frame.reroll) return chooseReroll(g, frame, role, ship);
  const answer = takeAnswer(g);
  const weapon = role === 'attacking' ? weaponEffect(g, frame) : null;
  const abilities = useful(g, frame, role);
  if (answer?.do === 'spend') return spend(g, frame, role, answer.token);
  if (answer?.do === 'use') {
    if (answer.ability === -1 && weapon) {
      frame.used.push('weapon');
      return apply(frame, role, weapon);
    }
    const one = abilities.find(
      ({ owner, card, index }) =>
        owner.key === answer.ship && card === answer.card && index === answer.ability,
    );
    if (!one) return;
    use(g, frame, one);
    return apply(frame, role, one.ability.effect);
  }
  const options: Option[] = [
    ...spendable(g, frame, role, ship),
    ...(weapon && works(diceOf(frame, role), weapon)
      ? [{ do: 'use', ship: ship.key, card: frame.weapon, ability: -1 } as const]
      : []),
    ...abilities.map(({ owner, card, index }) => ({
      do: 'use' as const,
      ship: owner.key,
      card,
      ability: index,
    })),
  ];
  if (answer !== null || options.length === 0) {
    frame.at += 1;
    return;
  }
  ask(g, {
    seat: ship.seat,
    question: role === 'attacking' ? 'modify-attack' : 'modify-defence',
    ship: ship.key,
    options: [...options, { do: 'pass' }],
  });
};
