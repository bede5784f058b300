import { ask, inside, pop, push, takeAnswer } from '#game';
import { openWindow, rollDice, rollDie, type Machine } from '../machine.js';
import { reading } from '../reading.js';
import type { Ability } from '../../card.js';
import { endLasting } from '../moves.js';
import type { Option } from '../options.js';
import {
  abilitiesOf,
  areFoes,
  card,
  hasKeyword,
  inArena,
  seatOf,
  sideOf,
  totalOf,
  totalsOf,
  units,
} from '../queries.js';
import { doInTurn, springAt, trigger, triggerOf } from '../triggers.js';
import type { AttackFrame, CardState, Frame, Harm } from '../state.js';
import { mustAttack, targets } from './attack-targets.js';
import { isEarly, waitForTurn } from './early.js';
import { isDefenderSettled } from './stand-in.js';
import { damageFrame, insteadOptions, startUse } from './use.js';

type Of<Kind extends Frame['kind']> = Extract<Frame, { kind: Kind }>;

/**
 * The units of one arena act one after the other, the fastest first. Of equally fast units the
 * first side's act first, in the order that their player chooses; between two partners the one who
 * decides for their team chooses (Appendix B).
 */
export const arenaStep = (g: Machine, frame: Of<'arena'>): void => {
  const answer = takeAnswer(g);
  if (answer !== null && 'pick' in answer && answer.pick === 'card') {
    frame.chosen = answer.card;
    return;
  }
  if (answer !== null && 'do' in answer) {
    delete frame.chosen;
    if (answer.do === 'attack') push(g, attackFrame(g, answer, false));
    else if (answer.do === 'use') startUse(g, card(g, answer.card).controller, answer);
    else if (answer.do === 'pass') waitForTurn(g);
    else if (answer.do === 'skip') {
      card(g, answer.card).tapped = true;
      g.tell({ what: 'skipped', card: answer.card });
    }
    frame.at = 1;
    delete frame.opening;
    return;
  }
  if (frame.at === 0 || frame.at === 1) {
    const begins = frame.at === 0;
    if (begins) frame.opening = true;
    frame.at = next(reading(g), frame).length > 0 ? 2 : 3;
    if (frame.ended === true) {
      pop(g);
      return;
    }
    openWindow(g, 'general');
    if (begins) trigger(g, 'Step Start', { arena: frame.arena });
    return;
  }
  const now = reading(g);
  const fastest = next(now, frame);
  if (frame.at === 3 && fastest.length === 0) {
    frame.ended = true;
    frame.at = 1;
    trigger(g, 'Step End', { arena: frame.arena });
    return;
  }
  const [one] = fastest;
  if (!one) {
    frame.at = 3;
    return;
  }
  if (fastest.some(({ controller }) => controller !== one.controller)) {
    const [lead = one.controller] = sideOf(now, one.controller);
    const options = fastest.map(({ key }) => ({ pick: 'card', card: key }) as const);
    frame.at = 2;
    return ask(g, { seat: lead, question: 'first-attacker', options });
  }
  const options = fastest.flatMap(({ key }): Option[] => [
    ...targets(now, key),
    ...(mustAttack(now, key)
      ? []
      : [...insteadOptions(now, one.controller, key), { do: 'skip', card: key } as const]),
  ]);
  frame.at = 2;
  if (isEarly(g, one.key)) options.push({ do: 'pass' });
  ask(g, { seat: one.controller, question: 'attacker', options });
};

const next = (g: Machine, { arena, chosen }: Of<'arena'>): CardState[] => {
  const untapped = units(g, undefined, arena).filter(({ tapped }) => !tapped);
  const first = untapped.filter(({ key }) => isEarly(g, key));
  const ready = first.length > 0 ? first : untapped;
  const most = Math.max(...ready.map(({ key }) => totalsOf(g, key).speed));
  const fastest = ready.filter(({ key }) => totalsOf(g, key).speed === most);
  const seat = g.state.order.find((one) => fastest.some(({ controller }) => controller === one));
  const side = fastest.filter(({ controller }) => !areFoes(g, controller, seat ?? controller));
  const one = side.filter(({ key }) => key === chosen);
  return one.length > 0 ? one : side;
};

