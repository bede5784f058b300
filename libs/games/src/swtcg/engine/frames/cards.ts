import type { EffectPart } from '../../card.js';
import { isCardOfKind } from '../filters.js';
import { ask, shuffle, type Machine } from '../machine.js';
import { discardFromHand } from '../moves.js';
import type { Option } from '../options.js';
import { card, deckOf, discardPile, hand, otherSeat } from '../queries.js';
import type { PartsFrame } from '../state.js';

/** Whether a part lets its player pick cards that are not in play. */
export const picksCards = ({ do: does, named }: EffectPart): boolean =>
  (does === 'search' && named === undefined) ||
  does === 'recover' ||
  does === 'strip' ||
  does === 'look';

const placeOf = (g: Machine, seat: number, does: EffectPart['do']): string[] => {
  if (does === 'search') return deckOf(g, seat);
  if (does === 'recover') return discardPile(g, seat).map(({ key }) => key);
  return hand(g, otherSeat(seat)).map(({ key }) => key);
};

/** Cards of the kind, of several that are the same card one. */
const findCards = (
  g: Machine,
  frame: PartsFrame,
  { do: does, find = {} }: EffectPart,
): string[] => {
  const ids = new Set<string>();
  return placeOf(g, frame.seat, does).filter((key) => {
    const id = card(g, key).card;
    if (ids.has(id) || !isCardOfKind(g, key, find)) return false;
    ids.add(id);
    return true;
  });
};

/** Asks for cards one after the other, until there are enough or no more are wanted. */
export const chooseCards = (
  g: Machine,
  frame: PartsFrame,
  part: EffectPart,
  answer: Option | null,
): void => {
  const taken = (frame.chosen ??= []);
  const picks = answer !== null && 'pick' in answer && answer.pick === 'card';
  if (picks) {
    taken.push(answer.card);
    take(g, frame, part, answer.card);
  }
  const left = part.do === 'look' ? [] : findCards(g, frame, part);
  const looks = part.do === 'look' && answer === null;
  const over = !looks && (left.length === 0 || taken.length >= part.n);
  if (over || (answer !== null && !picks)) {
    frame.at += 1;
    delete frame.chosen;
    if (part.do === 'search') {
      shuffle(g, deckOf(g, frame.seat));
      g.tell({ what: 'shuffled', seat: frame.seat });
    }
    return;
  }
  const options = left.map((key) => ({ pick: 'card', card: key }) as const);
  ask(g, {
    seat: frame.seat,
    question: part.do as 'search' | 'recover' | 'strip' | 'look',
    source: frame.card,
    options: [...options, { do: 'done' }],
  });
};

const take = (
  g: Machine,
  { seat }: PartsFrame,
  { do: does, into, counters = 0 }: EffectPart,
  key: string,
): void => {
  if (does === 'strip') {
    discardFromHand(g, key);
    return;
  }
  const one = card(g, key);
  const deck = deckOf(g, seat);
  if (does === 'search') deck.splice(deck.indexOf(key), 1);
  if (into === 'build') {
    Object.assign(one, { zone: 'build', faceDown: counters > 0, counters });
    g.tell({ what: 'partly-built', seat });
  } else {
    one.zone = 'hand';
    g.tell({ what: 'found', seat, card: key });
  }
};
