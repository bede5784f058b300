/**
 * The engine's contract: create, legal, apply, view, hash. State is plain JSON at every decision;
 * `apply` never changes the state it is given. `Simulation` is the same machine on one private
 * state, for bots and searches.
 */
import type { CardBook } from '../kernel/definition.js';
import { explainRefusal } from '../explain/explain.js';
import type { Intention, Reason } from '../explain/reasons.js';
import { blank, pushRow } from '../kernel/blank.js';
import { copyState } from '../kernel/copy.js';
import type { Answer, Decision, Move, Option } from '../kernel/decisions.js';
import type { GameEvent } from '../events/events.js';
import type { Frame } from '../kernel/frames.js';
import { type Game, open, pop, push, type Questions, top } from '../kernel/game.js';
import { handleOf } from '../kernel/handles.js';
import { loadState } from '../kernel/load.js';
import { InvariantError, refuse, type Refusal } from '../kernel/refusals.js';
import { type Card, NO_CARD, type Seat, type State, Zone } from '../kernel/state.js';
import { fallAtLast } from '../cr/01-concepts/05-cards.js';
import { runDamage } from '../cr/01-concepts/09-damage.js';
import { hp, keyword, keywords, power } from '../cr/01-concepts/10-power-and-hp.js';
import { eventFor, type View, viewOf } from '../cr/01-concepts/17-information.js';
import { settle } from '../cr/01-concepts/16-game-state.js';
import { runSetup } from '../cr/05-structure/02-setup.js';
import { runActionPhase } from '../cr/05-structure/04-action-phase.js';
import { runRegroup } from '../cr/05-structure/05-regroup-phase.js';
import { finish } from '../cr/05-structure/06-end-of-game.js';
import { runPlay } from '../cr/06-sequences/02-play-a-card.js';
import { runAttack } from '../cr/06-sequences/03-attack-with-a-unit.js';
import { runUse } from '../cr/06-sequences/04-use-an-action-ability.js';
import { mods } from '../cr/07-abilities/03-constant-abilities.js';
import { openDelayed, runAbility, runWindow } from '../cr/07-abilities/windows.js';
import { runSpared, openFalling } from '../cr/07-abilities/spared.js';
import { runUnique } from '../cr/08-additional/30-unique.js';
import { runRescue } from '../cr/08-additional/34-rescue.js';
import { isAbandoned } from '../cr/11-multiplayer/abandoned.js';
import { COUNTERS_FREE } from '../cr/12-twin-suns/counters.js';
import { amount } from '../meaning/amounts.js';
import { dealtDamage, holds, underwent } from '../meaning/conditions.js';
import { matches } from '../cr/01-concepts/filters.js';
import { traitsOf } from '../cr/01-concepts/traits.js';
import { refs, seats } from '../cr/01-concepts/references.js';
import { runEffect } from '../meaning/table.js';

export const QUESTIONS: Questions = {
  power,
  hp,
  keyword,
  keywords,
  mods,
  traits: traitsOf,
  matches,
  holds,
  underwent,
  dealtDamage,
  amount,
  seats,
  refs,
};

/** The most frequent kinds first. A new kind of frame does not compile until it is handled here. */
function run(g: Game, f: Frame): void {
  switch (f.k) {
    case 'effect':
      return runEffect(g, f);
    case 'action-phase':
      return runActionPhase(g, f);
    case 'attack':
      return runAttack(g, f);
    case 'play':
      return runPlay(g, f);
    case 'ability':
      return runAbility(g, f);
    case 'window':
      return runWindow(g, f);
    case 'use':
      return runUse(g, f);
    case 'regroup':
      return runRegroup(g, f);
    case 'setup':
      return runSetup(g, f);
    case 'damage':
      return runDamage(g, f);
    case 'spared':
      return runSpared(g, f, fallAtLast);
    case 'unique':
      return runUnique(g, f);
    case 'rescue':
      return runRescue(g, f);
    default:
      f satisfies never;
  }
}

/**
 * A card that keeps the machine running without any decision would be a bug; this limit throws
 * instead of hanging.
 */