const attackFrame = (
  g: Machine,
  { card: attacker, on, how }: Extract<Option, { do: 'attack' }>,
  second: boolean,
): AttackFrame => ({
  kind: 'attack',
  at: 0,
  seat: card(g, attacker).controller,
  attacker,
  defender: on,
  how,
  second,
  disrupted: false,
  used: [],
  predictions: [],
  retaliate: [],
  first: [],
  dice: [],
  hitsFrom: 4,
  fury: 0,
  critical: 0,
  split: null,
  killed: [],
  rolled: false,
  riposte: 0,
  backfire: 0,
});

const hitsOf = ({ dice, hitsFrom }: AttackFrame): number =>
  dice.filter((face) => face >= hitsFrom).length;

/**
 * The eight steps of an attack (Appendix A): declare, respond, roll, reroll, pending, damage, and
 * the effects at its end.
 */
export const attackStep = (g: Machine, frame: AttackFrame): void => {
  switch (frame.at) {
    case 0:
      if (!isDefenderSettled(g, frame)) return;
      if (!frame.second) card(g, frame.attacker).tapped = true;
      g.tell({ what: 'attacks', card: frame.attacker });
      frame.at = 1;
      return openWindow(g, 'disrupt');
    case 1:
      return afterDeclaring(g, frame);
    case 2:
      return roll(g, frame);
    case 3:
      return afterRolling(g, frame);
    case 4:
      return overkill(g, frame);
    case 5:
      return damage(g, frame);
    case 6:
      frame.at = 7;
      return endOfAttack(g, frame);
    case 7:
      return areaDamage(g, frame);
    default:
      return again(g, frame);
  }
};

/**
 * A disrupted attack counts as not having happened. Foresight and Forewarning name a number of hits
 * before the dice are rolled.
 */
const afterDeclaring = (g: Machine, frame: AttackFrame): void => {
  const answer = takeAnswer(g);
  if (frame.disrupted) {
    g.tell({ what: 'disrupted', card: frame.attacker });
    pop(g);
    endLasting(g, 'attack');
    return;
  }
  const asked = predictors(g, frame)[frame.predictions.length];
  if (answer !== null && 'pick' in answer && answer.pick === 'number' && asked) {
    frame.predictions.push({ ...asked, n: answer.number });
    return;
  }
  if (asked) {
    const most = totalsOf(g, frame.attacker).power + 6;
    const options = Array.from(
      { length: most + 1 },
      (_, number) => ({ pick: 'number', number }) as const,
    );
    const seat = card(g, asked.card).controller;
    ask(g, { seat, question: 'predict', source: asked.card, options });
    return;
  }
  frame.at = 2;
  openWindow(g, 'attack');
  springAt(g, 'Attacked', frame.defender);
  springAt(g, 'Attacks', frame.attacker);
  if (inArena(g, frame.defender)) triggerOf(g, frame.defender, 'Attacked');
  if (inArena(g, frame.attacker)) triggerOf(g, frame.attacker, 'Attacks');
};

const predictors = (g: Machine, { attacker, defender }: AttackFrame) =>
  (
    [
      [attacker, 'Foresight'],
      [defender, 'Forewarning'],
      [defender, 'Dodge'],
    ] as const
  ).flatMap(([key, word]) =>
    abilitiesOf(g, key).flatMap(({ keyword }, ability) =>
      keyword === word ? [{ card: key, ability }] : [],
    ),
  );

/**
 * Rolls the dice. If the attacker or the defender has left the arena, the attack ends without a
 * roll.
 */
