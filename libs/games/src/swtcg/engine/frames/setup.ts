import { ask, pop, push, shuffle, takeAnswer } from '#game';
import type { Side } from '../../card.js';
import { deckSide, forSeats, layDeck, laySupply } from '../layout.js';
import type { Machine } from '../machine.js';
import { discardFromHand, draw, enter, nonUnits, slideUnder } from '../moves.js';
import type { Option } from '../options.js';
import {
  areSameUnique,
  arenasOf,
  card,
  costOf,
  deckOf,
  hand,
  isUnitCard,
  leadFoe,
  seatOf,
  sideOf,
  units,
} from '../queries.js';
import type { Frame } from '../state.js';
import { stackBelow, stackingCost, stackTarget } from './stacks.js';

type Of<Kind extends Frame['kind']> = Extract<Frame, { kind: Kind }>;

const startingHand = 7;

/** The order of sides for decisions and ties; Neutral comes last. */
const sideOrder: readonly Side[] = ['D', 'Y', 'L', 'N'];

const sidesOf = (g: Machine, seat: number): Side[] =>
  (g.state.setups[seat]?.decks ?? []).map((deck) => deckSide(g.book, deck));

/**
 * If each player brought decks of both sides, they bid downwards from 30 build points for the
 * choice of side; otherwise each plays the deck that they brought.
 */
export const sidesStep = (g: Machine, frame: Of<'sides'>): void => {
  if (frame.at === 0) {
    const bothSides = g.state.order.every((seat) => new Set(sidesOf(g, seat)).size === 2);
    frame.at = bothSides ? 1 : 3;
    if (bothSides) frame.seat = g.below(2);
  } else if (frame.at === 1) {
    bid(g, frame);
  } else if (frame.at === 2) {
    chooseSide(g, frame);
  } else {
    takeSeats(g, frame);
  }
};

const bid = (g: Machine, frame: Of<'sides'>): void => {
  const answer = takeAnswer(g);
  if (answer === null) {
    const lower = Array.from({ length: frame.bid }, (_, n) => frame.bid - 1 - n);
    const options = lower.map((number) => ({ pick: 'number', number }) as const);
    ask(g, {
      seat: frame.seat,
      question: 'bid-for-sides',
      options: [...options, { do: 'done' }],
    });
    return;
  }
  if ('pick' in answer && answer.pick === 'number') {
    frame.bid = answer.number;
    frame.seat = leadFoe(g, frame.seat);
    return;
  }
  frame.chooser = leadFoe(g, frame.seat);
  frame.at = 2;
};

const chooseSide = (g: Machine, frame: Of<'sides'>): void => {
  const chooser = frame.chooser ?? 0;
  const answer = takeAnswer(g);
  const offered = sideOrder.filter((side) => sidesOf(g, chooser).includes(side));
  if (answer === null || !('pick' in answer) || answer.pick !== 'side') {
    const options = offered.map((side) => ({ pick: 'side', side }) as const);
    ask(g, { seat: chooser, question: 'side', options });
    return;
  }
  const other = leadFoe(g, chooser);
  seatOf(g, chooser).side = answer.side;
  seatOf(g, chooser).points = frame.bid;
  // The other player gets the side that was not chosen.
  seatOf(g, other).side = sidesOf(g, other).find((side) => side !== answer.side) ?? answer.side;
  frame.at = 3;
};

/**
 * Lays out the decks; the Dark player is first. If both play the same side, a random one is first.
 */
const takeSeats = (g: Machine, frame: Of<'sides'>): void => {
  for (const seat of g.state.seats.keys()) {
    const own = seatOf(g, seat);
    const sides = sidesOf(g, seat);
    own.side ??= sides[0] ?? 'N';
    layDeck(g, seat, g.state.setups[seat]?.decks[sides.indexOf(own.side)] ?? []);
    laySupply(g, seat, g.state.setups[seat]?.supply ?? []);
    g.tell({ what: 'side', seat });
  }
  // One of the two players of a side may have only neutral cards.
  const rankOf = (seat: number): number =>
    Math.min(...sideOf(g, seat).map((each) => sideOrder.indexOf(seatOf(g, each).side ?? 'N')));
  const foe = leadFoe(g, 0);
  const [one, other] = [rankOf(0), rankOf(foe)];
  const isFirst = one === other ? g.below(2) === 0 : one < other;
  const { length: players } = g.state.seats;
  const first = isFirst ? 0 : foe;
  g.state.order = forSeats(g.state.seats, (rank) => (first + rank) % players);
  g.state.phase = 'setup';
  frame.at += 1;
  pop(g);
  push(g, { kind: 'turn', at: 0 });
  push(g, { kind: 'setup', at: 0, spent: [0, 0], done: g.state.order.map(() => false) });
};

/**
 * Seven cards, one mulligan of any non-unit cards, then the players build in turns until all are
 * done.
 */
