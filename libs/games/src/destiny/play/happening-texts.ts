import type { Book, Happening } from '../engine/machine.js';
import type { DestinyState } from '../engine/state.js';
import { fullName } from '../facts/catalogue.js';
import type { ScreenLine } from '#game';
import { textOf } from '../../texts.js';
import { sideText } from './texts.js';

/** Happenings without a line of their own. */
const untold = ['set-aside', 'queued'] as const;
type Untold = (typeof untold)[number];
const isUntold = (what: Happening['what']): what is Untold => untold.some((each) => each === what);

/** Happenings with a different text if the number is one. */
const numbered = ['drawn', 'gained', 'lost', 'shields', 'spent'] as const;
const isNumbered = (what: Happening['what']): what is (typeof numbered)[number] =>
  numbered.some((each) => each === what);

const nameIn = (book: Book, state: DestinyState, key: string): string => {
  const one = state.cards[key];
  return one ? fullName(book.card(one.card)) : '';
};

/**
 * Two lines: that a player has looked at hidden cards, and for that player alone their names.
 * Revealed cards are named to everybody.
 */
const lookedAt = (
  book: Book,
  state: DestinyState,
  {
    seat = null,
    cards = [],
    what,
  }: Pick<Happening, 'what' | 'cards'> & { readonly seat?: number | null },
): readonly ScreenLine[] => {
  if (cards.length === 0) return [];
  const number = cards.length;
  const names = cards.map((key) => nameIn(book, state, key)).join('; ');
  if (what === 'revealed')
    return [{ seat, only: null, text: textOf('destiny.told.revealed', { names }) }];
  const told = textOf(`destiny.told.${number === 1 ? 'one.' : ''}looked`, { number });
  return [
    { seat, only: null, text: told },
    { seat, only: seat, text: textOf('destiny.told.seen', { names }) },
  ];
};

/** One thing that happened, in words; each viewer gets only the names that they may see. */
export const happeningLines = (
  book: Book,
  state: DestinyState,
  happening: Happening,
): readonly ScreenLine[] => {
  const { what, seat, card, die, number } = happening;
  if (what === 'looked' || what === 'revealed') return lookedAt(book, state, happening);
  if (isUntold(what)) return [];
  const lying = die === undefined ? undefined : state.dice[die];
  const key = card ?? lying?.card ?? '';
  const one = state.cards[key];
  const name = nameIn(book, state, key);
  const side = lying && lying.side >= 0 && one ? book.card(one.card).die[lying.side] : undefined;
  const told =
    number === 1 && isNumbered(what)
      ? textOf(`destiny.told.one.${what}`, { name })
      : textOf(`destiny.told.${what}`, { name, number: number ?? 0 });
  const text = side ? textOf('destiny.told.with-side', { told, side: sideText(side) }) : told;
  return [{ seat: seat ?? null, only: null, text }];
};
