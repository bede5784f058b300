import { type Book, type Happening } from '../engine/machine.js';
import { type DestinyState } from '../engine/state.js';
import { fullName } from '../facts/catalogue.js';
import type { ScreenLine } from '../../screen.js';
import { textOf } from '../../texts.js';
import { sideText } from './texts.js';

/** What nobody needs to be told. Where a card goes to a hand or deck from, its owner alone may have seen it: it is not named. */
const untold = ['set-aside', 'queued', 'looked'] as const;
type Untold = (typeof untold)[number];
const isUntold = (what: Happening['what']): what is Untold => untold.some((each) => each === what);

/** What is told in other words where it is one. */
const numbered = ['drawn', 'gained', 'lost', 'shields', 'spent'] as const;
const isNumbered = (what: Happening['what']): what is (typeof numbered)[number] =>
  numbered.some((each) => each === what);

/** One thing that happened, in words, naming only what everybody may see; null where there is nothing to tell. */
export const happeningLine = (
  book: Book,
  state: DestinyState,
  { what, seat, card, die, number }: Happening,
): ScreenLine | null => {
  if (isUntold(what)) return null;
  const lying = die === undefined ? undefined : state.dice[die];
  const one = state.cards[card ?? lying?.card ?? ''];
  const name = one ? fullName(book.card(one.card)) : '';
  const side = lying && lying.side >= 0 && one ? book.card(one.card).die[lying.side] : undefined;
  const told =
    number === 1 && isNumbered(what)
      ? textOf(`destiny.told.one.${what}`, { name })
      : textOf(`destiny.told.${what}`, { name, number: number ?? 0 });
  return {
    seat: seat ?? null,
    text: side ? textOf('destiny.told.with-side', { told, side: sideText(side) }) : told,
  };
};
