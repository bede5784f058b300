import { optionKey } from '#game';
import { readerOf, type Book } from './machine.js';
import { healthOf, mostShields } from './queries.js';
import type { CardState, DestinyState } from './state.js';

type Fault = string;

const deckFaults = (state: DestinyState): Fault[] =>
  state.decks.flatMap((deck, seat) => {
    const inDeck = Object.values(state.cards).filter(
      ({ zone, owner }) => zone === 'deck' && owner === seat,
    );
    const same =
      deck.length === inDeck.length &&
      new Set(deck).size === deck.length &&
      inDeck.every(({ key }) => deck.includes(key));
    return same ? [] : [`the deck of seat ${seat} is not what its cards say`];
  });

const dieFaults = (state: DestinyState): Fault[] =>
  Object.values(state.dice).flatMap(({ key, place, side, card, loose }) => {
    const of = state.cards[card];
    if (!of) return [`die ${key} belongs to no card`];
    if ((place === 'pool') !== (side >= 0 && side < 6))
      return [`die ${key} shows ${side} in ${place}`];
    if (place === 'card' && of.zone !== 'play') return [`die ${key} lies on a card in ${of.zone}`];
    if (place === 'pool' && of.zone !== 'play' && !loose) return [`die ${key} outlived its card`];
    if (place === 'aside' && of.zone === 'play') return [`die ${key} is missing from its card`];
    return [];
  });

const cardFaults = (state: DestinyState, book: Book, one: CardState): Fault[] => {
  const fact = book.card(one.card);
  const faults: Fault[] = [];
  const g = readerOf(state, book);
  if (one.shields < 0 || one.shields > mostShields(g, one.key))
    faults.push(`${one.key}: ${one.shields} shields`);
  if (one.damage < 0 || (fact.type === 'character' && one.damage > healthOf(g, one.key)))
    faults.push(`${one.key}: ${one.damage} damage`);
  if (one.zone !== 'play' && (one.host !== null || one.exhausted || one.shields > 0))
    faults.push(`${one.key}: kept something outside play`);
  if (one.zone !== 'play' && one.zone !== 'limbo' && one.controller !== one.owner)
    faults.push(`${one.key}: with the wrong player`);
  if (one.host !== null && state.cards[one.host]?.zone !== 'play')
    faults.push(`${one.key}: attached to nothing`);
  return faults;
};

const countFaults = (state: DestinyState, before: DestinyState): Fault[] => {
  const keys = (of: object) => Object.keys(of).sort().join();
  const faults: Fault[] = [];
  if (keys(state.cards) !== keys(before.cards)) faults.push('cards came or went');
  if (keys(state.dice) !== keys(before.dice)) faults.push('dice came or went');
  for (const { resources } of state.seats)
    if (!Number.isInteger(resources) || resources < 0) faults.push(`${resources} resources`);
  return faults;
};

const decisionFaults = (state: DestinyState, book: Book): Fault[] => {
  if (!state.waiting) return state.winner === null ? ['nobody has to decide'] : [];
  const { options, seat, question } = state.waiting;
  const faults: Fault[] = [];
  if (options.length === 0) faults.push(`${question}: no options`);
  if (new Set(options.map(optionKey)).size !== options.length)
    faults.push(`${question}: an option stands twice`);
  if (state.seats[seat]?.eliminated) faults.push(`${question}: asked of a player who is out`);
  if (question !== 'action') return faults;
  if (Object.values(state.cards).some(({ zone }) => zone === 'limbo'))
    faults.push('an event stayed in limbo');
  const hosts = Object.values(state.cards).flatMap(({ zone, host, card }) =>
    zone === 'play' && host !== null && book.card(card).type === 'upgrade' ? [host] : [],
  );
  if (hosts.some((host) => hosts.filter((other) => other === host).length > 3))
    faults.push('a character has more than three upgrades');
  return faults;
};

/**
 * Violated invariants at a decision: cards and dice neither appear nor vanish, each has one place,
 * and counters stay within their bounds.
 */
export const lawFaults = (book: Book, state: DestinyState, before: DestinyState): Fault[] => [
  ...countFaults(state, before),
  ...deckFaults(state),
  ...dieFaults(state),
  ...Object.values(state.cards).flatMap((one) => cardFaults(state, book, one)),
  ...decisionFaults(state, book),
];
