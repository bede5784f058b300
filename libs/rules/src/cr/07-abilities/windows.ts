/**
 * 7.6.8 to 7.6.12: when waiting abilities resolve and in which order. A window takes the abilities
 * that have started waiting since a mark; the active player chooses who goes first, each player
 * orders their own, and whatever an ability triggers is resolved in a nested window before the
 * rest.
 */
import {
  type AbilityFrame,
  effectFrame,
  type Scope,
  type Trigger,
  type WindowFrame,
} from '../../kernel/frames.js';
import type { Effect, Moment } from '../../effects/nodes.js';
import { perNode } from '../../effects/per-node.js';
import { copyScope } from '../../kernel/copy-frame.js';
import { canonical } from '../../kernel/hash.js';
import {
  ask,
  def,
  type Game,
  inPlay,
  opponents,
  player,
  pop,
  push,
  top,
} from '../../kernel/game.js';
import { pickedCards } from '../../kernel/decisions.js';
import { type Card, NO_CARD, type Seat, Zone } from '../../kernel/state.js';
import { meansOneOpponent } from '../01-concepts/references.js';
import { emit, facesShield, noticeUse, speakingOf, witnessesOf } from './06-triggered-abilities.js';
import { DRAWN_ANNOUNCED, drawnTriggers, PLOT_ANNOUNCED, plotTriggers } from './announcements.js';

/**
 * 7.7.4B: delayed effects resolve as soon as they are due, even in the middle of an ability or an
 * action.
 */
export function openDelayed(g: Game): void {
  push(g, { k: 'window', triggers: g.s.due ?? [], seat: -1, delayed: true, answer: undefined });
  g.s.due = undefined;
}

export function openWindow(g: Game, mark: number): boolean {
  if (g.s.waiting.length <= mark) return false;
  push(g, {
    k: 'window',
    triggers: g.s.waiting.splice(mark),
    seat: -1,
    delayed: undefined,
    answer: undefined,
  });
  return true;
}

export const abilityFrame = (
  g: Game,
  t: Pick<Trigger, 'scope' | 'effect'> & {
    limit?: string | undefined;
    used?: AbilityFrame['used'] | undefined;
  },
  nested: boolean,
): AbilityFrame => ({
  k: 'ability',
  scope: t.scope,
  effect: t.effect,
  step: 0,
  limit: t.limit ?? '',
  mark: g.s.waiting.length,
  nested,
  delayed: undefined,
  used: t.used,
  answer: undefined,
});

/**
 * 8.6.4: without cards that have become another copy (a defeated unit that is a resource by now):
 * waiting abilities do nothing to them.
 */
function scopeMeant(g: Game, { scope, copies = {} }: Trigger): Scope {
  const stays = (c: Card): boolean =>
    copies[c] === undefined || (g.s.copy[c] as number) <= copies[c];
  for (const name in scope.refs)
    for (const c of scope.refs[name] as readonly Card[])
      if (!stays(c)) return speakingOf(scope, stays);
  return scope;
}

function resolve(g: Game, f: WindowFrame, t: Trigger): void {
  f.triggers = f.triggers.filter((x) => x !== t);
  if (t.limit !== undefined && g.s.spent.includes(t.limit)) return;
  const effect = t.optional ? { do: 'may' as const, effect: t.effect } : t.effect;
  const scope = scopeMeant(g, t);
  const used =
    t.named && g.awaited.has('trigger-used')
      ? { effect, scope, header: t.header, witnesses: witnessesOf(g) }
      : undefined;
  const ability = abilityFrame(g, { scope, effect, limit: t.limit, used }, !f.delayed);
  if (f.delayed) ability.delayed = true;
  push(g, ability);
}

function seatsOf(due: readonly Trigger[]): Seat[] {
  const seats: Seat[] = [];
  for (const { seat } of due) if (!seats.includes(seat)) seats.push(seat);
  return seats.sort((a, b) => a - b);
}

/**
 * 7.6.10: the active player chooses whose abilities come next. False while they are being asked.
 */
function chooseSeat(g: Game, f: WindowFrame, due: readonly Trigger[]): boolean {
  if (due.some((t) => t.seat === f.seat)) return true;
  const seats = seatsOf(due);
  if (f.answer) {
    f.seat = seats[f.answer.pick[0] ?? 0] as Seat;
    f.answer = undefined;
    return true;
  }
  if (seats.length === 1) {
    f.seat = seats[0] as Seat;
    return true;
  }
  ask(g, {
    seat: g.s.active,
    kind: 'whose-order',
    options: seats.map((seat) => ({ o: 'seat', seat })),
    min: 1,
    max: 1,
    source: -1,
  });
  return false;
}

