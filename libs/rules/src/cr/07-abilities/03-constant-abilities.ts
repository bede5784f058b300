/**
 * 7.3 Constant abilities, 7.7.3 lasting effects and 3.6.8 what upgrades give: which modifiers apply to a card right now.
 * 7.3.3A: conditions that only hold because of each other do not hold; a card whose modifiers are being worked out counts as having none.
 */
import { type Modifier } from '../../effects/nodes.js';
import { boardOf } from '../../kernel/board.js';
import { type Board } from '../../kernel/laws.js';
import { type Active, faceOf, type Game, isLeaderUnit, isUnit, viewpoint } from '../../kernel/game.js';
import { type Scope } from '../../kernel/frames.js';
import { type Card, NO_CARD } from '../../kernel/state.js';

const NONE: readonly Active[] = Object.freeze([]);

/** 8.15.2: the card has lost all abilities. */
export function isBlank(g: Game, c: Card): boolean {
  for (const l of g.s.lasting) if (l.card === c && g.s.copy[c] === l.copy && l.mods.some((m) => m.m === 'lose-all')) return true;
  for (const u of g.s.upgrades) {
    if (g.s.host[u] !== c) continue;
    for (const k of faceOf(g, u).constants) if (k.on === 'attached' && k.mods.some((m) => m.m === 'lose-all')) return true;
  }
  return false;
}

/** Everything on the board that gives, forbids or changes costs, by kind. */
export const board = (g: Game): Board => boardOf(g, isBlank);

const add = (out: Active[], mods: readonly Modifier[], scope: Scope): void => { for (const mod of mods) out.push({ mod, scope }); };

function fromUpgrades(g: Game, c: Card, out: Active[]): void {
  for (const u of g.s.upgrades) {
    if (g.s.host[u] !== c) continue;
    const { constants } = faceOf(g, u);
    if (constants.length === 0) continue;
    const scope = viewpoint(g, u, g.s.controller[u] as number);
    for (const k of constants) {
      if (k.on === 'attached' && (!k.while || g.q.holds(g, k.while, scope))) add(out, k.mods, scope);
    }
  }
}

function gather(g: Game, c: Card): readonly Active[] {
  const out: Active[] = [];
  for (const l of g.s.lasting) {
    if (l.card === c && g.s.copy[c] === l.copy) add(out, l.mods, viewpoint(g, l.source, l.seat));
  }
  if (g.s.upgrades.length > 0) fromUpgrades(g, c, out);
  for (const a of board(g).constants) {
    const { on } = a.ability;
    if (on === 'player') continue;
    if (on === 'self' ? a.source !== c : !(a.ability.bases ? true : isUnit(g, c)) || !g.q.matches(g, c, on as object, a.scope)) continue;
    if (a.ability.while && !g.q.holds(g, a.ability.while, a.scope)) continue;
    add(out, a.ability.mods, a.scope);
  }
  if (out.length === 0) return NONE;
  for (const { mod, scope } of [...out]) {
    if (mod.m !== 'gain-ability' || mod.ability.a !== 'constant' || mod.ability.on !== 'self') continue;
    const own: Scope = { ...scope, you: g.s.controller[c] as number, source: c, sourceCopy: g.s.copy[c] as number };
    if (!mod.ability.while || g.q.holds(g, mod.ability.while, own)) add(out, mod.ability.mods, own);
  }
  return out;
}

export function mods(g: Game, c: Card): readonly Active[] {
  if (c === NO_CARD) return NONE;
  if (g.cachedAt[c] === g.version) return g.cache[c] as readonly Active[];
  if (g.asking.includes(c)) return NONE;
  g.asking.push(c);
  const found = gather(g, c);
  g.asking.pop();
  if (g.asking.length === 0) {
    g.cache[c] = found;
    g.cachedAt[c] = g.version;
  }
  return found;
}

/** 1.3.3, 8.4: whether something forbids it. Restrictions win over permissions. */
export function cannot(g: Game, c: Card, what: Extract<Modifier, { m: 'cannot' }>['what']): boolean {
  for (const { mod } of mods(g, c)) if (mod.m === 'cannot' && mod.what === what) return true;
  return false;
}

export function can(g: Game, c: Card, what: Extract<Modifier, { m: 'can' }>['what']): boolean {
  for (const { mod } of mods(g, c)) if (mod.m === 'can' && mod.what === what) return true;
  return false;
}

/** Restrictions on a player ("opponents can't ..."), constant or lasting. */
export function playerCannot(g: Game, seat: number, what: Extract<Modifier, { m: 'cannot' }>['what']): boolean {
  const has = (list: readonly Modifier[]) => list.some((m) => m.m === 'cannot' && m.what === what);
  for (const l of g.s.lasting) if (l.card === NO_CARD && l.seat === seat && has(l.mods)) return true;
  for (const a of board(g).constants) {
    if (a.ability.on === 'player' && has(a.ability.mods) && a.you !== seat && (!a.ability.while || g.q.holds(g, a.ability.while, a.scope))) return true;
  }
  return false;
}

/** 3.4.7: counts as a leader unit, by its own side or because an upgrade says so. */
export function countsAsLeader(g: Game, c: Card): boolean {
  return isLeaderUnit(g, c) || mods(g, c).some((a) => a.mod.m === 'named-leader');
}
