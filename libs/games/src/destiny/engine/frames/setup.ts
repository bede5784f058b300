import { ask, pop, push, shuffle, takeAnswer } from '#game';
import type { Machine } from '../machine.js';
import { draw, gain, roll, takeFromPool } from '../moves.js';
import type { Option } from '../options.js';
import {
  alive,
  behaviour,
  characters,
  deckOf,
  facts,
  firstSeat,
  hand,
  inPlay,
  pool,
  seatOf,
  sideOf,
  valueOf,
} from '../queries.js';
import type { Frame } from '../state.js';
import { diceOf } from '../moves.js';
import { fire } from '../triggers.js';
import { shieldsFrame } from './damage.js';

type SetupFrame = Extract<Frame, { kind: 'setup' }>;

/**
 * Shuffle and draw, mulligan player by player, resources, roll for the battlefield, shields for the
 * others (part 5; part 9 for more than two).
 */
export const setupStep = (g: Machine, frame: SetupFrame): void => {
  const seats = g.state.seats.length;
  if (frame.at === 0) {
    for (const seat of alive(g.state)) {
      shuffle(g, deckOf(g, seat));
      draw(g, seat, 5);
    }
    frame.at = 1;
  } else if (frame.at <= seats) {
    mulligan(g, frame, frame.at - 1);
  } else if (frame.at === seats + 1) {
    for (const seat of alive(g.state)) {
      gain(g, seat, 2);
      gain(g, seat, startsWith(g, seat));
    }
    frame.tied = alive(g.state);
    frame.at += 1;
  } else if (frame.at === seats + 2) {
    rollForBattlefield(g, frame);
  } else if (frame.at === seats + 3) {
    chooseBattlefield(g, frame);
  } else {
    giveShields(g, frame, frame.at - seats - 4);
  }
};

const startsWith = (g: Machine, seat: number): number =>
  inPlay(g, seat).reduce((sum, { key }) => sum + (behaviour(g, key).constant?.startsWith ?? 0), 0);

/**
 * The player returns any number of cards to the deck, chosen one by one; then shuffles and draws up
 * to five.
 */
const mulligan = (g: Machine, frame: SetupFrame, seat: number): void => {
  const answer = takeAnswer(g);
  if (answer !== null && 'pick' in answer && answer.pick === 'card') {
    const back = g.state.cards[answer.card];
    if (back) back.zone = 'deck';
    deckOf(g, seat).push(answer.card);
  } else if (answer !== null) {
    if (hand(g, seat).length < 5) {
      shuffle(g, deckOf(g, seat));
      draw(g, seat, 5 - hand(g, seat).length);
    }
    frame.at += 1;
    return;
  }
  const cards = hand(g, seat).map(({ key }) => ({ pick: 'card', card: key }) as const);
  ask(g, { seat, question: 'mulligan', options: [...cards, { pick: 'done' }] });
};

const rollPlus = (g: Machine, seat: number): number =>
  inPlay(g, seat).reduce(
    (sum, { key }) => sum + (behaviour(g, key).constant?.setupRollPlus ?? 0),
    0,
  );

/**
 * The sum of the white numbers on all character dice: sides with a plus are blue and count 0, like
 * specials and blanks.
 */
const rollForBattlefield = (g: Machine, frame: SetupFrame): void => {
  for (const seat of frame.tied) {
    const dice = characters(g, seat).flatMap(({ key }) => diceOf(g, key));
    for (const one of dice) roll(g, one);
    seatOf(g, seat).roll = pool(g, seat).reduce(
      (sum, one) => sum + (sideOf(g, one).modifier ? 0 : valueOf(g, one)),
      rollPlus(g, seat),
    );
    for (const one of dice) takeFromPool(g, one, 'removed');
  }
  const highest = Math.max(...frame.tied.map((seat) => seatOf(g, seat).roll ?? 0));
  frame.tied = frame.tied.filter((seat) => seatOf(g, seat).roll === highest);
  const [winner] = frame.tied;
  if (frame.tied.length > 1 || winner === undefined) return;
  frame.winner = winner;
  frame.at += 1;
};

const battlefields = (g: Machine) =>
  Object.values(g.state.cards).filter(({ key }) => facts(g, key).type === 'battlefield');

const chooseBattlefield = (g: Machine, frame: SetupFrame): void => {
  const answer = takeAnswer(g);
  const all = battlefields(g);
  if (answer === null) {
    const options = all.map(({ key }) => ({ pick: 'card', card: key }) as const);
    ask(g, { seat: frame.winner, question: 'battlefield', options });
    return;
  }
  const chosen = 'pick' in answer && answer.pick === 'card' ? answer.card : null;
  g.state.battlefield = chosen;
  for (const one of all) one.zone = one.key === chosen ? 'play' : 'out';
  frame.at += 1;
};

/**
 * Two players: the one whose battlefield is not used divides two shields. More players: one shield
 * for each of the others.
 */
const giveShields = (g: Machine, frame: SetupFrame, given: number): void => {
  const { seats, battlefield } = g.state;
  const keeper = battlefield === null ? 0 : (g.state.cards[battlefield]?.owner ?? 0);
  const others = alive(g.state).filter((seat) => seat !== keeper);
  const due = seats.length === 2 ? [...others, ...others] : others;
  const seat = due[given];
  if (seat === undefined) {
    pop(g);
    push(g, { kind: 'round', at: 0 });
    push(g, { kind: 'drain', at: 0 });
    fire(g, [{ trigger: 'set-up', seat: firstSeat(g) }]);
    return;
  }
  const answer = takeAnswer(g);
  const targets = characters(g, seat).map(({ key }): Option => ({ pick: 'card', card: key }));
  if (answer === null) {
    ask(g, { seat, question: 'starting-shields', options: targets });
    return;
  }
  frame.at += 1;
  if ('pick' in answer && answer.pick === 'card') push(g, shieldsFrame(answer.card, 1));
};