const MOST_STEPS = 100_000;

/** Runs until a player has to decide or the game is over. */
export function advance(g: Game): void {
  const { s } = g;
  for (let steps = 0; s.pending === null && s.outcome === null; steps++) {
    if (steps > MOST_STEPS) throw new InvariantError(`no decision after ${MOST_STEPS} steps`);
    if (s.unsettled) {
      settle(g);
      continue;
    }
    if (s.falling) {
      openFalling(g);
      continue;
    }
    if (s.due) {
      openDelayed(g);
      continue;
    }
    const f = top(g);
    if (isAbandoned(g, f)) {
      pop(g);
      continue;
    }
    run(g, f);
  }
}

/**
 * One side's deck in the form of the engine: card ids, one for each physical card, reprints
 * replaced by the original.
 */
export interface SeatSetup {
  readonly leaders: readonly string[];
  readonly base: string;
  readonly deck: readonly string[];
}

/** The terms of a deal and the digests of what judged it then, as its stream pins them. */
export interface DealTerms {
  readonly engine: string;
  readonly cards: string;
  /**
   * Whether the questions reveal nothing about hidden cards, as in every game that is dealt now.
   */
  readonly discreet: boolean;
  /** The seat that chooses who has the initiative first; omitted: decided at random. */
  readonly chooser?: Seat;
}

export interface Setup {
  players: SeatSetup[];
  /** 12: two leaders each, with the Blast and the Plan counter. */
  twinSuns?: true;
  /**
   * The seat that chooses who has the initiative first (5.2.1A): in a match the loser of the game
   * before. Omitted: decided at random.
   */
  chooser?: Seat;
  /**
   * For a recorded game dealt before questions stopped revealing hidden cards (`State.discreet`):
   * it replays as it was played.
   */
  formerQuestions?: true;
}

function addCard(s: State, id: string, owner: Seat, zone: Zone): Card {
  const c = pushRow(s, id, owner, zone);
  if (zone === Zone.base) s.ready[c] = 1;
  return c;
}

function deal(s: State, setup: Setup): void {
  if (setup.twinSuns) s.twinSuns = COUNTERS_FREE;
  if (!setup.formerQuestions) s.discreet = true;
  setup.players.forEach((side, seat) => {
    const base = addCard(s, side.base, seat, Zone.base);
    const leaders = side.leaders.map((id) => addCard(s, id, seat, Zone.base));
    const deck = side.deck.map((id) => addCard(s, id, seat, Zone.deck));
    s.players.push({
      base,
      leaders,
      deck,
      hand: [],
      discard: [],
      resources: [],
      units: [],
      credits: 0,
      force: false,
      passed: false,
      eliminated: false,
    });
  });
}

/** 12.3.1: two different leaders, not one of Heroism and one of Villainy. */
function checkPair(book: CardBook, { leaders }: SeatSetup): Refusal | null {
  const aspects = new Set(leaders.flatMap((id) => book.cards.get(id)?.aspects ?? []));
  if (
    leaders.length === 2 &&
    leaders[0] !== leaders[1] &&
    !(aspects.has('Heroism') && aspects.has('Villainy'))
  )
    return null;
  return refuse(
    'rules/bad-setup',
    '12.3.1',
    'Twin Suns is played with two different leaders that agree on Heroism or Villainy',
  );
}

function checkSetup(book: CardBook, setup: Setup): Refusal | null {
  if (setup.players.length < 2)
    return refuse('rules/bad-setup', '1.4.1', 'a game needs at least two players');
  if (setup.chooser !== undefined && !setup.players[setup.chooser])
    return refuse('rules/bad-setup', '5.2.1', `${setup.chooser} is no seat of this game`);
  for (const side of setup.players) {
    if (book.cards.get(side.base)?.type !== 'Base')
      return refuse('rules/bad-setup', '3.2.2', `${side.base} is not a known base`);
    if (side.leaders.length === 0)
      return refuse('rules/bad-setup', '3.4.2', 'a deck needs a leader');
    for (const id of side.leaders)
      if (book.cards.get(id)?.type !== 'Leader')
        return refuse('rules/bad-setup', '3.4.2', `${id} is not a known leader`);
    const pair = setup.twinSuns ? checkPair(book, side) : null;
    if (pair) return pair;
    for (const id of side.deck) {
      const type = book.cards.get(id)?.type;
      if (type !== 'Unit' && type !== 'Event' && type !== 'Upgrade')
        return refuse('rules/bad-setup', '1.2.1', `${id} cannot be in a deck`);
    }
  }
  return null;
}

