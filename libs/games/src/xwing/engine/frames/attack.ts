import { ask, pop, takeAnswer } from '#game';
import { liesAhead } from '../../mat/ships.js';
import { compare, rangeBonus, sumFromZero, type Sure } from '../../rules/dice.js';
import type { DicePool, Price, Role } from '../ability.js';
import {
  attackerIn,
  counting,
  factsIn,
  isForbidden,
  targetIn,
  stillUnused,
  use,
  weaponAt,
  weaponIn,
} from '../attack-abilities.js';
import { upgradeFacts } from '../book.js';
import { doDeed } from '../deeds.js';
import type { Machine } from '../machine.js';
import {
  attackDie,
  defenceDie,
  discardUpgrade,
  loseLock,
  spendFocus,
  suffer,
  turnDownWith,
} from '../moves.js';
import {
  agilityOf,
  asOnMat,
  criticals,
  heldOf,
  isDestroyed,
  markUsed,
  primaryOf,
} from '../queries.js';
import { shotsOf } from '../shots.js';
import type { AttackFrame, ExtraAttack, ShipState } from '../state.js';
import { orderByInitiative, queueAbout, queueMoment } from '../triggers.js';
import { holds } from '../when.js';
import { addFollowers, followOn } from './follow.js';
import { modifyStep, mustModify, type Modifying } from './modify.js';
import { shareStep } from './share.js';

const facts = ({ upgrades }: ShipState, weapon: number) => {
  const { id = '', slot = '' } = upgrades[weapon] ?? {};
  return upgradeFacts(id, slot);
};

const payFor = (g: Machine, ship: ShipState, weapon: number): void => {
  if (weapon < 0) return;
  const { attackCost, discardToAttack } = facts(ship, weapon);
  const keeps = weaponAt(ship, weapon)?.keeps === true;
  const cost = attackCost?.toLowerCase();
  const locked = cost === 'target lock' && ship.lock !== null;
  if (locked && !keeps) loseLock(g, ship, true);
  if (!keeps && (cost === 'focus' || (cost === 'target lock' && !locked))) spendFocus(g, ship);
  const failsafe = heldOf(ship, 'failsafe').length > 0;
  if (discardToAttack && !failsafe) discardUpgrade(g, ship, weapon);
};

