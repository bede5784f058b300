import { type View } from '../cr/01-concepts/17-information.js';
import { type Card, type Seat, type State } from '../kernel/state.js';

/** 1.17.2: the cards whose faces this viewer may not know now, except those his own decision shows him. */
function hidden(s: State, viewer: Seat | null, view: View): Set<Card> {
  const out = new Set<Card>();
  s.players.forEach((p, seat) => {
    for (const c of p.deck) out.add(c);
    if (seat === viewer) return;
    for (const c of [...p.hand, ...p.resources]) out.add(c);
  });
  // The card that asks is known to whom it asks: an upgrade played from the top of the deck lies there until its host is chosen.
  if (view.decision && s.owner[view.decision.source] === viewer) out.delete(view.decision.source);
  for (const c of view.decision?.shown ?? []) out.delete(c);
  for (const o of view.decision?.options ?? []) if ('card' in o) out.delete(o.card);
  return out;
}

function cardsIn(value: unknown, found: Set<Card>): Set<Card> {
  if (Array.isArray(value)) for (const v of value) cardsIn(v, found);
  else if (value !== null && typeof value === 'object') {
    for (const [k, v] of Object.entries(value)) {
      if (
        (k === 'card' || k === 'attacker' || k === 'defender' || k === 'attachedTo') &&
        typeof v === 'number'
      )
        found.add(v);
      else if (k === 'shown' && !Array.isArray(v))
        for (const c of Object.keys(v as object)) found.add(Number(c));
      else cardsIn(v, found);
    }
  }
  return found;
}

/** A hidden card that the view mentions, or null. Options of a decision may only be the decider's own. */
export function leak(s: State, viewer: Seat | null, view: View): string | null {
  const secret = hidden(s, viewer, view);
  for (const c of cardsIn(view, new Set()))
    if (secret.has(c)) return `the view of ${viewer} mentions card ${c} (${s.id[c]})`;
  if (view.decision && view.decision.seat !== viewer)
    return `the view of ${viewer} holds the decision of ${view.decision.seat}`;
  const text = JSON.stringify(view);
  for (const word of ['dice', 'frames', 'waiting', 'history'])
    if (text.includes(`"${word}"`)) return `the view of ${viewer} has ${word}`;
  return null;
}
