import { ask, pop, push, takeAnswer } from '#game';
import { arenas } from '../../card.js';
import { openWindow, rollDie, type Machine } from '../machine.js';
import { reading } from '../reading.js';
import { endLasting, endTurnLasting, putAway, toBuildZone } from '../moves.js';
import {
  arenasHeld,
  areSameUnique,
  card,
  costOf,
  deckOf,
  foesOf,
  hand,
  hasKeyword,
  seatOf,
  sideOf,
  stackOf,
  units,
} from '../queries.js';
import type { Frame } from '../state.js';
import { trigger } from '../triggers.js';
import { discardedOfKind, isCardOfKind } from '../filters.js';

type Of<Kind extends Frame['kind']> = Extract<Frame, { kind: Kind }>;

/**
 * When all decks are empty, this many turns without any change end the game in a draw: the rulebook
 * has neither a draw nor a time limit.
 */
const quietTurns = 5;

const forceEachTurn = 4;

/**
 * Untap, gain Force, roll build points: one die for all players, one point more for units in all
 * three arenas.
 */
const readyPhase = (g: Machine): void => {
  const { state } = g;
  state.turn += 1;
  state.phase = 'ready';
  state.used = [];
  g.tell({ what: 'turn', number: state.turn });
  for (const one of Object.values(state.cards)) {
    if (one.held === true) delete one.held;
    else one.tapped = false;
    one.moved = false;
  }
  for (const seat of state.order) {
    const own = seatOf(g, seat);
    own.force += forceEachTurn;
    own.extra = 0;
  }
  const die = rollDie(g);
  for (const seat of state.order)
    seatOf(g, seat).points =
      die + (arenas.every((arena) => units(g, seat, arena).length > 0) ? 1 : 0);
  trigger(g, 'Roll');
  trigger(g, 'Turn Start');
};

const placesOf = (g: Machine): string =>
  Object.values(g.state.cards)
    .map(({ zone, arena, damage, counters }) => `${zone}${arena ?? ''}${damage}${counters}`)
    .join();

/** The first seat whose side alone controls at least two arenas. */
const arenaWinner = (g: Machine): number | null =>
  g.state.order.find((seat) => arenasHeld(g, seat) >= 2) ?? null;

const endTurn = (g: Machine): void => {
  const { state } = g;
  const winner = arenaWinner(g);
  const places = placesOf(g);
  const empty = state.order.every((seat) => deckOf(g, seat).length === 0);
  state.quiet = empty && places === state.places ? state.quiet + 1 : 0;
  state.places = places;
  if (winner !== null) finish(g, winner);
  else if (state.quiet >= quietTurns) finish(g, 'draw');
};

export const finish = (g: Machine, winner: number | 'draw'): void => {
  g.state.winner = winner;
  g.state.phase = 'over';
  g.state.waiting = null;
  g.tell({ what: 'won', ...(winner === 'draw' ? {} : { seat: winner }) });
};

/** The frames of a side's players one after the other; the frame pushed last runs first. */
const inTurn = (g: Machine, seats: readonly number[], frameOf: (seat: number) => Frame): void => {
  for (const seat of seats.toReversed()) push(g, frameOf(seat));
};

/**
 * Ready, command and battle phases, the Dark player first in each; then the check for control of
 * two arenas.
 */
export const turnStep = (g: Machine, frame: Of<'turn'>): void => {
  const { state } = g;
  const [first] = state.order;
  frame.at += 1;
  switch (frame.at) {
    case 1:
      return readyPhase(g);
    case 2:
      state.phase = 'command';
      return inTurn(g, sideOf(g, first), (seat) => ({ kind: 'build', at: 0, seat, upkeep: [] }));
    case 3:
      return inTurn(g, foesOf(g, first), (seat) => ({ kind: 'build', at: 0, seat, upkeep: [] }));
    case 4:
      return inTurn(g, sideOf(g, first), (seat) => ({ kind: 'retreat', at: 0, seat }));
    case 5:
      return inTurn(g, foesOf(g, first), (seat) => ({ kind: 'retreat', at: 0, seat }));
    case 6:
      state.phase = 'battle';
      return beginBattle(g, frame);
    case 7:
    case 8:
    case 9:
      return push(g, { kind: 'arena', at: 0, arena: arenas[frame.at - 7] ?? 'Space' });
    case 10:
      for (const one of units(g)) one.stunned = 0;
      endLasting(g, 'attack', 'battle');
      state.phase = 'end';
      openWindow(g, 'general');
      return trigger(g, 'Battle End');
    case 11:
      return trigger(g, 'Turn End');
    default:
      frame.at = 0;
      endTurnLasting(g);
      return endTurn(g);
  }
};

/**
 * Opposing units with the same identity contest before anything else; then the effects for the
 * start of battle.
 */
