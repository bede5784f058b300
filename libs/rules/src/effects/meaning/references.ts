import { type Ref, type Who } from '../nodes.js';
import { type Scope } from '../../kernel/frames.js';
import { type Game, inPlay, living, opponents } from '../../kernel/game.js';
import { type Card, NO_CARD, type Seat } from '../../kernel/state.js';

function attackOf(g: Game, scope: Scope) {
  for (let i = g.s.attacks.length - 1; i >= 0; i--) {
    const a = g.s.attacks[i];
    if (a && (a.attacker === scope.source || a.defender === scope.source || a.attacker === g.s.host[scope.source])) return a;
  }
  return g.s.attacks[g.s.attacks.length - 1];
}

/** `self` is empty once the source is another copy of the card (8.6.4); abilities about the card itself then do nothing. */
export function refs(g: Game, ref: Ref, scope: Scope): Card[] {
  if (ref === 'self') return scope.source === NO_CARD ? [] : [scope.source];
  const named = scope.refs[ref];
  if (named) return named;
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
    return a && a.defenderIn && !a.ontoBase ? [a.defender] : [];
  }
  if (ref === 'attacked') {
    const a = attackOf(g, scope);
    return a && (a.ontoBase || a.defenderIn) ? [a.defender] : [];
  }
  return [];
}

export function seats(g: Game, who: Who, scope: Scope): Seat[] {
  if (who === 'you') return [scope.you];
  if (who === 'opponents') return opponents(g, scope.you);
  if (who === 'each') return [scope.you, ...opponents(g, scope.you)].filter((s) => living(g).includes(s));
  if (who === 'opponent') return scope.seats['opponent'] ?? opponents(g, scope.you).slice(0, 1);
  if (who === 'active') return [g.s.active];
  if (who === 'defending') {
    const a = attackOf(g, scope);
    return a ? [a.against] : [];
  }
  if ('controllerOf' in who) return refs(g, who.controllerOf, scope).slice(0, 1).map((c) => (inPlay(g, c) ? (g.s.controller[c] as Seat) : (scope.known[c]?.controller ?? (g.s.controller[c] as Seat))));
  if ('ownerOf' in who) return refs(g, who.ownerOf, scope).slice(0, 1).map((c) => g.s.owner[c] as Seat);
  if ('named' in who) return scope.seats[who.named] ?? [];
  return scope.seats['chosen'] ?? [];
}
