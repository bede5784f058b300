import { ask, pop, push, takeAnswer } from '#game';
import { actionOptions } from '../actions.js';
import type { Machine } from '../machine.js';
import { forgetUsed } from '../limits.js';
import { discardFromHand, draw, gain, ready, takeFromPool } from '../moves.js';
import type { Option } from '../options.js';
import {
  alive,
  behaviour,
  card,
  deckOf,
  firstSeat,
  hand,
  handSize,
  inPlay,
  nextSeat,
  opponents,
  pool,
  seatOf,
  typeOf,
} from '../queries.js';
import type { Frame } from '../state.js';
import { eliminate } from './defeat.js';
import { beforeAction, fire, interruptFirst, runFrame } from '../triggers.js';

type Of<Kind extends Frame['kind']> = Extract<Frame, { kind: Kind }>;

/** Round after round: action phase, upkeep phase. */
export const roundStep = (g: Machine, frame: Of<'round'>): void => {
  const { state } = g;
  if (frame.at === 0) {
    state.round += 1;
    state.phase = 'action';
    state.claimed = null;
    state.played = [];
    delete state.acted;
    for (const key in state.cards) forgetUsed(card(g, key));
    for (const seat of state.seats) {
      delete seat.resting;
      if (seat.forced && 'activate' in seat.forced) delete seat.forced;
    }
    state.passes = 0;
    state.ending = false;
    g.tell({ what: 'round', number: state.round });
    frame.at = 1;
    push(g, { kind: 'turn', at: 0, seat: firstSeat(g) });
  } else if (frame.at === 1) {
    frame.at = 0;
    for (const seat of alive(state)) if (seatOf(g, seat).losing) eliminate(g, seat);
    if (state.winner !== null) return;
    state.phase = 'upkeep';
    push(g, { kind: 'upkeep', at: 0, seats: [] });
    for (const { key, returns } of inPlay(g))
      if (returns) push(g, { kind: 'leave', at: 0, card: key, to: 'hand' });
  }
};

const endTurn = (g: Machine, seat: number): void => {
  pop(g);
  const { state } = g;
  delete seatOf(g, seat).swift;
  if (state.ending || state.passes >= alive(state).length) return;
  push(g, { kind: 'turn', at: 0, seat: nextSeat(state, seat) });
};

/**
 * One action or a pass; a player who claimed the battlefield passes for the rest of the round. Then
 * the queue is resolved, then extra actions follow.
 */
export const turnStep = (g: Machine, frame: Of<'turn'>): void => {
  const { state } = g;
  const own = seatOf(g, frame.seat);
  if (frame.at === 0) {
    if (own.eliminated || own.resting || state.claimed === frame.seat) {
      if (!own.eliminated) {
        state.passes += 1;
        g.tell({ what: 'passed', seat: frame.seat });
      }
      endTurn(g, frame.seat);
      return;
    }
    own.extra = 0;
    frame.at = 1;
    push(g, { kind: 'action', at: 0, seat: frame.seat, extra: false });
  } else if (frame.at === 1) {
    frame.at = 2;
    push(g, { kind: 'drain', at: 0 });
  } else if (own.extra > 0 && state.claimed !== frame.seat && !state.ending && !own.eliminated) {
    own.extra -= 1;
    frame.at = 1;
    push(g, { kind: 'action', at: 0, seat: frame.seat, extra: true });
  } else {
    endTurn(g, frame.seat);
  }
};

/** Resolves the queue, first in, first out. */
export const drainStep = (g: Machine): void => {
  const next = g.state.queue.shift();
  if (!next) {
    pop(g);
    return;
  }
  g.tell({ what: 'ability', card: next.source, seat: next.seat });
  push(g, runFrame(next));
};

const start = (g: Machine, seat: number, option: Option): void => {
  if (!('do' in option)) return;
  switch (option.do) {
    case 'play':
      push(g, {
        kind: 'play',
        at: 0,
        seat,
        card: option.card,
        on: option.on ?? null,
        replacing: option.replacing ?? null,
        less: 0,
        free: false,
        ambush: false,
        asked: [],
      });
      break;
    case 'activate':
      push(g, { kind: 'activate', at: 0, seat, card: option.card, before: [] });
      break;
    case 'resolve':
      push(g, {
        kind: 'resolve-dice',
        at: 1,
        seat,
        symbol: null,
        base: option.die,
        with: [],
        done: [],
        any: false,
      });
      break;
    case 'reroll':
      discardFromHand(g, [option.card]);
      push(g, { kind: 'reroll-dice', at: 0, seat, dice: [] });
      noticeEmptyHand(g, seat);
      break;
    case 'use':
      push(g, { kind: 'use', at: 0, seat, card: option.card, ability: option.ability });
      break;
    case 'claim':
      push(g, { kind: 'claim', at: 0, seat });
      break;
  }
};