export const setupStep = (g: Machine, frame: Of<'setup'>): void => {
  const { order } = g.state;
  if (frame.at === 0) {
    for (const seat of order) {
      shuffle(g, deckOf(g, seat));
      draw(g, seat, startingHand);
    }
    frame.at = 1;
  } else if (frame.at <= order.length) {
    mulligan(g, frame, order[frame.at - 1] as number);
  } else if (frame.done.every(Boolean)) {
    for (const seat of order) seatOf(g, seat).points = 0;
    pop(g);
  } else {
    buildInSetup(g, frame, frame.at - order.length - 1);
  }
};

const mulligan = (g: Machine, frame: Of<'setup'>, seat: number): void => {
  const answer = takeAnswer(g);
  if (answer !== null && 'pick' in answer && answer.pick === 'card') {
    discardFromHand(g, answer.card);
  } else if (answer !== null) {
    draw(g, seat, startingHand - hand(g, seat).length);
    frame.at += 1;
    return;
  }
  const options = nonUnits(g, seat).map(({ key }) => ({ pick: 'card', card: key }) as const);
  ask(g, { seat, question: 'mulligan', options: [...options, { do: 'done' }] });
};

/** In setup a cheaper version may only go under the stack. */
const setupPlaces = (
  top: { readonly cost: number },
  added: { readonly cost: number },
): readonly ('above' | 'below')[] => (added.cost < top.cost ? ['below'] : ['above', 'below']);

const setupOptions = (g: Machine, seat: number): Option[] => {
  const { points } = seatOf(g, seat);
  const own = hand(g, seat).filter(({ key }) => isUnitCard(g, key));
  const built = own.flatMap(({ key }): Option[] => {
    const top = units(g, seat).find((one) => areSameUnique(g, one.key, key));
    if (top) {
      const [below, above] = [{ cost: costOf(g, top.key) }, { cost: costOf(g, key) }];
      return setupPlaces(below, above)
        .filter((place) => stackingCost(below, above, place) <= points)
        .flatMap((place) => stackTarget(g, key, top.key, place));
    }
    if (costOf(g, key) > points) return [];
    return arenasOf(g, key).map((to) => ({ do: 'complete', card: key, to }));
  });
  const last =
    points > 0 ? own.map(({ key }) => ({ do: 'partly', card: key, points }) as const) : [];
  return [...built, ...last, { do: 'done' }];
};

/** Points are shared: what one player spends is gone for both players of the side. */
const spend = (g: Machine, seat: number, points: number): void => {
  for (const each of sideOf(g, seat)) seatOf(g, each).points -= points;
};

const carryOut = (g: Machine, frame: Of<'setup'>, rank: number, option: Option): void => {
  const seat = g.state.order[rank as 0 | 1];
  const own = seatOf(g, seat);
  const before = own.points;
  if (!('do' in option)) return;
  if (option.do === 'complete' && option.to !== 'build') {
    spend(g, seat, costOf(g, option.card));
    enter(g, option.card, option.to);
    g.tell({ what: 'built', seat, card: option.card });
  } else if (option.do === 'stack') {
    const [below, above] = [{ cost: costOf(g, option.on) }, { cost: costOf(g, option.card) }];
    spend(g, seat, stackingCost(below, above, option.place));
    if (option.place === 'above') stackBelow(g, option.on, option.card);
    else slideUnder(g, option.on, option.card);
    g.tell({ what: 'stacked', seat, card: option.card });
  } else if (option.do === 'partly') {
    Object.assign(card(g, option.card), { zone: 'build', faceDown: true, counters: own.points });
    spend(g, seat, own.points);
    g.tell({ what: 'partly-built', seat });
  }
  frame.spent[half(frame, rank)] += before - own.points;
  frame.done[rank] = option.do === 'done' || option.do === 'partly';
  if (!frame.done[rank]) draw(g, seat, 1);
};

/** The side of a player by their index in the order: 0 is the first side. */
const half = ({ done }: Of<'setup'>, rank: number): 0 | 1 => (rank < done.length / 2 ? 0 : 1);

/**
 * A side keeps building until it has spent more than the other, its players alternating; a player
 * who is done leaves the remaining points to the others.
 */
const nextBuilder = (frame: Of<'setup'>, rank: number): number => {
  const { done, spent } = frame;
  const side = half(frame, rank);
  const building = [...done.keys()].filter((each) => done[each] === false);
  const own = building.filter((each) => half(frame, each) === side);
  const others = building.filter((each) => half(frame, each) !== side);
  const goesOn = spent[side] <= spent[side === 0 ? 1 : 0] || others.length === 0;
  const from = own.length > 0 && goesOn ? own : others;
  return from.find((each) => each !== rank) ?? from[0] ?? rank;
};

const buildInSetup = (g: Machine, frame: Of<'setup'>, rank: number): void => {
  const answer = takeAnswer(g);
  if (answer === null) {
    const seat = g.state.order[rank as 0 | 1];
    ask(g, { seat, question: 'setup', options: setupOptions(g, seat) });
    return;
  }
  carryOut(g, frame, rank, answer);
  frame.at = nextBuilder(frame, rank) + frame.done.length + 1;
};
