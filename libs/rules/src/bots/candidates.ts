/**
 * The moves worth considering at a decision, each with a key that identifies it in other deals of
 * the hidden cards.
 */
import type { Decision, Move, Option } from '../kernel/decisions.js';
import { type Game, opponents, player } from '../kernel/game.js';
import { type Card, Zone } from '../kernel/state.js';
import { division, quickMove, quickScore } from './quick-choice.js';
import type { Dice } from './random.js';

export interface Candidate {
  readonly key: string;
  readonly move: Move;
  /** A first estimate; only differences matter. */
  readonly guess: number;
}

const MOST_PAIRS = 15;
const MOST_SETS = 10;

/** Two copies of a card in a hand are the same choice; on the board every card is distinct. */
function cardKey(g: Game, c: Card): string {
  if (c < 0) return '-';
  const zone = g.s.zone[c];
  return zone === Zone.hand || zone === Zone.deck || zone === Zone.resource
    ? (g.s.id[c] as string)
    : `#${c}`;
}

function optionKey(g: Game, o: Option): string {
  switch (o.o) {
    case 'play':
      return `play ${o.as} ${cardKey(g, o.card)}`;
    case 'use':
      return `use ${o.ability} ${cardKey(g, o.card)}`;
    case 'attack':
    case 'card':
      return `${o.o} ${cardKey(g, o.card)}`;
    case 'trigger':
      return `trigger ${o.index} ${cardKey(g, o.card)}`;
    case 'seat':
      return `seat ${o.seat}`;
    case 'number':
      return `number ${o.n}`;
    case 'trait':
      return `trait ${o.trait}`;
    case 'mode':
      return `mode ${o.index}`;
    case 'take-counter':
      return `counter ${o.counter}`;
    default:
      return o.o;
  }
}

/** The key of a set of options, whatever their order. */
const pickKey = (g: Game, d: Decision, pick: readonly number[]): string =>
  `${d.kind}:${pick
    .map((i) => optionKey(g, d.options[i] as Option))
    .sort()
    .join('+')}`;

const amountsKey = (amounts: readonly number[]): string => `divide:${amounts.join(',')}`;

/** The key that a candidate with this move has. */
export function moveKey(g: Game, d: Decision, { pick = [], amounts }: Move): string {
  if (isByRule(d)) return d.kind;
  return amounts === undefined ? pickKey(g, d, pick) : amountsKey(amounts);
}

class Found {
  readonly list: Candidate[] = [];
  private readonly keys = new Set<string>();

  constructor(
    private readonly g: Game,
    private readonly d: Decision,
  ) {}

  add(pick: readonly number[]): void {
    const { g, d } = this;
    const key = pickKey(g, d, pick);
    if (this.keys.has(key)) return;
    this.keys.add(key);
    let guess = 0;
    for (const i of pick) guess += quickScore(g, d, d.options[i] as Option);
    this.list.push({ key, move: { seat: d.seat, at: d.at, pick: [...pick] }, guess });
  }
}

function pairs(found: Found, d: Decision): void {
  for (let i = 0; i < d.options.length; i++)
    for (let j = i + 1; j < d.options.length && found.list.length < MOST_PAIRS; j++)
      found.add([i, j]);
}

/** Adds the best set of each allowed size, and each single option. */
function sets(g: Game, d: Decision, found: Found): void {
  const order = d.options
    .map((o, i) => ({ i, v: quickScore(g, d, o) }))
    .sort((a, b) => b.v - a.v || a.i - b.i)
    .map(({ i }) => i);
  for (let n = d.min; n <= d.max && found.list.length < MOST_SETS; n++)
    found.add(order.slice(0, n));
  if (d.min <= 1) for (const i of order) if (found.list.length < MOST_SETS) found.add([i]);
}

function divisions(g: Game, d: Decision): Candidate[] {
  const out: Candidate[] = [];
  const add = (amounts: number[], guess: number): void => {
    const key = amountsKey(amounts);
    if (!out.some((x) => x.key === key))
      out.push({ key, move: { seat: d.seat, at: d.at, amounts }, guess });
  };
  add(division(g, d, -1), 1);
  d.options.forEach((_, i) => {
    if (out.length < MOST_SETS) add(division(g, d, i), 0);
  });
  if (d.none || d.less)
    add(
      d.options.map(() => 0),
      -1,
    );
  return out;
}

/** Questions before the first round, and those for a name or an order, are answered by a rule. */
const BY_RULE: ReadonlySet<string> = new Set(['first-player', 'mulligan', 'name', 'whose-order']);

export const isByRule = (d: Decision): boolean => BY_RULE.has(d.kind);

/**
 * Whether passing would give away the initiative for nothing: there is nothing left to attack with,
 * or everybody else has passed, so that the phase ends either way (1.15.6D).
 */
function passesForNothing(g: Game, { options, seat }: Decision): boolean {
  if (options.every(({ o }) => o !== 'take-initiative')) return false;
  if (opponents(g, seat).every((other) => player(g, other).passed)) return true;
  return options.every((option) => option.o !== 'attack' || g.q.power(g, option.card) === 0);
}

const isWorthATry = (g: Game, d: Decision, option: Option): boolean =>
  option.o !== 'pass' || !passesForNothing(g, d);

export function candidates(g: Game, d: Decision, roll: Dice): readonly Candidate[] {
  if (isByRule(d)) return [{ key: d.kind, move: quickMove(g, d, roll), guess: 0 }];
  if (d.kind === 'divide') return divisions(g, d);
  const found = new Found(g, d);
  if (d.options.length === 0 || d.max === 0) found.add([]);
  else if (d.max === 1) {
    if (d.min === 0) found.add([]);
    d.options.forEach((option, i) => {
      if (isWorthATry(g, d, option)) found.add([i]);
    });
  } else if (d.min === 2 && d.max === 2) pairs(found, d);
  else sets(g, d, found);
  return found.list;
}
