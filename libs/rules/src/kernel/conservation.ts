import { type Card, type State, Zone } from './state.js';

/**
 * 4.1: every card is in exactly the place that its column names, and only once. Returns a
 * description of the first fault, or null.
 */
export function findMisplaced(s: State): string | null {
  const seen = new Map<Card, string>();
  let problem: string | null = null;
  const at = (cards: readonly Card[], where: string, ok: (c: Card) => boolean) => {
    for (const c of cards) {
      if (seen.has(c)) problem = `card ${c} (${s.id[c]}) is in ${where} and in ${seen.get(c)}`;
      if (!ok(c))
        problem = `card ${c} (${s.id[c]}) is listed in ${where} but its zone is ${s.zone[c]}`;
      seen.set(c, where);
    }
  };
  s.players.forEach((p, seat) => {
    if (p.eliminated) return;
    const z = (zone: number) => (c: Card) => s.zone[c] === zone;
    at([p.base], `base ${seat}`, z(Zone.base));
    at(
      p.leaders.filter((l) => s.deployed[l] === 0),
      `leader ${seat}`,
      z(Zone.base),
    );
    at(p.deck, `deck ${seat}`, z(Zone.deck));
    at(p.hand, `hand ${seat}`, z(Zone.hand));
    at(p.discard, `discard ${seat}`, z(Zone.discard));
    at(p.resources, `resources ${seat}`, z(Zone.resource));
    at(
      p.units,
      `units ${seat}`,
      (c) => (s.zone[c] === Zone.ground || s.zone[c] === Zone.space) && s.controller[c] === seat,
    );
  });
  at(s.upgrades, 'upgrades', (c) => s.zone[c] === Zone.attached);
  at(s.captives, 'captives', (c) => s.zone[c] === Zone.captured);
  const found = s.frames.flatMap((f) => (f.k === 'ability' ? (f.scope.refs['found'] ?? []) : []));
  // 8.27.7: found by a search and not played yet.
  const isSetAside = (c: Card): boolean =>
    s.zone[c] === Zone.aside || (s.zone[c] === Zone.deck && found.includes(c));
  s.id.forEach((id, c) => {
    if (!seen.has(c) && !isSetAside(c))
      problem ??= `card ${c} (${id}) is nowhere, its zone is ${s.zone[c]}`;
  });
  return problem;
}
