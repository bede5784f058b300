/**
 * 2.7 Traits: printed; given by upgrades, by cards in play or for a time; taken; and shared with
 * other cards.
 */
import type { Modifier } from '../../effects/nodes.js';
import { controller, def, faceOf, type Game, holderOf, viewpoint } from '../../kernel/game.js';
import type { Card } from '../../kernel/state.js';
import { board } from '../07-abilities/03-constant-abilities.js';
import { isBlank } from '../07-abilities/losing.js';

const gives = (mods: readonly Modifier[], trait: string): boolean =>
  mods.some((m) => m.m === 'trait' && m.trait === trait);

function fromUpgrades(g: Game, c: Card, trait: string): boolean {
  for (const u of g.s.upgrades) {
    if (g.s.host[u] !== c) continue;
    for (const k of faceOf(g, u).constants) {
      if (
        k.on === 'attached' &&
        gives(k.mods, trait) &&
        (!k.while || g.q.holds(g, k.while, viewpoint(g, u, controller(g, u))))
      )
        return true;
    }
  }
  return false;
}

/** 7.3.3A: while the recipients of traits are being determined, given traits are ignored. */
function fromBoard(g: Game, c: Card, trait: string): boolean {
  const { traits } = board(g);
  if (traits.length === 0 || g.asking.includes(TRAITS)) return false;
  g.asking.push(TRAITS);
  const given = traits.some(
    ({ source, ability: { on, mods, while: when }, scope }) =>
      gives(mods, trait) &&
      (on === 'self' ? source === c : typeof on === 'object' && g.q.matches(g, c, on, scope)) &&
      (!when || g.q.holds(g, when, scope)),
  );
  g.asking.pop();
  return given;
}

/** The marker for "traits" in the list of cards whose modifiers are being determined. */
const TRAITS = -2;

const takes = (mods: readonly Modifier[], trait: string): boolean =>
  mods.some((m) => m.m === 'lose-trait' && m.trait === trait);

/** 8.15: whether an upgrade on the card takes the trait. */
const losesTrait = (g: Game, c: Card, trait: string): boolean =>
  g.s.upgrades.some(
    (u) =>
      g.s.host[u] === c &&
      faceOf(g, u).constants.some((k) => k.on === 'attached' && takes(k.mods, trait)),
  );

/**
 * 8.15: whether a lasting effect takes the trait, from this card or from all that match, wherever
 * they are.
 */
const isLost = (g: Game, c: Card, trait: string): boolean =>
  g.s.lasting.some(
    (l) =>
      takes(l.mods, trait) &&
      (l.fits
        ? g.q.matches(g, c, l.fits, viewpoint(g, l.source, l.seat))
        : l.card === c && l.copy === g.s.copy[c]),
  );

/**
 * Whether the card has the trait because it shares those of other cards, from the point of view of
 * its holder.
 */
function fromOthers(g: Game, c: Card, trait: string): boolean {
  const shares = faceOf(g, c).others.find((a) => a.a === 'shares-traits');
  if (!shares || shares.except === trait || g.asking.includes(TRAITS) || isBlank(g, c))
    return false;
  const scope = viewpoint(g, c, holderOf(g, c));
  g.asking.push(TRAITS);
  const has = g.s.players.some((p) =>
    [...p.leaders, ...p.units].some(
      (other) => g.q.matches(g, other, shares.of, scope) && hasTrait(g, other, trait),
    ),
  );
  g.asking.pop();
  return has;
}

export function hasTrait(g: Game, c: Card, trait: string): boolean {
  if (!g.givesTraits) return def(g, c).traitSet.has(trait);
  if (isLost(g, c, trait) || losesTrait(g, c, trait)) return false;
  if (def(g, c).traitSet.has(trait)) return true;
  for (const l of g.s.lasting)
    if (l.card === c && l.copy === g.s.copy[c] && gives(l.mods, trait)) return true;
  return (
    (g.s.upgrades.length > 0 && fromUpgrades(g, c, trait)) ||
    fromBoard(g, c, trait) ||
    fromOthers(g, c, trait)
  );
}

/** Every trait that the card has now, printed ones first. */
export function traitsOf(g: Game, c: Card): readonly string[] {
  const { traits } = def(g, c);
  if (!g.givesTraits) return traits;
  return [...new Set([...traits, ...g.book.traits])].filter((t) => hasTrait(g, c, t));
}

/** Traits that are not printed on it. */
export const gainedTraits = (g: Game, c: Card): readonly string[] =>
  traitsOf(g, c).filter((t) => !def(g, c).traitSet.has(t));
