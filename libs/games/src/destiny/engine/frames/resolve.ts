import { ask, pop, push, takeAnswer } from '#game';
import { diceThatFit } from '../filters.js';
import type { Machine } from '../machine.js';
import {
  discardFromHand,
  gain,
  lose,
  randomCards,
  rerollAll,
  resolvingCost,
  spend,
  takeFromPool,
  turn,
} from '../moves.js';
import type { Option } from '../options.js';
import {
  behaviour,
  characters,
  controllerOf,
  die,
  opponents,
  pool,
  sideOf,
  valueOf,
} from '../queries.js';
import { fundsFor, isBase, modifiersFor } from '../resolvable.js';
import type { DieState, Frame, ResolveFrame } from '../state.js';
import { questionFrame, fire, interruptFirst, interrupts, runFrame } from '../triggers.js';
import { damageFrame, shieldsFrame } from './damage.js';
import { payStep } from './pay.js';
import { noticeEmptyHand } from './round.js';

type Of<Kind extends Frame['kind']> = Extract<Frame, { kind: Kind }>;

const pickDie = (key: string): Option => ({ pick: 'die', die: key });
const done = { pick: 'done' } as const;
const pickCard = (key: string): Option => ({ pick: 'card', card: key });

export const resolveFrame = (
  seat: number,
  key: string,
  how: ResolveFrame['how'] = {},
  withDice: readonly string[] = [],
): ResolveFrame => ({
  kind: 'resolve',
  at: 0,
  seat,
  die: key,
  with: withDice,
  how,
  left: 0,
  symbol: 'blank',
  touched: [],
  assigned: [],
  stays: false,
  lost: 0,
});

/** The dice that may be resolved next, within the limits of the action or the card. */
const nextBases = (g: Machine, frame: Of<'resolve-dice'>): DieState[] => {
  if (frame.done.length >= (frame.most ?? Infinity)) return [];
  const anySymbol = frame.any && (!frame.same || frame.symbol === null);
  const dice = frame.from
    ? diceThatFit(g, questionFrame('', frame.seat), frame.from)
    : pool(g, frame.seat);
  return dice.filter(
    (one) =>
      !frame.done.includes(one.key) &&
      (frame.only?.includes(one.key) ?? true) &&
      (anySymbol || sideOf(g, one).symbol === frame.symbol) &&
      isBase(g, frame.seat, one),
  );
};

/**
 * Resolves one or more dice of one symbol, one after the other; none twice in one action (part 5,
 * resolve dice).
 */
export const resolveDiceStep = (g: Machine, frame: Of<'resolve-dice'>): void => {
  const answer = takeAnswer(g);
  if (frame.base !== null) {
    addModifiers(g, frame, answer);
  } else if (answer !== null && 'pick' in answer && answer.pick === 'die') {
    frame.base = answer.die;
  } else if (answer !== null) {
    pop(g);
  } else if (frame.at === 0) {
    frame.at = 1;
    // Inside an ability, queued abilities wait until it has ended.
    if (!frame.any) push(g, { kind: 'drain', at: 0 });
  } else {
    const more = nextBases(g, frame);
    if (more.length === 0) {
      pop(g);
      return;
    }
    const must = frame.same && frame.done.length === 0;
    const options = [...more.map(({ key }) => pickDie(key)), ...(must ? [] : [done])];
    ask(g, { seat: frame.seat, question: 'next-die', options });
  }
};

const addModifiers = (g: Machine, frame: Of<'resolve-dice'>, answer: Option | null): void => {
  const base = frame.base as string;
  if (answer !== null && 'pick' in answer && answer.pick === 'die') frame.with.push(answer.die);
  const stop = answer !== null && 'pick' in answer && answer.pick === 'done';
  const full = frame.done.length + frame.with.length + 1 >= (frame.most ?? Infinity);
  const more = stop || full ? [] : modifiersFor(g, frame.seat, base, frame);
  const fit = frame.from ? diceThatFit(g, questionFrame('', frame.seat), frame.from) : more;
  const modifiers = more.filter(
    (one) => fit.includes(one) && (frame.only?.includes(one.key) ?? true),
  );
  if (modifiers.length > 0) {
    const dice = [base, ...frame.with];
    const isPaid = resolvingCost(g, dice) <= fundsFor(g, frame.seat, dice);
    const options = [...modifiers.map(({ key }) => pickDie(key)), ...(isPaid ? [done] : [])];
    ask(g, { seat: frame.seat, question: 'modifier', options });
    return;
  }
  frame.symbol = sideOf(g, die(g, base)).symbol;
  frame.done.push(base, ...frame.with);
  const how = frame.unblockable ? ({ unblockable: true } as const) : {};
  push(g, resolveFrame(frame.seat, base, how, frame.with));
  frame.base = null;
  frame.with = [];
  frame.at = 0;
};