const declare = (g: Machine, frame: AttackFrame): void => {
  const ship = attackerIn(g, frame);
  const shots = shotsOf(g, ship, frame.extra);
  const answer = takeAnswer(g);
  if (answer?.do === 'attack') {
    const shot = shots.find(
      ({ weapon, target }) => weapon === answer.weapon && target.key === answer.target,
    );
    if (!shot) return pop(g);
    const { weapon, range, obstructed } = shot;
    const before = shot.target.damage.length;
    Object.assign(frame, { at: 1, target: answer.target, weapon, range, obstructed, before });
    payFor(g, ship, weapon);
    if (frame.extra) beginExtra(g, ship, frame.extra);
    ship.done.push('attack');
    g.tell({
      what: 'declared',
      seat: ship.seat,
      ship: ship.key,
      target: answer.target,
      name: weapon < 0 ? '' : (ship.upgrades[weapon]?.id ?? ''),
      number: range,
    });
    const more = { attack: factsIn(g, frame) };
    queueAbout(g, ship, { moment: 'declares', enemy: shot.target, ...more });
    return queueAbout(g, shot.target, { moment: 'targeted', enemy: ship, ...more });
  }
  if (answer !== null || shots.length === 0) {
    pop(g);
    return followOn(g);
  }
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

/**
 * Records the use of the ability that gives this attack, if it is limited to once per round or is
 * the last attack of its ship.
 */
const beginExtra = (g: Machine, ship: ShipState, { card, index }: ExtraAttack): void => {
  const found = heldOf(ship, 'again').find((one) => one.card === card && one.index === index);
  if (found?.ability.once) markUsed(g, ship, card);
  if (found?.ability.last) ship.spent = true;
};

const isPaid = ({ price, may }: { readonly price?: Price; readonly may?: boolean }): boolean =>
  price !== undefined || may === true;

/**
 * The number of dice that abilities add without a price or a choice; the others are in the `bonus`
 * of the frame.
 */
const addedDice = (g: Machine, frame: AttackFrame, dice: DicePool): number =>
  (['attacking', 'defending'] as const)
    .flatMap((role) => counting(g, frame, 'number', role))
    .filter(({ ability }) => ability.dice === dice && !isPaid(ability))
    .reduce((sum, { ability }) => sum + ability.n, 0);

/**
 * Whose abilities may change the number of dice in a step: those of the ship's own side, or with
 * `hindering` those of enemies.
 */
interface DiceStep {
  readonly role: Role;
  readonly hindering?: boolean;
}

/**
 * Offers abilities that change the number of dice for a price or by choice. The step is over when
 * their player passes or none is left.
 */
const moreDice = (g: Machine, frame: AttackFrame, { role, hindering = false }: DiceStep): void => {
  const ship = role === 'attacking' ? attackerIn(g, frame) : targetIn(g, frame);
  const open = stillUnused(frame, counting(g, frame, 'number', role)).filter(
    ({ ability, owner }) => isPaid(ability) && (owner.seat !== ship.seat) === hindering,
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
  const [first] = open;
  if (answer !== null || !first) {
    frame.at += 1;
    return;
  }
  ask(g, {
    seat: first.owner.seat,
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

/** Dice added by the weapon itself. */
const weaponDice = (g: Machine, frame: AttackFrame): number => {
  const ship = attackerIn(g, frame);
  const { of, most } = weaponIn(g, frame)?.more ?? {};
  if (of === undefined || most === undefined) return 0;
  const number =
    of === 'agility'
      ? agilityOf(ship, g)
      : of === 'speed'
        ? (ship.flown ?? 0)
        : frame.range === 1
          ? 1
          : 0;
  return Math.min(most, number);
};

const bonusOf = (g: Machine, frame: AttackFrame) => {
  const none = isForbidden(g, frame, 'attacking', 'range-bonus');
  const { attack, defence } = rangeBonus(frame.range);
  return frame.weapon < 0 ? { attack: none ? 0 : attack, defence } : { attack: 0, defence: 0 };
};

const rollAttack = (g: Machine, frame: AttackFrame): void => {
  const ship = attackerIn(g, frame);
  const primary = frame.weapon < 0;
  const blind = criticals(ship).some((one) => one.blind === 'no-dice');
  const number = sumFromZero(primary ? primaryOf(ship) : (facts(ship, frame.weapon).attack ?? 0), [
    bonusOf(g, frame).attack,
    weaponDice(g, frame),
    addedDice(g, frame, 'attack'),
    frame.bonus,
    ...criticals(ship).map(({ attackDice }) => attackDice ?? 0),
  ]);
  const dull = weaponIn(g, frame)?.dull === true && !isForbidden(g, frame, 'attacking', 'modify');
  frame.attack = Array.from({ length: blind ? 0 : number }, () => {
    const face = attackDie(g);
    return { face: dull && face === 'crit' ? 'hit' : face, rerolled: false };
  });
  if (blind) turnDownWith(ship, (one) => one.blind === 'no-dice');
  frame.bonus = 0;
  g.tell({ what: 'attack-dice', ship: ship.key, faces: frame.attack.map(({ face }) => face) });
  const enemy = targetIn(g, frame);
  queueAbout(g, ship, { moment: 'rolled', enemy, attack: factsIn(g, frame) });
};

const rollDefence = (g: Machine, frame: AttackFrame): void => {
  const ship = targetIn(g, frame);
  const number = sumFromZero(agilityOf(ship, g), [
    bonusOf(g, frame).defence,
    frame.obstructed ? 1 : 0,
    addedDice(g, frame, 'defence'),
    frame.bonus,
  ]);
  frame.rolled = number;
  frame.defence = Array.from({ length: number }, () => ({ face: defenceDie(g), rerolled: false }));
  g.tell({ what: 'defence-dice', ship: ship.key, faces: frame.defence.map(({ face }) => face) });
};

/**
 * A reinforced side adds an evade result against an attacker on that side; then automatic effects
 * apply.
 */
const reinforce = (g: Machine, frame: AttackFrame): void => {
  const [attacker, target] = [asOnMat(attackerIn(g, frame)), targetIn(g, frame)];
  for (const [token, ahead] of [
    ['reinforce', true],
    ['reinforce-aft', false],
  ] as const)
    if (target.tokens[token] > 0 && liesAhead(asOnMat(target), attacker, ahead))
      frame.defence.push({ face: 'evade', rerolled: false });
  mustModify(g, frame, 'defending');
};

const sureIn = (g: Machine, frame: AttackFrame): Sure => {
  const [attacker, target] = [attackerIn(g, frame), targetIn(g, frame)];
  const hits = weaponIn(g, frame)?.sureHits === true;
  const crits = heldOf(attacker, 'sure').reduce((sum, { ability }) => sum + ability.n, 0);
  return { hits, crits, critsFirst: hits || heldOf(target, 'crits-first').length > 0 };
};

/**
 * Damages a ship that was hit: by the weapon's own effect, or by the results of the dice, hits
 * first.
 */
const sufferHit = (g: Machine, frame: AttackFrame): void => {
  const { left } = frame;
  if (left === null) return;
  frame.left = null;
  const [attacker, target] = [attackerIn(g, frame), targetIn(g, frame)];
  const { instead, also = [], condition } = weaponIn(g, frame) ?? {};
  const before = { shields: target.shields, cards: target.damage.length };
  const doer = { ship: attacker, enemy: target };
  if (frame.used.includes('hit-by-crit')) queueMoment(g, target, 'hit-by-crit', attacker);
  if (instead) for (const deed of instead) doDeed(g, deed, doer);
  else for (const damage of left) suffer(g, target, damage);
  frame.suffered += before.shields - target.shields + target.damage.length - before.cards;
  for (const deed of also) doDeed(g, deed, doer);
  if (condition !== undefined && !target.conditions.includes(condition))
    target.conditions.push(condition);
};

/**
 * Compares the results: evades cancel hits, and the remaining hits and critical hits are suffered
 * in the next steps.
 */
const compareDice = (g: Machine, frame: AttackFrame): void => {
  const [attacker, target] = [attackerIn(g, frame), targetIn(g, frame)];
  const attack = frame.attack.map(({ face }) => face);
  const defence = frame.defence.map(({ face }) => face);
  const { left, hit: some } = compare(attack, defence, sureIn(g, frame));
  const hit = some || heldOf(attacker, 'always-hits').length > 0;
  const crits = (faces: readonly string[]) => faces.filter((face) => face === 'crit').length;
  if (crits(left) < crits(attack)) frame.used.push('crit-cancelled');
  if (crits(left) > 0) frame.used.push('hit-by-crit');
  frame.hit ||= hit;
  g.tell({ what: hit ? 'hit' : 'missed', ship: target.key, number: left.length });
  if (!hit) return;
  for (const { card } of heldOf(target, 'fragile')) discardUpgrade(g, target, card);
  frame.left = [...left];
};

const twice = (g: Machine, frame: AttackFrame): boolean =>
  frame.weapon >= 0 &&
  facts(attackerIn(g, frame), frame.weapon).twice === true &&
  !frame.used.includes('second');

const afterWeapon = (g: Machine, frame: AttackFrame): void => {
  const [attacker, target] = [attackerIn(g, frame), targetIn(g, frame)];
  const { after = [], afterWhen = {} } = weaponIn(g, frame) ?? {};
  if (frame.hit && heldOf(attacker, 'failsafe').length > 0 && frame.weapon >= 0)
    if (facts(attacker, frame.weapon).discardToAttack) discardUpgrade(g, attacker, frame.weapon);
  if (holds(g, afterWhen, { ship: attacker, enemy: target }))
    for (const deed of after) doDeed(g, deed, { ship: attacker, enemy: target });
};

const afterAttack = (g: Machine, frame: AttackFrame): void => {
  const [attacker, target] = [attackerIn(g, frame), targetIn(g, frame)];
  afterWeapon(g, frame);
  const more = { attack: factsIn(g, frame), before: frame.before };
  queueAbout(g, attacker, { moment: 'attack', enemy: target, ...more });
  queueAbout(g, attacker, {
    moment: frame.hit ? 'attack-hit' : 'attack-missed',
    enemy: target,
    ...more,
  });
  queueAbout(g, target, { moment: 'defended', enemy: attacker, ...more });
  if (!frame.hit) queueAbout(g, target, { moment: 'defended-unhit', enemy: attacker, ...more });
  if (frame.used.includes('crit-cancelled'))
    queueAbout(g, attacker, { moment: 'crit-cancelled', enemy: target, ...more });
  if (isDestroyed(target)) queueAbout(g, attacker, { moment: 'kill', enemy: target, ...more });
  // Step 8 of an attack (FAQ): all of the player with initiative, then all of the other one.
  orderByInitiative(g);
};

const endAttack = (g: Machine, frame: AttackFrame): void => {
  pop(g);
  addFollowers(g, frame);
  followOn(g);
};

const repeat = (frame: AttackFrame): void => {
  const kept = ['crit-cancelled', 'dealt-up'].filter((one) => frame.used.includes(one));
  Object.assign(frame, { used: ['second', ...kept], bonus: 0, at: rolling });
};

/** The index of the step in which attack dice are rolled. */
const rolling = 3;

type Step = (g: Machine, frame: AttackFrame) => void;

/** A step without a decision. */
const atOnce =
  (step: Step): Step =>
  (g, frame) => {
    frame.at += 1;
    step(g, frame);
  };

const modifyingStep =
  (modifying: Modifying): Step =>
  (g, frame) =>
    modifyStep(g, frame, modifying);

const dice =
  (step: DiceStep): Step =>
  (g, frame) =>
    moreDice(g, frame, step);

/** The steps of an attack, in order (FAQ, order of an attack). */
const steps: readonly Step[] = [
  declare,
  dice({ role: 'attacking' }),
  dice({ role: 'attacking', hindering: true }),
  atOnce(rollAttack),
  modifyingStep({ dice: 'attacking', by: 'defending' }),
  atOnce((g, frame) => mustModify(g, frame, 'attacking')),
  modifyingStep({ dice: 'attacking', by: 'attacking' }),
  dice({ role: 'defending' }),
  atOnce(rollDefence),
  modifyingStep({ dice: 'defending', by: 'attacking' }),
  atOnce(reinforce),
  modifyingStep({ dice: 'defending', by: 'defending' }),
  modifyingStep({ dice: 'defending', by: 'attacking', late: true }),
  modifyingStep({ dice: 'attacking', by: 'attacking', late: true }),
  atOnce(compareDice),
  shareStep,
  atOnce((g, frame) => {
    sufferHit(g, frame);
    if (twice(g, frame)) repeat(frame);
  }),
  atOnce(afterAttack),
  endAttack,
];

export const attackStep: Step = (g, frame) => steps[frame.at]?.(g, frame);