const roll = (g: Machine, frame: AttackFrame): void => {
  const { attacker, defender, how } = frame;
  if (!inArena(g, attacker) || !inArena(g, defender)) {
    frame.at = 6;
    return;
  }
  const one = card(g, attacker);
  const power =
    how === 'arena'
      ? totalsOf(g, attacker).power
      : totalOf(g, attacker, how) + totalOf(g, attacker, '+power') + one.focused - one.stunned;
  frame.first = rollDice(g, power - totalOf(g, defender, 'Shields'));
  frame.fury = frame.first.includes(4) ? totalOf(g, attacker, 'Fury') : 0;
  frame.dice = [...frame.first, ...rollDice(g, frame.fury)];
  frame.hitsFrom = (hasKeyword(g, defender, 'Armor') ? 5 : 4) - totalOf(g, attacker, 'Accuracy');
  frame.backfire = frame.first.includes(3) ? totalOf(g, attacker, 'Backfire') : 0;
  one.focused = frame.first.includes(5) ? totalOf(g, attacker, 'Focus') : 0;
  frame.rolled = true;
  frame.at = 3;
  g.tell({ what: 'rolled', card: attacker, number: frame.dice.length, dice: [...frame.dice] });
  openWindow(g, 'reroll');
};

/**
 * The dice are final: predictions are compared with the hits, and natural results such as a 6 take
 * effect.
 */
const afterRolling = (g: Machine, frame: AttackFrame): void => {
  frame.at = 4;
  if (frame.dice.includes(6)) frame.critical += totalOf(g, frame.attacker, 'Critical Hit');
  frame.riposte = frame.dice.includes(2) ? totalOf(g, frame.defender, 'Riposte') : 0;
  openWindow(g, 'pending');
  comeTrue(g, frame, hitsOf(frame), ({ keyword }) => keyword !== 'Dodge');
};

/** Does the effect of every correct prediction. */
const comeTrue = (
  g: Machine,
  { predictions }: AttackFrame,
  number: number,
  counts: (ability: Ability) => boolean,
): void => {
  for (const { card: key, ability, n } of predictions.toReversed()) {
    const said = abilitiesOf(g, key)[ability];
    if (said === undefined || n !== number || !counts(said)) continue;
    const seat = card(g, key).controller;
    push(g, { kind: 'parts', at: 0, seat, card: key, on: null, parts: said.does ?? [] });
  }
};

/**
 * Hits beyond the defender's health may go to one other enemy in the arena, if the attacker's
 * player wants.
 */
const overkill = (g: Machine, frame: AttackFrame): void => {
  const answer = takeAnswer(g);
  const { attacker, defender } = frame;
  if (answer !== null) {
    if ('pick' in answer && answer.pick === 'card')
      frame.split = { to: answer.card, n: excess(g, frame) };
    frame.at = 5;
    return;
  }
  const { arena, controller } = card(g, defender);
  const others =
    arena && hasKeyword(g, attacker, 'Overkill') && excess(g, frame) > 0
      ? units(g, controller, arena).filter(({ key }) => key !== defender)
      : [];
  if (others.length === 0) {
    frame.at = 5;
    return;
  }
  const options = others.map(({ key }) => ({ pick: 'card', card: key }) as const);
  ask(g, {
    seat: frame.seat,
    question: 'overkill',
    source: attacker,
    options: [...options, { do: 'pass' }],
  });
};

const excess = (g: Machine, frame: AttackFrame): number =>
  Math.max(
    0,
    hitsOf(frame) - (totalsOf(g, frame.defender).health - card(g, frame.defender).damage),
  );

const damage = (g: Machine, frame: AttackFrame): void => {
  const { attacker, defender, split } = frame;
  frame.at = 6;
  const harms: Harm[] = [
    { to: defender, n: hitsOf(frame) - (split?.n ?? 0) + frame.critical },
    ...(split ? [{ ...split }] : []),
  ];
  push(
    g,
    damageFrame(attacker, harms, {
      attack: true,
      double: hasKeyword(g, attacker, 'Double Damage'),
      ferocity: hasKeyword(g, attacker, 'Ferocity'),
      stun: totalOf(g, attacker, 'Stun'),
    }),
  );
  // Dodge predicts damage, not hits: added damage counts.
  comeTrue(g, frame, hitsOf(frame) + frame.critical, ({ keyword }) => keyword === 'Dodge');
};

/**
 * Retaliate in the order of use, Avenge, Riposte, Backfire: each deals its own damage to the
 * attacker.
 */
