/**
 * Checks an expectation of a case against a state; null if it holds, otherwise the actual value.
 */
import { bearsTrait, type Engine, type State, type UnitView, type View } from '#rules';
import { isHeld } from './held.js';
import { rowAt } from './refs.js';
import { type CardRef, type Expected, type SeatName, seatOf } from './scenario.js';

interface Looked {
  readonly engine: Engine;
  readonly s: State;
  readonly view: View;
}

/** `undefined` if our engine has no such fact. */
type Fact = number | string | boolean | null | undefined;

const seatFacts: Readonly<Record<string, (l: Looked, seat: number, e: Expected) => Fact>> = {
  baseDamage: ({ view }, seat) => view.players[seat]?.base.damage,
  hand: ({ s }, seat) => s.players[seat]?.hand.filter((c) => !isHeld(s, c)).length,
  // In the other program searched cards leave the deck while the search is open.
  deck: ({ s, view }, seat) =>
    s.pending?.kind === 'search' && s.pending.seat === seat
      ? undefined
      : view.players[seat]?.deckSize,
  discard: ({ view }, seat) => view.players[seat]?.discard.length,
  resources: ({ view }, seat) => view.players[seat]?.resources.length,
  readyResources: ({ view }, seat) => view.players[seat]?.resources.filter((r) => r.ready).length,
  credits: ({ view }, seat) => view.players[seat]?.credits,
  ground: ({ view }, seat) => view.players[seat]?.units.filter((u) => u.arena === 'ground').length,
  space: ({ view }, seat) => view.players[seat]?.units.filter((u) => u.arena === 'space').length,
  leaders: ({ view }, seat) => view.players[seat]?.leaders.length,
  force: ({ view }, seat) => view.players[seat]?.force,
  baseEpicUsed: ({ view }, seat) => view.players[seat]?.base.epicUsed,
  // The value has no meaning for a deployed leader.
  leaderReady: ({ view }, seat, e) => {
    const leader = view.players[seat]?.leaders[Number(e['i'] ?? 0)];
    return leader?.deployed ? undefined : leader?.ready;
  },
  leaderEpicUsed: ({ view }, seat, e) => view.players[seat]?.leaders[Number(e['i'] ?? 0)]?.epicUsed,
  handCard: ({ s }, seat, e) => s.id[s.players[seat]?.hand[Number(e['i'])] ?? -1] ?? null,
  // 4.8.3: the order of a discard pile means nothing.
  discardCard: ({ s }, seat, e) => {
    const codes = s.players[seat]?.discard.map((c) => s.id[c]) ?? [];
    return codes.includes(e['code'] as string) ? (e['code'] as string) : codes.join(' ');
  },
  deckTop: ({ s }, seat) => s.id[s.players[seat]?.deck[0] ?? -1] ?? null,
  playable: ({ s }, seat, e) =>
    s.pending?.kind === 'action' &&
    s.pending.seat === seat &&
    s.pending.options.some(
      (o) => o.o === 'play' && o.card === s.players[seat]?.hand[Number(e['i'])],
    ),
};

const count = (unit: UnitView, id: string): number =>
  unit.upgrades.filter((u) => u.id === id).length;

/** The row of a unit, and its view. */
function unitFact({ engine, s, view }: Looked, e: Expected): { got: Fact; wanted: Fact } | null {
  const { seat, zone, i } = e as unknown as CardRef;
  const row = rowAt(s, { seat, zone, ...(i === undefined ? {} : { i }) });
  const units = view.players.flatMap((p) => p.units);
  const unit = units.find((u) => u.card === row);
  if (!unit) return { got: null, wanted: 'a unit' };
  const code = s.guises?.[unit.card]?.of ?? unit.id;
  const facts: Readonly<Record<string, Fact>> = {
    code,
    damage: unit.damage,
    power: unit.power,
    hp: unit.hp,
    ready: unit.ready,
    attached: unit.upgrades.length + unit.captives.length,
    shields: count(unit, 'TOKEN_SHIELD'),
    advantages: count(unit, 'TOKEN_ADVANTAGE'),
    leaderUnit: unit.leader,
  };
  if (typeof e['keyword'] === 'string') {
    const has = Object.keys(unit.keywords).includes(e['keyword'].toLowerCase());
    return { got: has, wanted: e['is'] as boolean };
  }
  if (typeof e['attachedAt'] === 'number')
    return {
      got: [...unit.upgrades, ...unit.captives][e['attachedAt']]?.id ?? null,
      wanted: e['attachedCode'] as string,
    };
  if (typeof e['trait'] === 'string')
    return {
      got: bearsTrait(engine, s, unit.card, e['trait'].toUpperCase()),
      wanted: e['is'] as boolean,
    };
  const key = Object.keys(facts).find((k) => k in e);
  return key === undefined ? null : { got: facts[key], wanted: e[key] as Fact };
}

const gameFacts: Readonly<Record<string, (l: Looked, e: Expected) => { got: Fact; wanted: Fact }>> =
  {
    winner: ({ s }, e) => ({
      got: s.outcome?.winners[0] ?? null,
      wanted: seatOf(e['seat'] as SeatName),
    }),
    active: ({ s }, e) => ({ got: s.active, wanted: seatOf(e['seat'] as SeatName) }),
    // With empty hands the regroup phase has no question and ends at once.
    phase: ({ s }, e) =>
      s.phase === 'action' && s.round > 1 && s.players.every((p) => p.hand.length <= 2)
        ? { got: undefined, wanted: undefined }
        : e['equals'] !== undefined
          ? { got: s.phase, wanted: e['equals'] as string }
          : { got: s.phase !== e['not'], wanted: true },
    initiative: ({ s }, e) => ({
      got: `${s.initiative} ${e['claimed'] === undefined ? '' : s.initiativeTaken}`,
      wanted: `${seatOf(e['seat'] as SeatName)} ${(e['claimed'] as boolean | undefined) ?? ''}`,
    }),
    seats: ({ s }, e) => ({ got: s.players.length, wanted: e['equals'] as number }),
    asked: ({ s }, e) => ({
      got:
        s.pending !== null &&
        s.pending.kind !== 'action' &&
        s.pending.seat === seatOf(e['seat'] as SeatName),
      wanted: e['is'] as boolean,
    }),
  };

/**
 * The unmet part of an expectation, or null; an expectation that our engine cannot check counts as
 * met.
 */
export function unmet(engine: Engine, s: State, e: Expected): string | null {
  const looked = { engine, s, view: engine.view(s, null) };
  const seat = typeof e['seat'] === 'string' ? seatOf(e['seat'] as SeatName) : -1;
  const ofSeat = seatFacts[e.what];
  const found =
    e.what === 'unit'
      ? unitFact(looked, e)
      : ofSeat
        ? {
            got: ofSeat(looked, seat, e),
            wanted: (e['equals'] ?? e['is'] ?? e['code']) as Fact,
          }
        : (gameFacts[e.what]?.(looked, e) ?? null);
  if (found === null || found.got === undefined || found.got === found.wanted) return null;
  return `${JSON.stringify(e)}: ours ${JSON.stringify(found.got)}`;
}
