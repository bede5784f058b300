import { ask, sameOption, takeAnswer } from '#game';
import { amount, cardsThatFit, diceThatFit } from '../filters.js';
import type { Node } from '../behaviour.js';
import type { Machine } from '../machine.js';
import type { Option } from '../options.js';
import { card, die, seatMeant, seatOf, sideOf } from '../queries.js';
import { canResolve } from '../resolvable.js';
import type { RunFrame } from '../state.js';
import { runFrame } from '../triggers.js';
import { cardsMeant } from './meant.js';
import { endRun, next, type Op, type Ops } from './op.js';

interface Choice {
  readonly as: string;
  readonly seat: number;
  readonly options: readonly { readonly key: string; readonly option: Option }[];
  readonly min: number;
  readonly max: number;
  readonly goOn: boolean;
  readonly question: 'die' | 'card';
}

/**
 * Asks for one choice after the other until enough are made; the frame stores what was chosen so
 * far.
 */
const choose = (g: Machine, frame: RunFrame, choice: Choice): void => {
  const { as, options, min, max } = choice;
  const chosen = (frame.chosen[as] ??= []);
  const answer = takeAnswer(g);
  const stop = answer !== null && 'pick' in answer && answer.pick === 'done';
  const found = options.find(({ option }) => answer !== null && sameOption(option, answer));
  if (found) chosen.push(found.key);
  const left = options.filter(({ key }) => !chosen.includes(key));
  if (stop || chosen.length >= max || left.length === 0) {
    if (chosen.length === 0 && min > 0 && !choice.goOn) endRun(g, frame);
    else next(g, frame);
    return;
  }
  const done: readonly Option[] = chosen.length >= min ? [{ pick: 'done' }] : [];
  ask(g, {
    seat: choice.seat,
    question: choice.question,
    source: frame.source,
    options: [...left.map(({ option }) => option), ...done],
  });
};

const chooseDice: Op<'choose-dice'> = (g, frame, node) => {
  const max = amount(g, frame, node.max ?? 1);
  choose(g, frame, {
    as: node.as,
    seat: seatMeant(g, frame, node.by),
    options: diceThatFit(g, frame, node.from).map(({ key }) => ({
      key,
      option: { pick: 'die', die: key },
    })),
    min: amount(g, frame, node.min ?? 1),
    max,
    goOn: node.goOn ?? false,
    question: 'die',
  });
};

const chooseCards: Op<'choose-cards'> = (g, frame, node) => {
  choose(g, frame, {
    as: node.as,
    seat: seatMeant(g, frame, node.by),
    options: cardsThatFit(g, frame, node.zone, node.from).map(({ key }) => ({
      key,
      option: { pick: 'card', card: key },
    })),
    min: amount(g, frame, node.min ?? 1),
    max: amount(g, frame, node.max ?? 1),
    goOn: node.goOn ?? false,
    question: 'card',
  });
};

/** The player need not find a card, because nobody else can see the deck. */
const search: Op<'search'> = (g, frame, node) => {
  choose(g, frame, {
    as: node.as,
    seat: frame.seat,
    options: cardsThatFit(g, frame, 'deck', { whose: 'own', ...node.from }).map(({ key }) => ({
      key,
      option: { pick: 'card', card: key },
    })),
    min: 0,
    max: 1,
    goOn: true,
    question: 'card',
  });
};

const each: Op<'each'> = (g, frame, node) => {
  next(g, frame);
  for (const key of cardsMeant(g, frame, node.of).toReversed())
    innerStaying(g, { ...frame, chosen: { ...frame.chosen, [node.as]: [key] } }, node.then);
};

/** Removes shields one by one, from any characters that the player chooses. */
const takeShields: Op<'take-shields'> = (g, frame, node) => {
  const taken = frame.numbers[node.as] ?? 0;
  const answer = takeAnswer(g);
  if (answer !== null && 'pick' in answer && answer.pick === 'card') {
    card(g, answer.card).shields -= 1;
    frame.numbers[node.as] = taken + 1;
    return;
  }
  frame.numbers[node.as] = taken;
  const options = cardsThatFit(g, frame, 'play', { ...node.from, shielded: true });
  if (answer !== null || taken >= amount(g, frame, node.max) || options.length === 0) {
    next(g, frame);
    return;
  }
  ask(g, {
    seat: frame.seat,
    question: 'card',
    source: frame.source,
    options: [
      ...options.map(({ key }) => ({ pick: 'card', card: key }) as const),
      { pick: 'done' },
    ],
  });
};

