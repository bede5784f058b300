import { eventFor, type View } from '../cr/01-concepts/17-information.js';
import type { Engine } from '../engine/engine.js';
import type { GameEvent } from '../events/events.js';
import { handleOf, isHiddenFrom } from '../kernel/handles.js';
import { type Card, type Seat, type State, Zone } from '../kernel/state.js';

/** The handles that a view contains, and those whose face it shows. */
interface Named {
  readonly cards: Set<number>;
  readonly faces: Set<number>;
}

function collect(value: unknown, found: Named): Named {
  if (Array.isArray(value)) for (const v of value) collect(v, found);
  else if (value !== null && typeof value === 'object') {
    const { card, id } = value as { card?: unknown; id?: unknown };
    if (typeof card === 'number' && typeof id === 'string') found.faces.add(card);
    for (const [k, v] of Object.entries(value)) {
      if (
        (k === 'card' || k === 'attacker' || k === 'defender' || k === 'attachedTo') &&
        typeof v === 'number'
      )
        found.cards.add(v);
      else if (k === 'shown' && !Array.isArray(v))
        for (const c of Object.keys(v as object)) found.faces.add(Number(c));
      else collect(v, found);
    }
  }
  return found;
}

/**
 * Whether this decision shows its player a card that is otherwise hidden: what is shown for it, the
 * deck that they search or look at, and the card that asks (an upgrade played from the top of the
 * deck stays there until its unit is chosen; a unit of an opponent whose ability returns it to
 * their hand as its cost is there when the ability asks). Its handle changes with the next
 * decision.
 */
const isShown = (s: State, viewer: Seat | null, c: Card): boolean => {
  const d = s.pending;
  if (d === null || d.seat !== viewer) return false;
  return d.shown?.includes(c) === true || d.source === c;
};

/** Face-down cards that may be picked come in the order of their handles, which is random. */
function isOrderSecret(s: State, viewer: Seat | null, view: View): boolean {
  const hidden = (s.pending?.options ?? []).flatMap((o) =>
    'card' in o && isHiddenFrom(s, viewer, o.card) && !isShown(s, viewer, o.card)
      ? [handleOf(s, viewer, o.card)]
      : [],
  );
  return (
    s.discreet !== true ||
    view.decision === null ||
    hidden.every((h, i) => i === 0 || (hidden[i - 1] as number) < h)
  );
}

/**
 * The same position with two cards of one player swapped, neither of which this viewer may see.
 * `top`: the handle of the card on top of a deck that they may look at.
 */
export function exchangeHidden(s: State, viewer: Seat | null, top?: number): State[] {
  const out: State[] = [];
  for (let seat = 0; seat < s.players.length; seat++) {
    const unseen = [...s.id.keys()].filter(
      (c) =>
        s.owner[c] === seat &&
        isHiddenFrom(s, viewer, c) &&
        !isShown(s, viewer, c) &&
        handleOf(s, viewer, c) !== top,
    );
    const offered = (c: Card): boolean =>
      s.pending?.options.some((o) => 'card' in o && o.card === c) === true;
    const first = unseen.find(offered) ?? unseen.find((c) => s.zone[c] !== Zone.deck) ?? unseen[0];
    const second = unseen.find((c) => s.id[c] !== s.id[first ?? -1]);
    if (first === undefined || second === undefined) continue;
    out.push({
      ...s,
      id: s.id.with(first, s.id[second] as string).with(second, s.id[first] as string),
    });
  }
  return out;
}

/**
 * What the view reveals about cards that its viewer may not see, or null. A face-down card that may
 * be picked has a handle and no face, and the view is the same to the last byte if two hidden cards
 * are swapped.
 */
export function leak(engine: Pick<Engine, 'view'>, s: State, viewer: Seat | null): string | null {
  const view = engine.view(s, viewer);
  const { cards, faces } = collect(view, { cards: new Set(), faces: new Set() });
  const top = viewer === null ? undefined : view.players[viewer]?.deckTop?.card;
  for (const c of s.id.keys()) {
    if (!isHiddenFrom(s, viewer, c) || isShown(s, viewer, c)) continue;
    if (handleOf(s, viewer, c) === top) continue;
    const handle = handleOf(s, viewer, c);
    if (faces.has(handle))
      return `the view of ${viewer} shows card ${c} (${s.id[c]}) to ${s.pending?.kind} of ${s.id[s.pending?.source ?? -1]}`;
    if (cards.has(handle) && !view.decision?.options.some((o) => 'card' in o && o.card === handle))
      return `the view of ${viewer} mentions card ${c} (${s.id[c]})`;
  }
  if (!isOrderSecret(s, viewer, view))
    return `the view of ${viewer} tells the order of hidden cards`;
  if (view.decision && view.decision.seat !== viewer)
    return `the view of ${viewer} holds the decision of ${view.decision.seat}`;
  const text = JSON.stringify(view);
  for (const word of ['dice', 'veil', 'frames', 'waiting', 'history'])
    if (text.includes(`"${word}"`)) return `the view of ${viewer} has ${word}`;
  for (const other of exchangeHidden(s, viewer, top))
    if (JSON.stringify(engine.view(other, viewer)) !== text)
      return `the view of ${viewer} changes with cards that are hidden from them`;
  return null;
}

/** A move with the states around it and its events. */
interface Happened {
  readonly before: State;
  readonly after: State;
  readonly events: readonly GameEvent[];
}

/**
 * Events in which a card goes from one hidden place to another; others learn only that there was
 * one.
 */
const isQuiet = ({ e }: GameEvent): boolean => e === 'returned' || e === 'resourced';
const cardsOf = (event: GameEvent): readonly Card[] =>
  'cards' in event ? event.cards : 'card' in event ? [event.card] : [];

/**
 * What a viewer learns from the events about a card that was face down for them all the time, or
 * null.
 */
export function overheard({ before, after, events }: Happened, viewer: Seat | null): string | null {
  const open = new Set(events.filter((event) => !isQuiet(event)).flatMap(cardsOf));
  for (const event of events.filter(isQuiet)) {
    const heard = eventFor(event, viewer);
    for (const c of cardsOf(heard))
      if (
        c >= 0 &&
        !open.has(c) &&
        isHiddenFrom(before, viewer, c) &&
        isHiddenFrom(after, viewer, c)
      )
        return `${viewer} hears of card ${c} (${after.id[c]}): ${heard.e}`;
  }
  return null;
}
