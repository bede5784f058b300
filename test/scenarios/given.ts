/** The board of a scenario as a state of ours, or why it cannot be one. */
import {
  advanceState,
  copyState,
  type Engine,
  type SideSetup,
  type State,
  table,
  type UnitSetup,
  Zone,
} from '#rules';
import { type Scenario, type SeatGiven, seatOf, type UnitGiven } from './scenario.js';

const unitOf = ({ code, damage, ready, upgrades, captives }: UnitGiven): UnitSetup => ({
  id: code,
  ...(damage === undefined ? {} : { damage }),
  ...(ready === false ? { ready } : {}),
  upgrades: (upgrades ?? []).map((u) => u.code),
  captives: (captives ?? []).map((c) => c.code),
});

const sideOf = (seat: SeatGiven): SideSetup => ({
  ...(seat.leader ? { leader: { id: seat.leader.code, ready: seat.leader.ready !== false } } : {}),
  ...(seat.leader2 ? { leaders: [seat.leader2.code] } : {}),
  base: seat.base.code,
  baseDamage: seat.base.damage ?? 0,
  hand: [...(seat.hand ?? [])],
  deck: [...(seat.deck ?? [])],
  discard: [...(seat.discard ?? [])],
  ground: (seat.ground ?? []).filter((u) => !u.leader).map(unitOf),
  space: (seat.space ?? []).filter((u) => !u.leader).map(unitOf),
  resources: (seat.resources ?? []).flatMap(({ code, n }) => Array.from({ length: n }, () => code)),
  credits: seat.credits ?? 0,
  force: seat.force ?? false,
});

/** Codes that the board and the case name. */
export const codesOf = ({ given, cards }: Scenario): string[] => [
  ...cards,
  ...given.seats.flatMap((s) => [
    ...(s.leader ? [s.leader.code] : []),
    ...(s.base ? [s.base.code] : []),
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

/** What no board of ours can be. */
export function unsupported(engine: Engine, { given }: Scenario): string | null {
  const isUnit = (code: string): boolean => engine.book.cards.get(code)?.type === 'Unit';
  for (const s of given.seats) {
    if (!s.base || !s.leader) return 'no leader or base';
    for (const u of [...(s.ground ?? []), ...(s.space ?? [])])
      if (!u.leader && !isUnit(u.code)) return 'no unit in an arena';
    if (s.leader?.deployed === 'pilot' || s.leader?.deployed === 'flipped')
      return 'leader as upgrade';
    if (s.leader2?.deployed) return 'second leader deployed';
    if ((s.base.upgrades ?? []).length + (s.base.captives ?? []).length > 0)
      return 'cards on a base';
  }
  return null;
}

function placeLeader(s: State, seat: number, given: SeatGiven): void {
  const p = s.players[seat]!;
  const c = p.leaders[0]!;
  s.epic[c] = given.leader?.epicUsed ? 1 : 0;
  if (given.leader?.deployed !== 'unit') return;
  const inSpace = (given.space ?? []).find((u) => u.leader);
  const unit = inSpace ?? (given.ground ?? []).find((u) => u.leader);
  s.deployed[c] = 1;
  s.zone[c] = inSpace ? Zone.space : Zone.ground;
  s.ready[c] = unit?.ready === false ? 0 : 1;
  s.damage[c] = unit?.damage ?? 0;
  p.units.push(c);
}

function own(s: State, seat: number, given: SeatGiven): void {
  const p = s.players[seat]!;
  s.epic[p.base] = given.base.epicUsed ? 1 : 0;
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
  s.owner = [...s.owner];
  given.seats.forEach((seat, i) => {
    own(s, i, seat);
    placeLeader(s, i, seat);
  });
  // A leader that stood in play fills the places of chosen units after the others: arrival order, leaders last.
  if (given.claimed) {
    s.initiativeTaken = true;
    if (given.active !== given.initiative) s.players[seatOf(given.initiative)]!.passed = true;
  }
  s.frames = [{ k: 'action-phase', step: 2, passes: 0 }];
  s.unsettled = true;
  return advanceState(engine, s);
}