export interface Step {
  events: GameEvent[];
  state: State;
}

const isRefusal = (x: unknown): x is Refusal =>
  typeof x === 'object' && x !== null && (x as { refused?: unknown }).refused === true;

function answerOf(d: Decision, m: Move): Answer {
  const pick = m.pick ?? [];
  const first = pick[0];
  const picked: Option[] = [];
  for (const i of pick) picked.push(d.options[i] as Option);
  return {
    pick,
    amounts: m.amounts ?? [],
    name: m.name ?? '',
    option: first === undefined ? null : (d.options[first] as Option),
    picked,
  };
}

function checkDivision(d: Decision, amounts: readonly number[]): boolean {
  if (amounts.length !== d.options.length) return false;
  let sum = 0;
  for (let i = 0; i < amounts.length; i++) {
    const n = amounts[i] as number;
    if (!Number.isInteger(n) || n < 0 || n > (d.caps?.[i] ?? 0)) return false;
    sum += n;
  }
  if (d.none && sum === 0) return true;
  return d.less ? sum <= (d.total ?? 0) : sum === d.total;
}

function checkPick(d: Decision, pick: readonly number[]): boolean {
  if (pick.length < d.min || pick.length > d.max) return false;
  for (let i = 0; i < pick.length; i++) {
    const p = pick[i] as number;
    if (!Number.isInteger(p) || p < 0 || p >= d.options.length || pick.indexOf(p) !== i)
      return false;
  }
  return true;
}

/** Checks that the move answers the pending decision: position, then player, then content. */
function check(book: CardBook, s: State, m: Move): Refusal | null {
  if (s.outcome) return refuse('rules/game-over', '5.6.2', 'the game is over');
  if (!s.players[m.seat]) return refuse('rules/unknown-seat', null, `no player ${m.seat}`);
  const d = s.pending;
  if (m.concede)
    return s.players[m.seat]?.eliminated
      ? refuse('rules/not-your-decision', '11.3.1', 'already out of the game')
      : null;
  if (!d || m.at !== s.at)
    return refuse('rules/stale-move', null, `the game is at ${s.at}, the move was for ${m.at}`);
  if (m.seat !== d.seat)
    return refuse(
      'rules/not-your-decision',
      d.kind === 'action' ? '5.4.1B' : null,
      `player ${d.seat} decides`,
    );
  if (d.kind === 'name')
    return book.names.includes(m.name ?? '')
      ? null
      : refuse('rules/unknown-name', '8.18.1', 'not the name of a card');
  if (d.kind === 'divide')
    return checkDivision(d, m.amounts ?? [])
      ? null
      : refuse('rules/illegal-division', '8.5.5', 'the parts do not add up');
  return checkPick(d, m.pick ?? [])
    ? null
    : refuse(
        'rules/illegal-pick',
        d.kind === 'action' ? '1.15.1' : '8.5.1',
        `pick ${d.min} to ${d.max} of ${d.options.length} options`,
      );
}

/**
 * Adjusts a question that stays open while another player leaves: that player and their cards can
 * no longer be picked (11.3.2).
 */
function refit(s: State, d: Decision): Decision {
  const stays = (o: Option): boolean =>
    'card' in o
      ? o.card < 0 || s.zone[o.card] !== Zone.aside
      : o.o !== 'seat' || s.players[o.seat]?.eliminated === false;
  const kept = d.options.map(stays);
  const options = d.options.filter((_, i) => kept[i]);
  const fitted: Decision = {
    ...d,
    at: s.at,
    options,
    min: Math.min(d.min, options.length),
    max: Math.min(d.max, options.length),
  };
  if (d.caps) fitted.caps = d.caps.filter((_, i) => kept[i]);
  if (fitted.caps && fitted.caps.reduce((a, b) => a + b, 0) < (d.total ?? 0)) fitted.less = true;
  return fitted;
}

