import { ask, inside, pop, push, takeAnswer } from '#game';
import { arenas, type EffectPart, type Mod } from '../../card.js';
import { countOf, discardedOfKind, holds } from '../filters.js';
import { rollDie, type Machine } from '../machine.js';
import { canPay, gainForce, pay } from '../moves.js';
import type { Option } from '../options.js';
import { card, facts, foesOf, leadFoe, seatOf } from '../queries.js';
import type { PartsFrame } from '../state.js';
import { candidates, type Chosen } from '../targets.js';
import { chooseCards, foretell, picksCards } from './cards.js';
import { doPart } from './doings.js';

/**
 * The choice of targets that a part needs. Damage without a target of its own may go to any unit,
 * unless one was named when the cost was paid.
 */
const choiceOf = (frame: PartsFrame, { do: does, to }: EffectPart): Chosen | null => {
  if (typeof to === 'object') return 'choose' in to ? to : null;
  return to === undefined && does === 'damage' && frame.on === null ? { choose: {} } : null;
};

/** The units that a part applies to, after any choice was made. */
const targetsOf = (g: Machine, frame: PartsFrame, part: EffectPart): string[] => {
  const { to } = part;
  const attack = inside(g, 'attack');
  if (choiceOf(frame, part) !== null) return frame.chosen ?? [];
  if (to === 'chosen') return frame.last ?? (frame.on === null ? [] : [frame.on]);
  if (to === 'attacker') return attack ? [attack.attacker] : [];
  if (to === 'defender') return attack ? [attack.defender] : [];
  if (typeof to === 'object' && 'each' in to) return candidates(g, frame, { choose: to.each });
  if (typeof to === 'object' && 'eachIn' in to) {
    const { arena } = frame;
    return arena === undefined
      ? []
      : candidates(g, frame, { choose: { ...to.eachIn, arenas: [arena] } });
  }
  return [to === 'self' ? frame.card : (frame.on ?? frame.card)];
};

/**
 * Carries out the parts of an effect one after the other: everything that a part starts is finished
 * before the next part.
 */
export const partsStep = (g: Machine, frame: PartsFrame): void => {
  const part = frame.parts[frame.at];
  const answer = takeAnswer(g);
  if (!part) {
    pop(g);
    return;
  }
  if (part.do === 'unless' || part.do === 'if-pays') {
    payOrNot(g, frame, part, answer !== null && 'pick' in answer);
  } else if (part.do === 'may') {
    mayOrNot(g, frame, part, answer);
  } else if (part.do === 'choose-one') {
    chooseOne(g, frame, part, answer);
  } else if (part.do === 'if') {
    frame.at += 1;
    const itself = { ...card(g, frame.card), controller: frame.seat };
    if ((part.when ?? []).every((condition) => holds(g, itself, condition)))
      goOn(g, frame, part.then ?? []);
  } else if (part.do === 'they') {
    frame.at += 1;
    for (const seat of foesOf(g, frame.seat).reverse())
      goOn(g, { ...frame, seat }, part.then ?? []);
  } else if (part.do === 'sides') {
    frame.at += 1;
    const [first] = g.state.order;
    for (const seat of [leadFoe(g, first), first]) goOn(g, { ...frame, seat }, part.then ?? []);
  } else if (part.do === 'roll') {
    frame.at += 1;
    rollTable(g, frame, part);
  } else if (part.do === 'foretell') {
    foretell(g, frame, part, answer);
  } else if (part.do === 'copy') {
    copyAbilities(g, frame, part, answer);
  } else if (picksCards(part)) {
    chooseCards(g, frame, part, answer);
  } else {
    resolvePart(g, frame, part, answer);
  }
};