/**
 * By header: the triggers of hidden cards once they are announced, and the purpose of the question
 * about them.
 */
const ANNOUNCED = {
  [PLOT_ANNOUNCED]: { triggers: plotTriggers, note: 'plot' },
  [DRAWN_ANNOUNCED]: { triggers: drawnTriggers, note: 'reveal' },
} as const;
const isAnnouncement = (header: string): header is keyof typeof ANNOUNCED => header in ANNOUNCED;

/**
 * 7.5.19B: asks which cards with Plot will be played, or which drawn ones revealed; any player who
 * could hold one is asked. True while they are being asked.
 */
function announce(g: Game, f: WindowFrame): boolean {
  const due = f.triggers.find((t) => isAnnouncement(t.header));
  if (due === undefined || !isAnnouncement(due.header)) return false;
  const { triggers, note } = ANNOUNCED[due.header];
  if (f.answer === undefined) {
    const held = due.scope.refs['held'] ?? [];
    ask(g, {
      seat: due.seat,
      kind: 'target',
      options: held.map((card) => ({ o: 'card', card })),
      min: 0,
      max: held.length,
      source: NO_CARD,
      note,
    });
    return true;
  }
  const shown = pickedCards(f.answer);
  f.answer = undefined;
  if (note === 'plot' && shown.length > 0) emit(g, { e: 'shown', seat: due.seat, cards: shown });
  f.triggers = f.triggers.flatMap((t) => (t === due ? triggers(g, due.seat, shown) : [t]));
  return false;
}

/** Compares by content: after a game was stored and loaded, equal effects are different objects. */
const isSame = (a: Effect, b: Effect): boolean => a === b || canonical(a) === canonical(b);

/**
 * 3.7: tokens of one kind on one card do the same, so nobody is asked which of them comes first.
 */
function isTwin(g: Game, a: Trigger, b: Trigger): boolean {
  const [x, y] = [a.scope.source, b.scope.source];
  return (
    g.s.zone[x] === Zone.attached &&
    g.s.zone[y] === Zone.attached &&
    g.s.host[x] === g.s.host[y] &&
    g.s.id[x] === g.s.id[y] &&
    def(g, x).token === true &&
    isSame(a.effect, b.effect)
  );
}

/** The part of the scope that an effect reads: only names that it mentions. */
const readBy = (effect: string, { refs, nums, seats, known, again }: Scope): string => {
  const isRead = ([name]: readonly [string, unknown]): boolean => effect.includes(`"${name}"`);
  const read = Object.entries(refs).filter(isRead);
  const cards = new Set(read.flatMap(([, meant]) => meant));
  return canonical([
    read,
    Object.entries(nums).filter(isRead),
    Object.entries(seats).filter(isRead),
    Object.entries(known).filter(([card]) => cards.has(Number(card))),
    again,
  ]);
};

/** Everything about a card except its identity; null if other cards are attached to it. */
const likenessOf = ({ s }: Game, c: Card): string | null =>
  s.host.includes(c)
    ? null
    : canonical(
        [s.id, s.owner, s.controller, s.zone, s.ready, s.damage, s.host].map((row) => row[c]),
      );

const isAlike = (g: Game, x: Card, y: Card): boolean =>
  x === y || (likenessOf(g, x) !== null && likenessOf(g, x) === likenessOf(g, y));

/**
 * Whether two abilities do the same to the same cards, and come from one card or from two that are
 * alike.
 */
export function isSameAbility(g: Game, a: Trigger, b: Trigger): boolean {
  const effect = canonical(a.effect);
  return (
    a.seat === b.seat &&
    a.optional === b.optional &&
    effect === canonical(b.effect) &&
    isAlike(g, a.scope.source, b.scope.source) &&
    readBy(effect, a.scope) === readBy(effect, b.scope)
  );
}

/** The waiting abilities of this player; of identical ones only the first. */
function openAmong(g: Game, due: readonly Trigger[], seat: Seat): readonly Trigger[] {
  const mine: Trigger[] = [];
  for (const t of due)
    if (t.seat === seat && !mine.some((earlier) => isTwin(g, earlier, t))) mine.push(t);
  return mine;
}

/** The abilities of a window that its player may resolve next. */
export const openAbilities = (g: Game, { triggers, seat }: WindowFrame): readonly Trigger[] =>
  openAmong(g, awake(g, triggers), seat);

