/**
 * Converts a recorded board to a state of the engine and back. Recorded uids are kept outside of
 * the state.
 */
import {
  copyState,
  emptyBoard,
  NO_CARD,
  pushRow,
  type Card,
  type Engine,
  type Seat,
  type State,
  type UnitView,
  Zone,
} from '#rules';
import { type Board, plain, type Ref, seatOf, type Side, type UnitState } from './trace.js';

/** The row of each recorded physical card. */
export type Uids = ReadonlyMap<string, Card>;

const SIDES = ['p1', 'p2'] as const;

/** Rows not yet used by this board; a row is reused if the same card was there before. */
class Rows {
  private readonly free: Set<Card>;
  constructor(
    readonly s: State,
    readonly uids: Map<string, Card>,
  ) {
    this.free = new Set(s.id.keys());
  }

  take(id: string, owner: Seat, zone: Zone, uid?: string): Card {
    const known = uid === undefined ? undefined : this.uids.get(uid);
    const same = (c: Card) => this.s.id[c] === id && this.s.owner[c] === owner;
    const named = new Set(this.uids.values());
    const c =
      known !== undefined && this.free.has(known) && same(known)
        ? known
        : ([...this.free].find(
            (x) => same(x) && this.s.zone[x] === zone && !(uid !== undefined && named.has(x)),
          ) ??
          [...this.free].find((x) => same(x) && !(uid !== undefined && named.has(x))) ??
          this.add(id, owner));
    this.free.delete(c);
    if (uid !== undefined) this.uids.set(uid, c);
    if (this.s.zone[c] !== zone) this.s.copy[c] = (this.s.copy[c] as number) + 1;
    this.s.zone[c] = zone;
    this.s.damage[c] = 0;
    this.s.controller[c] = owner;
    this.s.host[c] = NO_CARD;
    return c;
  }

  private add(id: string, owner: Seat): Card {
    const { s } = this;
    s.id = [...s.id];
    s.owner = [...s.owner];
    return pushRow(s, id, owner, Zone.aside);
  }

  rest(): Card[] {
    return [...this.free];
  }
}

/** On a unit, or on a base (7.5.21). */
function placeUpgrades(rows: Rows, upgrades: UnitState['upgrades'], host: Card): void {
  const { s } = rows;
  for (const { card, owner, controller = owner, uid } of upgrades) {
    const up = rows.take(card, seatOf(owner), Zone.attached, uid);
    s.controller[up] = seatOf(controller);
    s.host[up] = host;
    s.upgrades.push(up);
  }
}

/** Under a unit, or under a base (SEC_195). */
function placeCaptives(rows: Rows, captured: UnitState['captured'], guard: Card): void {
  const { s } = rows;
  for (const { card, owner, uid } of captured ?? []) {
    const captive = rows.take(card, seatOf(owner), Zone.captured, uid);
    s.host[captive] = guard;
    s.captives.push(captive);
  }
}

function placeUnit(rows: Rows, u: UnitState, seat: Seat, zone: Zone): void {
  const { s } = rows;
  const c = rows.take(u.card, seatOf(u.owner), zone, u.uid);
  s.controller[c] = seat;
  s.damage[c] = u.damage;
  s.ready[c] = u.exhausted ? 0 : 1;
  s.players[seat]?.units.push(c);
  if (u.leader) s.deployed[c] = 1;
  placeUpgrades(rows, u.upgrades, c);
  placeCaptives(rows, u.captured, c);
}

function placeHome(s: State, rows: Rows, side: Side, seat: Seat): void {
  const base = rows.take(side.base.card, seat, Zone.base);
  s.damage[base] = side.base.damage;
  s.epic[base] = side.base.epicUsed ? 1 : 0;
  const p = s.players[seat] as State['players'][number];
  p.base = base;
  placeUpgrades(rows, side.base.upgrades ?? [], base);
  placeCaptives(rows, side.base.captured, base);
  const { leader } = side;
  if (leader.deployed) return;
  const c = rows.take(leader.card, seat, Zone.base, undefined);
  s.deployed[c] = 0;
  s.ready[c] = leader.exhausted ? 0 : 1;
  s.epic[c] = leader.epicUsed ? 1 : 0;
  p.leaders = [c];
  const { [c]: _, ...guises } = s.guises ?? {};
  if (leader.flipped) s.guises = { ...guises, [c]: { of: leader.card, flipped: true } };
  else if (s.guises) s.guises = guises;
}