/** Triggers abilities that react to a hand becoming empty, by playing or by discarding. */
export const noticeEmptyHand = (g: Machine, seat: number): void => {
  if (hand(g, seat).length === 0) fire(g, [{ trigger: 'opponent-hand-emptied', seat }]);
};

/**
 * The options of the player: only the forced action if there is one and it is possible; no passing
 * if they must act.
 */
const allowedOptions = (g: Machine, { seat, must }: Of<'action'>): readonly Option[] => {
  const all = actionOptions(g, seat);
  const { forced } = seatOf(g, seat);
  const due = all.filter(
    (option) => forced !== undefined && 'do' in option && isForced(g, forced, option),
  );
  if (due.length > 0) return due;
  const others = must ? all.filter((option) => !('do' in option && option.do === 'pass')) : [];
  return others.length > 0 ? others : all;
};

const isForced = (
  g: Machine,
  forced: NonNullable<ReturnType<typeof seatOf>['forced']>,
  option: Extract<Option, { do: string }>,
): boolean =>
  'play' in forced
    ? option.do === 'play' && option.card === forced.play
    : option.do === 'activate' && typeOf(g, option.card) === 'character';

export const actionStep = (g: Machine, frame: Of<'action'>): void => {
  const answer = takeAnswer(g);
  frame.before ??= beforeAction(g, frame.seat);
  if (answer === null && !interruptFirst(g, frame.before)) return;
  if (answer === null) {
    const options = allowedOptions(g, frame);
    const question = frame.extra ? 'extra-action' : 'action';
    ask(g, { seat: frame.seat, question, options });
    return;
  }
  pop(g);
  if ('do' in answer && answer.do === 'pass') {
    g.tell({ what: 'passed', seat: frame.seat });
    if (!frame.extra) g.state.passes += 1;
    return;
  }
  delete seatOf(g, frame.seat).forced;
  g.state.passes = 0;
  g.state.acted = true;
  start(g, frame.seat, answer);
};

/**
 * Ready cards, return dice, gain resources, discard and draw; then any player with neither hand nor
 * deck loses (part 5).
 */
export const upkeepStep = (g: Machine, frame: Of<'upkeep'>): void => {
  if (frame.at === 0) {
    for (const seat of alive(g.state)) prepare(g, seat);
    let seat = firstSeat(g);
    do {
      frame.seats.push(seat);
      seat = nextSeat(g.state, seat);
    } while (!frame.seats.includes(seat));
    frame.at = 1;
  } else if (frame.at === 1) {
    discardAndDraw(g, frame);
  } else if (frame.at === 2) {
    frame.at = 3;
    for (const { key, doomed } of inPlay(g))
      if (doomed)
        push(g, { kind: 'defeat', at: 0, card: key, before: [], replaced: false, moved: [] });
  } else if (frame.at === 3) {
    frame.at = 4;
    push(g, { kind: 'drain', at: 0 });
  } else {
    pop(g);
    outOfCards(g);
  }
};

const prepare = (g: Machine, seat: number): void => {
  for (const { key } of inPlay(g, seat)) ready(g, key);
  for (const one of pool(g, seat)) takeFromPool(g, one, 'removed');
  const fewer = opponents(g.state, seat)
    .flatMap((other) => inPlay(g, other))
    .reduce((sum, { key }) => sum + (behaviour(g, key).constant?.opponentsUpkeep ?? 0), 0);
  const more = inPlay(g).reduce(
    (sum, { key }) => sum + (behaviour(g, key).constant?.upkeepForAll ?? 0),
    0,
  );
  gain(g, seat, Math.max(2 - fewer, 1) + more);
};

const discardAndDraw = (g: Machine, frame: Of<'upkeep'>): void => {
  const seat = frame.seats[0];
  if (seat === undefined) {
    frame.at = 2;
    return;
  }
  if (seatOf(g, seat).eliminated) {
    frame.seats.shift();
    return;
  }
  const answer = takeAnswer(g);
  if (answer !== null && 'pick' in answer && answer.pick === 'card') {
    discardFromHand(g, [answer.card]);
  } else if (answer !== null) {
    draw(g, seat, Math.max(handSize(g, seat) - hand(g, seat).length, 0));
    frame.seats.shift();
    return;
  }
  const cards = hand(g, seat).map(({ key }) => ({ pick: 'card', card: key }) as const);
  ask(g, { seat, question: 'discard-before-drawing', options: [...cards, { pick: 'done' }] });
};

const outOfCards = (g: Machine): void => {
  const lost = alive(g.state).filter(
    (seat) => hand(g, seat).length === 0 && deckOf(g, seat).length === 0,
  );
  if (lost.length === alive(g.state).length) {
    const keeper = card(g, g.state.battlefield as string).controller;
    for (const seat of lost) if (seat !== keeper) eliminate(g, seat);
  } else {
    for (const seat of lost) eliminate(g, seat);
  }
};
