import { ask, pop, push, takeAnswer } from '#game';
import { compare, rangeBonus, sumFromZero } from '../../rules/dice.js';
import {
  attackerIn,
  counting,
  targetIn,
  stillUnused,
  use,
  weaponAt,
  weaponIn,
  type Role,
} from '../attack-abilities.js';
import { upgradeFacts } from '../book.js';
import type { Machine } from '../machine.js';
import {
  attackDie,
  defenceDie,
  discardUpgrade,
  doDeed,
  suffer,
  take,
  turnDownWith,
} from '../moves.js';
import { agilityOf, criticals, heldOf, primaryOf, shipOf } from '../queries.js';
import { attackFrame, shotsOf } from '../shots.js';
import type { AttackFrame, ShipState } from '../state.js';
import { queueMoment } from '../triggers.js';
import { modifyStep } from './modify.js';

const facts = ({ upgrades }: ShipState, weapon: number) => {
  const { id = '', slot = '' } = upgrades[weapon] ?? {};
  return upgradeFacts(id, slot);
};

const payFor = (g: Machine, ship: ShipState, weapon: number): void => {
  if (weapon < 0) return;
  const { attackCost, discardToAttack } = facts(ship, weapon);
  const keeps = weaponAt(ship, weapon)?.keeps === true;
  if (attackCost === 'target lock' && !keeps) ship.lock = null;
  if (attackCost === 'focus' && !keeps) take(g, ship, 'focus');
  if (discardToAttack) discardUpgrade(g, ship, weapon);
};

const declare = (g: Machine, frame: AttackFrame): void => {
  const ship = attackerIn(g, frame);
  const shots = shotsOf(g, ship, frame.again);
  const answer = takeAnswer(g);
  if (answer?.do === 'attack') {
    const shot = shots.find(
      ({ weapon, target }) => weapon === answer.weapon && target.key === answer.target,
    );
    if (!shot) return pop(g);
    const { weapon, range, obstructed } = shot;
    Object.assign(frame, { at: 1, target: answer.target, weapon, range, obstructed });
    payFor(g, ship, weapon);
    g.tell({
      what: 'declared',
      seat: ship.seat,
      ship: ship.key,
      target: answer.target,
      name: weapon < 0 ? '' : (ship.upgrades[weapon]?.id ?? ''),
      number: range,
    });
    return;
  }
  if (answer !== null || shots.length === 0) return pop(g);
  ask(g, {
    seat: ship.seat,
    question: 'target',
    ship: ship.key,
    options: [
      ...shots.map(({ weapon, target }) => ({
        do: 'attack' as const,
        weapon,
        target: target.key,
      })),
      { do: 'pass' },
    ],
  });
};

/** What abilities add to a number of dice: those that are not paid for, and those that were used. */
const addedDice = (g: Machine, frame: AttackFrame, dice: 'attack' | 'defence'): number =>
  (['attacking', 'defending'] as const)
    .flatMap((role) => counting(g, frame, 'number', role))
    .filter(({ ability }) => ability.dice === dice && ability.price === undefined)
    .reduce((sum, { ability }) => sum + ability.n, 0);

/** Dice that are added for a price, offered to whoever may use them; when all is said the step is over. */
const moreDice = (g: Machine, frame: AttackFrame, role: Role): void => {
  const ship = role === 'attacking' ? attackerIn(g, frame) : targetIn(g, frame);
  const open = stillUnused(frame, counting(g, frame, 'number', role)).filter(
    ({ ability }) => ability.price !== undefined,
  );
  const answer = takeAnswer(g);
  if (answer?.do === 'use') {
    const one = open.find(
      ({ owner, card, index }) =>
        owner.key === answer.ship && card === answer.card && index === answer.ability,
    );
    if (!one) return;
    frame.bonus += one.ability.n;
    return use(g, frame, one);
  }
  if (answer !== null || open.length === 0) {
    frame.at += 1;
    return;
  }
  ask(g, {
    seat: ship.seat,
    question: 'more-dice',
    ship: ship.key,
    options: [
      ...open.map(({ owner, card, index }) => ({
        do: 'use' as const,
        ship: owner.key,
        card,
        ability: index,
      })),
      { do: 'pass' },
    ],
  });
};