export function runWindow(g: Game, f: WindowFrame): void {
  if (!f.delayed && f.triggers.some((t) => player(g, t.seat).eliminated))
    f.triggers = f.triggers.filter((t) => !player(g, t.seat).eliminated);
  if (announce(g, f)) return;
  if (f.triggers.length === 0) return pop(g);
  const due = awake(g, f.triggers);
  if (due.length === 0) return pop(g);
  if (!chooseSeat(g, f, due)) return;
  const mine = openAmong(g, due, f.seat);
  if (f.answer) {
    const chosen = mine[f.answer.pick[0] ?? 0] as Trigger;
    f.answer = undefined;
    return resolve(g, f, chosen);
  }
  if (mine.length === 1) return resolve(g, f, mine[0] as Trigger);
  const options = mine.map((t, index) => ({ o: 'trigger' as const, card: t.scope.source, index }));
  ask(g, {
    seat: f.seat,
    kind: 'order',
    options,
    min: 1,
    max: 1,
    source: mine[0]?.scope.source ?? -1,
    note: mine.map((t) => t.header).join(','),
  });
}

/**
 * 7.5.11A: without Saboteurs whose defender has no Shield; they have nothing to do yet, but an
 * ability that resolves earlier may give one.
 */
const awake = (g: Game, triggers: readonly Trigger[]): readonly Trigger[] =>
  triggers.some((t) => t.header === 'saboteur') && !facesShield(g)
    ? triggers.filter((t) => t.header !== 'saboteur')
    : triggers;

const WHICH: Effect = { do: 'choose-player', among: 'opponents', as: 'opponent' };

/**
 * Asks which opponent is meant just before the first instruction about one: after whatever is
 * revealed or named earlier, and only if such a mode is chosen.
 */
function asking(e: Effect): Effect {
  if (!meansOneOpponent(e)) return e;
  if (e.do === 'mode' && e.who === undefined) return { ...e, modes: e.modes.map(asking) };
  if (e.do !== 'seq') return { do: 'seq', effects: [WHICH, e] };
  const first = e.effects.findIndex(meansOneOpponent);
  const rest = e.effects.slice(first);
  const one = rest.filter(meansOneOpponent).length === 1;
  return {
    do: 'seq',
    effects: [...e.effects.slice(0, first), ...(one ? rest.map(asking) : [WHICH, ...rest])],
  };
}

/** 11.4.2: with several opponents, the player first chooses which one is meant. */
function addressEffect(g: Game, f: AbilityFrame): Effect {
  if (g.s.players.length < 3 || f.scope.seats['opponent'] || opponents(g, f.scope.you).length < 2)
    return f.effect;
  return asking(f.effect);
}

const isOptional = (e: Effect): boolean =>
  e.do === 'may' || e.do === 'disclose' || (e.do === 'if-do' && isOptional(e.first));

/** 8.33.3: an optional ability counts as used only if the player carried it out. */
const isUsed = (f: AbilityFrame): boolean => !isOptional(f.effect) || f.scope.did;

/** Whether the effect creates a delayed effect that ends when its source leaves play. */
const endsWithSource: (node: object) => boolean = perNode(
  (node) =>
    !('m' in node && node.m === 'gain-ability') &&
    (isUntilItLeaves(node) ||
      Object.values(node).some(
        (v: unknown) => typeof v === 'object' && v !== null && endsWithSource(v),
      )),
);
const isUntilItLeaves = (node: object): boolean => {
  const { do: what, when } = node as { do?: unknown; when?: Partial<Moment> };
  return what === 'later' && when?.on === 'left-play' && when.self === true;
};
const hasLeft = (g: Game, { source, sourceCopy }: Scope): boolean =>
  !inPlay(g, source) || g.s.copy[source] !== sourceCopy;

/** Runs the effect, then whatever it triggered if it resolved on its own (7.6.11). */
export function runAbility(g: Game, f: AbilityFrame): void {
  if (f.step === 0) {
    if (endsWithSource(f.effect) && hasLeft(g, f.scope)) return pop(g);
    f.step = 1;
    if (f.limit !== '' && f.effect.do !== 'may') g.s.spent.push(f.limit);
    f.scope = copyScope(f.scope);
    f.scope.did = true;
    push(g, effectFrame(addressEffect(g, f), g.s.frames.length - 1));
    return;
  }
  if (f.step === 1) {
    f.step = 2;
    if (f.used && isUsed(f)) {
      noticeUse(g, f.used);
      if (g.s.due) return;
    }
  }
  if (f.nested && openWindow(g, f.mark)) return;
  if (top(g) === f) pop(g);
}
