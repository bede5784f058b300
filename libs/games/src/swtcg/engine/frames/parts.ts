import type { EffectPart } from '../../card.js';
import { ask, inside, pop, push, takeAnswer, type Machine } from '../machine.js';
import { draw, discardUnit, gainForce, putAway, search, toBuildZone } from '../moves.js';
import { card, inArena, otherSeat, seatOf } from '../queries.js';
import type { CardState, Frame } from '../state.js';
import { candidates, type Chosen } from '../targets.js';
import { damageFrame } from './use.js';

type Of<Kind extends Frame['kind']> = Extract<Frame, { kind: Kind }>;
/**
 * The choice of a part: without a target of its own, damage
 * goes to any unit, unless one was named when it was paid for.
 */
const choiceOf = (frame: Of<'parts'>, { do: does, to }: EffectPart): Chosen | null => {
  if (typeof to === 'object') return 'choose' in to ? to : null;
  return to === undefined && does === 'damage' && frame.on === null ? { choose: {} } : null;
};

/** Units that the part is for, once they are chosen. */
const targetsOf = (g: Machine, frame: Of<'parts'>, part: EffectPart): string[] => {
  const { to } = part;
  const attack = inside(g, 'attack');
  if (choiceOf(frame, part) !== null) return frame.chosen ?? [];
  if (to === 'attacker') return attack ? [attack.attacker] : [];
  if (to === 'defender') return attack ? [attack.defender] : [];
  if (typeof to === 'object' && 'each' in to) return candidates(g, frame, { choose: to.each });
  return [to === 'self' ? frame.card : (frame.on ?? frame.card)];
};

/** The parts of an effect, one after the other: what a part begins is over before the next. */
export const partsStep = (g: Machine, frame: Of<'parts'>): void => {
  const part = frame.parts[frame.at];
  const answer = takeAnswer(g);
  if (!part) {
    pop(g);
    return;
  }
  if (part.do === 'unless' || part.do === 'if-pays') {
    payOrNot(g, frame, part, answer !== null && 'pick' in answer);
    return;
  }
  const choice = choiceOf(frame, part);
  if (choice !== null && !isChosen(g, frame, choice, answer)) return;
  const targets = targetsOf(g, frame, part);
  frame.at += 1;
  delete frame.chosen;
  doPart(g, frame, part, targets);
};

/** Asks for units until there are enough, or no more are wanted. */
const isChosen = (
  g: Machine,
  frame: Of<'parts'>,
  choice: Chosen,
  answer: ReturnType<typeof takeAnswer>,
): boolean => {
  const chosen = (frame.chosen ??= []);
  if (answer !== null && 'pick' in answer && answer.pick === 'card') chosen.push(answer.card);
  else if (answer !== null) return true;
  const left = candidates(g, frame, choice).filter((key) => !chosen.includes(key));
  if (left.length === 0 || chosen.length >= (choice.upTo ?? 1)) return true;
  const options = left.map((key) => ({ pick: 'card', card: key }) as const);
  ask(g, {
    seat: choice.by === 'opponent' ? otherSeat(frame.seat) : frame.seat,
    question: 'target',
    source: frame.card,
    options: choice.upTo === undefined ? options : [...options, { do: 'done' }],
  });
  return false;
};

/** The other player is asked for Force; what follows hangs on it. */
const payOrNot = (g: Machine, frame: Of<'parts'>, part: EffectPart, paid: boolean): void => {
  const other = otherSeat(frame.seat);
  const able = seatOf(g, other).force >= part.n;
  if (able && frame.chosen === undefined) {
    frame.chosen = [];
    ask(g, {
      seat: other,
      question: part.do === 'unless' ? 'pay-or' : 'pay-for',
      source: frame.card,
      options: [{ pick: 'number', number: part.n }, { do: 'pass' }],
    });
    return;
  }
  delete frame.chosen;
  frame.at += 1;
  if (paid) gainForce(g, other, -part.n);
  if (paid === (part.do === 'if-pays')) {
    const { seat, card: key, on } = frame;
    push(g, { kind: 'parts', at: 0, seat, card: key, on, parts: part.then ?? [] });
  }
};

type Doing = (
  g: Machine,
  at: { readonly seat: number; readonly card: string; readonly targets: readonly string[] },
  part: EffectPart,
) => void;

const eachInArena = (g: Machine, keys: readonly string[], work: (one: CardState) => void): void => {
  for (const key of keys) if (inArena(g, key)) work(card(g, key));
};

const doings: Readonly<Record<EffectPart['do'], Doing>> = {
  search: (g, { seat }, { n, named = '' }) => search(g, seat, n, named),
  return: (g, { card: key }) => putAway(g, key, 'hand'),
  'extra-attack': (g, { seat }, { n }) => {
    seatOf(g, seat).extra += n;
  },
  points: (g, { seat }, { n }) => {
    const own = seatOf(g, seat);
    own.points = Math.max(0, own.points + n);
    g.tell({ what: 'points', seat, number: n });
  },
  gain: (g, { seat }, { n }) => gainForce(g, seat, n),
  lose: (g, { seat }, { n }) => gainForce(g, seat, -Math.min(n, seatOf(g, seat).force)),
  heal: (g, { targets }, { n }) =>
    targets.forEach((key) => {
      const one = card(g, key);
      const healed = Math.min(n, one.damage);
      one.damage -= healed;
      g.tell({ what: 'healed', card: key, number: healed });
    }),
  draw: (g, { seat }, { n }) => draw(g, seat, n),
  discard: (g, { seat }, { n }) => push(g, { kind: 'discard', at: 0, seat, left: n }),
  damage: (g, { card: key, targets }, { n }) => {
    if (targets.length > 0)
      push(
        g,
        damageFrame(
          key,
          targets.map((to) => ({ to, n })),
        ),
      );
  },
  dice: (g, { card: key, targets }, { n }) => {
    if (targets.length > 0)
      push(
        g,
        damageFrame(
          key,
          targets.map((to) => ({ to, n: 0, dice: n })),
        ),
      );
  },
  give: (g, { targets }, { mods = [], until = 'battle' }) => {
    for (const on of targets) (g.state.lasting ??= []).push({ on, mods, until });
  },
  tap: (g, { targets }) =>
    eachInArena(g, targets, (one) => {
      one.tapped = true;
      g.tell({ what: 'tapped', card: one.key });
    }),
  untap: (g, { targets }) =>
    eachInArena(g, targets, (one) => {
      one.tapped = false;
      g.tell({ what: 'untapped', card: one.key });
    }),
  retreat: (g, { targets }) =>
    eachInArena(g, targets, (one) => {
      toBuildZone(g, one.key, one.tapped);
      g.tell({ what: 'retreated', seat: one.controller, card: one.key });
    }),
  'discard-unit': (g, { targets }) => eachInArena(g, targets, (one) => discardUnit(g, one.key)),
  // Both ask first: partsStep does them.
  unless: () => undefined,
  'if-pays': () => undefined,
};

const doPart = (
  g: Machine,
  frame: Of<'parts'>,
  part: EffectPart,
  targets: readonly string[],
): void => {
  const seat = part.who === 'opponent' ? otherSeat(frame.seat) : frame.seat;
  doings[part.do](g, { seat, card: frame.card, targets }, part);
};
