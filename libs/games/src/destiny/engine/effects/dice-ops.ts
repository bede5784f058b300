import { ask, inside, push, takeAnswer } from '#game';
import type { Node } from '../behaviour.js';
import type { DiceFilter } from '../terms.js';
import { amount, cardsNamed, diceThatFit } from '../filters.js';
import type { Machine } from '../machine.js';
import { canRoll, diceOf, rerollAll, roll, takeFromPool, turn } from '../moves.js';
import type { Option } from '../options.js';
import {
  behaviour,
  card,
  characters,
  die,
  facts,
  inPlay,
  seatMeant,
  sideOf,
  valueOf,
} from '../queries.js';
import { canResolve } from '../resolvable.js';
import type { DieState, RunFrame } from '../state.js';
import { fire, rolledOccasions, runFrame } from '../triggers.js';
import { resolveFrame } from '../frames/resolve.js';
import { guardWith, damageDice } from '../frames/play.js';
import { symbolNamed } from './choices.js';
import { endRun, next, type Op, type Ops } from './op.js';

const diceMeant = (g: Machine, frame: RunFrame, dice: string | DiceFilter): DieState[] =>
  typeof dice === 'string'
    ? (frame.chosen[dice] ?? []).map((key) => die(g, key)).filter(({ place }) => place === 'pool')
    : diceThatFit(g, frame, dice);

const remove: Op<'remove'> = (g, frame, node) => {
  const symbol = node.symbol === undefined ? undefined : symbolNamed(g, frame, node.symbol);
  next(g, frame);
  for (const one of diceMeant(g, frame, node.dice)) {
    if (symbol === undefined || sideOf(g, one).symbol === symbol) takeFromPool(g, one, 'removed');
  }
};

const reroll: Op<'reroll'> = (g, frame, node) => {
  next(g, frame);
  const dice = diceMeant(g, frame, node.dice);
  const before = dice.map((one) => sideOf(g, one).symbol);
  rerollAll(
    g,
    dice.map(({ key }) => key),
  );
  if (node.compares)
    frame.numbers['same'] = dice.filter((one, at) => sideOf(g, one).symbol === before[at]).length;
};

type TurnNode = Extract<Node, { op: 'turn' }>;

/**
 * The sides that a die may be turned to: any other than the one shown, with a symbol that the card
 * allows (part 8, to turn).
 */
const turnSides = (g: Machine, frame: RunFrame, one: DieState, node: TurnNode): number[] => {
  const symbol = node.symbol === undefined ? undefined : symbolNamed(g, frame, node.symbol);
  return [0, 1, 2, 3, 4, 5].filter((side) => {
    if (side === one.side) return false;
    const { symbol: shown, cost } = sideOf(g, one, side);
    if (node.priced && cost === 0) return false;
    const higher = valueOf(g, one, side) - valueOf(g, one);
    if (node.up !== undefined && higher !== node.up) return false;
    if (node.value !== undefined && valueOf(g, one, side) !== node.value) return false;
    if (symbol !== undefined && shown !== symbol) return false;
    if (node.to && !node.to.includes(shown)) return false;
    return !node.notTo?.includes(shown);
  });
};

const turnDice: Op<'turn'> = (g, frame, node) => {
  const counter = `turned-${frame.at}`;
  const dice = frame.chosen[node.dice] ?? [];
  const answer = takeAnswer(g);
  const at = frame.numbers[counter] ?? 0;
  const one = g.state.dice[dice[at] ?? ''];
  if (answer !== null && one && 'pick' in answer && answer.pick === 'side') {
    turn(g, one, answer.side);
    frame.numbers[counter] = at + 1;
    return;
  }
  if (!one) {
    next(g, frame);
    return;
  }
  const sides = one.place === 'pool' ? turnSides(g, frame, one, node) : [];
  if (sides.length === 0) {
    frame.numbers[counter] = at + 1;
    if (dice.length === 1 && !node.goOn) endRun(g, frame);
    return;
  }
  const options = sides.map((side) => ({ pick: 'side', side }) as const);
  const seat = seatMeant(g, frame, node.by);
  ask(g, { seat, question: 'side', source: one.card, options });
};

