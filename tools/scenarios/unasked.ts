/**
 * What the other engine decides without a question, and how. This never depends on the expectations
 * of a case.
 */
import { type Decision, type Option, type State, Zone } from '#rules';
import {
  type Candidate,
  cardOf,
  dividing,
  each,
  naming,
  number,
  paysCredits,
  toSeat,
  use,
} from './candidates.js';

/**
 * Optional abilities that only help are used automatically there: a resource is readied (SOR_015),
 * the card becomes one (SOR_083, LAW_159), it is readied (SHD_137).
 */
const TAKEN: ReadonlySet<string> = new Set(['LAW_159', 'SHD_137', 'SOR_015', 'SOR_083']);

/**
 * The mode that is used automatically there: a base is healed if it is damaged, otherwise the unit;
 * with an empty deck the card is drawn.
 */
const MODES: Readonly<Record<string, (s: State, seat: number) => number>> = {
  ASH_005: (s, seat) => (s.damage[s.players[seat]!.base]! > 0 ? 1 : 0),
  SOR_119: () => 0,
};

/**
 * Any choice has the same effect: no damage is left over (LAW_011), or the target is gone
 * (SOR_234).
 */
const NO_MATTER: ReadonlySet<string> = new Set(['LAW_011', 'SOR_234']);

const only = (picks: readonly number[]): number[] | null =>
  picks.length === 1 ? [...picks] : null;
const meeting = (d: Decision, fits: (card: number) => boolean): number[] =>
  d.options.flatMap((o: Option, i) => (cardOf(o) >= 0 && fits(cardOf(o)) ? [i] : []));

/** Among bases only: heals the own one, damages an enemy's. */
function ofBases(s: State, d: Decision): number[] | null {
  const bases: ReadonlySet<number> = new Set(s.players.map(({ base }) => base));
  if (d.options.length === 0 || !d.options.every((o) => bases.has(cardOf(o)))) return null;
  const own = s.players[d.seat]?.base;
  if (d.note === 'heal') return only(meeting(d, (card) => card === own));
  return d.note === 'damage' ? only(meeting(d, (card) => card !== own)) : null;
}

const isSentinel = (s: State, card: number): boolean =>
  s.lasting.some((l) => l.card === card && JSON.stringify(l.mods).includes('"sentinel"'));

/**
 * There, cards without an effect are not offered, and if at most one is left there is no question.
 */
function ofUseful(s: State, d: Decision): number[] | null {
  const useful: Readonly<Record<string, (card: number) => boolean>> = {
    exhaust: (card) => s.ready[card] === 1,
    heal: (card) => (s.damage[card] ?? 0) > 0,
    // SOR_140: a unit that was given Sentinel can lose it.
    ...(s.id[d.source] === 'SOR_140' && { lasting: (card: number) => isSentinel(s, card) }),
  };
  const fits = useful[d.note ?? ''];
  if (d.kind !== 'target' || d.max !== 1 || !fits) return null;
  const left = meeting(d, fits);
  return left.length === 0 ? [0] : only(left);
}

/** The automatic choice of the other program; null if it asks. */
function comfort(s: State, d: Decision): number[] | null {
  const source = s.id[d.source] ?? '';
  if (d.note === 'ready-resources') return [d.options.length - 1];
  if (d.kind === 'optional' && TAKEN.has(source))
    return only(d.options.flatMap((o, i) => (o.o === 'yes' ? [i] : [])));
  if (d.kind === 'mode' && MODES[source]) return [MODES[source](s, d.seat)];
  if (d.kind === 'target' && NO_MATTER.has(source)) return [0];
  return ofBases(s, d) ?? ofUseful(s, d);
}

/** The copy that entered play first. */
function oldest(s: State, d: Decision): number {
  const came = d.options.map((o) =>
    s.history.findLastIndex((h) => h.e === 'entered' && h.card === cardOf(o)),
  );
  return came.indexOf(Math.min(...came));
}

/**
 * Questions that the other engine does not ask: nothing to choose, nothing more to show, the same
 * trigger twice, how to pay, which player if it considers only the opponent, which copy of a unique
 * card (the older one is defeated), a name without any effect.
 */
export function unaskedCandidates(s: State, d: Decision): Candidate[] {
  if (d.kind === 'action') return d.options.every((o) => o.o === 'attack') ? use(d, [[0]], 0) : [];
  if (d.kind === 'name') return naming(d, 'Credit', 0);
  if (d.kind === 'divide')
    return d.options.length === 1 ? dividing(d, [Math.min(d.total ?? 0, d.caps?.[0] ?? 0)], 0) : [];
  if (d.options.length === 0 || d.note === 'disclose-more') return use(d, [[]], 0);
  // Cards returned without a question keep their order.
  if (d.note === 'arrange') return use(d, [d.options.map((_, i) => i)], 0);
  if (d.kind === 'order' || d.kind === 'whose-order') return use(d, each(d), 0);
  if (d.kind === 'unique') return use(d, [[oldest(s, d)]], 0);
  if (paysCredits(d)) return number(d, 0, 0);
  const silently = comfort(s, d);
  if (silently) return use(d, [silently], 0);
  if (d.kind === 'seat') return toSeat(d, (seat) => seat !== d.seat, 0);
  // Which of another player's face-down cards are looked at is random there.
  if (
    d.options.every(
      (o) => s.zone[cardOf(o)] === Zone.resource && s.controller[cardOf(o)] !== d.seat,
    )
  )
    return use(d, [d.options.slice(0, d.min).map((_, i) => i)], 0);
  if (d.min === 1 && d.max === 1 && d.options.length === 1) return use(d, [[0]], 0);
  // Copies of one card in a hand are interchangeable; if all are copies, one is played, shown or
  // discarded without a question.
  const ids = new Set(d.options.map((o) => s.id[cardOf(o)]));
  const own = d.options.every(
    (o) => s.zone[cardOf(o)] === Zone.hand || s.zone[cardOf(o)] === Zone.resource,
  );
  return ids.size === 1 && (own || d.kind === 'payment') ? use(d, [[0], []], 0) : [];
}
