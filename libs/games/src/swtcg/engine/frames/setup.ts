import { ask, pop, push, shuffle, takeAnswer } from '#game';
import type { Side } from '../../card.js';
import { mustGoOnBuilding, sideOrder } from '../../round.js';
import { setupPlaces, stackingCost } from '../../unit.js';
import { deckSide, layDeck } from '../layout.js';
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
  otherSeat,
  seatOf,
  units,
} from '../queries.js';
import type { Frame } from '../state.js';
import { stackBelow, stackTarget } from './stacks.js';
import { triggerDrawing } from '../triggers.js';

type Of<Kind extends Frame['kind']> = Extract<Frame, { kind: Kind }>;

const startingHand = 7;

const sidesOf = (g: Machine, seat: number): Side[] =>
  (g.state.setups[seat]?.decks ?? []).map((deck) => deckSide(g.book, deck));

/**
 * Where each player brought a deck of both sides they bid for the choice,
 * downwards from 30; otherwise everybody plays what they brought.
 */
export const sidesStep = (g: Machine, frame: Of<'sides'>): void => {
  if (frame.at === 0) {
    const bothSides = [0, 1].every((seat) => new Set(sidesOf(g, seat)).size === 2);
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
    frame.seat = otherSeat(frame.seat);
    return;
  }
  frame.chooser = otherSeat(frame.seat);
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
  const other = otherSeat(chooser);
  seatOf(g, chooser).side = answer.side;
  seatOf(g, chooser).points = frame.bid;
  // The other player gets a side that was not chosen.
  seatOf(g, other).side = sidesOf(g, other).find((side) => side !== answer.side) ?? answer.side;
  frame.at = 3;
};

/** Decks are laid out; the Dark player is first. Of two players of one side chance decides who is first. */
const takeSeats = (g: Machine, frame: Of<'sides'>): void => {
  for (const seat of [0, 1]) {
    const own = seatOf(g, seat);
    const sides = sidesOf(g, seat);
    own.side ??= sides[0] ?? 'N';
    layDeck(g, seat, g.state.setups[seat]?.decks[sides.indexOf(own.side)] ?? []);
    g.tell({ what: 'side', seat });
  }
  const [one, other] = g.state.seats.map(({ side }) => sideOrder.indexOf(side ?? 'N'));
  const first = one === other ? g.below(2) : (one ?? 0) < (other ?? 0) ? 0 : 1;
  g.state.order = [first, otherSeat(first)];
  g.state.phase = 'setup';
  frame.at += 1;
  pop(g);
  push(g, { kind: 'turn', at: 0 });
  push(g, { kind: 'setup', at: 0, spent: [0, 0], done: [false, false] });
};

/** Seven cards, one mulligan of cards that are no units, then building in turns until both are done. */
export const setupStep = (g: Machine, frame: Of<'setup'>): void => {
  const { order } = g.state;
  if (frame.at === 0) {
    for (const seat of order) {
      shuffle(g, deckOf(g, seat));
      draw(g, seat, startingHand);
    }
    frame.at = 1;
  } else if (frame.at <= 2) {
    mulligan(g, frame, order[frame.at - 1] as number);
  } else if (frame.done[0] && frame.done[1]) {
    for (const seat of order) seatOf(g, seat).points = 0;
    pop(g);
  } else {
    buildInSetup(g, frame, (frame.at - 3) as 0 | 1);
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

const carryOut = (g: Machine, frame: Of<'setup'>, rank: 0 | 1, option: Option): void => {
  const seat = g.state.order[rank];
  const own = seatOf(g, seat);
  const before = own.points;
  if (!('do' in option)) return;
  if (option.do === 'complete' && option.to !== 'build') {
    own.points -= costOf(g, option.card);
    enter(g, option.card, option.to);
    g.tell({ what: 'built', seat, card: option.card });
  } else if (option.do === 'stack') {
    own.points -= stackingCost(
      { cost: costOf(g, option.on) },
      { cost: costOf(g, option.card) },
      option.place,
    );
    if (option.place === 'above') stackBelow(g, option.on, option.card);
    else slideUnder(g, option.on, option.card);
    g.tell({ what: 'stacked', seat, card: option.card });
  } else if (option.do === 'partly') {
    Object.assign(card(g, option.card), { zone: 'build', faceDown: true, counters: own.points });
    own.points = 0;
    g.tell({ what: 'partly-built', seat });
  }
  frame.spent[rank] += before - own.points;
  frame.done[rank] = option.do === 'done' || option.do === 'partly';
  if (!frame.done[rank]) triggerDrawing(g, seat, draw(g, seat, 1));
};

/**
 * A player goes on until they have spent more than the other; whoever is done leaves the rest to the other.
 */
const buildInSetup = (g: Machine, frame: Of<'setup'>, rank: 0 | 1): void => {
  const other = (1 - rank) as 0 | 1;
  if (frame.done[rank]) {
    frame.at = 3 + other;
    return;
  }
  const answer = takeAnswer(g);
  if (answer === null) {
    const seat = g.state.order[rank];
    ask(g, { seat, question: 'setup', options: setupOptions(g, seat) });
    return;
  }
  carryOut(g, frame, rank, answer);
  const goesOn = !frame.done[rank] && mustGoOnBuilding(frame.spent[rank], frame.spent[other]);
  if (!goesOn && !frame.done[other]) frame.at = 3 + other;
};
