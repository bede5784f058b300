/** The board of a scenario as a state of our engine, or the reason why it cannot be one. */
import {
  advanceState,
  type Card,
  copyState,
  type Engine,
  pushRow,
  type SideSetup,
  type State,
  table,
  type UnitSetup,
  Zone,
} from '#rules';
import { type Scenario, type SeatGiven, seatOf, type UnitGiven } from './scenario.js';

/** `leader`: a leader that is attached to a unit is no card of its own. */
const unitOf =
  (leader: string | undefined) =>
  ({ code, damage, ready, upgrades, captives }: UnitGiven): UnitSetup => ({
    id: code,
    ...(damage === undefined ? {} : { damage }),
    ...(ready === false ? { ready } : {}),
    upgrades: (upgrades ?? []).filter(({ code }) => code !== leader).map(({ code }) => code),
    captives: (captives ?? []).map((c) => c.code),
  });

const sideOf = (seat: SeatGiven): SideSetup => ({
  ...(seat.leader ? { leader: { id: seat.leader.code, ready: seat.leader.ready !== false } } : {}),
  ...(seat.leader2 ? { leaders: [seat.leader2.code] } : {}),
  base: seat.base.code,
  baseDamage: seat.base.damage ?? 0,
  baseUpgrades: [...(seat.base.upgrades ?? [])],
  hand: [...(seat.hand ?? [])],
  deck: [...(seat.deck ?? [])],
  discard: [...(seat.discard ?? [])],
  ground: (seat.ground ?? []).filter((u) => !u.leader).map(unitOf(seat.leader?.code)),
  space: (seat.space ?? []).filter((u) => !u.leader).map(unitOf(seat.leader?.code)),
  resources: (seat.resources ?? []).flatMap(({ code, n }) => Array.from({ length: n }, () => code)),
  credits: seat.credits ?? 0,
  force: seat.force ?? false,
});

/** Card codes in the board and the case. */
export const codesOf = ({ given, cards }: Scenario): string[] => [
  ...cards,
  ...given.seats.flatMap((s) => [
    ...(s.leader ? [s.leader.code] : []),
    ...(s.base ? [s.base.code, ...(s.base.upgrades ?? [])] : []),
    ...(s.leader2 ? [s.leader2.code] : []),
    ...(s.hand ?? []),
    ...(s.deck ?? []),
    ...(s.discard ?? []),
    ...(s.resources ?? []).map((r) => r.code),
    ...[...(s.ground ?? []), ...(s.space ?? [])].flatMap((u) => [
      u.code,
      ...(u.upgrades ?? []).map((x) => x.code),
      ...(u.captives ?? []).map((x) => x.code),
    ]),
  ]),
];

const isUnique = (engine: Engine, code: string): boolean =>
  engine.book.cards.get(code)?.unique === true;

/** 8.30: two copies of a unique card could not both have stayed in play. */
const twiceUnique = (engine: Engine, seat: SeatGiven): boolean => {
  const codes = [...(seat.ground ?? []), ...(seat.space ?? [])]
    .map((u) => u.code)
    .filter((code) => isUnique(engine, code));
  return new Set(codes).size < codes.length;
};

/** The first feature of the board that our engine cannot represent. */
export function findUnsupported(engine: Engine, { given }: Scenario): string | null {
  const isOf = (code: string, type: string): boolean => engine.book.cards.get(code)?.type === type;
  for (const s of given.seats) {
    if (!s.base) return 'no base';
    if (s.leader && !isOf(s.leader.code, 'Leader')) return 'a leader that is none';
    for (const u of [...(s.ground ?? []), ...(s.space ?? [])])
      if (!u.leader && !isOf(u.code, 'Unit')) return 'no unit in an arena';
    if (twiceUnique(engine, s)) return 'a unique card twice';
  }
  return null;
}

/** A card that is attached to another one: on a leader unit, or captured by a base. */
function attach(
  s: State,
  code: string,
  { owner, host, zone }: { owner: number; host: Card; zone: Zone },
): void {
  const c = pushRow(s, code, owner, zone);
  s.ready[c] = 1;
  s.host[c] = host;
  (zone === Zone.captured ? s.captives : s.upgrades).push(c);
}

const bearerAt = (units: readonly UnitGiven[], leader: string): number =>
  units.findIndex((u) => u.upgrades?.some(({ code }) => code === leader));

