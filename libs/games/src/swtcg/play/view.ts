import { inside, type ScreenViewer } from '#game';
import type { Book, Machine } from '../engine/machine.js';
import { readerOf } from '../engine/reading.js';
import { forSeats } from '../engine/layout.js';
import { deckOf, foesOf, hand, isHandHidden, isHandOpen, sideOf } from '../engine/queries.js';
import type { CardState, SwtcgState } from '../engine/state.js';

/** Questions whose cards are visible to their player while the question is open. */
const lookedAt: readonly string[] = ['search', 'foretell', 'hinder'];

/** Cards of a deck or of the opponent's hand that a player chooses from or looks at now. */
const askedCards = (g: Machine, viewer: ScreenViewer): ReadonlySet<string> => {
  const { waiting } = g.state;
  if (waiting === null || waiting.seat !== viewer) return new Set();
  if (waiting.question === 'look' || waiting.question === 'strip')
    return new Set(
      foesOf(g, viewer)
        .filter((foe) => !isHandHidden(g, foe))
        .flatMap((foe) => hand(g, foe).map(({ key }) => key)),
    );
  if (!lookedAt.includes(waiting.question)) return new Set();
  return new Set(
    waiting.options.flatMap((option) =>
      'pick' in option && option.pick === 'card' ? [option.card] : [],
    ),
  );
};

/**
 * All hidden cards that a viewer may see: those above, open hands, and cards of piles that both
 * players look at.
 */
const shownTo = (book: Book, state: SwtcgState, viewer: ScreenViewer): ReadonlySet<string> => {
  const g = readerOf(state, book);
  const asked = askedCards(g, viewer);
  const piles = inside(g, 'piles')?.cards ?? [];
  // The two players of a side look at each other's hands.
  const open =
    typeof viewer !== 'number'
      ? []
      : [...sideOf(g, viewer), ...foesOf(g, viewer).filter((foe) => isHandOpen(g, foe))].flatMap(
          (seat) => hand(g, seat),
        );
  return new Set([...asked, ...piles, ...open.map(({ key }) => key)]);
};

const isHidden = (
  { key, controller, zone, faceDown }: CardState,
  viewer: ScreenViewer,
  shown: ReadonlySet<string>,
): boolean => {
  if (shown.has(key)) return false;
  if (zone === 'deck') return true;
  return (
    viewer !== 'everyone' &&
    controller !== viewer &&
    (zone === 'hand' || zone === 'supply' || faceDown)
  );
};

/**
 * The state as a viewer sees it: other players' hands, every deck and what others build face down
 * are without card ids.
 */
export const viewOf = (book: Book, state: SwtcgState, viewer: ScreenViewer): SwtcgState => {
  const cards: SwtcgState['cards'] = {};
  const shown = shownTo(book, state, viewer);
  for (const [key, one] of Object.entries(state.cards))
    cards[key] = isHidden(one, viewer, shown) ? { ...one, card: '' } : one;
  const { waiting } = state;
  return {
    ...state,
    setups: [],
    cards,
    decks: forSeats(state.decks, (seat) => deckOf({ state }, seat).map(() => '')),
    waiting: waiting && waiting.seat !== viewer ? { ...waiting, options: [] } : waiting,
  };
};

/** Whether the move of a player showed them a card that they had not seen before. */
export const showsHidden = (
  book: Book,
  {
    before,
    after,
    seat,
  }: { readonly before: SwtcgState; readonly after: SwtcgState; readonly seat: number },
): boolean => {
  const [known, shown] = [shownTo(book, before, seat), shownTo(book, after, seat)];
  return Object.values(after.cards).some((one) => {
    const old = before.cards[one.key];
    return !isHidden(one, seat, shown) && (old === undefined || isHidden(old, seat, known));
  });
};
