/**
 * 1.9 Damage: dealing it (1.9.8), excess (1.9.11), healing. Effects that prevent or change damage
 * before it is dealt are in `../07-abilities/replacements.ts` (7.7.5).
 */
import type { Modifier } from '../../effects/nodes.js';
import type { GameEvent } from '../../events/events.js';
import type { Lasting } from '../../kernel/lasting.js';
import { begunHit, type DamageFrame, type Dealt, type Hit } from '../../kernel/frames.js';
import {
  ask,
  controller,
  def,
  emptyScope,
  type Game,
  isBase,
  isUnit,
  player,
  pop,
  push,
  rearrange,
  top,
  touch,
} from '../../kernel/game.js';
import { type Card, NO_CARD, type Seat, Zone } from '../../kernel/state.js';
import { cannot } from '../07-abilities/03-constant-abilities.js';
import { emit } from '../07-abilities/06-triggered-abilities.js';
import {
  arriving,
  beyondPrevention,
  firstDamage,
  orderMatters,
  replacedBy,
  type Replacement,
  replacements,
  withoutShield,
  afterWard,
  wardFor,
} from '../07-abilities/replacements.js';
import { defeat } from './05-cards.js';
import { outlivesDamage, remaining } from './10-power-and-hp.js';

const isThere = (g: Game, c: Card): boolean =>
  isUnit(g, c) || (isBase(g, c) && g.s.zone[c] === Zone.base);

/**
 * 1.9.11: the damage beyond what defeats the unit. 6.3.4D: none if damage does not defeat the unit.
 */
export function excessOf(g: Game, { card, n }: Hit): number {
  if (n <= 0 || !isUnit(g, card)) return 0;
  if (outlivesDamage(g, card)) return 0;
  return Math.max(0, n - Math.max(0, remaining(g, card)));
}

const isAddedTo = (g: Game, { addsExcess, card }: Hit, hurt: Card): boolean =>
  addsExcess === 'all' || (addsExcess !== undefined && controller(g, hurt) === controller(g, card));

/**
 * 7.5.8C: adds the excess damage that the same unit deals in earlier hits (after their
 * replacements) to the damage of this hit on the player's base.
 */
function withExcess(g: Game, hit: Hit, before: readonly Hit[]): Hit {
  let { n } = hit;
  for (const other of before)
    if (other.from === hit.from && isAddedTo(g, hit, other.card)) n += excessOf(g, other);
  return { ...hit, n, addsExcess: undefined };
}

/**
 * Applies all replacements that nobody has to decide about. Returns the index of the first hit for
 * which a player has to decide, or the number of hits if there is none.
 */
function replaceFrom(g: Game, hits: Hit[], begin: number): number {
  for (let i = begin; i < hits.length; i++) {
    let hit = hits[i] as Hit;
    if (hit.addsExcess) hit = withExcess(g, hit, hits.slice(0, i));
    if (!hit.replaced) hit = arriving(g, hit);
    if (wardFor(g, hit)) {
      hits[i] = hit;
      return i;
    }
    for (let list = replacements(g, hit); list.length > 0; list = replacements(g, hit)) {
      hits[i] = hit;
      if (list.length > 1 && orderMatters(g, hit)) return i;
      hit = replacedBy(g, hit, list[0] as Replacement);
    }
    hits[i] = hit;
  }
  return hits.length;
}

/**
 * Ends an effect on "the next time it would be dealt damage": it is used up whether or not the
 * damage could be prevented (1.9.13).
 */
function forgetNext(g: Game, c: Card): void {
  const isNext = (m: Modifier): boolean => m.m === 'damage-taken' && m.next === true;
  const at = g.s.lasting.findIndex((l) => l.card === c && l.mods.some(isNext));
  if (at < 0) return;
  const l = g.s.lasting[at] as Lasting;
  g.s.lasting = g.s.lasting.with(at, { ...l, mods: l.mods.filter((m) => !isNext(m)) });
  rearrange(g);
}

/**
 * 1.18.1A, 1.18.1B: the controller of the unit that deals damage is responsible for it, whoever's
 * ability makes it do so; other damage is attributed to the ability's player.
 */
const dealerSeat = (g: Game, { from, seat }: Hit): Seat =>
  isUnit(g, from) ? controller(g, from) : seat;

type Damaged = Extract<GameEvent, { e: 'damaged' }>;

/**
 * 1.9.8: deals all hits at once. Returns the cards that were damaged, and those for which all
 * damage was replaced, because that counts as done (8.10.2).
 */
function land(g: Game, hits: readonly Hit[]): Dealt {
  const reached: Card[] = [];
  const hurt: Card[] = [];
  let total = 0;
  const shields: Card[] = [];
  const excess: number[] = [];
  let beyond = 0;
  for (const hit of hits) {
    const n = excessOf(g, hit);
    excess.push(n);
    beyond += n;
  }
  for (const hit of hits) {
    const { card, n, shield, replaced, isFirst, isNext } = hit;
    if (isFirst) g.s.spent.push(firstDamage(g, card));
    if (isNext || hit.unpreventable) forgetNext(g, card);
    if (n > 0 || replaced) reached.push(card);
    // 3.7.6A: one Shield is used up, however many hits come at once.
    if (shield !== undefined && !shields.includes(shield)) shields.push(shield);
    if (n <= 0) continue;
    hurt.push(card);
    total += n;
    g.s.damage[card] = (g.s.damage[card] as number) + n;
    g.wounds++;
    g.s.blame[card] = dealerSeat(g, hit);
    touch(g);
  }
  for (let i = 0; i < hits.length; i++) {
    const { card, n, seat, from, also, combat, indirect } = hits[i] as Hit;
    if (n <= 0) continue;
    const told: Damaged = { e: 'damaged', card, n, seat, from, combat: combat === true };
    if (also !== undefined) told.also = also;
    if (indirect) told.indirect = indirect;
    if (combat && excess[i]) told.excess = excess[i] as number;
    emit(g, told);
  }
  if (shields.length > 0) defeat(g, shields, -1);
  follow(g, hits);
  const dealt: Dealt = { cards: reached, hurt, n: total };
  return beyond > 0 ? { ...dealt, excess: beyond } : dealt;
}

