/**
 * 7.7.5 Replacement effects of damage: what may replace a hit before it is dealt, what is left of
 * it then, and whether the order of replacements matters. 8.21, 1.9.9 and 1.9.13 preventing, 3.7.6
 * Shields. "Can't be damaged" is a restriction (1.3.3), no replacement, so it has no place in that
 * order.
 */
import { NONE } from '../../effects/none.js';
import type { Modifier } from '../../effects/nodes.js';
import type { Hit, Scope } from '../../kernel/frames.js';
import { controller, type Game, isUnit } from '../../kernel/game.js';
import { KIND } from '../../kernel/modifier-kinds.js';
import { type Card, NO_CARD, type Seat } from '../../kernel/state.js';
import { inPlayMatching } from '../01-concepts/filters.js';
import { board, cannot } from './03-constant-abilities.js';
import { isBlank } from './losing.js';

type Taken = Extract<Modifier, { m: 'damage-taken' }>;
type Replacing = Extract<Modifier, { m: 'damage-taken' | 'damage-dealt' | 'redirect' }>;

/**
 * An effect that may replace the hit now: that of a modifier or, if `does` is null, the Shield
 * `source`.
 */
export type Replacement =
  | { readonly source: Card; readonly does: Replacing; readonly scope: Scope }
  | { readonly source: Card; readonly does: null };

const byEnemyAbility = (g: Game, hit: Hit): boolean =>
  !hit.combat && hit.seat !== controller(g, hit.card);

/** The key in `State.spent` that is set by the first prevented damage of a phase. */
export const firstDamage = (g: Game, c: Card): string =>
  `phase:damage:${g.s.phase}:${c}.${g.s.copy[c] as number}`;

/**
 * Whether the card was damaged in this phase, which happens despite prevention if the damage cannot
 * be prevented.
 */
function wasDamaged(g: Game, c: Card): boolean {
  for (let i = g.s.history.length - 1; i >= 0; i--) {
    const h = g.s.history[i];
    if (h?.e === 'phase-started') return false;
    if ((h?.e === 'left-play' || h?.e === 'captured') && h.card === c) return false;
    if (h?.e === 'damaged' && h.card === c) return true;
  }
  return false;
}

function concerns(g: Game, mod: Taken, hit: Hit, scope: Scope): boolean {
  // 1.9.13: damage that cannot be prevented may still be increased.
  if (hit.unpreventable && mod.plus === undefined && mod.times === undefined) return false;
  if (mod.dealer && (hit.from === NO_CARD || !g.q.matches(g, hit.from, mod.dealer, scope)))
    return false;
  if (mod.combatOnly && !hit.combat) return false;
  if (mod.fromAmount !== undefined && hit.n < mod.fromAmount) return false;
  if (mod.first && (g.s.spent.includes(firstDamage(g, hit.card)) || wasDamaged(g, hit.card)))
    return false;
  if (mod.from === 'another-card') return hit.from !== hit.card;
  return mod.from === undefined || byEnemyAbility(g, hit);
}

/** The unit that the damage is redirected to, as long as it is still there. */
const heir = (g: Game, mod: Modifier, hit: Hit): Card | undefined =>
  mod.m === 'redirect' &&
  mod.card !== hit.card &&
  mod.card !== undefined &&
  isUnit(g, mod.card) &&
  g.s.copy[mod.card] === mod.copy
    ? mod.card
    : undefined;

/**
 * Whether an effect will defeat that Shield anyway, which makes it different from other Shields.
 */
const isDoomed = (g: Game, shield: Card): boolean =>
  g.s.delayed.some((d) => d.scope.refs['token']?.includes(shield));

/** 7.7.5E: each Shield may replace the damage; one stands for all that are alike. */
function shieldsOf(g: Game, unit: Card): readonly Card[] {
  let doomed: Card | undefined;
  let other: Card | undefined;
  for (const u of g.s.upgrades) {
    if (g.s.host[u] !== unit || g.s.id[u] !== 'TOKEN_SHIELD') continue;
    if (g.blanks && isBlank(g, u)) continue;
    if (g.s.delayed.length > 0 && isDoomed(g, u)) doomed ??= u;
    else other ??= u;
  }
  return [doomed, other].filter((u) => u !== undefined);
}

const keyOf = ({ source, does }: Replacement): string => `${source} ${JSON.stringify(does)}`;

/**
 * 7.7.5F: the replacements without those already used, each once; identical ones count separately.
 */
function withoutUsed(
  list: readonly Replacement[],
  used: readonly string[],
): readonly Replacement[] {
  const over = [...used];
  return list.filter((r) => {
    const at = over.indexOf(keyOf(r));
    if (at >= 0) over.splice(at, 1);
    return at < 0;
  });
}

/**
 * Everything that may replace the hit as it is now: effects on its dealer and on its target, and
 * the target's Shields.
 */