function placePiles(s: State, rows: Rows, side: Side, seat: Seat): void {
  const p = s.players[seat] as State['players'][number];
  p.hand = side.hand.map((id) => rows.take(id, seat, Zone.hand));
  p.discard = side.discard.map((id) => rows.take(id, seat, Zone.discard));
  p.deck = side.deck.map((id) => rows.take(id, seat, Zone.deck));
  p.resources = side.resources.map((r) => {
    const c = rows.take(plain(r), r.includes('^') ? 1 - seat : seat, Zone.resource);
    s.controller[c] = seat;
    s.ready[c] = r.includes('!') ? 0 : 1;
    return c;
  });
  p.credits = side.credits;
  p.force = side.force;
}

/**
 * The recorded board as a state. Data that a board does not contain (temporary effects, events of
 * this phase) stay as in `before`.
 */
export function imprint(
  board: Board,
  before: State | null,
  known: Uids,
): { state: State; uids: Uids } {
  const s = before ? copyState(before) : emptyBoard([1, 2, 3, 4]);
  const uids = new Map(known);
  const rows = new Rows(s, uids);
  s.upgrades = [];
  s.captives = [];
  s.players = SIDES.map((_, i) => ({
    base: 0,
    leaders: s.players[i]?.leaders ?? [],
    deck: [],
    hand: [],
    discard: [],
    resources: [],
    units: [],
    credits: 0,
    force: false,
    passed: s.players[i]?.passed ?? false,
    eliminated: false,
  }));
  SIDES.forEach((p, seat) => placeHome(s, rows, board[p], seat));
  SIDES.forEach((p, seat) => {
    for (const u of board[p].ground) placeUnit(rows, u, seat, Zone.ground);
    for (const u of board[p].space) placeUnit(rows, u, seat, Zone.space);
  });
  SIDES.forEach((p, seat) => placePiles(s, rows, board[p], seat));
  SIDES.forEach((p, seat) => {
    const { leader } = board[p];
    if (!leader.deployed) return;
    const found = [...s.id.keys()].find(
      (c) =>
        s.id[c] === leader.card &&
        s.owner[c] === seat &&
        (s.zone[c] === Zone.ground || s.zone[c] === Zone.space || s.zone[c] === Zone.attached),
    );
    if (found === undefined) return;
    s.deployed[found] = 1;
    s.epic[found] = leader.epicUsed ? 1 : 0;
    (s.players[seat] as State['players'][number]).leaders = [found];
  });
  for (const c of rows.rest()) s.zone[c] = Zone.aside;
  s.round = board.round;
  s.initiative = board.initiative ? seatOf(board.initiative) : 0;
  s.active = board.active ? seatOf(board.active) : s.initiative;
  s.initiativeTaken = board.initiativeClaimed;
  if (!before && board.initiativeClaimed)
    (s.players[s.initiative] as State['players'][number]).passed = true;
  return { state: s, uids };
}

const sortTexts = (list: readonly string[]): string[] => [...list].sort();
const NUMBERED = new Set(['raid', 'restore', 'exploit']);

export function unitLine(v: UnitView): string {
  const keywords = Object.entries(v.keywords)
    .filter(
      ([k]) => !['smuggle', 'piloting', 'bounty', 'plot', 'coordinate', 'exploit'].includes(k),
    )
    .map(([k, n]) => (NUMBERED.has(k) ? `${k}:${n}` : k))
    .sort();
  return JSON.stringify([
    v.id,
    v.owner,
    v.damage,
    v.ready ? 'ready' : 'exhausted',
    v.power,
    v.hp,
    keywords,
    sortTexts(v.upgrades.map((u) => u.id)),
    sortTexts(v.captives.map((c) => c.id)),
  ]);
}

