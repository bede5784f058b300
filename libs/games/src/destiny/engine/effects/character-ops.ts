import { ask, inside, push, takeAnswer } from '#game';
import { amount, cardsNamed, cardsThatFit } from '../filters.js';
import {
  block,
  blockByShields,
  checkDefeat,
  damageFrame,
  settle,
  shieldsFrame,
} from '../frames/damage.js';
import type { Machine } from '../machine.js';
import { diceOf, exhaust, heal, leavePlay, ready, takeFromPool } from '../moves.js';
import { fire } from '../triggers.js';
import { behaviour, card, mostShields, seatMeant, typeOf } from '../queries.js';
import { cardsMeant } from './meant.js';
import { endRun, next, type Op, type Ops } from './op.js';

/**
 * Handles the cards in order: the stack runs the last frame first, so they are pushed in reverse.
 */
const inOrder = (g: Machine, keys: readonly string[], each: (key: string) => void): void => {
  for (const key of [...keys].reverse()) if (card(g, key).zone === 'play') each(key);
};

const damage: Op<'damage'> = (g, frame, node) => {
  next(g, frame);
  const n = amount(g, frame, node.n);
  const unblockable = node.unblockable ?? false;
  const targets = cardsMeant(g, frame, node.to).filter((key) => typeOf(g, key) === 'character');
  inOrder(g, targets, (key) => push(g, damageFrame(key, n, { unblockable })));
};

const shields: Op<'shields'> = (g, frame, node) => {
  next(g, frame);
  const n = amount(g, frame, node.n);
  inOrder(g, cardsMeant(g, frame, node.to), (key) => push(g, shieldsFrame(key, n)));
};

/**
 * Divided one by one, then given to each character at once, even if that is more than it can take
 * (part 6, defeated characters).
 */
const distribute: Op<'distribute'> = (g, frame, node) => {
  const given = (frame.chosen[`given-${frame.at}`] ??= []);
  const answer = takeAnswer(g);
  if (answer !== null && 'pick' in answer && answer.pick === 'card') given.push(answer.card);
  const seat = seatMeant(g, frame, node.by);
  const targets = cardsThatFit(g, frame, 'play', { types: ['character'], ...node.among });
  if (given.length >= amount(g, frame, node.n) || targets.length === 0) {
    next(g, frame);
    if (node.as !== undefined) frame.chosen[node.as] = [...new Set(given)];
    inOrder(g, [...new Set(given)], (key) => {
      const n = given.filter((other) => other === key).length;
      push(g, node.what === 'damage' ? damageFrame(key, n) : shieldsFrame(key, n));
    });
    return;
  }
  const question = node.what === 'damage' ? 'distribute-damage' : 'distribute-shields';
  const options = targets.map(({ key }) => ({ pick: 'card', card: key }) as const);
  ask(g, { seat, question, source: frame.source, options });
};

const strip: Op<'strip'> = (g, frame, node) => {
  next(g, frame);
  let stripped = 0;
  for (const key of cardsMeant(g, frame, node.from)) {
    const one = card(g, key);
    const n = Math.min(one.shields, node.n === undefined ? one.shields : amount(g, frame, node.n));
    one.shields -= n;
    stripped += n;
  }
  if (node.as !== undefined) frame.numbers[node.as] = stripped;
};

const healOp: Op<'heal'> = (g, frame, node) => {
  next(g, frame);
  for (const key of cardsMeant(g, frame, node.at)) heal(g, key, amount(g, frame, node.n));
};

/**
 * Moved damage ignores shields and does not count as taken (part 8, to transfer). Does nothing if
 * both characters are the same.
 */
const moveDamage: Op<'move-damage'> = (g, frame, node) => {
  next(g, frame);
  const [from] = cardsMeant(g, frame, node.from);
  const [to] = cardsMeant(g, frame, node.to);
  if (from === undefined || to === undefined || from === to) return;
  transfer(g, from, to, amount(g, frame, node.n));
};

const transfer = (g: Machine, from: string, to: string, most: number): void => {
  const moved = Math.min(card(g, from).damage, most);
  card(g, from).damage -= moved;
  card(g, to).damage += moved;
  if (moved > 0) g.tell({ what: 'damage', card: to, number: moved });
  if (moved > 0 && typeOf(g, to) === 'character') checkDefeat(g, to);
  wearOut(g, to);
};