/**
 * A deployed leader as an upgrade: on the unit that names it, the first ground unit or else the
 * first space unit (3.4.7).
 */
function placePilot(s: State, seat: number, given: SeatGiven, leader: Card): void {
  const units = [...(given.ground ?? []), ...(given.space ?? [])].filter((u) => !u.leader);
  const host = s.players[seat]!.units[Math.max(bearerAt(units, s.id[leader]!), 0)]!;
  s.deployed[leader] = 1;
  s.zone[leader] = Zone.attached;
  s.host[leader] = host;
  s.upgrades.push(leader);
}

function placeLeader(s: State, seat: number, given: SeatGiven, nth: 0 | 1): void {
  const said = nth === 0 ? given.leader : given.leader2;
  if (!said) return;
  const p = s.players[seat]!;
  const c = p.leaders[nth]!;
  s.epic[c] = said.epicUsed ? 1 : 0;
  s.ready[c] = said.ready === false ? 0 : 1;
  if (said.deployed === 'flipped')
    s.guises = { ...s.guises, [c]: { of: said.code, flipped: true } };
  const all = [...(given.ground ?? []), ...(given.space ?? [])];
  if (said.deployed === 'pilot' || bearerAt(all, said.code) >= 0) placePilot(s, seat, given, c);
  if (said.deployed !== 'unit') return;
  const isIt = (u: UnitGiven): boolean => u.leader === true && u.code === said.code;
  const inSpace = (given.space ?? []).find(isIt);
  const unit = inSpace ?? (given.ground ?? []).find(isIt);
  s.deployed[c] = 1;
  s.zone[c] = inSpace ? Zone.space : Zone.ground;
  s.ready[c] = unit?.ready === false ? 0 : 1;
  s.damage[c] = unit?.damage ?? 0;
  for (const { code } of unit?.upgrades ?? [])
    attach(s, code, { owner: seat, host: c, zone: Zone.attached });
  for (const { code, owner } of unit?.captives ?? [])
    attach(s, code, { owner: seatOf(owner), host: c, zone: Zone.captured });
  const order = [...(given.ground ?? []), ...(given.space ?? [])];
  p.units.splice(unit ? order.indexOf(unit) : p.units.length, 0, c);
}

function own(s: State, seat: number, given: SeatGiven): void {
  const p = s.players[seat]!;
  s.epic[p.base] = given.base.epicUsed ? 1 : 0;
  for (const { code, owner } of given.base.captives ?? [])
    attach(s, code, { owner: seatOf(owner), host: p.base, zone: Zone.captured });
  let at = 0;
  for (const { n, ready, owner } of given.resources ?? [])
    for (let i = 0; i < n; i++) {
      const c = p.resources[at++]!;
      s.ready[c] = ready === false ? 0 : 1;
      if (owner) s.owner[c] = seatOf(owner);
    }
  const units = [...(given.ground ?? []), ...(given.space ?? [])].filter((u) => !u.leader);
  units.forEach(({ owner, captives }, i) => {
    const c = p.units[i]!;
    if (owner) s.owner[c] = seatOf(owner);
    const held = s.captives.filter((x) => s.host[x] === c);
    captives?.forEach((captive, k) => (s.owner[held[k]!] = seatOf(captive.owner)));
  });
}

export function boardOf(engine: Engine, { given }: Scenario): State {
  const [you, them, third, fourth] = given.seats.map(sideOf);
  const made = table(engine, {
    ...(you && { you }),
    ...(them && { them }),
    ...(third && { third }),
    ...(fourth && { fourth }),
    ...(given.seats.length > 2 ? { twinSuns: true as const } : {}),
    active: seatOf(given.active),
    initiative: seatOf(given.initiative),
    round: given.round,
  });
  const s = copyState(made.state);
  s.id = [...s.id];
  s.owner = [...s.owner];
  given.seats.forEach((seat, i) => {
    own(s, i, seat);
    placeLeader(s, i, seat, 0);
    placeLeader(s, i, seat, 1);
  });
  if (given.claimed) {
    s.initiativeTaken = true;
    if (given.active !== given.initiative) s.players[seatOf(given.initiative)]!.passed = true;
  }
  s.frames = [{ k: 'action-phase', step: 2, passes: 0 }];
  s.unsettled = true;
  return advanceState(engine, s);
}