const beginBattle = (g: Machine, frame: Of<'turn'>): void => {
  const [first] = g.state.order;
  const rivals = foesOf(g, first).flatMap((foe) => units(g, foe));
  for (const { key } of sideOf(g, first).flatMap((seat) => units(g, seat))) {
    const rival = rivals.find((other) => areSameUnique(g, key, other.key));
    if (!rival) continue;
    frame.at -= 1;
    push(g, { kind: 'contest', at: 0, cards: [key, rival.key], bids: [0, 0] });
    return;
  }
  openWindow(g, 'general');
  trigger(g, 'Battle Start');
};

/** Total cost including the bonus of the stack, plus the Force bid; the first side wins ties. */
const contestTotal = (g: Machine, frame: Of<'contest'>, rank: 0 | 1): number =>
  costOf(g, frame.cards[rank]) + stackOf(g, frame.cards[rank]).length + frame.bids[rank];

/**
 * The player who does not lead may bid more or give up. The winner pays their bid; the loser's unit
 * goes to the build zone untapped.
 */
export const contestStep = (g: Machine, frame: Of<'contest'>): void => {
  const leads = contestTotal(g, frame, 0) >= contestTotal(g, frame, 1) ? 0 : 1;
  const behind = (1 - leads) as 0 | 1;
  const { controller: seat } = card(g, frame.cards[behind]);
  const answer = takeAnswer(g);
  if (answer !== null && 'pick' in answer && answer.pick === 'number') {
    frame.bids[behind] = answer.number;
    return;
  }
  if (answer === null) {
    const missing = contestTotal(g, frame, leads) - contestTotal(g, frame, behind);
    const least = frame.bids[behind] + missing + (behind === 0 ? 0 : 1);
    const { force } = seatOf(g, seat);
    const numbers = Array.from({ length: Math.max(0, force - least + 1) }, (_, n) => least + n);
    const options = numbers.map((number) => ({ pick: 'number', number }) as const);
    const source = frame.cards[behind];
    ask(g, { seat, question: 'contest', source, options: [...options, { do: 'pass' }] });
    return;
  }
  pop(g);
  const { controller: winner } = card(g, frame.cards[leads]);
  seatOf(g, winner).force -= frame.bids[leads];
  card(g, frame.cards[leads]).tapped = false;
  toBuildZone(g, frame.cards[behind], false);
  g.tell({ what: 'contested', seat: winner, card: frame.cards[leads] });
};

const isHeld = (g: Machine, key: string): boolean =>
  hasKeyword(g, key, "Can't Retreat") || hasKeyword(g, key, "Can't Retreat Itself");

/** Any number of untapped units may retreat to the build zone, where they are tapped. */
export const retreatStep = (g: Machine, frame: Of<'retreat'>): void => {
  const answer = takeAnswer(g);
  if (answer !== null && 'do' in answer && answer.do === 'retreat') {
    toBuildZone(g, answer.card, true);
    g.tell({ what: 'retreated', seat: frame.seat, card: answer.card });
  } else if (answer !== null) {
    pop(g);
    return;
  }
  const now = reading(g);
  const options = units(now, frame.seat)
    .filter(({ key, tapped }) => !tapped && !isHeld(now, key))
    .map(({ key }) => ({ do: 'retreat', card: key }) as const);
  ask(g, { seat: frame.seat, question: 'retreat', options: [...options, { do: 'done' }] });
};

export const discardStep = (g: Machine, frame: Of<'discard'>): void => {
  const answer = takeAnswer(g);
  if (answer !== null && 'pick' in answer && answer.pick === 'card') {
    if (frame.to === 'bottom') {
      const { owner } = card(g, answer.card);
      Object.assign(card(g, answer.card), { zone: 'deck', controller: owner });
      deckOf(g, owner).push(answer.card);
    } else if (frame.to === 'reveal') {
      g.tell({ what: 'revealed', seat: frame.seat, card: answer.card });
    } else {
      g.tell({ what: 'discarded', seat: frame.seat, card: answer.card });
      putAway(g, answer.card, 'discard');
    }
    frame.left -= 1;
  }
  const own = hand(g, frame.seat).filter(({ key }) => isCardOfKind(g, key, frame.what ?? {}));
  if (frame.left <= 0 || own.length === 0) {
    pop(g);
    return;
  }
  const options = own.map(({ key }) => ({ pick: 'card', card: key }) as const);
  ask(g, { seat: frame.seat, question: frame.to ?? 'discard', options });
};

/** Removes cards of a discard pile from the game as a cost; the player who pays chooses them. */
export const exileStep = (g: Machine, frame: Of<'exile'>): void => {
  const answer = takeAnswer(g);
  if (answer !== null && 'pick' in answer && answer.pick === 'card') {
    card(g, answer.card).zone = 'out';
    g.tell({ what: 'exiled', seat: frame.seat, card: answer.card });
    frame.left -= 1;
  }
  const piles = frame.whose === frame.seat ? [frame.seat] : foesOf(g, frame.seat);
  const left = discardedOfKind(g, piles, frame.what);
  if (frame.left <= 0 || left.length === 0) {
    pop(g);
    return;
  }
  const options = left.map(({ key }) => ({ pick: 'card', card: key }) as const);
  ask(g, { seat: frame.seat, question: 'exile', options });
};