/** Discards a card that has reached its damage limit. */
const wearOut = (g: Machine, key: string): void => {
  const most = behaviour(g, key).constant?.leavesWithDamage ?? Infinity;
  const { damage: borne, controller } = card(g, key);
  if (borne >= most) push(g, { kind: 'leave', at: 0, card: key, to: 'discard', by: controller });
};

/** Moves at most as many shields as there are and as the limit allows. */
const moveShields: Op<'move-shields'> = (g, frame, node) => {
  next(g, frame);
  const [from] = cardsMeant(g, frame, node.from);
  const [to] = cardsMeant(g, frame, node.to);
  if (from === undefined || to === undefined || from === to) return;
  const [giver, taker] = [card(g, from), card(g, to)];
  const n = Math.min(giver.shields, mostShields(g, to) - taker.shields, amount(g, frame, node.n));
  giver.shields -= n;
  taker.shields += n;
  if (n > 0) g.tell({ what: 'shields', card: to, number: n });
};

/** The player chooses how much damage the shields of the host block. */
const lendShields: Op<'lend-shields'> = (g, frame) => {
  const interrupted = inside(g, 'damage');
  const host = g.state.cards[card(g, frame.source).host ?? ''];
  const most = Math.min(host?.shields ?? 0, interrupted?.n ?? 0);
  const answer = takeAnswer(g);
  if (answer === null && most > 0) {
    const options = Array.from(
      { length: most + 1 },
      (_, number) => ({ pick: 'number', number }) as const,
    );
    ask(g, { seat: frame.seat, question: 'shields-to-lend', source: frame.source, options });
    return;
  }
  next(g, frame);
  if (!interrupted || !host || answer === null || !('pick' in answer) || answer.pick !== 'number')
    return;
  host.shields -= answer.number;
  blockByShields(g, interrupted, answer.number);
};

/**
 * Moves one damage at a time from one of the characters to another, at most as many times as there
 * is damage.
 */
const rearrangeDamage: Op<'rearrange-damage'> = (g, frame, node) => {
  const all = cardsThatFit(g, frame, 'play', { types: ['character'], ...node.among });
  const moves = (frame.numbers['moves'] ??= all.reduce((sum, { damage }) => sum + damage, 0));
  const from = (frame.chosen['from'] ??= []);
  const answer = takeAnswer(g);
  if (answer !== null && (!('pick' in answer) || answer.pick !== 'card')) {
    next(g, frame);
    return;
  }
  const [giver] = from;
  if (answer !== null && giver !== undefined) {
    frame.numbers['moves'] = moves - 1;
    frame.chosen['from'] = [];
    transfer(g, giver, answer.card, 1);
    return;
  }
  if (answer !== null) from.push(answer.card);
  const targets = all.filter(({ key, damage: has }) =>
    from.length > 0 ? !from.includes(key) : has > 0,
  );
  if (moves <= 0 || targets.length === 0 || all.length < 2) {
    next(g, frame);
    return;
  }
  const options = targets.map(({ key }) => ({ pick: 'card', card: key }) as const);
  const question = from.length > 0 ? 'damage-to' : 'damage-from';
  const stop = from.length > 0 ? [] : [{ pick: 'done' } as const];
  ask(g, { seat: frame.seat, question, source: frame.source, options: [...options, ...stop] });
};

/** Blocks part of the damage that this ability interrupts. */
const blockOp: Op<'block'> = (g, frame, node) => {
  next(g, frame);
  const interrupted = inside(g, 'damage');
  if (interrupted) block(g, interrupted, amount(g, frame, node.n));
};

const placeDamage: Op<'place-damage'> = (g, frame, node) => {
  next(g, frame);
  const n = amount(g, frame, node.n);
  for (const key of cardsMeant(g, frame, node.on)) {
    if (card(g, key).zone !== 'play') continue;
    card(g, key).damage += n;
    wearOut(g, key);
  }
};

const readyOp: Op<'ready'> = (g, frame, node) => {
  next(g, frame);
  for (const key of cardsMeant(g, frame, node.cards)) ready(g, key);
};

/** An exhausted card cannot be exhausted: the rest of the ability does not happen. */
const exhaustOp: Op<'exhaust'> = (g, frame, node) => {
  next(g, frame);
  for (const key of cardsMeant(g, frame, node.cards)) if (!exhaust(g, key)) endRun(g, frame);
};