export function replacements(g: Game, hit: Hit): readonly Replacement[] {
  if (hit.n <= 0) return NONE;
  let out: Replacement[] | null = null;
  if (hit.from !== NO_CARD)
    for (const { mod, scope } of g.q.mods(g, hit.from, KIND['damage-dealt']))
      if (mod.m === 'damage-dealt') (out ??= []).push({ source: scope.source, does: mod, scope });
  for (const { mod, scope } of g.q.mods(g, hit.card, KIND['damage-taken'] | KIND.redirect)) {
    if (
      mod.m === 'damage-taken'
        ? concerns(g, mod, hit, scope)
        : mod.m === 'redirect' && heir(g, mod, hit) !== undefined
    )
      (out ??= []).push({ source: scope.source, does: mod as Replacing, scope });
  }
  if (!hit.unpreventable && g.s.upgrades.length > 0 && isUnit(g, hit.card))
    for (const source of shieldsOf(g, hit.card)) (out ??= []).push({ source, does: null });
  return out === null ? NONE : hit.replaced ? withoutUsed(out, hit.replaced) : out;
}

function damageTaken(g: Game, mod: Taken, hit: Hit, scope: Scope): number {
  let n = hit.n;
  if (!hit.unpreventable) {
    if (mod.all) n = 0;
    if (mod.less !== undefined) n -= g.q.amount(g, mod.less, scope);
    if (mod.atMost !== undefined) n = Math.min(n, g.q.amount(g, mod.atMost, scope));
  }
  return n <= 0
    ? 0
    : n * (mod.times ?? 1) + (mod.plus === undefined ? 0 : g.q.amount(g, mod.plus, scope));
}

/** What may be defeated to prevent damage to a unit, and who decides. */
export interface Ward {
  readonly source: Card;
  readonly seat: Seat;
  readonly key: string;
  readonly options: readonly Card[];
}

/** 7.7.5: the first ward that its controller has not been asked about yet. */
export function wardFor(g: Game, hit: Hit): Ward | undefined {
  if (hit.n <= 0) return undefined;
  for (const { mod, scope } of g.q.mods(g, hit.card, KIND.ward)) {
    if (mod.m !== 'ward') continue;
    const key = `ward ${scope.source}`;
    if (hit.replaced?.includes(key)) continue;
    const options = inPlayMatching(g, mod.by, scope).filter(
      (c) => c !== hit.card && controller(g, c) === scope.you,
    );
    if (options.length > 0) return { source: scope.source, seat: scope.you, key, options };
  }
  return undefined;
}

/** The hit without the Shield that would have absorbed it. */
export const withoutShield = (hit: Hit): Hit => ({
  ...hit,
  n: hit.shielded ?? 0,
  shield: undefined,
  shielded: undefined,
});

/**
 * The hit after that decision: `given` says whether something is given up, which does not help
 * against damage that cannot be prevented (1.9.13).
 */
export const afterWard = (hit: Hit, { key }: Ward, given: boolean): Hit => ({
  ...hit,
  n: given && !hit.unpreventable ? 0 : hit.n,
  replaced: [...(hit.replaced ?? []), key],
});

/** 1.9.13: whether a constant ability makes all damage of this dealer unpreventable. */
export function beyondPrevention(g: Game, hit: Hit): boolean {
  const laws = board(g).unpreventable;
  if (laws.length === 0) return false;
  const dealer = hit.from === NO_CARD ? (hit.source ?? NO_CARD) : hit.from;
  return (
    dealer !== NO_CARD &&
    laws.some(({ ability, scope }) => g.q.matches(g, dealer, ability.by, scope))
  );
}

/** 1.9.9: the hit with no damage left if its target cannot be damaged. */
export const arriving = (g: Game, hit: Hit): Hit =>
  !hit.unpreventable &&
  (cannot(g, hit.card, 'be-damaged') ||
    (byEnemyAbility(g, hit) && cannot(g, hit.card, 'be-damaged-by-abilities')))
    ? { ...hit, n: 0 }
    : hit;

/** What is left of the hit after that replacement. */
export function replacedBy(g: Game, hit: Hit, r: Replacement): Hit {
  const rest = { ...hit, replaced: [...(hit.replaced ?? []), keyOf(r)] };
  if (r.does === null) return { ...rest, n: 0, shield: r.source, shielded: hit.n };
  if (r.does.m === 'redirect')
    return arriving(g, { ...rest, card: heir(g, r.does, hit) ?? hit.card });
  return {
    ...rest,
    ...(r.does.m === 'damage-taken' && r.does.first ? { isFirst: true as const } : {}),
    ...(r.does.m === 'damage-taken' && r.does.next ? { isNext: true as const } : {}),
    ...(r.does.m === 'damage-taken' && r.does.then
      ? { follows: [...(hit.follows ?? []), { source: r.source, effect: r.does.then }] }
      : {}),
    n:
      r.does.m === 'damage-taken'
        ? damageTaken(g, r.does, hit, r.scope)
        : hit.n + g.q.amount(g, r.does.plus, r.scope),
  };
}

const fate = ({ card, n, shield }: Hit): string =>
  n > 0 ? `${n} to ${card}` : shield === undefined ? 'nothing' : `shield ${shield}`;

/**
 * 7.7.5E: whether the order of the replacements makes a difference. Every order is tried to its
 * end; it does not matter if all end alike.
 */
export function orderMatters(g: Game, hit: Hit): boolean {
  const tried = new Set<string>();
  let first: string | null = null;
  const differs = (at: Hit): boolean => {
    const list = replacements(g, at);
    if (list.length === 0) return (first ??= fate(at)) !== fate(at);
    return list.some((r) => {
      const next = replacedBy(g, at, r);
      const position = `${fate(next)} ${[...(next.replaced ?? [])].sort().join()}`;
      if (tried.has(position)) return false;
      tried.add(position);
      return differs(next);
    });
  };
  return differs(hit);
}