const endOfAttack = (g: Machine, frame: AttackFrame): void => {
  const { attacker } = frame;
  const avenging = frame.killed.flatMap(({ seat, arena }) =>
    arena
      ? units(g, seat, arena).map(({ key }) => ({ by: key, dice: totalOf(g, key, 'Avenge') }))
      : [],
  );
  const answers: { readonly by: string; readonly dice?: number; readonly n?: number }[] = [
    ...frame.retaliate.map(({ card: by, dice }) => ({ by, dice })),
    ...avenging.filter(({ dice }) => dice > 0),
    ...(frame.riposte > 0 ? [{ by: frame.defender, n: frame.riposte }] : []),
    ...(frame.backfire > 0 ? [{ by: attacker, dice: frame.backfire }] : []),
  ];
  doInTurn(g, frame.ends ?? []);
  if (inArena(g, attacker)) triggerOf(g, attacker, 'Attack End');
  for (const { by, dice, n = 0 } of answers.toReversed())
    push(g, damageFrame(by, [{ to: attacker, n, ...(dice === undefined ? {} : { dice }) }]));
};

/**
 * For each unit that the attack discarded, the attacker's player may deal dice of damage to another
 * unit in that arena.
 */
const areaDamage = (g: Machine, frame: AttackFrame): void => {
  const [first] = frame.killed;
  const dice = totalOf(g, frame.attacker, 'Area Damage');
  const answer = takeAnswer(g);
  if (!first || dice === 0) {
    frame.at = 8;
    return;
  }
  if (answer !== null) {
    frame.killed.shift();
    if ('pick' in answer && answer.pick === 'card')
      push(g, damageFrame(frame.attacker, [{ to: answer.card, n: 0, dice }]));
    return;
  }
  const options = (first.arena ? units(g, undefined, first.arena) : [])
    .filter(({ key }) => key !== frame.attacker)
    .map(({ key }) => ({ pick: 'card', card: key }) as const);
  ask(g, {
    seat: frame.seat,
    question: 'overkill',
    source: frame.attacker,
    options: [...options, { do: 'pass' }],
  });
};

/** Double Strike, or an extra attack of this turn, attacks once more without tapping again. */
const again = (g: Machine, frame: AttackFrame): void => {
  const answer = takeAnswer(g);
  const own = seatOf(g, frame.seat);
  const strikes = card(g, frame.attacker).tapped && hasKeyword(g, frame.attacker, 'Double Strike');
  const can =
    !frame.second && frame.rolled && inArena(g, frame.attacker) && (strikes || own.extra > 0);
  const options = can ? targets(reading(g), frame.attacker) : [];
  if (answer === null && options.length > 0) {
    const source = frame.attacker;
    ask(g, {
      seat: frame.seat,
      question: 'second-attack',
      source,
      options: [...options, { do: 'pass' }],
    });
    return;
  }
  pop(g);
  endLasting(g, 'attack');
  if (!strikes && options.length > 0) own.extra -= 1;
  if (answer !== null && 'do' in answer && answer.do === 'attack')
    push(g, attackFrame(g, answer, true));
};

/**
 * Rerolls up to `left` dice, one after the other; the player may choose the same die several times
 * unless `done` limits each die to once.
 */
export const rerollStep = (g: Machine, frame: Of<'reroll'>): void => {
  const attack = inside(g, 'attack');
  const answer = takeAnswer(g);
  if (answer !== null && 'pick' in answer && answer.pick === 'number' && attack) {
    const face = rollDie(g);
    attack.dice[answer.number] = face;
    frame.done?.push(answer.number);
    g.tell({ what: 'rerolled', number: answer.number, dice: [face] });
    frame.left -= 1;
  } else if (answer !== null) {
    frame.left = 0;
  }
  if (frame.left <= 0 || !attack) {
    pop(g);
    return;
  }
  const options = attack.dice
    .map((_, number) => ({ pick: 'number', number }) as const)
    .filter(({ number }) => frame.done?.includes(number) !== true);
  if (options.length === 0) {
    pop(g);
    return;
  }
  ask(g, { seat: frame.seat, question: 'die-to-reroll', options: [...options, { do: 'done' }] });
};