/**
 * A concession is possible at any time (5.6.4); any other move is passed to the frame that asked.
 */
export function enter(g: Game, m: Move): void {
  const { s } = g;
  s.at++;
  g.version++;
  if (m.concede) {
    const asked = s.pending;
    finish(g, [m.seat], 'concession');
    if (s.outcome === null && asked) s.pending = asked.seat === m.seat ? null : refit(s, asked);
    return;
  }
  const d = s.pending as Decision;
  s.pending = null;
  top(g).answer = answerOf(d, m);
}

/** Prepares a state that was built elsewhere (a recorded board) for its next decision. */
export function advanceState(engine: Pick<Engine, 'book'>, state: State): State {
  const s = copyState(state);
  s.pending = null;
  advance(open(engine.book, QUESTIONS, s, null));
  return s;
}

/** A reason with the handle and the printed id of the card that causes it. */
export interface Explanation extends Omit<Reason, 'source'> {
  readonly source: number | null;
  readonly sourceId: string | null;
}

export interface Engine {
  readonly book: CardBook;
  create(setup: Setup, seed: string): Step | Refusal;
  legal(state: State, seat: Seat): Decision | null;
  apply(state: State, move: Move): Step | Refusal;
  /** What `viewer` may know; null for a spectator (1.17). */
  view(state: State, viewer: Seat | null): View;
  /**
   * Why this player cannot do what they want now; empty if nothing prevents it. Cards are handles
   * of the player's view, in the question and in the answer, and the answer reveals nothing beyond
   * that view.
   */
  explain(state: State, seat: Seat, intention: Intention): Explanation[];
  /** Loads a stored state (its JSON); refused if it is not a valid one. */
  load(text: string): State | Refusal;
  simulate(state: State): Simulation;
}

/**
 * One state that is changed in place, for bots, searches and benchmarks. The given state is copied
 * once.
 */
export interface Simulation {
  readonly state: State;
  /** Refuses like `apply`; otherwise the state has changed. */
  play(move: Move): Refusal | null;
}

export function createEngine(book: CardBook): Engine {
  const begin = (setup: Setup, seed: string): Step | Refusal => {
    const problem = checkSetup(book, setup);
    if (problem) return problem;
    const s = blank(seed);
    deal(s, setup);
    const events: GameEvent[] = [];
    const g = open(book, QUESTIONS, s, events);
    const { chooser } = setup;
    push(g, { k: 'setup', step: 0, seat: 0, ...(chooser !== undefined && { chooser }) });
    advance(g);
    return { events, state: s };
  };
  return {
    book,
    create: begin,
    legal: (s, seat) => (s.pending?.seat === seat ? s.pending : null),
    apply(state, move) {
      const refusal = check(book, state, move);
      if (refusal) return refusal;
      const s = copyState(state);
      const events: GameEvent[] = [];
      const g = open(book, QUESTIONS, s, events);
      enter(g, move);
      advance(g);
      return { events, state: s };
    },
    view: (s, viewer) => viewOf(open(book, QUESTIONS, s, null), viewer),
    explain(s, seat, intention) {
      const g = open(book, QUESTIONS, s, null);
      return explainRefusal(g, seat, intention).map((reason) => ({
        ...reason,
        source: reason.source === NO_CARD ? null : handleOf(s, seat, reason.source),
        sourceId: reason.source === NO_CARD ? null : (s.id[reason.source] as string),
      }));
    },
    load: (text) => loadState(book, text),
    simulate(state) {
      const s = copyState(state);
      const g = open(book, QUESTIONS, s, null);
      return {
        state: s,
        play(move) {
          const refusal = check(book, s, move);
          if (refusal) return refusal;
          enter(g, move);
          advance(g);
          return null;
        },
      };
    },
  };
}

export { eventFor, isRefusal };
