/**
 * 1.9 Damage: dealing, healing, preventing (8.21), excess (1.9.11), unpreventable (1.9.13); Shield tokens (3.7.6) as replacement effects (7.7.5).
 */
import { type Modifier } from '../../effects/nodes.js';
import { controller, def, type Game, isBase, isUnit, touch, upgradesOn } from '../../kernel/game.js';
import { type Card, NO_CARD, type Seat } from '../../kernel/state.js';
import { cannot } from '../07-abilities/03-constant-abilities.js';
import { emit } from '../07-abilities/06-triggered-abilities.js';
import { defeat } from './05-cards.js';
import { remaining } from './10-power-and-hp.js';

export interface Hit {
  card: Card;
  n: number;
  /** The unit that deals it, or NO_CARD for an event, a base or the rules. */
  from: Card;
  seat: Seat;
  combat?: boolean;
  unpreventable?: boolean;
  indirect?: boolean;
}

/** `n` is 0 where a Shield took all of it. */
export interface Dealt { card: Card; n: number; excess: number }

type Taken = Extract<Modifier, { m: 'damage-taken' }>;

/** 7.7.5F: each replacement changes an amount once. */
function boosted(g: Game, hit: Hit): number {
  let n = hit.n;
  if (n <= 0 || hit.from === NO_CARD) return n;
  for (const { mod, scope } of g.q.mods(g, hit.from)) if (mod.m === 'damage-dealt') n += g.q.amount(g, mod.plus, scope);
  return n;
}

const byEnemyAbility = (g: Game, hit: Hit): boolean => !hit.combat && hit.seat !== controller(g, hit.card);

function concerns(g: Game, mod: Taken, hit: Hit): boolean {
  if (mod.combatOnly && !hit.combat) return false;
  if (mod.from === 'another-card') return hit.from !== hit.card;
  return mod.from === undefined || byEnemyAbility(g, hit);
}

/**
 * 1.9.13: what cannot be prevented may still be made more. Of several replacements the player of the damaged card would begin with those that
 * prevent (7.7.5): where nothing is left, nothing is made more.
 */
function reduced(g: Game, hit: Hit, n: number): number {
  if (n <= 0) return n;
  let left = n;
  let more = 0;
  for (const { mod, scope } of g.q.mods(g, hit.card)) {
    if (mod.m === 'damage-taken' && concerns(g, mod, hit)) {
      if (mod.plus !== undefined) more += g.q.amount(g, mod.plus, scope);
      if (!hit.unpreventable) left = limit(g, mod, left, scope);
    } else if (mod.m === 'cannot' && !hit.unpreventable) {
      if (mod.what === 'be-damaged' || (mod.what === 'be-damaged-by-abilities' && byEnemyAbility(g, hit))) return 0;
    }
  }
  return left <= 0 ? 0 : left + more;
}

function limit(g: Game, mod: Taken, n: number, scope: Parameters<Game['q']['amount']>[2]): number {
  if (mod.all) return 0;
  let left = n;
  if (mod.less !== undefined) left -= g.q.amount(g, mod.less, scope);
  if (mod.atMost !== undefined) left = Math.min(left, g.q.amount(g, mod.atMost, scope));
  return left;
}

/** A Shield that an effect will defeat anyway is given up first: which one breaks is up to the unit's controller (3.7.6). */
const isDoomed = (g: Game, shield: Card): boolean => g.s.delayed.some((d) => d.scope.refs['token']?.includes(shield));
const shieldsOn = (g: Game, c: Card): Card[] => {
  const shields = upgradesOn(g, c).filter((u) => g.s.id[u] === 'TOKEN_SHIELD');
  return shields.length > 1 && g.s.delayed.length > 0 ? shields.sort((a, b) => Number(isDoomed(g, b)) - Number(isDoomed(g, a))) : shields;
};

/** What would be dealt if the hit happened now, without doing it: 0 when a Shield would take it (6.3.4D). */
export function foreseen(g: Game, hit: Hit): number {
  const n = reduced(g, hit, boosted(g, hit));
  return n > 0 && !hit.unpreventable && isUnit(g, hit.card) && shieldsOn(g, hit.card).length > 0 ? 0 : n;
}

/** 7.7.5: dealt to another unit instead, as long as that one is there. */
function redirected(g: Game, hit: Hit): Hit {
  for (const { mod } of g.q.mods(g, hit.card)) {
    if (mod.m === 'redirect' && mod.card !== undefined && isUnit(g, mod.card) && g.s.copy[mod.card] === mod.copy) return { ...hit, card: mod.card };
  }
  return hit;
}

/** 1.9.8: all of it at once. What a Shield takes was replaced, and counts as done for "if you do" (8.10.2). */
export function deal(g: Game, hits: readonly Hit[]): Dealt[] {
  const broken: Card[] = [];
  const replaced: Dealt[] = [];
  const landed: { hit: Hit; n: number; excess: number }[] = [];
  for (const aimed of hits) {
    if (!isUnit(g, aimed.card) && !isBase(g, aimed.card)) continue;
    const hit = redirected(g, aimed);
    const spared = reduced(g, aimed, boosted(g, aimed));
    const n = hit === aimed ? spared : reduced(g, hit, spared);
    if (n <= 0) continue;
    const shield = hit.unpreventable || !isUnit(g, hit.card) ? undefined : shieldsOn(g, hit.card)[0];
    if (shield !== undefined) {
      // 3.7.6A: one of them, whatever comes at once.
      if (!broken.includes(shield)) broken.push(shield);
      replaced.push({ card: hit.card, n: 0, excess: 0 });
    } else landed.push({ hit, n, excess: isUnit(g, hit.card) ? Math.max(0, n - Math.max(0, remaining(g, hit.card))) : 0 });
  }
  for (const { hit, n } of landed) {
    g.s.damage[hit.card] = (g.s.damage[hit.card] as number) + n;
    g.s.blame[hit.card] = hit.seat;
  }
  if (landed.length > 0) touch(g);
  for (const { hit, n } of landed) emit(g, { e: 'damaged', card: hit.card, n, seat: hit.seat, from: hit.from, combat: hit.combat === true, ...(hit.indirect ? { indirect: true } : {}) });
  if (broken.length > 0) defeat(g, broken, -1);
  return [...landed.map(({ hit, n, excess }) => ({ card: hit.card, n, excess })), ...replaced];
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
  return g.s.lasting.some((l) => l.card === NO_CARD && !l.fits && l.mods.some((m) => m.m === 'cannot' && m.what === 'be-healed'));
}
