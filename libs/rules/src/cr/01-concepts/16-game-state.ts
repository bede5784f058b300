/**
 * 1.16.5: situations that are handled before everything else, in their order, until none is left:
 * defeated bases, second copies of a unique card (8.30), upgrades without a unit, captives without
 * a guard (8.34.4), units without HP. 1.18 says who is responsible.
 */
import { type Card, type Seat, Zone } from '../../kernel/state.js';
import { def, type Game, isBase, isUnit, player, push } from '../../kernel/game.js';
import { EXPIRED } from '../07-abilities/07-effects.js';
import { isFalling } from '../07-abilities/spared.js';
import { finish } from '../05-structure/06-end-of-game.js';
import { isBeingRescued, rescue } from '../08-additional/34-rescue.js';
import { isBeingEquipped } from '../06-sequences/equipping.js';
import { defeat } from './05-cards.js';
import { hasSteadyHp, hp, outlivesDamage, remaining } from './10-power-and-hp.js';

function bases(g: Game): boolean {
  let fallen: Seat[] | null = null;
  for (let seat = 0; seat < g.s.players.length; seat++) {
    const { base, eliminated } = player(g, seat);
    const isDefeated =
      (g.s.damage[base] as number) >= hp(g, base) || g.s.fallenBases?.includes(seat) === true;
    if (!eliminated && isDefeated) (fallen ??= []).push(seat);
  }
  if (fallen === null) return false;
  finish(g, fallen, 'base-defeated');
  return true;
}

/** Cards in play of which a player may control only one. */
function uniquesOf(g: Game, seat: Seat): Card[] {
  const out: Card[] = [];
  for (const c of player(g, seat).units) if (def(g, c).unique) out.push(c);
  for (const c of g.s.upgrades) if (g.s.controller[c] === seat && def(g, c).unique) out.push(c);
  return out;
}

/** The first of these cards that has another copy among them. */
const secondCopy = (g: Game, cards: readonly Card[]): Card | undefined =>
  cards.find((c) => cards.some((x) => x !== c && def(g, x).title === def(g, c).title));

/**
 * 8.30.3: the controller chooses which copies stay. Nothing to check while the layout is unchanged.
 */
function uniques(g: Game): boolean {
  if (g.uniqueAt === g.layout) return false;
  for (let seat = 0; seat < g.s.players.length; seat++) {
    const mine = player(g, seat).eliminated ? [] : uniquesOf(g, seat);
    const again = mine.length < 2 ? undefined : secondCopy(g, mine);
    if (again === undefined) continue;
    push(g, {
      k: 'unique',
      seat,
      cards: mine.filter((x) => def(g, x).title === def(g, again).title),
    });
    return true;
  }
  g.uniqueAt = g.layout;
  return false;
}

/** Whether a card can have upgrades: a unit in play or, by Fortify, a base. */
const canBear = (g: Game, c: Card): boolean =>
  isUnit(g, c) || (isBase(g, c) && g.s.zone[c] === Zone.base);
/** 8.13.1: a guard that has become an upgrade has not left play, so it still guards. */
const canGuard = (g: Game, c: Card): boolean => canBear(g, c) || g.s.zone[c] === Zone.attached;

function orphans(g: Game): boolean {
  const loose = g.s.upgrades.filter((u) => !canBear(g, g.s.host[u] as Card) && !isFalling(g, u));
  return loose.length > 0 && defeat(g, loose, -1).length > 0;
}

/** Rescues captives without a guard; true if one of their owners has to be asked. */
function captives(g: Game): boolean {
  return rescue(
    g,
    g.s.captives.filter(
      (c) =>
        g.s.zone[c] === Zone.captured && !canGuard(g, g.s.host[c] as Card) && !isBeingRescued(g, c),
    ),
  );
}

function damagedThisPhase(g: Game, c: Card): boolean {
  for (let i = g.s.history.length - 1; i >= 0; i--) {
    const h = g.s.history[i];
    if (h?.e === 'phase-started') return false;
    if (h?.e === 'damaged' && h.card === c) return true;
  }
  return false;
}

/**
 * 1.18.1: the player who dealt the damage (A, B); else nobody in the regroup phase or if an effect
 * expired (C), the player who lowered its HP (D), the active player (E).
 */
const responsible =
  (g: Game) =>
  (c: Card): Seat => {
    const blame = g.s.blame[c] as Seat;
    if (blame === EXPIRED || (g.s.phase === 'regroup' && !damagedThisPhase(g, c))) return -1;
    return blame >= 0 ? blame : g.s.active;
  };

function fallWithoutHp(g: Game): void {
  const { layout, wounds, healthyAt } = g;
  if (healthyAt.layout === layout && healthyAt.wounds === wounds) return;
  let dead: Card[] | null = null;
  let isHealthy = true;
  for (const p of g.s.players) {
    for (const c of p.units) {
      if (!hasSteadyHp(g, c)) isHealthy = false;
      if (remaining(g, c) > 0) continue;
      isHealthy = false;
      if (isFalling(g, c) || isBeingEquipped(g, c)) continue;
      if (outlivesDamage(g, c)) continue;
      (dead ??= []).push(c);
    }
  }
  if (isHealthy) {
    healthyAt.layout = layout;
    healthyAt.wounds = wounds;
  }
  if (dead !== null) defeat(g, dead, responsible(g));
}

/** Returns once no situation is left, or a player has to choose, or the game is over. */
export function settle(g: Game): void {
  while (g.s.unsettled && !g.s.outcome) {
    g.s.unsettled = false;
    if (bases(g)) {
      g.s.unsettled = true;
      continue;
    }
    if (uniques(g)) return;
    if (g.s.upgrades.length > 0 && orphans(g)) continue;
    if (g.s.captives.length > 0 && captives(g)) return;
    fallWithoutHp(g);
  }
}
