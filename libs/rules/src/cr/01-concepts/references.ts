import type { Ref, Who } from '../../effects/nodes.js';
import { perNode } from '../../effects/per-node.js';
import type { Scope } from '../../kernel/frames.js';
import { defendersOf, type Game, inPlay, living, opponents, player } from '../../kernel/game.js';
import { type Card, NO_CARD, type Seat, type Zone } from '../../kernel/state.js';
import { lastKnown } from './last-known.js';

function attackOf(g: Game, scope: Scope) {
  const host = g.s.host[scope.source];
  for (let i = g.s.attacks.length - 1; i >= 0; i--) {
    const a = g.s.attacks[i];
    if (
      a &&
      (a.attacker === scope.source ||
        a.defender === scope.source ||
        a.attacker === host ||
        a.defender === host ||
        a.others?.includes(scope.source))
    )
      return a;
  }
  return g.s.attacks[g.s.attacks.length - 1];
}

/**
 * 8.6.4: the card that the ability is on, where it is or, after it has left, in the zone it went to
 * ("When Defeated: put this unit ..."). If it has moved again since, it is another copy, and the
 * ability does nothing to it.
 */
function sourceOf(g: Game, { source, sourceCopy }: Scope): Card[] {
  return source !== NO_CARD && (g.s.copy[source] as number) <= sourceCopy + 1 ? [source] : [];
}

export function refs(g: Game, ref: Ref, scope: Scope): Card[] {
  if (ref === 'self') return sourceOf(g, scope);
  const named = scope.refs[ref];
  if (named) return named;
  if (ref === 'top') return player(g, scope.you).deck.slice(0, 1);
  if (ref === 'base') return [player(g, scope.you).base];
  if (ref === 'attached') {
    const host = g.s.host[scope.source] ?? NO_CARD;
    return host === NO_CARD ? [] : [host];
  }
  if (ref === 'attacker') {
    const a = attackOf(g, scope);
    return a && a.attackerIn ? [a.attacker] : [];
  }
  if (ref === 'defender') {
    const a = attackOf(g, scope);
    return a ? defendersOf(a) : [];
  }
  if (ref === 'attacked') {
    const a = attackOf(g, scope);
    return a ? (a.ontoBase ? [a.defender] : defendersOf(a)) : [];
  }
  return [];
}

/** The arenas of those cards; for a defender that has left, the arena where it was (8.12). */
export function arenas(g: Game, ref: Ref, scope: Scope): Zone[] {
  const here = refs(g, ref, scope).map(
    (c) => lastKnown(g, c, scope)?.zone ?? (g.s.zone[c] as Zone),
  );
  const last = ref === 'defender' ? attackOf(g, scope)?.defenderWas?.zone : undefined;
  return last === undefined ? here : [...here, last];
}

export function seats(g: Game, who: Who, scope: Scope): Seat[] {
  if (who === 'you') return [scope.you];
  if (who === 'opponents') return opponents(g, scope.you);
  if (who === 'each')
    return [scope.you, ...opponents(g, scope.you)].filter((s) => living(g).includes(s));
  if (who === 'opponent') return scope.seats['opponent'] ?? opponents(g, scope.you).slice(0, 1);
  if (who === 'active') return [g.s.active];
  if (who === 'right') return opponents(g, scope.you).slice(-1);
  if (who === 'defending') {
    const a = attackOf(g, scope);
    return a ? [a.against] : [];
  }
  if ('controllerOf' in who)
    return refs(g, who.controllerOf, scope)
      .slice(0, 1)
      .map((c) =>
        inPlay(g, c)
          ? (g.s.controller[c] as Seat)
          : (lastKnown(g, c, scope)?.controller ?? (g.s.controller[c] as Seat)),
      );
  if ('ownerOf' in who)
    return refs(g, who.ownerOf, scope)
      .slice(0, 1)
      .map((c) => g.s.owner[c] as Seat);
  if ('named' in who) return scope.seats[who.named] ?? [];
  return scope.seats['chosen'] ?? [];
}

/**
 * Whether the text mentions a single opponent; abilities that it gives to other cards are not
 * counted.
 */
export const meansOneOpponent: (node: object) => boolean = perNode(
  (node) =>
    !('m' in node && node.m === 'gain-ability') &&
    Object.values(node).some(
      (v: unknown) =>
        v === 'opponent' || (typeof v === 'object' && v !== null && meansOneOpponent(v)),
    ),
);

/**
 * 11.4.2: if no particular one of several opponents has been chosen, one scope for each of them.
 */
export const withEachOpponent = (g: Game, scope: Scope): Scope[] =>
  g.s.players.length < 3 || scope.seats['opponent']
    ? [scope]
    : opponents(g, scope.you).map((seat) => ({
        ...scope,
        seats: { ...scope.seats, opponent: [seat] },
      }));
