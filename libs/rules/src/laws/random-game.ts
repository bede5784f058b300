/**
 * Plays one game of legal moves and checks the engine's guarantees all along. The same seed gives
 * the same game.
 */
import { isRefusal, type Engine, type Setup, type Step } from '../engine/engine.js';
import { heuristicMove } from '../bots/heuristic.js';
import { dice, type Dice, randomMove } from '../bots/random.js';
import type { Decision, Move } from '../kernel/decisions.js';
import type { GameEvent } from '../events/events.js';
import { canonical, hash } from '../kernel/hash.js';
import type { State } from '../kernel/state.js';
import { findMisplaced } from '../kernel/conservation.js';
import { leak, overheard } from './secrets.js';

export interface Played {
  faults: string[];
  decisions: number;
  moves: Move[];
  hash: string;
  /** Ids of the cards that were played, deployed or used. */
  used: Set<string>;
}

export interface Play {
  /** One of this many positions is inspected in full. */
  every?: number;
  /** Who decides: random moves, or the bot with its rules of thumb. */
  bot?: 'random' | 'heuristic';
}

const MOST_DECISIONS = 5000;

/** Moves that must be refused in every position. */
function wrong(d: Decision, s: State): Move[] {
  const good: Move = { seat: d.seat, at: d.at, pick: d.options.length > 0 && d.max > 0 ? [0] : [] };
  return [
    { ...good, seat: (d.seat + 1) % s.players.length },
    { ...good, at: d.at - 1 },
    { ...good, pick: [d.options.length] },
    { ...good, pick: [-1] },
    { ...good, pick: [0.5] },
    { ...good, pick: [0, 0] },
    {
      ...good,
      pick: d.options.map((_, i) => i).concat(d.options.length),
      amounts: d.options.map(() => -1),
      name: 'no such card',
    },
    { ...good, seat: 99 },
  ];
}

/** 8.5.5: too much, too little, one part too many, no parts. */
function wrongDivisions(d: Decision): Move[] {
  const total = d.total ?? 0;
  const none = d.options.map(() => 0);
  const move = (amounts: number[]): Move => ({ seat: d.seat, at: d.at, amounts });
  const out = [
    move([...none, total]),
    move(none.map((_, i) => (d.caps?.[i] ?? 0) + 1)),
    move(none.map(() => -1)),
    move(none.map(() => 0.5)),
    { seat: d.seat, at: d.at, pick: [0] },
  ];
  return d.less || d.none || total === 0 ? out : [...out, move(none)];
}

/** 8.18.1: only names of cards can be named. */
const wrongNames = (d: Decision): Move[] =>
  ['no such card', '', ' '].map((name) => ({ seat: d.seat, at: d.at, name }));

function refusals(engine: Engine, s: State, d: Decision): string | null {
  const moves =
    d.kind === 'divide' ? wrongDivisions(d) : d.kind === 'name' ? wrongNames(d) : wrong(d, s);
  for (const m of moves)
    if (!isRefusal(engine.apply(s, m)))
      return `accepted ${JSON.stringify(m)} at ${JSON.stringify(d)}`;
  return null;
}

/** Checks that every offered single pick is accepted. */
function offers(engine: Engine, s: State, d: Decision, roll: Dice): string | null {
  if (d.kind === 'divide' || d.kind === 'name' || d.min > 1 || d.max < 1) return null;
  const result = engine.apply(s, { seat: d.seat, at: d.at, pick: [roll(d.options.length)] });
  return isRefusal(result)
    ? `refused an offered option: ${result.code} at ${JSON.stringify(d)}`
    : null;
}

function inspect(engine: Engine, s: State, roll: Dice): string | null {
  const d = s.pending as Decision;
  const problem = findMisplaced(s) ?? refusals(engine, s, d) ?? offers(engine, s, d, roll);
  if (problem) return problem;
  for (const viewer of [null, ...s.players.keys()]) {
    const found = leak(engine, s, viewer);
    if (found) return found;
  }
  for (const seat of s.players.keys())
    if ((engine.legal(s, seat) !== null) !== (d.seat === seat))
      return `legal of ${seat} does not fit`;
  return null;
}

/** What a viewer learns from a move although they may not, or null. */
function hears(before: State, { state: after, events }: Step): string | null {
  for (const viewer of [null, ...before.players.keys()]) {
    const found = overheard({ before, after, events }, viewer);
    if (found) return found;
  }
  return null;
}

/**
 * 5.6.4, 11.3: among several players somebody concedes now and then, even if it is not their turn.
 */
function concession(s: State, roll: Dice): Move | null {
  if (s.players.length < 3 || roll(80) > 0) return null;
  const seat = roll(s.players.length);
  return s.players[seat]?.eliminated ? null : { seat, at: s.at, concede: true };
}

function noteUsed(used: Set<string>, s: State, events: readonly GameEvent[]): void {
  for (const x of events) {
    if (x.e === 'played') used.add(x.id);
    else if (x.e === 'deployed' || x.e === 'ability-used') used.add(s.id[x.card] as string);
  }
}

export function playRandomGame(
  engine: Engine,
  setup: Setup,
  seed: number,
  { every = 7, bot = 'random' }: Play = {},
): Played {
  const out: Played = { faults: [], decisions: 0, moves: [], hash: '', used: new Set() };
  const begun = engine.create(setup, `random:${seed}`);
  if (isRefusal(begun)) return { ...out, faults: [begun.detail] };
  const roll = dice(seed);
  const inspector = dice(seed + 1);
  let state = begun.state;
  const choose = (d: Decision): Move =>
    bot === 'random'
      ? randomMove(d, roll, engine.book.names)
      : heuristicMove(engine.view(state, d.seat), engine.book, roll);
  const fault = (text: string): Played => ({
    ...out,
    faults: [`${text} (seed ${seed}, decision ${out.decisions})`],
  });
  while (state.pending) {
    if (out.decisions >= MOST_DECISIONS) return fault('the game does not end');
    const move = concession(state, roll) ?? choose(state.pending);
    const full = out.decisions % every === 0;
    const before = full ? canonical(state) : '';
    const problem = full ? inspect(engine, state, inspector) : findMisplaced(state);
    if (problem) return fault(problem);
    const next = engine.apply(state, move);
    if (isRefusal(next)) return fault(`refused its own move ${JSON.stringify(move)}: ${next.code}`);
    if (full) {
      if (canonical(state) !== before) return fault('apply changed the state it was given');
      const stored = engine.apply(JSON.parse(JSON.stringify(state)) as State, move);
      if (isRefusal(stored) || canonical(stored.state) !== canonical(next.state))
        return fault('a stored and loaded state goes on differently');
    }
    const told = hears(state, next);
    if (told) return fault(told);
    out.moves.push(move);
    noteUsed(out.used, next.state, next.events);
    state = next.state;
    out.decisions++;
  }
  return { ...out, hash: hash(state) };
}

/**
 * The same seed and moves once more must give the same hash, at the end and at any point on the way
 * (undo is a shorter replay).
 */
export function replayHash(
  engine: Engine,
  setup: Setup,
  seed: number,
  moves: readonly Move[],
): string {
  const begun = engine.create(setup, `random:${seed}`);
  if (isRefusal(begun)) return begun.code;
  const game = engine.simulate(begun.state);
  for (const m of moves) {
    const refused = game.play(m);
    if (refused) return refused.code;
  }
  return hash(game.state);
}