const defeat: Op<'defeat'> = (g, frame, node) => {
  next(g, frame);
  inOrder(g, cardsMeant(g, frame, node.cards), (key) =>
    push(g, { kind: 'defeat', at: 0, card: key, before: [], replaced: false, moved: [] }),
  );
};

/** A delayed effect: the card is defeated at the end of the round. */
const doom: Op<'doom'> = (g, frame, node) => {
  next(g, frame);
  for (const key of cardsMeant(g, frame, node.cards)) card(g, key).doomed = true;
};

const activate: Op<'activate'> = (g, frame, node) => {
  next(g, frame);
  inOrder(g, cardsMeant(g, frame, node.cards), (key) => {
    const dice = diceOf(g, key).length;
    if (card(g, key).exhausted || (typeOf(g, key) === 'support' && dice === 0)) return;
    const seat = card(g, key).controller;
    const as = node.as === undefined ? {} : { as: node.as };
    push(g, { kind: 'activate', at: 0, seat, card: key, before: [], ...as });
  });
};

/**
 * Replaces the defeat or discard that this ability interrupts: it does not happen (part 7,
 * replacement).
 */
const instead: Op<'instead'> = (g, frame) => {
  next(g, frame);
  const interrupted = g.state.stack.findLast(
    (other) => other.kind === 'defeat' || other.kind === 'leave',
  );
  if (!interrupted) return;
  interrupted.replaced = true;
  g.tell({ what: 'prevented', card: interrupted.card });
};

const becomeSupport: Op<'become-support'> = (g, frame) => {
  next(g, frame);
  const one = card(g, frame.source);
  if (one.zone !== 'play') return;
  one.host = null;
  one.support = true;
  one.exhausted = false;
  g.tell({ what: 'became-support', card: one.key, seat: one.controller });
};

/**
 * Moves an upgrade with its die to a character; that character's player controls it from then on.
 */
const moveUpgrade: Op<'move-upgrade'> = (g, frame, node) => {
  next(g, frame);
  const [key] = frame.chosen[node.card] ?? [];
  const [to] = cardsNamed(g, frame, node.to ?? 'this');
  if (key === undefined || to === undefined || card(g, key).zone !== 'play') return;
  const upgrade = card(g, key);
  const was = upgrade.host;
  upgrade.host = to;
  if (node.home) for (const itsDie of diceOf(g, key)) takeFromPool(g, itsDie, 'removed');
  upgrade.controller = card(g, to).controller;
  g.tell({ what: 'attached', card: key, seat: upgrade.controller });
  fire(g, [{ trigger: 'weapon-on-this', card: key, seat: upgrade.controller }]);
  push(g, { kind: 'limit', at: 0, card: to });
  settle(g, key, was);
};

/** Returns a defeated character to play without damage and with its dice on it. */
const returnCharacter: Op<'return-character'> = (g, frame, node) => {
  next(g, frame);
  for (const key of frame.chosen[node.card] ?? []) {
    const one = card(g, key);
    if (one.zone !== 'out') continue;
    one.zone = 'play';
    for (const itsDie of diceOf(g, key)) itsDie.place = 'card';
    g.tell({ what: 'returned', card: key, seat: one.owner });
  }
};

/**
 * Returns the source to the hand; the chosen upgrade takes its place, regardless of restrictions.
 */
const switchUpgrade: Op<'switch-upgrade'> = (g, frame, node) => {
  next(g, frame);
  const [key] = frame.chosen[node.card] ?? [];
  const source = card(g, frame.source);
  if (key === undefined || source.zone !== 'play') return;
  const upgrade = card(g, key);
  upgrade.zone = 'play';
  upgrade.host = source.host;
  for (const itsDie of diceOf(g, key)) itsDie.place = 'card';
  g.tell({ what: 'attached', card: key, seat: upgrade.controller });
  const { host } = source;
  leavePlay(g, source, 'hand');
  settle(g, source.key, host);
};

export const characterOps = {
  damage,
  shields,
  distribute,
  strip,
  heal: healOp,
  'move-damage': moveDamage,
  'move-shields': moveShields,
  block: blockOp,
  'place-damage': placeDamage,
  ready: readyOp,
  exhaust: exhaustOp,
  defeat,
  doom,
  activate,
  instead,
  'become-support': becomeSupport,
  'move-upgrade': moveUpgrade,
  'return-character': returnCharacter,
  'switch-upgrade': switchUpgrade,
  'lend-shields': lendShields,
  'rearrange-damage': rearrangeDamage,
} satisfies Partial<Ops>;
