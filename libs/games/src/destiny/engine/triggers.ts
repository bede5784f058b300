import { ask, push, takeAnswer } from '#game';
import type { Interrupt, Trigger } from './behaviour.js';
import type { Machine } from './machine.js';
import { behaviour, card, firstSeat, inPlay } from './queries.js';
import type { Ability, Frame } from './state.js';

export interface Occasion {
  readonly trigger: Trigger;
  /** The card that was activated, played or defeated. */
  readonly card?: string;
  /** Whose action it was. */
  readonly seat: number;
  readonly number?: number;
}

/** Whether an ability of `source` answers to an occasion. */
const answers = (g: Machine, source: string, occasion: Occasion): boolean => {
  const one = card(g, source);
  const own = one.controller === occasion.seat;
  switch (occasion.trigger) {
    case 'this-activated':
    case 'this-played':
      return source === occasion.card;
    case 'upgrade-on-this':
      return occasion.card !== undefined && card(g, occasion.card).host === source;
    case 'ambush-played':
    case 'disrupt-resolved':
      return own;
    case 'opponent-activated':
    case 'opponent-defeated':
    case 'opponent-hand-emptied':
      return !own;
  }
};

/**
 * "After" abilities of these occasions enter the queue; their
 * order is chosen where there are several (part 7, queue).
 */
export const fire = (g: Machine, occasions: readonly Occasion[]): void => {
  const waiting: Ability[] = [];
  for (const { key, controller } of inPlay(g)) {
    for (const occasion of occasions) {
      const nodes = behaviour(g, key).after?.[occasion.trigger];
      if (!nodes || !answers(g, key, occasion)) continue;
      const chosen = occasion.card === undefined ? {} : { cause: [occasion.card] };
      const numbers = occasion.number === undefined ? {} : { lost: occasion.number };
      waiting.push({ source: key, seat: controller, nodes, chosen, numbers });
    }
  }
  if (waiting.length === 1) enqueue(g, waiting);
  else if (waiting.length > 1) push(g, { kind: 'order', at: 0, waiting });
};

const enqueue = (g: Machine, abilities: readonly Ability[]): void => {
  for (const ability of abilities) {
    g.state.queue.push(ability);
    g.tell({ what: 'queued', card: ability.source, seat: ability.seat });
  }
};

/**
 * One player orders their own abilities; the battlefield's
 * controller those of several (part 7, simultaneous).
 */
const orderer = (g: Machine, abilities: readonly Ability[]): number => {
  // Of several replacements of one thing the battlefield's controller chooses (part 7, replacement).
  const replacing = abilities.filter(({ nodes }) => nodes.some(({ op }) => op === 'instead'));
  if (replacing.length > 1) return firstSeat(g);
  const seats = new Set(abilities.map(({ seat }) => seat));
  return seats.size === 1 ? (abilities[0] as Ability).seat : firstSeat(g);
};

/** Asks which of several abilities comes first; null while it is asked. */
const takeFirst = (g: Machine, abilities: Ability[]): Ability | null => {
  const answer = takeAnswer(g);
  const different = new Set(abilities.map(({ source }) => source)).size > 1;
  if (answer === null && different) {
    const options = abilities.map(({ source }) => ({ pick: 'card', card: source }) as const);
    ask(g, { seat: orderer(g, abilities), question: 'order', options });
    return null;
  }
  const first =
    answer !== null && 'pick' in answer && answer.pick === 'card'
      ? abilities.findIndex(({ source }) => source === answer.card)
      : 0;
  return abilities.splice(Math.max(first, 0), 1)[0] as Ability;
};

export const orderStep = (g: Machine, frame: Extract<Frame, { kind: 'order' }>): void => {
  if (frame.waiting.length === 0) {
    g.state.stack.pop();
    return;
  }
  const first = takeFirst(g, frame.waiting);
  if (first) enqueue(g, [first]);
};

/** "Before" abilities that interrupt something about a card. */
export const interrupts = (g: Machine, interrupt: Interrupt, target: string): Ability[] =>
  inPlay(g).flatMap(({ key, controller, host }) => {
    const nodes = behaviour(g, key).before?.[interrupt];
    if (!nodes) return [];
    const fits =
      interrupt === 'host-defeated'
        ? host === target
        : interrupt === 'opponent-defeated'
          ? controller !== card(g, target).controller
          : key === target;
    if (!fits) return [];
    return [{ source: key, seat: controller, nodes, chosen: { cause: [target] }, numbers: {} }];
  });

export const runFrame = (ability: Ability, die: string | null = null): Frame => ({
  kind: 'run',
  at: 0,
  source: ability.source,
  seat: ability.seat,
  nodes: ability.nodes,
  chosen: { ...ability.chosen },
  numbers: { ...ability.numbers },
  opponent: null,
  die,
});

/** Works through "before" abilities one by one; true when none is left. */
export const interruptFirst = (g: Machine, before: Ability[]): boolean => {
  if (before.length === 0) return true;
  const first = takeFirst(g, before);
  if (first) push(g, runFrame(first));
  return false;
};
