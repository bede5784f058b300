/**
 * 6.4 Use an action ability: its whole cost first (6.4.4), then its effect as far as possible
 * (6.4.5). 7.2.4 epic actions.
 */
import type { Ability, Amount, CostPart } from '../../effects/nodes.js';
import type { UseFrame } from '../../kernel/frames.js';
import {
  ask,
  controller,
  def,
  emptyScope,
  faceOf,
  type Game,
  isUnit,
  pop,
  push,
  touch,
  viewpoint,
} from '../../kernel/game.js';
import { pickedCards } from '../../kernel/decisions.js';
import { KIND } from '../../kernel/modifier-kinds.js';
import { type Card, type Seat, Zone } from '../../kernel/state.js';
import { due, payingUnits, purse, worth } from '../01-concepts/08-cost.js';
import { board, giftsOf } from '../07-abilities/03-constant-abilities.js';
import { frontOf, isBlank, isSpared } from '../07-abilities/losing.js';
import { emit } from '../07-abilities/06-triggered-abilities.js';
import { abilityFrame } from '../07-abilities/windows.js';
import {
  askUnits,
  creditOptions,
  creditRange,
  countNeeded,
  payable,
  payers,
  payFromPurse,
  settlePart,
} from './paying.js';

export type Action = Extract<Ability, { a: 'action' }>;

export const useFrame = (seat: Seat, card: Card, index: number): UseFrame => ({
  k: 'use',
  step: 0,
  seat,
  card,
  index,
  part: 0,
  action: undefined,
  credits: undefined,
  answer: undefined,
});

/** Whether a card can gain action abilities: units, and bases by their upgrades (7.5.21). */
const canGain = (g: Game, c: Card): boolean => isUnit(g, c) || def(g, c).type === 'Base';

/** Printed and gained action abilities of a card, in a stable order. */
export function actionsOf(g: Game, c: Card): readonly Action[] {
  if (g.s.zone[c] === Zone.discard) return frontOf(g, c).away;
  const printed = faceOf(g, c).actions;
  if (!canGain(g, c)) return printed;
  const active = g.q.mods(g, c, KIND['gain-ability'] | KIND['lose-all']);
  if (active.length === 0) return printed;
  const gained = active.flatMap(({ mod }) =>
    mod.m === 'gain-ability' && mod.ability.a === 'action' ? [mod.ability] : [],
  );
  if (gained.length === 0 && printed.length === 0) return printed;
  return [...(isBlank(g, c) ? [] : printed), ...gained];
}

/**
 * The player's cards in play that may have action abilities, printed or gained; cached per layout.
 */
export function actorsOf(g: Game, seat: Seat): readonly Card[] {
  const { actors, sources } = board(g);
  return (actors[seat] ??= (sources[seat] as readonly Card[]).filter(
    (c) =>
      faceOf(g, c).actions.length > 0 ||
      (canGain(g, c) && (giftsOf(g, c).kinds & KIND['gain-ability']) !== 0),
  ));
}

/**
 * 8.33.3: a limit belongs to the player who uses the ability; a player who has taken control of the
 * card has not used it yet.
 */
function keyOf(g: Game, use: Pick<UseFrame, 'seat' | 'card' | 'index'>, action: Action): string {
  const { seat, card, index } = use;
  if (action.once === 'game') return `game:${card}.${index}`;
  const user = seat === g.s.owner[card] ? '' : `.${seat}`;
  return `${action.once ?? 'round'}:${card}.${g.s.copy[card]}.a${index}${user}`;
}

const timesUsed = (g: Game, key: string): number => g.s.spent.filter((k) => k === key).length;

/**
 * 6.4.2A: whether the action costs nothing, only plays a card, and there is none to play, so that
 * it would change nothing.
 */
const isIdle = (g: Game, seat: Seat, c: Card, { cost, epic, effect }: Action): boolean =>
  cost.length === 0 &&
  !epic &&
  effect.do === 'play' &&
  !g.q.holds(g, { canPlay: effect }, viewpoint(g, c, seat));

/** 6.4.2: whether the condition of the action is not met, or the action would change nothing. */
export const isUnmet = (g: Game, seat: Seat, c: Card, action: Action): boolean =>
  (action.needs !== undefined && !g.q.holds(g, action.needs, viewpoint(g, c, seat))) ||
  isIdle(g, seat, c, action);