/** Resolves one die with its modifiers: pay, apply the symbol, return the dice to their cards. */
export const resolveStep = (g: Machine, frame: ResolveFrame): void => {
  const one = die(g, frame.die);
  if (frame.at === 0) {
    if (one.place !== 'pool') {
      pop(g);
      return;
    }
    frame.before ??=
      controllerOf(g, one) === frame.seat
        ? interrupts(g, 'this-resolves', one.card, { die: one.key })
        : [];
    if (interruptFirst(g, frame.before) && payStep(g, frame)) begin(g, frame);
  } else if (frame.at === 1) {
    effects[frame.symbol](g, frame);
  } else {
    frame.after ??=
      one.place === 'pool' && !frame.stays && controllerOf(g, one) === frame.seat
        ? interrupts(g, 'this-removed', one.card, { die: one.key })
        : [];
    if (!interruptFirst(g, frame.after)) return;
    pop(g);
    finish(g, frame);
  }
};

const begin = (g: Machine, frame: ResolveFrame): void => {
  const dice = [frame.die, ...frame.with];
  if (!frame.how.free)
    spend(g, frame.seat, Math.max(resolvingCost(g, dice) - (frame.less ?? 0), 0));
  const base = die(g, frame.die);
  frame.symbol = frame.how.symbol ?? sideOf(g, base).symbol;
  frame.stays = frame.how.keeps ?? false;
  frame.shown = valueOf(g, base);
  const shown = dice.reduce((sum, key) => sum + valueOf(g, die(g, key)), 0);
  frame.left = (frame.how.fixed ?? shown) + (frame.how.bonus ?? 0) + (frame.raised ?? 0);
  frame.at = 1;
  // The value is fixed when the die is resolved; the modifiers are used up at the same time.
  for (const key of frame.with) takeFromPool(g, die(g, key), 'resolved');
};

const finish = (g: Machine, frame: ResolveFrame): void => {
  if (!frame.stays) takeFromPool(g, die(g, frame.die), 'resolved');
  const { seat } = frame;
  fire(g, [
    ...[frame.die, ...frame.with].map((key) => ({
      trigger: 'this-resolved' as const,
      card: die(g, key).card,
      seat,
      numbers: { value: frame.shown ?? 0 },
    })),
    ...(frame.symbol === 'disrupt'
      ? [{ trigger: 'disrupt-resolved' as const, seat, numbers: { lost: frame.lost } }]
      : []),
  ]);
};

type Effect = (g: Machine, frame: ResolveFrame) => void;

const finishFrame = (frame: ResolveFrame): void => {
  frame.at = 2;
};

/** Applies the whole value to one character. */
const toOne =
  (apply: (g: Machine, frame: ResolveFrame, target: string) => void): Effect =>
  (g, frame) => {
    const answer = takeAnswer(g);
    if (answer !== null && 'pick' in answer && answer.pick === 'card') {
      finishFrame(frame);
      apply(g, frame, answer.card);
    } else if (frame.left <= 0) {
      finishFrame(frame);
    } else {
      const options = characters(g).map(({ key }) => pickCard(key));
      const { card: source } = die(g, frame.die);
      ask(g, { seat: frame.seat, question: 'target', source, options });
    }
  };

const hurt = (g: Machine, frame: ResolveFrame, target: string): void => {
  const { symbol, how } = frame;
  const unblockable =
    (how.unblockable ?? false) ||
    [frame.die, ...frame.with].some(
      (key) => behaviour(g, die(g, key).card).constant?.unblockable ?? false,
    );
  const run = g.state.stack.at(-2);
  if (how.struck && run?.kind === 'run') run.chosen['struck'] = [target];
  const dice = [frame.die, ...frame.with];
  push(g, damageFrame(target, frame.left, { unblockable, symbol, dice }));
};

const damageOne = toOne(hurt);

const damage: Effect = (g, frame) => {
  if (!frame.how.each) {
    damageOne(g, frame);
    return;
  }
  const seat = chosenOpponent(g, frame, takeAnswer(g));
  if (seat === null) return;
  finishFrame(frame);
  for (const { key } of characters(g, seat).toReversed()) hurt(g, frame, key);
};

const allShields = toOne((g, frame, target) => push(g, shieldsFrame(target, frame.left)));

const shields: Effect = (g, frame) => {
  if (!behaviour(g, die(g, frame.die).card).constant?.shieldsSplit) allShields(g, frame);
  else handOut(g, frame, frame.seat, (target, n) => push(g, shieldsFrame(target, n)));
};

/**
 * Divided among the characters of one player as that player chooses, then given to each character
 * at once, even if that is more than it can take.
 */
const handOut = (
  g: Machine,
  frame: ResolveFrame,
  seat: number,
  give: (target: string, n: number) => void,
): void => {
  const answer = takeAnswer(g);
  if (answer !== null && 'pick' in answer && answer.pick === 'card')
    frame.assigned.push(answer.card);
  const options = characters(g, seat).map(({ key }) => pickCard(key));
  if (frame.assigned.length >= frame.left || options.length === 0) {
    finishFrame(frame);
    for (const target of new Set(frame.assigned))
      give(target, frame.assigned.filter((other) => other === target).length);
    return;
  }
  const question = frame.symbol === 'shield' ? 'distribute-shields' : 'distribute-damage';
  ask(g, { seat, question, source: die(g, frame.die).card, options });
};

