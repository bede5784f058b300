import { ask, push, shuffle } from '#game';
import type { EffectPart } from '../../card.js';
import { isCardOfKind } from '../filters.js';
import type { Machine } from '../machine.js';
import { discardFromHand, discardLocation, draw, enter, putAway } from '../moves.js';
import type { Option, Question } from '../options.js';
import {
  arenasOf,
  buildZone,
  card,
  deckOf,
  discardPile,
  facts,
  hand,
  hasTwin,
  isHandHidden,
  isUnitCard,
  locations,
  numberOf,
  foesOf,
} from '../queries.js';
import type { PartsFrame } from '../state.js';
import { triggerDrawing } from '../triggers.js';

/** Whether a part lets its player pick cards that are not in play. */
export const picksCards = ({ do: does, named }: EffectPart): boolean =>
  (does === 'search' && named === undefined) ||
  does === 'recover' ||
  does === 'strip' ||
  does === 'land' ||
  does === 'hasten' ||
  does === 'raze' ||
  does === 'guard' ||
  does === 'hinder' ||
  does === 'piles' ||
  does === 'look';

/** The seats whose decks are searched. */
const decksMeant = (g: Machine, seat: number, who: EffectPart['who']): readonly number[] =>
  who === 'opponent' ? foesOf(g, seat) : [seat];

const placeOf = (
  g: Machine,
  seat: number,
  { do: does, from, who }: Pick<EffectPart, 'do' | 'from' | 'who'>,
): string[] => {
  if (does === 'raze') return locations(g).map(({ key }) => key);
  if (does === 'guard') return locations(g, seat).map(({ key }) => key);
  if (does === 'hasten' || does === 'hinder')
    return (does === 'hasten' ? [seat] : foesOf(g, seat))
      .flatMap((each) => buildZone(g, each))
      .flatMap(({ key, faceDown }) => (faceDown ? [key] : []));
  if (does === 'land')
    return (from === 'discard' ? discardPile(g, seat) : hand(g, seat)).flatMap(({ key }) =>
      isUnitCard(g, key) && !hasTwin(g, seat, key) ? [key] : [],
    );
  if (does === 'search' || does === 'piles')
    return decksMeant(g, seat, who).flatMap((each) => deckOf(g, each));
  if (does === 'recover') return discardPile(g, seat).map(({ key }) => key);
  return foesOf(g, seat)
    .filter((foe) => !isHandHidden(g, foe))
    .flatMap((foe) => hand(g, foe).map(({ key }) => key));
};

/**
 * Parts about cards on the table: copies of the same card differ there by what is on them, so each
 * is offered.
 */
const onTable: ReadonlySet<string> = new Set(['hasten', 'hinder', 'raze', 'guard']);

/**
 * The cards that match the part's filter. Copies of the same card are offered once, unless they are
 * on the table.
 */
const findCards = (g: Machine, frame: PartsFrame, part: EffectPart): string[] => {
  const { find = {} } = part;
  const idOf = (key: string): string =>
    part.do === 'piles' ? facts(g, key).name : card(g, key).card;
  const ids = new Set<string>(part.do === 'piles' ? (frame.chosen ?? []).map(idOf) : []);
  return placeOf(g, frame.seat, part).filter((key) => {
    const id = idOf(key);
    if ((!onTable.has(part.do) && ids.has(id)) || !isCardOfKind(g, key, find)) return false;
    ids.add(id);
    return true;
  });
};

/** Two piles need at least one card each. */
const fewestInPiles = 2;

