import { ask, push, takeNext } from '#game';
import { type Interrupt, rolledSymbols, type Trigger } from './behaviour.js';
import { hasUsed, noteUsed } from './limits.js';
import type { Machine } from './machine.js';
import { behaviour, card, controllerOf, facts, firstSeat, inPlay, typeOf } from './queries.js';
import type { Ability, CardState, DieState, Frame, RunFrame } from './state.js';

export interface Occasion {
  readonly trigger: Trigger;
  /** The card that was activated, played or defeated. */
  readonly card?: string;
  /** The seat whose action it was. */
  readonly seat: number;
  /** The die that was rolled, or all dice that were. */
  readonly die?: string;
  readonly dice?: readonly string[];
  /** The character that took damage. */
  readonly target?: string;
  readonly numbers?: Readonly<Record<string, number>>;
}

/** Whether an ability of `source` is triggered by an occasion. */
const answers = (g: Machine, source: string, occasion: Occasion): boolean => {
  const one = card(g, source);
  const own = one.controller === occasion.seat;
  switch (occasion.trigger) {
    case 'this-activated':
    case 'this-played':
      return source === occasion.card;
    case 'this-hurt':
    case 'this-resolved':
    case 'this-rolled':
    case 'this-rolled-in':
      return own && source === occasion.card;
    case 'host-activated':
    case 'host-dealt':
      return own && one.host !== null && one.host === occasion.card;
    case 'weapon-on-this':
      return occasion.card !== undefined && isWeaponOn(g, occasion.card, source);
    case 'own-red-activated':
      return own && occasion.card !== undefined && facts(g, occasion.card).color === 'red';
    case 'set-up':
    case 'any-defeated':
    case 'character-rolls-blank':
      return true;
    case 'upgrade-on-this':
      return occasion.card !== undefined && card(g, occasion.card).host === source;
    case 'own-hand-played':
    case 'opponent-milled':
    case 'ambush-played':
    case 'disrupt-resolved':
    case 'own-defeated':
    case 'own-support-activated':
    case 'event-played':
    case 'claimed':
    case 'rolls-disrupt':
    case 'rolls-discard':
    case 'rolls-resource':
    case 'rolls-focus':
    case 'rolls-shield':
    case 'rolls-special':
      return own;
    case 'opponent-activated':
    case 'opponent-defeated':
    case 'opponent-hand-emptied':
    case 'opponent-rerolled':
      return !own;
  }
};

const isWeaponOn = (g: Machine, key: string, host: string): boolean =>
  card(g, key).host === host && facts(g, key).subtypes.includes('weapon');

/**
 * Whether a trigger that counts only once per round or game counts now; if so, its use is recorded.
 */
const isFirst = (g: Machine, key: string, trigger: Trigger): boolean => {
  const span = behaviour(g, key).first?.[trigger];
  if (span === undefined) return true;
  const what = `${span} ${trigger}`;
  if (hasUsed(g, key, what)) return false;
  noteUsed(g, key, what);
  return true;
};

/**
 * Queues the "after" abilities of these occasions; if there are several, their order is chosen
 * (part 7, queue).
 */
export const fire = (g: Machine, occasions: readonly Occasion[]): void => {
  const waiting: Ability[] = [];
  for (const { key, controller } of inPlay(g)) {
    for (const occasion of occasions) {
      const nodes = behaviour(g, key).after?.[occasion.trigger];
      if (!nodes || !answers(g, key, occasion) || !isFirst(g, key, occasion.trigger)) continue;
      const { card: cause, die, dice = die === undefined ? undefined : [die], target } = occasion;
      const { numbers = {} } = occasion;
      const chosen = {
        ...(cause === undefined ? {} : { cause: [cause] }),
        ...(dice === undefined ? {} : { rolled: [...dice] }),
        ...(target === undefined ? {} : { target: [target] }),
      };
      waiting.push({ source: key, seat: controller, nodes, chosen, numbers: { ...numbers } });
    }
  }
  if (waiting.length === 1) enqueue(g, waiting);
  else if (waiting.length > 1) push(g, { kind: 'order', at: 0, waiting });
};

/** The occasions of rolling a die; `into`: rolled into the pool, as opposed to rerolled. */
export const rolledOccasions = (g: Machine, one: DieState, into: boolean): readonly Occasion[] => {
  const occasion = { seat: controllerOf(g, one), card: one.card, die: one.key };
  const shown = facts(g, one.card).die[one.side]?.symbol;
  const symbol = rolledSymbols.find((each) => each === shown);
  return [
    { trigger: 'this-rolled', ...occasion },
    ...(shown === 'blank' && facts(g, one.card).type === 'character'
      ? [{ trigger: 'character-rolls-blank', ...occasion } as const]
      : []),
    ...(into ? [{ trigger: 'this-rolled-in', ...occasion } as const] : []),
    ...(symbol === undefined ? [] : [{ trigger: `rolls-${symbol}`, ...occasion } as const]),
  ];
};