/**
 * The opponent affected by a symbol; if there are several, the player who resolves it chooses (part
 * 9).
 */
const chosenOpponent = (g: Machine, frame: ResolveFrame, answer: Option | null): number | null => {
  const [known] = frame.touched;
  if (known !== undefined) return Number(known);
  const seats = opponents(g.state, frame.seat);
  const picked =
    answer !== null && 'pick' in answer && answer.pick === 'player' ? answer.seat : undefined;
  const seat = picked ?? (seats.length === 1 ? seats[0] : undefined);
  if (seat === undefined) {
    const options = seats.map((other) => ({ pick: 'player', seat: other }) as const);
    ask(g, { seat: frame.seat, question: 'opponent', options });
    return null;
  }
  frame.touched.push(String(seat));
  return seat;
};

/** Dealt to characters of an opponent, who chooses how it is divided. */
const indirect: Effect = (g, frame) => {
  const answer = g.state.answer;
  const seat = chosenOpponent(g, frame, answer);
  if (seat === null) {
    g.state.answer = null;
    return;
  }
  if (answer !== null && 'pick' in answer && answer.pick === 'player') g.state.answer = null;
  handOut(g, frame, seat, (target, n) => {
    const dice = [frame.die, ...frame.with];
    push(g, damageFrame(target, n, { symbol: 'indirect', dice }));
  });
};

const disrupt: Effect = (g, frame) => {
  const seat = chosenOpponent(g, frame, takeAnswer(g));
  if (seat === null) return;
  frame.lost = lose(g, seat, frame.left);
  finishFrame(frame);
};

const discard: Effect = (g, frame) => {
  const seat = chosenOpponent(g, frame, takeAnswer(g));
  if (seat === null) return;
  const cards = randomCards(g, seat, frame.left);
  discardFromHand(g, cards);
  finishFrame(frame);
  if (cards.length > 0) noticeEmptyHand(g, seat);
};

/** Turns up to that many of the player's other dice to any other side, chosen die by die. */
const focus: Effect = (g, frame) => {
  const answer = takeAnswer(g);
  if (answer !== null && 'pick' in answer) {
    if (answer.pick === 'die') {
      frame.touched.push(answer.die);
      const one = die(g, answer.die);
      const sides = [0, 1, 2, 3, 4, 5].filter((side) => side !== one.side);
      const options = sides.map((side) => ({ pick: 'side', side }) as const);
      ask(g, { seat: frame.seat, question: 'side', source: one.card, options });
      return;
    }
    if (answer.pick === 'side') {
      turn(g, die(g, frame.touched.at(-1) as string), answer.side);
      frame.left -= 1;
    } else {
      frame.left = 0;
    }
  }
  const dice = pool(g, frame.seat).filter(
    ({ key }) => key !== frame.die && !frame.touched.includes(key),
  );
  if (frame.left <= 0 || dice.length === 0) {
    finishFrame(frame);
    return;
  }
  const options = [...dice.map(({ key }) => pickDie(key)), { pick: 'done' } as const];
  ask(g, { seat: frame.seat, question: 'die-to-turn', options });
};

const special: Effect = (g, frame) => {
  const one = die(g, frame.die);
  finishFrame(frame);
  const nodes = behaviour(g, one.card).special;
  if (nodes)
    push(
      g,
      runFrame({ source: one.card, seat: frame.seat, nodes, chosen: {}, numbers: {} }, frame.die),
    );
};

const effects: Readonly<Record<ResolveFrame['symbol'], Effect>> = {
  melee: damage,
  ranged: damage,
  'any-damage': damage,
  indirect,
  shield: shields,
  resource: (g, frame) => {
    gain(g, frame.seat, frame.left);
    finishFrame(frame);
  },
  disrupt,
  discard,
  focus,
  special,
  blank: (_, frame) => finishFrame(frame),
};

/**
 * The card for the action is already discarded; all dice are chosen before any is rerolled (part
 * 5).
 */
export const rerollStep = (g: Machine, frame: Of<'reroll-dice'>): void => {
  const answer = takeAnswer(g);
  if (answer !== null && 'pick' in answer && answer.pick === 'die') frame.dice.push(answer.die);
  const left = pool(g, frame.seat).filter(({ key }) => !frame.dice.includes(key));
  const stop = answer !== null && 'pick' in answer && answer.pick === 'done';
  if (stop || left.length === 0) {
    pop(g);
    rerollAll(g, frame.dice);
    fire(g, [{ trigger: 'opponent-rerolled', seat: frame.seat }]);
    return;
  }
  const options: Option[] = left.map(({ key }) => pickDie(key));
  if (frame.dice.length > 0) options.push({ pick: 'done' });
  ask(g, { seat: frame.seat, question: 'dice-to-reroll', options });
};