const resolvePart = (
  g: Machine,
  frame: PartsFrame,
  part: EffectPart,
  answer: Option | null,
): void => {
  if (!isArenaNamed(g, frame, part, answer)) return;
  const choice = choiceOf(frame, part);
  if (choice !== null && !isChosen(g, frame, choice, answer)) return;
  const targets = targetsOf(g, frame, part);
  if (part.to !== undefined) frame.last = targets;
  frame.at += 1;
  delete frame.chosen;
  delete frame.arena;
  doPart(g, frame, multiplyPart(g, frame, part), targets);
};

/** Abilities that are useless for a unit already in play are not offered. */
const uncopied: ReadonlySet<string> = new Set([
  'Alternative Cost',
  'Hidden Cost',
  'Lower Cost',
  'Reduced Cost',
  'Stacks Under',
  'Switch',
]);

/**
 * The player chooses a unit and then some of its printed abilities, which the card has until the
 * turn ends.
 */
const copyAbilities = (
  g: Machine,
  frame: PartsFrame,
  part: EffectPart,
  answer: Option | null,
): void => {
  const copied = frame.copied ?? [];
  const picks = answer !== null && 'pick' in answer && answer.pick === 'part';
  const choice = choiceOf(frame, part);
  if (!picks && choice !== null && !isChosen(g, frame, choice, answer)) return;
  const [of] = frame.chosen ?? [];
  const abilities = of === undefined ? [] : (facts(g, of).abilities ?? []);
  const taken = picks ? abilities[answer.part] : undefined;
  if (picks && taken !== undefined) {
    frame.copied = [...copied, answer.part];
    const mods = [{ grants: taken }];
    (g.state.lasting ??= []).push({ on: frame.card, mods, until: part.until ?? 'turn' });
  }
  const options = abilities.flatMap(({ keyword = '', insert }, n) =>
    uncopied.has(keyword) || insert !== undefined || frame.copied?.includes(n) === true
      ? []
      : [{ pick: 'part', part: n } as const],
  );
  const isOver = answer !== null && 'do' in answer;
  if (isOver || options.length === 0 || (frame.copied ?? []).length >= part.n) {
    frame.at += 1;
    delete frame.chosen;
    delete frame.copied;
    return;
  }
  ask(g, {
    seat: frame.seat,
    question: 'copy',
    source: frame.card,
    options: [...options, { do: 'done' }],
  });
};

/** Rolls a die and carries out the entries of the table that match its face, in order. */
const rollTable = (g: Machine, frame: PartsFrame, { of = [], faces = [] }: EffectPart): void => {
  const face = rollDie(g);
  g.tell({ what: 'rolled', card: frame.card, number: 1, dice: [face] });
  goOn(
    g,
    frame,
    of.flatMap((parts, n) => (faces[n]?.includes(face) === true ? parts : [])),
  );
};

/** The factor of a part: the number of units, of cards in a discard pile, or the X of the cost. */
const timesOf = (
  g: Machine,
  { seat, card: self, x = 0 }: PartsFrame,
  { each, timesX, pile }: EffectPart,
): number => {
  if (each !== undefined) return countOf(g, { seat, self }, each);
  if (timesX === true) return x;
  if (pile === undefined) return 1;
  const { length } = discardedOfKind(g, pile.whose === undefined ? null : [seat], pile.of);
  return pile.half === true ? Math.ceil(length / 2) : length;
};

/** A part multiplied by the number of things that it counts. */
const multiplyPart = (g: Machine, frame: PartsFrame, part: EffectPart): EffectPart => {
  const times = timesOf(g, frame, part);
  if (times === 1) return part;
  if (part.do !== 'give') return { ...part, n: part.n * times };
  const mods = (part.mods ?? []).map((mod): Mod => {
    if ('stat' in mod) return { ...mod, n: mod.n * times };
    return 'keyword' in mod && mod.x !== undefined ? { ...mod, x: mod.x * times } : mod;
  });
  return { ...part, mods: times === 0 ? [] : mods };
};

