import { ask, shuffle } from '#game';
import type { EffectPart } from '../../card.js';
import { isCardOfKind } from '../filters.js';
import type { Machine } from '../machine.js';
import { discardFromHand, discardLocation, enter } from '../moves.js';
import type { Option } from '../options.js';
import {
  arenasOf,
  buildZone,
  card,
  deckOf,
  discardPile,
  hand,
  hasTwin,
  isUnitCard,
  locations,
  otherSeat,
} from '../queries.js';
import type { PartsFrame } from '../state.js';

/** Whether a part lets its player pick cards that are not in play. */
export const picksCards = ({ do: does, named }: EffectPart): boolean =>
  (does === 'search' && named === undefined) ||
  does === 'recover' ||
  does === 'strip' ||
  does === 'land' ||
  does === 'hasten' ||
  does === 'raze' ||
  does === 'look';

const placeOf = (
  g: Machine,
  seat: number,
  { do: does, from }: Pick<EffectPart, 'do' | 'from'>,
): string[] => {
  if (does === 'raze') return locations(g).map(({ key }) => key);
  if (does === 'hasten')
    return buildZone(g, seat).flatMap(({ key, faceDown }) => (faceDown ? [key] : []));
  if (does === 'land')
    return (from === 'discard' ? discardPile(g, seat) : hand(g, seat)).flatMap(({ key }) =>
      isUnitCard(g, key) && !hasTwin(g, seat, key) ? [key] : [],
    );
  if (does === 'search') return deckOf(g, seat);
  if (does === 'recover') return discardPile(g, seat).map(({ key }) => key);
  return hand(g, otherSeat(seat)).map(({ key }) => key);
};

/** Cards of the kind, of several that are the same card one. */
const findCards = (g: Machine, frame: PartsFrame, part: EffectPart): string[] => {
  const { find = {} } = part;
  const ids = new Set<string>();
  return placeOf(g, frame.seat, part).filter((key) => {
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
  const most = part.do === 'hasten' ? 1 : part.n;
  const over = !looks && (left.length === 0 || taken.length >= most);
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
    question: part.do as 'search' | 'recover' | 'strip' | 'look' | 'land' | 'hasten' | 'raze',
    source: frame.card,
    options: [...options, { do: 'done' }],
  });
};

const take = (
  g: Machine,
  { seat }: PartsFrame,
  { do: does, n, into, counters = 0 }: EffectPart,
  key: string,
): void => {
  if (does === 'raze') {
    discardLocation(g, key);
    return;
  }
  if (does === 'strip') {
    discardFromHand(g, key);
    return;
  }
  const one = card(g, key);
  if (does === 'hasten') {
    one.counters += n;
    g.tell({ what: 'partly-built', seat });
    return;
  }
  if (does === 'land') {
    const [arena] = arenasOf(g, key);
    if (arena !== undefined) enter(g, key, arena);
    g.tell({ what: 'built', seat, card: key });
    return;
  }
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