function recordedUnit(u: UnitState): string {
  // A Raid of 0 is recorded as a keyword; it has no effect.
  const keywords = u.keywords
    .filter((k) => !/^(smuggle|piloting|bounty|plot|coordinate|exploit)|:0$/.test(k))
    .sort();
  return JSON.stringify([
    u.card,
    seatOf(u.owner),
    u.damage,
    u.exhausted ? 'exhausted' : 'ready',
    u.power,
    u.hp,
    keywords,
    sortTexts(u.upgrades.map((x) => x.card)),
    sortTexts((u.captured ?? []).map((x) => x.card)),
  ]);
}

/** One comparable line per fact of the board. */
export function describe(engine: Engine, s: State): Map<string, string> {
  const v = engine.view(s, null);
  const out = new Map<string, string>([
    ['phase', s.phase],
    ['round', `${s.round}`],
    ['initiative', `${s.initiative} ${s.phase === 'action' && s.initiativeTaken}`],
    ['active', `${s.active}`],
  ]);
  v.players.forEach((p, seat) => {
    const ids = (cards: readonly Card[]) =>
      sortTexts(cards.map((c) => s.id[c] as string)).join(' ');
    const own = s.players[seat] as State['players'][number];
    const [leader] = p.leaders;
    const onBase = ids(s.upgrades.filter((c) => s.host[c] === own.base));
    const guarded = ids(s.captives.filter((c) => s.host[c] === own.base));
    out.set(
      `p${seat + 1}.base`,
      `${p.base.damage}/${p.base.hp} ${p.base.epicUsed} ${onBase}${guarded && ` guards ${guarded}`}`,
    );
    out.set(
      `p${seat + 1}.leader`,
      `${leader?.deployed} ${leader?.deployed ? '' : leader?.ready} ${leader?.epicUsed}${leader?.flipped ? ' flipped' : ''}`,
    );
    out.set(`p${seat + 1}.hand`, ids(own.hand));
    out.set(`p${seat + 1}.discard`, ids(own.discard));
    out.set(`p${seat + 1}.deck`, own.deck.map((c) => s.id[c]).join(' '));
    out.set(
      `p${seat + 1}.resources`,
      `${p.resources.filter((r) => r.ready).length} of ${ids(own.resources)}`,
    );
    out.set(`p${seat + 1}.tokens`, `${p.credits} ${p.force}`);
    for (const arena of ['ground', 'space'] as const)
      out.set(
        `p${seat + 1}.${arena}`,
        sortTexts(p.units.filter((u) => u.arena === arena).map(unitLine)).join('\n'),
      );
  });
  return out;
}

export function recordedFacts(b: Board): Map<string, string> {
  const out = new Map<string, string>([
    ['phase', `${b.phase}`],
    ['round', `${b.round}`],
    [
      'initiative',
      `${b.initiative ? seatOf(b.initiative) : 0} ${b.phase === 'action' && b.initiativeClaimed}`,
    ],
    ['active', `${b.active ? seatOf(b.active) : 0}`],
  ]);
  for (const p of SIDES) {
    const s = b[p];
    const onBase = sortTexts((s.base.upgrades ?? []).map((x) => x.card)).join(' ');
    const guarded = sortTexts((s.base.captured ?? []).map((x) => x.card)).join(' ');
    out.set(
      `${p}.base`,
      `${s.base.damage}/${s.base.hp} ${s.base.epicUsed} ${onBase}${guarded && ` guards ${guarded}`}`,
    );
    out.set(
      `${p}.leader`,
      `${s.leader.deployed} ${s.leader.deployed ? '' : !s.leader.exhausted} ${s.leader.epicUsed}${s.leader.flipped ? ' flipped' : ''}`,
    );
    out.set(`${p}.hand`, sortTexts(s.hand).join(' '));
    out.set(`${p}.discard`, sortTexts(s.discard).join(' '));
    out.set(`${p}.deck`, s.deck.join(' '));
    out.set(
      `${p}.resources`,
      `${s.resources.filter((r) => !r.includes('!')).length} of ${sortTexts(s.resources.map(plain)).join(' ')}`,
    );
    out.set(`${p}.tokens`, `${s.credits} ${s.force}`);
    out.set(`${p}.ground`, sortTexts(s.ground.map(recordedUnit)).join('\n'));
    out.set(`${p}.space`, sortTexts(s.space.map(recordedUnit)).join('\n'));
  }
  return out;
}