/**
 * 6.4.0B: whether this player may use the action, by the rule or because the card names other
 * users.
 */
const isFor = (g: Game, seat: Seat, c: Card, { opponentsToo, opponentsOnly }: Action): boolean =>
  controller(g, c) === seat ? !opponentsOnly : Boolean(opponentsToo ?? opponentsOnly);

export function canUse(g: Game, seat: Seat, c: Card, index: number): boolean {
  const action = actionsOf(g, c)[index];
  if (!action || !isFor(g, seat, c, action)) return false;
  if (isBlank(g, c) && !(action.epic && isSpared(g, c, 'epic'))) return false;
  if (action.epic && g.s.epic[c] === 1) return false;
  const use = { seat, card: c, index };
  if (action.once && timesUsed(g, keyOf(g, use, action)) >= (action.times ?? 1)) return false;
  if (isUnmet(g, seat, c, action)) return false;
  for (const part of action.cost) if (!payable(g, { seat, card: c }, part)) return false;
  return !paysTwice(g, seat, c, action);
}

/**
 * 1.7.2, 3.7.13: pays the resources of an action's cost; the player chooses how many Credit tokens
 * help.
 */
function payResourcesPart(g: Game, f: UseFrame, pay: Amount, action: Action): void {
  const n = g.q.amount(g, pay, viewpoint(g, f.card, f.seat));
  const not = exhaustsItself(action) ? f.card : undefined;
  if (f.credits !== undefined) {
    const picked = f.answer && pickedCards(f.answer);
    f.answer = undefined;
    const units = picked ?? askUnits(g, f, { n: due(g, f.seat, n) - f.credits, not });
    if (!units) return;
    payFromPurse(g, f, n, { credits: f.credits, units });
    f.credits = undefined;
    f.part++;
    return;
  }
  const range = creditRange(g, f.seat, n);
  if (!f.answer && range.most > range.least) {
    ask(g, {
      seat: f.seat,
      kind: 'payment',
      options: creditOptions(range),
      min: 1,
      max: 1,
      source: f.card,
      note: 'credits',
    });
    return;
  }
  f.credits = range.least + (f.answer?.pick[0] ?? 0);
  f.answer = undefined;
}

const exhaustsItself = ({ cost }: Action): boolean => cost.some((part) => 'exhaustSelf' in part);

/** Whether the unit itself would be needed to pay although it is already exhausted to use the ability. */
const paysTwice = (g: Game, seat: Seat, c: Card, action: Action): boolean =>
  payingUnits(g, seat).includes(c) &&
  exhaustsItself(action) &&
  action.cost.some(
    (part) =>
      'pay' in part &&
      g.q.amount(g, part.pay, viewpoint(g, c, seat)) > purse(g, seat) - worth(g, seat),
  );

function payPart(g: Game, f: UseFrame, action: Action): void {
  const part = action.cost[f.part] as CostPart;
  if ('pay' in part) return payResourcesPart(g, f, part.pay, action);
  const options = payers(g, f, part);
  const n = countNeeded(part);
  if (options.length > n && !f.answer) {
    ask(g, {
      seat: f.seat,
      kind: 'payment',
      options: options.map((card) => ({ o: 'card', card })),
      min: n,
      max: n,
      source: f.card,
    });
    return;
  }
  const chosen = f.answer ? f.answer.pick.map((i) => options[i] as Card) : options.slice(0, n);
  f.answer = undefined;
  settlePart(g, f, part, chosen);
  f.part++;
}

/**
 * The ability is used as it was when it was announced: paying may remove the upgrade that gave it.
 */
export function runUse(g: Game, f: UseFrame): void {
  if (f.step === 2) return pop(g);
  if (f.step === 0) {
    f.action = actionsOf(g, f.card)[f.index];
    f.step = 1;
  }
  const { action } = f;
  if (!action) return pop(g);
  if (f.part < action.cost.length) return payPart(g, f, action);
  f.step = 2;
  if (action.epic) g.s.epic[f.card] = 1;
  if (action.once) g.s.spent.push(keyOf(g, f, action));
  touch(g);
  emit(g, { e: 'ability-used', card: f.card, seat: f.seat });
  push(g, abilityFrame(g, { scope: emptyScope(g, f.card, f.seat), effect: action.effect }, false));
}