const resolve: Op<'resolve'> = (g, frame, node) => {
  const { how = {} } = node;
  next(g, frame);
  const [key] = frame.chosen[node.dice] ?? [];
  const seat = seatMeant(g, frame, node.by);
  const leave = how.free ? 'free' : how.plain ? 'plain' : true;
  if (key === undefined || !canResolve(g, seat, key, leave)) {
    endRun(g, frame);
    return;
  }
  const subtypes = facts(g, die(g, key).card).subtypes;
  const forSubtype = how.plusFor && subtypes.includes(how.plusFor.subtype) ? how.plusFor.plus : 0;
  const bonus = amount(g, frame, how.plus ?? 0) + forSubtype;
  const fixed = how.as === undefined ? {} : { fixed: amount(g, frame, how.as) };
  push(g, resolveFrame(seat, key, { ...how, bonus, ...fixed }));
};

/**
 * Removes the reference to stored dice: the `resolve-dice` frame does not know names and gets the
 * dice themselves.
 */
const withoutName = ({ among: _, ...rest }: DiceFilter): DiceFilter => rest;

/**
 * Resolves any number of dice with any symbols, one after the other, so that modifiers can be added
 * to each.
 */
const resolveAny: Op<'resolve-any'> = (g, frame, node) => {
  next(g, frame);
  const seat = seatMeant(g, frame, node.by);
  const dice = { symbol: null, base: null, with: [], done: [] };
  const { from, max: most, same, unblockable } = node;
  const only = from?.among === undefined ? undefined : (frame.chosen[from.among] ?? []);
  const fitting = diceThatFit(g, frame, { ...(from ?? { whose: 'own' }), resolvable: true });
  if (same && fitting.length === 0) endRun(g, frame);
  else
    push(g, {
      kind: 'resolve-dice',
      at: 1,
      seat,
      any: true,
      ...dice,
      ...(from === undefined ? {} : { from: withoutName(from) }),
      ...(only === undefined ? {} : { only }),
      ...(most === undefined ? {} : { most }),
      ...(same === undefined ? {} : { same }),
      ...(unblockable === undefined ? {} : { unblockable }),
    });
};

/**
 * Resolves a side of the die of a card that is not in play: the die enters the pool for it and is
 * set aside afterwards.
 */
const resolveSide: Op<'resolve-side'> = (g, frame, node) => {
  const [key] = cardsNamed(g, frame, node.card);
  const ofCard = key === undefined ? undefined : diceOf(g, key)[0];
  const one = node.other ? g.state.dice[frame.die ?? ''] : ofCard;
  const answer = takeAnswer(g);
  if (!one) {
    next(g, frame);
    return;
  }
  if (answer !== null && 'pick' in answer && answer.pick === 'side') {
    next(g, frame);
    one.place = 'pool';
    one.loose = !node.other;
    one.side = answer.side;
    push(g, resolveFrame(frame.seat, one.key));
    return;
  }
  const sides = [0, 1, 2, 3, 4, 5].filter((side) => {
    if (node.other && side === one.side) return false;
    const { symbol, modifier, cost } = sideOf(g, one, side);
    return symbol !== 'blank' && !modifier && cost <= (g.state.seats[frame.seat]?.resources ?? 0);
  });
  if (sides.length === 0) {
    next(g, frame);
    return;
  }
  const options = sides.map((side) => ({ pick: 'side', side }) as const);
  ask(g, { seat: frame.seat, question: 'side', source: one.card, options });
};

/**
 * Rolls dice of a card into the pool; with `aside`, the card is not in play and its dice are set
 * aside after use.
 */
const rollIn: Op<'roll-in'> = (g, frame, node) => {
  next(g, frame);
  const [key] = cardsNamed(g, frame, node.card);
  const dice = (key === undefined ? [] : diceOf(g, key)).filter(
    (one) => one.place !== 'pool' && canRoll(g, one),
  );
  const rolled = node.one ? dice.slice(0, 1) : dice;
  for (const one of rolled) {
    one.loose = node.aside ?? false;
    roll(g, one);
    fire(g, rolledOccasions(g, one, true));
  }
  if (node.as !== undefined) frame.chosen[node.as] = rolled.map((one) => one.key);
};