export interface Difference {
  what: string;
  ours: string;
  theirs: string;
}

/**
 * The facts that differ; decks are compared as sets after a random effect, and only winner and
 * bases once the game is over.
 */
export function differences(engine: Engine, s: State, b: Board, random: boolean): Difference[] {
  const ours = describe(engine, s);
  const theirs = recordedFacts(b);
  if (b.winner !== undefined) {
    const won = (s.outcome?.winners ?? []).map((w) => `p${w + 1}`).join('+');
    return won === b.winner ? [] : [{ what: 'winner', ours: won, theirs: b.winner }];
  }
  const out: Difference[] = [];
  for (const [what, value] of theirs) {
    const mine = ours.get(what) ?? '';
    const norm = (x: string) =>
      random && what.endsWith('.deck') ? sortTexts(x.split(' ')).join(' ') : x;
    if (norm(mine) !== norm(value)) out.push({ what, ours: mine, theirs: value });
  }
  return out;
}

/** The rows of a board's uids, after the board was found equal to our state. */
export function learn(engine: Engine, s: State, b: Board, known: Uids): Uids {
  const uids = new Map(known);
  const taken = new Set(uids.values());
  const v = engine.view(s, null);
  SIDES.forEach((p, seat) => {
    for (const u of [...b[p].ground, ...b[p].space]) {
      const mine = uids.has(u.uid)
        ? undefined
        : v.players[seat]?.units.find((x) => !taken.has(x.card) && unitLine(x) === recordedUnit(u));
      if (mine) {
        uids.set(u.uid, mine.card);
        taken.add(mine.card);
      }
      const host = uids.get(u.uid);
      for (const x of u.upgrades) {
        if (uids.has(x.uid)) continue;
        const row = s.upgrades.find(
          (c) => s.host[c] === host && s.id[c] === x.card && !taken.has(c),
        );
        if (row !== undefined) {
          uids.set(x.uid, row);
          taken.add(row);
        }
      }
    }
  });
  return uids;
}

const PILES: Record<string, 'hand' | 'deck' | 'discard' | 'resources'> = {
  hand: 'hand',
  deck: 'deck',
  discard: 'discard',
  resource: 'resources',
};

/**
 * The rows to which a recorded reference may refer: one if its uid is known, otherwise every equal
 * card in that zone.
 */
export function rowsOf(s: State, ref: Ref, uids: Uids): Card[] {
  const known = uids.get(ref.uid);
  if (known !== undefined && s.id[known] === ref.card) return [known];
  const seat = seatOf(ref.controller);
  const p = s.players[seat] as State['players'][number];
  const named = new Set(uids.values());
  if (ref.zone === 'base') {
    const leader = p.leaders.find((l) => s.id[l] === ref.card);
    return s.id[p.base] === ref.card ? [p.base] : leader === undefined ? [] : [leader];
  }
  const pile = PILES[ref.zone];
  const from = pile
    ? p[pile]
    : ref.zone === 'ground' || ref.zone === 'space'
      ? [...p.units, ...s.upgrades]
      : [...s.id.keys()];
  const equal = from.filter((c) => s.id[c] === ref.card);
  const fresh = equal.filter((c) => !named.has(c));
  return fresh.length > 0 ? fresh : equal;
}
