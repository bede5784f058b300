/** Whether a move taught anybody something that taking it back would not take out of their head again. */
import type { GameEvent } from '../events/events.js';
import { isHiddenFrom } from '../kernel/handles.js';
import { type Card, type Seat, type State, Zone } from '../kernel/state.js';

/** What happened with one move. */
interface Played {
  readonly before: State;
  readonly after: State;
  readonly events: readonly GameEvent[];
}

/**
 * Cards that the question in hand shows its decider beside those
 * that lie open to them; face-down resources stay face down.
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

/** Tells of a card whether this viewer knows its face. */
const knownTo = (state: State, viewer: Seat): ((card: Card) => boolean) => {
  const shown = shownTo(state, viewer);
  return (card) => !isHiddenFrom(state, viewer, card) || shown.has(card);
};

/** Cards that were seen while the move resolved, though they may be hidden again by now. */
const seenIn = (event: GameEvent): readonly Card[] =>
  event.e === 'looked' || event.e === 'revealed' || event.e === 'drawn' ? event.cards : [];

/**
 * True where the move used chance, or where anybody saw a card that the mover had not known:
 * a draw, a look, a search, an opponent's hand, the top of a deck. What the mover knew and
 * showed others (a card played from hand) is theirs to show, so that alone is not disclosure.
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
  // Tokens that the move created were nobody's secret.
  return before.zone.some(
    (_, card) => !knew(card) && viewers.some((viewer) => viewer.knows(card) && !viewer.knew(card)),
  );
};