/** Chooses a symbol by choosing a die that shows it. */
const chooseSymbol: Op<'choose-symbol'> = (g, frame, node) => {
  const seen = new Set<string>();
  const dice = diceThatFit(g, frame, node.from).filter((one) => {
    const { symbol } = sideOf(g, one);
    if (seen.has(symbol)) return false;
    seen.add(symbol);
    return true;
  });
  choose(g, frame, {
    as: node.as,
    seat: frame.seat,
    options: dice.map(({ key }) => ({ key, option: { pick: 'die', die: key } })),
    min: 1,
    max: 1,
    goOn: false,
    question: 'die',
  });
};

const may: Op<'may'> = (g, frame, node) => {
  const seat = seatMeant(g, frame, node.by);
  const dice = node.resolvable === undefined ? [] : (frame.chosen[node.resolvable] ?? []);
  if (
    amount(g, frame, node.payable ?? 0) > seatOf(g, seat).resources ||
    !dice.every((key) => canResolve(g, seat, key))
  ) {
    inner(g, frame, node.else ?? []);
    return;
  }
  const answer = takeAnswer(g);
  if (answer === null) {
    ask(g, {
      seat,
      question: 'use-ability',
      source: frame.source,
      options: [{ pick: 'yes' }, { pick: 'no' }],
    });
    return;
  }
  const yes = 'pick' in answer && answer.pick === 'yes';
  inner(g, frame, yes ? node.then : (node.else ?? []));
};

/** Whether this alternative resolves a die as the symbol that it already shows. */
const isShown = (
  g: Machine,
  frame: RunFrame,
  { of, unlike }: Extract<Node, { op: 'either' }>,
  number: number,
): boolean => {
  const [key] = unlike === undefined ? [] : (frame.chosen[unlike] ?? []);
  if (key === undefined) return false;
  const { symbol } = sideOf(g, die(g, key));
  return of[number]?.some((step) => step.op === 'resolve' && step.how?.symbol === symbol) ?? false;
};

/** The player may choose any alternative, even one without effect (part 8, choose among). */
const either: Op<'either'> = (g, frame, node) => {
  const taken = (frame.chosen[`either-${frame.at}`] ??= []);
  const answer = takeAnswer(g);
  if (answer === null) {
    const numbers = node.of.map((_, number) => number);
    ask(g, {
      seat: seatMeant(g, frame, node.by),
      question: 'choose-one',
      source: frame.source,
      options: numbers
        .filter((number) => !taken.includes(String(number)) && !isShown(g, frame, node, number))
        .map((number) => ({ pick: 'number', number }) as const),
    });
    return;
  }
  if (!('pick' in answer) || answer.pick !== 'number') return;
  taken.push(String(answer.number));
  const nodes = node.of[answer.number] ?? [];
  if (taken.length < (node.times ?? 1)) innerStaying(g, frame, nodes);
  else inner(g, frame, nodes);
};

/**
 * Runs steps nested in a step: they share its choices, and if they find nothing to choose, only
 * they end.
 */
export const inner = (g: Machine, frame: RunFrame, nodes: RunFrame['nodes']): void => {
  next(g, frame);
  innerStaying(g, frame, nodes);
};

const innerStaying = (g: Machine, frame: RunFrame, nodes: RunFrame['nodes']): void => {
  if (nodes.length === 0) return;
  const { source, seat, chosen, numbers } = frame;
  const inside = runFrame({ source, seat, nodes, chosen, numbers }, frame.die);
  g.state.stack.push({ ...(inside as RunFrame), opponent: frame.opponent });
};

/** The symbol of the die that was chosen to name it. */
export const symbolNamed = (g: Machine, frame: RunFrame, as: string) => {
  const key = frame.chosen[as]?.[0];
  return key === undefined ? undefined : sideOf(g, die(g, key)).symbol;
};

export const choiceOps = {
  'choose-dice': chooseDice,
  'choose-cards': chooseCards,
  'choose-symbol': chooseSymbol,
  search,
  each,
  'take-shields': takeShields,
  may,
  either,
} satisfies Partial<Ops>;
