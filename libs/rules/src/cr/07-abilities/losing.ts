/**
 * 8.15 Losing abilities: by lasting effects, by upgrades, and by abilities of other cards, in every
 * zone.
 */
import type { Filter, Modifier } from '../../effects/nodes.js';
import { type Face, NO_FACE } from '../../kernel/definition.js';
import { type Blanker, def, faceOf, type Game, viewpoint } from '../../kernel/game.js';
import type { Card, Seat } from '../../kernel/state.js';

type Except = Blanker['except'];
type Taking = Extract<Modifier, { m: 'lose-all' }>;
const takingAll = (mods: readonly Modifier[]): Taking | undefined =>
  mods.find((m): m is Taking => m.m === 'lose-all');

/**
 * 8.15.2: for each effect or upgrade on the card itself that takes all abilities, the one ability
 * it leaves; null if there is none. For cards that themselves take abilities only this is checked,
 * because two of them cannot take each other's (7.3.3A).
 */
function directLosses(g: Game, c: Card): readonly Except[] | null {
  let out: Except[] | null = null;
  for (const l of g.s.lasting) {
    const taking = l.card === c && g.s.copy[c] === l.copy ? takingAll(l.mods) : undefined;
    if (taking) (out ??= []).push(taking.except);
  }
  for (const u of g.s.upgrades) {
    if (g.s.host[u] !== c) continue;
    for (const k of faceOf(g, u).constants) {
      const taking = k.on === 'attached' ? takingAll(k.mods) : undefined;
      if (
        taking &&
        (!k.while || g.q.holds(g, k.while, viewpoint(g, u, g.s.controller[u] as number)))
      )
        (out ??= []).push(taking.except);
    }
  }
  return out;
}

/** 8.15.2: whether the card has lost all abilities. */
export function isBlank(g: Game, c: Card): boolean {
  if (
    g.takesAll &&
    (g.s.lasting.length > 0 || g.s.upgrades.length > 0) &&
    directLosses(g, c) !== null
  )
    return true;
  return g.blanks && (isBlankedByName(g, c) || lossesByOthers(g, c) !== null);
}

/**
 * Whether the card keeps this ability although it loses all others: every effect that takes its
 * abilities leaves this one.
 */
export function isSpared(g: Game, c: Card, ability: NonNullable<Except>): boolean {
  if (g.blanks && isBlankedByName(g, c)) return false;
  const losses = [...(directLosses(g, c) ?? []), ...((g.blanks && lossesByOthers(g, c)) || [])];
  return losses.every((except) => except === ability);
}

/**
 * Whether an ability stays that its giver leaves while taking all others: it does not if a second
 * such giver takes it (8.15.2).
 */
export const staysOn = (active: readonly { readonly mod: Modifier }[]): boolean =>
  active.filter(({ mod }) => mod.m === 'gain-ability' && mod.stays).length <= 1;

/**
 * The abilities of a card that is not in play: the printed ones, unless it has lost them (8.15).
 */
export const frontOf = (g: Game, c: Card): Face =>
  g.blanks && isBlank(g, c) ? NO_FACE : def(g, c).front;

/**
 * Every card in play that can take abilities from others, whether or not it still has its own;
 * cached per layout.
 */
function blankers(g: Game): readonly Blanker[] {
  if (g.blankers.layout === g.layout) return g.blankers.list;
  const list: Blanker[] = [];
  const look = (source: Card): void => {
    for (const { on, mods, while: when } of faceOf(g, source).constants) {
      const taking = typeof on === 'object' ? takingAll(mods) : undefined;
      if (taking) list.push({ source, fits: on as Filter, when, except: taking.except });
    }
  };
  for (const p of g.s.players) {
    look(p.base);
    for (const l of p.leaders) if (g.s.deployed[l] === 0) look(l);
    p.units.forEach(look);
  }
  g.s.upgrades.forEach(look);
  g.blankers = { layout: g.layout, list };
  return list;
}

/** 8.15: the losses of the card, in whatever zone, by constant abilities of other cards. */
function lossesByOthers(g: Game, c: Card): readonly Except[] | null {
  let out: Except[] | null = null;
  for (const { source, fits, when, except } of blankers(g)) {
    const scope = viewpoint(g, source, g.s.controller[source] as number);
    if (
      g.q.matches(g, c, fits, scope) &&
      (!when || g.q.holds(g, when, scope)) &&
      !directLosses(g, source) &&
      !isBlankedByName(g, source)
    )
      (out ??= []).push(except);
  }
  return out;
}

/**
 * 8.18: while a card that named this one is in play and has its ability, the opponent's cards of
 * that name have no abilities.
 */
function isBlankedByName(g: Game, c: Card): boolean {
  if (g.s.named.length === 0) return false;
  const { name, type } = def(g, c);
  return type !== 'Leader' && isNameBlank(g, name, g.s.owner[c] as Seat);
}

/** 8.18: whether cards of this name have lost their abilities if that player owns them. */
export const isNameBlank = (g: Game, name: string, owner: Seat): boolean =>
  g.s.named.some(
    ([by, copy, named, who]) =>
      named === name &&
      who !== owner &&
      g.s.copy[by] === copy &&
      def(g, by).front.others.some((x) => x.a === 'blank-named') &&
      !directLosses(g, by),
  );