/** "Prevent that damage. If you do, ...": schedules what follows before anything else goes on. */
function follow(g: Game, hits: readonly Hit[]): void {
  for (const { follows = [] } of hits)
    for (const { source, effect } of follows) {
      const seat = controller(g, source);
      const scope = emptyScope(g, source, seat);
      (g.s.due ??= []).push({ seat, effect, scope, header: 'delayed' });
    }
}

/**
 * Deals damage to those of the cards that are still there, after replacements. Returns what was
 * dealt, or null if a player first has to decide in which order it is replaced: then a frame on top
 * asks, deals the damage and reports it to the waiting effect below (`dealt`).
 */
export function deal(g: Game, aimed: readonly Hit[]): Dealt | null {
  const hits: Hit[] = [];
  for (const each of aimed) {
    if (!isThere(g, each.card)) continue;
    const hit = begunHit(each);
    if (beyondPrevention(g, hit)) hit.unpreventable = true;
    hits.push(hit);
  }
  const i = replaceFrom(g, hits, 0);
  if (i === hits.length) return land(g, hits);
  push(g, { k: 'damage', hits, i });
  return null;
}

/**
 * 7.5.8: if a defender is given up before its damage is dealt, the excess over what it could take
 * still counts; the rest is dealt to nobody.
 */
function sendOn(g: Game, hits: Hit[], gone: Card): void {
  for (const [at, lost] of hits.entries()) {
    if (lost.card !== gone) continue;
    const excess = excessOf(g, lost);
    hits.forEach((hit, i) => {
      if (hit.from === lost.from && isAddedTo(g, hit, gone))
        hits[i] = { ...hit, n: hit.n + excess };
    });
    hits[at] = { ...lost, n: 0 };
  }
}

const optionsOf = (list: readonly Replacement[]) =>
  list.map(({ source }, index) => ({ o: 'trigger' as const, card: source, index }));

/** 7.7.5E: the player of the card that would be damaged chooses which replacement applies next. */
export function runDamage(g: Game, f: DamageFrame): void {
  const hits: Hit[] = [];
  // 11.3.1: the cards of players who have left in the meantime deal and take no damage.
  for (const hit of f.hits)
    hits.push(isThere(g, hit.card) && !player(g, hit.seat).eliminated ? hit : { ...hit, n: 0 });
  const aimed = hits[f.i] as Hit;
  const ward = wardFor(g, aimed);
  if (f.answer && ward) {
    const [picked] = f.answer.picked;
    f.answer = undefined;
    hits[f.i] = afterWard(aimed, ward, picked !== undefined);
    if (picked && 'card' in picked) {
      // 3.7.6: a Shield that is given up for another unit cannot absorb damage of its own unit any
      // more.
      hits.forEach((hit, i) => {
        if (hit.shield === picked.card) hits[i] = withoutShield(hit);
      });
      sendOn(g, hits, picked.card);
      defeat(g, [picked.card], ward.seat);
    }
  }
  const option = f.answer?.option;
  f.answer = undefined;
  const chosen = option?.o === 'trigger' ? replacements(g, aimed)[option.index] : undefined;
  if (chosen && option?.o === 'trigger' && chosen.source === option.card)
    hits[f.i] = replacedBy(g, aimed, chosen);
  f.i = replaceFrom(g, hits, f.i);
  f.hits = hits;
  const next = hits[f.i];
  const wardNow = next && wardFor(g, next);
  if (wardNow) {
    ask(g, {
      seat: wardNow.seat,
      kind: 'target',
      options: wardNow.options.map((card) => ({ o: 'card', card })),
      min: 0,
      max: 1,
      source: wardNow.source,
      note: 'ward',
    });
    return;
  }
  if (next) {
    ask(g, {
      seat: controller(g, next.card),
      kind: 'order',
      options: optionsOf(replacements(g, next)),
      min: 1,
      max: 1,
      source: next.card,
      note: 'replacement',
    });
    return;
  }
  pop(g);
  const dealt = land(g, hits);
  const below = top(g);
  if (below.k === 'effect') below.dealt = dealt;
}

/** 1.9.3, 1.11.5: counts as healed only if a counter was removed. */
export function heal(g: Game, c: Card, n: number, seat: Seat): number {
  if (!isUnit(g, c) && !isBase(g, c)) return 0;
  if (cannot(g, c, 'be-healed') || healingForbidden(g, c)) return 0;
  const healed = Math.min(n, g.s.damage[c] as number);
  if (healed <= 0) return 0;
  g.s.damage[c] = (g.s.damage[c] as number) - healed;
  touch(g);
  emit(g, { e: 'healed', card: c, n: healed, seat });
  return healed;
}

function healingForbidden(g: Game, c: Card): boolean {
  if (def(g, c).type !== 'Base') return false;
  return g.s.lasting.some(
    (l) =>
      l.card === NO_CARD &&
      !l.fits &&
      l.mods.some((m) => m.m === 'cannot' && m.what === 'be-healed'),
  );
}
