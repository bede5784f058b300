/**
 * Boards for tests: given a board, when these decisions are made, then exactly this. Every question
 * must be answered; nothing is skipped silently.
 */
import type { UnitView } from '../cr/01-concepts/17-information.js';
import { COUNTERS_FREE } from '../cr/12-twin-suns/counters.js';
import { advanceState, type Engine, isRefusal } from '../engine/engine.js';
import { pushRow } from '../kernel/blank.js';
import type { CardBook } from '../kernel/definition.js';
import type { Decision, Move, Option } from '../kernel/decisions.js';
import type { GameEvent } from '../events/events.js';
import type { Refusal } from '../kernel/refusals.js';
import { type Card, type Player, type Seat, type State, Zone } from '../kernel/state.js';
import { emptyBoard } from './empty-board.js';

export interface UnitSetup {
  id: string;
  damage?: number;
  ready?: boolean;
  upgrades?: string[];
  captives?: string[];
}
export interface SideSetup {
  leader?: string | { id: string; deployed?: boolean; ready?: boolean; epicUsed?: boolean };
  leaders?: string[];
  base?: string;
  baseDamage?: number;
  /** Upgrades on the base (Fortify). */
  baseUpgrades?: string[];
  hand?: string[];
  deck?: string[];
  discard?: string[];
  ground?: (string | UnitSetup)[];
  space?: (string | UnitSetup)[];
  /** A number of ready filler cards, or the cards themselves (ready). */
  resources?: number | string[];
  credits?: number;
  force?: boolean;
}
export interface TableSetup {
  you?: SideSetup;
  them?: SideSetup;
  third?: SideSetup;
  fourth?: SideSetup;
  twinSuns?: true;
  active?: Seat;
  initiative?: Seat;
  round?: number;
}

const FILLER = 'SOR_046';
const DEFAULTS = [
  { leader: 'SOR_010', base: 'SOR_023' },
  { leader: 'SOR_005', base: 'SOR_029' },
  { leader: 'SOR_002', base: 'SOR_020' },
  { leader: 'SOR_014', base: 'SOR_026' },
];

class Rows {
  constructor(
    readonly s: State,
    readonly book: CardBook,
  ) {}
  add(id: string, owner: Seat, zone: Zone): Card {
    const c = pushRow(this.s, id, owner, zone);
    this.s.ready[c] = 1;
    return c;
  }
}

const boardOf = ({ twinSuns, round = 1, active = 0, initiative = active }: TableSetup): State => ({
  ...emptyBoard([11, 22, 33, 44]),
  round,
  active,
  initiative,
  twinSuns: twinSuns && COUNTERS_FREE,
});

function placeUpgrades(rows: Rows, host: Card, ids: readonly string[] = [], seat: Seat): void {
  for (const id of ids) {
    const up = rows.add(id, seat, Zone.attached);
    rows.s.host[up] = host;
    rows.s.upgrades.push(up);
  }
}

function placeUnit(rows: Rows, unit: string | UnitSetup, seat: Seat, zone: Zone): Card {
  const u = typeof unit === 'string' ? { id: unit } : unit;
  const c = rows.add(u.id, seat, zone);
  rows.s.damage[c] = u.damage ?? 0;
  rows.s.ready[c] = u.ready === false ? 0 : 1;
  placeUpgrades(rows, c, u.upgrades, seat);
  for (const id of u.captives ?? []) {
    const captive = rows.add(id, seat === 0 ? 1 : 0, Zone.captured);
    rows.s.host[captive] = c;
    rows.s.captives.push(captive);
  }
  return c;
}

function placeLeaders(rows: Rows, side: SideSetup, seat: Seat, p: Player): void {
  const leader = side.leader ?? (DEFAULTS[seat] as { leader: string }).leader;
  const first = typeof leader === 'string' ? { id: leader } : leader;
  const c = rows.add(first.id, seat, first.deployed ? Zone.ground : Zone.base);
  rows.s.ready[c] = first.ready === false ? 0 : 1;
  rows.s.epic[c] = first.epicUsed || first.deployed ? 1 : 0;
  if (first.deployed) {
    rows.s.deployed[c] = 1;
    if (rows.book.cards.get(first.id)?.backNamed)
      rows.s.guises = { ...rows.s.guises, [c]: { of: first.id, flipped: true } };
    p.units.push(c);
  }
  p.leaders = [c, ...(side.leaders ?? []).map((id) => rows.add(id, seat, Zone.base))];
}

function placeSide(rows: Rows, side: SideSetup, seat: Seat): void {
  const base = rows.add(side.base ?? (DEFAULTS[seat] as { base: string }).base, seat, Zone.base);
  placeUpgrades(rows, base, side.baseUpgrades, seat);
  rows.s.damage[base] = side.baseDamage ?? 0;
  const p: Player = {
    base,
    leaders: [],
    deck: [],
    hand: [],
    discard: [],
    resources: [],
    units: [],
    credits: side.credits ?? 0,
    force: side.force ?? false,
    passed: false,
    eliminated: false,
  };
  rows.s.players.push(p);
  placeLeaders(rows, side, seat, p);
  for (const u of side.ground ?? []) p.units.push(placeUnit(rows, u, seat, Zone.ground));
  for (const u of side.space ?? []) p.units.push(placeUnit(rows, u, seat, Zone.space));
  p.hand = (side.hand ?? []).map((id) => rows.add(id, seat, Zone.hand));
  p.deck = (side.deck ?? Array.from({ length: 8 }, () => FILLER)).map((id) =>
    rows.add(id, seat, Zone.deck),
  );
  p.discard = (side.discard ?? []).map((id) => rows.add(id, seat, Zone.discard));
  const resources = side.resources ?? 10;
  p.resources = (
    typeof resources === 'number' ? Array.from({ length: resources }, () => FILLER) : resources
  ).map((id) => rows.add(id, seat, Zone.resource));
}