/** Rolls a die, not yet in the pool, of a card that never comes into play. */
const rollOutside: Op<'roll-outside'> = (g, frame, node) => {
  next(g, frame);
  const one = Object.values(g.state.dice).find(({ place, card: key, owner }) => {
    const { zone, card: id } = card(g, key);
    return place === 'aside' && zone === 'outside' && id === node.card && owner === frame.seat;
  });
  if (!one) return;
  one.loose = true;
  roll(g, one);
  fire(g, rolledOccasions(g, one, true));
};

/** Keeps the die that is being resolved in the pool; with `reroll` it is rerolled. */
const keepDie: Op<'keep-die'> = (g, frame, node) => {
  next(g, frame);
  const resolving = inside(g, 'resolve');
  const key = frame.die ?? frame.chosen['rolled']?.[0];
  if (!resolving || key === undefined || resolving.die !== key) return;
  resolving.stays = true;
  if (node.reroll) rerollAll(g, [key]);
};

/**
 * Resolves the special of another card in play as if it were the source's; with `own`, as that
 * card's own.
 */
const otherSpecial: Op<'other-special'> = (g, frame, node) => {
  const answer = takeAnswer(g);
  const cards = (node.own ? characters(g, frame.seat) : inPlay(g)).filter(
    ({ key }) =>
      key !== frame.source &&
      behaviour(g, key).special !== undefined &&
      card(g, key).card !== card(g, frame.source).card,
  );
  if (answer !== null && 'pick' in answer && answer.pick === 'card') {
    next(g, frame);
    const nodes = behaviour(g, answer.card).special ?? [];
    const source = node.own ? answer.card : frame.source;
    const ability = { source, seat: frame.seat, nodes, chosen: {}, numbers: {} };
    push(g, runFrame(ability, node.own ? null : frame.die));
  } else if (cards.length === 0) {
    next(g, frame);
  } else {
    const options = cards.map(({ key }) => ({ pick: 'card', card: key }) as const);
    ask(g, { seat: frame.seat, question: 'card', source: frame.source, options });
  }
};

const whoseDie: Op<'whose-die'> = (g, frame, node) => {
  next(g, frame);
  frame.chosen[node.as] = (frame.chosen[node.die] ?? []).map((key) => {
    const of = die(g, key).card;
    return card(g, of).host ?? of;
  });
};

/** Increases the value of the die that is about to be resolved, once. */
const raise: Op<'raise'> = (g, frame, node) => {
  next(g, frame);
  const resolving = inside(g, 'resolve');
  if (resolving) resolving.raised = (resolving.raised ?? 0) + node.n;
};

/**
 * Guardian: removes a die that shows damage from an opponent's pool and deals its value to the
 * guardian; optional (part 7).
 */
const guard: Op<'guard'> = (g, frame) => {
  const answer = takeAnswer(g);
  if (answer === null) {
    const dice = g.state.seats.flatMap((_, seat) =>
      seat === frame.seat ? [] : damageDice(g, seat),
    );
    const options: Option[] = dice.map(({ key }) => ({ pick: 'die', die: key }));
    ask(g, {
      seat: frame.seat,
      question: 'die',
      source: frame.source,
      options: [...options, { pick: 'no' }],
    });
    return;
  }
  next(g, frame);
  if ('pick' in answer && answer.pick === 'die') guardWith(g, frame.source, answer.die);
};

export const diceOps = {
  remove,
  reroll,
  turn: turnDice,
  resolve,
  'resolve-any': resolveAny,
  'resolve-side': resolveSide,
  'roll-in': rollIn,
  'roll-outside': rollOutside,
  'keep-die': keepDie,
  'other-special': otherSpecial,
  'whose-die': whoseDie,
  raise,
  guard,
} satisfies Partial<Ops>;