const enqueue = (g: Machine, abilities: readonly Ability[]): void => {
  for (const ability of abilities) {
    g.state.queue.push(ability);
    g.tell({ what: 'queued', card: ability.source, seat: ability.seat });
  }
};

/**
 * The seat that orders abilities: their player, or the battlefield's controller if they belong to
 * several players (part 7, simultaneous).
 */
const orderer = (g: Machine, abilities: readonly Ability[]): number => {
  // If several abilities would replace the same thing, the battlefield's controller chooses (part
  // 7, replacement).
  const replacing = abilities.filter(({ nodes }) => nodes.some(({ op }) => op === 'instead'));
  if (replacing.length > 1) return firstSeat(g);
  const seats = new Set(abilities.map(({ seat }) => seat));
  return seats.size === 1 ? (abilities[0] as Ability).seat : firstSeat(g);
};

/** Asks which of several abilities comes first; null while the player is being asked. */
const takeFirst = (g: Machine, abilities: Ability[]): Ability | null =>
  takeNext(g, {
    waiting: abilities,
    cardOf: ({ source }) => source,
    asked: (options) => ask(g, { seat: orderer(g, abilities), question: 'order', options }),
  });

export const orderStep = (g: Machine, frame: Extract<Frame, { kind: 'order' }>): void => {
  if (frame.waiting.length === 0) {
    g.state.stack.pop();
    return;
  }
  const first = takeFirst(g, frame.waiting);
  if (first) enqueue(g, [first]);
};

/** Whether a card in play reacts to what is about to happen to `target`. */
const answersBefore = (
  g: Machine,
  interrupt: Interrupt,
  { key, controller, host }: CardState,
  target: string,
): boolean => {
  const isOwn = controller === card(g, target).controller;
  switch (interrupt) {
    case 'host-activates':
    case 'host-defeated':
    case 'host-dealt-ranged':
    case 'host-takes-damage':
      return host === target;
    case 'opponent-defeated':
      return !isOwn;
    case 'own-blue-defeated':
      return key !== target && isOwn && facts(g, target).color === 'blue';
    case 'other-dealt-damage':
      return host !== null && host !== target && card(g, host).shields > 0;
    case 'host-weapon-discarded':
      return key !== target && isWeaponOn(g, target, host ?? '');
    case 'own-support-discarded':
      return key !== target && isOwn && typeOf(g, target) === 'support';
    default:
      return key === target;
  }
};

/** "Before" abilities that interrupt the action that a player is about to take. */
export const beforeAction = (g: Machine, seat: number): Ability[] =>
  inPlay(g, seat).flatMap(({ key }) => {
    const nodes = behaviour(g, key).before?.['own-action'];
    return nodes ? [{ source: key, seat, nodes, chosen: {}, numbers: {} }] : [];
  });

/** "Before" abilities that interrupt an event about a card. */
export const interrupts = (
  g: Machine,
  interrupt: Interrupt,
  target: string,
  known: { readonly die?: string; readonly damage?: number; readonly cause?: string } = {},
): Ability[] =>
  inPlay(g).flatMap((one) => {
    const { key, controller } = one;
    const nodes = behaviour(g, key).before?.[interrupt];
    if (!nodes || !answersBefore(g, interrupt, one, target)) return [];
    const { die, damage, cause = target } = known;
    const chosen = { cause: [cause], ...(die === undefined ? {} : { rolled: [die] }) };
    const numbers: Record<string, number> = damage === undefined ? {} : { damage };
    return [{ source: key, seat: controller, nodes, chosen, numbers }];
  });

/** A frame for evaluating conditions outside an ability, such as play restrictions. */
export const questionFrame = (source: string, seat: number): RunFrame =>
  runFrame({ source, seat, nodes: [], chosen: {}, numbers: {} });

export const runFrame = (ability: Ability, die: string | null = null): RunFrame => ({
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

/** Runs "before" abilities one by one; true when none is left. */
export const interruptFirst = (g: Machine, before: Ability[]): boolean => {
  if (before.length === 0) return true;
  const first = takeFirst(g, before);
  if (first) push(g, runFrame(first));
  return false;
};