export class Table {
  events: GameEvent[] = [];
  constructor(
    private readonly engine: Engine,
    public state: State,
  ) {}

  get decision(): Decision {
    if (!this.state.pending) throw new Error('nobody has to decide');
    return this.state.pending;
  }

  private label(o: Option): string {
    const name = (c: Card) => this.state.id[c] ?? '?';
    if (o.o === 'play')
      return `play ${name(o.card)}${o.as === 'pilot' || o.as === 'smuggle' ? ` ${o.as}` : ''}`;
    if (o.o === 'attack') return `attack ${name(o.card)}`;
    if (o.o === 'use') return `use ${name(o.card)} ${o.ability}`;
    if (o.o === 'card' || o.o === 'trigger') return name(o.card);
    if (o.o === 'seat') return `seat ${o.seat}`;
    if (o.o === 'number') return `${o.n}`;
    if (o.o === 'take-counter') return `take ${o.counter}`;
    if (o.o === 'mode') return `mode ${o.index}`;
    if (o.o === 'trait') return o.trait;
    return o.o;
  }

  /** Everything that can be picked now, in words. */
  options(): string[] {
    return this.decision.options.map((o) => this.label(o));
  }

  asks(): string {
    return this.state.outcome ? 'over' : `${this.decision.seat} ${this.decision.kind}`;
  }

  move(move: Omit<Move, 'seat' | 'at'>): this {
    const refused = this.attempt({ seat: this.decision.seat, at: this.decision.at, ...move });
    if (refused)
      throw new Error(`${refused.code}: ${refused.detail}; options ${this.options().join(' | ')}`);
    return this;
  }

  attempt(move: Move): Refusal | null {
    const next = this.engine.apply(this.state, move);
    if (isRefusal(next)) return next;
    this.state = next.state;
    this.events.push(...next.events);
    return null;
  }

  /** Picks options by their words, each as often as it is mentioned. */
  pick(...words: string[]): this {
    const all = this.options();
    const taken: number[] = [];
    for (const w of words) {
      const i = all.findIndex((o, k) => o === w && !taken.includes(k));
      if (i < 0) throw new Error(`"${w}" is not offered to ${this.asks()}: ${all.join(' | ')}`);
      taken.push(i);
    }
    return this.move({ pick: taken });
  }

  play(id: string): this {
    return this.pick(`play ${id}`);
  }
  /**
   * If a target is given, the attack must be on that one, whether it was asked for or is the only
   * one.
   */
  attack(id: string, target?: string): this {
    const from = this.events.length;
    this.pick(`attack ${id}`);
    if (target === undefined) return this;
    if (this.state.pending?.kind === 'defender') return this.pick(target);
    const declared = this.events.slice(from).find((e) => e.e === 'attack-declared');
    if (declared?.e !== 'attack-declared' || this.state.id[declared.defender] !== target)
      throw new Error(`${id} did not attack ${target}`);
    return this;
  }

  use(id: string, ability = 0): this {
    return this.pick(`use ${id} ${ability}`);
  }
  pass(): this {
    return this.pick('pass');
  }
  yes(): this {
    return this.pick('yes');
  }
  no(): this {
    return this.pick('no');
  }
  none(): this {
    return this.move({ pick: [] });
  }
  /** Divides among the options, by their words in order of appearance. */
  divide(...amounts: number[]): this {
    return this.move({ amounts });
  }

  unit(id: string, nth = 0): UnitView {
    const found = this.units(id)[nth];
    if (!found) throw new Error(`no unit ${id}`);
    return found;
  }

  units(id?: string): UnitView[] {
    return this.engine
      .view(this.state, null)
      .players.flatMap((p) => p.units)
      .filter((u) => id === undefined || u.id === id);
  }

  base(seat: Seat): number {
    return this.state.damage[(this.state.players[seat] as Player).base] as number;
  }
  ready(seat: Seat): number {
    return (this.state.players[seat] as Player).resources.filter((r) => this.state.ready[r] === 1)
      .length;
  }
  ids(seat: Seat, pile: 'hand' | 'deck' | 'discard' | 'resources'): string[] {
    return (this.state.players[seat] as Player)[pile].map((c) => this.state.id[c] as string);
  }
  /** Everybody passes until the next round's first action; nobody plays a resource. */
  nextRound(): this {
    const { round } = this.state;
    while (!this.state.outcome && this.state.round === round) {
      if (this.decision.kind === 'action') this.pass();
      else if (this.decision.kind === 'resource') this.none();
      else throw new Error(`unexpected question: ${this.asks()}`);
    }
    return this;
  }
}

export function table(engine: Engine, setup: TableSetup): Table {
  const s = boardOf(setup);
  const rows = new Rows(s, engine.book);
  [
    setup.you ?? {},
    setup.them ?? {},
    ...(setup.third ? [setup.third] : []),
    ...(setup.fourth ? [setup.fourth] : []),
  ].forEach((side, seat) => placeSide(rows, side, seat));
  return new Table(engine, advanceState(engine, s));
}
