/**
 * What can be shown about a player's possible actions before one is chosen: the targets of an
 * attack, and which actions would change nothing.
 */
import { attackTargets } from '../cr/06-sequences/03-attack-with-a-unit.js';
import { compelledUnit } from '../cr/05-structure/04-action-phase.js';
import type { GameEvent } from '../events/events.js';
import { copyState } from '../kernel/copy.js';
import type { CardBook } from '../kernel/definition.js';
import type { Option } from '../kernel/decisions.js';
import { type Game, open, player } from '../kernel/game.js';
import { handleOf } from '../kernel/handles.js';
import type { Card, Seat, State } from '../kernel/state.js';
import { advance, enter, QUESTIONS } from './engine.js';

export interface ActionSign {
  /** For an attack: all possible targets, as the player's handles. */
  readonly targets?: number[];
  /** For an ability or an event: its cost would be paid, and nothing else would change. */
  readonly idle?: true;
}

/** 8.17: an attacker that must attack a unit is offered only units, if there are any. */
const targetsOf = (g: Game, seat: Seat, card: Card): readonly Card[] => {
  const units = compelledUnit(g, seat) === card ? attackTargets(g, card, 'units') : [];
  return units.length > 0 ? units : attackTargets(g, card, 'any');
};

/**
 * Whether the event belongs to the cost: paying, using the ability, or moving the played event card
 * to the discard pile.
 */
const isCost = (g: Game, seat: Seat, source: Card, event: GameEvent): boolean =>
  event.e === 'paid' ||
  event.e === 'ability-used' ||
  (event.e === 'played' && event.card === source) ||
  (event.e === 'exhausted' &&
    (event.card === source || player(g, seat).resources.includes(event.card)));

const isEvent = (
  book: CardBook,
  state: State,
  option: Option,
): option is Extract<Option, { o: 'play' }> =>
  option.o === 'play' && book.cards.get(state.id[option.card] ?? '')?.type === 'Event';

/** Skips questions with nothing to choose and nothing to see, which have only one answer. */
const passEmptyQuestions = (g: Game): void => {
  for (let { pending } = g.s; pending !== null && pending.kind !== 'action'; { pending } = g.s) {
    if (pending.max > 0 || (pending.shown?.length ?? 0) > 0) return;
    enter(g, { seat: pending.seat, at: pending.at, pick: [] });
    advance(g);
  }
};

/**
 * 6.4.5: an effect is carried out as far as possible, which may be not at all; an epic action would
 * then be spent for nothing. The option is tried on a copy; one that looks at cards or asks a
 * question is never idle.
 */
export const isIdle = (book: CardBook, state: State, option: Option): boolean => {
  if (state.pending?.kind !== 'action') return false;
  if (option.o !== 'use' && !isEvent(book, state, option)) return false;
  const { seat, at, options } = state.pending;
  const events: GameEvent[] = [];
  const g = open(book, QUESTIONS, copyState(state), events);
  enter(g, { seat, at, pick: [options.indexOf(option)] });
  advance(g);
  passEmptyQuestions(g);
  const { s } = g;
  return (
    s.pending?.kind === 'action' &&
    s.round === state.round &&
    s.lasting.length === state.lasting.length &&
    s.delayed.length === state.delayed.length &&
    String(s.dice) === String(state.dice) &&
    events.every((event) => isCost(g, seat, option.card, event))
  );
};

/**
 * In the order of the options of this player's pending action; empty if there is none. The state is
 * only read.
 */
export const actionSigns = (book: CardBook, state: State, seat: Seat): readonly ActionSign[] => {
  const { pending } = state;
  if (pending?.kind !== 'action' || pending.seat !== seat) return [];
  const g = open(book, QUESTIONS, state, null);
  return pending.options.map((option) => {
    if (option.o === 'attack')
      return {
        targets: targetsOf(g, seat, option.card).map((card) => handleOf(state, seat, card)),
      };
    return isIdle(book, state, option) ? { idle: true } : {};
  });
};