/** Whether the arena whose units are all affected is known; if not, the player is asked. */
const isArenaNamed = (
  g: Machine,
  frame: PartsFrame,
  { to }: EffectPart,
  answer: Option | null,
): boolean => {
  if (typeof to !== 'object' || !('eachIn' in to) || frame.arena !== undefined) return true;
  if (answer !== null && 'pick' in answer && answer.pick === 'arena') {
    frame.arena = answer.arena;
    return true;
  }
  const options = (to.arenas ?? arenas).map((arena) => ({ pick: 'arena', arena }) as const);
  ask(g, { seat: frame.seat, question: 'arena', source: frame.card, options });
  return false;
};

/** Asks for units until there are enough or the player stops. True when the choice is complete. */
const isChosen = (
  g: Machine,
  frame: PartsFrame,
  choice: Chosen,
  answer: Option | null,
): boolean => {
  const chosen = (frame.chosen ??= []);
  if (answer !== null && 'pick' in answer && answer.pick === 'card') chosen.push(answer.card);
  else if (answer !== null) return true;
  const left = candidates(g, frame, choice).filter((key) => !chosen.includes(key));
  if (left.length === 0 || chosen.length >= (choice.upTo ?? 1)) return true;
  const options = left.map((key) => ({ pick: 'card', card: key }) as const);
  ask(g, {
    seat: choice.by === 'opponent' ? leadFoe(g, frame.seat) : frame.seat,
    question: 'target',
    source: frame.card,
    options: choice.upTo === undefined ? options : [...options, { do: 'done' }],
  });
  return false;
};

const goOn = (g: Machine, frame: PartsFrame, parts: readonly EffectPart[]): void => {
  const { seat, card: key, on, last, x } = frame;
  push(g, {
    kind: 'parts',
    at: 0,
    seat,
    card: key,
    on,
    parts,
    ...(last === undefined ? {} : { last }),
    ...(x === undefined ? {} : { x }),
  });
};

/**
 * Asks the opponents in turn to pay Force until one pays; whether `then` follows depends on that.
 */
const payOrNot = (g: Machine, frame: PartsFrame, part: EffectPart, paid: boolean): void => {
  const able = foesOf(g, frame.seat).filter((foe) => seatOf(g, foe).force >= part.n);
  const asked = frame.chosen ?? [];
  const next = paid ? undefined : able[asked.length];
  if (next !== undefined) {
    frame.chosen = [...asked, String(next)];
    ask(g, {
      seat: next,
      question: part.do === 'unless' ? 'pay-or' : 'pay-for',
      source: frame.card,
      options: [{ pick: 'number', number: part.n }, { do: 'pass' }],
    });
    return;
  }
  delete frame.chosen;
  frame.at += 1;
  if (paid) gainForce(g, Number(asked.at(-1)), -part.n);
  if (paid === (part.do === 'if-pays')) goOn(g, frame, part.then ?? []);
};

/** The player may do what follows or decline; its cost is paid first. */
const mayOrNot = (
  g: Machine,
  frame: PartsFrame,
  { cost, then = [] }: EffectPart,
  answer: Option | null,
): void => {
  const { seat, card: key, x = 0 } = frame;
  const paid = { key, x };
  if (answer === null && canPay(g, seat, cost, paid)) {
    ask(g, {
      seat,
      question: 'may',
      source: key,
      options: [{ pick: 'part', part: frame.at }, { do: 'pass' }],
    });
    return;
  }
  frame.at += 1;
  if (answer === null || !('pick' in answer)) return;
  goOn(g, frame, then);
  pay(g, seat, cost, paid);
};

const chooseOne = (
  g: Machine,
  frame: PartsFrame,
  { of = [] }: EffectPart,
  answer: Option | null,
): void => {
  if (answer === null || !('pick' in answer) || answer.pick !== 'part') {
    const options = of.map((_, part) => ({ pick: 'part', part }) as const);
    ask(g, { seat: frame.seat, question: 'choose-one', source: frame.card, options });
    return;
  }
  frame.at += 1;
  goOn(g, frame, of[answer.part] ?? []);
};