/** Asks for cards one after the other until there are enough or the player stops. */
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
  const looks =
    part.do === 'look' &&
    answer === null &&
    foesOf(g, frame.seat).some((foe) => !isHandHidden(g, foe));
  const most = part.do === 'hasten' || part.do === 'hinder' ? 1 : part.n;
  const over = !looks && (left.length === 0 || taken.length >= most);
  if (over || (answer !== null && !picks)) {
    frame.at += 1;
    delete frame.chosen;
    const { seat } = frame;
    if (part.do === 'piles' && taken.length >= fewestInPiles) {
      push(g, { kind: 'piles', at: 0, seat, card: frame.card, cards: [...taken], first: [] });
    } else if (part.do === 'search' || part.do === 'piles') {
      for (const each of decksMeant(g, seat, part.who)) {
        shuffle(g, deckOf(g, each));
        g.tell({ what: 'shuffled', seat: each });
      }
    }
    return;
  }
  const options = left.map((key) => ({ pick: 'card', card: key }) as const);
  const mayStop = part.do !== 'piles' || taken.length === 0 || taken.length >= fewestInPiles;
  ask(g, {
    seat: frame.seat,
    question: part.do === 'piles' ? 'search' : (part.do as Extract<EffectPart['do'], Question>),
    source: frame.card,
    options: mayStop ? [...options, { do: 'done' }] : options,
  });
};

const take = (
  g: Machine,
  { seat }: PartsFrame,
  { do: does, n, into, counters = 0 }: EffectPart,
  key: string,
): void => {
  const one = card(g, key);
  if (does === 'piles') return;
  if (does === 'guard') {
    const mods = [{ grants: { keyword: "Can't Be Discarded" } }];
    (g.state.lasting ??= []).push({ on: key, mods, until: 'turn' });
    g.tell({ what: 'guarded', seat, card: key });
    return;
  }
  if (does === 'raze') {
    discardLocation(g, key);
    return;
  }
  if (does === 'strip' && into === undefined) {
    discardFromHand(g, key);
    return;
  }
  if (does === 'hasten' || does === 'hinder') {
    one.counters = Math.max(0, one.counters + (does === 'hasten' ? n : -n));
    g.tell({ what: 'partly-built', seat });
    return;
  }
  if (does === 'land') {
    const [arena] = arenasOf(g, key);
    if (arena !== undefined) enter(g, key, arena);
    g.tell({ what: 'built', seat, card: key });
    return;
  }
  const deck = deckOf(g, one.owner);
  if (does === 'search') deck.splice(deck.indexOf(key), 1);
  if (into === 'out') {
    putAway(g, key, 'out');
    g.tell({ what: 'exiled', seat, card: key });
  } else if (into === 'build') {
    Object.assign(one, { zone: 'build', faceDown: counters > 0, counters });
    g.tell({ what: 'partly-built', seat });
  } else {
    Object.assign(one, { zone: 'hand', controller: seat });
    g.tell({ what: 'found', seat, card: key });
  }
};

/** One of each unit card that a player brought, wherever it is now. */
const broughtUnits = (g: Machine, seat: number): string[] => {
  const ids = new Set<string>();
  return g.all.flatMap(({ key, card: id, owner }) => {
    if (owner !== seat || ids.has(id) || !isUnitCard(g, key)) return [];
    ids.add(id);
    return [key];
  });
};

/**
 * The player names a unit card, then shuffles the deck and draws a card. `then` follows if it is
 * the named card.
 */
export const foretell = (
  g: Machine,
  frame: PartsFrame,
  { then = [] }: EffectPart,
  answer: Option | null,
): void => {
  const { seat, card: source } = frame;
  if (answer === null || !('pick' in answer) || answer.pick !== 'card') {
    const options = broughtUnits(g, seat).map((key) => ({ pick: 'card', card: key }) as const);
    ask(g, { seat, question: 'foretell', source, options });
    return;
  }
  frame.at += 1;
  const deck = deckOf(g, seat);
  shuffle(g, deck);
  g.tell({ what: 'shuffled', seat });
  const [key] = deck;
  if (key === undefined) return;
  triggerDrawing(g, seat, draw(g, seat, 1));
  if (card(g, key).card !== card(g, answer.card).card) return;
  g.tell({ what: 'revealed', seat, card: key });
  const x = numberOf(facts(g, key).cost);
  push(g, { kind: 'parts', at: 0, seat, card: source, on: null, parts: then, last: [key], x });
};
