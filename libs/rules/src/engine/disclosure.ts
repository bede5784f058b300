/**
 * Whether a move revealed something, so that taking it back would not undo what somebody has
 * learned.
 */
import type { GameEvent } from '../events/events.js';
import { isHiddenFrom } from '../kernel/handles.js';
import { type Card, type Seat, type State, Zone } from '../kernel/state.js';

/** A move with the states around it and its events. */
interface Played {
  readonly before: State;
  readonly after: State;
  readonly events: readonly GameEvent[];
}

/**
 * Cards that the pending question shows to its player beyond those they may see anyway; face-down
 * resources stay hidden.
 */
const shownTo = ({ pending, zone }: State, viewer: Seat): ReadonlySet<Card> => {
  if (pending?.seat !== viewer) return new Set();
  const offered = pending.options.flatMap((option) =>
    'card' in option && option.card >= 0 && zone[option.card] !== Zone.resource
      ? [option.card]
      : [],
  );
  return new Set([...offered, ...(pending.shown ?? [])]);
};

/** Returns a function that says whether this viewer knows the face of a card. */
const knownTo = (state: State, viewer: Seat): ((card: Card) => boolean) => {
  const shown = shownTo(state, viewer);
  return (card) => !isHiddenFrom(state, viewer, card) || shown.has(card);
};

/** Cards that were seen while the move resolved, even if they are hidden again by now. */
const seenIn = (event: GameEvent): readonly Card[] =>
  event.e === 'looked' || event.e === 'revealed' || event.e === 'drawn' ? event.cards : [];

/**
 * True if the move used randomness, or if anybody saw a card that the mover had not known: by a
 * draw, a look, a search, an opponent's hand or the top of a deck. Showing others a card that the
 * mover already knew (such as a card played from hand) is no disclosure.
 */
export const disclosesHidden = ({ before, after, events }: Played, mover: Seat): boolean => {
  if (before.dice.some((word, index) => word !== after.dice[index])) return true;
  const knew = knownTo(before, mover);
  if (events.some((event) => event.e === 'searched' && event.n > 0)) return true;
  if (events.some((event) => seenIn(event).some((card) => !knew(card)))) return true;
  const viewers = before.players.map((_, seat) => ({
    knew: knownTo(before, seat),
    knows: knownTo(after, seat),
  }));
  // Only cards from before the move count: tokens that it created were never secret.
  return before.zone.some(
    (_, card) => !knew(card) && viewers.some((viewer) => viewer.knows(card) && !viewer.knew(card)),
  );
};