const rollAttack = (g: Machine, frame: AttackFrame): void => {
  const ship = attackerIn(g, frame);
  const primary = frame.weapon < 0;
  const blind = criticals(ship).some((one) => one.blind === 'no-dice');
  const number = sumFromZero(primary ? primaryOf(ship) : (facts(ship, frame.weapon).attack ?? 0), [
    primary ? rangeBonus(frame.range).attack : 0,
    addedDice(g, frame, 'attack'),
    frame.bonus,
    ...criticals(ship).map(({ attackDice }) => attackDice ?? 0),
  ]);
  const dull = weaponIn(g, frame)?.dull === true;
  frame.attack = Array.from({ length: blind ? 0 : number }, () => {
    const face = attackDie(g);
    return { face: dull && face === 'crit' ? 'hit' : face, rerolled: false };
  });
  if (blind) turnDownWith(ship, (one) => one.blind === 'no-dice');
  g.tell({ what: 'attack-dice', ship: ship.key, faces: frame.attack.map(({ face }) => face) });
};

const rollDefence = (g: Machine, frame: AttackFrame): void => {
  const ship = targetIn(g, frame);
  const number = sumFromZero(agilityOf(ship), [
    frame.weapon < 0 ? rangeBonus(frame.range).defence : 0,
    frame.obstructed ? 1 : 0,
    addedDice(g, frame, 'defence'),
  ]);
  frame.defence = Array.from({ length: number }, () => ({ face: defenceDie(g), rerolled: false }));
  g.tell({ what: 'defence-dice', ship: ship.key, faces: frame.defence.map(({ face }) => face) });
};

/** Evades cancel; what is left is suffered, hits before critical hits. */
const dealDamage = (g: Machine, frame: AttackFrame): void => {
  const [attacker, target] = [attackerIn(g, frame), targetIn(g, frame)];
  const { left, hit } = compare(
    frame.attack.map(({ face }) => face),
    frame.defence.map(({ face }) => face),
  );
  frame.hit ||= hit;
  g.tell({ what: hit ? 'hit' : 'missed', ship: target.key, number: left.length });
  if (!hit) return;
  for (const { card } of heldOf(target, 'fragile')) discardUpgrade(g, target, card);
  const instead = weaponIn(g, frame)?.instead;
  if (instead) for (const deed of instead) doDeed(g, deed, { ship: attacker, enemy: target });
  else for (const damage of left) suffer(g, target, damage);
};

const twice = (g: Machine, frame: AttackFrame): boolean =>
  frame.weapon >= 0 &&
  facts(attackerIn(g, frame), frame.weapon).twice === true &&
  !frame.used.includes('second');

const afterAttack = (g: Machine, frame: AttackFrame): void => {
  const [attacker, target] = [attackerIn(g, frame), targetIn(g, frame)];
  queueMoment(g, attacker, 'attack', target);
  if (frame.hit) queueMoment(g, attacker, 'attack-hit', target);
  else queueMoment(g, target, 'defended-unhit', attacker);
};

/** A ship may attack once more after one that missed, where a card says so. */
const endAttack = (g: Machine, frame: AttackFrame): void => {
  pop(g);
  const attacker = shipOf(g, frame.attacker);
  if (!frame.hit && !frame.again && heldOf(attacker, 'again').length > 0)
    push(g, attackFrame(attacker, true));
};

/** An attack, step by step (FAQ, order of an attack). */
export const attackStep = (g: Machine, frame: AttackFrame): void => {
  switch (frame.at) {
    case 0:
      return declare(g, frame);
    case 1:
      return moreDice(g, frame, 'attacking');
    case 2:
      rollAttack(g, frame);
      break;
    case 3:
      return modifyStep(g, frame, 'attacking');
    case 4:
      return moreDice(g, frame, 'defending');
    case 5:
      rollDefence(g, frame);
      break;
    case 6:
      return modifyStep(g, frame, 'defending');
    case 7:
      dealDamage(g, frame);
      if (twice(g, frame)) {
        Object.assign(frame, { used: ['second'], bonus: 0 });
        frame.at = 2;
        return;
      }
      break;
    case 8:
      afterAttack(g, frame);
      break;
    default:
      return endAttack(g, frame);
  }
  frame.at += 1;
};
